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
