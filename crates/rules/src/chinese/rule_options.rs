//! The options of Chinese Checkers (docs/rules/chinese-checkers.md).

use crate::rule_options::{Domain, Spec};

/// How many sets of ten pawns a player has: two of them where three play, three where two do.
pub const SETS: &str = "sets";
/// The rule for another player's pawn in a target triangle.
pub const BLOCKING: &str = "blocking";
/// Whether triangles that are no player's start or target are filled with immovable pawns.
pub const FILL_UNUSED: &str = "fill_unused";
/// Whether the others play on for the next places, at tables of more than two.
pub const PLAY_ON: &str = "play_on";
/// The match is drawn among those still playing after this many turns a player; 0 means [`MOST_TURNS`].
pub const TURN_CAP: &str = "turn_cap";

/// The most turns a player, with any options.
pub const MOST_TURNS: u16 = 5_000;

/// The options with their ranges and defaults.
pub static OPTIONS: [Spec; 5] = [
    Spec { key: SETS, domain: Domain::Number(1, 3), default: "1" },
    Spec { key: BLOCKING, domain: Domain::Words(&["swap", "fill", "none"]), default: "swap" },
    Spec { key: FILL_UNUSED, domain: Domain::Words(&["off", "on"]), default: "off" },
    Spec { key: PLAY_ON, domain: Domain::Words(&["off", "on"]), default: "off" },
    Spec { key: TURN_CAP, domain: Domain::Number(0, MOST_TURNS as u32), default: "500" },
];
