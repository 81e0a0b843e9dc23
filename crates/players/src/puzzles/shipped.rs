//! The puzzles that come with the game.

use std::sync::LazyLock;

use serde::Deserialize;
use thiserror::Error;

use super::Puzzle;
use holochess_rules::GameId;

/// A file of puzzles, as `holochess-lab puzzles` writes it.
#[derive(Deserialize)]
struct File {
    puzzles: Vec<Puzzle>,
}

/// There is no such puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no puzzle {id:?} of {}; they are called {}-1 to {}-{count}", game.id(), game.id(), game.id())]
pub struct PuzzleError {
    /// What was asked for.
    pub id: String,
    /// Of which game.
    pub game: GameId,
    /// How many there are.
    pub count: usize,
}

static GROI: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(include_str!("../../../../assets/puzzles/groi.json")));
static HOLOCHESS: LazyLock<Vec<Puzzle>> =
    LazyLock::new(|| read(include_str!("../../../../assets/puzzles/holochess.json")));
static REVISED: LazyLock<Vec<Puzzle>> = LazyLock::new(|| read(include_str!("../../../../assets/puzzles/revised.json")));

/// A test reads every file, so nobody ever gets none.
fn read(text: &str) -> Vec<Puzzle> {
    serde_json::from_str(text).map_or_else(|_| Vec::new(), |file: File| file.puzzles)
}

/// The puzzles of a game, the easiest first; none of games that nothing is solved of.
pub fn shipped(game: GameId) -> &'static [Puzzle] {
    match game {
        GameId::Holochess => &HOLOCHESS,
        GameId::Groi => &GROI,
        GameId::Revised => &REVISED,
        _ => &[],
    }
}

/// The highest grade among the puzzles of a game; 0 where it has none.
pub fn highest_grade(game: GameId) -> u8 {
    shipped(game).iter().map(|puzzle| puzzle.grade).max().unwrap_or_default()
}

/// The puzzle with this id.
///
/// # Errors
/// If the game has none of this id.
pub fn by_id(game: GameId, id: &str) -> Result<&'static Puzzle, PuzzleError> {
    let puzzles = shipped(game);
    let found = puzzles.iter().find(|puzzle| puzzle.id == id);
    found.ok_or_else(|| PuzzleError { id: id.to_owned(), game, count: puzzles.len() })
}

/// The puzzle of a day, counted from 1 January 1970: each day another one until all have been there. Nothing where a game has none.
pub fn of_day(game: GameId, day: u64) -> Option<&'static Puzzle> {
    let puzzles = shipped(game);
    // Steps that have no divisor in common with the count come round to every puzzle.
    let step = [37, 41, 43, 1].into_iter().find(|step| greatest_common_divisor(*step, puzzles.len() as u64) == 1)?;
    puzzles.get((day % puzzles.len().max(1) as u64 * step % puzzles.len().max(1) as u64) as usize)
}

const fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}
