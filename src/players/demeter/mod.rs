//! What players know about Déméter.

mod heuristics;
pub mod ladder;
mod static_evaluation;
