//! What players know about Dejarik, by both rule sets.

pub mod exact_analysis;
pub mod exact_help;
mod heuristics;
pub mod ladder;
mod perfect_player;
mod static_evaluation;
pub mod table_cache;
pub mod tablebase;
pub mod tables;

pub use perfect_player::PerfectPlayer;
pub use perfect_player::best_line;
pub(super) use perfect_player::chance as chance_of;
