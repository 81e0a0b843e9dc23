//! The screens, one file each, and the way from one to the next.

mod branch;
mod credits;
mod fair_dice;
mod how_to;
mod matches;
mod pause;
mod puzzles;
mod question;
mod result;
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

use super::overlay::Overlays;
use crate::session::{BrowseRequested, LeaveMatch, LessonTable, Match, MatchPhase, PuzzleOnTable, Watching};

pub use how_to::HowToPage;
pub use matches::{Exports, Matches};
pub use puzzles::{PuzzleShelf, puzzle_name, puzzle_set, puzzle_task, sets as puzzle_sets};
pub use settings::{Page as SettingsPage, SettingsView};
pub use setup::{ChosenTable, Draft, SetupPage};
pub use showcase::{Album, Page, Showcase};
pub use welcome::OpensAtTitle;

/// The screen that is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title, with a table behind it.
    #[default]
    Title,
    /// The choice of the game.
    Tables,
    /// The set-up: players and options.
    Setup,
    /// The table.
    Match,
    /// The result.
    Result,
    /// The showcase of creatures.
    Showcase,
    /// The shelf of matches.
    Matches,
    /// Positions with one right action.
    Puzzles,
}

impl Screen {
    /// Its name in the trace.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Title => "title",
            Self::Tables => "tables",
            Self::Setup => "setup",
            Self::Match => "match",
            Self::Result => "result",
            Self::Showcase => "showcase",
            Self::Matches => "matches",
            Self::Puzzles => "puzzles",
        }
    }
}

/// Whether a finished match is being reviewed.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct Reviewing(pub bool);

/// Seconds between the last scene and the result.
const LAST_LOOK: f32 = 1.1;

/// Shows the table whenever a match is on it, and the result when the match is over.
fn follow_match(
    phase: Res<State<MatchPhase>>,
    screen: Res<State<Screen>>,
    game: Option<Res<Match>>,
    lesson: Option<Res<LessonTable>>,
    puzzle: Option<Res<PuzzleOnTable>>,
    reviewing: Res<Reviewing>,
    watching: Option<Res<Watching>>,
    overlays: Res<Overlays>,
    keys: Option<Res<ButtonInput<KeyCode>>>,
    time: Res<Time<Real>>,
    mut waited: Local<f32>,
    mut next: ResMut<NextState<Screen>>,
) {
    // A lesson and a puzzle have no result: what became of it is told at the table, which one leaves when one likes.
    let over = *phase.get() == MatchPhase::Over && lesson.is_none() && puzzle.is_none();
    if watching.is_some() {
        if *screen.get() != Screen::Match {
            next.set(Screen::Match);
        }
        return;
    }
    match screen.get() {
        Screen::Title | Screen::Tables | Screen::Setup | Screen::Showcase | Screen::Matches
            if game.is_some() && over =>
        {
            next.set(Screen::Result);
        }
        Screen::Title | Screen::Tables | Screen::Setup | Screen::Showcase | Screen::Matches | Screen::Puzzles
            if game.is_some() && *phase.get() != MatchPhase::None =>
        {
            next.set(Screen::Match);
        }
        Screen::Match if over && !reviewing.0 && overlays.is_empty() => {
            *waited += time.delta_secs();
            if *waited >= LAST_LOOK || keys.is_some_and(|keys| keys.just_pressed(KeyCode::Escape)) {
                next.set(Screen::Result);
            }
            return;
        }
        Screen::Match | Screen::Result if game.is_none() && *phase.get() == MatchPhase::None => next.set(Screen::Title),
        Screen::Result if !over && game.is_some() && *phase.get() != MatchPhase::None => next.set(Screen::Match),
        _ => {}
    }
    *waited = 0.0;
}

/// Request: return from an earlier moment to the present, or from a review to the result.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeavePast;

/// Returns from an earlier moment. A review is left as a whole, not step by step.
fn leave_past(
    keys: Option<Res<ButtonInput<KeyCode>>>,
    mut leaves: MessageReader<LeavePast>,
    mut reviewing: ResMut<Reviewing>,
    watching: Option<Res<Watching>>,
    overlays: Res<Overlays>,
    mut browses: MessageWriter<BrowseRequested>,
    mut match_leaves: MessageWriter<LeaveMatch>,
    mut next: ResMut<NextState<Screen>>,
) {
    let escaped = reviewing.0 && overlays.is_empty() && keys.is_some_and(|keys| keys.just_pressed(KeyCode::Escape));
    if leaves.read().count() == 0 && !escaped {
        return;
    }
    if watching.is_some() {
        match_leaves.write(LeaveMatch);
        next.set(Screen::Matches);
        return;
    }
    browses.write(BrowseRequested(None));
    if reviewing.0 {
        reviewing.0 = false;
        next.set(Screen::Result);
    }
}

/// A match that is watched is looked at like one that is reviewed.
fn review_what_is_watched(
    watching: Option<Res<Watching>>,
    mut was_watching: Local<bool>,
    mut reviewing: ResMut<Reviewing>,
) {
    if watching.is_some() != *was_watching {
        *was_watching = watching.is_some();
        reviewing.0 = watching.is_some();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Reviewing>()
        .add_message::<LeavePast>()
        .add_plugins((title::plugin, tables::plugin, setup::plugin, result::plugin, showcase::plugin, puzzles::plugin))
        .add_plugins((pause::plugin, settings::plugin, how_to::plugin, credits::plugin, question::plugin))
        .add_plugins((fair_dice::plugin, matches::plugin, branch::plugin, welcome::plugin))
        .add_systems(
            Update,
            (review_what_is_watched, leave_past.run_if(in_state(Screen::Match)), follow_match)
                .chain()
                .in_set(crate::ui::UiSystems::Screens),
        );
}
