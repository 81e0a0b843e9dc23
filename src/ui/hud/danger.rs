//! What is in danger, marked on the table for whoever wants to see it.

use bevy::prelude::*;

use super::evaluation_bar;
use crate::ui::{
    input::BoardInput,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    preferences::Preferences,
};

/// Request: mark what is in danger from now on, or no longer.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct DangerSwitched;

fn switch(
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
        switch
            .in_set(crate::ui::UiSystems::Input)
            .after(BoardInput)
            .after(evaluation_bar::toggle)
            .run_if(on_message::<DangerSwitched>),
    );
}
