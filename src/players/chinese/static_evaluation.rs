//! What a position of Chinese Checkers looks like at a glance: how far everybody's pawns still have to go.
//!
//! The chance to win is a seat's share of what all who still play have: the cube of how near each is to being home. A pawn's way
//! counts the more the longer it is, so that nobody stays behind, and it counts how far a pawn stands from the middle of the
//! way, where the ladders are. Both together score 85 of 100 against distances alone, each by itself 65 to 70 (`benches/tables.rs`,
//! 1,500 nodes a decision).

use std::sync::LazyLock;

use super::distance::{TO_TIP_OF, off_the_line};
use crate::{
    players::static_evaluation::{SURE, StaticEvaluation, Value},
    rules::{
        Cell, Rules, Seat,
        chinese::{Chinese, Position, Triangle},
        star::{HOLES, HoleSet, STEPS},
    },
};

/// How much of a pawn's distance to the far tip counts, and the part of its square that does.
const TO_TIP: Value = 10;
const PART_OF_SQUARE: Value = 2;
/// How much of its distance from the line between the tips, of an outer pawn's distance to a hole that is still to be filled,
/// and of the last pawn's distance once more.
const OFF_THE_LINE: Value = 1;
const TO_GAP: Value = 6;
const LAST: Value = 4;

/// What nobody gets below: it keeps the last steps from counting for everything.
const BASE: Value = 60;

impl StaticEvaluation for Chinese {
    fn static_value(&self, position: &Position, seat: Seat) -> Value {
        let seats = || (0..self.seats()).map(Seat::new);
        let count = self.seats() as Value;
        // Places are worth twice as many points as come behind; all together have this many. Or the first has everything.
        let worth = |place: Value| {
            if self.goes_on() {
                2 * (count - place) * SURE / (count * (count - 1))
            } else {
                SURE * Value::from(place == 1)
            }
        };
        if let Some(place) = position.place(seat) {
            return worth(Value::from(place)).clamp(1, SURE - 1);
        }
        let (mut own, mut all, mut playing) = (0, 0, 0);
        for other in seats().filter(|&other| position.plays(other)) {
            let nearness = i128::from(1_000_000 / (BASE + self.way_left(position, other))).pow(3);
            all += nearness;
            playing += 1;
            if other == seat {
                own = nearness;
            }
        }
        // Those who have finished have the first places.
        let is_free = |place: &u8| seats().all(|seat| position.place(seat) != Some(*place));
        let first = (1..=Seat::MOST as u8).find(is_free).map_or(1, Value::from);
        let (best, worst) = (worth(first), worth((first + playing - 1).min(count)));
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
            let (ways, to_tip) = (&WAY[set.index()], &TO_TIP_OF[set.index()]);
            let (mut sum, mut farthest) = (0, 0);
            for pawn in pawns {
                sum += ways[pawn.index()];
                farthest = farthest.max(to_tip[pawn.index()]);
            }
            left += sum - *AT_HOME + LAST * Value::from(farthest.saturating_sub(3));
            for pawn in pawns - target {
                left += TO_GAP * distance(pawn, target - pawns);
            }
        }
        left
    }
}

/// By set and hole: what a pawn's way from there counts.
static WAY: LazyLock<[[Value; HOLES]; Triangle::COUNT]> = LazyLock::new(|| {
    Triangle::ALL.map(|set| {
        std::array::from_fn(|hole| {
            let distance = Value::from(TO_TIP_OF[set.index()][hole]);
            let aside = Value::from(off_the_line(set, Cell(hole as u8)));
            TO_TIP * distance + distance * distance / PART_OF_SQUARE + OFF_THE_LINE * aside
        })
    })
});

/// What is left of all ways when every pawn is home: no nearer can they be.
static AT_HOME: LazyLock<Value> =
    LazyLock::new(|| Triangle::S.target().into_iter().map(|hole| WAY[Triangle::S.index()][hole.index()]).sum());

/// Steps from a hole to the nearest hole of a set that is not empty, on an empty board.
fn distance(from: Cell, set: HoleSet) -> Value {
    set.into_iter().map(|hole| Value::from(STEPS[from.index()][hole.index()])).min().unwrap_or(0)
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
