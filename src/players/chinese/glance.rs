//! What a position of Chinese Checkers looks like at a glance: how far everybody's pawns still have to go.
//!
//! The chance to win is a seat's share of what all who still play have: the cube of how near each is to being home. That is
//! enough to get every pawn home; it knows nothing of ladders, nor of standing in the way.

use super::ways::{DISTANCE, TO_TIP_OF};
use crate::{
    players::judgement::{Judgement, SURE, Value},
    rules::{
        Cell, Rules, Seat,
        chinese::{Chinese, Position},
        star::HoleSet,
    },
};

/// How much of a pawn's distance to the far tip counts, of an outer pawn's distance to a hole that is still to be filled, and
/// of the last pawn's distance once more.
const TO_TIP: Value = 10;
const TO_GAP: Value = 6;
const LAST: Value = 4;

/// What nobody gets below: it keeps the last steps from counting for everything.
const BASE: Value = 60;

/// The distance of ten pawns to the tip when all of them are home: no nearer can they be.
const AT_HOME: Value = 20;

impl Judgement for Chinese {
    fn glance(&self, position: &Position, seat: Seat) -> Value {
        let seats = self.seats() as Value;
        // Places are worth twice as many points as come behind; all together have this many.
        let points = seats * (seats - 1);
        let worth = |place: Value| 2 * (seats - place) * SURE / points;
        if let Some(place) = position.place(seat) {
            return worth(Value::from(place)).clamp(1, SURE - 1);
        }
        let playing = (0..self.seats()).map(Seat::new).filter(|&seat| position.plays(seat));
        let (mut own, mut all, mut count) = (0, 0, 0);
        for other in playing {
            let nearness = i128::from(1_000_000 / (BASE + self.way_left(position, other))).pow(3);
            all += nearness;
            count += 1;
            if other == seat {
                own = nearness;
            }
        }
        let before = (0..self.seats()).map(Seat::new).filter(|&seat| position.place(seat).is_some()).count() as Value;
        let (best, worst) = (worth(before + 1), worth((before + count).min(seats)));
        let value = worst + (i128::from(best - worst) * own / all) as Value;
        value.clamp(1, SURE - 1)
    }
}

impl Chinese {
    /// How far the pawns of a seat have to go, in tenths of a step.
    fn way_left(&self, position: &Position, seat: Seat) -> Value {
        let mut left = 0;
        for &set in self.sets(seat) {
            let (pawns, target) = (position.pawns(set), set.target());
            let to_tip = &TO_TIP_OF[set.index()];
            let (mut sum, mut farthest) = (0, 0);
            for pawn in pawns {
                let distance = Value::from(to_tip[pawn.index()]);
                sum += distance;
                farthest = farthest.max(distance);
            }
            left += TO_TIP * (sum - AT_HOME) + LAST * (farthest - 3);
            for pawn in pawns - target {
                left += TO_GAP * distance(pawn, target - pawns);
            }
        }
        left
    }
}

/// Steps from a hole to the nearest hole of a set that is not empty, on an empty board.
fn distance(from: Cell, set: HoleSet) -> Value {
    set.into_iter().map(|hole| Value::from(DISTANCE[from.index()][hole.index()])).min().unwrap_or(0)
}

/// The share of a seat as anybody counts it: by how many steps its pawns have to the far tip.
pub(super) fn way_left_at_sight(rules: &Chinese, position: &Position, seat: Seat) -> Value {
    let steps = |seat: Seat| -> Value {
        let sets = rules.sets(seat).iter();
        sets.map(|&set| {
            let to_tip = &TO_TIP_OF[set.index()];
            position.pawns(set).into_iter().map(|pawn| Value::from(to_tip[pawn.index()])).sum::<Value>()
        })
        .sum()
    };
    let nearness = |seat: Seat| i128::from(1_000_000 / (BASE / TO_TIP + steps(seat))).pow(3);
    let all: i128 = (0..rules.seats()).map(|seat| nearness(Seat::new(seat))).sum();
    ((i128::from(SURE) * nearness(seat) / all) as Value).clamp(1, SURE - 1)
}
