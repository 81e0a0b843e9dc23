//! Endings of Holochess with three and four creatures, solved exactly: who wins how often if both play perfectly.
//!
//! The quiet clock is off: the value is what matches of more and more turns come to, each decided on points at its end, or what they
//! go up and down around where two against two are level on points (`solve.rs`).
//!
//! A table keeps the chance of the first camp in 24 bits, for every choice of creatures, every placement up to the board's 24
//! symmetries, and both sides to move: of two against one with one or two actions left; of two against two and three against one
//! only where a turn begins, which keeps the file under 13 MB, and what comes later in a turn is searched up to its end.

mod ending_table;
mod equations;
mod kind;
mod placement;
mod probe;
mod solve;
mod with_clock;

pub use self::ending_table::{Endings, NoTable, SHIPPED};
pub use self::probe::Probe;
pub use self::solve::{Solved, SolvedKind, solve, solve_four};
pub use self::with_clock::{Compared, EndingsWithClock};
