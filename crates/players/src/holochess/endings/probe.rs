//! The exact value of an ending and of every action in it.

use super::{Endings, kind::rules};
use crate::{
    Limits,
    search::{Evaluator, Search, SearchOptions, TranspositionTable},
};
use holochess_rules::{
    Action, NodeKind, Rules, Seat,
    holochess::{Holochess, Position},
};

/// The table's answer for a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Probe {
    /// The chance to win of the seat that is to choose.
    pub value: f64,
    /// Every legal action with the same, the best first.
    pub actions: Vec<(Action, f64)>,
}

struct Exact<'a>(&'a Endings);

impl Evaluator<Holochess> for Exact<'_> {
    fn evaluate(&self, _: &Holochess, position: &Position) -> f64 {
        self.0.look_up(position).expect("the search goes on to where the table says what a position is worth")
    }
}

impl Endings {
    /// The exact chances of a position with three creatures in which a player has a choice, or with four if the table has them;
    /// `None` for any other.
    pub fn probe(&self, position: &Position) -> Option<Probe> {
        let rules = rules();
        let NodeKind::Decision(seat) = rules.node_kind(position) else { return None };
        let depth = match position.sizes() {
            [2, 1] | [1, 2] => 1,
            // If a push waits after the last action of a turn, its choices lead to beginnings of turns, whose values are known.
            [2, 2] | [3, 1] | [1, 3] if self.has_four() => u32::from(position.left()),
            _ => return None,
        };
        if !rules.has_action(position) {
            return None;
        }
        let mut transpositions = TranspositionTable::new(8);
        let evaluator = Exact(self);
        let mut search =
            Search::new(&rules, &evaluator, SearchOptions::to(depth), &mut transpositions, &Limits::default(), None);
        let rated = search.rate(position)?;
        let mut actions: Vec<_> = rated
            .into_iter()
            .map(|(action, value)| (action, if seat == Seat::FIRST { value } else { 1.0 - value }))
            .collect();
        actions.sort_by(|a, b| b.1.total_cmp(&a.1));
        Some(Probe { value: actions.first()?.1, actions })
    }
}
