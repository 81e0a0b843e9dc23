//! What a position of Dejarik looks like at a glance: whether the next move scores, who is a pawn ahead, who stands where
//! they can be removed, and who is about to make a line.

use std::ops::ControlFlow;

use super::judgement::{Judgement, SURE, Value};
use crate::rules::{
    Rules, Seat,
    circle::{CellSet, RAYS, inner},
    dejarik::{Dejarik, Position},
};

/// The chance to win for whoever can score with the very next move.
const AT_ONCE: Value = SURE * 97 / 100;
/// How much of a chance each of these is worth, in billionths.
const PAWN: Value = SURE * 14 / 100;
const PAIR: Value = SURE * 3 / 100;
const TRIPLE: Value = SURE * 5 / 100;
const EXPOSED: Value = SURE * 2 / 100;

impl Judgement for Dejarik {
    fn glance(&self, position: &Position, seat: Seat) -> Value {
        let mover = position.side();
        let value = if self.scores_at_once(position) { AT_ONCE } else { balance(position, mover) };
        if seat == mover { value } else { SURE - value }
    }
}

impl Dejarik {
    /// Whether the side to move can score with its next move.
    fn scores_at_once(&self, position: &Position) -> bool {
        let mover = position.side();
        self.visit_actions(position, |action| {
            let after = self.apply(position, action);
            match self.verdict(&after) {
                Some(verdict) if verdict.winner == Some(mover) => ControlFlow::Break(()),
                _ => ControlFlow::Continue(()),
            }
        })
        .is_break()
    }
}

/// What the mover has more than the opponent, as a chance between what is lost and what is won at once.
fn balance(position: &Position, mover: Seat) -> Value {
    let [own, other] = [mover, mover.opponent()].map(|seat| standing(position.camp(seat)));
    (SURE / 2 + own - other).clamp(SURE - AT_ONCE + 1, AT_ONCE - 1)
}

/// What a camp has: pawns, and those of them that stand next to each other on the inner ring, where they are also exposed.
fn standing(camp: CellSet) -> Value {
    let has = |ray: u8| camp.contains(inner((ray - 1) % RAYS + 1));
    let mut value = PAWN * Value::from(camp.len());
    for ray in 1..=RAYS {
        if has(ray) {
            value -= EXPOSED;
            if has(ray + 1) {
                value += PAIR;
                if has(ray + 2) {
                    value += TRIPLE;
                }
            }
        }
    }
    value
}
