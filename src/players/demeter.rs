//! What a position of Déméter looks like at a glance: who can jump into a goal, and who stands further up the board.

use super::judgement::{Judgement, SURE, Value};
use crate::rules::{
    Seat,
    demeter::{
        Demeter, Position,
        camp::{WHITE, goals},
    },
    squares::{SIDE, column},
};

/// What a pawn's advance of a column is worth, how much more the best jump of all counts, and a threat to enter a goal.
const ADVANCE: Value = 6;
const BEST_JUMP: Value = 14;
const THREAT: Value = 150;

/// The difference in such points at which a side is as good as lost.
const ALL: Value = 800;

impl Judgement for Demeter {
    fn glance(&self, position: &Position, seat: Seat) -> Value {
        let mover = position.side();
        let value = if threatens(position) {
            SURE - SURE / 100
        } else {
            let other = position.as_seen_by(mover.opponent());
            let lead = prospects(position) - prospects(&other) - if threatens(&other) { THREAT } else { 0 };
            SURE / 2 + SURE / 2 * lead.clamp(1 - ALL, ALL - 1) / ALL
        };
        let value = value.clamp(1, SURE - 1);
        if seat == mover { value } else { SURE - value }
    }
}

/// Whether the side to move can jump into a goal.
fn threatens(position: &Position) -> bool {
    !(position.jump_ends() & goals(position.side().opponent())).is_empty()
}

/// How far the side to move has come, and how far it could jump.
fn prospects(position: &Position) -> Value {
    let side = position.side();
    let advance = |column: u8| Value::from(if side == WHITE { SIDE - 1 - column } else { column });
    let come: Value = position.pawns(side).into_iter().map(|pawn| advance(column(pawn))).sum();
    let best = position.jump_ends().into_iter().map(|end| advance(column(end))).max().unwrap_or(0);
    ADVANCE * come + BEST_JUMP * best
}
