//! Stochastic gradient descent with Adam (Kingma and Ba, 2015), in a fixed order.

use serde::{Deserialize, Serialize};

use super::{Draw, self_play::Sample};
use holochess_players::holochess::model::{WIDTH, Weights, logistic};

/// More steps than any training comes to, and room for as many again.
const MOST_STEPS: u32 = u32::MAX / 2;

/// The running means of gradients and of their squares, and how many steps they have seen.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Adam {
    mean: Vec<Vec<f32>>,
    square: Vec<Vec<f32>>,
    steps: u32,
}

impl Adam {
    pub(super) fn new(rows: usize) -> Self {
        Self { mean: vec![vec![0.0; WIDTH]; rows], square: vec![vec![0.0; WIDTH]; rows], steps: 0 }
    }

    /// Whether a training of so many rows can have left this; what a file holds may be anything.
    pub(super) fn fits(&self, rows: usize) -> bool {
        let fits = |moments: &[Vec<f32>], is_possible: fn(f32) -> bool| {
            moments.len() == rows
                && moments.iter().all(|row| row.len() == WIDTH && row.iter().all(|moment| is_possible(*moment)))
        };
        fits(&self.mean, f32::is_finite)
            && fits(&self.square, |square: f32| square.is_finite() && square >= 0.0)
            && self.steps <= MOST_STEPS
    }

    /// One step for all rows after the first `kept_rows`, which stay as they are.
    fn step(&mut self, weights: &mut Weights, gradients: &[[f32; WIDTH]], rate: f32, kept_rows: usize) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        const LEAST: f32 = 1e-7;
        const DECAY: f32 = 2e-5;
        self.steps += 1;
        let (mut kept, mut kept_square) = (1.0_f32, 1.0_f32);
        // The bias correction, with powers by multiplication; only the first steps need it.
        for _ in 0..self.steps.min(10_000) {
            kept *= KEEP;
            kept_square *= KEEP_SQUARE;
        }
        let rate = rate * (1.0 - kept_square).sqrt() / (1.0 - kept);
        let rows = weights.first.iter_mut().chain(&mut weights.second);
        let moments = self.mean.iter_mut().zip(&mut self.square);
        for ((row, gradient), (mean, square)) in rows.zip(gradients).zip(moments).skip(kept_rows) {
            for index in 0..WIDTH {
                let slope = gradient[index] + DECAY * row[index];
                mean[index] = KEEP * mean[index] + (1.0 - KEEP) * slope;
                square[index] = KEEP_SQUARE * square[index] + (1.0 - KEEP_SQUARE) * slope * slope;
                row[index] -= rate * mean[index] / (square[index].sqrt() + LEAST);
            }
        }
    }
}

/// Which weights are trained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scope {
    /// All weights.
    Whole,
    /// The output weights only.
    Result,
}

/// The batch size.
const BATCH: usize = 256;

/// The mean squared error of the network on the samples.
pub(super) fn error(weights: &Weights, samples: &[Sample]) -> f64 {
    let sum: f64 =
        samples.iter().map(|sample| (weights.chance(&sample.features) - f64::from(sample.chance)).powi(2)).sum();
    sum / samples.len().max(1) as f64
}

/// One epoch over the samples in random order with this learning rate.
pub(super) fn learn(
    weights: &mut Weights,
    adam: &mut Adam,
    samples: &mut [Sample],
    rate: f64,
    scope: Scope,
    draw: &mut Draw,
) {
    let kept_rows = if scope == Scope::Whole { 0 } else { weights.first.len() };
    let mut gradients = vec![[0.0; WIDTH]; weights.first.len() + weights.second.len()];
    for place in (1..samples.len()).rev() {
        samples.swap(place, draw.below(place as u64 + 1) as usize);
    }
    for batch in samples.chunks(BATCH) {
        gradients.fill([0.0; WIDTH]);
        for sample in batch {
            add_gradient(weights, sample, 1.0 / batch.len() as f32, &mut gradients);
        }
        adam.step(weights, &gradients, rate as f32, kept_rows);
    }
}

/// Adds the gradient of the cross entropy of one sample.
fn add_gradient(weights: &Weights, sample: &Sample, share: f32, gradients: &mut [[f32; WIDTH]]) {
    let units = Weights::passed_on(weights.sums(&sample.features));
    let bucket = sample.features.bucket();
    let log_odds: f32 = units.iter().zip(&weights.second[bucket]).map(|(unit, weight)| unit * weight).sum();
    let wrong = share * (logistic(f64::from(log_odds)) as f32 - sample.chance);
    let mut back = [0.0; WIDTH];
    for index in 0..WIDTH {
        if index == 0 || units[index] > 0.0 {
            back[index] = wrong * weights.second[bucket][index];
        }
    }
    for &(feature, value) in sample.features.list() {
        for (gradient, slope) in gradients[usize::from(feature)].iter_mut().zip(&back) {
            *gradient += slope * value;
        }
    }
    let result = weights.first.len() + bucket;
    for (gradient, unit) in gradients[result].iter_mut().zip(&units) {
        *gradient += wrong * unit;
    }
}
