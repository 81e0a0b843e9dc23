//! What a position of Déméter looks like at a glance: who can jump into a goal, and who stands further up the board.

use crate::{
    players::judgement::{Judgement, SURE, Value},
    rules::{
        Cell, Seat,
        demeter::{
            Demeter, Position,
            camp::{WHITE, goals},
        },
        squares::{SIDE, column},
    },
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
    let best = position.jump_ends().into_iter().map(|end| Value::from(ahead(side, end))).max().unwrap_or(0);
    ADVANCE * come(position, side) + BEST_JUMP * best
}

/// How many columns a square is in front of a side's own edge.
pub(super) const fn ahead(side: Seat, square: Cell) -> u8 {
    if side.index() == WHITE.index() { SIDE - 1 - column(square) } else { column(square) }
}

/// How far the pawns of a side have come, all together.
fn come(position: &Position, side: Seat) -> Value {
    position.pawns(side).into_iter().map(|pawn| Value::from(ahead(side, pawn))).sum()
}

/// The chance of a side as anybody counts it: whose pawns have come further.
pub(super) fn material(position: &Position, side: Seat) -> Value {
    let lead = ADVANCE * (come(position, side) - come(position, side.opponent()));
    (SURE / 2 + SURE / 2 * lead.clamp(1 - ALL, ALL - 1) / ALL).clamp(1, SURE - 1)
}
