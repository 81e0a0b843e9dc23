//! The six triangles of the star and the hexagon between them (docs/rules/chinese-checkers.md, "The board").

use crate::{
    ids::Cell,
    star::{HOLES, HoleSet, place},
};

/// A triangle; a set of pawns goes by the triangle that it starts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Triangle {
    /// The south tip.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
    /// The north tip.
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
}

/// Holes of a triangle, and so pawns of a set.
pub const PAWNS_IN_SET: usize = 10;

/// How far the hexagon reaches from the board's middle along each axis.
const HEXAGON_REACH: i8 = 4;

impl Triangle {
    /// How many there are.
    pub const COUNT: usize = 6;

    /// All of them in turn order, clockwise from the south.
    pub const ALL: [Self; Self::COUNT] = [Self::S, Self::SW, Self::NW, Self::N, Self::NE, Self::SE];

    /// Its place in the turn order.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The triangle across the board.
    #[must_use]
    pub const fn opposite(self) -> Self {
        Self::ALL[(self as usize + 3) % Self::COUNT]
    }

    /// Its ten holes.
    #[inline]
    pub fn holes(self) -> HoleSet {
        HOLES_OF[self as usize]
    }

    /// The ten holes that a set which starts here has to fill.
    #[inline]
    pub fn target(self) -> HoleSet {
        TARGETS[self as usize]
    }
}

/// The triangle that a hole belongs to; none in the central hexagon.
const fn triangle_of(hole: Cell) -> Option<Triangle> {
    let (east, north) = place(hole);
    // The three coordinates of a hexagonal board; each tip is where one of them is too large or too small for the hexagon.
    // Half holes and rows are odd together or even together, so nothing is lost by halving.
    let (falling, rising) = ((east - north) >> 1, (east + north) >> 1);
    if north < -HEXAGON_REACH {
        Some(Triangle::S)
    } else if north > HEXAGON_REACH {
        Some(Triangle::N)
    } else if rising < -HEXAGON_REACH {
        Some(Triangle::SW)
    } else if rising > HEXAGON_REACH {
        Some(Triangle::NE)
    } else if falling < -HEXAGON_REACH {
        Some(Triangle::NW)
    } else if falling > HEXAGON_REACH {
        Some(Triangle::SE)
    } else {
        None
    }
}

/// The holes of every triangle.
static HOLES_OF: [HoleSet; Triangle::COUNT] = TRIANGLES;

/// The holes of the triangle across from each.
static TARGETS: [HoleSet; Triangle::COUNT] =
    [TRIANGLES[3], TRIANGLES[4], TRIANGLES[5], TRIANGLES[0], TRIANGLES[1], TRIANGLES[2]];

const TRIANGLES: [HoleSet; Triangle::COUNT] = {
    let mut sets = [HoleSet::EMPTY; Triangle::COUNT];
    let mut hole = 0;
    while hole < HOLES {
        let cell = Cell(hole as u8);
        if let Some(triangle) = triangle_of(cell) {
            sets[triangle as usize] = sets[triangle as usize].with(cell);
        }
        hole += 1;
    }
    sets
};

/// The holes of the central hexagon.
pub fn hexagon() -> HoleSet {
    Triangle::ALL.into_iter().fold(HoleSet::ALL, |rest, triangle| rest - triangle.holes())
}
