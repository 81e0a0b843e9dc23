//! The characters of Chinese Checkers. Their names and words are in the language files, under `level-ID`; how strong they are
//! is measured, not said.

use crate::{
    Style,
    ladder_level::LadderLevel,
    search_player::{EvaluationDetail, LevelSettings, OpponentModel},
};

/// Runs ahead with a few and leaves the others at home.
pub const WIM: LadderLevel<LevelSettings> = LadderLevel {
    id: "wim",
    portrait: "strider",
    settings: LevelSettings {
        detail: EvaluationDetail::Full,
        opponent_model: OpponentModel::Alone,
        style: Style::Aggressive,
        style_weight: 0.02,
        depth: 1,
        nodes: 500,
        own_blunder_rate: 400,
        opponent_blunder_rate: 1000,
        noise: 0.004,
        width: usize::MAX,
        solves: false,
        asks_engine: false,
    },
};

/// Keeps its people together and minds nobody else's.
pub const HANNO: LadderLevel<LevelSettings> = LadderLevel {
    id: "hanno",
    portrait: "houjix",
    settings: LevelSettings {
        detail: EvaluationDetail::Full,
        opponent_model: OpponentModel::Alone,
        style: Style::Careful,
        style_weight: 0.000_000_001,
        depth: 2,
        nodes: 1_500,
        own_blunder_rate: 15,
        opponent_blunder_rate: 1000,
        noise: 0.000_000_001,
        width: usize::MAX,
        solves: false,
        asks_engine: false,
    },
};

/// Counts every hop, its own and those of the seat nearest to home. Where many play, looking further than it does is worth little, so
/// that it overlooks a long chain now and then: that leaves room for a step above it.
pub const QUILL: LadderLevel<LevelSettings> = LadderLevel {
    id: "quill",
    portrait: "molator",
    settings: LevelSettings {
        own_blunder_rate: 50,
        noise: 0.000_5,
        solves: true,
        width: 16,
        ..LevelSettings::plain(12, 3_000)
    },
};

/// Asks the engine until the armies have passed each other, and computes the rest to the last hole; in some hundredths of a second.
pub const TALO: LadderLevel<LevelSettings> = LadderLevel {
    id: "talo",
    portrait: "monnok",
    settings: LevelSettings { solves: true, asks_engine: true, ..LevelSettings::plain(30, 100_000) },
};
