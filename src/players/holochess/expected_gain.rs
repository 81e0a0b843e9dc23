//! What a turn of Holochess has brought: the dice that are left on both sides, and nothing of what may be done about it in the next
//! turn. `greedy` makes the most of this.

use super::{
    threat::DISTANCE,
    threat_evaluation::{GAIN, late, share},
};
use crate::{
    players::static_evaluation::{StaticEvaluation, Value},
    rules::{
        Seat,
        holochess::{Holochess, Position},
    },
};

/// A die. What is near is worth so much less that it only ever chooses between turns that bring the same.
const DIE: Value = 1000;
/// Parts of what an attack may win that standing a step away from it counts.
const NEAR: Value = 100;

impl StaticEvaluation for Holochess {
    fn static_value(&self, position: &Position, seat: Seat) -> Value {
        let [own, other] = [seat, seat.opponent()].map(|side| dice(position, side) * DIE);
        late(self, position, seat, share([own + approach(position, seat), other]))
    }
}

/// How many dice the creatures of a side have left, attack and defence together.
fn dice(position: &Position, side: Seat) -> Value {
    position.creatures(side).map(|creature| Value::from(creature.worth())).sum()
}

/// How near a side stands to what it would like to attack: where there is nothing to take, it goes where there may be.
fn approach(position: &Position, side: Seat) -> Value {
    let mut approach = 0;
    for (attacker, from) in position.standing(side) {
        for (defender, cell) in position.standing(side.opponent()) {
            let gain = GAIN[attacker.index()][defender.index()].max(0);
            approach += gain / NEAR / Value::from(DISTANCE[from.index()][cell.index()]);
        }
    }
    approach
}
