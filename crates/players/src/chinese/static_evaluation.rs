//! The static evaluation of Chinese Checkers: how many steps everybody still has to go, which anybody can count, or
//! how many turns everybody still needs.
//!
//! The turns are a sum over learned weights ([`Weights`]). The seat that needs the fewest is the likeliest to win; how likely follows
//! from its lead and the usual error of such sums. Searches use the turns. They say little about a single move, so `greedy`, which
//! does not search, does better by counting steps, each of which leads nearer to the end.

use super::{
    blockade,
    distance::TO_TIP_OF,
    weights::{SHIPPED, TURN, Weights},
};
use crate::{
    logistic::exponential,
    static_evaluation::{SURE, StaticEvaluation, Value},
};
use holochess_rules::{
    Rules, Seat,
    chinese::{Chinese, Position, Triangle},
};

impl StaticEvaluation for Chinese {
    /// The share of a seat as anybody counts it: by how many steps its pawns have to the far tip.
    fn static_value(&self, position: &Position, seat: Seat) -> Value {
        let steps = |seat: Seat| -> Value {
            let sets = self.sets(seat).iter();
            sets.map(|&set| {
                let to_tip = &TO_TIP_OF[set.index()];
                position.pawns(set).into_iter().map(|pawn| Value::from(to_tip[pawn.index()])).sum::<Value>()
            })
            .sum()
        };
        let nearness = |seat: Seat| i128::from(1_000_000 / (BASE + steps(seat))).pow(3);
        let all: i128 = (0..self.seats()).map(|seat| nearness(Seat::new(seat))).sum();
        ((i128::from(SURE) * nearness(seat) / all) as Value).clamp(1, SURE - 1)
    }
}

/// Turns that are still needed, in thousandths.
pub struct Turns {
    /// By seat, with the part of a turn that others are ahead; 0 for seats that play no more.
    pub left: [i64; Seat::MOST],
    /// The fewest of a seat, without that part.
    pub least: i64,
}

/// What the last steps count at least, so that they do not count for everything.
const BASE: Value = 6;

/// The value by what was learned.
pub(super) fn learned_value(rules: &Chinese, position: &Position, seat: Seat) -> Value {
    value_with(rules, &SHIPPED, position, seat)
}

/// The static value with these weights.
pub fn value_with(rules: &Chinese, weights: &Weights, position: &Position, seat: Seat) -> Value {
    if position.place(seat).is_some() {
        return value_of_turns(rules, position, seat, [0; Seat::MOST], 1);
    }
    let turns = turns_with(rules, weights, position);
    value_of_turns(rules, position, seat, turns.left, weights.error(rules.seats(), turns.least))
}

/// How many turns everybody who plays still needs by these weights.
pub fn turns_with(rules: &Chinese, weights: &Weights, position: &Position) -> Turns {
    let mut turns = Turns { left: [0; Seat::MOST], least: i64::MAX };
    for seat in (0..rules.seats()).map(Seat::new).filter(|&seat| position.plays(seat)) {
        let of_strangers = |set: Triangle| if rules.lets_pawns_block() { blockade::cost(position, set) } else { 0 };
        let sets = rules.sets(seat).iter();
        let left: i64 = sets.map(|&set| weights.turns(position, set) + of_strangers(set)).sum();
        turns.least = turns.least.min(left);
        // A seat that moves sooner is ahead of those that move later, by a share of a turn each.
        turns.left[seat.index()] = left + TURN * turns_until(rules, position, seat) / rules.seats() as i64;
    }
    turns
}

/// The value for a seat of a race in which everybody who plays needs so many thousandths of a turn: nearly sure.
pub(super) fn value_of_race(rules: &Chinese, position: &Position, seat: Seat, mut turns: [i64; Seat::MOST]) -> Value {
    for other in (0..rules.seats()).map(Seat::new) {
        turns[other.index()] += TURN * turns_until(rules, position, other) / rules.seats() as i64;
    }
    value_of_turns(rules, position, seat, turns, TURN / 4)
}

/// How many turns of others come before that of a seat.
fn turns_until(rules: &Chinese, position: &Position, seat: Seat) -> i64 {
    ((seat.index() + rules.seats() - position.mover().index()) % rules.seats()) as i64
}

/// The value for a seat where everybody who plays needs so many thousandths of a turn, and that is off by `error`.
pub(super) fn value_of_turns(
    rules: &Chinese,
    position: &Position,
    seat: Seat,
    turns: [i64; Seat::MOST],
    error: i64,
) -> Value {
    let seats = || (0..rules.seats()).map(Seat::new);
    let count = rules.seats() as Value;
    // Places are worth twice as many points as come behind; all together have this many. Or the first has everything.
    let worth = |place: Value| {
        if rules.goes_on() {
            2 * (count - place) * SURE / (count * (count - 1))
        } else {
            SURE * Value::from(place == 1)
        }
    };
    if let Some(place) = position.place(seat) {
        return worth(Value::from(place)).clamp(1, SURE - 1);
    }
    let (mut sum, mut playing) = (0.0, 0);
    for other in seats().filter(|&other| position.plays(other)) {
        let lead = turns[seat.index()] - turns[other.index()];
        sum += exponential(lead as f64 / error as f64);
        playing += 1;
    }
    // Those who have finished have the first places.
    let is_free = |place: &u8| seats().all(|seat| position.place(seat) != Some(*place));
    let first = (1..=Seat::MOST as u8).find(is_free).map_or(1, Value::from);
    let (best, worst) = (worth(first), worth((first + playing - 1).min(count)));
    let value = worst + ((best - worst) as f64 / sum) as Value;
    let own = (turns[seat.index()] + BELOW_NONE).clamp(0, FOR_OWN_TURNS - 1);
    value.clamp(FOR_OWN_TURNS, SURE - FOR_OWN_TURNS) - own
}

/// How much of a value the turns that a seat still needs can decide, in thousandths of a turn: a seat so far ahead or behind that its
/// chance to win does not change any more still has to prefer coming home.
const FOR_OWN_TURNS: Value = 100 * TURN;
/// How far below none the learned sums go where nearly everybody is home: there too, a step nearer has to count.
const BELOW_NONE: Value = 20 * TURN;
