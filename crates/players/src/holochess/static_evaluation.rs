//! The evaluation of `greedy`: the dice left on both sides at the end of a turn, without a look at the threats of the next one.

use super::{
    threat::DISTANCE,
    threat_evaluation::{GAIN, late, share},
};
use crate::static_evaluation::{StaticEvaluation, Value};
use holochess_rules::{
    Seat,
    holochess::{Holochess, Position},
};

/// The value of a die. Distances count so much less that they only break ties between equal gains.
const DIE: Value = 1000;
/// The divisor of an attack's expected gain that counts for standing one step away.
const NEAR: Value = 100;

impl StaticEvaluation for Holochess {
    fn static_value(&self, position: &Position, seat: Seat) -> Value {
        let [own, other] = [seat, seat.opponent()].map(|side| dice(position, side) * DIE);
        late(self, position, seat, share([own + approach(position, seat), other]))
    }
}

/// The dice of a side's creatures, attack and defence together.
fn dice(position: &Position, side: Seat) -> Value {
    position.creatures(side).map(|creature| Value::from(creature.worth())).sum()
}

/// How near a side stands to targets with a positive expected gain: a tie-break that leads it towards them.
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
