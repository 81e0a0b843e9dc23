//! The screens, one file each, and the way from one to the next.

mod branch;
mod credits;
mod daily_match;
mod fair_dice;
mod follow_match;
mod game_choice;
mod how_to;
mod journey;
mod key_bindings;
mod live_table;
mod mail;
mod matches;
mod notices_view;
mod on_screen_keyboard;
mod pause;
mod puzzles;
mod question;
mod result;
mod rulebook;
mod settings;
mod setup;
mod showcase;
mod text_page;
#[cfg(test)]
mod texts_test;
mod title;
mod welcome;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::{
    frame::{Draw, overlay_fits},
    navigation::Screen,
    overlay::{Overlay, is_on_top},
    systems::UiSystems,
    window_shape,
};

pub use daily_match::DayMatch;
pub use how_to::{HowToPage, OwnLessons};
pub use journey::{Journey, JourneyPage};
pub use live_table::BroughtLine;
pub use mail::{Mail, MailPlace};
pub use matches::{Exports, Matches};
#[cfg(test)]
pub(in crate::ui) use notices_view::draw as draw_notices;
pub use on_screen_keyboard::Letters;
pub use puzzles::{PuzzleShelf, sets as puzzle_sets};
pub use rulebook::Rulebook;
pub use settings::{Page as SettingsPage, SettingsView};
pub use setup::{ChosenTable, Draft, SetupPage, Sitter};
pub use showcase::{Page, Showcase};
pub use welcome::OpensAtTitle;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayMatch>()
        .add_plugins((
            title::plugin,
            game_choice::plugin,
            setup::plugin,
            result::plugin,
            showcase::plugin,
            puzzles::plugin,
        ))
        .add_plugins((
            journey::plugin,
            mail::plugin,
            live_table::plugin,
            matches::plugin,
            settings::plugin,
            how_to::plugin,
        ))
        .add_plugins((question::plugin, branch::plugin, on_screen_keyboard::plugin, rulebook::plugin))
        .add_systems(
            Update,
            (
                follow_match::review_what_is_watched,
                follow_match::leave_past.run_if(in_state(Screen::Match)),
                follow_match::follow_match,
            )
                .chain()
                .in_set(UiSystems::Screens),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                notices_view::draw,
                pause::draw.run_if(is_on_top(Overlay::Pause)),
                welcome::draw.run_if(is_on_top(Overlay::Welcome)),
                settings::draw,
                key_bindings::draw,
                how_to::draw,
                rulebook::draw,
                credits::draw.run_if(is_on_top(Overlay::Credits)),
                fair_dice::draw.run_if(is_on_top(Overlay::FairDice)),
                question::draw,
                branch::draw.run_if(is_on_top(Overlay::Branch)),
                live_table::draw_signs.run_if(is_on_top(Overlay::Signs)),
                window_shape::draw.run_if(is_on_top(Overlay::KeepWindow)),
                on_screen_keyboard::draw,
            )
                .chain()
                .distributive_run_if(overlay_fits)
                .in_set(Draw::Overlays),
        );
}
