//! Placements of three creatures up to the board's symmetries: twelve turns, and each of them mirrored.

use std::sync::LazyLock;

use crate::rules::{
    Cell,
    circle::{CELLS, CENTRE, RAYS, inner, is_outer, outer, ray},
};

/// The placements of three on different cells.
#[derive(Debug)]
pub(super) struct Placements {
    /// How many there are that differ by more than a symmetry.
    pub(super) count: usize,
    /// The number of each, by its three cells; what has two on a cell has none.
    pub(super) of: Vec<u16>,
    /// One of each number.
    pub(super) examples: Vec<[Cell; 3]>,
}

/// The number of what is no placement.
const NONE: u16 = u16::MAX;

pub(super) static PLACEMENTS: LazyLock<Placements> = LazyLock::new(|| {
    let mut placements = Placements { count: 0, of: vec![NONE; CELLS * CELLS * CELLS], examples: Vec::new() };
    let place = |cells: [Cell; 3]| (cells[0].index() * CELLS + cells[1].index()) * CELLS + cells[2].index();
    for index in 0..CELLS * CELLS * CELLS {
        let cells = [index / CELLS / CELLS, index / CELLS % CELLS, index % CELLS].map(|cell| Cell(cell as u8));
        if cells[0] == cells[1] || cells[0] == cells[2] || cells[1] == cells[2] || placements.of[index] != NONE {
            continue;
        }
        for symmetry in 0..SYMMETRIES {
            placements.of[place(cells.map(|cell| image(cell, symmetry)))] = placements.count as u16;
        }
        placements.examples.push(cells);
        placements.count += 1;
    }
    placements
});

/// Symmetries of the board.
pub(super) const SYMMETRIES: u8 = 2 * RAYS;

/// Where a symmetry takes a cell.
pub(super) fn image(cell: Cell, symmetry: u8) -> Cell {
    let Some(ray) = ray(cell) else { return CENTRE };
    let (turn, is_mirrored) = (symmetry % RAYS, symmetry >= RAYS);
    let ray = if is_mirrored { RAYS - ray } else { ray - 1 };
    let ray = (ray + turn) % RAYS + 1;
    if is_outer(cell) { outer(ray) } else { inner(ray) }
}
