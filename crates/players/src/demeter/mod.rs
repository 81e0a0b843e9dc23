//! What players know about Déméter.

mod forced_goal;
mod heuristics;
pub mod ladder;
mod static_evaluation;
