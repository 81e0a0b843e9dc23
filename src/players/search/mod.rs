//! Search for games of two with dice: expectiminimax over decisions, with chance folded to its outcomes and their exact
//! weights.
//!
//! Values are chances of the player in the first seat to win, 0 to 1; a draw is half. That seat wants them high, the other low,
//! whoever chooses twice in a row: nothing here assumes that seats alternate. Only the four basic operations are used on
//! them, which every platform rounds alike.
//!
//! - A node knows its value as [`Bounds`], and the node above tells it the window in which it matters.
//! - A chance node asks each outcome only for what the others leave open (Star1), after trying the best reply to
//!   each (Star2).
//! - Positions that several orders of actions lead to are searched once ([`Memory`]).
//! - Depth is counted in actions of turns ([`Searched::time`]) and grows by one until the [`Limits`] are reached.

mod bounds;
mod budget;
mod memory;
mod order;
mod root;
mod tree;

pub use bounds::Bounds;
pub use budget::Stop;
use budget::{Budget, Spent};
pub use memory::Memory;
use order::Order;
pub use root::Found;

use super::Limits;
use crate::rules::{Action, Seat, game::Rules};

/// What a game for two tells a search.
pub trait Searched: Rules {
    /// How many actions have been used since the match began. Grows with every action, and not with what belongs to one,
    /// like the choice of where a pushed piece goes.
    fn time(&self, position: &Self::Position) -> u32;

    /// Whether a position may be judged as it stands: nothing in it is half done.
    fn is_settled(&self, position: &Self::Position) -> bool;

    /// A number that two positions share only if everything that follows is the same for both, clocks included.
    fn key(&self, position: &Self::Position) -> u64;

    /// How much an action promises at first sight, to look at the best ones first.
    fn promise(&self, position: &Self::Position, action: Action) -> i32;
}

/// What a player makes of what it sees.
pub trait Mind<R: Rules>: Send + Sync {
    /// The chance of the first seat to win from a settled position that is not over.
    fn judge(&self, rules: &R, position: &R::Position) -> f64;

    /// Whether the player thinks of this action at all. Where it would think of none, it thinks of all.
    fn notices(&self, rules: &R, position: &R::Position, action: Action) -> bool {
        let _ = (rules, position, action);
        true
    }
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// At most so many actions deep.
    pub depth: u32,
    /// Whether what was found is remembered.
    pub remembers: bool,
    /// Whether the best reply to each outcome is tried before any is searched (Star2).
    pub probes: bool,
}

impl Manner {
    /// Everything that helps, to a depth of so many actions.
    pub const fn to(depth: u32) -> Self {
        Self { depth, remembers: true, probes: true }
    }
}

/// A search of one position.
#[derive(Debug)]
pub struct Search<'a, R, M> {
    rules: &'a R,
    mind: &'a M,
    manner: Manner,
    memory: &'a mut Memory,
    budget: Budget,
    order: Order,
    /// The actions of every node on the way down, one list after the other.
    actions: Vec<(i32, Action)>,
}

impl<'a, R: Searched, M: Mind<R>> Search<'a, R, M> {
    /// A search that has not begun.
    pub fn new(
        rules: &'a R,
        mind: &'a M,
        manner: Manner,
        memory: &'a mut Memory,
        limits: &Limits,
        stop: Option<Stop>,
    ) -> Self {
        memory.clear();
        let budget = Budget::new(limits, stop);
        Self { rules, mind, manner, memory, budget, order: Order::new(), actions: Vec::with_capacity(256) }
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// What a finished position is worth.
    fn result(&self, position: &R::Position) -> f64 {
        let verdict = self.rules.verdict(position).expect("a match that is over has a verdict");
        let all: u32 = verdict.scores.iter().map(|&score| u32::from(score)).sum();
        // Where nobody earns anything, everybody has earned the same.
        if all == 0 { 0.5 } else { f64::from(verdict.scores[Seat::FIRST.index()]) / f64::from(all) }
    }
}
