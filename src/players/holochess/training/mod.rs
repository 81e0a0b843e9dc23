//! Learning to judge positions of Holochess by playing against oneself.
//!
//! In rounds: the weights as they are play a few hundred matches; then every position of them is taught what followed it, a
//! mixture of how the match ended and what the search saw on the way (temporal differences); then the next round. The
//! state after every round is all that is needed to go on, so a training that was interrupted ends in the same weights.

mod fit;
mod self_play;

use serde::{Deserialize, Serialize};

use self::{
    fit::Adam,
    self_play::{Lesson, Teacher},
};
use super::model::{WIDTH, Weights};
use crate::rules::holochess::Holochess;

/// What is played and learned in all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Two trainings with one seed are the same.
    pub seed: u64,
    /// Rounds in all.
    pub rounds: u32,
    /// Matches of a round.
    pub matches: u32,
    /// Nodes for each decision.
    pub nodes: u64,
}

/// A training between two rounds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Training {
    plan: Plan,
    round: u32,
    weights: Rows,
    /// The mean of the weights of late, which is steadier than the last ones.
    mean: Rows,
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
const TAUGHT_ROUNDS: u32 = 3;
/// How much of the mean is kept from round to round.
const STEADINESS: f32 = 0.8;

impl Training {
    /// A training that has not begun.
    pub fn new(plan: Plan) -> Self {
        let mut draw = Draw::new(plan.seed, u64::MAX);
        let weights = rows(&Weights::drawn(|| draw.unit() as f32));
        Self { plan, round: 0, mean: weights.clone(), adam: Adam::new(weights.len()), weights }
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
        self.round >= self.plan.rounds
    }

    /// The weights so far.
    pub fn weights(&self) -> Weights {
        weights(&self.mean)
    }

    /// Whether the state has the numbers that these rules of learning need; one from a file may not.
    pub fn is_whole(&self) -> bool {
        let wanted = super::features::COUNT + 1;
        let fits = |rows: &Rows| {
            rows.len() == wanted
                && rows.iter().all(|row| row.len() == WIDTH && row.iter().all(|weight| weight.is_finite()))
        };
        fits(&self.weights) && fits(&self.mean) && self.adam.fits(wanted)
    }

    /// Plays and learns one round on so many threads; the result does not depend on how many.
    pub fn play_round(&mut self, threads: usize) -> Report {
        let current = self.weights();
        let teacher = if self.round < TAUGHT_ROUNDS { Teacher::Glance } else { Teacher::Learned(&current) };
        let matches = self.plan.matches as usize;
        let first = u64::from(self.round) * matches as u64;
        let play = |number: usize| {
            self_play::play(&Holochess::default(), teacher, self.plan, Draw::new(self.plan.seed, first + number as u64))
        };
        let threads = threads.clamp(1, matches);
        let mut played: Vec<(usize, Vec<Lesson>, u32)> = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads)
                .map(|worker| {
                    scope.spawn(move || {
                        (worker..matches)
                            .step_by(threads)
                            .map(|number| {
                                let (lessons, turns) = play(number);
                                (number, lessons, turns)
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
        let mut lessons: Vec<Lesson> = played.into_iter().flat_map(|(_, lessons, _)| lessons).collect();

        let mut learning = weights(&self.weights);
        let error = fit::error(&learning, &lessons);
        let progress = f64::from(self.round) / f64::from(self.plan.rounds);
        let mut draw = Draw::new(self.plan.seed ^ 0x5EED, u64::from(self.round));
        fit::learn(&mut learning, &mut self.adam, &mut lessons, progress, &mut draw);
        self.weights = rows(&learning);
        let keep = if self.round < TAUGHT_ROUNDS { 0.0 } else { STEADINESS };
        for (mean, new) in self.mean.iter_mut().flatten().zip(self.weights.iter().flatten()) {
            *mean = keep * *mean + (1.0 - keep) * new;
        }
        self.round += 1;
        Report { round: self.round, positions: lessons.len(), error, turns }
    }
}

fn rows(weights: &Weights) -> Rows {
    weights.first.iter().chain([&weights.second]).map(|row| row.to_vec()).collect()
}

fn weights(rows: &Rows) -> Weights {
    let row = |row: &Vec<f32>| std::array::from_fn(|index| row[index]);
    let (second, first) = rows.split_last().expect("the result has a row");
    Weights { first: first.iter().map(row).collect(), second: row(second) }
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
