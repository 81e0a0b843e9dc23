//! The board as the picture shows it.
//!
//! The rules are always ahead of the picture: an attack is decided, rolled and stored before its scene begins. The
//! picture follows the events one by one, and this board is the sum of the events shown so far.

use bevy::prelude::*;

use holochess_rules::{Board, Cell, Event, GameId, Outcome, PieceId, PieceInfo, Roll, Seat, Table, Verdict};

/// The match as the events shown so far have left it.
#[derive(Resource, Clone, Debug)]
pub struct DisplayedBoard {
    /// The game that is played.
    game: GameId,
    /// The cells that immovable pieces block.
    obstacles: Vec<Cell>,
    /// The board.
    board: &'static Board,
    /// All pieces of the match, by their id.
    pieces: Vec<PieceInfo>,
    /// The cell of each piece, by its id; `None` off the board.
    cells: Vec<Option<Cell>>,
    /// The pieces that have left the board, in order.
    lost: Vec<PieceId>,
    /// The cells of each seat's camp.
    camps: Vec<Vec<Cell>>,
    /// Whose turn it is, once a turn has begun.
    pub seat: Option<Seat>,
    /// The number of the turn, from 1; 0 before the first.
    pub turn: u32,
    /// The cells of the last action: from and to.
    pub last: Vec<Cell>,
    /// The last clash: attacker, defender, dice and outcome.
    pub clash: Option<Clash>,
    /// The piece that is to be pushed, and the cells it can be pushed to.
    pub push: Option<(PieceId, Vec<Cell>)>,
    /// The two pieces of the duel while it lasts, player 1's first.
    pub duel: Option<[PieceId; 2]>,
    /// How the match ended.
    pub verdict: Option<Verdict>,
}

/// An attack or an exchange of the duel, as far as it has been shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Attacker and defender; in the duel player 1's and player 2's.
    pub pieces: [PieceId; 2],
    /// The dice, once rolled.
    pub roll: Option<Roll>,
    /// What the dice meant, once that was shown; never in the duel.
    pub outcome: Option<Outcome>,
}

impl DisplayedBoard {
    /// A table on which nothing stands yet.
    pub fn empty(table: &dyn Table) -> Self {
        Self {
            game: table.game(),
            obstacles: table.obstacles(),
            board: table.board(),
            pieces: table.pieces().to_vec(),
            cells: vec![None; table.pieces().len()],
            lost: Vec::new(),
            camps: (0..table.seats()).map(|seat| table.camp(Seat::new(seat))).collect(),
            seat: None,
            turn: 0,
            last: Vec::new(),
            clash: None,
            push: None,
            duel: None,
            verdict: None,
        }
    }

