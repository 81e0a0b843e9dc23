//! The six-pointed star of 121 holes (docs/rules/chinese-checkers.md, "The board"), sets of its holes, and what is free
//! around a hole.
//!
//! Holes are numbered row by row, from the south tip `a1` to the north tip `q1`. A set of holes is a `u128` with one bit a
//! hole. The board has three axes, and along each of them seventeen lines; [`Lines`] keeps every line as a small word, so that
//! a glance around a hole is three shifts.

use std::sync::LazyLock;

use super::{
    algebra::set_algebra,
    board::{Board, Shape},
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

/// What stands where there is no hole.
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

/// A set of holes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct HoleSet(u128);

impl HoleSet {
    /// No hole.
    pub const EMPTY: Self = Self(0);
    /// All holes.
    pub const ALL: Self = Self((1 << HOLES) - 1);

    /// Just this hole.
    ///
    /// # Panics
    /// If the board has no such hole.
    pub const fn of(hole: Cell) -> Self {
        assert!(hole.index() < HOLES, "the star has 121 holes");
        Self(1 << hole.0)
    }

    /// Just this hole of the board, looked up: quicker than [`HoleSet::of`].
    #[inline]
    pub fn at(hole: Cell) -> Self {
        SINGLE[hole.index()]
    }

    /// Whether two sets have a hole in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether the set contains this hole; `false` for a number that is no hole.
    pub const fn contains(self, hole: Cell) -> bool {
        hole.index() < HOLES && self.0 >> hole.0 & 1 == 1
    }

    /// Whether it has no hole.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of its holes are also the other's.
    pub const fn is_within(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// How many holes it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set with a hole more.
    #[must_use]
    pub const fn with(self, hole: Cell) -> Self {
        Self(self.0 | Self::of(hole).0)
    }

    /// This set with one of its holes exchanged for another.
    #[must_use]
    #[inline]
    pub fn moved(self, from: Cell, to: Cell) -> Self {
        Self(self.0 & !Self::at(from).0 | Self::at(to).0)
    }

    /// Two words that say all about it.
    pub const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// Takes out the first hole in the board's order.
    #[inline]
    pub const fn take_first(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Cell(first as u8))
    }
}

set_algebra!(HoleSet);

/// Every hole as a set.
static SINGLE: [HoleSet; HOLES] = {
    let mut sets = [HoleSet::EMPTY; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        sets[hole] = HoleSet::of(Cell(hole as u8));
        hole += 1;
    }
    sets
};

/// The holes of a set in the board's order.
#[derive(Clone, Debug)]
pub struct Holes(HoleSet);

impl Iterator for Holes {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        self.0.take_first()
    }
}

impl IntoIterator for HoleSet {
    type Item = Cell;
    type IntoIter = Holes;

    fn into_iter(self) -> Holes {
        Holes(self)
    }
}

impl FromIterator<Cell> for HoleSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(holes: I) -> Self {
        holes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// A subset of the six directions from a hole: one byte for each axis, with bit 0 for forwards and bit 1 for backwards. Counts of
/// many holes can be added without a carry between axes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Directions(u32);

/// Forwards along every axis.
const FORWARDS: u32 = 0x01_01_01;

impl Directions {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of directions on each axis, one byte an axis: sums of up to 127 holes fit.
    #[inline]
    pub const fn tally(self) -> u32 {
        (self.0 & FORWARDS) + (self.0 >> 1 & FORWARDS)
    }

    /// The total number of holes in a sum of tallies.
    #[inline]
    pub const fn sum(tallies: u32) -> u32 {
        (tallies & 0xFF) + (tallies >> 8 & 0xFF) + (tallies >> 16)
    }

