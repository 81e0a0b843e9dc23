//! Learns how many turns the features of a set of pawns cost, from matches of the evaluation against itself.
//!
//! A match is played until the armies have passed each other; how long each side's race takes from there is computed, and so by how many
//! turns one is ahead. A round of training fits the differences of the two sides' features in every position of the match to that lead,
//! by least squares, held near the weights before. (How long a match takes altogether says little about who is ahead, and would hide
//! it.) What the fit is off by on average becomes the scale of the chances.

use std::{ops::ControlFlow, thread};

use serde::{Deserialize, Serialize};

use super::{
    features,
    race::{is_race, race},
    weights::Weights,
};
use crate::{
    players::{
        Limits,
        search::{Evaluator, Search, SearchOptions, TranspositionTable},
        static_evaluation::SURE,
        tie_break::mix,
    },
    rules::{
        Action, GameId, NodeKind, Rules, Seat,
        chinese::{Chinese, Position},
    },
};

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

/// Moves that are drawn before the players begin to think, at least and at most.
const DRAWN: [u64; 2] = [2, 9];
/// Of this many moves one is drawn later on, so that other positions come up as well.
const DRAWN_LATER: u64 = 25;
/// A match that has not become a race by then is left out.
const LONGEST: usize = 160;
/// No search looks further.
const DEPTH: u32 = 8;
/// Positions of a turn that a race keeps.
const WIDTH: usize = 60;
/// The scale of chances where predictions are off by a turn on average: that of the logistic distribution with the spread of a normal one.
const SCALE_OF_ERROR: f64 = 0.69;
const LEAST_ERROR: f64 = 0.3;
/// What it costs at least that the last pawn is a step further behind, in turns.
const LEAST_FURTHER: f64 = 0.1;
/// How many samples the weights before are worth.
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

/// A position of a match: the features of the first side less those of the second, and by how many turns the first was ahead when the
/// race began.
struct Sample {
    features: Vec<(u8, f64)>,
    lead: f64,
    /// The fewest turns that a side still needed.
    turns: f64,
}

impl Training {
    /// A new training.
    pub fn new(plan: Plan) -> Self {
        let weights = [Weights::GUESSED_BASE].into_iter().chain(features::first_guess()).collect();
        Self { plan, round: 0, weights, error: Weights::GUESSED_ERROR }
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
            && self.weights.iter().chain(&self.error).all(|weight| weight.abs() < 1e5)
    }

    /// The weights so far.
    pub fn weights(&self) -> Weights {
        Weights::of(self.weights[0], &self.weights[1..], self.error)
    }

    /// Plays a round of matches and learns from them. The same on any number of threads.
    pub fn play_round(&mut self, threads: usize) -> Report {
        let weights = self.weights();
        let Plan { seed, matches, nodes, .. } = self.plan;
        let first = u64::from(self.round) * u64::from(matches);
        let play = |number: u32| play_match(&weights, mix(seed ^ mix(first + u64::from(number))), nodes);
        let mut played: Vec<(u32, Vec<Sample>, usize)> = thread::scope(|scope| {
            let shares = (0..threads.max(1) as u32).map(|share| {
                let numbers = (share..matches).step_by(threads.max(1));
                scope.spawn(move || numbers.map(|number| (number, play(number))).collect::<Vec<_>>())
            });
            let shares: Vec<_> = shares.collect();
            // A worker only plays; it could only panic where this thread would.
            let shares = shares.into_iter().flat_map(|share| share.join().expect("matches are played to their ends"));
            shares.map(|(number, (samples, turns))| (number, samples, turns)).collect()
        });
        played.sort_by_key(|&(number, ..)| number);
        let turns = played.iter().map(|&(_, _, turns)| turns).sum::<usize>() as f64 / played.len().max(1) as f64;
        let samples: Vec<Sample> = played.into_iter().flat_map(|(_, samples, _)| samples).collect();
        let error = self.mean(&samples, |off, _| off * off);
        self.fit(&samples);
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
        for (weight, change) in self.weights[1..].iter_mut().zip(solve(matrix, wanted)) {
            *weight += change;
        }
        // Whoever keeps a pawn at the far end for long looks well as long as nobody needs its hole: the further behind the last
        // pawn is the more it costs, whatever the matches say, or nobody would ever set out with it.
        let last = features::last();
        for distance in last.clone().skip(1) {
            self.weights[1 + distance] = self.weights[1 + distance].max(self.weights[distance] + LEAST_FURTHER);
        }
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

/// Solves symmetric, positive definite equations by Cholesky's method.
fn solve(mut matrix: Vec<Vec<f64>>, mut values: Vec<f64>) -> Vec<f64> {
    let size = values.len();
    for column in 0..size {
        for row in column..size {
            let product = |index: usize| matrix[column][index] * matrix[row][index];
            let sum = (0..column).fold(matrix[row][column], |sum, index| sum - product(index));
            matrix[row][column] = if row == column { sum.max(1e-12).sqrt() } else { sum / matrix[column][column] };
        }
    }
    for row in 0..size {
        let sum = (0..row).fold(values[row], |sum, index| sum - matrix[row][index] * values[index]);
        values[row] = sum / matrix[row][row];
    }
    for row in (0..size).rev() {
        let sum = (row + 1..size).fold(values[row], |sum, index| sum - matrix[index][row] * values[index]);
        values[row] = sum / matrix[row][row];
    }
    values
}

/// Evaluates for one seat with the weights of the training.
struct Trained<'a> {
    weights: &'a Weights,
    seat: Seat,
}

impl Evaluator<Chinese> for Trained<'_> {
    fn evaluate(&self, rules: &Chinese, position: &Position) -> f64 {
        rules.value_with(self.weights, position, self.seat) as f64 / SURE as f64
    }

