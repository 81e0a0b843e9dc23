//! A puzzle on the table: a position with one right action. An answer is judged at once; the right one is played, and then, as a
//! small film, how the game goes on. Nothing of it is saved as a match, and it says nothing about the person's strength.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{Director, Match, Refused, Saving, decide::decide};
use holochess_players::{
    levels,
    puzzles::{AnswerWorth, Puzzle, worth},
};
use holochess_record::{MatchSetup, SeatInfo, Who};
use holochess_rules::{Action, Seat, Table, ToAct, dice::Seed};

/// Request: put this puzzle on the table.
#[derive(Message, Clone, Copy, Debug)]
pub struct StartPuzzle(pub &'static Puzzle);

/// Request: show how the puzzle on the table is solved.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct SolutionRequested;

/// Fact: the person has answered the puzzle on the table.
#[derive(Message, Clone, Debug)]
pub struct PuzzleAnswered {
    /// The answer.
    pub action: Action,
    /// Whether it is right.
    pub is_right: bool,
    /// How many answers there have been, this one included.
    pub tries: u32,
    /// What a wrong answer is worth, where that is known.
    pub worth: Option<AnswerWorth>,
}

/// How far a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleState {
    /// An answer is asked for.
    Open,
    /// It has been found.
    Solved,
    /// It has been shown.
    Shown,
}

/// The puzzle on the table.
#[derive(Resource, Clone, Debug)]
pub struct PuzzleOnTable {
    puzzle: &'static Puzzle,
    state: PuzzleState,
    tries: u32,
    /// What is still to be played of the solution.
    line: VecDeque<&'static str>,
}

impl PuzzleOnTable {
    /// Which puzzle.
    pub fn puzzle(&self) -> &'static Puzzle {
        self.puzzle
    }

    /// How far it is.
    pub fn state(&self) -> PuzzleState {
        self.state
    }

    /// How many answers there have been.
    pub fn tries(&self) -> u32 {
        self.tries
    }

    pub(super) fn new(puzzle: &'static Puzzle) -> Self {
        Self { puzzle, state: PuzzleState::Open, tries: 0, line: VecDeque::new() }
    }

    /// Judges an answer at a table that has it among its actions; the right one is what is played next.
    pub(super) fn answer(&mut self, table: &dyn Table, action: Action) -> PuzzleAnswered {
        self.tries += 1;
        let is_right = self.puzzle.is_solved_by(table, action);
        if is_right {
            self.begin_film(PuzzleState::Solved);
        }
        let worth = if is_right { None } else { worth(table, action) };
        PuzzleAnswered { action, is_right, tries: self.tries, worth }
    }

    fn begin_film(&mut self, state: PuzzleState) {
        self.state = state;
        self.line = self.puzzle.line.iter().map(String::as_str).collect();
    }
}

/// The match in which a puzzle stands: the person is to choose, the other side is the strongest there is, who answers as the
/// solution says.
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

/// Plays what is left of the solution, one action after the other has been shown; not while an earlier moment is looked at.
pub(super) fn play_on(
    game: Option<ResMut<Match>>,
    puzzle: Option<ResMut<PuzzleOnTable>>,
    mut requests: MessageReader<SolutionRequested>,
    mut saving: ResMut<Saving>,
    mut director: ResMut<Director>,
    mut refused: MessageWriter<Refused>,
) {
    let is_requested = requests.read().count() > 0;
    let (Some(mut game), Some(mut puzzle)) = (game, puzzle) else { return };
    if is_requested && puzzle.state == PuzzleState::Open {
        puzzle.begin_film(PuzzleState::Shown);
        game.close();
    }
    if director.is_busy() || puzzle.line.is_empty() || game.browsing().is_some() {
        return;
    }
    let table = game.recorded().table();
    let next = puzzle.line.front().and_then(|text| table.read_action(text).ok());
    match (next, table.to_act()) {
        (Some(action), ToAct::Choose(seat)) if table.check(action).is_ok() => {
            puzzle.line.pop_front();
            decide(&mut game, seat, action, &mut saving, &mut director, &mut refused);
        }
        // Dice have taken the game another way.
        _ => puzzle.line.clear(),
    }
}
