//! What players know about Chinese Checkers.

mod blockade;
mod distance;
pub mod engine;
pub mod features;
pub mod heuristics;
pub mod ladder;
pub mod race;
pub mod static_evaluation;
pub mod weights;