    fn considers(&self, _: &Chinese, position: &Position, action: Action) -> bool {
        super::heuristics::gain(position, action) >= -1
    }
}

/// Plays a match against itself: its samples, and its turns.
fn play_match(weights: &Weights, seed: u64, nodes: u64) -> (Vec<Sample>, usize) {
    let rules = Chinese::new(&GameId::Chinese.options(), 2).expect("two can play with the usual options");
    let mut transpositions = TranspositionTable::for_nodes(nodes);
    let limits = Limits { nodes: Some(nodes), time: None };
    let mut state = seed;
    let mut lot = |below: u64| {
        state = mix(state);
        state % below
    };
    let drawn_first = DRAWN[0] + lot(DRAWN[1] - DRAWN[0] + 1);
    let mut position = rules.start();
    let mut samples: Vec<(Vec<(u8, f64)>, [f64; 2])> = Vec::new();
    let seats = [Seat::FIRST, Seat::SECOND];
    // By seat, how many turns it has had.
    let mut had = [0.0; 2];
    for turn in 0..LONGEST {
        let NodeKind::Decision(seat) = rules.node_kind(&position) else { return (Vec::new(), turn) };
        let is_drawn = (turn as u64) < drawn_first || lot(DRAWN_LATER) == 0;
        if (turn as u64) >= drawn_first {
            samples.push((differences(&rules, &position), had));
            if is_race(&rules, &position, Seat::FIRST) {
                let needed = seats.map(|seat| race(&rules, &position, seat, WIDTH));
                let [Some(first), Some(second)] = needed else { return (Vec::new(), turn) };
                let races = [first, second].map(|race| race.moves);
                let on_the_way =
                    seats.into_iter().zip(&races).flat_map(|(seat, moves)| run(&rules, &position, seat, moves));
                let on_the_way: Vec<Sample> = on_the_way.collect();
                let needed = races.map(|moves| moves.len() as f64);
                let finished = samples.into_iter().map(|(features, before)| {
                    let left = [0, 1].map(|seat| had[seat] - before[seat] + needed[seat]);
                    Sample { features, lead: left[1] - left[0], turns: left[0].min(left[1]) }
                });
                return (finished.chain(on_the_way).collect(), turn);
            }
        }
        let action = if is_drawn {
            nth(&rules, &position, lot(rules.count_actions(&position).max(1)))
        } else {
            let evaluator = Trained { weights, seat };
            let options = SearchOptions::to(DEPTH);
            let search = Search::new(&rules, &evaluator, options, &mut transpositions, &limits, None);
            rules.has_action(&position).then(|| search.with_root_seat(seat).run(&position, |_| 0.0).action)
        };
        had[seat.index()] += 1.0;
        position = match action {
            Some(action) => rules.apply(&position, action),
            None => rules.pass(&position),
        };
    }
    (Vec::new(), LONGEST)
}

/// A seat runs its race alone: how it stands on the way, against how it stands at home.
fn run(rules: &Chinese, position: &Position, seat: Seat, moves: &[Action]) -> Vec<Sample> {
    let count = |position: &Position| {
        let mut times = vec![0.0; features::count()];
        for &set in rules.sets(seat) {
            features::visit(position, set, |feature, count| times[feature] += f64::from(count));
        }
        times
    };
    let mut position = *position;
    let mut stands = Vec::new();
    for &action in moves {
        if position.mover() != seat {
            position = rules.pass(&position);
        }
        stands.push(count(&position));
        position = rules.apply(&position, action);
    }
    let home = count(&position);
    let of = |(had, times): (usize, Vec<f64>)| {
        let left = (moves.len() - had) as f64;
        let all =
            times.into_iter().zip(&home).enumerate().map(|(feature, (times, home))| (feature as u8, times - home));
        Sample { features: all.filter(|&(_, times)| times != 0.0).collect(), lead: -left, turns: left }
    };
    stands.into_iter().enumerate().map(of).collect()
}

/// The features of the first seat less those of the second, where they are not the same.
fn differences(rules: &Chinese, position: &Position) -> Vec<(u8, f64)> {
    let mut times = vec![0.0; features::count()];
    for (seat, sign) in [(Seat::FIRST, 1.0), (Seat::SECOND, -1.0)] {
        for &set in rules.sets(seat) {
            features::visit(position, set, |feature, count| times[feature] += sign * f64::from(count));
        }
    }
    let all = times.into_iter().enumerate().map(|(feature, times)| (feature as u8, times));
    all.filter(|&(_, times)| times != 0.0).collect()
}

/// The legal action with this place in the rules' order.
fn nth(rules: &Chinese, position: &Position, mut place: u64) -> Option<Action> {
    let mut found = None;
    let _ = rules.visit_actions(position, |action| {
        if place == 0 {
            found = Some(action);
            return ControlFlow::Break(());
        }
        place -= 1;
        ControlFlow::Continue(())
    });
    found
}
