//! Why something is not a position of Dejarik (docs/rules/notation.md: what cannot arise is refused).

use thiserror::Error;

use super::rule_options::MOST_MOVES;
use crate::{Seat, circle::BOARD, ids::Cell, position_line::LineError};

/// The letters of black, which moves first, and white.
pub(super) const LETTERS: [&str; 2] = ["b", "w"];

/// A side as people call it.
const fn colour(seat: Seat) -> &'static str {
    ["black", "white"][seat.index()]
}

/// What is wrong with a position, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is not written as positions are.
    #[error(transparent)]
    Line(#[from] LineError),
    /// Neither a cell nor what may follow a camp.
    #[error("there is no cell {text:?} (in {}'s camp); the cells are d, i1 to i12 and o1 to o12", colour(*.seat))]
    UnknownCell {
        /// What stands there.
        text: String,
        /// The player whose camp it is.
        seat: Seat,
    },
    /// A cell index beyond the board, from code rather than from text.
    #[error("the board has no cell number {}", .0.0)]
    OffBoard(Cell),
    /// Two pawns stand on one cell.
    #[error("two pawns stand on {}", BOARD.name(*.0))]
    TwoOnACell(Cell),
    /// A side has too few or too many pawns.
    #[error("{} has {size} pawns; a side has 3 or 4", colour(*.seat))]
    CampSize {
        /// Which side.
        seat: Seat,
        /// How many it has.
        size: usize,
    },
    /// The side to move is neither `b` nor `w`.
    #[error("the side to move is b or w, not {text:?}")]
    Side {
        /// What stands there.
        text: String,
    },
    /// This is not a possible number of moves.
    #[error("the moves made are a whole number from 0 to {}, not {text:?}", MOST_MOVES - 1)]
    Moves {
        /// What stands there.
        text: String,
    },
    /// The number of moves belongs to the other side.
    #[error("{moves} moves cannot have been made where {} is to move: they are even for b and odd for w", LETTERS[.side.index()])]
    Parity {
        /// The side to move.
        side: Seat,
        /// The moves.
        moves: u16,
    },
    /// A line that has already scored: the game is over.
    #[error("{} already has a line that scores, so the game is over", colour(*.seat))]
    HasScored {
        /// The player who made the line.
        seat: Seat,
    },
}
