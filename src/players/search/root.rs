//! The position that is searched: deeper and deeper, and the best that was found when the limits are reached.

use super::{Bounds, Evaluator, OutOfBudget, Search, SearchableGame};
use crate::{
    players::likeliest,
    rules::{Action, Seat, game::NodeKind},
};

/// What a search has found.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The best action.
    pub action: Action,
    /// The chance to win with it, of the seat that is searched for.
    pub value: f64,
    /// How many actions deep the value is known; the action may come from a look that went one deeper.
    pub depth: u32,
    /// The decisions expected from here, the chosen action first.
    pub line: Vec<Action>,
    /// Positions looked at.
    pub nodes: u64,
}

/// A way to go on that has been looked at.
#[derive(Clone, Copy, Debug)]
struct RootAction {
    action: Action,
    /// What the player likes it for beside its value.
    bonus: f64,
    /// What it was worth at the last look, for the seat that chooses, taste included.
    worth: f64,
}

impl<R: SearchableGame, M: Evaluator<R>> Search<'_, R, M> {
    /// Looks deeper and deeper for the best action. `bonus` adds to the value of an action what the player likes it for, in
    /// chances to win of the seat that chooses.
    ///
    /// # Panics
    /// If nobody has a choice in the position.
    pub fn run(&mut self, position: &R::Position, bonus: impl Fn(Action) -> f64) -> SearchResult {
        let NodeKind::Decision(seat) = self.rules.node_kind(position) else { panic!("there is something to decide") };
        self.begin();
        self.list_actions(position, None);
        let mut root_actions: Vec<RootAction> = (self.actions.drain(..))
            .map(|(_, action)| RootAction { action, bonus: bonus(action), worth: 0.0 })
            .collect();
        let (mut value, mut depth) = (self.static_value(position), 0);
        let begin = self.rules.time(position);
        while depth < self.options.depth {
            match self.search_depth(position, seat, begin + depth + 1, &mut root_actions) {
                (Some(found), Ok(())) => {
                    (value, depth) = (found, depth + 1);
                    // Won or lost whatever anybody does: the way that was found first is the shortest win, and the defeat that
                    // was seen last the longest.
                    if found <= 0.0 || found >= 1.0 {
                        break;
                    }
                }
                (found, Err(OutOfBudget)) => {
                    // The best of a look that was not finished is better than the best of the one before, which came first.
                    value = found.unwrap_or(value);
                    break;
                }
                (None, Ok(())) => unreachable!("a finished look has a best action"),
            }
        }
        let action = root_actions[0].action;
        let line = self.line(position, action, begin + depth);
        SearchResult { action, value, depth, line, nodes: self.nodes() }
    }

    /// What every action is worth, just so many actions deep, in the order in which the rules list them.
    /// `None` if the limits were reached before the end.
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

    /// The exact value of a position, just so many actions deep, whatever it waits for. `None` if the
    /// limits were reached before.
    pub fn search_value(&mut self, position: &R::Position) -> Option<f64> {
        self.value_at(position, self.rules.time(position) + self.options.depth)
    }

    /// The exact value of a position if one looks ahead until so many actions of the match are used. `None`
    /// if the limits were reached before.
    pub fn value_at(&mut self, position: &R::Position, horizon: u32) -> Option<f64> {
        self.begin();
        if self.options.uses_table {
            // Nearer looks leave in memory what is best in each position, and the last one tries that first. One in two is enough.
            let depth = horizon.saturating_sub(self.rules.time(position));
            for discounted in (1..depth.div_ceil(2)).rev() {
                self.value(position, horizon - 2 * discounted, Bounds::OPEN).ok()?;
            }
        }
        self.value(position, horizon, Bounds::OPEN).ok().map(|value| value.low)
    }

    /// Leaves nothing of what was looked at before the limits were reached.
    fn begin(&mut self) {
        self.actions.clear();
        self.history.reset_path();
    }

    /// What the position looks like before any search.
    fn static_value(&self, position: &R::Position) -> f64 {
        let can_be_judged = self.rules.is_quiet(position) && self.evaluator.can_evaluate(self.rules, position);
        if can_be_judged { self.evaluator.evaluate(self.rules, position) } else { 0.5 }
    }

    /// Looks at every choice as far as `horizon` and sorts them, the best first. What it has found is the value of the best
    /// for the seat that is searched for, even if the limits were reached on the way; choices that were not reached stay behind.
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
        let mut spent = Ok(());
        for (index, root_action) in root_actions.iter_mut().enumerate() {
            let RootAction { action, bonus, .. } = *root_action;
            // Only what is better than the best so far matters, after what each is liked for.
            let least = best.map_or(-1.0, |(_, worth, _)| worth - bonus);
            let window =
                if is_high_wanted { Bounds { low: least, high: 2.0 } } else { Bounds { low: -1.0, high: 1.0 - least } };
            let found = match self.value(&self.rules.apply(position, action), horizon, window) {
                Ok(found) => found,
                Err(why) => {
                    spent = Err(why);
                    break;
                }
            };
            let value = if is_high_wanted { found.low } else { found.high };
            // Of those that are no better only a bound is known, which is as good an order as any.
            let most = if is_high_wanted { found.high } else { 1.0 - found.low };
            let worth = for_seat(value) + bonus;
            root_action.worth = most + bonus;
            if best.is_none_or(|(_, most, _)| worth > most) {
                best = Some((index, worth, value));
            }
        }
        if let Some((index, _, _)) = best {
            let chosen = root_actions.remove(index);
            if spent.is_ok() {
                root_actions.sort_by(|a, b| b.worth.total_cmp(&a.worth));
            }
            root_actions.insert(0, chosen);
        }
        (best.map(|(_, _, value)| value), spent)
    }

    /// The decisions expected from here as far as was looked and memory goes, if the dice bring what they bring most often.
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
                // Behind that memory may lead round and round.
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
