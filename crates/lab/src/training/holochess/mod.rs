//! Training of the network by self-play.
//!
//! Each round plays some thousand matches one action deep with the current weights, then fits every position to a mix of the
//! following search values and the result (temporal differences with lambda). The weights of the last rounds are averaged, which
//! reduces noise.
//!
//! The final rounds play a whole turn deep: first all weights are trained once more, with matches adjudicated once they are clear,
//! then only the output weights, to results alone, which calibrates the chances.
//!
//! In all rounds three matches of four end when they reach a solved ending that also holds under the quiet clock; its value is
//! their result.
//!
//! The state after a round is complete, so an interrupted training resumes to the same weights.

mod fit;
mod self_play;

use std::ops::Range;

use serde::{Deserialize, Serialize};

use self::{
    fit::{Adam, Scope},
    self_play::{Sample, SelfPlayOptions, TrainingEvaluator},
};
use holochess_platform::on_threads::in_order;
use holochess_players::holochess::{
    evaluators::NetworkEvaluator,
    model::{BUCKETS, WIDTH, Weights},
};
use holochess_rules::{holochess::Holochess, splitmix::SplitMix64};

/// The parameters of a training.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The seed; equal seeds give equal trainings.
    pub seed: u64,
    /// Rounds one action deep.
    pub rounds: u32,
    /// Matches a round.
    pub matches: u32,
    /// Final rounds, a whole turn deep.
    pub finals: u32,
    /// Nodes a decision in the final rounds.
    pub nodes: u64,
}

impl Plan {
    /// The number of rounds.
    pub const fn all_rounds(&self) -> u32 {
        self.rounds + self.finals
    }

    /// The options of a round.
    fn round_options(&self, round: u32) -> RoundOptions {
        let (part, Range { start, end }) = self.part_of(round);
        let progress = f64::from(round - start) / f64::from(end - start);
        let in_earnest = SelfPlayOptions {
            depth: 2,
            nodes: Some(self.nodes),
            exploration: 2e-3,
            lambda: 1.0,
            adjudicate_above: None,
        };
        match part {
            Part::Quick => {
                let lambda = if progress < RESULTS_ONLY_PART { 1.0 } else { LAMBDA };
                RoundOptions {
                    options: SelfPlayOptions {
                        depth: 1,
                        nodes: None,
                        exploration: 0.01,
                        lambda,
                        adjudicate_above: None,
                    },
                    rate: between(RATES, progress),
                    scope: Scope::Whole,
                }
            }
            Part::Earnest => RoundOptions {
                options: SelfPlayOptions {
                    lambda: FINAL_LAMBDA,
                    adjudicate_above: Some(ADJUDICATE_ABOVE),
                    ..in_earnest
                },
                rate: between(FINAL_RATES, progress),
                scope: Scope::Whole,
            },
            // No exploration: inferior moves would bias the results.
            Part::Results => RoundOptions {
                options: SelfPlayOptions { exploration: 0.0, ..in_earnest },
                rate: between(LAST_RATES, progress),
                scope: Scope::Result,
            },
        }
    }

    /// The part of the training to which a round belongs, and the rounds of that part.
    const fn part_of(&self, round: u32) -> (Part, Range<u32>) {
        let last = self.rounds + self.finals * 4 / 5;
        if round < self.rounds {
            (Part::Quick, 0..self.rounds)
        } else if round < last {
            (Part::Earnest, self.rounds..last)
        } else {
            (Part::Results, last..self.all_rounds())
        }
    }

    /// Whether the weights after a round, from 0, count for the average of its part: those of its last two fifths do.
    const fn is_averaged(&self, round: u32) -> bool {
        let (_, Range { start, end }) = self.part_of(round);
        (round - start + 1) * 5 > (end - start) * 3
    }

    /// The number of matches of a round; final rounds have fewer, since they take longer.
    fn matches_of(&self, round: u32) -> u32 {
        if round >= self.rounds { self.matches.div_ceil(4) } else { self.matches }
    }

    /// The number of a round's first match.
    fn first_match(&self, round: u32) -> u64 {
        let finals = u64::from(round.saturating_sub(self.rounds));
        u64::from(round.min(self.rounds)) * u64::from(self.matches) + finals * u64::from(self.matches.div_ceil(4))
    }
}

