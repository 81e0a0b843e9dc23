//! Search for games with dice and without: expectiminimax over decisions, with chance folded to its outcomes and their exact
//! weights; where there is no chance that is alpha-beta.
//!
//! Values are chances of the player in the first seat to win, 0 to 1; a draw is half. That seat wants them high, the other low,
//! whoever chooses twice in a row: nothing here assumes that seats alternate. Where more than two play, values are the chances
//! of one of them ([`Search::with_root_seat`]), and all others want them low. Only the four basic operations are used on
//! them, which every platform rounds alike.
//!
//! - A node knows its value as [`Bounds`], and the node above tells it the window in which it matters.
//! - A chance node asks each outcome only for what the others leave open (Star1), after trying the best reply to
//!   each (Star2).
//! - Positions that several orders of actions lead to are searched once ([`TranspositionTable`]).
//! - Depth is counted in actions of turns ([`SearchableGame::time`]) and grows by one until the [`Limits`] are reached, or until the
//!   end of the match is seen whatever anybody does.
//! - What has been on the table before counts where the game minds repetitions ([`Search::after`]).

mod bounds;
mod budget;
mod history;
mod node;
mod ordering;
mod root;
mod transposition;

pub use bounds::Bounds;
pub use budget::Stop;
use budget::{Budget, OutOfBudget};
use history::History;
use ordering::MoveOrdering;
pub use root::SearchResult;
pub use transposition::TranspositionTable;

use super::Limits;
use crate::rules::{Action, Seat, Verdict, game::Rules};

/// From so many turns before a game's cap on, how many are left is part of what a position is; no search looks so far ahead.
pub const CAP_IN_SIGHT: u16 = 40;

/// The hash of a position with the clocks that decide what follows. An odd factor takes every clock to another number; the hash
/// is spread already.
pub const fn with_clocks(hash: u64, clocks: u64) -> u64 {
    hash ^ clocks.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// What a game tells a search.
pub trait SearchableGame: Rules {
    /// How many actions have been used since the match began. Grows with every action, and not with what belongs to one,
    /// like the choice of where a pushed piece goes.
    fn time(&self, position: &Self::Position) -> u32 {
        self.progress(position).turn
    }

    /// Whether a position may be judged as it stands: nothing in it is half done.
    fn is_quiet(&self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// A number that two positions share only if everything that follows is the same for both, clocks included.
    fn key(&self, position: &Self::Position) -> u64;

    /// How much an action promises at first sight, to look at the best ones first.
    fn ordering_score(&self, position: &Self::Position, action: Action) -> i32;
}

/// What a player makes of what it sees.
pub trait Evaluator<R: Rules>: Send + Sync {
    /// The chance to win of the seat that is searched for, from a settled position that is not over and that the mind is ready for:
    /// above 0 and below 1.
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64;

    /// Whether the player can judge a settled position as it stands; else a search looks on to where it can. It may depend on nothing
    /// but what [`SearchableGame::key`] tells apart, and whatever is played has to lead to a position that it is ready for.
    fn can_evaluate(&self, rules: &R, position: &R::Position) -> bool {
        let _ = (rules, position);
        true
    }

    /// What a finished match or game is worth to the seat that is searched for: its share of it.
    fn worth(&self, verdict: &Verdict, seat: Seat) -> f64 {
        verdict.share(seat)
    }

    /// Whether the player leaves a seat out of account: it is as if that seat passed whenever it is its turn.
    fn ignores_seat(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Whether the player thinks of this action at all. Where it would think of none, it thinks of all.
    fn considers(&self, rules: &R, position: &R::Position, action: Action) -> bool {
        let _ = (rules, position, action);
        true
    }
}

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchOptions {
    /// At most so many actions deep.
    pub depth: u32,
    /// Whether what was found is remembered.
    pub uses_table: bool,
    /// Whether the best reply to each outcome is tried before any is searched (Star2).
    pub probes: bool,
}

impl SearchOptions {
    /// Everything that helps, to a depth of so many actions.
    pub const fn to(depth: u32) -> Self {
        Self { depth, uses_table: true, probes: true }
    }
}

/// A search of one position.
#[derive(Debug)]
pub struct Search<'a, R, M> {
    rules: &'a R,
    evaluator: &'a M,
    options: SearchOptions,
    transpositions: &'a mut TranspositionTable,
    budget: Budget,
    order: MoveOrdering,
    history: History,
    /// Who wants values high.
    root_seat: Seat,
    /// The actions of every node on the way down, one list after the other.
    actions: Vec<(i32, Action)>,
}

impl<'a, R: SearchableGame, M: Evaluator<R>> Search<'a, R, M> {
    /// A search that has not begun.
    pub fn new(
        rules: &'a R,
        evaluator: &'a M,
        options: SearchOptions,
        transpositions: &'a mut TranspositionTable,
        limits: &Limits,
        stop: Option<Stop>,
    ) -> Self {
        transpositions.clear();
        let budget = Budget::new(limits, stop);
        let (order, history) = (MoveOrdering::new(), History::default());
        Self {
            rules,
            evaluator,
            options,
            transpositions,
            budget,
            order,
            history,
            root_seat: Seat::FIRST,
            actions: Vec::with_capacity(256),
        }
    }

    /// Searches for this seat: values are its chances to win. Without this they are the first seat's.
    #[must_use]
    pub fn with_root_seat(mut self, root_seat: Seat) -> Self {
        self.root_seat = root_seat;
        self
    }

    /// Has these positions count as having been on the table before, by [`Rules::hash`], the one that is searched included.
    #[must_use]
    pub fn after(mut self, seen: &[u64]) -> Self {
        self.history = History::of(seen);
        self
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// Whether a seat wants values high.
    fn wants_high(&self, seat: Seat) -> bool {
        seat == self.root_seat
    }

    /// What a finished position is worth.
    fn result(&self, position: &R::Position) -> f64 {
        let verdict = self.rules.verdict(position).expect("a match that is over has a verdict");
        self.evaluator.worth(&verdict, self.root_seat)
    }
}
