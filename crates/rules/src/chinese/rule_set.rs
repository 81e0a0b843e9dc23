//! The rules of Chinese Checkers with their options, as data.

use super::{
    position::{Position, home_pawns},
    seating::Seating,
    triangle::Triangle,
};
use crate::Seat;

/// The rule for another player's pawn in a target triangle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocking {
    /// A pawn that would land there may swap with it.
    Swap,
    /// A target counts as reached if it is full and has at least one own pawn.
    Fill,
    /// Neither: the pawn blocks the target.
    None,
}

/// The rules of Chinese Checkers with their options, for a number of players.
#[derive(Clone, Debug)]
pub struct Chinese {
    pub(super) seating: &'static Seating,
    pub(super) blocking: Blocking,
    pub(super) play_on: bool,
    pub(super) turn_cap: u16,
}

impl Chinese {
    /// The sets of a seat, by the triangles that they start in.
    pub fn sets(&self, seat: Seat) -> &'static [Triangle] {
        self.seating.sets(seat)
    }

    /// Whether a pawn in another player's target keeps that player from coming home for as long as it stays.
    pub const fn lets_pawns_block(&self) -> bool {
        matches!(self.blocking, Blocking::None)
    }

    /// How many rounds are left before the cap ends the match.
    pub const fn rounds_left(&self, position: &Position) -> u16 {
        self.turn_cap.saturating_sub(position.rounds)
    }

    /// The start, with the first turn for this seat.
    pub(super) fn start_with(&self, mover: Seat) -> Position {
        let seats = (0..self.seating.seats()).map(Seat::new);
        let pawns = home_pawns(seats.flat_map(|seat| self.seating.sets(seat)));
        Position::new(pawns, self.seating.fillers, mover)
    }
}
