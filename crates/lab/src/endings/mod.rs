//! Solves the endings of Holochess with three and four creatures; the game has the table that comes of it.

mod equations;
mod solve;
mod with_clock;

pub use self::solve::{SolvedEndings, SolvedKind, solve, solve_four};
pub use self::with_clock::{Comparison, EndingsWithClock};
