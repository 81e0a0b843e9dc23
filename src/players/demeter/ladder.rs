//! The regulars of Déméter. Their names and words are in the language files, under `level-ID`; how strong they are is
//! measured, not said.

use crate::players::{
    Style,
    regular::{Insight, Nature, Outlook, Rung},
};

/// Goes forward with whoever can go, and does not see how a chain of jumps ends.
pub const LUMO: Rung = Rung {
    id: "lumo",
    portrait: "houjix",
    nature: Nature {
        insight: Insight::Full,
        outlook: Outlook::Everybody,
        style: Style::Aggressive,
        passion: 0.06,
        depth: 1,
        nodes: 500,
        overlooks: 300,
        ignores: 1000,
        doubt: 0.03,
    },
};

/// In love with long chains, and surprised by those of others.
pub const BRIN: Rung = Rung {
    id: "brin",
    portrait: "strider",
    nature: Nature {
        insight: Insight::Full,
        outlook: Outlook::Everybody,
        style: Style::Trickster,
        passion: 0.02,
        depth: 2,
        nodes: 2_000,
        overlooks: 20,
        ignores: 80,
        doubt: 0.01,
    },
};

/// Builds behind closed shutters, and opens them when the way is there.
pub const SEFA: Rung = Rung { id: "sefa", portrait: "monnok", nature: Nature::plain(30, 12_000) };
