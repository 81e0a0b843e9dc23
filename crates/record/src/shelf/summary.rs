//! What a list of matches shows of one of them.

use serde::{Deserialize, Serialize};

use crate::{BranchOf, RecordedMatch, SeatInfo, Who, ending_word};
use holochess_rules::{Cell, GameId, PieceId, Seat};

/// A piece on the board as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// Where.
    pub cell: Cell,
    /// Whose.
    pub seat: Seat,
    /// What: the id of a creature or of a pawn.
    pub kind: String,
}

/// A match as far as it is shown in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game.
    pub game: GameId,
    /// The seats, player 1 first.
    pub seats: Vec<SeatInfo>,
    /// The decisions that stand, forced passes included.
    pub decisions: usize,
    /// The turn that is being played, or was the last.
    pub turn: u32,
    /// How it ended, if it is over: the winner, if there is one, and the word for the ending.
    pub result: Option<(Option<Seat>, String)>,
    /// The pieces on the board as it stands.
    pub pieces: Vec<PlacedPiece>,
    /// The cells that no piece can enter.
    pub obstacles: Vec<Cell>,
    /// The hash of its seed.
    pub seed_sha256: String,
    /// The match that it branches off from, if it is a branch.
    pub branch: Option<BranchOf>,
}

impl Summary {
    /// Of a match.
    pub fn of(recorded: &RecordedMatch) -> Self {
        let (setup, table) = (recorded.setup(), recorded.table());
        let standing = table.pieces().iter().enumerate().filter_map(|(index, piece)| {
            let cell = table.cell_of(PieceId(index as u8))?;
            Some(PlacedPiece { cell, seat: piece.seat, kind: piece.kind.to_owned() })
        });
        Self {
            game: setup.game,
            seats: setup.seats.clone(),
            decisions: recorded.decisions().len(),
            turn: recorded.turn(),
            result: table.verdict().map(|verdict| (verdict.winner, ending_word(verdict.ending).to_owned())),
            pieces: standing.collect(),
            obstacles: table.obstacles(),
            seed_sha256: recorded.seed_hash(),
            branch: recorded.branch().cloned(),
        }
    }

    /// Whether the match is over.
    pub const fn is_over(&self) -> bool {
        self.result.is_some()
    }
}

/// A summary as it stands in the index.
#[derive(Serialize, Deserialize)]
pub(super) struct StoredSummary {
    game: String,
    seats: Vec<(String, String)>,
    decisions: usize,
    turn: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<(Option<u8>, String)>,
    standing: Vec<(u8, u8, String)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    obstacles: Vec<u8>,
    seed_sha256: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    branch: Option<BranchOf>,
}

impl StoredSummary {
    pub(super) fn from_summary(summary: &Summary) -> Self {
        let seats = summary.seats.iter().map(|seat| (seat.who.word().to_owned(), seat.name.clone()));
        let standing = summary.pieces.iter().map(|one| (one.cell.0, one.seat.number(), one.kind.clone()));
        Self {
            game: summary.game.id().to_owned(),
            seats: seats.collect(),
            decisions: summary.decisions,
            turn: summary.turn,
            result: summary.result.as_ref().map(|(winner, word)| (winner.map(Seat::number), word.clone())),
            standing: standing.collect(),
            obstacles: summary.obstacles.iter().map(|cell| cell.0).collect(),
            seed_sha256: summary.seed_sha256.clone(),
            branch: summary.branch.clone(),
        }
    }

    /// The summary; nothing if this program does not know what it speaks of.
    pub(super) fn summary(self) -> Option<Summary> {
        let seats: Option<Vec<_>> = self
            .seats
            .into_iter()
            .map(|(who, name)| {
                let seat = SeatInfo { who: Who::from_word(&who)?, name };
                seat.name_fits().then_some(seat)
            })
            .collect();
        let seats = seats.filter(|seats| (1..=Seat::MOST).contains(&seats.len()))?;
        let count = seats.len();
        let seat = |number: u8| {
            let index = usize::from(number).checked_sub(1)?;
            (index < count).then(|| Seat::new(index))
        };
        let standing: Option<Vec<_>> = self
            .standing
            .into_iter()
            .map(|(cell, number, kind)| Some(PlacedPiece { cell: Cell(cell), seat: seat(number)?, kind }))
            .collect();
        let result = match self.result {
            Some((Some(number), word)) => Some((Some(seat(number)?), word)),
            Some((None, word)) => Some((None, word)),
            None => None,
        };
        Some(Summary {
            game: GameId::from_id(&self.game)?,
            seats,
            decisions: self.decisions,
            turn: self.turn,
            result,
            pieces: standing?,
            obstacles: self.obstacles.into_iter().map(Cell).collect(),
            seed_sha256: self.seed_sha256,
            branch: self.branch,
        })
    }
}
