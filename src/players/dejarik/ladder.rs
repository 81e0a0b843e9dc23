//! The regulars of Dejarik. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use crate::players::{
    Style,
    regular::{Insight, Nature, Outlook, Rung},
};

/// Comes out at once, takes what stands in front of it, and misses the long way round.
pub const KEFF: Rung = Rung {
    id: "keff",
    portrait: "klorslug",
    nature: Nature {
        insight: Insight::Simple,
        outlook: Outlook::Everybody,
        style: Style::Aggressive,
        passion: 0.10,
        depth: 1,
        nodes: 500,
        overlooks: 250,
        ignores: 1000,
        doubt: 0.10,
    },
};

/// Stays at home as long as it can, and looks for what could be taken from it.
pub const MIRRA: Rung = Rung {
    id: "mirra",
    portrait: "ngok",
    nature: Nature {
        insight: Insight::Simple,
        outlook: Outlook::Everybody,
        style: Style::Careful,
        passion: 0.03,
        depth: 3,
        nodes: 2_000,
        overlooks: 30,
        ignores: 80,
        doubt: 0.02,
    },
};

/// Goes through the moves, all of them, and then through yours.
pub const OSSA: Rung = Rung { id: "ossa", portrait: "savrip", nature: Nature::plain(30, 12_000) };
