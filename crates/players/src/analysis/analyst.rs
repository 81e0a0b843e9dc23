//! What a look back goes by, whichever the game: what decisions and rolls were worth.

use serde::{Deserialize, Serialize};

use crate::{
    chances::Chances,
    dejarik::{exact_help::ExactTableValue, tablebase::ExactValue},
    hint::hint,
    search::Stop,
};
use holochess_rules::{Action, Seat, Table};

/// The chances to win after a decision and its dice. Where games are played in a row, they are those of the present game.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// Which decision, from 1; 0 is the start.
    pub decision: usize,
    /// In which turn, from 1.
    pub turn: u32,
    /// Everybody's chance to win.
    pub chances: Chances,
    /// Where the game is solved and a player chooses: what the table is worth.
    pub exact: Option<ExactTableValue>,
}

/// What one side's dice were expected to bring, and what they brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Dice {
    /// Attacks.
    pub attacks: u32,
    /// Kills to be expected of them, and kills.
    pub expected_kills: f64,
    /// Kills that happened.
    pub kills: u32,
    /// Own attackers to be expected lost, by the odds.
    pub expected_losses: f64,
    /// Own attackers lost.
    pub losses: u32,
    /// Chances to win that the dice of the whole match gave this side, below zero if they took them.
    pub luck: f64,
}

/// A decision of a match as it is looked through.
pub(crate) struct LookedAt {
    /// Who decided or had to pass.
    pub seat: Seat,
    /// In which turn.
    pub turn: u32,
    /// Everybody's chances before.
    pub before: Chances,
    /// What it was worth, where it was a choice.
    pub rated: Option<RatedDecision>,
    /// What was chosen.
    pub action: Action,
    /// Whether another game begins after it.
    pub ends_game: bool,
}

impl LookedAt {
    /// What the decision gave away, as far as is known.
    pub(crate) fn given_away(&self) -> f64 {
        self.rated.map_or(0.0, |rated| rated.given_away)
    }
}

/// What a decision was worth: the seat's chance with the best action less its chance with the one that was chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct RatedDecision {
    /// The best action.
    pub best: Action,
    /// What was given away, 0 or more.
    pub given_away: f64,
    /// Where the game is solved: what the decision was worth, and the best one.
    pub exact: Option<[ExactValue; 2]>,
}

impl RatedDecision {
    /// Looks at the decision again as a hint would have: a player who did what the hint says has given nothing away, and another one hears
    /// what the hint would have said.
    pub(crate) fn compare_with_hint(&mut self, table: &dyn Table, action: Action) {
        // With a flag, even one that nobody raises, it waits for no solved game.
        let Some(hint) = hint(table, Some(Stop::default())) else { return };
        self.best = hint.action();
        if self.best == action {
            self.given_away = 0.0;
        }
    }
}

/// What a roll was worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct RatedRoll {
    /// By how much the first seat's chance rose or fell.
    pub swing: f64,
    /// The attack that it was for, with its result: counted for the attacker.
    pub attack: Option<Dice>,
}

/// What everything in a match of a game is measured by.
pub(crate) trait Analyst {
    /// Everybody's chances at a table, by player.
    fn chances(&mut self, table: &dyn Table) -> Chances;

    /// What the decision of a seat is worth at a table that waits for it; `None` where it cannot be said.
    fn rate_decision(&mut self, table: &dyn Table, seat: Seat, action: Action) -> Option<RatedDecision>;

    /// The same with the budget of a hint, for decisions that seem to have given much away; `None` where the first look is the last.
    fn rate_thoroughly(&mut self, _: &dyn Table, _: Seat, _: Action) -> Option<RatedDecision> {
        None
    }

    /// What a table is worth exactly, where it is known and a player chooses.
    fn exact_value(&mut self, _: &dyn Table) -> Option<ExactTableValue> {
        None
    }

    /// Whether nothing is estimated.
    fn is_exact(&self) -> bool {
        false
    }

    /// What a roll was worth; `None` where it decided nothing.
    fn rate_roll(&mut self, waiting: &dyn Table, after: &dyn Table) -> Option<RatedRoll>;
}
