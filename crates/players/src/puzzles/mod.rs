//! Puzzles: positions with one right action. Those of both Dejariks are drawn from the solved game, and every other action wins
//! nothing, or loses; those of Holochess are endings in which one action has a clearly better chance than any other. Sixty a game
//! come with it ([`shipped()`]).
//!
//! A puzzle is asked and answered without a table: which action is the right one stands in it.

mod answer;
mod shipped;

use serde::{Deserialize, Serialize};

pub use self::{
    answer::{AnswerWorth, worth},
    shipped::{PuzzleError, by_id, highest_grade, of_day, shipped},
};
use super::levels;
use holochess_locale::Words;
use holochess_rules::{Action, GameId, Seat, Setup, Table, ToAct, new_table};

/// What the one right action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PuzzleKind {
    /// It wins; every other action does not.
    Win,
    /// It holds the draw; every other action loses.
    Save,
    /// It has the best chance to win, clearly.
    Chance,
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// Its name, unique among all of its game.
    pub id: String,
    /// The game, by its id.
    pub game: String,
    /// The position, as the rulebook writes it.
    pub position: String,
    /// What there is to find.
    pub kind: PuzzleKind,
    /// Points that are won; 0 where a draw is held, or chances count.
    pub points: u8,
    /// Plies to the end with perfect play; where a draw is held, how long the best of the wrong actions puts the loss off; 0
    /// where chances count.
    pub plies: u16,
    /// The chance to win with the right action, and with the best of the others, where chances count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<[f64; 2]>,
    /// The right action.
    pub solution: String,
    /// The right action and how the game goes on then if both play as well as can be, as far as no dice fall.
    pub line: Vec<String>,
    /// From 1, the easiest, to 5: half each by how deep it is, or how close, and how many of the levels miss it.
    pub grade: u8,
    /// The levels that choose another action.
    pub missed_by: Vec<String>,
}

/// Grades of puzzles.
pub const GRADES: usize = 5;

impl Puzzle {
    /// The game; `None` if the puzzle names none.
    pub fn game(&self) -> Option<GameId> {
        GameId::from_id(&self.game)
    }

    /// The table at which it is solved; `None` if it is none.
    pub fn table(&self) -> Option<Box<dyn Table>> {
        let game = self.game()?;
        let setup = Setup { game, options: game.options(), players: 2, position: Some(self.position.clone()) };
        Some(new_table(&setup, &mut || 0).ok()?.0)
    }

    /// Whether it can be asked: its position is one as the rulebook writes it, its solution is possible there, and the rest are numbers
    /// and words that a puzzle has. One from a file may be anything.
    pub fn is_sound(&self) -> bool {
        let Some((table, game)) = self.table().zip(self.game()) else { return false };
        let actions: Vec<String> = table.actions().into_iter().map(|action| table.action_text(action)).collect();
        let known = |id: &String| levels(game).iter().any(|level| level.id == *id);
        table.position_text().as_ref() == Some(&self.position)
            && actions.contains(&self.solution)
            && self.line.first() == Some(&self.solution)
            && is_line(table, &self.line)
            && (1..=GRADES as u8).contains(&self.grade)
            && self.missed_by.iter().all(known)
            && self.chances.iter().flatten().all(|chance| (0.0..=1.0).contains(chance))
            && is_name(&self.id)
    }

    /// Whether an action at its table is the solution.
    pub fn is_solved_by(&self, table: &dyn Table, action: Action) -> bool {
        table.action_text(action) == self.solution
    }

    /// What there is to do, as a sentence.
    pub fn task(&self) -> Words {
        match self.kind {
            PuzzleKind::Win => Words::new("puzzle-task-win").with("points", self.points).with("plies", self.plies),
            PuzzleKind::Save => Words::new("puzzle-task-save"),
            PuzzleKind::Chance => {
                let seat = self.table().and_then(|table| match table.to_act() {
                    ToAct::Choose(seat) => Some(seat),
                    _ => None,
                });
                Words::new("puzzle-task-chance").with("seat", seat.unwrap_or(Seat::FIRST).number())
            }
        }
    }

    /// The cell of the piece that acts: the first hint.
    pub fn pawn(&self) -> &str {
        self.solution.split_once(['-', 'x']).map_or(&self.solution, |(from, _)| from)
    }
}

/// Whether these actions can be played one after the other, as far as no dice fall.
fn is_line(mut table: Box<dyn Table>, line: &[String]) -> bool {
    line.iter().all(|text| {
        while let ToAct::Pass(seat) = table.to_act() {
            if table.play(seat, Action::Pass).is_err() {
                return false;
            }
        }
        let ToAct::Choose(seat) = table.to_act() else { return false };
        table
            .read_action(text)
            .is_ok_and(|action| table.action_text(action) == *text && table.play(seat, action).is_ok())
    })
}

/// Whether it is a name as puzzles have them, or none yet.
fn is_name(id: &str) -> bool {
    id.len() <= 64 && id.bytes().all(|sign| sign.is_ascii_alphanumeric() || sign == b'-')
}
