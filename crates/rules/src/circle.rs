//! The circular board of Holochess and of both Dejariks (docs/rules/README.md, "The circular board"), and sets of its cells.
//!
//! A set of cells is a `u32`: bit 0 is the centre, bits 1–12 the inner ring, bits 13–24 the outer one. Stepping from all
//! cells of a set at once is then a few shifts.

use std::sync::LazyLock;

use super::{
    board::{Board, Shape, neighbour_lists},
    cell_set::cell_set,
    ids::Cell,
};

/// Cells of the board.
pub const CELLS: usize = 25;
/// Rays of each ring.
pub const RAYS: u8 = 12;
/// The centre, `d`.
pub const CENTRE: Cell = Cell(0);

/// The inner cell of a ray, 1 to 12.
pub const fn inner(ray: u8) -> Cell {
    assert!(1 <= ray && ray <= RAYS, "rays are numbered from 1 to 12");
    Cell(ray)
}

/// The outer cell of a ray, 1 to 12.
pub const fn outer(ray: u8) -> Cell {
    assert!(1 <= ray && ray <= RAYS, "rays are numbered from 1 to 12");
    Cell(ray + RAYS)
}

/// The ray of a cell, 1 to 12; the centre has none.
pub const fn ray(cell: Cell) -> Option<u8> {
    match cell.0 {
        0 => None,
        index if index <= RAYS => Some(index),
        index => Some(index - RAYS),
    }
}

/// Whether a cell lies on the outer ring.
pub const fn is_outer(cell: Cell) -> bool {
    cell.0 > RAYS
}

/// Whether a cell is white: the centre is, `i1` is black, and colours alternate along and across the rings.
///
/// # Examples
/// ```
/// use holochess_rules::circle::{CENTRE, inner, is_white, outer};
/// assert_eq!([CENTRE, inner(1), outer(1), inner(2), outer(12)].map(is_white), [true, false, true, true, false]);
/// ```
pub const fn is_white(cell: Cell) -> bool {
    match ray(cell) {
        None => true,
        Some(ray) => ray.is_multiple_of(2) != is_outer(cell),
    }
}

cell_set! {
    /// A set of cells of the circular board: bit 0 is the centre, bits 1–12 the inner ring, bits 13–24 the outer one.
    pub struct CellSet(u32), CELLS
}

impl CellSet {
    /// Every cell that touches one of the set's: along its ring, across to the other ring, and between the centre and
    /// the inner ring. There are no diagonals.
    #[must_use]
    pub const fn touched(self) -> Self {
        // Both rings at once, the centre shifted out: bits 0–11 are the inner ring, bits 12–23 the outer one.
        let rings = self.0 >> 1;
        let onwards = rings << 1 & 0xFFE_FFE | rings >> 11 & 0x001_001;
        let back = rings >> 1 & 0x7FF_7FF | rings << 11 & 0x800_800;
        let across = rings >> 12 | rings << 12 & 0xFFF_000;
        let from_centre = (self.0 & 1) * 0xFFF;
        let to_centre = (rings & 0xFFF != 0) as u32;
        Self((onwards | back | across | from_centre) << 1 | to_centre)
    }
}

/// The neighbours of every cell as sets.
static NEIGHBOURS: [CellSet; CELLS] = {
    let mut sets = [CellSet::EMPTY; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        sets[cell] = CellSet::from_cell(Cell(cell as u8)).touched();
        cell += 1;
    }
    sets
};

/// The neighbours of a cell.
///
/// # Panics
/// If the board has no such cell.
pub fn neighbours(cell: Cell) -> CellSet {
    NEIGHBOURS[cell.index()]
}

/// The circular board.
pub static BOARD: Board = Board {
    shape: Shape::Circle,
    names: &[
        "d", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "i10", "i11", "i12", "o1", "o2", "o3", "o4", "o5",
        "o6", "o7", "o8", "o9", "o10", "o11", "o12",
    ],
    neighbours: LazyLock::new(|| neighbour_lists(CELLS, neighbours)),
};
