//! The limits of a search: nodes, time, and a stop flag that another thread may raise.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::Limits;
use holochess_platform::clock::Instant;

/// A flag that makes a search return at once with the best action found so far.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    /// When it raises itself, where nobody else can.
    at: Option<Instant>,
}

impl Stop {
    /// A flag that is raised after this time.
    pub fn after(time: Duration) -> Self {
        Self { at: Instant::now().checked_add(time), ..Self::default() }
    }

    /// Makes every search that knows this flag return.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Whether it has been raised.
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed) || self.at.is_some_and(|at| Instant::now() >= at)
    }
}

/// The limits are reached, or the stop flag was raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OutOfBudget;

/// What is left of the limits.
#[derive(Debug)]
pub(crate) struct Budget {
    /// Positions looked at so far.
    pub(crate) nodes: u64,
    most: u64,
    deadline: Option<Instant>,
    stop: Option<Stop>,
}

/// The clock and the stop flag are read once in this many nodes, which is about every hundredth of a millisecond.
const NODES_PER_CHECK: u64 = 64;

impl Budget {
    pub(crate) fn new(limits: &Limits, stop: Option<Stop>) -> Self {
        let deadline = limits.time.map(|time| Instant::now() + time);
        Self { nodes: 0, most: limits.nodes.unwrap_or(u64::MAX), deadline, stop }
    }

    /// Counts a position.
    pub(crate) fn spend(&mut self) -> Result<(), OutOfBudget> {
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
