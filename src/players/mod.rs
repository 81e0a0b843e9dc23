//! Who decides: computer players, their search and their judgement. Uses `rules`, and `locale` to give its reasons in
//! words; never Bevy.
//!
//! A [`Player`] sees the [`Table`] and nothing else: no seed, no dice that are still to come. What it chooses follows from
//! its own seed and the table alone, so a match that is resumed or replayed goes on as it would have gone on.

pub mod chinese;
pub mod dejarik;
pub mod demeter;
mod greedy;
pub mod hint;
pub mod hint_without_dice;
pub mod holochess;
mod levels;
pub mod measured_ratings;
mod play_out;
mod random;
pub mod rating;
pub mod score_interval;
pub mod search;
pub mod search_player;
pub mod sprt;
mod static_evaluation;
pub mod strength;
mod style;
mod tie_break;
pub mod win_chance;

use std::time::Duration;

pub use greedy::Greedy;
pub use levels::{Level, UnknownLevel, level, levels, new};
pub use play_out::{PlayStatistics, Played, ThinkingTime, play_out, seed_for};
pub use random::Random;
pub use style::Style;

use self::{search::Stop, static_evaluation::StaticEvaluation};
use crate::rules::{Action, Match, NodeKind, Rules, Seat, Table, ToAct};

/// How long a player may think. Players that do not search deeper with time take what they need, which is little.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Limits {
    /// At most so long for one decision.
    pub time: Option<Duration>,
    /// At most so many nodes for one decision.
    pub nodes: Option<u64>,
}

impl Limits {
    /// The limits of a player who looks at so many nodes of its own accord: limits by nodes replace that, limits by time alone
    /// let it look at as many as it can.
    #[must_use]
    pub fn or_own(self, nodes: u64) -> Self {
        let own = self.time.is_none().then_some(nodes);
        Self { nodes: self.nodes.or(own), ..self }
    }
}

/// What a player thinks of a position, and what it chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchReport {
    /// The chosen action.
    pub action: Action,
    /// The chance to win of the seat that chooses, 0 to 1; a draw counts half.
    pub value: f64,
    /// The decisions expected from here, the chosen action first, in the rulebook's notation.
    pub line: Vec<String>,
    /// Positions that were looked at.
    pub nodes: u64,
}

/// Somebody who chooses.
pub trait Player: Send + Sync {
    /// Thinks about the choice that the table waits for.
    ///
    /// # Panics
    /// If the table waits for no choice ([`ToAct::Choose`]).
    fn think(&mut self, table: &dyn Table, limits: &Limits) -> SearchReport;

    /// The same, until somebody raises the flag: then with what has been found so far. Players who take a moment at most do
    /// not look at it.
    ///
    /// # Panics
    /// As [`Player::think`].
    fn think_until(&mut self, table: &dyn Table, limits: &Limits, stop: Option<Stop>) -> SearchReport {
        let _ = stop;
        self.think(table, limits)
    }

    /// The action that it chooses, however long that takes by its own measure.
    ///
    /// # Panics
    /// As [`Player::think`].
    fn choose(&mut self, table: &dyn Table) -> Action {
        self.think(table, &Limits::default()).action
    }
}

/// What chance brings most often here; nothing where chance does not decide.
fn likeliest<R: Rules>(rules: &R, position: &R::Position) -> Option<R::Chance> {
    let mut likeliest = None;
    rules.visit_outcomes(position, |chance, weight| {
        if likeliest.is_none_or(|(_, most)| weight > most) {
            likeliest = Some((chance, weight));
        }
    });
    likeliest.map(|(chance, _)| chance)
}

/// The typed match behind a table, and the seat that is to choose, as its rules count seats: in a row of games a player's
/// colour, which changes.
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
