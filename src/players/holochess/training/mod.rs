//! Learning to judge positions of Holochess by playing against oneself.
//!
//! In rounds: the weights as they are play some thousand matches, looking one action ahead; then every position of them is taught
//! how the match ended, for a while mixed with what was thought on the way (temporal differences); then the next round. The last rounds are played in earnest: a
//! whole turn ahead, which shows what the position itself does not, and taught by what that look found. The state after every round is all that is needed to go on, so a training that was interrupted
//! ends in the same weights.

mod fit;
mod self_play;

use serde::{Deserialize, Serialize};

use self::{
    fit::Adam,
    self_play::{Lesson, Manners, Teacher},
};
use super::model::{STAGES, WIDTH, Weights};
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

    /// How a round is played, and the size of its steps.
    fn manners(&self, round: u32) -> (Manners, f64) {
        if round >= self.rounds {
            let progress = f64::from(round - self.rounds) / f64::from(self.finals);
            let foresight = if progress < FINAL_TRUST { 0.95 } else { 1.0 };
            let manners =
                Manners { depth: 2, nodes: Some(self.nodes), curiosity: 2e-3, foresight, trusts_search: true };
            return (manners, between(FINAL_RATES, progress));
        }
        let progress = f64::from(round) / f64::from(self.rounds);
        let foresight = if BOOTSTRAPPED.contains(&progress) { 0.97 } else { 1.0 };
        let manners = Manners { depth: 1, nodes: None, curiosity: 0.01, foresight, trusts_search: false };
        (manners, between(RATES, progress))
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

/// In this part of the rounds a position is also taught by what was thought of those after it: that scatters less than how a
/// match ends, but is worth nothing before anything was learned, and keeps some of the errors that it began with.
const BOOTSTRAPPED: std::ops::Range<f64> = 0.15..0.6;
/// The size of steps at the beginning and at the end.
const RATES: [f64; 2] = [2e-3, 1e-4];
/// The same for the rounds in earnest.
const FINAL_RATES: [f64; 2] = [3e-4, 5e-5];
/// For such a part of the rounds in earnest a position is also taught by what the search found there.
const FINAL_TRUST: f64 = 0.75;

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
        let weights = rows(&Weights::drawn(|| draw.unit() as f32));
        Self { plan, round: 0, adam: Adam::new(weights.len()), weights }
    }

    /// A training that goes on from weights that know something already.
    pub fn from_weights(plan: Plan, weights: &Weights) -> Self {
        let weights = rows(weights);
        Self { plan, round: 0, adam: Adam::new(weights.len()), weights }
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

    /// The weights so far.
    pub fn weights(&self) -> Weights {
        weights(&self.weights)
    }

    /// Whether the state has the numbers that these rules of learning need; one from a file may not.
    pub fn is_whole(&self) -> bool {
        let wanted = super::features::COUNT + STAGES;
        let fits = |rows: &Rows| {
            rows.len() == wanted
                && rows.iter().all(|row| row.len() == WIDTH && row.iter().all(|weight| weight.is_finite()))
        };
        fits(&self.weights) && self.adam.fits(wanted)
    }

    /// Plays and learns one round on so many threads; the result does not depend on how many.
    pub fn play_round(&mut self, threads: usize) -> Report {
        let current = self.weights();
        let teacher =
            if self.round < TAUGHT_ROUNDS.min(self.plan.rounds) { Teacher::Glance } else { Teacher::Learned(&current) };
        let matches = self.plan.matches_of(self.round) as usize;
        let first = self.plan.first_match(self.round);
        let (manners, rate) = self.plan.manners(self.round);
        let play = |number: usize| {
            self_play::play(&Holochess::default(), teacher, manners, Draw::new(self.plan.seed, first + number as u64))
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

        let mut learning = current;
        let error = fit::error(&learning, &lessons);
        let mut draw = Draw::new(self.plan.seed ^ 0x5EED, u64::from(self.round));
        fit::learn(&mut learning, &mut self.adam, &mut lessons, rate, &mut draw);
        self.weights = rows(&learning);
        self.round += 1;
        Report { round: self.round, positions: lessons.len(), error, turns }
    }
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
