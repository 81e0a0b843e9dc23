//! The characters of Holochess. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use super::{EvaluatorKind, LevelSettings};
use crate::players::Style;

/// A level: its id, its portrait and its settings.
#[derive(Clone, Copy, Debug)]
pub struct LadderLevel {
    /// The id of the level.
    pub id: &'static str,
    /// The creature of the portrait.
    pub portrait: &'static str,
    /// How it decides.
    pub settings: LevelSettings,
}

/// A friend for the first matches: sees what lies on the table, and half of what could be done with it.
pub const PIP: LadderLevel = LadderLevel {
    id: "pip",
    portrait: "houjix",
    settings: LevelSettings {
        evaluator: EvaluatorKind::Material,
        style: Style::Plain,
        style_weight: 0.0,
        depth: 1,
        nodes: 2_000,
        own_blunder_rate: 500,
        opponent_blunder_rate: 1000,
        noise: 0.15,
    },
};

/// Hits whatever is near, and thinks later.
pub const BORAK: LadderLevel = LadderLevel {
    id: "borak",
    portrait: "klorslug",
    settings: LevelSettings {
        evaluator: EvaluatorKind::Material,
        style: Style::Aggressive,
        style_weight: 0.10,
        depth: 2,
        nodes: 2_000,
        own_blunder_rate: 575,
        opponent_blunder_rate: 1000,
        noise: 0.14,
    },
};

/// Keeps its own out of reach, even where there is something to win.
pub const SULL: LadderLevel = LadderLevel {
    id: "sull",
    portrait: "ngok",
    settings: LevelSettings {
        evaluator: EvaluatorKind::Threats,
        style: Style::Careful,
        style_weight: 0.15,
        depth: 1,
        nodes: 2_000,
        own_blunder_rate: 340,
        opponent_blunder_rate: 900,
        noise: 0.08,
    },
};

/// Pushes and feints.
pub const NIX: LadderLevel = LadderLevel {
    id: "nix",
    portrait: "strider",
    settings: LevelSettings {
        evaluator: EvaluatorKind::Threats,
        style: Style::Trickster,
        style_weight: 0.14,
        depth: 2,
        nodes: 3_000,
        own_blunder_rate: 530,
        opponent_blunder_rate: 700,
        noise: 0.07,
    },
};

/// Knows what a position is worth and keeps its own together, but does not see every way out.
pub const OLN: LadderLevel = LadderLevel {
    id: "oln",
    portrait: "savrip",
    settings: LevelSettings {
        evaluator: EvaluatorKind::Network,
        style: Style::Careful,
        style_weight: 0.01,
        depth: 2,
        nodes: 600,
        own_blunder_rate: 260,
        opponent_blunder_rate: 300,
        noise: 0.03,
    },
};

/// Goes forward with judgement.
pub const VARRA: LadderLevel = LadderLevel {
    id: "varra",
    portrait: "molator",
    settings: LevelSettings {
        evaluator: EvaluatorKind::Network,
        style: Style::Aggressive,
        style_weight: 0.005,
        depth: 2,
        nodes: 1_000,
        own_blunder_rate: 0,
        opponent_blunder_rate: 0,
        noise: 0.015,
    },
};

/// Looks furthest, and wants nothing but to win.
pub const IRU: LadderLevel =
    LadderLevel { id: "iru", portrait: "monnok", settings: LevelSettings::plain(EvaluatorKind::Network, 8, 9_000) };
