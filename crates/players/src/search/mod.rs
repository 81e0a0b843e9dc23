//! Expectiminimax with iterative deepening, for games with dice and without; in a game without chance nodes it is alpha-beta.
//! A chance node is the mean of its outcomes with their exact integer weights.
//!
//! A value is the chance of the root seat to win, 0 to 1; a draw counts 0.5. The root seat maximises it and every other seat
//! minimises it. The root seat is the first seat unless [`Search::with_root_seat`] says otherwise. Seats need not alternate.
//! Values are only added, subtracted, multiplied and divided, so every platform computes the same bits.
//!
//! - The value of a node is an interval, [`Bounds`]; its parent passes the alpha-beta window in which the value matters.
//! - A chance node narrows the window of each outcome by the bounds of the others (Star1), after probing the best reply to
//!   each outcome (Star2).
//! - Transpositions are searched once ([`TranspositionTable`]).
//! - Depth is counted in actions ([`SearchableGame::time`]) and grows by one until the [`Limits`] are reached or the result is
//!   proved.
//! - Repetitions of earlier positions are recognised where the rules of the game end or draw a game by them
//!   ([`Search::after`]).

mod bounds;
mod budget;
mod history;
mod node;
mod ordering;
mod root;
mod transposition;

pub use bounds::Bounds;
pub use budget::Stop;
pub(crate) use budget::{Budget, OutOfBudget};
use history::History;
use ordering::MoveOrdering;
pub use root::SearchResult;
pub use transposition::TranspositionTable;

use super::Limits;
use holochess_rules::{Action, Rules, Seat, Verdict};

/// When at most this many turns are left before the game's turn cap, their number is part of the transposition key. No search
/// looks further ahead than that.
pub const CAP_IN_SIGHT: u16 = 40;

/// Combines the hash of a position with the clocks on which its value depends. The factor is odd, so different clocks give
/// different keys; the hash itself is well distributed already.
pub const fn with_clocks(hash: u64, clocks: u64) -> u64 {
    hash ^ clocks.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// What a search needs to know of a game.
pub trait SearchableGame: Rules {
    /// The number of actions played since the match began: the clock in which search depth is measured. A decision that belongs
    /// to the action before it, such as the cell to which a piece is pushed, does not count.
    fn time(&self, position: &Self::Position) -> u32 {
        self.progress(position).turn
    }

    /// Whether a position is quiet, so that an evaluator may be asked about it: no action in it is half resolved.
    fn is_quiet(&self, position: &Self::Position) -> bool {
        let _ = position;
        true
    }

    /// The transposition key: two positions share it only if the same continuations and results follow from both, clocks
    /// included.
    fn key(&self, position: &Self::Position) -> u64;

    /// The static score of an action for move ordering; the highest is searched first.
    fn ordering_score(&self, position: &Self::Position, action: Action) -> i32;
}

/// Evaluates leaves, and says which actions and seats the search considers at all.
pub trait Evaluator<R: Rules>: Send + Sync {
    /// The chance of the root seat to win, strictly between 0 and 1, in a quiet position that is not over and for which
    /// [`Evaluator::can_evaluate`] holds.
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64;

    /// Whether a quiet position can be evaluated without searching on; if not, the search extends. The answer may depend only on
    /// what [`SearchableGame::key`] tells apart, and every line of play must reach a position that can be evaluated.
    fn can_evaluate(&self, rules: &R, position: &R::Position) -> bool {
        let _ = (rules, position);
        true
    }

    /// The value of a finished game for `seat`: its share of the points.
    fn worth(&self, verdict: &Verdict, seat: Seat) -> f64 {
        verdict.share(seat)
    }

    /// Whether the search ignores this seat, as if it passed in each of its turns.
    fn ignores_seat(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// Whether the search considers this action. Where an evaluator considers none, all are searched.
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
    /// Whether the transposition table is used.
    pub uses_table: bool,
    /// Whether the best reply to each outcome is tried before any is searched (Star2).
    pub probes: bool,
    /// At most so many actions of a position are searched: those with the best static scores.
    pub width: usize,
}

impl SearchOptions {
    /// All options on, to a depth of this many actions.
    pub const fn to(depth: u32) -> Self {
        Self { depth, uses_table: true, probes: true, width: usize::MAX }
    }
}

/// A search of one position.
#[derive(Debug)]
pub struct Search<'a, R, E> {
    rules: &'a R,
    evaluator: &'a E,
    options: SearchOptions,
    transpositions: &'a mut TranspositionTable,
    budget: Budget,
    order: MoveOrdering,
    history: History,
    /// Positions to which no action of the root leads back.
    avoided: &'a [u64],
    /// The maximising seat.
    root_seat: Seat,
    /// A stack of the actions of the nodes on the current path, with their ordering scores.
    actions: Vec<(i32, Action)>,
}

impl<'a, R: SearchableGame, E: Evaluator<R>> Search<'a, R, E> {
    /// A search that has not begun.
    pub fn new(
        rules: &'a R,
        evaluator: &'a E,
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
            avoided: &[],
            root_seat: Seat::FIRST,
            actions: Vec::with_capacity(256),
        }
    }

    /// Makes `root_seat` the maximising seat, so that values are its chances to win.
    #[must_use]
    pub fn with_root_seat(mut self, root_seat: Seat) -> Self {
        self.root_seat = root_seat;
        self
    }

    /// Counts these positions, given by [`Rules::hash`] and including the root, as played before.
    #[must_use]
    pub fn after(mut self, seen: &[u64]) -> Self {
        self.history = History::from_hashes(seen);
        self
    }

    /// Drops the actions of the root that lead back to one of these positions, given by [`Rules::hash`], unless all do. Where the rules do
    /// not end a game by repetition, two searches could otherwise wait for each other for ever.
    #[must_use]
    pub fn avoiding(mut self, positions: &'a [u64]) -> Self {
        self.avoided = positions;
        self
    }

    /// The number of nodes visited so far.
    pub fn nodes(&self) -> u64 {
        self.budget.nodes
    }

    /// Whether this seat maximises.
    fn wants_high(&self, seat: Seat) -> bool {
        seat == self.root_seat
    }

    /// The value of a finished position.
    fn result(&self, position: &R::Position) -> f64 {
        let verdict = self.rules.verdict(position).expect("a match that is over has a verdict");
        self.evaluator.worth(&verdict, self.root_seat)
    }
}
