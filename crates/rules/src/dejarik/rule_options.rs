//! The options of both Dejariks (docs/rules/dejarik.md, "End and points" and "A match").

use crate::{
    row::{self, MOST_GAMES},
    rule_options::{Domain, Spec},
};

/// What the third occurrence of a position does: it ends the game, lets the player to move claim the draw, or nothing.
pub const REPETITION: &str = "repetition";
/// A game is drawn after this number of moves; 0 means [`MOST_MOVES`].
pub const MOVE_CAP: &str = "move_cap";

/// The largest number of moves in a game, for any options.
pub const MOST_MOVES: u16 = 1000;

/// The options with their ranges and defaults.
pub static OPTIONS: [Spec; 4] = [
    row::MATCH,
    Spec { key: row::GAME_CAP, domain: Domain::Number(0, MOST_GAMES as u32), default: "60" },
    Spec { key: REPETITION, domain: Domain::Words(&["ends", "declare", "off"]), default: "ends" },
    Spec { key: MOVE_CAP, domain: Domain::Number(0, MOST_MOVES as u32), default: "400" },
];
