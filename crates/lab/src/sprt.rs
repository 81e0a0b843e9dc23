//! Wald's sequential probability ratio test between two scores: it plays until the data decide for one of them.

use holochess_players::measured_ratings::Decision;

/// A sequential test between two scores, on pairs of matches with the same deal and dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    lower: f64,
    higher: f64,
    /// The log-likelihood ratio at which it decides.
    bound: f64,
    count: f64,
    sum: f64,
    squares: f64,
}

/// The least number of pairs before their variance is estimated.
const LEAST_PAIRS: f64 = 16.0;

impl Sprt {
    /// A test between two scores with at most this error probability on either side.
    pub fn new(lower: f64, higher: f64, error: f64) -> Self {
        Self { lower, higher, bound: ((1.0 - error) / error).ln(), count: 0.0, sum: 0.0, squares: 0.0 }
    }

    /// Adds the mean score of a pair and returns the new state.
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

    /// The log-likelihood ratio of the higher score, by the normal approximation with the variance of the pairs.
    fn log_ratio(&self) -> f64 {
        let mean = self.sum / self.count;
        // A least variance, for first pairs that all ended alike.
        let variance = (self.squares / self.count - mean * mean).max(0.01);
        self.count * (self.higher - self.lower) * (2.0 * mean - self.lower - self.higher) / (2.0 * variance)
    }
}
