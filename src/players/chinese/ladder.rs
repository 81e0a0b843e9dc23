//! The regulars of Chinese Checkers. Their names and words are in the language files, under `level-ID`; how strong they are
//! is measured, not said.

use crate::players::{
    Style,
    regular::{Insight, Nature, Outlook, Rung},
};

/// Runs ahead with a few and leaves the others at home.
pub const WIM: Rung = Rung {
    id: "wim",
    portrait: "strider",
    nature: Nature {
        insight: Insight::Full,
        outlook: Outlook::Alone,
        style: Style::Aggressive,
        passion: 0.02,
        depth: 1,
        nodes: 500,
        overlooks: 250,
        ignores: 1000,
        doubt: 0.004,
    },
};

/// Keeps its people together and minds nobody else's.
pub const HANNO: Rung = Rung {
    id: "hanno",
    portrait: "houjix",
    nature: Nature {
        insight: Insight::Full,
        outlook: Outlook::Alone,
        style: Style::Careful,
        passion: 0.002,
        depth: 2,
        nodes: 1_500,
        overlooks: 30,
        ignores: 1000,
        doubt: 0.002,
    },
};

/// Counts every hop, its own and those of whoever is nearest to home.
pub const QUILL: Rung =
    Rung { id: "quill", portrait: "molator", nature: Nature { doubt: 0.000_5, ..Nature::plain(12, 6_000) } };
