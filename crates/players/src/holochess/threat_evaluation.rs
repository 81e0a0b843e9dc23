//! A hand-made evaluation of Holochess: material, threats of the next turn, and the quiet clock.
//!
//! The chance to win is one side's share of both sides' strength to the fourth power, which fits the results of matches between
//! greedy players. A side's strength is the worth of its creatures less what the opponent threatens to take. The constants were
//! tuned by about ten thousand matches between players that differ in one of them.

use std::sync::LazyLock;

use super::threat::DISTANCE;
use crate::static_evaluation::{SURE, Value};
use holochess_rules::{
    Outcome, Seat,
    circle::{CellSet, neighbours},
    holochess::{Creature, Holochess, Position, odds::odds, walk::destinations},
};

/// The worth of each creature, in the order of the rulebook's table. The sum of both ratings alone is a poor measure: defence
/// removes nobody, and the two powerful creatures do everything well.
pub(super) const WORTH: [Value; Creature::COUNT] = [1200, 1100, 350, 450, 600, 900, 850, 900];

/// The weight of a threat in per cent: of the side to move, which can carry it out at once, and of the other side, whose targets
/// move first.
const NOW: Value = 70;
const LATER: Value = 33;
/// The weight, in thousandths, of standing a step from a good target: a small tie-break that keeps matches moving.
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

/// The chance to win of the first of two strengths.
pub(super) fn share(strengths: [Value; 2]) -> Value {
    let [part, other] = strengths.map(|strength| i128::from(strength.max(1)).pow(4));
    (part * i128::from(SURE) / (part + other)) as Value
}

/// The chance of a seat, moved towards the result that the quiet clock would bring, the more the later the clock was when the turn
/// began. It stays above 0 and below 1 until the match is over.
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

/// The parts of one side's evaluation.
struct Camp {
    /// The sum of its creatures.
    worth: Value,
    /// What its best attack of a turn can be expected to win.
    threat: Value,
    /// How near it stands to the creatures that it attacks best.
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