/// The parts of a training.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    /// One action deep; all weights are trained.
    Quick,
    /// A whole turn deep; all weights are trained.
    Earnest,
    /// A whole turn deep without exploration; the output weights are trained on results alone.
    Results,
}

/// How a round plays and learns.
struct RoundOptions {
    options: SelfPlayOptions,
    /// The learning rate.
    rate: f64,
    scope: Scope,
}

/// During this part of the quick rounds only results are targets, since search values of untrained weights mean nothing.
const RESULTS_ONLY_PART: f64 = 0.1;
/// Lambda afterwards: the weight of everything after the next decision in a target.
const LAMBDA: f64 = 0.9;
/// The learning rate at the beginning and at the end.
const RATES: [f64; 2] = [2e-3, 2e-4];
/// The same for the final rounds that train all weights.
const FINAL_RATES: [f64; 2] = [5e-4, 5e-5];
/// The same for the final rounds that train the output weights.
const LAST_RATES: [f64; 2] = [1e-3, 1e-4];
/// [`LAMBDA`] of the final rounds that train all weights; lower, since values of deeper searches are better targets.
const FINAL_LAMBDA: f64 = 0.8;
/// A match is adjudicated when a chance exceeds this.
const ADJUDICATE_ABOVE: f64 = 0.985;

/// Geometric interpolation between two rates.
fn between([first, last]: [f64; 2], progress: f64) -> f64 {
    // By repeated square roots, so that only exactly rounded operations are used.
    let (mut rate, mut factor, mut part) = (first, last / first, progress);
    for _ in 0..20 {
        factor = factor.sqrt();
        part *= 2.0;
        if part >= 1.0 {
            rate *= factor;
            part -= 1.0;
        }
    }
    rate
}

/// The state of a training between two rounds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Training {
    plan: Plan,
    round: u32,
    weights: Rows,
    /// The sum of the weights to be averaged, and their number.
    sum: Rows,
    summed: u32,
    adam: Adam,
}

/// All weights as rows: features first, outputs last.
type Rows = Vec<Vec<f32>>;

/// The report of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Rounds completed.
    pub round: u32,
    /// Samples of the round.
    pub positions: usize,
    /// The mean squared error on them before the fit.
    pub error: f64,
    /// Turns a match on average.
    pub turns: f64,
}

/// This many first rounds are played with the hand-made evaluation, while the weights are untrained.
const TAUGHT_ROUNDS: u32 = 2;

impl Training {
    /// A new training.
    pub fn new(plan: Plan) -> Self {
        let mut draw = Draw::new(plan.seed, u64::MAX);
        let weights = Weights::drawn(|| draw.unit() as f32);
        Self::from_weights(plan, &weights)
    }

    /// A training that starts from given weights.
    pub fn from_weights(plan: Plan, weights: &Weights) -> Self {
        let weights = rows(weights);
        let sum = none_of(&weights);
        Self { plan, round: 0, adam: Adam::new(weights.len()), weights, sum, summed: 0 }
    }

    /// The plan of the training.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Rounds played so far.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Whether all rounds are completed.
    pub const fn is_done(&self) -> bool {
        self.round >= self.plan.all_rounds()
    }

    /// The current weights: the average, once there is one.
    pub fn weights(&self) -> Weights {
        if self.summed == 0 {
            return weights(&self.weights);
        }
        let count = self.summed as f32;
        let mean: Rows = self.sum.iter().map(|row| row.iter().map(|sum| sum / count).collect()).collect();
        weights(&mean)
    }

    /// Whether a training can have left this state; one from a file may have any dimensions, numbers and counts.
    pub fn is_whole(&self) -> bool {
        let wanted = holochess_players::holochess::features::COUNT + BUCKETS;
        let fits = |rows: &Rows| {
            rows.len() == wanted
                && rows.iter().all(|row| row.len() == WIDTH && row.iter().all(|weight| weight.is_finite()))
        };
        let has_possible_counts =
            self.round <= self.plan.rounds.saturating_add(self.plan.finals) && self.summed <= self.round;
        fits(&self.weights) && fits(&self.sum) && self.adam.fits(wanted) && has_possible_counts
    }

