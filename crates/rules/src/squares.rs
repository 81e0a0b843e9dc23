//! Eight by eight squares (docs/rules/demeter.md), and sets of them.
//!
//! Squares are numbered column by column, `a1` to `h8`. A set is a `u64`, a byte a column, so that one square up is one bit on
//! and one column to the right is eight.

use std::sync::LazyLock;

use super::{
    board::{Board, Shape, neighbour_lists},
    cell_set::cell_set,
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

cell_set! {
    /// A set of squares.
    pub struct SquareSet(u64), SQUARES
}

/// The neighbours of a square, diagonals included.
pub fn neighbours(square: Cell) -> SquareSet {
    SquareSet::ALL.into_iter().filter(|&other| steps(square, other) == 1).collect()
}

/// The board.
pub static BOARD: Board =
    Board { shape: Shape::Squares, names: &NAMES, neighbours: LazyLock::new(|| neighbour_lists(SQUARES, neighbours)) };

#[rustfmt::skip]
static NAMES: [&str; SQUARES] = [
    "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8",
    "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8",
    "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8",
    "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8",
];
