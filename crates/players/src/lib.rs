//! Computer players, their search and their evaluation; hints, analysis, puzzles and solved endings.
//!
//! A [`Player`] sees the [`Table`] and nothing else: neither the seed nor future dice. Its decisions follow from its own seed and
//! the table alone, so a resumed or replayed match continues identically.

pub mod analysis;
mod by_game;
pub mod chances;
pub mod chinese;
pub mod dangers;
pub mod dejarik;
pub mod demeter;
mod engine_memory;
mod greedy;
pub mod handicap;
pub mod hint;
mod hint_depth;
pub mod hint_reason;
pub mod hint_without_dice;
pub mod holochess;
pub mod ladder_level;
mod levels;
pub mod logistic;
pub mod measured_ratings;
mod play_out;
pub mod puzzles;
mod random;
pub mod rating;
pub mod search;
pub mod search_player;
pub mod solved;
pub mod static_evaluation;
pub mod strength;
mod style;
mod tie_break;
mod tier;
pub mod win_chance;

use std::time::Duration;

pub use greedy::Greedy;
pub use levels::{Level, RatingAtTable, UnknownLevel, level, levels, new};
pub use play_out::{PlayStatistics, PlayedMatch, ThinkingTime, play_out, seed_for};
pub use random::Random;
pub use style::Style;
pub use tier::Tier;

use self::{search::Stop, static_evaluation::StaticEvaluation};
use holochess_rules::{Action, Match, NodeKind, Rules, Seat, Table, ToAct};

/// The limits of a decision. Players without a deepening search ignore them; they need well under a millisecond.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// The longest time for one decision.
    pub time: Option<Duration>,
    /// The most nodes for one decision.
    pub nodes: Option<u64>,
}

impl Limits {
    /// These limits for a player with a node budget of its own: a node limit replaces the budget, and a time limit alone removes
    /// it.
    #[must_use]
    pub fn or_own(self, nodes: u64) -> Self {
        let own = self.time.is_none().then_some(nodes);
        Self { nodes: self.nodes.or(own), ..self }
    }
}

/// What a player decides, and the evaluation behind it.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchReport {
    /// The chosen action.
    pub action: Action,
    /// The chance to win of the seat to move, 0 to 1; a draw counts 0.5.
    pub value: f64,
    /// The principal variation in the rulebook's notation, the chosen action first.
    pub line: Vec<String>,
    /// Nodes visited.
    pub nodes: u64,
}

/// A computer player.
pub trait Player: Send + Sync {
    /// Decides at a table that waits for a choice.
    ///
    /// # Panics
    /// If the table waits for no choice ([`ToAct::Choose`]).
    fn think(&mut self, table: &dyn Table, limits: &Limits) -> SearchReport;

    /// Like [`Player::think`], but returns the best so far as soon as `stop` is raised. Players that take well under a millisecond
    /// do not check it.
    ///
    /// # Panics
    /// As [`Player::think`].
    fn think_until(&mut self, table: &dyn Table, limits: &Limits, stop: Option<Stop>) -> SearchReport {
        let _ = stop;
        self.think(table, limits)
    }

    /// The action that it decides on without outer limits.
    ///
    /// # Panics
    /// As [`Player::think`].
    fn choose(&mut self, table: &dyn Table) -> Action {
        self.think(table, &Limits::default()).action
    }
}

/// The likeliest outcome of a chance node; `None` at any other node.
fn likeliest<R: Rules>(rules: &R, position: &R::Position) -> Option<R::Chance> {
    let mut likeliest = None;
    rules.visit_outcomes(position, |chance, weight| {
        if likeliest.is_none_or(|(_, most)| weight > most) {
            likeliest = Some((chance, weight));
        }
    });
    likeliest.map(|(chance, _)| chance)
}

/// The typed match behind a table and the seat to move, as its rules count seats: in a row of games this is the colour, which
/// changes between games.
///
/// # Panics
/// If the table plays another game or waits for no choice: players are made for a game, and asked when there is a choice.
fn at_choice<R: StaticEvaluation>(table: &dyn Table) -> (&Match<R>, Seat) {
    let being_played: &Match<R> = table.as_any().downcast_ref().expect("a player sits at a table of its own game");
    assert!(matches!(table.to_act(), ToAct::Choose(_)), "a player is asked when there is a choice");
    let NodeKind::Decision(seat) = being_played.rules().node_kind(being_played.position()) else {
        unreachable!("who is to choose is at a decision")
    };
    (being_played, seat)
}
