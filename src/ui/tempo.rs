//! The speed of the table's time. Every system that wants to change it writes a field of its own in [`Tempo`]; one
//! system sets the engine's clock from them.

use bevy::prelude::*;

use super::systems::UiSystems;

/// The requests about the table's time.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Tempo {
    /// Whether it stands still because an overlay lies over the table.
    pub paused: bool,
    /// The speed of the showcase's fight; takes precedence over `hurry`.
    pub fight: Option<f32>,
    /// The speed while a key or button is held to fast-forward.
    pub hurry: Option<f32>,
}

impl Tempo {
    /// The speed as a multiple of real time, if not paused.
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
