//! The two camps and their goals (docs/rules/demeter.md): white has columns E to H, black A to D.

use crate::{
    Seat,
    squares::{SquareSet, square},
};

/// White, which moves first, is player 1; black is player 2.
pub const WHITE: Seat = Seat::FIRST;
/// The other side.
pub const BLACK: Seat = Seat::SECOND;

/// Both, in the order of the notation.
pub const SIDES: [Seat; 2] = [WHITE, BLACK];

/// The four columns of a side, by seat.
const CAMPS: [SquareSet; 2] = [SquareSet::from_bits(0xFFFF_FFFF_0000_0000), SquareSet::from_bits(0xFFFF_FFFF)];

/// H4 and H5, A4 and A5.
const GOALS: [SquareSet; 2] =
    [SquareSet::from_cell(square(7, 3)).with(square(7, 4)), SquareSet::from_cell(square(0, 3)).with(square(0, 4))];

/// The squares of a side's camp.
#[inline]
pub const fn camp(side: Seat) -> SquareSet {
    CAMPS[side.index()]
}

/// The goals in a side's camp: it may not enter them, and the other side wins by entering one.
#[inline]
pub const fn goals(side: Seat) -> SquareSet {
    GOALS[side.index()]
}
