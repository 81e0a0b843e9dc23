//! Boards: the cells of a game, their names and which cells touch. The view decides how a board looks on screen.

use std::sync::LazyLock;

use super::ids::Cell;

/// The shape of a board; the view lays it out by this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The centre, twelve inner and twelve outer cells (Holochess and both Dejariks).
    Circle,
    /// Eight by eight squares (Déméter).
    Squares,
    /// The six-pointed star of 121 holes (Chinese Checkers).
    Star,
}

/// The cells of a game in their fixed order.
#[derive(Debug)]
pub struct Board {
    /// Its outline.
    pub shape: Shape,
    /// The name of every cell, in the order in which positions list them: by their first letters, none of them empty.
    pub names: &'static [&'static str],
    /// The cells that each cell touches, in the board's order.
    pub neighbours: LazyLock<Vec<Vec<Cell>>>,
}

impl Board {
    /// How many cells there are.
    #[expect(clippy::len_without_is_empty, reason = "every board has cells")]
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// All cells in order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.names.len() as u8).map(Cell)
    }

    /// The name of a cell, as the notation writes it.
    pub fn name(&self, cell: Cell) -> &'static str {
        self.names[cell.index()]
    }

    /// The cell with this name.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        // Every name begins with the letter of its row, column or ring, and boards go through those in their order.
        let letter = *name.as_bytes().first()?;
        let begin = self.names.partition_point(|known| known.as_bytes()[0] < letter);
        let row = self.names[begin..].iter().take_while(|known| known.as_bytes()[0] == letter);
        row.zip(begin..).find(|(known, _)| **known == name).map(|(_, index)| Cell(index as u8))
    }

    /// The neighbours of a cell.
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        &self.neighbours[cell.index()]
    }
}

/// The neighbours of this number of cells, one list a cell.
pub(super) fn neighbour_lists<S: IntoIterator<Item = Cell>>(cells: usize, neighbours: fn(Cell) -> S) -> Vec<Vec<Cell>> {
    (0..cells as u8).map(|cell| neighbours(Cell(cell)).into_iter().collect()).collect()
}
