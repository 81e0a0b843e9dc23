//! What a position of Holochess looks like at a glance: who has how much, who can hit whom in the next turn, and how late it is.
//!
//! The chance to win is the share of both sides' strength, to the fourth power, which is about how matches between greedy
//! players end. A side's strength is what its creatures are worth, less what the opponent may soon take from it. The
//! weights were found by some ten thousand matches between players that differ in one of them.

use std::sync::LazyLock;

use super::threat::DISTANCE;
use crate::players::static_evaluation::{SURE, Value};
use crate::rules::{
    Outcome, Seat,
    circle::{CellSet, neighbours},
    holochess::{Creature, Holochess, Position, odds::odds, walk::destinations},
};

/// What each creature is worth, in the order of the rulebook's table. The sum of both ratings is not enough: nobody is
/// removed by a good defence alone, and the two powerful ones do everything well.
pub(super) const WORTH: [Value; Creature::COUNT] = [1200, 1100, 350, 450, 600, 900, 850, 900];

/// How much of a threat counts, in hundredths: of the side to move, which may carry it out at once, and of the other side,
/// whose victims act before the blow falls.
const NOW: Value = 70;
const LATER: Value = 33;
/// What it is worth, in thousandths, to stand a step from somebody who would be good to attack: little, a tie-break that
/// keeps matches moving.
const APPROACH: Value = 40;

/// The chance of a seat to win, strictly between 0 and [`SURE`].
pub(super) fn threat_evaluation(rules: &Holochess, position: &Position, seat: Seat) -> Value {
    let mover = position.side();
    let [own, other] = [mover, mover.opponent()].map(|side| Camp::look(position, side));
    let strength = own.worth - other.threat * LATER / 100 + own.approach;
    let resistance = other.worth - own.threat * NOW / 100 + other.approach;
    let value = late(rules, position, mover, share([strength, resistance]));
    if seat == mover { value } else { SURE - value }
}

/// The first of two strengths as a chance to win against the other.
pub(super) fn share(strengths: [Value; 2]) -> Value {
    let [part, other] = strengths.map(|strength| i128::from(strength.max(1)).pow(4));
    (part * i128::from(SURE) / (part + other)) as Value
}

/// The chance of a seat, drawn towards what the quiet clock will decide, the more the later it was when the turn began; nothing is
/// certain before it has happened.
pub(super) fn late(rules: &Holochess, position: &Position, seat: Seat, value: Value) -> Value {
    let Some(clock) = rules.quiet_clock(position) else { return value.clamp(1, SURE - 1) };
    let end = match clock.leader {
        None => SURE / 2,
        Some(leader) if leader == seat => SURE,
        Some(_) => 0,
    };
    let (turns, limit) = (i128::from(position.clock().quiet), i128::from(clock.limit));
    let drawn = value + (i128::from(end - value) * turns.pow(3) / limit.pow(3)) as Value;
    drawn.clamp(1, SURE - 1)
}

/// What one side has.
struct Camp {
    /// The sum of its creatures.
    worth: Value,
    /// What its best attack of a turn can be expected to win.
    threat: Value,
    /// How near it stands to what it would like to attack.
    approach: Value,
}

impl Camp {
    fn look(position: &Position, side: Seat) -> Self {
        let mut camp = Self { worth: 0, threat: 0, approach: 0 };
        let free = position.free();
        for attacker in position.creatures(side) {
            camp.worth += WORTH[attacker.index()];
            let Some(from) = position.cell_of(attacker) else { continue };
            // The cells that it can attack in this turn, looked up only if it matters.
            let mut within = CellSet::EMPTY;
            let mut has_looked = false;
            for (defender, cell) in position.standing(side.opponent()) {
                let gain = GAIN[attacker.index()][defender.index()];
                if gain <= 0 {
                    continue;
                }
                camp.approach += gain * APPROACH / 1000 / Value::from(DISTANCE[from.index()][cell.index()]);
                if gain <= camp.threat {
                    continue;
                }
                if !has_looked {
                    within = neighbours(from) | destinations(from, attacker.ratings().movement, free).touched();
                    has_looked = true;
                }
                if within.contains(cell) {
                    camp.threat = gain;
                }
            }
        }
        camp
    }
}

/// What an attack wins on average: the defender with the chance of a kill, less the attacker with that of a counter-kill.
pub(super) static GAIN: LazyLock<[[Value; Creature::COUNT]; Creature::COUNT]> = LazyLock::new(|| {
    Creature::ALL.map(|attacker| {
        Creature::ALL.map(|defender| {
            let odds = odds(attacker, defender);
            let part = |outcome: Outcome, creature: Creature| {
                i128::from(odds.counts[outcome as usize]) * i128::from(WORTH[creature.index()])
            };
            let gain = part(Outcome::Kill, defender) - part(Outcome::CounterKill, attacker);
            (gain / i128::from(odds.total)) as Value
        })
    })
});
