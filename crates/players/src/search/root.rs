//! The root of a search: iterative deepening until the limits are reached, and the principal variation.

use super::{Bounds, Evaluator, OutOfBudget, Search, SearchableGame};
use crate::likeliest;
use holochess_rules::{Action, NodeKind, Seat};

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The best action.
    pub action: Action,
    /// The root seat's chance to win with it.
    pub value: f64,
    /// The depth, in actions, of the last complete iteration. The action may come from the unfinished one after it.
    pub depth: u32,
    /// The principal variation, the chosen action first.
    pub line: Vec<Action>,
    /// Nodes visited.
    pub nodes: u64,
}

/// An action at the root.
#[derive(Clone, Copy, Debug)]
struct RootAction {
    action: Action,
    /// What the player's style adds to its value, in chances to win.
    bonus: f64,
    /// Its value in the last iteration for the seat to move, bonus included.
    worth: f64,
}

impl<R: SearchableGame, E: Evaluator<R>> Search<'_, R, E> {
    /// Searches for the best action by iterative deepening. `bonus` is added to the value of each root action, in chances to win
    /// of the seat to move.
    ///
    /// # Panics
    /// If the position is not a decision.
    pub fn run(&mut self, position: &R::Position, bonus: impl Fn(Action) -> f64) -> SearchResult {
        let NodeKind::Decision(seat) = self.rules.node_kind(position) else { panic!("there is something to decide") };
        self.begin();
        self.list_actions(position, None);
        let mut root_actions: Vec<RootAction> = (self.actions.drain(..))
            .map(|(_, action)| RootAction { action, bonus: bonus(action), worth: 0.0 })
            .collect();
        if root_actions.iter().any(|root| self.is_new(position, root.action)) {
            root_actions.retain(|root| self.is_new(position, root.action));
        }
        let (mut value, mut depth) = (self.static_value(position), 0);
        let begin = self.rules.time(position);
        while depth < self.options.depth {
            match self.search_depth(position, seat, begin + depth + 1, &mut root_actions) {
                (Some(found), Ok(())) => {
                    (value, depth) = (found, depth + 1);
                    // Proved won or lost: the first win found is the shortest, and the last loss the longest.
                    if found <= 0.0 || found >= 1.0 {
                        break;
                    }
                }
                (found, Err(OutOfBudget)) => {
                    // The unfinished iteration began with the best action of the one before, so its best is at least as good.
                    value = found.unwrap_or(value);
                    break;
                }
                (None, Ok(())) => unreachable!("a complete iteration has a best action"),
            }
        }
        let action = root_actions[0].action;
        let line = self.line(position, action, begin + depth);
        SearchResult { action, value, depth, line, nodes: self.nodes() }
    }

    /// The value of every action at exactly the depth of the options, in the order of the rules. `None` if the limits were
    /// reached.
    pub fn rate(&mut self, position: &R::Position) -> Option<Vec<(Action, f64)>> {
        let horizon = self.rules.time(position) + self.options.depth;
        self.begin();
        let mut rated = Vec::new();
        let mut is_out_of_budget = false;
        let mut actions = Vec::new();
        let _ = self.rules.visit_actions(position, |action| {
            actions.push(action);
            std::ops::ControlFlow::Continue(())
        });
        for action in actions {
            match self.value(&self.rules.apply(position, action), horizon, Bounds::OPEN) {
                Ok(value) => rated.push((action, value.low)),
                Err(OutOfBudget) => is_out_of_budget = true,
            }
        }
        (!is_out_of_budget).then_some(rated)
    }

    /// The exact value of a position of any kind at the depth of the options. `None` if the limits were reached.
    pub fn search_value(&mut self, position: &R::Position) -> Option<f64> {
        self.value_at(position, self.rules.time(position) + self.options.depth)
    }

    /// The exact value of a position, searched until `horizon` actions of the match are played. `None` if the limits were
    /// reached.
    pub fn value_at(&mut self, position: &R::Position, horizon: u32) -> Option<f64> {
        self.begin();
        if self.options.uses_table {
            // Shallower iterations fill the table with best actions, which the last one tries first. Every second one is enough.
            let depth = horizon.saturating_sub(self.rules.time(position));
            for steps in (1..depth.div_ceil(2)).rev() {
                self.value(position, horizon - 2 * steps, Bounds::OPEN).ok()?;
            }
        }
        self.value(position, horizon, Bounds::OPEN).ok().map(|value| value.low)
    }

    /// Whether an action leads to none of the positions to avoid.
    fn is_new(&self, position: &R::Position, action: Action) -> bool {
        self.avoided.is_empty() || !self.avoided.contains(&self.rules.hash(&self.rules.apply(position, action)))
    }

    /// Clears the stacks, which a search that ran out of budget leaves behind.
    fn begin(&mut self) {
        self.actions.clear();
        self.history.reset_path();
    }

    /// The static evaluation of the root; 0.5 where it cannot be evaluated.
    fn static_value(&self, position: &R::Position) -> f64 {
        let can_evaluate = self.rules.is_quiet(position) && self.evaluator.can_evaluate(self.rules, position);
        if can_evaluate { self.evaluator.evaluate(self.rules, position) } else { 0.5 }
    }

    /// One iteration: searches every root action to `horizon` and sorts them, the best first. Returns the value of the best for
    /// the root seat, also where the limits were reached on the way; actions that were not reached keep their order behind it.
    fn search_depth(
        &mut self,
        position: &R::Position,
        seat: Seat,
        horizon: u32,
        root_actions: &mut Vec<RootAction>,
    ) -> (Option<f64>, Result<(), OutOfBudget>) {
        let is_high_wanted = self.wants_high(seat);
        let for_seat = |value: f64| if is_high_wanted { value } else { 1.0 - value };
        let mut best: Option<(usize, f64, f64)> = None;
        let mut completed = Ok(());
        for (index, root_action) in root_actions.iter_mut().enumerate() {
            let RootAction { action, bonus, .. } = *root_action;
            // Only values above the best so far matter, with the bonus of each action taken into account.
            let least = best.map_or(-1.0, |(_, worth, _)| worth - bonus);
            let window =
                if is_high_wanted { Bounds { low: least, high: 2.0 } } else { Bounds { low: -1.0, high: 1.0 - least } };
            let found = match self.value(&self.rules.apply(position, action), horizon, window) {
                Ok(found) => found,
                Err(why) => {
                    completed = Err(why);
                    break;
                }
            };
            let value = if is_high_wanted { found.low } else { found.high };
            // For worse actions only a bound is known; it serves as their order.
            let most = if is_high_wanted { found.high } else { 1.0 - found.low };
            let worth = for_seat(value) + bonus;
            root_action.worth = most + bonus;
            if best.is_none_or(|(_, most, _)| worth > most) {
                best = Some((index, worth, value));
            }
        }
        if let Some((index, _, _)) = best {
            let chosen = root_actions.remove(index);
            if completed.is_ok() {
                root_actions.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            }
            root_actions.insert(0, chosen);
        }
        (best.map(|(_, _, value)| value), completed)
    }

    /// The principal variation as far as the table knows it, with the likeliest outcome at every chance node.
    fn line(&self, position: &R::Position, first: Action, mut horizon: u32) -> Vec<Action> {
        let mut line = vec![first];
        let mut position = self.rules.apply(position, first);
        if !self.options.uses_table {
            return line;
        }
        loop {
            match self.rules.node_kind(&position) {
                NodeKind::Chance => {
                    let Some(chance) = likeliest(self.rules, &position) else { return line };
                    position = self.rules.resolve(&position, chance);
                }
                NodeKind::Decision(seat) if self.evaluator.ignores_seat(seat) => {
                    position = self.rules.pass(&position);
                    horizon += 1;
                }
                // Beyond the horizon the table's actions could go round in a circle.
                NodeKind::Decision(_) if self.is_leaf(&position, horizon) => return line,
                NodeKind::Decision(_) => {
                    let depth = horizon.saturating_sub(self.rules.time(&position));
                    let known = self.transpositions.look_up(self.key(&position), depth as u16);
                    let Some(action) = known.and_then(|known| known.best) else { return line };
                    line.push(action);
                    position = self.rules.apply(&position, action);
                }
                NodeKind::Showdown | NodeKind::Over => return line,
            }
        }
    }
}
