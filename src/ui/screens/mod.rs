//! The screens, one file each, and the way from one to the next.

mod branch;
mod controls;
mod credits;
mod day;
mod evenings;
mod fair_dice;
mod follow_match;
mod how_to;
mod letters;
mod mail;
mod matches;
mod notices;
mod pause;
mod puzzles;
mod question;
mod result;
mod rulebook;
mod settings;
mod setup;
mod showcase;
mod tables;
mod text_page;
#[cfg(test)]
mod texts_test;
mod title;
mod welcome;

use bevy::prelude::*;

use super::navigation::Screen;

pub use day::DayMatch;
pub use evenings::{Evenings, EveningsPage};
pub use how_to::{HowToPage, OwnLessons};
pub use letters::Letters;
pub use mail::{Mail, MailPlace};
pub use matches::{Exports, Matches};
#[cfg(test)]
pub(in crate::ui) use notices::draw as draw_notices;
pub use puzzles::{PuzzleShelf, sets as puzzle_sets};
pub use rulebook::Rulebook;
pub use settings::{Page as SettingsPage, SettingsView};
pub use setup::{ChosenTable, Draft, SetupPage, Sitter};
pub use showcase::{Page, Showcase};
pub use welcome::OpensAtTitle;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayMatch>()
        .add_plugins((title::plugin, tables::plugin, setup::plugin, result::plugin, showcase::plugin, puzzles::plugin))
        .add_plugins((
            pause::plugin,
            settings::plugin,
            self::controls::plugin,
            how_to::plugin,
            credits::plugin,
            question::plugin,
        ))
        .add_plugins((evenings::plugin, mail::plugin, self::notices::plugin))
        .add_plugins((
            fair_dice::plugin,
            matches::plugin,
            branch::plugin,
            letters::plugin,
            rulebook::plugin,
            welcome::plugin,
        ))
        .add_systems(
            Update,
            (
                follow_match::review_what_is_watched,
                follow_match::leave_past.run_if(in_state(Screen::Match)),
                follow_match::follow_match,
            )
                .chain()
                .in_set(crate::ui::systems::UiSystems::Screens),
        );
}
