//! The static evaluation of Dejarik: whether the next move scores, who is a pawn ahead, who stands where
//! they can be removed, and who is about to make a line.

use std::ops::ControlFlow;

use crate::static_evaluation::{SURE, StaticEvaluation, Value};
use holochess_rules::{
    Rules, Seat,
    circle::{CellSet, RAYS, inner},
    dejarik::{Dejarik, Position},
};

/// The chance to win of a player who can score with the very next move.
const AT_ONCE: Value = SURE * 97 / 100;
/// How much of a chance each of these is worth, in billionths.
const PAWN: Value = SURE * 14 / 100;
const PAIR: Value = SURE * 3 / 100;
const TRIPLE: Value = SURE * 5 / 100;
const EXPOSED: Value = SURE * 3 / 100;
/// A pawn that can be taken with the next move is nearly gone.
const CAPTURE: Value = SURE * 10 / 100;

impl StaticEvaluation for Dejarik {
    fn static_value(&self, position: &Position, seat: Seat) -> Value {
        let mover = position.side();
        let value = match best_of_next(self, position) {
            Next::Scores => AT_ONCE,
            Next::Captures => balance(position, mover, CAPTURE),
            Next::Nothing => balance(position, mover, 0),
        };
        if seat == mover { value } else { SURE - value }
    }
}

/// The best that the next move can do.
enum Next {
    /// It scores.
    Scores,
    /// It removes a pawn.
    Captures,
    /// Neither.
    Nothing,
}

/// What the side to move can do with its next move.
fn best_of_next(rules: &Dejarik, position: &Position) -> Next {
    let mover = position.side();
    let others = position.camp(mover.opponent()).len();
    let mut best = Next::Nothing;
    let _ = rules.visit_actions(position, |action| {
        let after = rules.apply(position, action);
        match rules.winner(&after) {
            Some(winner) if winner == mover => {
                best = Next::Scores;
                return ControlFlow::Break(());
            }
            None if after.camp(mover.opponent()).len() < others => best = Next::Captures,
            _ => {}
        }
        ControlFlow::Continue(())
    });
    best
}

/// What the mover has more than the opponent, and can take, as a chance between what is lost and what is won at once.
pub(super) fn balance(position: &Position, mover: Seat, gain: Value) -> Value {
    let [own, other] = [mover, mover.opponent()].map(|seat| standing(position.camp(seat)));
    (SURE / 2 + own - other + gain).clamp(SURE - AT_ONCE + 1, AT_ONCE - 1)
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
