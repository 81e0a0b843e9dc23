//! What the game that gives creatures ratings knows of them: for the pages of the showcase that tell of chances and fights.

pub use crate::rules::holochess::{Creature, duel, odds::odds};
