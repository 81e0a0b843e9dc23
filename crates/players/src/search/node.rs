//! The nodes of the tree: decisions, which are maximised or minimised, and chance nodes, which are averaged.

use std::ops::ControlFlow;

use super::{Bounds, Evaluator, OutOfBudget, Search, SearchableGame};
use holochess_rules::{Action, NodeKind, Seat, rules::Repetition};

/// An outcome of a chance node.
struct OutcomeNode<P> {
    position: P,
    weight: f64,
    known: Bounds,
    /// Whether a probe can help: it is a decision, and not a leaf.
    can_be_probed: bool,
}

impl<R: SearchableGame, E: Evaluator<R>> Search<'_, R, E> {
    /// Bounds of the value of a position searched to `horizon`, exact where it lies inside the window.
    pub(super) fn value(
        &mut self,
        position: &R::Position,
        horizon: u32,
        window: Bounds,
    ) -> Result<Bounds, OutOfBudget> {
        let kind = self.rules.node_kind(position);
        if let NodeKind::Decision(seat) = kind
            && self.evaluator.ignores_seat(seat)
        {
            // An ignored seat passes, which costs no depth.
            return self.value(&self.rules.pass(position), horizon + 1, window);
        }
        self.budget.spend()?;
        match kind {
            NodeKind::Over => Ok(Bounds::exactly(self.result(position))),
            NodeKind::Chance | NodeKind::Showdown => self.expectation(position, horizon, window),
            NodeKind::Decision(seat) if self.history.is_tracked() => {
                self.decision_with_history(position, seat, horizon, window)
            }
            NodeKind::Decision(_) if self.is_leaf(position, horizon) => Ok(Bounds::exactly(self.evaluate(position))),
            NodeKind::Decision(seat) => self.decision(position, seat, horizon, window),
        }
    }

    /// A decision where the rules count repetitions.
    fn decision_with_history(
        &mut self,
        position: &R::Position,
        seat: Seat,
        horizon: u32,
        window: Bounds,
    ) -> Result<Bounds, OutOfBudget> {
        let hash = self.rules.hash(position);
        let times = self.history.times(hash) + 1;
        let is_leaf = self.is_leaf(position, horizon);
        // Forced passes are no positions of the history. At a leaf this matters only where the position occurred before.
        let is_choice = (!is_leaf || times > 1) && self.rules.has_action(position);
        let repetition = if is_choice { self.rules.repetition(position, times) } else { Repetition::Nothing };
        let claim = match repetition {
            Repetition::Nothing => None,
            Repetition::MayClaim(verdict) => Some(self.evaluator.worth(&verdict, self.root_seat)),
            Repetition::Ends(verdict) => return Ok(Bounds::exactly(self.evaluator.worth(&verdict, self.root_seat))),
        };
        let Bounds { low, high } = if is_leaf {
            Bounds::exactly(self.evaluate(position))
        } else if is_choice {
            self.history.enter(hash);
            let found = self.decision(position, seat, horizon, window);
            self.history.leave();
            found?
        } else {
            self.decision(position, seat, horizon, window)?
        };
        Ok(match claim {
            None => Bounds { low, high },
            Some(worth) if self.wants_high(seat) => Bounds { low: low.max(worth), high: high.max(worth) },
            Some(worth) => Bounds { low: low.min(worth), high: high.min(worth) },
        })
    }

    /// The transposition key of a position.
    pub(super) fn key(&self, position: &R::Position) -> u64 {
        self.rules.key(position) ^ self.history.key
    }

    /// The static evaluation of a position, from the cache where it is there.
    fn evaluate(&mut self, position: &R::Position) -> f64 {
        let Self { rules, evaluator, transpositions, options, .. } = self;
        if options.uses_table {
            transpositions.cached_evaluation(rules.key(position), || evaluator.evaluate(rules, position))
        } else {
            evaluator.evaluate(rules, position)
        }
    }

    pub(super) fn is_leaf(&self, position: &R::Position, horizon: u32) -> bool {
        self.rules.time(position) >= horizon
            && self.rules.is_quiet(position)
            && self.evaluator.can_evaluate(self.rules, position)
    }

    fn depth(&self, position: &R::Position, horizon: u32) -> u32 {
        horizon.saturating_sub(self.rules.time(position))
    }

    /// The best value that the seat to move can reach.
    fn decision(
        &mut self,
        position: &R::Position,
        seat: Seat,
        horizon: u32,
        window: Bounds,
    ) -> Result<Bounds, OutOfBudget> {
        let depth = self.depth(position, horizon);
        let key = self.key(position);
        let known = if self.options.uses_table { self.transpositions.look_up(key, depth as u16) } else { None };
        if let Some(known) = known
            && known.bounds.settles(window)
        {
            return Ok(known.bounds);
        }
        let first = self.actions.len();
        self.list_actions(position, known.and_then(|known| known.best));
        if self.actions.len() == first {
            return self.value(&self.rules.pass(position), horizon, window);
        }
        let found = self.best(position, seat, first, horizon, window);
        self.actions.truncate(first);
        let (bounds, best) = found?;
        if bounds.settles(window) {
            self.order.reward(best, depth);
        }
        let bounds = known.map_or(bounds, |known| bounds.and(known.bounds));
        if self.options.uses_table {
            self.transpositions.store(key, depth as u16, bounds, Some(best));
        }
        Ok(bounds)
    }

    /// Pushes the actions that the evaluator considers on the stack, the best ordering score first.
    pub(super) fn list_actions(&mut self, position: &R::Position, known_best: Option<Action>) {
        let first = self.actions.len();
        let Self { rules, evaluator, actions, order, options, .. } = self;
        let mut list = |all: bool| {
            let _ = rules.visit_actions(position, |action| {
                if all || evaluator.considers(rules, position, action) {
                    // The sorts are ascending, so scores are negated.
                    actions.push((-rules.ordering_score(position, action), action));
                }
                ControlFlow::Continue(())
            });
            actions.len() > first
        };
        // Where the evaluator considers none, all are listed.
        let _ = list(false) || list(true);
        if actions.len() - first > options.width {
            actions[first..].sort_by_key(|&(ordering_score, _)| ordering_score);
            actions.truncate(first + options.width);
        }
        for (ordering_score, action) in &mut actions[first..] {
            *ordering_score =
                if known_best == Some(*action) { i32::MIN } else { *ordering_score - order.score(*action) };
        }
        actions[first..].sort_by_key(|&(ordering_score, _)| ordering_score);
    }

    /// The value of the best of the actions on the stack from `first` on, and that action.
    fn best(
        &mut self,
        position: &R::Position,
        seat: Seat,
        first: usize,
        horizon: u32,
        mut window: Bounds,
    ) -> Result<(Bounds, Action), OutOfBudget> {
        let is_high_wanted = self.wants_high(seat);
        let mut best = self.actions[first].1;
        let mut bounds = if is_high_wanted { Bounds::exactly(0.0) } else { Bounds::exactly(1.0) };
        for index in first..self.actions.len() {
            let action = self.actions[index].1;
            let after = self.rules.apply(position, action);
            let value = self.value(&after, horizon, window)?;
            if is_high_wanted {
                if value.low > bounds.low {
                    best = action;
                }
                bounds = Bounds { low: bounds.low.max(value.low), high: bounds.high.max(value.high) };
                window.low = window.low.max(bounds.low);
            } else {
                if value.high < bounds.high {
                    best = action;
                }
                bounds = Bounds { low: bounds.low.min(value.low), high: bounds.high.min(value.high) };
                window.high = window.high.min(bounds.high);
            }
            if window.low >= window.high && index + 1 < self.actions.len() {
                // A cutoff: the actions that were not searched may be better still for the seat to move.
                if is_high_wanted {
                    bounds.high = 1.0;
                } else {
                    bounds.low = 0.0;
                }
                break;
            }
        }
        Ok((bounds, best))
    }

    /// The mean over the outcomes of chance.
    fn expectation(&mut self, position: &R::Position, horizon: u32, window: Bounds) -> Result<Bounds, OutOfBudget> {
        let mut branches = self.branches(position, horizon);
        if sum(&branches).settles(window) {
            return Ok(sum(&branches));
        }
        if self.options.probes {
            for index in 0..branches.len() {
                if branches[index].can_be_probed && !branches[index].known.is_exact() {
                    let part = outcome_window(window, &branches, index);
                    let found = self.probe(&branches[index].position, horizon, part)?;
                    branches[index].known = branches[index].known.and(found);
                    if sum(&branches).settles(window) {
                        return Ok(sum(&branches));
                    }
                }
            }
        }
        for index in 0..branches.len() {
            if !branches[index].known.is_exact() {
                let part = outcome_window(window, &branches, index);
                let found = self.value(&branches[index].position, horizon, part)?;
                branches[index].known = branches[index].known.and(found);
                if sum(&branches).settles(window) {
                    break;
                }
            }
        }
        Ok(sum(&branches))
    }

    /// The outcomes, the likeliest first, with the bounds that the table or the rules already give.
    fn branches(&mut self, position: &R::Position, horizon: u32) -> Vec<OutcomeNode<R::Position>> {
        let mut branches = Vec::with_capacity(4);
        let mut all = 0;
        self.rules.visit_outcomes(position, |chance, weight| {
            all += weight;
            let position = self.rules.resolve(position, chance);
            branches.push(OutcomeNode { position, weight: weight as f64, known: Bounds::OPEN, can_be_probed: false });
        });
        for branch in &mut branches {
            branch.weight /= all as f64;
            match self.rules.node_kind(&branch.position) {
                NodeKind::Over => branch.known = Bounds::exactly(self.result(&branch.position)),
                NodeKind::Decision(_) if !self.is_leaf(&branch.position, horizon) => {
                    let depth = self.depth(&branch.position, horizon);
                    branch.can_be_probed = true;
                    if self.options.uses_table
                        && let Some(known) = self.transpositions.look_up(self.key(&branch.position), depth as u16)
                    {
                        branch.known = known.bounds;
                    }
                }
                _ => {}
            }
        }
        branches.sort_by(|a, b| b.weight.total_cmp(&a.weight));
        branches
    }

    /// Searches only the first action of a decision (Star2): a bound on the side of the seat to move.
    fn probe(&mut self, position: &R::Position, horizon: u32, window: Bounds) -> Result<Bounds, OutOfBudget> {
        let NodeKind::Decision(seat) = self.rules.node_kind(position) else { return Ok(Bounds::OPEN) };
        let depth = self.depth(position, horizon);
        let known_best = if self.options.uses_table {
            self.transpositions.look_up(self.key(position), depth as u16).and_then(|known| known.best)
        } else {
            None
        };
        let first = self.actions.len();
        self.list_actions(position, known_best);
        let action = self.actions.get(first).map(|&(_, action)| action);
        self.actions.truncate(first);
        let Some(action) = action else { return Ok(Bounds::OPEN) };
        self.budget.spend()?;
        let value = self.value(&self.rules.apply(position, action), horizon, window)?;
        let bounds = if self.wants_high(seat) {
            Bounds { low: value.low, high: 1.0 }
        } else {
            Bounds { low: 0.0, high: value.high }
        };
        if self.options.uses_table {
            self.transpositions.store(self.key(position), depth as u16, bounds, Some(action));
        }
        Ok(bounds)
    }
}

/// Bounds of the mean.
fn sum<P>(branches: &[OutcomeNode<P>]) -> Bounds {
    branches.iter().fold(Bounds::exactly(0.0), |sum, branch| Bounds {
        low: sum.low + branch.weight * branch.known.low,
        high: sum.high + branch.weight * branch.known.high,
    })
}

/// The window of one outcome that follows from the window of the mean and the bounds of the other outcomes (Star1).
fn outcome_window<P>(window: Bounds, branches: &[OutcomeNode<P>], index: usize) -> Bounds {
    let OutcomeNode { weight, known, .. } = &branches[index];
    let all = sum(branches);
    Bounds { low: (window.low - all.high) / weight + known.high, high: (window.high - all.low) / weight + known.low }
}
