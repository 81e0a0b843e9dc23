//! Eight by eight squares (docs/rules/demeter.md), and sets of them.
//!
//! Squares are numbered column by column, `a1` to `h8`. A set is a `u64`, a byte a column, so that one square up is one bit on
//! and one column to the right is eight.

use super::{
    algebra::set_algebra,
    board::{Board, Shape},
    ids::Cell,
};

/// Squares of the board.
pub const SQUARES: usize = 64;

/// Squares along a side.
pub const SIDE: u8 = 8;

/// The square in a column (0 is `a`) and a row (0 is the first).
pub const fn square(column: u8, row: u8) -> Cell {
    assert!(column < SIDE && row < SIDE, "there are eight columns and eight rows");
    Cell(column * SIDE + row)
}

/// The column of a square, 0 to 7.
pub const fn column(square: Cell) -> u8 {
    square.0 / SIDE
}

/// The row of a square, 0 to 7.
pub const fn row(square: Cell) -> u8 {
    square.0 % SIDE
}

/// How many steps it is from one square to another, diagonals included, on an empty board.
pub const fn steps(from: Cell, to: Cell) -> u8 {
    let (columns, rows) = (column(from).abs_diff(column(to)), row(from).abs_diff(row(to)));
    if columns > rows { columns } else { rows }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SquareSet(u64);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// All squares.
    pub const ALL: Self = Self(u64::MAX);

    /// The set with these bits.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits of the set.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just this square.
    ///
    /// # Panics
    /// If the board has no such square.
    pub const fn from_square(square: Cell) -> Self {
        assert!(square.index() < SQUARES, "the board has 64 squares");
        Self(1 << square.0)
    }

    /// Whether the set contains this square; `false` for a number that is no square.
    pub const fn contains(self, square: Cell) -> bool {
        square.index() < SQUARES && self.0 >> square.0 & 1 == 1
    }

    /// Whether it has no square.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set with a square more.
    #[must_use]
    pub const fn with(self, square: Cell) -> Self {
        Self(self.0 | Self::from_square(square).0)
    }

    /// Takes out the first square in the board's order.
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

set_algebra!(SquareSet);

/// The squares of a set in the board's order.
#[derive(Clone, Debug)]
pub struct Squares(SquareSet);

impl Iterator for Squares {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        self.0.take_first()
    }
}

impl IntoIterator for SquareSet {
    type Item = Cell;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

impl FromIterator<Cell> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// How many squares touch each other, counted from both sides: 8 in the middle, 5 at a side, 3 in a corner.
const TOUCHES: usize = 36 * 8 + 24 * 5 + 4 * 3;

/// The neighbours of all squares, diagonals included, one list after the other, and where each list begins.
const NEIGHBOURS: ([Cell; TOUCHES], [usize; SQUARES + 1]) = {
    let mut list = [Cell(0); TOUCHES];
    let mut begins = [0; SQUARES + 1];
    let (mut filled, mut here) = (0, 0);
    while here < SQUARES {
        let at = Cell(here as u8);
        let mut there = 0;
        while there < SQUARES {
            let other = Cell(there as u8);
            let apart = (column(at).abs_diff(column(other)), row(at).abs_diff(row(other)));
            if here != there && apart.0 <= 1 && apart.1 <= 1 {
                list[filled] = other;
                filled += 1;
            }
            there += 1;
        }
        here += 1;
        begins[here] = filled;
    }
    (list, begins)
};

static NEIGHBOUR_LIST: [Cell; TOUCHES] = NEIGHBOURS.0;

/// [`NEIGHBOUR_LIST`] cut into one slice a square.
static NEIGHBOUR_SLICES: [&[Cell]; SQUARES] = {
    let mut slices: [&[Cell]; SQUARES] = [&[]; SQUARES];
    let mut rest: &[Cell] = &NEIGHBOUR_LIST;
    let mut here = 0;
    while here < SQUARES {
        let (own, after) = rest.split_at(NEIGHBOURS.1[here + 1] - NEIGHBOURS.1[here]);
        slices[here] = own;
        rest = after;
        here += 1;
    }
    slices
};

/// The board.
pub static BOARD: Board = Board { shape: Shape::Squares, names: &NAMES, neighbours: &NEIGHBOUR_SLICES };

#[rustfmt::skip]
static NAMES: [&str; SQUARES] = [
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8",
    "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8",
    "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
    "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8",
];
