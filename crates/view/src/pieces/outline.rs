//! The six shapes of pawns of light.

use crate::seat_look;
use holochess_rules::Seat;

/// The shape of a seat's pawns of light, so that they are told apart without colours. Where a seat has several sets of pawns, which go
/// to different targets, each further set has the shape of an unused seat ([`PieceInfo::sign`](holochess_rules::PieceInfo::sign)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outline {
    /// A ball, as the sign of the disc.
    Ball,
    /// Two cones base to base, as the diamond.
    Diamond,
    /// A pyramid on its base, as the triangle.
    Pyramid,
    /// A cube, as the square.
    Cube,
    /// Six arms, four of them in a plane, as the cross.
    Cross,
    /// A ring around the stem, as the ring.
    Ring,
}

impl Outline {
    /// All of them, in the order of the seats.
    pub const ALL: [Self; Seat::MOST] = [Self::Ball, Self::Diamond, Self::Pyramid, Self::Cube, Self::Cross, Self::Ring];

    /// The shape of a seat's pawns.
    pub fn for_seat(seat: Seat) -> Self {
        Self::ALL[seat_look(seat).index()]
    }
}
