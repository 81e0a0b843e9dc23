//! What players know about Chinese Checkers.

mod distance;
mod heuristics;
pub mod ladder;
mod static_evaluation;
