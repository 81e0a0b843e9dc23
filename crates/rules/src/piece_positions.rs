//! The cells of the pieces in a match, and the story that moves them: rules name cells, events name pieces.

use super::{
    event::{Event, Roll},
    ids::{Cell, PieceId, Seat},
};

/// The pieces of a match by id, and where each stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figures {
    cell_of: Vec<Option<Cell>>,
    piece_at: Vec<Option<PieceId>>,
}

impl Figures {
    /// The pieces on a board with this number of cells.
    pub fn new(cells: usize, pieces: impl IntoIterator<Item = Option<Cell>>) -> Self {
        let mut figures = Self { cell_of: Vec::new(), piece_at: vec![None; cells] };
        for (index, cell) in pieces.into_iter().enumerate() {
            figures.cell_of.push(None);
            if let Some(cell) = cell {
                figures.put(PieceId(index as u8), cell);
            }
        }
        figures
    }

    /// Where a piece stands.
    pub fn cell_of(&self, piece: PieceId) -> Option<Cell> {
        self.cell_of.get(piece.index()).copied().flatten()
    }

    /// The piece on a cell; in the duel, where two pieces share a cell, the first of them.
    pub fn piece_at(&self, cell: Cell) -> Option<PieceId> {
        self.piece_at.get(cell.index()).copied().flatten()
    }

    fn put(&mut self, piece: PieceId, cell: Cell) {
        self.cell_of[piece.index()] = Some(cell);
        self.piece_at[cell.index()].get_or_insert(piece);
    }

    fn take(&mut self, piece: PieceId) -> Option<Cell> {
        let cell = self.cell_of[piece.index()].take()?;
        let other = self.cell_of.iter().position(|&there| there == Some(cell));
        self.piece_at[cell.index()] = other.map(|index| PieceId(index as u8));
        Some(cell)
    }
}

/// Collects events and moves the pieces along with them: a cell in an event means the piece that stands there at that moment.
#[derive(Debug)]
pub struct Story<'a> {
    figures: &'a mut Figures,
    events: Vec<Event>,
}

impl<'a> Story<'a> {
    /// A story about these figures.
    pub fn new(figures: &'a mut Figures) -> Self {
        Self { figures, events: Vec::new() }
    }

    /// The figures as they stand at this moment of the story.
    pub fn figures(&self) -> &Figures {
        self.figures
    }

    /// The piece on a cell.
    ///
    /// # Panics
    /// If there is none: the rules and the figures move together.
    pub fn piece(&self, cell: Cell) -> PieceId {
        self.figures.piece_at(cell).expect("the rules only tell of cells with a piece")
    }

    /// Adds an event in which no piece moves.
    pub fn add(&mut self, event: Event) {
        self.events.push(event);
    }

    /// A piece walked from the first cell of a path to the last.
    pub fn moved(&mut self, path: Vec<Cell>) {
        let piece = self.walk(&path);
        self.events.push(Event::Moved { piece, path });
    }

    /// A piece hopped from the first cell of a chain to the last.
    pub fn leapt(&mut self, path: Vec<Cell>) {
        let piece = self.walk(&path);
        self.events.push(Event::Leapt { piece, path });
    }

    /// A piece was carried from the first cell of a path to the last.
    pub fn boosted(&mut self, path: Vec<Cell>) {
        let piece = self.walk(&path);
        self.events.push(Event::Boosted { piece, path });
    }

    /// A piece was placed.
    pub fn placed(&mut self, piece: PieceId, cell: Cell) {
        self.figures.put(piece, cell);
        self.events.push(Event::Placed { piece, cell });
    }

    /// The piece on one cell attacked the piece on another.
    pub fn attacked(&mut self, from: Cell, to: Cell) {
        self.events.push(Event::Attacked { attacker: self.piece(from), defender: self.piece(to), from, to });
    }

    /// The piece on a cell waits to be pushed.
    pub fn push_pending(&mut self, seat: Seat, from: Cell, cells: Vec<Cell>) {
        self.events.push(Event::PushPending { seat, piece: self.piece(from), from, cells });
    }

    /// A piece was pushed.
    pub fn pushed(&mut self, from: Cell, to: Cell) {
        let piece = self.walk(&[from, to]);
        self.events.push(Event::Pushed { piece, from, to });
    }

    /// The piece on a cell has nowhere to be pushed to.
    pub fn held(&mut self, cell: Cell) {
        self.events.push(Event::Held { piece: self.piece(cell), cell });
    }

    /// A piece left the board.
    pub fn removed(&mut self, piece: PieceId, by: PieceId) {
        if let Some(cell) = self.figures.take(piece) {
            self.events.push(Event::Removed { piece, cell, by });
        }
    }

    /// The mover went from the first cell of a path to the last and changed places with the piece there.
    pub fn swapped(&mut self, path: Vec<Cell>) {
        let (from, to) = (path[0], path[path.len() - 1]);
        let (piece, other) = (self.piece(from), self.piece(to));
        self.figures.take(piece);
        self.figures.take(other);
        self.figures.put(piece, to);
        self.figures.put(other, from);
        self.events.push(Event::Swapped { piece, other, from, to, path });
    }

    /// The last two walked to a cell to fight there.
    pub fn duel_began(&mut self, pieces: [PieceId; 2], centre: Cell, dice: [u8; 2]) {
        let from = pieces.map(|piece| self.figures.take(piece).expect("both of the duel stand on the board"));
        for piece in pieces {
            self.figures.put(piece, centre);
        }
        self.events.push(Event::DuelBegan { pieces, from, dice });
    }

    /// An exchange of the duel was rolled.
    pub fn exchanged(&mut self, roll: Roll) {
        self.events.push(Event::Exchange(roll));
    }

    /// The events collected so far.
    pub fn into_events(self) -> Vec<Event> {
        self.events
    }

    /// Takes the piece from the first cell to the last.
    fn walk(&mut self, path: &[Cell]) -> PieceId {
        let piece = self.piece(path[0]);
        self.figures.take(piece);
        self.figures.put(piece, path[path.len() - 1]);
        piece
    }
}
