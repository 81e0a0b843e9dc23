//! The characters of Déméter. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use crate::{
    Style,
    ladder_level::LadderLevel,
    search_player::{EvaluationDetail, LevelSettings, OpponentModel},
};

/// Moves forward with any pawn that can, and does not see how a chain of jumps ends.
pub const LUMO: LadderLevel<LevelSettings> = LadderLevel {
    id: "lumo",
    portrait: "houjix",
    settings: LevelSettings {
        detail: EvaluationDetail::Full,
        opponent_model: OpponentModel::Everybody,
        style: Style::Aggressive,
        style_weight: 0.06,
        depth: 1,
        nodes: 500,
        own_blunder_rate: 300,
        opponent_blunder_rate: 1000,
        noise: 0.03,
        width: usize::MAX,
        solves: false,
        asks_engine: false,
    },
};

/// In love with long chains, and surprised by those of others.
pub const BRIN: LadderLevel<LevelSettings> = LadderLevel {
    id: "brin",
    portrait: "strider",
    settings: LevelSettings {
        detail: EvaluationDetail::Full,
        opponent_model: OpponentModel::Everybody,
        style: Style::Trickster,
        style_weight: 0.02,
        depth: 2,
        nodes: 2_000,
        own_blunder_rate: 20,
        opponent_blunder_rate: 80,
        noise: 0.01,
        width: usize::MAX,
        solves: false,
        asks_engine: false,
    },
};

/// Builds behind closed shutters, and opens them when the way is there.
pub const SEFA: LadderLevel<LevelSettings> =
    LadderLevel { id: "sefa", portrait: "monnok", settings: LevelSettings::plain(30, 8_000) };

/// Asks the engine, in about a twentieth of a second.
pub const NOOR: LadderLevel<LevelSettings> = LadderLevel {
    id: "noor",
    portrait: "savrip",
    settings: LevelSettings { asks_engine: true, ..LevelSettings::plain(30, 200_000) },
};
