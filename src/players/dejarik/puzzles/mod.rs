//! Puzzles of both Dejariks: positions in which one single action wins, or one single action holds the draw. They are drawn from the
//! solved game ([`find`]), so each has exactly one solution; sixty a rule set come with the game ([`shipped`]).
//!
//! A puzzle is asked and answered without a table: which action is the right one stands in it.

mod find;
mod shipped;

use serde::{Deserialize, Serialize};

pub use self::{
    find::{FindOptions, find, judge},
    shipped::{PuzzleError, by_id, of_day, shipped},
};
use crate::{
    locale::Words,
    rules::{Action, GameId, Rules as _, dejarik::Dejarik},
};

/// What the one right action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleKind {
    /// It wins; every other action does not.
    Win,
    /// It holds the draw; every other action loses.
    Save,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, unique among all of its game.
    pub id: String,
    /// The rule set, by its id.
    pub game: String,
    /// The position, as the rulebook writes it; black is to move.
    pub position: String,
    /// What there is to find.
    pub kind: PuzzleKind,
    /// Points that are won; 0 where a draw is held.
    pub points: u8,
    /// Plies to the end with perfect play; where a draw is held, how long the best of the wrong actions puts the loss off.
    pub plies: u16,
    /// The right action.
    pub solution: String,
    /// The right action and how the game goes on then if both play as well as can be.
    pub line: Vec<String>,
    /// From 1, the easiest, to 5: half each by how deep it is and how many of the levels miss it.
    pub grade: u8,
    /// The levels that choose another action.
    pub missed_by: Vec<String>,
}

/// What an answer to a puzzle is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It is the solution.
    Right,
    /// It is another legal action.
    Wrong,
}

impl Puzzle {
    /// The rule set; `None` if the puzzle names no game.
    pub fn game(&self) -> Option<GameId> {
        GameId::from_id(&self.game)
    }

    /// Whether an action is the solution.
    pub fn answer(&self, rules: &Dejarik, action: Action) -> Answer {
        if rules.action_text(action) == self.solution { Answer::Right } else { Answer::Wrong }
    }

    /// What there is to do, as a sentence.
    pub fn task(&self) -> Words {
        match self.kind {
            PuzzleKind::Win => Words::new("puzzle-task-win").with("points", self.points).with("plies", self.plies),
            PuzzleKind::Save => Words::new("puzzle-task-save"),
        }
    }

    /// Where the pawn stands that moves: the first hint.
    pub fn pawn(&self) -> &str {
        self.solution.split_once('-').map_or(&self.solution, |(from, _)| from)
    }
}
