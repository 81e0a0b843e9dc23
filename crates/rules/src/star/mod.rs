//! The six-pointed star of 121 holes (docs/rules/chinese-checkers.md, "The board"), sets of its holes, and what is free
//! around a hole.
//!
//! Holes are numbered row by row, from the south tip `a1` to the north tip `q1`. A set of holes is a `u128` with one bit a
//! hole. [`Occupancy`] says what is free around a hole.

mod occupancy;

pub use occupancy::{Around, Occupancy};

use std::sync::LazyLock;

use super::{
    board::{Board, Shape, neighbour_lists},
    cell_set::cell_set,
    ids::Cell,
};

/// Holes of the board.
pub const HOLES: usize = 121;

/// How many holes each row has, from the south tip to the north one.
pub const ROWS: [u8; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/// The row in the middle.
const MIDDLE: i8 = 8;

/// The six directions, as half holes to the east and rows to the north: forwards and backwards along each axis.
const DIRECTIONS: [(i8, i8); 6] = [(2, 0), (-2, 0), (1, 1), (-1, -1), (-1, 1), (1, -1)];

/// Marks a place without a hole.
const NOWHERE: u8 = u8::MAX;

/// Where a hole lies: half holes to the east of the board's axis, and rows to the north of its middle.
pub const fn place(hole: Cell) -> (i8, i8) {
    let (mut row, mut first) = (0, 0);
    while first + ROWS[row] <= hole.0 {
        first += ROWS[row];
        row += 1;
    }
    let along = (hole.0 - first) as i8;
    (2 * along - (ROWS[row] as i8 - 1), row as i8 - MIDDLE)
}

/// The hole at a place, or [`NOWHERE`].
const fn hole_at((east, north): (i8, i8)) -> u8 {
    let row = north + MIDDLE;
    if row < 0 || row >= ROWS.len() as i8 {
        return NOWHERE;
    }
    let length = ROWS[row as usize] as i8;
    let doubled = east + length - 1;
    if doubled < 0 || doubled % 2 != 0 || doubled / 2 >= length {
        return NOWHERE;
    }
    let (mut first, mut before) = (0, 0);
    while before < row as usize {
        first += ROWS[before];
        before += 1;
    }
    first + (doubled / 2) as u8
}

/// The hole at this distance, or [`NOWHERE`].
const fn away(hole: Cell, direction: usize, steps: i8) -> u8 {
    let (east, north) = place(hole);
    let (right, up) = DIRECTIONS[direction];
    hole_at((east + steps * right, north + steps * up))
}

cell_set! {
    /// A set of holes.
    pub struct HoleSet(u128), HOLES
}

impl HoleSet {
    /// Just this hole of the board, looked up: quicker than [`HoleSet::from_cell`].
    #[inline]
    pub fn at(hole: Cell) -> Self {
        SINGLE[hole.index()]
    }

    /// This set with one of its holes exchanged for another.
    #[must_use]
    #[inline]
    pub fn moved(self, from: Cell, to: Cell) -> Self {
        (self - Self::at(from)) | Self::at(to)
    }

    /// The set as two 64-bit words, the lower one first.
    pub const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }
}

/// Every hole as a set.
static SINGLE: [HoleSet; HOLES] = {
    let mut sets = [HoleSet::EMPTY; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        sets[hole] = HoleSet::from_cell(Cell(hole as u8));
        hole += 1;
    }
    sets
};

/// How many directions there are.
pub const DIRECTION_COUNT: usize = DIRECTIONS.len();

/// Some of the six directions from a hole: a bit each, forwards and backwards along one axis after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directions(u8);

/// How many sets of directions there are.
const DIRECTION_SETS: usize = 1 << DIRECTION_COUNT;

impl Directions {
    /// All of them.
    const ALL: Self = Self(DIRECTION_SETS as u8 - 1);

