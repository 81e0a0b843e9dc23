//! How long a search may go on: nodes, time, and a flag that somebody else may raise.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Instant,
};

use crate::players::Limits;

/// A flag that makes a search return at once with what it has.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Makes every search that knows this flag return.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it has been raised.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// There is nothing left to search with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfBudget;

/// What is left of the limits.
#[derive(Debug)]
pub(super) struct Budget {
    /// Positions looked at so far.
    pub(super) nodes: u64,
    most: u64,
    deadline: Option<Instant>,
    stop: Option<Stop>,
}

/// The clock and the flag are looked at once in so many nodes: often enough that a hundredth of a millisecond passes between.
const NODES_PER_CHECK: u64 = 64;

impl Budget {
    pub(super) fn new(limits: &Limits, stop: Option<Stop>) -> Self {
        let deadline = limits.time.map(|time| Instant::now() + time);
        Self { nodes: 0, most: limits.nodes.unwrap_or(u64::MAX), deadline, stop }
    }

    /// Counts a position.
    pub(super) fn spend(&mut self) -> Result<(), OutOfBudget> {
        if self.nodes >= self.most || (self.nodes.is_multiple_of(NODES_PER_CHECK) && self.is_late()) {
            return Err(OutOfBudget);
        }
        self.nodes += 1;
        Ok(())
    }

    fn is_late(&self) -> bool {
        self.stop.as_ref().is_some_and(Stop::is_raised)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }
}