    /// The board after these events.
    pub fn after<'a>(table: &dyn Table, events: impl IntoIterator<Item = &'a Event>) -> Self {
        let mut shown = Self::empty(table);
        for event in events {
            shown.apply(event);
        }
        shown
    }

    /// Which game is played.
    pub fn game(&self) -> GameId {
        self.game
    }

    /// The cells that immovable pieces block from the beginning to the end.
    pub fn obstacles(&self) -> &[Cell] {
        &self.obstacles
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.board
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.camps.len()
    }

    /// The cells of a seat's own camp; none in games without camps.
    pub fn camp(&self, seat: Seat) -> &[Cell] {
        self.camps.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// All pieces of the match, by their id.
    pub fn pieces(&self) -> &[PieceInfo] {
        &self.pieces
    }

    /// All pieces with their ids.
    pub fn piece_ids(&self) -> impl Iterator<Item = (PieceId, &PieceInfo)> {
        self.pieces.iter().enumerate().map(|(index, info)| (PieceId(index as u8), info))
    }

    /// What a piece is.
    pub fn piece(&self, piece: PieceId) -> &PieceInfo {
        &self.pieces[piece.index()]
    }

    /// Replaces a piece's creature by this one (the id of its folder), which the rules may not know.
    pub fn cast(&mut self, piece: PieceId, kind: &'static str) {
        self.pieces[piece.index()].kind = kind;
    }

    /// Where a piece stands, if it stands anywhere. In the duel both stand on the centre.
    pub fn cell_of(&self, piece: PieceId) -> Option<Cell> {
        self.cells[piece.index()]
    }

    /// The piece on a cell.
    pub fn piece_at(&self, cell: Cell) -> Option<PieceId> {
        self.cells.iter().position(|at| *at == Some(cell)).map(|index| PieceId(index as u8))
    }

    /// The pieces that have left the board, in the order in which they left.
    pub fn lost(&self) -> &[PieceId] {
        &self.lost
    }

    /// A match that begins from a position may be without some of its pieces: when its first turn begins, pieces that
    /// stand nowhere have left the board before.
    fn count_absent_as_lost(&mut self) {
        for index in 0..self.pieces.len() {
            let piece = PieceId(index as u8);
            if self.cells[index].is_none() && !self.lost.contains(&piece) {
                self.lost.push(piece);
            }
        }
    }

    /// Takes in one event.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { piece, cell } => self.cells[piece.index()] = *cell,
            Event::Placed { piece, cell } => {
                self.cells[piece.index()] = Some(*cell);
                self.last = vec![*cell];
            }
            Event::TurnBegan { seat, turn } => {
                if self.turn == 0 {
                    self.count_absent_as_lost();
                }
                self.seat = Some(*seat);
                self.turn = *turn;
            }
            Event::Moved { piece, path } | Event::Leapt { piece, path } | Event::Boosted { piece, path } => {
                if let (Some(from), Some(to)) = (path.first(), path.last()) {
                    self.cells[piece.index()] = Some(*to);
                    self.last = vec![*from, *to];
                }
            }
            Event::Attacked { attacker, defender, from, to } => {
                self.clash = Some(Clash { pieces: [*attacker, *defender], roll: None, outcome: None });
                self.last = vec![*from, *to];
            }
            Event::Rolled(roll) => {
                if let Some(clash) = &mut self.clash {
                    clash.roll = Some(roll.clone());
                }
            }
            Event::Judged { outcome, .. } => {
                if let Some(clash) = &mut self.clash {
                    clash.outcome = Some(*outcome);
                }
            }
            Event::PushPending { piece, cells, .. } => self.push = Some((*piece, cells.clone())),
            Event::Pushed { piece, from, to } => {
                self.cells[piece.index()] = Some(*to);
                self.last = vec![*from, *to];
                self.push = None;
            }
            Event::Removed { piece, .. } => {
                self.cells[piece.index()] = None;
                self.lost.push(*piece);
            }
            Event::Swapped { piece, other, from, to, .. } => {
                self.cells[piece.index()] = Some(*to);
                self.cells[other.index()] = Some(*from);
                self.last = vec![*from, *to];
            }
            Event::DuelBegan { pieces, .. } => {
                for piece in pieces {
                    self.cells[piece.index()] = self.board.cell("d");
                }
                self.duel = Some(*pieces);
                self.clash = Some(Clash { pieces: *pieces, roll: None, outcome: None });
            }
            Event::Exchange(roll) => {
                if let Some(pieces) = self.duel {
                    self.clash = Some(Clash { pieces, roll: Some(roll.clone()), outcome: None });
                }
            }
            Event::GameBegan { .. } => {
                self.cells.fill(None);
                self.lost.clear();
                self.last.clear();
            }
            Event::Ended(verdict) => self.verdict = Some(verdict.clone()),
            Event::Held { .. }
            | Event::Line { .. }
            | Event::Goal { .. }
            | Event::Ranked { .. }
            | Event::Passed { .. }
            | Event::Clock { .. }
            | Event::Resigned { .. }
            | Event::GameEnded { .. }
            | Event::TookBack { .. } => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::{Setup, dice::Seed, new_table};

    fn begun(position: Option<&str>) -> (Box<dyn Table>, DisplayedBoard) {
        let game = GameId::Holochess;
        let setup = Setup { game, options: game.options(), players: 2, position: position.map(str::to_owned) };
        let (table, events) = new_table(&setup, &mut Seed::from_number(7).deal()).unwrap();
        let shown = DisplayedBoard::after(table.as_ref(), &events);
        (table, shown)
    }

    #[test]
    fn pieces_that_a_position_is_without_have_left_the_board() {
        let (table, shown) = begun(Some("savrip@o2 molator@o3 / strider@o8 1 2"));
        assert_eq!((table.pieces().len(), shown.lost().len()), (8, 5));
        assert!(shown.lost().iter().all(|piece| shown.cell_of(*piece).is_none()));
    }

    #[test]
    fn nothing_has_left_the_board_before_the_first_turn() {
        assert!(begun(None).1.lost().is_empty());
    }
}
