//! Any legal action, each as likely as the others.

use std::marker::PhantomData;

use super::{
    Limits, Player, SearchReport, at_choice,
    static_evaluation::{StaticEvaluation, as_chance},
    tie_break::tie_break,
};
use holochess_rules::Table;

/// The random player.
#[derive(Clone, Copy, Debug)]
pub struct Random<R> {
    seed: u64,
    rules: PhantomData<fn() -> R>,
}

impl<R> Random<R> {
    /// A random player with its own seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed, rules: PhantomData }
    }
}

impl<R: StaticEvaluation> Player for Random<R> {
    /// Its reported value is the static evaluation.
    fn think(&mut self, table: &dyn Table, _: &Limits) -> SearchReport {
        let (being_played, seat) = at_choice::<R>(table);
        let actions = table.actions();
        let action = actions[tie_break(self.seed, table, actions.len())];
        let value = being_played.rules().static_value(being_played.position(), seat);
        SearchReport {
            action,
            value: as_chance(value),
            line: vec![table.action_text(action)],
            nodes: actions.len() as u64,
        }
    }
}
