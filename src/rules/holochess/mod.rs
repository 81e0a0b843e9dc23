//! Holochess, the flagship (docs/rules/holochess.md): eight creatures, dice, kills and pushes on the circular board.

pub mod creature;
pub mod duel;
pub mod odds;
pub mod option;

pub use creature::{Class, Creature};
pub use option::OPTIONS;
