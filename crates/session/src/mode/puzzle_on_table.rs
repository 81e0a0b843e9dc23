//! The puzzle on the table, as data.

use std::collections::VecDeque;

use bevy::prelude::*;

use holochess_players::puzzles::{AnswerWorth, Puzzle, worth};
use holochess_rules::{Action, Table};

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
#[derive(Clone, Debug)]
pub struct PuzzleOnTable {
    puzzle: &'static Puzzle,
    state: PuzzleState,
    tries: u32,
    /// What is still to be played of the solution.
    pub(crate) line: VecDeque<&'static str>,
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

    pub(crate) fn new(puzzle: &'static Puzzle) -> Self {
        Self { puzzle, state: PuzzleState::Open, tries: 0, line: VecDeque::new() }
    }

    /// Judges an answer at a table that has it among its actions; the right one is what is played next.
    pub(crate) fn answer(&mut self, table: &dyn Table, action: Action) -> PuzzleAnswered {
        self.tries += 1;
        let is_right = self.puzzle.is_solved_by(table, action);
        if is_right {
            self.begin_film(PuzzleState::Solved);
        }
        let worth = if is_right { None } else { worth(table, action) };
        PuzzleAnswered { action, is_right, tries: self.tries, worth }
    }

    pub(crate) fn begin_film(&mut self, state: PuzzleState) {
        self.state = state;
        self.line = self.puzzle.line.iter().map(String::as_str).collect();
    }
}