    /// Removes one direction and returns its index for [`landing`] and [`beside`].
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

/// How many directions there are.
pub const DIRECTION_COUNT: usize = DIRECTIONS.len();

/// Bits of [`Directions`].
const DIRECTION_BITS: usize = 24;

/// The bit of the direction with this place in [`DIRECTIONS`].
const fn direction_bit(direction: usize) -> usize {
    direction / 2 * 8 + direction % 2
}

/// The holes at this distance from every hole, by direction.
const fn all_away(steps: i8) -> [[u8; DIRECTION_BITS]; HOLES] {
    let mut table = [[NOWHERE; DIRECTION_BITS]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let mut direction = 0;
        while direction < DIRECTIONS.len() {
            table[hole][direction_bit(direction)] = away(Cell(hole as u8), direction, steps);
            direction += 1;
        }
        hole += 1;
    }
    table
}

static BESIDE: [[u8; DIRECTION_BITS]; HOLES] = all_away(1);
static LANDING: [[u8; DIRECTION_BITS]; HOLES] = all_away(2);

/// The neighbour in a direction in which there is one.
#[inline]
pub fn beside(hole: Cell, direction: usize) -> Cell {
    Cell(BESIDE[hole.index()][direction])
}

/// The hole behind the neighbour in a direction: a cell of the board wherever [`Around`] offers a hop.
#[inline]
pub fn landing(hole: Cell, direction: usize) -> Cell {
    Cell(LANDING[hole.index()][direction])
}

/// The entry in [`AHEAD`] for places beyond the edge of the board.
pub const OFF_BOARD: u8 = HOLES as u8;

/// The neighbour of every hole in each direction, and the hole behind it.
pub static AHEAD: [[[u8; 2]; DIRECTION_COUNT]; HOLES] = {
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

/// The neighbours of every hole as sets.
const NEIGHBOURS: [HoleSet; HOLES] = {
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

static NEIGHBOUR_SETS: [HoleSet; HOLES] = NEIGHBOURS;

/// The neighbours of a hole.
///
/// # Panics
/// If the board has no such hole.
#[inline]
pub fn neighbours(hole: Cell) -> HoleSet {
    NEIGHBOUR_SETS[hole.index()]
}

/// The directions in which the neighbour of a hole belongs to a set.
pub fn directions_into(hole: Cell, set: HoleSet) -> Directions {
    let near = (0..DIRECTIONS.len()).map(direction_bit).filter(|&bit| set.contains(Cell(BESIDE[hole.index()][bit])));
    Directions(near.fold(0, |bits, bit| bits | 1 << bit))
}

/// Whether one step or hop on some board can lead from a hole into a set.
pub fn is_within_a_hop(hole: Cell, set: HoleSet) -> bool {
    let holes = BESIDE[hole.index()].into_iter().chain(LANDING[hole.index()]);
    holes.map(Cell).any(|near| set.contains(near))
}

/// Lines of each axis.
const LINES: usize = ROWS.len();

/// Bits below the first hole of a line.
const EDGE: u8 = 2;

/// The line of a hole along each axis, and how many holes lie before it there.
const ON_LINES: [[(u8, u8); 3]; HOLES] = {
    let mut table = [[(0, 0); 3]; HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let (east, north) = place(Cell(hole as u8));
        // The coordinate that all holes of a line share: the row, or how far to the side their diagonal is. (Rows and half holes
        // are both odd or both even, so halving loses nothing.)
        let lines = [north + MIDDLE, ((east - north) >> 1) + MIDDLE, ((east + north) >> 1) + MIDDLE];
        let mut axis = 0;
        while axis < 3 {
            let mut before = 0;
            while away(Cell(hole as u8), 2 * axis + 1, before + 1) != NOWHERE {
                before += 1;
            }
            table[hole][axis] = ((axis * LINES) as u8 + lines[axis] as u8, before as u8);
            axis += 1;
        }
        hole += 1;
    }
    table
};

static ON: [[(u8, u8); 3]; HOLES] = ON_LINES;

/// The occupied holes, line by line along all three axes. Bit 2 of a line is its first hole; the bits beyond its ends are set, as
/// if occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lines([u16; 3 * LINES]);

impl Lines {
    /// The empty board.
    pub const EMPTY: Self = {
        let mut lines = [u16::MAX; 3 * LINES];
        let mut hole = 0;
        while hole < HOLES {
            let mut axis = 0;
            while axis < 3 {
                let (line, before) = ON_LINES[hole][axis];
                lines[line as usize] &= !(1 << (before + EDGE));
                axis += 1;
            }
            hole += 1;
        }
        Self(lines)
    };

    /// A free hole is taken, or a taken one free.
    #[inline]
    pub fn flip(&mut self, hole: Cell) {
        for (line, before) in ON[hole.index()] {
            self.0[usize::from(line)] ^= 1 << (before + EDGE);
        }
    }

    /// What is around a hole.
    #[inline]
    pub fn around(&self, hole: Cell) -> Around {
        let [first, second, third] = ON[hole.index()];
        // The occupied places from two holes before this one to two behind it, with the hole itself as bit 2; places beyond the
        // end of the line count as occupied.
        let window = |(line, before): (u8, u8)| (u32::from(self.0[usize::from(line)]) | 0x1_0000) >> before & 0x1F;
        Around(window(first) | window(second) << 8 | window(third) << 16)
    }
}

/// The occupied places around a hole: one byte for each axis, in which bit 2 is the hole itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Around(u32);

impl Around {
    /// Where the neighbour is free.
    #[inline]
    pub const fn steps(self) -> Directions {
        Directions(!(self.0 >> 3) & FORWARDS | (!(self.0 >> 1) & FORWARDS) << 1)
    }

    /// The directions in which the neighbour is occupied and the hole behind it is free.
    #[inline]
    pub const fn hops(self) -> Directions {
        Directions(self.0 >> 3 & !(self.0 >> 4) & FORWARDS | (self.0 >> 1 & !self.0 & FORWARDS) << 1)
    }

    /// The directions in which the neighbour and the hole behind it are occupied, or there is no such hole.
    #[inline]
    pub const fn blocked(self) -> Directions {
        Directions(self.0 >> 3 & self.0 >> 4 & FORWARDS | (self.0 >> 1 & self.0 & FORWARDS) << 1)
    }
}

/// How many steps apart two holes are on an empty board.
pub static STEPS: LazyLock<[[u8; HOLES]; HOLES]> = LazyLock::new(|| {
    std::array::from_fn(|from| {
        let mut steps = [0; HOLES];
        let mut reached = HoleSet::of(Cell(from as u8));
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

/// How many neighbours the holes have together.
const NEIGHBOUR_COUNT: usize = {
    let (mut count, mut hole) = (0, 0);
    while hole < HOLES {
        count += NEIGHBOURS[hole].len() as usize;
        hole += 1;
    }
    count
};

/// The neighbours of all holes, one list after the other.
static NEIGHBOUR_LIST: [Cell; NEIGHBOUR_COUNT] = {
    let mut list = [Cell(0); NEIGHBOUR_COUNT];
    let (mut filled, mut hole) = (0, 0);
    while hole < HOLES {
        let mut rest = NEIGHBOURS[hole];
        while let Some(next) = rest.take_first() {
            list[filled] = next;
            filled += 1;
        }
        hole += 1;
    }
    list
};

/// [`NEIGHBOUR_LIST`] cut into one slice a hole.
static NEIGHBOUR_SLICES: [&[Cell]; HOLES] = {
    let mut slices: [&[Cell]; HOLES] = [&[]; HOLES];
    let mut rest: &[Cell] = &NEIGHBOUR_LIST;
    let mut hole = 0;
    while hole < HOLES {
        let (here, after) = rest.split_at(NEIGHBOURS[hole].len() as usize);
        slices[hole] = here;
        rest = after;
        hole += 1;
    }
    slices
};

/// The star.
pub static BOARD: Board = Board { shape: Shape::Star, names: &NAMES, neighbours: &NEIGHBOUR_SLICES };

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
