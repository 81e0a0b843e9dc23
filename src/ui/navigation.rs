//! Where a person is: the screen that is shown, whether a finished match is looked at again, and the requests that lead
//! away.
//!
//! Any module may read these and send the requests; [`screens`](super::screens) decides which screen follows.

use bevy::prelude::*;

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
    /// Who plays, the journey, statistics and medals.
    Journey,
    /// Matches by mail.
    Mail,
    /// A table for players elsewhere, before its match.
    LiveTable,
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
            Self::Journey => "journey",
            Self::Mail => "mail",
            Self::LiveTable => "live-table",
        }
    }
}

/// Whether a finished match is being reviewed.
#[derive(Resource, Debug, Default, PartialEq, Eq)]
pub struct Reviewing(pub bool);

/// The screen that comes after the match on the table; the title where none is named.
#[derive(Resource, Debug, Default)]
pub struct WayBack(pub Option<Screen>);

impl WayBack {
    /// The label of the command that leaves the match for that screen.
    pub const fn label(&self) -> &'static str {
        match self.0 {
            Some(Screen::Journey) => "ui-leave-for-journey",
            Some(Screen::Matches) => "ui-leave-for-matches",
            Some(Screen::Mail) => "ui-leave-for-mail",
            _ => "ui-leave-for-title",
        }
    }

    /// What that screen is called.
    pub const fn heading(&self) -> &'static str {
        match self.0 {
            Some(Screen::Journey) => "journey-heading",
            Some(Screen::Matches) => "matches-heading",
            Some(Screen::Mail) => "mail-title",
            _ => "ui-result-title",
        }
    }
}

/// Request: return from an earlier moment to the present, or from a review to the result.
#[derive(Message, Clone, Copy, Debug)]
pub struct LeavePast;

/// Request: away from the puzzle on the table, to all of them.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct LeavePuzzle;

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Reviewing>()
        .init_resource::<WayBack>()
        .add_message::<LeavePast>()
        .add_message::<LeavePuzzle>();
}
