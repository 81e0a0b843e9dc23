//! What players know about Chinese Checkers.

mod blockade;
mod distance;
mod features;
mod heuristics;
pub mod ladder;
mod race;
mod static_evaluation;
pub mod training;
pub mod weights;
