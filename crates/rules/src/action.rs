//! What a player may decide, in the words that all five games share (rulebook, "Notation").

use serde::{Deserialize, Serialize};

use super::ids::{Cell, PieceId};

/// One decision. Cells are the board's; which are legal is the game's to say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// `FROM-TO`: a move.
    Move {
        /// Where the piece stands.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// `FROMxTO`: an attack on the neighbour at `to`.
    Attack {
        /// Where the attacker stands.
        from: Cell,
        /// Where the defender stands.
        to: Cell,
    },
    /// `>CELL`: where a pushed piece goes.
    Push {
        /// The empty neighbour that it is pushed to.
        to: Cell,
    },
    /// `FROM=TO`: two pawns change places.
    Swap {
        /// Where the mover stands.
        from: Cell,
        /// Where the other pawn stands.
        to: Cell,
    },
    /// `NAME@CELL`: a piece is placed before the match.
    Place {
        /// Which piece.
        piece: PieceId,
        /// Where it goes.
        to: Cell,
    },
    /// `pass`: forced, never chosen.
    Pass,
    /// `resign`: the player who is to choose gives up.
    Resign,
    /// `draw`: claimed or agreed.
    Draw,
}
