//! The characters of Dejarik. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use crate::{
    Style,
    ladder_level::LadderLevel,
    search_player::{EvaluationDetail, LevelSettings, OpponentModel},
};

/// Comes out at once, takes what stands in front of it, and misses the long way round.
pub const KEFF: LadderLevel<LevelSettings> = LadderLevel {
    id: "keff",
    portrait: "klorslug",
    settings: LevelSettings {
        detail: EvaluationDetail::Simple,
        opponent_model: OpponentModel::Everybody,
        style: Style::Aggressive,
        style_weight: 0.10,
        depth: 1,
        nodes: 500,
        own_blunder_rate: 250,
        opponent_blunder_rate: 1000,
        noise: 0.10,
        width: usize::MAX,
        solves: false,
        asks_engine: false,
    },
};

/// Stays at home as long as it can, and looks for what could be taken from it.
pub const MIRRA: LadderLevel<LevelSettings> = LadderLevel {
    id: "mirra",
    portrait: "ngok",
    settings: LevelSettings {
        detail: EvaluationDetail::Simple,
        opponent_model: OpponentModel::Everybody,
        style: Style::Careful,
        style_weight: 0.03,
        depth: 3,
        nodes: 2_000,
        own_blunder_rate: 30,
        opponent_blunder_rate: 80,
        noise: 0.02,
        width: usize::MAX,
        solves: false,
        asks_engine: false,
    },
};

/// Goes through the moves, all of them, and then through yours. With more than twice as many nodes it sees from the
/// start that the player who begins wins in seven plies, and by Groï's rules plays no worse than the perfect player.
pub const OSSA: LadderLevel<LevelSettings> =
    LadderLevel { id: "ossa", portrait: "savrip", settings: LevelSettings::plain(30, 5_000) };
