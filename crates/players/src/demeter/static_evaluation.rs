//! The static evaluation of Déméter: who can jump into a goal, who stands further up the board,
//! and who has more ways to jump.

use crate::static_evaluation::{SURE, StaticEvaluation, Value};
use holochess_rules::{
    Cell, Seat,
    demeter::{
        Demeter, Position,
        camp::{WHITE, goals},
    },
    squares::{SIDE, column},
};

/// What a pawn's advance of a column is worth, how much more the best jump of all counts, every square that a jump leads to,
/// and a threat to enter a goal. That squares count at all is worth more than anything else here: against the same without them
/// a player scores 85 of 100, and the other numbers may be half or double without a difference that 100 matches show.
const ADVANCE: Value = 6;
const BEST_JUMP: Value = 14;
const REACH: Value = 8;
const THREAT: Value = 150;

/// The difference in such points at which a side is as good as lost.
const ALL: Value = 800;

impl StaticEvaluation for Demeter {
    fn static_value(&self, position: &Position, seat: Seat) -> Value {
        let mover = position.side();
        let [own, other] =
            [Chances::from_position(position), Chances::from_position(&position.as_seen_by(mover.opponent()))];
        let value = if own.threatens {
            SURE - SURE / 100
        } else {
            let lead = own.worth - other.worth - if other.threatens { THREAT } else { 0 };
            SURE / 2 + SURE / 2 * lead.clamp(1 - ALL, ALL - 1) / ALL
        };
        let value = value.clamp(1, SURE - 1);
        if seat == mover { value } else { SURE - value }
    }
}

/// What the static evaluation counts of one side.
struct Chances {
    /// Whether it can jump into a goal.
    threatens: bool,
    /// How far it has come, and how far it could jump.
    worth: Value,
}

impl Chances {
    fn from_position(position: &Position) -> Self {
        let (side, ends) = (position.side(), position.jump_ends());
        let best = ends.into_iter().map(|end| Value::from(ahead(side, end))).max().unwrap_or(0);
        Self {
            threatens: !(ends & goals(side.opponent())).is_empty(),
            worth: ADVANCE * come(position, side) + BEST_JUMP * best + REACH * Value::from(ends.len()),
        }
    }
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
