//! The best expected result of the turn being played, exact over every roll of the dice, and not a step further.

use std::{marker::PhantomData, ops::ControlFlow};

use super::{
    Limits, Player, SearchReport, at_choice, likeliest,
    static_evaluation::{StaticEvaluation, Value, as_chance, result},
    tie_break::tie_break,
};
use crate::rules::{Action, Seat, Table, game::NodeKind};

/// The player that makes the most of its turn.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<R> {
    seed: u64,
    rules: PhantomData<fn() -> R>,
}

impl<R> Greedy<R> {
    /// A player with a seed of its own, which chooses between actions that are worth the same.
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

/// The rest of one turn, as one seat sees it.
struct Turn<'a, R> {
    rules: &'a R,
    /// Who wants the most out of it; everybody else wants that seat to have the least.
    seat: Seat,
    number: u32,
    nodes: u64,
}

impl<R: StaticEvaluation> Turn<'_, R> {
    /// The value of the best action of the seat that is to choose, and every action that is worth it.
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

    /// What a position of this turn, or the one that ends it, is worth to the seat.
    fn value(&mut self, position: &R::Position) -> Value {
        self.nodes += 1;
        match self.rules.node_kind(position) {
            NodeKind::Over => result(self.rules, position, self.seat).expect("a match that is over has a verdict"),
            NodeKind::Chance | NodeKind::Showdown => self.expectation(position),
            NodeKind::Decision(_) if self.ends_turn(position) => self.rules.static_value(position, self.seat),
            NodeKind::Decision(chooser) => self.choice(position, chooser),
        }
    }

    /// Whether the turn is over. While pieces are placed there are no turns; then one placement is as far as it looks.
    fn ends_turn(&self, position: &R::Position) -> bool {
        let turn = self.rules.progress(position).turn;
        turn != self.number || turn == 0
    }

    /// The best for the seat where it chooses, the worst for it where somebody else does.
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

    /// The mean over everything that chance can bring, weighted by the exact number of rolls that bring it.
    fn expectation(&mut self, position: &R::Position) -> Value {
        let (mut sum, mut rolls) = (0, 0);
        self.rules.visit_outcomes(position, |chance, weight| {
            let value = self.value(&self.rules.resolve(position, chance));
            sum += i128::from(value) * i128::from(weight);
            rolls += i128::from(weight);
        });
        (sum / rolls) as Value
    }

    /// The decisions expected from here to the turn's end: everybody chooses the best for themselves, and the dice bring what
    /// they bring most often.
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

    /// What the chooser is expected to do; nothing if it has to pass.
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
