//! What a table says of a position as the rules have it, and of every action in it.

use std::ops::ControlFlow;

use super::{ExactValue, Tablebase, step::State};
use holochess_rules::{
    Action, Rules,
    dejarik::{Dejarik, Position},
};

/// The exact value of a position and of every action in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Probe {
    /// The value for the side to move.
    pub value: ExactValue,
    /// Every legal action with its value for the side to move, the best first; equally good ones in the rules' order. Where
    /// nothing but a pass is possible, the pass.
    pub actions: Vec<(Action, ExactValue)>,
}

impl State {
    /// The state of a position, whether a player has scored already or not.
    pub const fn from_position(position: &Position) -> Self {
        let mover = position.side();
        Self { own: position.camp(mover).bits(), other: position.camp(mover.opponent()).bits() }
    }
}

impl Tablebase {
    /// The value of a position and of every action in it; `None` where the game is over, or if the table is that of other rules.
    /// Repetitions so far are left out of it, and so is the cap on moves.
    pub fn probe(&self, rules: &Dejarik, position: &Position) -> Option<Probe> {
        if rules.rule_set() != self.rules() || rules.verdict(position).is_some() {
            return None;
        }
        let mut actions = self.value_actions(rules, position);
        actions.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
        Some(Probe { value: actions.first()?.1, actions })
    }

    /// The value of a position for the side to move; `None` as for [`Tablebase::probe`].
    pub fn value_in(&self, rules: &Dejarik, position: &Position) -> Option<ExactValue> {
        if rules.exits_diagonally(position) {
            (rules.rule_set() == self.rules() && rules.verdict(position).is_none())
                .then(|| self.value(State::from_position(position)))?
        } else {
            Some(self.probe(rules, position)?.value)
        }
    }

    /// Every action, in the rules' order; the pass where there is none.
    fn value_actions(&self, rules: &Dejarik, position: &Position) -> Vec<(Action, ExactValue)> {
        let mover = position.side();
        let value_after = |after: &Position| match rules.verdict(after) {
            Some(verdict) => ExactValue::at_once(match verdict.winner {
                Some(winner) => {
                    let points = verdict.scores[winner.index()] as i8;
                    if winner == mover { points } else { -points }
                }
                None => 0,
            }),
            // By Groï's rules the first turns are looked at one by one.
            None => self.value_in(rules, after).map_or(ExactValue::DRAW, ExactValue::one_ply_before),
        };
        let mut actions = Vec::new();
        let _ = rules.visit_actions(position, |action| {
            actions.push((action, value_after(&rules.apply(position, action))));
            ControlFlow::Continue(())
        });
        if actions.is_empty() {
            actions.push((Action::Pass, value_after(&rules.pass(position))));
        }
        actions
    }
}
