//! Which piece stands where: rules speak of cells, events of pieces.

use super::ids::{Cell, PieceId};

/// The pieces of a match by id, and where each stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceMap {
    cell_of: Vec<Option<Cell>>,
    piece_at: Vec<Option<PieceId>>,
}

impl PieceMap {
    /// The pieces on a board with this number of cells.
    pub fn new(cells: usize, pieces: impl IntoIterator<Item = Option<Cell>>) -> Self {
        let mut map = Self { cell_of: Vec::new(), piece_at: vec![None; cells] };
        for (index, cell) in pieces.into_iter().enumerate() {
            map.cell_of.push(None);
            if let Some(cell) = cell {
                map.put(PieceId(index as u8), cell);
            }
        }
        map
    }

    /// Where a piece stands.
    pub fn cell_of(&self, piece: PieceId) -> Option<Cell> {
        self.cell_of.get(piece.index()).copied().flatten()
    }

    /// The piece on a cell; in the duel, where two pieces share a cell, the first of them.
    pub fn piece_at(&self, cell: Cell) -> Option<PieceId> {
        self.piece_at.get(cell.index()).copied().flatten()
    }

    /// Puts a piece on a cell.
    pub(super) fn put(&mut self, piece: PieceId, cell: Cell) {
        self.cell_of[piece.index()] = Some(cell);
        self.piece_at[cell.index()].get_or_insert(piece);
    }

    /// Takes a piece off its cell, and returns the cell.
    pub(super) fn take(&mut self, piece: PieceId) -> Option<Cell> {
        let cell = self.cell_of[piece.index()].take()?;
        let other = self.cell_of.iter().position(|&there| there == Some(cell));
        self.piece_at[cell.index()] = other.map(|index| PieceId(index as u8));
        Some(cell)
    }
}
