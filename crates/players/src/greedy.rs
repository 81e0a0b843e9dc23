//! The player that maximises the expected value at the end of the current turn, exact over all rolls, and looks no further.

use std::{marker::PhantomData, ops::ControlFlow};

use super::{
    Limits, Player, SearchReport, at_choice, likeliest,
    static_evaluation::{StaticEvaluation, Value, as_chance, result},
    tie_break::tie_break,
};
use holochess_rules::{Action, NodeKind, Seat, Table};

/// The greedy player.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<R> {
    seed: u64,
    rules: PhantomData<fn() -> R>,
}

impl<R> Greedy<R> {
    /// A greedy player whose seed breaks ties.
    pub const fn new(seed: u64) -> Self {
        Self { seed, rules: PhantomData }
    }
}

impl<R: StaticEvaluation> Player for Greedy<R> {
    fn think(&mut self, table: &dyn Table, _: &Limits) -> SearchReport {
        let (being_played, seat) = at_choice::<R>(table);
        let (rules, position) = (being_played.rules(), being_played.position());
        let mut turn = Turn { rules, seat, number: rules.progress(position).turn, nodes: 0 };
        let (value, best) = turn.best_actions(position);
        let action = best[tie_break(self.seed, table, best.len())];
        let line = turn.line(position, action).into_iter().map(|action| table.action_text(action)).collect();
        SearchReport { action, value: as_chance(value), line, nodes: turn.nodes }
    }
}

/// A search of the rest of one turn, on behalf of one seat.
struct Turn<'a, R> {
    rules: &'a R,
    /// The maximising seat; all others minimise.
    seat: Seat,
    number: u32,
    nodes: u64,
}

impl<R: StaticEvaluation> Turn<'_, R> {
    /// The value of the best action of the seat to move, and every action with that value.
    fn best_actions(&mut self, position: &R::Position) -> (Value, Vec<Action>) {
        let mut best = (Value::MIN, Vec::new());
        let _ = self.rules.visit_actions(position, |action| {
            let value = self.value(&self.rules.apply(position, action));
            if value > best.0 {
                best = (value, Vec::new());
            }
            if value == best.0 {
                best.1.push(action);
            }
            ControlFlow::Continue(())
        });
        best
    }

    /// The value of a position within this turn or at its end.
    fn value(&mut self, position: &R::Position) -> Value {
        self.nodes += 1;
        match self.rules.node_kind(position) {
            NodeKind::Over => result(self.rules, position, self.seat).expect("a match that is over has a verdict"),
            NodeKind::Chance | NodeKind::Showdown => self.expectation(position),
            NodeKind::Decision(_) if self.ends_turn(position) => self.rules.static_value(position, self.seat),
            NodeKind::Decision(chooser) => self.choice(position, chooser),
        }
    }

    /// Whether the turn is over. During placement there are no turns; the search then looks one placement ahead.
    fn ends_turn(&self, position: &R::Position) -> bool {
        let turn = self.rules.progress(position).turn;
        turn != self.number || turn == 0
    }

    /// Maximises where the seat itself chooses, minimises where another does.
    fn choice(&mut self, position: &R::Position, chooser: Seat) -> Value {
        let mine = chooser == self.seat;
        let mut best: Option<Value> = None;
        let _ = self.rules.visit_actions(position, |action| {
            let value = self.value(&self.rules.apply(position, action));
            best = Some(best.map_or(value, |best| if mine { best.max(value) } else { best.min(value) }));
            ControlFlow::Continue(())
        });
        best.unwrap_or_else(|| self.value(&self.rules.pass(position)))
    }

    /// The mean over all outcomes, weighted by the number of rolls.
    fn expectation(&mut self, position: &R::Position) -> Value {
        let (mut sum, mut rolls) = (0, 0);
        self.rules.visit_outcomes(position, |chance, weight| {
            let value = self.value(&self.rules.resolve(position, chance));
            sum += i128::from(value) * i128::from(weight);
            rolls += i128::from(weight);
        });
        (sum / rolls) as Value
    }

    /// The principal variation to the end of the turn, with the likeliest outcome at every chance node.
    fn line(&mut self, position: &R::Position, first: Action) -> Vec<Action> {
        let mut line = vec![first];
        let mut position = self.rules.apply(position, first);
        loop {
            match self.rules.node_kind(&position) {
                NodeKind::Chance => {
                    let Some(chance) = likeliest(self.rules, &position) else { return line };
                    position = self.rules.resolve(&position, chance);
                }
                NodeKind::Decision(chooser) if !self.ends_turn(&position) => {
                    let Some(action) = self.expected(&position, chooser) else { return line };
                    line.push(action);
                    position = self.rules.apply(&position, action);
                }
                NodeKind::Decision(_) | NodeKind::Showdown | NodeKind::Over => return line,
            }
        }
    }

    /// The expected action of the seat to move; `None` for a forced pass.
    fn expected(&mut self, position: &R::Position, chooser: Seat) -> Option<Action> {
        let mine = chooser == self.seat;
        let mut best: Option<(Value, Action)> = None;
        let _ = self.rules.visit_actions(position, |action| {
            let value = self.value(&self.rules.apply(position, action));
            if best.is_none_or(|(best, _)| if mine { value > best } else { value < best }) {
                best = Some((value, action));
            }
            ControlFlow::Continue(())
        });
        best.map(|(_, action)| action)
    }
}
