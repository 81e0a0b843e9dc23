//! Which creatures are in danger: all that could be killed within one turn of the side that they do not belong to.

use std::ops::ControlFlow;

use super::{
    ACTIONS_A_TURN, Holochess,
    creature::Creature,
    position::{Phase, Position},
};
use crate::{Action, Cell, NodeKind, Rules, Seat};

/// Looks through one turn of a side.
struct Turn<'a> {
    rules: &'a Holochess,
    seat: Seat,
    /// The other side's creatures and where they stood before the turn.
    standing: Vec<(Creature, Cell)>,
    /// Which of them can be killed.
    killed: Vec<bool>,
}

/// The cells of creatures that an enemy could kill with what is left of the present turn, or with the whole of the next one.
pub(super) fn threats(rules: &Holochess, position: &Position) -> Vec<Cell> {
    if !matches!(position.phase(), Phase::Acting | Phase::Push { .. } | Phase::Attack { .. }) {
        return Vec::new();
    }
    Seat::BOTH
        .into_iter()
        .flat_map(|seat| {
            let mut begin = *position;
            if seat != position.side() {
                begin.set_phase(Phase::Acting);
                begin.next_turn();
            }
            let standing: Vec<_> = position.standing(seat.opponent()).collect();
            let mut turn = Turn { rules, seat, killed: vec![false; standing.len()], standing };
            turn.go(&begin);
            turn.standing.into_iter().zip(turn.killed).filter_map(|((_, cell), killed)| killed.then_some(cell))
        })
        .collect()
}

impl Turn<'_> {
    /// Follows the turn from here to its end, whatever is decided and whatever is rolled.
    fn go(&mut self, position: &Position) {
        for ((creature, _), killed) in self.standing.iter().zip(&mut self.killed) {
            *killed |= position.owner(*creature).is_none();
        }
        match self.rules.node_kind(position) {
            NodeKind::Chance => {
                let mut after = Vec::new();
                self.rules.visit_outcomes(position, |chance, _| after.push(self.rules.resolve(position, chance)));
                for position in &after {
                    self.go(position);
                }
            }
            NodeKind::Decision(_) if position.side() == self.seat => {
                let pushes = matches!(position.phase(), Phase::Push { .. });
                let mut actions = Vec::new();
                let _ = self.rules.visit_actions(position, |action| {
                    // With the last action only an attack kills; nothing is left to do after the last push.
                    let leads_on = position.left() == ACTIONS_A_TURN || pushes && position.left() > 0;
                    if leads_on || matches!(action, Action::Attack { .. }) {
                        actions.push(action);
                    }
                    ControlFlow::Continue(())
                });
                for action in actions {
                    self.go(&self.rules.apply(position, action));
                }
            }
            NodeKind::Decision(_) | NodeKind::Showdown | NodeKind::Over => {}
        }
    }
}
