//! The six outlines of pawns of light.

use crate::rules::Seat;

/// What a pawn of light looks like: one outline a seat, so that they are told apart without their colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outline {
    /// A ball: a circle as a sign.
    Ball,
    /// Two cones base to base: a diamond as a sign.
    Diamond,
    /// A pyramid on its base: a triangle as a sign.
    Pyramid,
    /// A cube: a square as a sign.
    Cube,
    /// Six arms, four of them in a plane: a cross as a sign.
    Cross,
    /// A ring that floats round the stem: a ring as a sign.
    Ring,
}

impl Outline {
    /// All of them, in the order of the seats.
    pub const ALL: [Self; Seat::MOST] = [Self::Ball, Self::Diamond, Self::Pyramid, Self::Cube, Self::Cross, Self::Ring];

    /// The outline of a seat's pawns.
    pub const fn of(seat: Seat) -> Self {
        Self::ALL[seat.index()]
    }
}
