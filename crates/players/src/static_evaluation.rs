//! Static evaluation: the value of a position without search.

use holochess_rules::{Rules, Seat};

/// A chance to win in billionths: 0 is lost, [`SURE`] is won, a draw is half. Integers, so that every platform agrees.
pub type Value = i64;

/// A win.
pub const SURE: Value = 1_000_000_000;

/// A game with a static evaluation.
pub trait StaticEvaluation: Rules {
    /// A seat's chance to win a position that is not over, strictly between 0 and [`SURE`].
    fn static_value(&self, position: &Self::Position, seat: Seat) -> Value;
}

/// The value of a finished position for a seat: its share of all points.
pub fn result<R: Rules>(rules: &R, position: &R::Position, seat: Seat) -> Option<Value> {
    let verdict = rules.verdict(position)?;
    let all: Value = verdict.scores.iter().map(|&score| Value::from(score)).sum();
    // If nobody scored, all share equally.
    let share = if all > 0 { Value::from(verdict.scores[seat.index()]) * SURE / all } else { SURE / 2 };
    Some(share)
}

/// A value as a fraction of 1, rounded down to six places, as people and files read it.
pub fn as_chance(value: Value) -> f64 {
    (value / 1000) as f64 / (SURE / 1000) as f64
}