    /// Those with these places in [`AHEAD`].
    pub fn from_indices(directions: impl IntoIterator<Item = usize>) -> Self {
        Self(directions.into_iter().fold(0, |bits, direction| bits | 1 << direction))
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many directions the set has.
    #[inline]
    pub fn len(self) -> u32 {
        u32::from(COUNTS[self.index()])
    }

    /// The set as an index into tables by set of directions.
    #[inline]
    const fn index(self) -> usize {
        self.0 as usize % DIRECTION_SETS
    }

    /// Removes the first direction and returns its index in [`AHEAD`].
    #[inline]
    pub const fn take_first(&mut self) -> Option<usize> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as usize;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl std::ops::BitAnd for Directions {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// How many directions there are in every set of them.
static COUNTS: [u8; DIRECTION_SETS] = {
    let mut table = [0; DIRECTION_SETS];
    let mut set = 0;
    while set < table.len() {
        table[set] = set.count_ones() as u8;
        set += 1;
    }
    table
};

/// The entry in [`AHEAD`] for places beyond the edge of the board.
pub const OFF_BOARD: u8 = HOLES as u8;

/// The neighbour of every hole in each direction, and the hole behind it.
pub static AHEAD: [[[u8; 2]; DIRECTION_COUNT]; HOLES] = ALL_AHEAD;

/// The same for other constants.
const ALL_AHEAD: [[[u8; 2]; DIRECTION_COUNT]; HOLES] = {
    let mut table = [[[OFF_BOARD; 2]; DIRECTION_COUNT]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut direction = 0;
        while direction < DIRECTION_COUNT {
            let mut steps = 0;
            while steps < 2 {
                let there = away(Cell(hole as u8), direction, steps as i8 + 1);
                if there != NOWHERE {
                    table[hole][direction][steps] = there;
                }
                steps += 1;
            }
            direction += 1;
        }
        hole += 1;
    }
    table
};

/// The holes behind the neighbours of every hole, by set of directions.
static LANDINGS: [[HoleSet; DIRECTION_SETS]; HOLES] = {
    let mut table = [[HoleSet::EMPTY; DIRECTION_SETS]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut set = 1;
        while set < DIRECTION_SETS {
            // The first direction, and the set without it, which stands further up in the table.
            let (first, rest) = (set.trailing_zeros() as usize, set & (set - 1));
            let landing = ALL_AHEAD[hole][first][1];
            table[hole][set] = table[hole][rest];
            if landing != OFF_BOARD {
                table[hole][set] = table[hole][set].with(Cell(landing));
            }
            set += 1;
        }
        hole += 1;
    }
    table
};

/// Where hops in these directions from a hole land.
#[inline]
pub fn landings(hole: Cell, directions: Directions) -> HoleSet {
    LANDINGS[hole.index()][directions.index()]
}

/// The neighbours of every hole as sets.
static NEIGHBOURS: [HoleSet; HOLES] = {
    let mut sets = [HoleSet::EMPTY; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            let next = away(Cell(hole as u8), direction, 1);
            if next != NOWHERE {
                sets[hole] = sets[hole].with(Cell(next));
            }
            direction += 1;
        }
        hole += 1;
    }
    sets
};

/// The neighbours of a hole.
///
/// # Panics
/// If the board has no such hole.
#[inline]
pub fn neighbours(hole: Cell) -> HoleSet {
    NEIGHBOURS[hole.index()]
}

/// The directions in which the neighbour of a hole belongs to a set.
pub fn directions_into(hole: Cell, set: HoleSet) -> Directions {
    let into = |direction: &usize| set.contains(Cell(AHEAD[hole.index()][*direction][0]));
    Directions::from_indices((0..DIRECTION_COUNT).filter(into))
}

/// Whether one step or hop on some board can lead from a hole into a set.
pub fn is_within_a_hop(hole: Cell, set: HoleSet) -> bool {
    AHEAD[hole.index()].into_iter().flatten().any(|near| set.contains(Cell(near)))
}

/// How many steps apart two holes are on an empty board.
pub static STEPS: LazyLock<[[u8; HOLES]; HOLES]> = LazyLock::new(|| {
    std::array::from_fn(|from| {
        let mut steps = [0; HOLES];
        let mut reached = HoleSet::from_cell(Cell(from as u8));
        let mut count = 0;
        while reached != HoleSet::ALL {
            count += 1;
            let touched = reached.into_iter().fold(reached, |all, hole| all | neighbours(hole));
            for hole in touched - reached {
                steps[hole.index()] = count;
            }
            reached = touched;
        }
        steps
    })
});

/// The star.
pub static BOARD: Board =
    Board { shape: Shape::Star, names: &NAMES, neighbours: LazyLock::new(|| neighbour_lists(HOLES, neighbours)) };

#[rustfmt::skip]
static NAMES: [&str; HOLES] = [
    "a1", "b1", "b2", "c1", "c2", "c3", "d1", "d2", "d3", "d4", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9",
    "e10", "e11", "e12", "e13", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9", "f10", "f11", "f12", "g1",
    "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "g10", "g11", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8",
    "h9", "h10", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "j1", "j2", "j3", "j4", "j5", "j6", "j7",
    "j8", "j9", "j10", "k1", "k2", "k3", "k4", "k5", "k6", "k7", "k8", "k9", "k10", "k11", "l1", "l2", "l3", "l4",
    "l5", "l6", "l7", "l8", "l9", "l10", "l11", "l12", "m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8", "m9", "m10",
    "m11", "m12", "m13", "n1", "n2", "n3", "n4", "o1", "o2", "o3", "p1", "p2", "q1",
];
