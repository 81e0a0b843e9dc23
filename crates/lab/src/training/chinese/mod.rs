//! Learns how many turns the features of a set of pawns cost, from matches of the evaluation against itself.
//!
//! A match is played until the armies have passed each other; how long each side's race takes from there is computed, and so by how many
//! turns one is ahead. A round of training fits the differences of the two sides' features in every position of the match to that lead,
//! by least squares, held near the weights before. (How long a match takes altogether says little about who is ahead, and would hide
//! it.) What the fit is off by on average becomes the scale of the chances. How many times as large that has to be at each table is
//! learned from matches there: so that those who won were given the greatest chance.

mod equations;
mod samples;
mod scale;
mod self_play;

use serde::{Deserialize, Serialize};

use equations::Equations;
use holochess_platform::on_threads::in_order;
use holochess_players::chinese::{
    features,
    weights::{TABLES, Weights},
};
use holochess_rules::splitmix::mix;
use samples::{Sample, play_match};
use scale::{likeliest_scale, predict};

/// The parameters of a training.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The seed; equal seeds give equal trainings.
    pub seed: u64,
    /// Rounds.
    pub rounds: u32,
    /// Matches a round.
    pub matches: u32,
    /// Nodes a decision.
    pub nodes: u64,
}

/// A match that has not become a race by then is left out.
const LONGEST: usize = 160;
/// The scale of chances where predictions are off by a turn on average: that of the logistic distribution with the spread of a normal one.
const SCALE_OF_ERROR: f64 = 0.69;
/// The least error that predictions are taken to have, in turns.
const LEAST_ERROR: f64 = 0.3;
/// The least cost of the last pawn being one step further behind, in turns.
const LEAST_FURTHER: f64 = 0.1;
/// The least cost of a pawn being one step further from the far tip, in turns.
const LEAST_STEP: f64 = 0.02;
/// How strongly a fit is held near the weights before it, in samples.
const HELD: f64 = 2_000.0;

/// The state of a training between two rounds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Training {
    plan: Plan,
    round: u32,
    /// The turns that are added for every set, then those of each feature.
    weights: Vec<f64>,
    /// See [`Weights::error`].
    error: [f64; 2],
    by_table: [f64; TABLES.len()],
}

/// The report of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Rounds completed.
    pub round: u32,
    /// Samples of the round.
    pub positions: usize,
    /// How far the weights before were off, in turns, squared and on average.
    pub error: f64,
    /// Turns a match on average.
    pub turns: f64,
}

impl Training {
    /// A new training.
    pub fn new(plan: Plan) -> Self {
        let weights = [Weights::GUESSED_BASE].into_iter().chain(features::first_guess()).collect();
        Self { plan, round: 0, weights, error: Weights::GUESSED_ERROR, by_table: Weights::GUESSED_BY_TABLE }
    }

    /// What is planned.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Whether all rounds are completed.
    pub const fn is_done(&self) -> bool {
        self.round >= self.plan.rounds
    }

    /// Whether this is a state that training leaves behind; one from a file may be anything.
    pub fn is_whole(&self) -> bool {
        self.weights.len() == 1 + features::count()
            && self.weights.iter().chain(&self.error).chain(&self.by_table).all(|weight| weight.abs() < 1e5)
            // A fit leaves less; with more, the scale of chances would overflow.
            && self.error[1] <= 1.0
    }

    /// The weights so far.
    pub fn weights(&self) -> Weights {
        Weights::from_fit(self.weights[0], &self.weights[1..], self.error, self.by_table)
    }