    /// Plays and fits one round on this many threads; the result does not depend on their number.
    pub fn play_round(&mut self, threads: usize) -> Report {
        let played = self.play(threads, |_| true);
        self.learn(played)
    }

    /// Plays those matches of the next round whose numbers, from 0, are wanted.
    pub fn play(&self, threads: usize, is_wanted: impl Fn(usize) -> bool) -> Vec<PlayedMatch> {
        let begun = self.begun();
        let current = weights(&begun.weights);
        let evaluator = if self.round < TAUGHT_ROUNDS.min(self.plan.rounds) {
            TrainingEvaluator::Threats
        } else {
            TrainingEvaluator::Network(NetworkEvaluator::with(&current))
        };
        let first = self.plan.first_match(self.round);
        let RoundOptions { options, .. } = self.plan.round_options(self.round);
        let numbers: Vec<usize> = (0..self.matches()).filter(|number| is_wanted(*number)).collect();
        in_order(
            threads,
            numbers.len(),
            || (),
            |(), place| {
                let number = numbers[place];
                let draw = Draw::new(self.plan.seed, first + number as u64);
                let (samples, turns) = self_play::play(&Holochess::default(), evaluator, options, draw);
                PlayedMatch { number, turns, samples }
            },
        )
    }

    /// How many matches the next round has.
    pub fn matches(&self) -> usize {
        self.plan.matches_of(self.round) as usize
    }

    /// Fits one round to its matches, which have to be all of them, in order.
    pub fn learn(&mut self, played: Vec<PlayedMatch>) -> Report {
        *self = self.begun();
        let RoundOptions { rate, scope, .. } = self.plan.round_options(self.round);
        let turns = played.iter().map(|played| f64::from(played.turns)).sum::<f64>() / played.len().max(1) as f64;
        let mut samples: Vec<Sample> = played.into_iter().flat_map(|played| played.samples).collect();

        let mut learning = weights(&self.weights);
        let error = fit::error(&learning, &samples);
        let mut draw = Draw::new(self.plan.seed ^ 0x5EED, u64::from(self.round));
        fit::learn(&mut learning, &mut self.adam, &mut samples, rate, scope, &mut draw);
        self.weights = rows(&learning);
        if self.plan.is_averaged(self.round) {
            for (sum, row) in self.sum.iter_mut().zip(&self.weights) {
                for (sum, weight) in sum.iter_mut().zip(row) {
                    *sum += weight;
                }
            }
            self.summed += 1;
        }
        self.round += 1;
        Report { round: self.round, positions: samples.len(), error, turns }
    }

    /// The state in which the next round is played: each part of the training begins with the average of the part before.
    fn begun(&self) -> Self {
        let mut begun = self.clone();
        if self.round > 0 && self.plan.part_of(self.round).1.start == self.round {
            begun.weights = rows(&self.weights());
            (begun.sum, begun.summed) = (none_of(&begun.weights), 0);
        }
        begun
    }
}

/// A match that a training has played against itself.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PlayedMatch {
    /// Its number in the round, from 0.
    pub number: usize,
    turns: u32,
    samples: Vec<Sample>,
}

/// Rows of zeros.
fn none_of(rows: &Rows) -> Rows {
    rows.iter().map(|row| vec![0.0; row.len()]).collect()
}

fn rows(weights: &Weights) -> Rows {
    weights.first.iter().chain(&weights.second).map(|row| row.to_vec()).collect()
}

fn weights(rows: &Rows) -> Weights {
    let row = |row: &Vec<f32>| std::array::from_fn(|index| row[index]);
    let (first, second) = rows.split_at(holochess_players::holochess::features::COUNT);
    Weights { first: first.iter().map(row).collect(), second: std::array::from_fn(|bucket| row(&second[bucket])) }
}

/// A stream of random numbers, selected by seed and index.
#[derive(Clone, Debug)]
struct Draw(SplitMix64);

impl Draw {
    fn new(seed: u64, place: u64) -> Self {
        let start = SplitMix64(seed).next() ^ place.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Self(SplitMix64(start))
    }

    const fn next(&mut self) -> u64 {
        self.0.next()
    }

    /// A number below `bound`, with a negligible bias.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    /// A number in [0, 1).
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
