//! The players who have left a match that others play on, in games where that can be.

use super::ids::Seat;

/// Who has left a match that the others play on. The line of a position has no room for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Departed {
    /// The players who have finished, the first place first.
    pub finished: Vec<Seat>,
    /// The players who have resigned, the last place first.
    pub resigned: Vec<Seat>,
}

impl Departed {
    /// Whether all players are still in the match.
    pub fn is_empty(&self) -> bool {
        self.finished.is_empty() && self.resigned.is_empty()
    }
}
