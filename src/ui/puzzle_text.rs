//! Puzzles in words: what a set and a puzzle are called, and what there is to find.

use super::localised_text::LocalisedText;
use holochess_players::puzzles::{Puzzle, PuzzleKind, highest_grade};
use holochess_rules::GameId;

/// What a set of puzzles is called.
pub fn puzzle_set(localised: &LocalisedText, game: GameId) -> String {
    localised.with("ui-puzzles-set", "game", game.id())
}

/// What a puzzle is called within its set.
pub fn puzzle_name(localised: &LocalisedText, puzzle: &Puzzle) -> String {
    let number = puzzle.id.rsplit('-').next().unwrap_or_default().to_owned();
    let most = puzzle.game().map_or(puzzle.grade, highest_grade);
    let arguments =
        [("number", number.into()), ("grade", u32::from(puzzle.grade).into()), ("most", u32::from(most).into())];
    localised.format("ui-puzzles-name", &arguments)
}

/// The task of a puzzle in words.
pub fn puzzle_task(localised: &LocalisedText, puzzle: &Puzzle) -> String {
    let id = match puzzle.kind {
        PuzzleKind::Win => "ui-puzzle-task-win",
        PuzzleKind::Save => "ui-puzzle-task-save",
        PuzzleKind::Chance => "ui-puzzle-task-chance",
    };
    let arguments = [("points", u32::from(puzzle.points).into()), ("plies", u32::from(puzzle.plies).into())];
    localised.format(id, &arguments)
}
