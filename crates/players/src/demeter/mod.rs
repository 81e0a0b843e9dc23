//! What players know about Déméter.

pub mod engine;
mod forced_goal;
mod heuristics;
pub mod ladder;
mod static_evaluation;
