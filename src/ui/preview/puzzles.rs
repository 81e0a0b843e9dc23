//! The states of the puzzles, and of the look back at a solved game.

use bevy::prelude::*;

use super::wanted::WantedState;
use crate::ui::{
    input::{BoardValues, Hand, aim},
    puzzle_progress::PuzzleProgress,
    screens::{PuzzleShelf, puzzle_sets},
};
use holochess_players::puzzles::{Puzzle, shipped};
use holochess_rules::GameId;
use holochess_session::{Director, Match, PuzzleState, SkipRequested, SolutionRequested};

/// The day of every picture, so that the puzzle of the day is always the same.
pub(super) const DAY: u64 = 20_000;

/// The game of the first set of puzzles.
pub(super) fn first_game() -> Option<GameId> {
    puzzle_sets().first().copied()
}

/// The last set of puzzles, at the puzzle of the day.
pub(super) fn endings() -> PuzzleShelf {
    puzzle_sets().last().map_or_else(PuzzleShelf::default, |game| PuzzleShelf { game: *game, place: 20 })
}

/// Some of the first twenty puzzles of each set are solved.
pub(super) fn progress() -> PuzzleProgress {
    let all = puzzle_sets().into_iter().flat_map(shipped).enumerate();
    let solved = all.filter(|(index, _)| index % 60 < 20 && index % 7 != 3);
    PuzzleProgress::from_solved(solved.map(|(index, puzzle)| (puzzle.id.as_str(), 1 + (index % 3 / 2) as u32)))
}

/// The puzzle of a state.
pub(super) fn puzzle(name: &str) -> Option<&'static Puzzle> {
    let sets = puzzle_sets();
    let (game, place) = match name {
        "puzzle" => (sets.first()?, 40),
        "puzzle-solved" => (sets.get(1)?, 26),
        "puzzle-ending" => (sets.last()?, 20),
        _ => return None,
    };
    shipped(*game).get(place)
}

/// Takes a pawn of the puzzle in hand, or has the solution shown.
pub(super) fn solve_puzzle(
    wanted: Res<WantedState>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    mut hand: ResMut<Hand>,
    mut skips: MessageWriter<SkipRequested>,
    mut solutions: MessageWriter<SolutionRequested>,
) {
    let Some(game) = game else { return };
    let Some(puzzle) = game.puzzle() else { return };
    if director.is_busy() {
        skips.write(SkipRequested);
    } else if wanted.0 == "puzzle-solved" {
        if puzzle.state() == PuzzleState::Open {
            solutions.write(SolutionRequested);
        }
    } else if hand.held.is_none() {
        hand.by_keyboard = true;
        hand.held = aim::actors(game.table()).last().copied();
    }
}

/// Takes the pawn in hand that has most destinations, in the look back at a solved game.
pub(super) fn show_values(wanted: Res<WantedState>, values: Res<BoardValues>, mut hand: ResMut<Hand>) {
    if wanted.0 == "review-values" && hand.held.is_none() {
        hand.held = values.actors().into_iter().max_by_key(|cell| values.destinations_of(*cell).len());
    }
}
