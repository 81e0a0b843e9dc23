//! What players know about Holochess: how to search it and how to judge its positions.

pub mod analysis;
pub mod endings;
mod evaluators;
mod expected_gain;
pub mod features;
pub mod hint_with_dice;
pub mod ladder;
pub mod model;
mod search_player;
mod searched;
mod threat;
mod threat_evaluation;
pub mod training;

pub use evaluators::{MaterialEvaluator, NetworkEvaluator, PATIENCE, Patience, ThreatEvaluator, exactly};
pub use search_player::{EvaluatorKind, HolochessPlayer, LevelSettings};
