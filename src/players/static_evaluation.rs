//! What a player makes of a position that it does not search any further.

use crate::rules::{Seat, game::Rules};

/// A chance to win in billionths: 0 is lost, [`SURE`] is won, a draw is half. Integers, so that every platform agrees.
pub type Value = i64;

/// A win.
pub(super) const SURE: Value = 1_000_000_000;

/// A game whose positions can be judged at a glance.
pub trait StaticEvaluation: Rules {
    /// The chance of a seat to win from here, in a position that is not over, strictly between 0 and [`SURE`].
    fn static_value(&self, position: &Self::Position, seat: Seat) -> Value;
}

/// What a finished position is worth to a seat: its share of all the points.
pub(super) fn result<R: Rules>(rules: &R, position: &R::Position, seat: Seat) -> Option<Value> {
    let verdict = rules.verdict(position)?;
    let all: Value = verdict.scores.iter().map(|&score| Value::from(score)).sum();
    // Where nobody earns anything, everybody has earned the same.
    let share = if all > 0 { Value::from(verdict.scores[seat.index()]) * SURE / all } else { SURE / 2 };
    Some(share)
}

/// A value as people and files read it, 0 to 1 with six places.
pub(super) fn as_chance(value: Value) -> f64 {
    (value / 1000) as f64 / (SURE / 1000) as f64
}
