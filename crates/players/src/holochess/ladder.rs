//! The characters of Holochess. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use super::{EvaluatorKind, HolochessSettings};
use crate::{Style, ladder_level::LadderLevel};

/// A friend for the first matches: sees what lies on the table, and half of what could be done with it.
pub const PIP: LadderLevel<HolochessSettings> = LadderLevel {
    id: "pip",
    portrait: "houjix",
    settings: HolochessSettings {
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
pub const BORAK: LadderLevel<HolochessSettings> = LadderLevel {
    id: "borak",
    portrait: "klorslug",
    settings: HolochessSettings {
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
pub const SULL: LadderLevel<HolochessSettings> = LadderLevel {
    id: "sull",
    portrait: "ngok",
    settings: HolochessSettings {
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
pub const NIX: LadderLevel<HolochessSettings> = LadderLevel {
    id: "nix",
    portrait: "strider",
    settings: HolochessSettings {
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
pub const OLN: LadderLevel<HolochessSettings> = LadderLevel {
    id: "oln",
    portrait: "savrip",
    settings: HolochessSettings {
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
pub const VARRA: LadderLevel<HolochessSettings> = LadderLevel {
    id: "varra",
    portrait: "molator",
    settings: HolochessSettings {
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
pub const IRU: LadderLevel<HolochessSettings> =
    LadderLevel { id: "iru", portrait: "monnok", settings: HolochessSettings::plain(EvaluatorKind::Network, 8, 9_000) };
