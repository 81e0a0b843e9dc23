//! How fast the table's time runs. Whoever has a say in it says so in [`Tempo`], each in a place of its own; one system sets the
//! engine's clock, and nobody else touches it.

use bevy::prelude::*;

use super::UiSystems;

/// What is asked of the table's time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Tempo {
    /// It stands still: something lies over the table.
    pub paused: bool,
    /// A fight of the showcase runs at this speed; it counts for more than `hurry`.
    pub fight: Option<f32>,
    /// Somebody holds on to a scene and has it run at this speed.
    pub hurry: Option<f32>,
}

impl Tempo {
    /// How many times as fast as the room's time it runs, unless it is paused.
    pub fn speed(&self) -> f32 {
        self.fight.or(self.hurry).unwrap_or(1.0)
    }
}

/// Sets the clock.
fn set_clock(tempo: Res<Tempo>, mut clock: ResMut<Time<Virtual>>) {
    if tempo.paused && !clock.is_paused() {
        clock.pause();
    } else if !tempo.paused && clock.is_paused() {
        clock.unpause();
    }
    clock.set_relative_speed(tempo.speed());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tempo>()
        .add_systems(Update, set_clock.in_set(UiSystems::Tempo).run_if(resource_changed::<Tempo>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_says_its_own_and_none_undoes_what_another_says() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin));
        let mut clock = |change: fn(&mut Tempo)| {
            change(&mut app.world_mut().resource_mut::<Tempo>());
            app.update();
            let clock = app.world().resource::<Time<Virtual>>();
            (clock.is_paused(), clock.relative_speed())
        };
        assert_eq!(clock(|_| {}), (false, 1.0));
        assert_eq!(clock(|tempo| tempo.hurry = Some(4.0)), (false, 4.0));
        assert_eq!(clock(|tempo| tempo.fight = Some(0.25)), (false, 0.25), "the fight's speed is the person's choice");
        assert_eq!(clock(|tempo| tempo.paused = true), (true, 0.25));
        assert_eq!(clock(|tempo| tempo.hurry = None), (true, 0.25), "who lets go of a scene does not end the pause");
        assert_eq!(clock(|tempo| tempo.fight = None), (true, 1.0));
        assert_eq!(clock(|tempo| tempo.paused = false), (false, 1.0));
    }
}
