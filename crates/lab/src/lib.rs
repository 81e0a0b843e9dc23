//! What the makers' program computes: how matches are judged, what is learned from them, how even a deal is, and what endings are worth. For tests and benchmarks
//! too; nothing of it is in the game.

pub mod endings;
pub mod evenness;
pub mod find_puzzles;
pub mod score_interval;
pub mod sprt;
pub mod training;
