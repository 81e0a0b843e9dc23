//! Learning to judge positions of Holochess by playing against oneself.
//!
//! In rounds: the weights as they are play some thousand matches, looking one action ahead; then every position of them is taught
//! by what was found in those after it and by how the match ended (temporal differences: the nearer counts for more, and scatters
//! less than the end does); then the next round. The weights of the last rounds are averaged: what one round's dice have taught by accident, the next has not.
//!
//! The rounds after that are played in earnest, a whole turn ahead: first, until it is clear who wins, they teach every weight once
//! more, then, by results alone, nothing but how the units are summed: few numbers, so that a chance of 70 % is 70 %.
//!
//! In all rounds three matches of four are over where they come to a solved ending that is known under the quiet clock, too; its value is
//! their result.
//!
//! The state after every round is all that is needed to go on, so a training that was interrupted ends in the same weights.

mod fit;
mod self_play;

use std::ops::Range;

use serde::{Deserialize, Serialize};

use self::{
    fit::{Adam, Scope},
    self_play::{Sample, SelfPlayOptions, TrainingEvaluator},
};
use super::{
    evaluators::NetworkEvaluator,
    model::{STAGES, WIDTH, Weights},
};
use crate::rules::holochess::Holochess;

/// What is played and learned in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Two trainings with one seed are the same.
    pub seed: u64,
    /// Rounds in which one action is looked ahead.
    pub rounds: u32,
    /// Matches of a round.
    pub matches: u32,
    /// Rounds after these that are played in earnest.
    pub finals: u32,
    /// Nodes for each decision in those.
    pub nodes: u64,
}

impl Plan {
    /// Rounds in all.
    pub const fn all_rounds(&self) -> u32 {
        self.rounds + self.finals
    }

    /// How a round is played and learned from.
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
            // Whoever tries what is worse does not win as often as it could.
            Part::Results => RoundOptions {
                options: SelfPlayOptions { exploration: 0.0, ..in_earnest },
                rate: between(LAST_RATES, progress),
                scope: Scope::Result,
            },
        }
    }

    /// Which part of the training a round belongs to, and the rounds of that part.
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

    /// Whether the weights after a round, from 0, count for the average of its part: those of the last two fifths do.
    const fn is_averaged(&self, round: u32) -> bool {
        let (_, Range { start, end }) = self.part_of(round);
        (round - start + 1) * 5 > (end - start) * 3
    }

    /// How many matches a round has: in earnest they take longer.
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
    /// One action is looked ahead, and every weight learns.
    Quick,
    /// A whole turn is looked ahead, and every weight learns.
    Earnest,
    /// The same, and nothing is tried out: how the units are summed learns from results alone.
    Results,
}

/// How a round is played and learned from.
struct RoundOptions {
    options: SelfPlayOptions,
    /// The size of steps.
    rate: f64,
    scope: Scope,
}

/// In this part of the rounds nothing but results counts: what is thought on the way is worth nothing before anything was learned.
const RESULTS_ONLY_PART: f64 = 0.1;
/// After it, so much of what a position is taught comes from later than the next decision.
const LAMBDA: f64 = 0.9;
/// The size of steps at the beginning and at the end.
const RATES: [f64; 2] = [2e-3, 2e-4];
/// The same for the rounds in earnest that teach every weight.
const FINAL_RATES: [f64; 2] = [5e-4, 5e-5];
/// The same for the last rounds, which teach by results alone.
const LAST_RATES: [f64; 2] = [1e-3, 1e-4];
/// [`LAMBDA`] of those that teach every weight: what a whole turn ahead is found is worth more than what one action is.
const FINAL_LAMBDA: f64 = 0.8;
/// Until somebody's chance is thought to be this they are played.
const ADJUDICATE_ABOVE: f64 = 0.985;

/// From one size to the other, by equal factors a part.
fn between([first, last]: [f64; 2], progress: f64) -> f64 {
    // Halves of the way by square roots, so that nothing but exactly rounded operations is used.
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

/// A training between two rounds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Training {
    plan: Plan,
    round: u32,
    weights: Rows,
    /// The sum of the weights after the rounds that are averaged, and how many these are.
    sum: Rows,
    summed: u32,
    adam: Adam,
}

/// Weights as rows of numbers: features first, the result last.
type Rows = Vec<Vec<f32>>;

/// How a round went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Rounds played so far.
    pub round: u32,
    /// Positions that were learned from.
    pub positions: usize,
    /// The mean squared difference between what was judged and what was taught, before learning from it.
    pub error: f64,
    /// Turns of a match on average.
    pub turns: f64,
}

/// So many rounds are played by the hand-made judgement, while the weights know nothing.
const TAUGHT_ROUNDS: u32 = 2;

