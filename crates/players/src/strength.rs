//! A person's strength, estimated from matches against computer players with measured ratings: Glicko (M. E. Glickman, "Parameter
//! estimation in large dynamic paired comparison experiments", 1999), with each match as a rating period.
//!
//! A rating comes with its deviation, its standard error. Every match makes it smaller, and the smaller it is, the less a result
//! moves the rating. The deviations of levels follow from the intervals that the arena measured.

use std::f64::consts::{LN_10, PI};

use super::{Level, levels};
use holochess_rules::GameId;

/// The estimated strength of a person, on the scale of the levels' ratings.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Elo; the level `random` stands at 0.
    pub rating: f64,
    /// Its standard error.
    pub deviation: f64,
}

/// The deviation of a person without matches.
pub const LARGEST_DEVIATION: f64 = 350.0;
/// The least deviation. People improve, and a smaller one would hardly follow them.
pub const SMALLEST_DEVIATION: f64 = 60.0;
/// Elo in one unit of the logistic curve.
const Q: f64 = LN_10 / 400.0;
/// The normal distribution's bound for 95 %.
const Z: f64 = 1.959_963_984_540_054;

impl Strength {
    /// The initial strength: that of the weakest level that does not play at random.
    pub fn newcomer(game: GameId) -> Self {
        let rating = proposable_levels(game).next().map_or(0.0, |level| level.rating);
        Self { rating, deviation: LARGEST_DEVIATION }
    }

    /// The measured strength of a level.
    pub fn from_level(level: &Level) -> Self {
        Self { rating: level.rating, deviation: (level.interval[1] - level.interval[0]) / (2.0 * Z) }
    }

    /// The expected score against another, drawn towards 0.5 by both deviations.
    pub fn expected(self, other: Self) -> f64 {
        let weight = weight(self.deviation.hypot(other.deviation));
        1.0 / (1.0 + 10_f64.powf(-weight * (self.rating - other.rating) / 400.0))
    }

    /// The strength after a match with `score` 1 for a win, 0.5 for a draw, 0 for a loss.
    #[must_use]
    pub fn after(self, other: Self, score: f64) -> Self {
        let weight = weight(other.deviation);
        let expected = 1.0 / (1.0 + 10_f64.powf(-weight * (self.rating - other.rating) / 400.0));
        let information = (Q * weight).powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (self.deviation.powi(-2) + information);
        Self {
            rating: self.rating + Q * variance * weight * (score - expected),
            deviation: variance.sqrt().clamp(SMALLEST_DEVIATION, LARGEST_DEVIATION),
        }
    }

    /// The level with the nearest rating; `random` is never proposed.
    pub fn nearest(self, game: GameId) -> Option<&'static Level> {
        proposable_levels(game).min_by(|a, b| {
            let distance = |level: &Level| (level.rating - self.rating).abs();
            distance(a).total_cmp(&distance(b))
        })
    }
}

/// The weight of a result against an opponent with this deviation (Glickman's g).
fn weight(deviation: f64) -> f64 {
    1.0 / (1.0 + 3.0 * (Q * deviation / PI).powi(2)).sqrt()
}

/// The levels that can be proposed, weakest first.
fn proposable_levels(game: GameId) -> impl Iterator<Item = &'static Level> {
    levels(game).iter().filter(|level| level.id != "random" && level.is_measured)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's description, with its three matches in three periods instead of one; the sum of the changes is
    /// nearly the same.
    #[test]
    fn the_inventors_example_comes_out() {
        let start = Strength { rating: 1500.0, deviation: 200.0 };
        let others = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)];
        let end = others
            .into_iter()
            .fold(start, |strength, (rating, deviation, score)| strength.after(Strength { rating, deviation }, score));
        assert!((end.rating - 1464.0).abs() < 4.0, "{end:?}");
        assert!((end.deviation - 151.4).abs() < 1.5, "{end:?}");
        let weights = [30.0, 100.0, 300.0].map(weight);
        for (found, told) in weights.into_iter().zip([0.9955, 0.9531, 0.7242]) {
            assert!((found - told).abs() < 1e-4, "{found} {told}");
        }
    }

    #[test]
    fn a_person_as_strong_as_a_level_is_rated_like_it() {
        // Expected scores of a person as strong as the fifth level, against the level nearest to their rating each time.
        let game = GameId::Holochess;
        let truth = Strength { deviation: 0.0, ..Strength::from_level(&levels(game)[5]) };
        let mut person = Strength::newcomer(game);
        for _ in 0..60 {
            let level = Strength::from_level(person.nearest(game).expect("there are levels"));
            person = person.after(level, truth.expected(Strength { deviation: 0.0, ..level }));
        }
        assert!((person.rating - truth.rating).abs() < 25.0, "{person:?} {truth:?}");
        assert!((person.deviation - SMALLEST_DEVIATION).abs() < 5.0, "{person:?}");
    }

    #[test]
    fn wins_lift_and_defeats_lower_and_nobody_is_matched_with_chance() {
        for game in GameId::ALL {
            let person = Strength::newcomer(game);
            let level = person.nearest(game).expect("every game has levels");
            assert_ne!(level.id, "random");
            let [won, drawn, lost] =
                [1.0, 0.5, 0.0].map(|score| person.after(Strength::from_level(level), score).rating);
            assert!(won > drawn && drawn > lost, "{won} {drawn} {lost}");
            let weak = Strength { rating: -1000.0, ..person };
            assert_eq!(weak.nearest(game).map(|level| level.id), Some(level.id));
        }
    }
}
