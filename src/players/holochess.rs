//! What a position of Holochess looks like at a glance: who has how much, who can hit whom, and how late it is.
//!
//! The chance to win is the share of both sides' strength, squared. A side's strength is what its creatures are worth, less
//! what the opponent may soon take from it. The weights were found by matches between players that differ in one of them.

use std::sync::LazyLock;

use super::judgement::{Judgement, SURE, Value};
use crate::rules::{
    Cell, Outcome, Seat,
    circle::{CELLS, CellSet, neighbours},
    holochess::{Creature, Holochess, Position, odds::odds, walk::destinations},
};

/// What each creature is worth, in the order of the rulebook's table. The sum of both ratings is not enough: nobody is
/// removed by a good defence alone.
const WORTH: [Value; Creature::COUNT] = [1200, 1100, 700, 800, 900, 1100, 1000, 1000];

/// The share of a threat that counts against the side to move: it acts before the blow falls.
const LATER: Value = 3;
/// A threat to a neighbour may be carried out twice in a turn; a walk leaves one attack.
const TWICE: [Value; 2] = [3, 2];
/// How little it is worth to stand near somebody who would be good to attack: the tie-break that keeps matches moving.
const APPROACH: Value = 40;

impl Judgement for Holochess {
    fn glance(&self, position: &Position, seat: Seat) -> Value {
        let mover = position.side();
        let [own, other] = [mover, mover.opponent()].map(|side| Camp::look(position, side));
        let strength = (own.worth - other.threat / LATER + own.approach).max(1);
        let resistance = (other.worth - own.threat + other.approach).max(1);
        let value = share(strength * strength, resistance * resistance);
        let value = self.late(position, mover, value).clamp(1, SURE - 1);
        if seat == mover { value } else { SURE - value }
    }
}

impl Holochess {
    /// Draws a value towards what the quiet clock will decide, the more the later it is.
    fn late(&self, position: &Position, mover: Seat, value: Value) -> Value {
        let Some(clock) = self.quiet_clock(position) else { return value };
        let end = match clock.leader {
            None => SURE / 2,
            Some(leader) if leader == mover => SURE,
            Some(_) => 0,
        };
        let (turns, limit) = (Value::from(clock.turns), Value::from(clock.limit));
        value + (end - value) / limit.pow(3) * turns.pow(3)
    }
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
            let near = neighbours(from);
            let mut reach = CellSet::EMPTY;
            let mut has_walked = false;
            for (defender, cell) in position.standing(side.opponent()) {
                let gain = GAIN[attacker.index()][defender.index()];
                if gain <= 0 {
                    continue;
                }
                camp.approach += gain * APPROACH / 1000 / Value::from(DISTANCE[from.index()][cell.index()]);
                if near.contains(cell) {
                    camp.threat = camp.threat.max(gain * TWICE[0] / TWICE[1]);
                } else if gain > camp.threat {
                    if !has_walked {
                        reach = destinations(from, attacker.ratings().movement, free).touched();
                        has_walked = true;
                    }
                    if reach.contains(cell) {
                        camp.threat = gain;
                    }
                }
            }
        }
        camp
    }
}

/// What an attack wins on average: the defender with the chance of a kill, less the attacker with that of a counter-kill.
static GAIN: LazyLock<[[Value; Creature::COUNT]; Creature::COUNT]> = LazyLock::new(|| {
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

/// How many steps apart two cells are on an empty board; never 0, so that it can divide.
static DISTANCE: LazyLock<[[u8; CELLS]; CELLS]> = LazyLock::new(|| {
    std::array::from_fn(|from| {
        let mut distance = [1; CELLS];
        let mut reached = CellSet::of(Cell(from as u8));
        let mut steps = 0;
        while reached != CellSet::ALL {
            steps += 1;
            let next = reached.touched() & !reached;
            for cell in next {
                distance[cell.index()] = steps;
            }
            reached |= next;
        }
        distance
    })
});

/// The first of two parts as a share of both.
fn share(part: Value, other: Value) -> Value {
    (i128::from(part) * i128::from(SURE) / i128::from(part + other)) as Value
}
