//! Marks cells in danger on the table, if the setting is on.

use bevy::prelude::*;

use super::evaluation_bar;
use crate::ui::{
    input::BoardInput,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    preferences::Preferences,
    systems::UiSystems,
};

/// Request: switch the marking of danger on or off. A message, because the commands at the table read [`Preferences`]
/// through `HudData` and so cannot change them.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct DangerSwitched;

/// Switches the marking of danger in the settings, with a notice.
fn switch_danger(
    mut requests: MessageReader<DangerSwitched>,
    localised: Res<LocalisedText>,
    mut preferences: ResMut<Preferences>,
    mut notices: ResMut<Notices>,
) {
    if requests.read().count() % 2 == 1 {
        let on = !preferences.help.danger;
        preferences.help.danger = on;
        let state = localised.text(if on { "ui-on" } else { "ui-off" });
        notices.say(localised.with("hud-danger-switched", "state", state), Tone::Plain);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DangerSwitched>().add_systems(
        Update,
        switch_danger
            .in_set(UiSystems::Input)
            .after(BoardInput)
            .after(evaluation_bar::toggle_evaluation_bar)
            .run_if(on_message::<DangerSwitched>),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::Language;
    use holochess_settings::Settings;

    #[test]
    fn what_is_in_danger_is_marked_from_one_request_to_the_next() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .insert_resource(LocalisedText::new(Language::English))
            .insert_resource(Preferences::new(Settings::default(), None))
            .init_resource::<Notices>();
        for wanted in [true, false] {
            app.world_mut().write_message(DangerSwitched);
            app.update();
            app.update();
            assert_eq!(app.world().resource::<Preferences>().help.danger, wanted);
            assert_eq!(app.world().resource::<Notices>().texts().count(), 1);
        }
    }
}