    /// Plays a round of matches and learns from them. The same on any number of threads.
    pub fn play_round(&mut self, threads: usize) -> Report {
        let weights = self.weights();
        let Plan { seed, matches, nodes, .. } = self.plan;
        let first = u64::from(self.round) * u64::from(matches);
        let seed_of = |number: usize| mix(seed ^ mix(first + number as u64));
        let played =
            in_order(threads, matches as usize, || (), |(), number| play_match(&weights, seed_of(number), nodes));
        let turns = played.iter().map(|&(_, turns)| turns).sum::<usize>() as f64 / played.len().max(1) as f64;
        let samples: Vec<Sample> = played.into_iter().flat_map(|(samples, _)| samples).collect();
        let error = self.mean(&samples, |off, _| off * off);
        self.fit(&samples);
        self.by_table = Weights::GUESSED_BY_TABLE;
        let weights = self.weights();
        let of_table = |seats: usize| {
            let seed_of = |number: usize| mix(seed_of(number) ^ mix(seats as u64));
            let matches = matches.div_ceil(seats as u32);
            let played = in_order(
                threads,
                matches as usize,
                || (),
                |(), number| predict(&weights, seats, seed_of(number), nodes),
            );
            likeliest_scale(&played.into_iter().flatten().collect::<Vec<_>>())
        };
        self.by_table = TABLES.map(of_table);
        self.round += 1;
        Report { round: self.round, positions: samples.len(), error, turns }
    }

    /// The lead that the weights predict for a sample: who needs fewer turns is ahead.
    fn predicted(&self, sample: &Sample) -> f64 {
        let by_feature = sample.features.iter();
        -by_feature.map(|&(feature, times)| self.weights[1 + usize::from(feature)] * times).sum::<f64>()
    }

    /// The mean of something over how far off each prediction is, and the turns left.
    fn mean(&self, samples: &[Sample], of: impl Fn(f64, f64) -> f64) -> f64 {
        let all = samples.iter().map(|sample| of(sample.lead - self.predicted(sample), sample.turns));
        all.sum::<f64>() / samples.len().max(1) as f64
    }

    /// Fits the weights of the features to samples: least squares, by the normal equations.
    fn fit(&mut self, samples: &[Sample]) {
        let size = features::count();
        let mut matrix = vec![vec![0.0; size]; size];
        let mut wanted = vec![0.0; size];
        for (index, row) in matrix.iter_mut().enumerate() {
            row[index] = HELD;
        }
        for sample in samples {
            let off = sample.lead - self.predicted(sample);
            for &(row, times) in &sample.features {
                wanted[usize::from(row)] -= times * off;
                for &(column, other) in &sample.features {
                    matrix[usize::from(row)][usize::from(column)] += times * other;
                }
            }
        }
        // In the matches, a pawn left behind costs nothing until its hole is needed, and in the target one hole is as good as another while
        // pawns are still on their way. By least squares alone, no player would set out with its last pawn, or leave room in the target
        // for pawns that follow. So each step of a pawn towards the far tip has a least worth, and each of the last pawn.
        let equations = Equations::from_matrix(matrix);
        let mut weights: Vec<f64> =
            self.weights[1..].iter().zip(equations.solve(wanted)).map(|(weight, change)| weight + change).collect();
        let ascents = features::ascents();
        equations.hold(&mut weights, &ascents, |[greater, _]| {
            if features::last().contains(&greater) { LEAST_FURTHER } else { LEAST_STEP }
        });
        self.weights[1..].copy_from_slice(&weights);
        // The line through how far predictions are off, by how many turns are left.
        let [off, turns, both, square] = [
            self.mean(samples, |off, _| off.abs()),
            self.mean(samples, |_, turns| turns),
            self.mean(samples, |off, turns| off.abs() * turns),
            self.mean(samples, |_, turns| turns * turns),
        ];
        let growth = ((both - off * turns) / (square - turns * turns).max(1e-6)).clamp(0.0, 1.0);
        self.error = [off - growth * turns, growth].map(|part| part * SCALE_OF_ERROR);
        self.error[0] = self.error[0].max(LEAST_ERROR);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_learns_the_same_on_any_number_of_threads_and_orders_what_it_learns() {
        let plan = Plan { seed: 3, rounds: 1, matches: 6, nodes: 30 };
        let [one, three] = [1, 3].map(|threads| {
            let mut training = Training::new(plan);
            training.play_round(threads);
            training
        });
        assert_eq!(one.weights(), three.weights());
        assert!(one.is_whole() && one.is_done());
        assert_ne!(one.weights(), Training::new(plan).weights());
        for [greater, less] in features::ascents() {
            assert!(one.weights[1 + greater] > one.weights[1 + less], "{greater} {less}");
        }
    }
}
