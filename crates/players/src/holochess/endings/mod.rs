//! Endings of Holochess with three and four creatures, solved exactly: the chance to win if both sides play perfectly.
//!
//! The quiet clock is off. The value is the limit for longer and longer matches, each decided on points at its end; where two
//! against two are level on points there is no limit, and the value is the middle of the oscillation (`solve.rs`).
//!
//! A table stores the first camp's chance in 24 bits, for every choice of creatures, every placement up to the board's 24
//! symmetries, and both sides to move. Two against one are stored with one or two actions left; two against two and three against
//! one only at the beginning of a turn, which keeps the file under 13 MB; from within a turn a search reaches its end.

pub mod ending_table;
pub mod kind;
mod placement;
mod probe;

pub use self::ending_table::{Endings, NoTable, SHIPPED};
pub use self::probe::Probe;
