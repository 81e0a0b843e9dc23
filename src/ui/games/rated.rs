//! The creatures' ratings, for the showcase's pages of odds and fights.

pub use crate::rules::holochess::{Creature, duel, odds::odds};
