//! Counts positions (docs/rules/notation.md, "Counting positions"): the sequences of exactly this number of decisions.
//!
//! A push choice is a decision of its own; forced passes, dice and the final duel are none. Chance branches on every outcome
//! that can happen, without weights. A decision that ends the match counts when it is the last.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, AtomicUsize, Ordering},
    thread,
};

use super::{
    action::Action,
    rules::{NodeKind, Rules},
};

/// From this depth on the work is worth being shared out.
const SHARED_FROM_DEPTH: u32 = 4;

/// Counts the sequences of exactly `depth` decisions from a position.
///
/// # Examples
/// ```
/// use holochess_rules::{Rules, holochess::Holochess, perft::perft};
/// let rules = Holochess::default();
/// assert_eq!([1, 2, 3].map(|depth| perft(&rules, &rules.start(), depth)), [21, 549, 10_495]);
/// ```
pub fn perft<R: Rules>(rules: &R, position: &R::Position, depth: u32) -> u64 {
    match rules.node_kind(position) {
        // Every outcome is a branch of the decision that led here.
        NodeKind::Chance => {
            let mut count = 0;
            rules.visit_outcomes(position, |chance, _| count += perft(rules, &rules.resolve(position, chance), depth));
            count
        }
        NodeKind::Showdown | NodeKind::Over => u64::from(depth == 0),
        NodeKind::Decision(_) if depth == 0 => 1,
        NodeKind::Decision(_) => {
            let (mut count, mut decides) = (0, false);
            if depth == 1 {
                count = rules.count_continuations(position);
                decides = count > 0;
            } else {
                let _ = rules.visit_actions(position, |action| {
                    decides = true;
                    count += perft(rules, &rules.apply(position, action), depth - 1);
                    ControlFlow::Continue(())
                });
            }
            if decides { count } else { perft(rules, &rules.pass(position), depth) }
        }
    }
}

/// The same count as [`perft`], on this number of threads.
pub fn perft_on<R: Rules>(rules: &R, position: &R::Position, depth: u32, threads: usize) -> u64 {
    if threads <= 1 || depth < SHARED_FROM_DEPTH {
        return perft(rules, position, depth);
    }
    // Two decisions deep there are some hundred positions: enough to keep every thread busy to the end.
    let mut frontier = Vec::new();
    for next in after_decision(rules, position) {
        frontier.extend(after_decision(rules, &next));
    }
    let (next, total) = (AtomicUsize::new(0), AtomicU64::new(0));
    let count = || {
        while let Some(position) = frontier.get(next.fetch_add(1, Ordering::Relaxed)) {
            total.fetch_add(perft(rules, position, depth - 2), Ordering::Relaxed);
        }
    };
    thread::scope(|scope| {
        // Where the system gives no more threads, those that there are do everything.
        for _ in 1..threads {
            let _ = thread::Builder::new().spawn_scoped(scope, count);
        }
        count();
    });
    total.into_inner()
}

/// The legal first actions, in the rules' order, with the count below each.
pub fn divide<R: Rules>(rules: &R, position: &R::Position, depth: u32, threads: usize) -> Vec<(Action, u64)> {
    let mut counts = Vec::new();
    let Some(position) = at_choice(rules, position) else { return counts };
    let _ = rules.visit_actions(&position, |action| {
        let after = rules.apply(&position, action);
        counts.push((action, perft_on(rules, &after, depth.saturating_sub(1), threads)));
        ControlFlow::Continue(())
    });
    counts
}

/// The position in which a player next has a choice: this one, or one that forced passes lead to. `None` if none comes.
fn at_choice<R: Rules>(rules: &R, position: &R::Position) -> Option<R::Position> {
    let mut position = position.clone();
    while matches!(rules.node_kind(&position), NodeKind::Decision(_)) {
        if rules.has_action(&position) {
            return Some(position);
        }
        position = rules.pass(&position);
    }
    None
}

/// Every position after one decision, chance resolved.
fn after_decision<R: Rules>(rules: &R, position: &R::Position) -> Vec<R::Position> {
    let mut reached = Vec::new();
    if rules.node_kind(position) == NodeKind::Chance {
        rules.visit_outcomes(position, |chance, _| {
            reached.extend(after_decision(rules, &rules.resolve(position, chance)));
        });
        return reached;
    }
    let Some(position) = at_choice(rules, position) else { return reached };
    let _ = rules.visit_actions(&position, |action| {
        let after = rules.apply(&position, action);
        if rules.node_kind(&after) == NodeKind::Chance {
            rules.visit_outcomes(&after, |chance, _| reached.push(rules.resolve(&after, chance)));
        } else {
            reached.push(after);
        }
        ControlFlow::Continue(())
    });
    reached
}
