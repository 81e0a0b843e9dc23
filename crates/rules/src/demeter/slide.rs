//! Slides at home (docs/rules/demeter.md): like a rook, within the own camp, not over pawns and not onto its own goals.
//!
//! A column is a byte of the set, and a row of a camp four bits; where a slide can go is looked up by what is taken there.

use super::camp::camp;
use crate::{
    Seat,
    ids::Cell,
    squares::{SIDE, SquareSet, column, row, square},
};

/// Columns of a camp.
const CAMP_WIDTH: u8 = 4;

/// The squares that a slide along a line of this length can reach, by its starting square and the occupied squares.
const fn along_line<const PLACES: usize, const SETS: usize>() -> [[u8; SETS]; PLACES] {
    let mut table = [[0; SETS]; PLACES];
    let mut place = 0;
    while place < PLACES {
        let mut taken = 0;
        while taken < SETS {
            let mut up = place + 1;
            while up < PLACES && taken >> up & 1 == 0 {
                table[place][taken] |= 1 << up;
                up += 1;
            }
            let mut down = place;
            while down > 0 && taken >> (down - 1) & 1 == 0 {
                down -= 1;
                table[place][taken] |= 1 << down;
            }
            taken += 1;
        }
        place += 1;
    }
    table
}

/// How many squares each of those sets has.
const fn counted<const PLACES: usize, const SETS: usize>(table: [[u8; SETS]; PLACES]) -> [[u8; SETS]; PLACES] {
    let mut counts = [[0; SETS]; PLACES];
    let mut place = 0;
    while place < PLACES {
        let mut taken = 0;
        while taken < SETS {
            counts[place][taken] = table[place][taken].count_ones() as u8;
            taken += 1;
        }
        place += 1;
    }
    counts
}

static IN_COLUMN: [[u8; 256]; 8] = along_line();
static IN_ROW: [[u8; 16]; 4] = along_line();
static COUNT_IN_COLUMN: [[u8; 256]; 8] = counted(along_line());
static COUNT_IN_ROW: [[u8; 16]; 4] = counted(along_line());

/// The first column of a side's camp.
#[inline]
const fn first_column(side: Seat) -> u8 {
    CAMP_WIDTH * (1 - side.index() as u8)
}

/// What is taken in the column of a square.
#[inline]
fn taken_in_column(square: Cell, taken: SquareSet) -> usize {
    (taken.bits() >> (column(square) * SIDE) & 0xFF) as usize
}

/// What is taken in the four squares of a camp in the row of a square.
#[inline]
fn taken_in_row(side: Seat, square: Cell, taken: SquareSet) -> usize {
    let row = taken.bits() >> (first_column(side) * SIDE + row(square)) & 0x0101_0101;
    // One bit a column; the product gathers the four beside each other.
    (row.wrapping_mul(0x0102_0408) >> 24 & 0xF) as usize
}

/// The squares to which a pawn of a side can slide. `taken` are all pawns and the side's own goals.
pub fn slides(side: Seat, from: Cell, taken: SquareSet) -> SquareSet {
    if !camp(side).contains(from) {
        return SquareSet::EMPTY;
    }
    let in_column = u64::from(IN_COLUMN[usize::from(row(from))][taken_in_column(from, taken)]);
    let place = column(from) - first_column(side);
    let in_row = u64::from(IN_ROW[usize::from(place)][taken_in_row(side, from, taken)]);
    let spread = (0..CAMP_WIDTH).fold(0, |bits, place| bits | (in_row >> place & 1) << (place * SIDE));
    SquareSet::from_bits(in_column << (column(from) * SIDE) | spread << (first_column(side) * SIDE + row(from)))
}

/// The number of squares in [`slides`], for a pawn in its own camp.
#[inline]
pub(super) fn count_slides(side: Seat, from: Cell, taken: SquareSet) -> u32 {
    let in_column = COUNT_IN_COLUMN[usize::from(row(from))][taken_in_column(from, taken)];
    let place = column(from) - first_column(side);
    let in_row = COUNT_IN_ROW[usize::from(place)][taken_in_row(side, from, taken)];
    u32::from(in_column + in_row)
}

/// The squares from one to another in the same column or row; none where they have neither in common.
pub(super) fn straight(from: Cell, to: Cell) -> Vec<Cell> {
    let between =
        |from: u8, to: u8| -> Vec<u8> { if from <= to { (from..=to).collect() } else { (to..=from).rev().collect() } };
    if column(from) == column(to) {
        between(row(from), row(to)).into_iter().map(|row| square(column(from), row)).collect()
    } else if row(from) == row(to) {
        between(column(from), column(to)).into_iter().map(|column| square(column, row(from))).collect()
    } else {
        Vec::new()
    }
}
