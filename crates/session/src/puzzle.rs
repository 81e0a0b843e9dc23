//! A puzzle on the table: a position with one right action. An answer is judged at once; the right one is played, and
//! then, as a small film, how the game goes on. Nothing of it is saved as a match, and it says nothing about the
//! person's strength.

use bevy::prelude::*;

use super::{Match, PuzzleAnswered, PuzzleState, decide::Decider};
use holochess_players::{levels, puzzles::Puzzle};
use holochess_record::{MatchSetup, SeatInfo, Who};
use holochess_rules::{Seat, ToAct, dice::Seed};

/// Request: show how the puzzle on the table is solved.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SolutionRequested;

/// The match in which a puzzle stands: the person is to choose, the other side is the strongest there is, who answers
/// as the solution says.
pub(super) fn setup(puzzle: &Puzzle) -> Option<MatchSetup> {
    let table = puzzle.table()?;
    let ToAct::Choose(asked) = table.to_act() else { return None };
    let game = table.game();
    let perfect = levels(game).iter().find(|level| level.is_perfect);
    let strongest = perfect.or(levels(game).last())?.id;
    let seats = (0..table.seats()).map(Seat::new).map(|seat| {
        let who = if seat == asked { Who::Human } else { Who::Computer(strongest.to_owned()) };
        SeatInfo { who, name: String::new() }
    });
    let seats = seats.collect();
    // The dice of its film are always the same.
    let number = puzzle.id.bytes().fold(7_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(u64::from(byte)));
    Some(MatchSetup {
        game,
        options: game.options(),
        seats,
        seed: Seed::from_number(number),
        position: Some(puzzle.position.clone()),
    })
}

/// Plays what is left of the solution, one action after the other has been shown; not while an earlier moment is looked
/// at.
pub(super) fn play_solution(
    game: Option<ResMut<Match>>,
    mut requests: MessageReader<SolutionRequested>,
    mut decider: Decider,
) {
    let is_requested = requests.read().count() > 0;
    let Some(mut game) = game else { return };
    if is_requested && game.puzzle().is_some_and(|puzzle| puzzle.state() == PuzzleState::Open) {
        game.close();
        if let Some(puzzle) = game.puzzle_mut() {
            puzzle.begin_film(PuzzleState::Shown);
        }
    }
    let Some(text) = game.puzzle().and_then(|puzzle| puzzle.line.front().copied()) else { return };
    if decider.director.is_busy() || game.browsing().is_some() {
        return;
    }
    let table = game.table();
    let next = table.read_action(text).ok().filter(|action| table.check(*action).is_ok());
    let to_act = table.to_act();
    let Some(puzzle) = game.puzzle_mut() else { return };
    if let (Some(action), ToAct::Choose(seat)) = (next, to_act) {
        puzzle.line.pop_front();
        decider.decide(&mut game, seat, action);
    } else {
        // Dice have taken the game another way.
        puzzle.line.clear();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SolutionRequested>().add_message::<PuzzleAnswered>();
}
