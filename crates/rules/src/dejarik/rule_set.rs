//! What differs between Groï's rules and the revised rules (docs/rules/dejarik.md), as data.

use crate::GameId;

/// One of the two rule sets.
#[derive(Debug, PartialEq, Eq)]
pub struct RuleSet {
    /// Which game this is.
    pub game: GameId,
    /// Turns of each player in which diagonal and double diagonal exits are not allowed.
    pub straight_turns: u16,
    /// Whether three in line also score for a player with four pawns; otherwise only for a player with three.
    pub three_of_four_score: bool,
    /// What a draw by repetition, or at the cap on moves, earns each player.
    pub draw_points: u8,
}

/// Groï's rules, the first version.
pub static GROI: RuleSet =
    RuleSet { game: GameId::Groi, straight_turns: 1, three_of_four_score: false, draw_points: 1 };

/// The revised rules.
pub static REVISED: RuleSet =
    RuleSet { game: GameId::Revised, straight_turns: 0, three_of_four_score: true, draw_points: 0 };

impl RuleSet {
    /// The rule set of a game; `None` for games that are not Dejarik.
    pub fn for_game(game: GameId) -> Option<&'static Self> {
        [&GROI, &REVISED].into_iter().find(|rules| rules.game == game)
    }
}
