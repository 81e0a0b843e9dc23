//! How events at the table are told. Every system that wants a pace writes a field of its own in [`PaceWishes`]; one
//! system sets the session's [`Pace`] from them.

use bevy::prelude::*;

use super::systems::UiSystems;
use holochess_session::Pace;

/// The requests about the pace.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PaceWishes {
    /// The settings' pace.
    pub settings: Pace,
    /// The pace of the match that is watched; takes precedence over the settings'.
    pub watched: Option<Pace>,
    /// The pace of the showcase's fight; takes precedence over both.
    pub fight: Option<Pace>,
}

impl PaceWishes {
    /// The pace that counts.
    pub fn pace(&self) -> Pace {
        self.fight.or(self.watched).unwrap_or(self.settings)
    }
}

/// Sets the pace.
fn set_pace(wishes: Res<PaceWishes>, mut pace: ResMut<Pace>) {
    pace.set_if_neq(wishes.pace());
}

pub fn plugin(app: &mut App) {
    app.init_resource::<PaceWishes>()
        .add_systems(Update, set_pace.in_set(UiSystems::Tempo).run_if(resource_changed::<PaceWishes>));
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_session::Speed;

    #[test]
    fn settings_that_change_in_a_fight_count_when_it_is_over() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin)).init_resource::<Pace>();
        let mut pace = |change: fn(&mut PaceWishes)| {
            change(&mut app.world_mut().resource_mut::<PaceWishes>());
            app.update();
            *app.world().resource::<Pace>()
        };
        assert_eq!(pace(|wishes| wishes.settings = Pace::from_speed(Speed::Slow)), Pace::from_speed(Speed::Slow));
        assert_eq!(
            pace(|wishes| wishes.watched = Some(Pace::from_speed(Speed::Normal))),
            Pace::from_speed(Speed::Normal)
        );
        assert_eq!(pace(|wishes| wishes.fight = Some(Pace::from_speed(Speed::Fast))), Pace::from_speed(Speed::Fast));
        assert_eq!(pace(|wishes| wishes.settings = Pace::from_speed(Speed::Off)), Pace::from_speed(Speed::Fast));
        assert_eq!(pace(|wishes| wishes.fight = None), Pace::from_speed(Speed::Normal));
        assert_eq!(pace(|wishes| wishes.watched = None), Pace::from_speed(Speed::Off));
    }
}
