//! Placements of a few creatures up to the board's symmetries: twelve turns, and each of them mirrored.

use holochess_rules::{
    Cell,
    circle::{CELLS, CENTRE, RAYS, inner, is_outer, outer, ray},
};

/// The placements of this number of creatures on different cells.
#[derive(Debug)]
pub(super) struct Placements {
    /// The number of each, by its cells; what has two on a cell has none.
    of: Vec<u16>,
    /// One of each number.
    examples: Vec<Vec<Cell>>,
}

/// Marks cells that are no placement, because two creatures share a cell.
const NONE: u16 = u16::MAX;

impl Placements {
    /// All placements of this number of creatures, four at most.
    pub(super) fn new(creatures: usize) -> Self {
        let all = CELLS.pow(creatures as u32);
        let mut placements = Self { of: vec![NONE; all], examples: Vec::new() };
        for place in 0..all {
            let cells: Vec<Cell> = (0..creatures)
                .map(|index| Cell((place / CELLS.pow((creatures - 1 - index) as u32) % CELLS) as u8))
                .collect();
            let has_twins = cells.iter().enumerate().any(|(index, cell)| cells[..index].contains(cell));
            if has_twins || placements.of[place] != NONE {
                continue;
            }
            for symmetry in 0..SYMMETRIES {
                placements.of[place_of(cells.iter().map(|&cell| image(cell, symmetry)))] =
                    placements.examples.len() as u16;
            }
            placements.examples.push(cells);
        }
        placements
    }

    /// How many there are that differ by more than a symmetry.
    pub(super) fn count(&self) -> usize {
        self.examples.len()
    }

    /// The number of the placement on these cells, all different.
    pub(super) fn number(&self, cells: impl Iterator<Item = Cell>) -> usize {
        usize::from(self.of[place_of(cells)])
    }

    /// A placement with this number.
    pub(super) fn example(&self, number: usize) -> &[Cell] {
        &self.examples[number]
    }
}

/// Cells as one number.
fn place_of(cells: impl Iterator<Item = Cell>) -> usize {
    cells.fold(0, |place, cell| place * CELLS + cell.index())
}

/// Symmetries of the board.
const SYMMETRIES: u8 = 2 * RAYS;

/// Where a symmetry takes a cell.
fn image(cell: Cell, symmetry: u8) -> Cell {
    let Some(ray) = ray(cell) else { return CENTRE };
    let (turn, is_mirrored) = (symmetry % RAYS, symmetry >= RAYS);
    let ray = if is_mirrored { RAYS - ray } else { ray - 1 };
    let ray = (ray + turn) % RAYS + 1;
    if is_outer(cell) { outer(ray) } else { inner(ray) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Burnside's lemma: apart from the identity, only the six reflections through two rays leave placements unchanged, namely
    /// those on the reflection's five cells.
    #[test]
    fn there_are_as_many_as_burnside_says() {
        for (creatures, all, on_a_mirror) in [(2, 25 * 24, 5 * 4), (3, 25 * 24 * 23, 5 * 4 * 3)] {
            let placements = Placements::new(creatures);
            assert_eq!(placements.count(), (all + 6 * on_a_mirror) / 24);
        }
        let four = Placements::new(4);
        assert_eq!(four.count(), (25 * 24 * 23 * 22 + 6 * 5 * 4 * 3 * 2) / 24);
        let cells = four.example(7_000).to_vec();
        assert_eq!(four.number(cells.iter().map(|&cell| image(cell, 17))), 7_000);
    }
}
