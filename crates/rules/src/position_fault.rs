//! Why a line is not a position, in any game; the game's own error type is inside.

use thiserror::Error;

use super::{chinese, dejarik, demeter, holochess};

/// Why a line of text is not a position. People read it through the language files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionFault {
    /// Of Holochess.
    #[error(transparent)]
    Holochess(#[from] holochess::PositionError),
    /// Of Dejarik, by either rule set.
    #[error(transparent)]
    Dejarik(#[from] dejarik::PositionError),
    /// Of Déméter.
    #[error(transparent)]
    Demeter(#[from] demeter::PositionError),
    /// Of Chinese Checkers.
    #[error(transparent)]
    Chinese(#[from] chinese::PositionError),
    /// An error of a game outside this crate, as text.
    #[error("{0}")]
    Other(String),
}

/// A part of a position's line that has to be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The sign between the camps.
    Slash,
    /// The player to move, as one of these words.
    Side(&'static str),
    /// Which player is to move, by number.
    Player,
    /// How many actions are left in the turn.
    ActionsLeft,
    /// How many moves have been made.
    MovesMade,
}

impl std::fmt::Display for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Slash => f.write_str("the / between the camps"),
            Self::Side(sides) => write!(f, "the side to move ({sides})"),
            Self::Player => f.write_str("the player to move"),
            Self::ActionsLeft => f.write_str("the actions left"),
            Self::MovesMade => f.write_str("the moves made so far"),
        }
    }
}
