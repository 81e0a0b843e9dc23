//! Search, evaluation, levels, hints and analysis of Holochess.

pub mod analysis;
mod conversion;
pub mod endings;
pub mod evaluators;
pub mod features;
mod heuristics;
pub mod hint_with_dice;
pub mod ladder;
pub mod model;
mod search_player;
mod static_evaluation;
mod threat;
mod threat_evaluation;

pub use evaluators::{
    MaterialEvaluator, NetworkEvaluator, TURNS_FOR_THREE_AGAINST_ONE, TURNS_FOR_TWO_AGAINST_ONE,
    TURNS_FOR_TWO_AGAINST_TWO, ThreatEvaluator, exactly,
};
pub use search_player::{EvaluatorKind, HolochessPlayer, HolochessSettings};
pub use threat::likeliest_kill;
