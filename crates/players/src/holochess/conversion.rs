//! Converting a won position: an evaluator that orders actions with nearly equal chances to win, by their risk and by how soon the
//! match ends.
//!
//! Far ahead the chances of all actions are close to each other: 99.9 % with a creature thrown away, 99.8 % without. A person who
//! follows hints expects to keep the creatures and to finish. So a small part of this value measures that.

use super::{NetworkEvaluator, threat::DISTANCE, threat_evaluation::GAIN};
use crate::search::Evaluator;
use holochess_rules::{
    Ending, Seat, Verdict,
    holochess::{Creature, Holochess, Phase, Position},
};

/// The part of a value that is not the chance to win.
const PART: f64 = 0.1;

// The weights of that part, 1 in total.

/// The strength that the seat has kept, and the strength that the opponent has lost, since the search began.
const KEPT: f64 = 0.7;
/// How near one's creatures stand to those whom they can well attack.
const NEAR: f64 = 0.2;
/// The share of the quiet clock that is left, so that waiting has a cost.
const SOON: f64 = 0.1;

/// The trained network, with terms for keeping one's creatures and for ending soon.
#[derive(Clone, Copy, Debug)]
pub(super) struct Conversion {
    learned: NetworkEvaluator<'static>,
    seat: Seat,
    /// The strength of each side where the search begins: the sum of attack and defence dice.
    worths: [f64; 2],
}

impl Conversion {
    /// For a seat, from a position on.
    pub(super) fn new(position: &Position, seat: Seat) -> Self {
        let worths = Seat::BOTH.map(|seat| worth(position, seat).max(1.0));
        Self { learned: NetworkEvaluator::shipped(), seat, worths }
    }

    /// The mean of the share that the seat has kept and the share that the opponent has lost, from 0 to 1.
    fn kept(&self, position: &Position) -> f64 {
        let share = |seat: Seat| (worth(position, seat) / self.worths[seat.index()]).min(1.0);
        0.5 * share(self.seat) + 0.5 * (1.0 - share(self.seat.opponent()))
    }

    /// How near the seat's creatures stand to those whom they can well attack, from 0 to 1.
    fn near(&self, position: &Position) -> f64 {
        let others = position.standing(self.seat.opponent());
        let nearest = others.map(|(other, there)| {
            let hunters = position.standing(self.seat).filter(|&(own, _)| GAIN[own.index()][other.index()] > 0);
            hunters
                .map(|(_, here)| DISTANCE[here.index()][there.index()])
                .min()
                .map_or(0.0, |steps| 1.0 / f64::from(steps))
        });
        let (sum, count) = nearest.fold((0.0, 0.0), |(sum, count), near| (sum + near, count + 1.0));
        if count > 0.0 { sum / count } else { 1.0 }
    }

    /// The first seat's chance, combined with the other part; the evaluator's seat wants that part high.
    fn with(&self, chance: f64, part: f64) -> f64 {
        let part = if self.seat == Seat::FIRST { part } else { 1.0 - part };
        (1.0 - PART) * chance + PART * part
    }
}

/// The dice of a side's creatures.
fn worth(position: &Position, seat: Seat) -> f64 {
    position.creatures(seat).map(Creature::worth).map(f64::from).sum()
}

impl Evaluator<Holochess> for Conversion {
    fn evaluate(&self, rules: &Holochess, position: &Position) -> f64 {
        let chance = self.learned.evaluate(rules, position);
        if position.phase() == Phase::Placing {
            return chance;
        }
        let soon =
            rules.quiet_clock(position).map_or(1.0, |clock| 1.0 - f64::from(clock.turns) / f64::from(clock.limit));
        self.with(chance, KEPT * self.kept(position) + NEAR * self.near(position) + SOON * soon)
    }

    fn can_evaluate(&self, rules: &Holochess, position: &Position) -> bool {
        self.learned.can_evaluate(rules, position)
    }

    /// A win has the full other part, except a win by the quiet clock.
    fn worth(&self, verdict: &Verdict, seat: Seat) -> f64 {
        let part = match verdict.winner {
            Some(winner) if winner == self.seat && verdict.ending != Ending::Quiet => 1.0,
            Some(winner) if winner == self.seat => KEPT / 2.0,
            _ => 0.0,
        };
        self.with(verdict.share(seat), part)
    }
}
