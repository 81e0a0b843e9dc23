//! A recorder of events, by which the rules tell what happened.

use super::{
    event::{Event, Roll},
    ids::{Cell, PieceId, Seat},
    piece_map::PieceMap,
};

/// Collects events and moves the pieces along with them: a cell in an event means the piece that stands there at that moment.
#[derive(Debug)]
pub struct EventRecorder<'a> {
    pieces: &'a mut PieceMap,
    events: Vec<Event>,
}

impl<'a> EventRecorder<'a> {
    /// A recorder that moves these pieces.
    pub fn new(pieces: &'a mut PieceMap) -> Self {
        Self { pieces, events: Vec::new() }
    }

    /// The pieces as they stand now.
    pub fn pieces(&self) -> &PieceMap {
        self.pieces
    }

    /// The piece on a cell.
    ///
    /// # Panics
    /// If there is none: the rules and the map of pieces move together.
    pub fn piece(&self, cell: Cell) -> PieceId {
        self.pieces.piece_at(cell).expect("the rules only tell of cells with a piece")
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
        self.pieces.put(piece, cell);
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
        if let Some(cell) = self.pieces.take(piece) {
            self.events.push(Event::Removed { piece, cell, by });
        }
    }

    /// The mover went from the first cell of a path to the last and changed places with the piece there.
    pub fn swapped(&mut self, path: Vec<Cell>) {
        let (from, to) = (path[0], path[path.len() - 1]);
        let (piece, other) = (self.piece(from), self.piece(to));
        self.pieces.take(piece);
        self.pieces.take(other);
        self.pieces.put(piece, to);
        self.pieces.put(other, from);
        self.events.push(Event::Swapped { piece, other, from, to, path });
    }

    /// The last two walked to a cell to fight there.
    pub fn duel_began(&mut self, pieces: [PieceId; 2], centre: Cell, dice: [u8; 2]) {
        let from = pieces.map(|piece| self.pieces.take(piece).expect("both of the duel stand on the board"));
        for piece in pieces {
            self.pieces.put(piece, centre);
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
        self.pieces.take(piece);
        self.pieces.put(piece, path[path.len() - 1]);
        piece
    }
}
