//! The characters of Holochess. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use super::{Character, EvaluatorKind};
use crate::players::Style;

/// Who sits at the table under which id, and whose portrait stands for them.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// The id of the level.
    pub id: &'static str,
    /// The creature of the portrait.
    pub portrait: &'static str,
    /// How it decides.
    pub character: Character,
}

/// A friend for the first matches: sees what lies on the table, and half of what could be done with it.
pub const PIP: Rung = Rung {
    id: "pip",
    portrait: "houjix",
    character: Character {
        sense: EvaluatorKind::Material,
        style: Style::Plain,
        passion: 0.0,
        depth: 1,
        nodes: 2_000,
        overlooks: 500,
        ignores: 1000,
        doubt: 0.15,
    },
};

/// Hits whatever is near, and thinks later.
pub const BORAK: Rung = Rung {
    id: "borak",
    portrait: "klorslug",
    character: Character {
        sense: EvaluatorKind::Material,
        style: Style::Aggressive,
        passion: 0.10,
        depth: 2,
        nodes: 2_000,
        overlooks: 575,
        ignores: 1000,
        doubt: 0.14,
    },
};

/// Keeps its own out of reach, even where there is something to win.
pub const SULL: Rung = Rung {
    id: "sull",
    portrait: "ngok",
    character: Character {
        sense: EvaluatorKind::Threats,
        style: Style::Careful,
        passion: 0.15,
        depth: 1,
        nodes: 2_000,
        overlooks: 340,
        ignores: 900,
        doubt: 0.08,
    },
};

/// Pushes and feints.
pub const NIX: Rung = Rung {
    id: "nix",
    portrait: "strider",
    character: Character {
        sense: EvaluatorKind::Threats,
        style: Style::Trickster,
        passion: 0.14,
        depth: 2,
        nodes: 3_000,
        overlooks: 530,
        ignores: 700,
        doubt: 0.07,
    },
};

/// Knows what a position is worth and keeps its own together, but does not see every way out.
pub const OLN: Rung = Rung {
    id: "oln",
    portrait: "savrip",
    character: Character {
        sense: EvaluatorKind::Network,
        style: Style::Careful,
        passion: 0.01,
        depth: 2,
        nodes: 600,
        overlooks: 260,
        ignores: 300,
        doubt: 0.03,
    },
};

/// Goes forward with judgement.
pub const VARRA: Rung = Rung {
    id: "varra",
    portrait: "molator",
    character: Character {
        sense: EvaluatorKind::Network,
        style: Style::Aggressive,
        passion: 0.005,
        depth: 2,
        nodes: 1_000,
        overlooks: 0,
        ignores: 0,
        doubt: 0.015,
    },
};

/// Looks furthest, and wants nothing but to win.
pub const IRU: Rung =
    Rung { id: "iru", portrait: "monnok", character: Character::plain(EvaluatorKind::Network, 8, 9_000) };
