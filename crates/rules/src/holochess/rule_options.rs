//! The options of Holochess, all of them digital additions of the rulebook.

use crate::rule_options::{Domain, Spec};

/// How the creatures are dealt: any four each, one of each class each, or any four each so that both sides have the same chance.
pub const DEAL: &str = "deal";
/// Whether the creatures stand where they are dealt or the players place them.
pub const PLACEMENT: &str = "placement";
/// After how many turns in a row without an attack the match is decided; 0 turns the quiet clock off.
pub const QUIET_TURNS: &str = "quiet_turns";
/// How the match is decided then.
pub const QUIET_END: &str = "quiet_end";

/// After this number of turns the match is decided on points, as by the quiet clock.
pub const TURN_CAP: u16 = 1000;

/// The options with their ranges and defaults.
pub static OPTIONS: [Spec; 4] = [
    Spec { key: DEAL, domain: Domain::Words(&["random", "balanced", "even"]), default: "random" },
    Spec { key: PLACEMENT, domain: Domain::Words(&["fixed", "chosen"]), default: "fixed" },
    Spec { key: QUIET_TURNS, domain: Domain::Number(0, TURN_CAP as u32), default: "20" },
    Spec { key: QUIET_END, domain: Domain::Words(&["points", "draw"]), default: "points" },
];