impl Training {
    /// A training that has not begun.
    pub fn new(plan: Plan) -> Self {
        let mut draw = Draw::new(plan.seed, u64::MAX);
        let weights = Weights::drawn(|| draw.unit() as f32);
        Self::from_weights(plan, &weights)
    }

    /// A training that goes on from weights that know something already.
    pub fn from_weights(plan: Plan, weights: &Weights) -> Self {
        let weights = rows(weights);
        let sum = none_of(&weights);
        Self { plan, round: 0, adam: Adam::new(weights.len()), weights, sum, summed: 0 }
    }

    /// What is planned.
    pub const fn plan(&self) -> Plan {
        self.plan
    }

    /// Rounds played so far.
    pub const fn round(&self) -> u32 {
        self.round
    }

    /// Whether everything planned is done.
    pub const fn is_done(&self) -> bool {
        self.round >= self.plan.all_rounds()
    }

    /// The weights so far: the average of those that count, once there are any.
    pub fn weights(&self) -> Weights {
        if self.summed == 0 {
            return weights(&self.weights);
        }
        let count = self.summed as f32;
        let mean: Rows = self.sum.iter().map(|row| row.iter().map(|sum| sum / count).collect()).collect();
        weights(&mean)
    }

    /// Whether the state has the numbers that these rules of learning need; one from a file may not.
    pub fn is_whole(&self) -> bool {
        let wanted = super::features::COUNT + STAGES;
        let fits = |rows: &Rows| {
            rows.len() == wanted
                && rows.iter().all(|row| row.len() == WIDTH && row.iter().all(|weight| weight.is_finite()))
        };
        fits(&self.weights) && fits(&self.sum) && self.adam.fits(wanted)
    }

    /// Plays and learns one round on so many threads; the result does not depend on how many.
    pub fn play_round(&mut self, threads: usize) -> Report {
        if self.round > 0 && self.plan.part_of(self.round).1.start == self.round {
            // Every part begins with the average of the one before.
            self.weights = rows(&self.weights());
            (self.sum, self.summed) = (none_of(&self.weights), 0);
        }
        let current = weights(&self.weights);
        let evaluator = if self.round < TAUGHT_ROUNDS.min(self.plan.rounds) {
            TrainingEvaluator::Threats
        } else {
            TrainingEvaluator::Network(NetworkEvaluator::with(&current))
        };
        let matches = self.plan.matches_of(self.round) as usize;
        let first = self.plan.first_match(self.round);
        let RoundOptions { options, rate, scope } = self.plan.round_options(self.round);
        let play = |number: usize| {
            self_play::play(&Holochess::default(), evaluator, options, Draw::new(self.plan.seed, first + number as u64))
        };
        let threads = threads.clamp(1, matches);
        let mut played: Vec<(usize, Vec<Sample>, u32)> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| {
                    scope.spawn(move || {
                        (worker..matches)
                            .step_by(threads)
                            .map(|number| {
                                let (samples, turns) = play(number);
                                (number, samples, turns)
                            })
                            .collect::<Vec<_>>()
                    })
                })
                .collect();
            // A worker panics only where the rules or the search are broken; then so is this.
            workers
                .into_iter()
                .flat_map(|worker| worker.join().unwrap_or_else(|why| std::panic::resume_unwind(why)))
                .collect()
        });
        played.sort_by_key(|&(number, ..)| number);
        let turns = played.iter().map(|&(_, _, turns)| f64::from(turns)).sum::<f64>() / matches as f64;
        let mut samples: Vec<Sample> = played.into_iter().flat_map(|(_, samples, _)| samples).collect();

        let mut learning = current;
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
}

/// As many rows of nothing.
fn none_of(rows: &Rows) -> Rows {
    rows.iter().map(|row| vec![0.0; row.len()]).collect()
}

fn rows(weights: &Weights) -> Rows {
    weights.first.iter().chain(&weights.second).map(|row| row.to_vec()).collect()
}

fn weights(rows: &Rows) -> Weights {
    let row = |row: &Vec<f32>| std::array::from_fn(|index| row[index]);
    let (first, second) = rows.split_at(super::features::COUNT);
    Weights { first: first.iter().map(row).collect(), second: std::array::from_fn(|stage| row(&second[stage])) }
}

/// Numbers for training: a seed and a place give a row of them (SplitMix64).
#[derive(Clone, Debug)]
struct Draw(u64);

impl Draw {
    fn new(seed: u64, place: u64) -> Self {
        let mut draw = Self(seed);
        let start = draw.next() ^ place.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        Self(start)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let value = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let value = (value ^ value >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        value ^ value >> 31
    }

    /// Below a bound; the bias is far below what a training could show.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }

    /// From 0 to below 1.
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }
}
