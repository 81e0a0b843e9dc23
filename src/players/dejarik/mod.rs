//! What players know about Dejarik, by both rule sets.

mod heuristics;
pub mod ladder;
mod static_evaluation;
pub mod table_cache;
pub mod tablebase;
pub mod tables;
