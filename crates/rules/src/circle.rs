//! The circular board of Holochess and of both Dejariks (docs/rules/README.md, "The circular board"), and sets of its cells.
//!
//! A set of cells is a `u32`: bit 0 is the centre, bits 1–12 the inner ring, bits 13–24 the outer one. Stepping from all
//! cells of a set at once is then a few shifts.

use super::{
    algebra::set_algebra,
    board::{Board, Shape},
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

/// A set of cells of the circular board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CellSet(u32);

impl CellSet {
    /// No cell.
    pub const EMPTY: Self = Self(0);
    /// All cells.
    pub const ALL: Self = Self((1 << CELLS) - 1);

    /// Just this cell.
    ///
    /// # Panics
    /// If the board has no such cell.
    pub const fn from_cell(cell: Cell) -> Self {
        assert!(cell.index() < CELLS, "the board has 25 cells");
        Self(1 << cell.0)
    }

    /// These cells.
    pub const fn from_cells(cells: &[Cell]) -> Self {
        let mut set = Self::EMPTY;
        let mut index = 0;
        while index < cells.len() {
            set.0 |= Self::from_cell(cells[index]).0;
            index += 1;
        }
        set
    }

    /// The cells as bits: 0 is the centre, 1–12 the inner ring, 13–24 the outer one.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// The set with these bits; bits beyond the board are left out.
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }

    /// Whether it has this cell; it has none that the board lacks.
    pub const fn contains(self, cell: Cell) -> bool {
        cell.index() < CELLS && self.0 >> cell.0 & 1 == 1
    }

    /// Whether it has no cell.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells it has.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set without a cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !Self::from_cell(cell).0)
    }

    /// This set with a cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | Self::from_cell(cell).0)
    }

    /// The first cell in the board's order.
    pub const fn first(self) -> Option<Cell> {
        if self.is_empty() { None } else { Some(Cell(self.0.trailing_zeros() as u8)) }
    }

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

set_algebra!(CellSet);

/// The cells of a set in the board's order.
#[derive(Clone, Debug)]
pub struct Cells(CellSet);

impl Iterator for Cells {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        let cell = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Cells {}

impl IntoIterator for CellSet {
    type Item = Cell;
    type IntoIter = Cells;

    fn into_iter(self) -> Cells {
        Cells(self)
    }
}

impl FromIterator<Cell> for CellSet {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The neighbours of every cell as sets.
const NEIGHBOURS: [CellSet; CELLS] = {
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

/// The neighbours of all cells, one list after the other, for [`Board`]; 12 + 12·4 + 12·3 of them.
static NEIGHBOUR_LIST: [Cell; 96] = {
    let mut list = [CENTRE; 96];
    let mut filled = 0;
    let mut cell = 0;
    while cell < CELLS {
        let mut rest = NEIGHBOURS[cell].0;
        while rest != 0 {
            list[filled] = Cell(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            filled += 1;
        }
        cell += 1;
    }
    assert!(filled == 96);
    list
};

/// The circular board.
pub static BOARD: Board = Board {
    shape: Shape::Circle,
    names: &[
        "d", "i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9", "i10", "i11", "i12", "o1", "o2", "o3", "o4", "o5",
        "o6", "o7", "o8", "o9", "o10", "o11", "o12",
    ],
    neighbours: &NEIGHBOUR_SLICES,
};

/// [`NEIGHBOUR_LIST`] cut into one slice a cell.
static NEIGHBOUR_SLICES: [&[Cell]; CELLS] = {
    let mut slices: [&[Cell]; CELLS] = [&[]; CELLS];
    let mut rest: &[Cell] = &NEIGHBOUR_LIST;
    let mut cell = 0;
    while cell < CELLS {
        let (here, after) = rest.split_at(NEIGHBOURS[cell].len() as usize);
        slices[cell] = here;
        rest = after;
        cell += 1;
    }
    slices
};
