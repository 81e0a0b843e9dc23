//! A sequential test: plays until it is clear enough whether a score is the higher or the lower of two.

use serde::{Deserialize, Serialize};

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// The score is the higher one.
    Higher,
    /// The score is the lower one.
    Lower,
    /// More matches are needed.
    Open,
}

/// Wald's test between two scores, on pairs of matches with the same deal and dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    lower: f64,
    higher: f64,
    /// The log of the ratio of the likelihoods at which it decides.
    bound: f64,
    count: f64,
    sum: f64,
    squares: f64,
}

/// Before so many pairs nothing is known of how much they scatter.
const LEAST_PAIRS: f64 = 16.0;

impl Sprt {
    /// A test between two scores which errs with this probability at most, either way.
    pub fn new(lower: f64, higher: f64, error: f64) -> Self {
        Self { lower, higher, bound: ((1.0 - error) / error).ln(), count: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Takes the mean score of a pair and says what is known now.
    pub fn take(&mut self, score: f64) -> Decision {
        self.count += 1.0;
        self.sum += score;
        self.squares += score * score;
        let ratio = self.log_ratio();
        if self.count < LEAST_PAIRS {
            Decision::Open
        } else if ratio >= self.bound {
            Decision::Higher
        } else if ratio <= -self.bound {
            Decision::Lower
        } else {
            Decision::Open
        }
    }

    /// How much likelier the pairs so far are if the score is the higher one, as a logarithm: for means of many pairs, whose
    /// scatter is that of the pairs.
    fn log_ratio(&self) -> f64 {
        let mean = self.sum / self.count;
        // A little scatter is always there, even if the first pairs all ended alike.
        let variance = (self.squares / self.count - mean * mean).max(0.01);
        self.count * (self.higher - self.lower) * (2.0 * mean - self.lower - self.higher) / (2.0 * variance)
    }
}
