//! The taken holes, row by row: the surroundings of a hole are five shifts, and placing or removing a pawn is one. For random
//! playouts, which change one board all the time; positions, which are copied and read more often, keep an
//! [`Occupancy`](crate::star::Occupancy).

use crate::{
    ids::Cell,
    star::{HOLES, ROWS, place},
};

/// Rows and columns beyond the board that count as taken: as far as a hop reaches.
const EDGE: usize = 2;
const HEIGHT: usize = ROWS.len() + 2 * EDGE;
/// The middle of the board.
const MIDDLE: i8 = (ROWS.len() / 2) as i8;

/// The row of every hole, and its column less two, where columns lean so that one diagonal stands upright.
static SPOTS: [(u8, u8); HOLES] = {
    let mut spots = [(0, 0); HOLES];
    let mut hole = 0;
    while hole < HOLES {
        let (east, north) = place(Cell(hole as u8));
        // Half holes and rows are both odd or both even, so halving loses nothing.
        spots[hole] = ((north + MIDDLE) as u8, (((east + north) >> 1) + MIDDLE) as u8);
        hole += 1;
    }
    spots
};

/// The bit of a hole in its own row, relative to two columns before it.
const HERE: u32 = 1 << EDGE;

/// One bit per column in every row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rows([u32; HEIGHT]);

/// The taken holes around a hole: bits as in [`PLACE_OF`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Surroundings {
    near: u32,
    far: u32,
}

/// Where each direction has its bit in [`Surroundings`], in the order of [`AHEAD`](crate::star::AHEAD).
const PLACE_OF: [u32; 6] = [3, 1, 11, 5, 10, 6];

/// For every set of such bits, the directions, one bit each.
static DIRECTIONS_OF: [u8; 1 << 12] = {
    let mut table = [0; 1 << 12];
    let mut bits = 0;
    while bits < table.len() {
        let mut direction = 0;
        while direction < PLACE_OF.len() {
            table[bits] |= ((bits >> PLACE_OF[direction] & 1) << direction) as u8;
            direction += 1;
        }
        bits += 1;
    }
    table
};

impl Rows {
    /// A board on which exactly these holes are taken.
    pub fn new(taken: impl IntoIterator<Item = Cell>) -> Self {
        let mut rows = Self([u32::MAX; HEIGHT]);
        for hole in (0..HOLES as u8).map(Cell).chain(taken) {
            rows.flip(hole);
        }
        rows
    }

    /// Makes a free hole taken, or a taken one free.
    #[inline]
    pub fn flip(&mut self, hole: Cell) {
        let (row, column) = SPOTS[hole.index()];
        self.0[usize::from(row) + EDGE] ^= HERE << column;
    }

    /// The surroundings of a hole.
    #[inline]
    pub fn around(&self, hole: Cell) -> Surroundings {
        let (row, column) = SPOTS[hole.index()];
        let row = usize::from(row);
        let rows = &self.0[row..=row + 2 * EDGE];
        let [below2, below, same, above, above2] = [0, 1, 2, 3, 4].map(|index| rows[index] >> column);
        Surroundings {
            near: same & 0x0A | (below & 0x06) << 4 | (above & 0x0C) << 8,
            far: same >> 1 & 0x08
                | (same & 0x01) << 1
                | (below2 & 0x01) << 5
                | (below2 & 0x04) << 4
                | (above2 & 0x10) << 7
                | (above2 & 0x04) << 8,
        }
    }
}

impl Surroundings {
    /// The directions in which the neighbour is free, one bit each.
    #[inline]
    pub fn steps(self) -> u8 {
        DIRECTIONS_OF[(!self.near & 0xFFF) as usize]
    }

    /// The directions in which the neighbour is taken and the hole behind it free.
    #[inline]
    pub fn hops(self) -> u8 {
        DIRECTIONS_OF[(self.near & !self.far & 0xFFF) as usize]
    }

    /// The directions in which the neighbour is taken, or there is none.
    pub fn taken(self) -> u8 {
        DIRECTIONS_OF[self.near as usize & 0xFFF]
    }

    /// The directions in which the neighbour is taken and so is the hole behind it, or there is none.
    pub fn blocked(self) -> u8 {
        DIRECTIONS_OF[(self.near & self.far & 0xFFF) as usize]
    }
}
