//! The options of Chinese Checkers (docs/rules/chinese-checkers.md).

use crate::rules::rule_options::{Domain, Spec};

/// How many sets of ten pawns a player has: two of them where three play, three where two do.
pub const SETS: &str = "sets";
/// What happens where somebody else's pawn stands in a target triangle.
pub const BLOCKING: &str = "blocking";
/// Whether triangles that are nobody's start or target are filled with pawns that nobody may move.
pub const FILL_UNUSED: &str = "fill_unused";
/// Whether the rest of more than two players go on for the next places.
pub const PLAY_ON: &str = "play_on";
/// After how many turns a player the match is drawn among those still playing; 0 leaves [`LONGEST`].
pub const TURN_CAP: &str = "turn_cap";

/// The most turns a player, whatever the options say.
pub const LONGEST: u16 = 5_000;

/// The options with their ranges and defaults.
pub static OPTIONS: [Spec; 5] = [
    Spec { key: SETS, domain: Domain::Number(1, 3), default: "1" },
    Spec { key: BLOCKING, domain: Domain::Words(&["swap", "fill", "none"]), default: "swap" },
    Spec { key: FILL_UNUSED, domain: Domain::Words(&["off", "on"]), default: "off" },
    Spec { key: PLAY_ON, domain: Domain::Words(&["off", "on"]), default: "off" },
    Spec { key: TURN_CAP, domain: Domain::Number(0, LONGEST as u32), default: "500" },
];
