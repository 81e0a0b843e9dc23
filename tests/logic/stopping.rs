//! A search that is told to stop, by a flag or by the clock, stops within a few positions. Counted in positions: how long a
//! position takes is the machine's business.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Duration,
};

use holochess::players::{
    Limits,
    search::{Evaluator, Search, SearchOptions, SearchableGame, Stop, TranspositionTable},
};

use crate::lots::actions_of;

/// A search looks at its flag and at the clock once in so many positions.
const BETWEEN_LOOKS: u64 = 64;
/// After so many evaluations the search is told to stop.
const ENOUGH: u64 = 500;
/// More nodes than any search of these tests could visit at this depth.
const DEPTH: u32 = 20;

/// Evaluates by hash, and does something when it has evaluated [`ENOUGH`] positions.
struct CountingEvaluator<F> {
    evaluated: AtomicU64,
    then: F,
}

impl<R: SearchableGame, F: Fn() + Send + Sync> Evaluator<R> for CountingEvaluator<F> {
    fn evaluate(&self, rules: &R, position: &R::Position) -> f64 {
        if self.evaluated.fetch_add(1, Ordering::Relaxed) + 1 == ENOUGH {
            (self.then)();
        }
        ((rules.key(position) >> 40) as f64 + 1.0) / f64::from((1_u32 << 24) + 2)
    }
}

/// Searches this position until the flag is raised, until the time is over, and with no time at all.
pub fn stops_when_asked<R: SearchableGame>(rules: &R, position: &R::Position) {
    let mut memory = TranspositionTable::new(14);
    let mut search = |time: Option<Duration>, stop: Option<Stop>, then: &(dyn Fn() + Send + Sync)| {
        let counting = CountingEvaluator { evaluated: AtomicU64::new(0), then };
        let limits = Limits { time, nodes: None };
        let found =
            Search::new(rules, &counting, SearchOptions::to(DEPTH), &mut memory, &limits, stop).run(position, |_| 0.0);
        assert!(actions_of(rules, position).contains(&found.action), "{found:?}");
        assert!(found.depth < DEPTH, "it was not stopped: {found:?}");
        (found.nodes, counting.evaluated.into_inner())
    };
    let stop = Stop::default();
    let (_, evaluated) = search(None, Some(stop.clone()), &|| stop.raise());
    assert!((ENOUGH..=ENOUGH + BETWEEN_LOOKS).contains(&evaluated), "{evaluated} positions were evaluated");
    // When this evaluation comes back the time is over, however fast the machine is.
    let time = Duration::from_millis(20);
    let (_, evaluated) = search(Some(time), None, &|| thread::sleep(2 * time));
    assert!(evaluated <= ENOUGH + BETWEEN_LOOKS, "{evaluated} positions were evaluated");
    // There is an answer all the same where nothing may be looked at.
    assert_eq!(search(Some(Duration::ZERO), None, &|| ()).0, 0);
    assert_eq!(search(None, Some(stop.clone()), &|| ()).0, 0);
}
