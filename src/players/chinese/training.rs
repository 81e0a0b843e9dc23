//! Learns how many turns the features of a set of pawns cost, from matches of the evaluation against itself.
//!
//! A match is played until the armies have passed each other; how long each side's race takes from there is computed, and so by how many
//! turns one is ahead. A round of training fits the differences of the two sides' features in every position of the match to that lead,
//! by least squares, held near the weights before. (How long a match takes altogether says little about who is ahead, and would hide
//! it.) What the fit is off by on average becomes the scale of the chances. How many times as large that has to be at each table is
//! learned from matches there: so that those who won were given the greatest chance.

use std::{ops::ControlFlow, thread};

use serde::{Deserialize, Serialize};

use super::{
    features,
    race::{is_race, race},
    weights::{TABLES, Weights},
};
use crate::{
    players::{
        Limits,
        logistic::exponential,
        search::{Evaluator, Search, SearchOptions, TranspositionTable},
        search_player::OpponentModel,
        static_evaluation::SURE,
    },
    rules::{
        Action, GameId, NodeKind, Rules, Seat,
        chinese::{Chinese, Position},
        splitmix::mix,
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
/// What it costs at least that a pawn is a step further from the far tip.
const LEAST_STEP: f64 = 0.02;
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
    }

    /// The weights so far.
    pub fn weights(&self) -> Weights {
        Weights::of(self.weights[0], &self.weights[1..], self.error, self.by_table)
    }

    /// Plays a round of matches and learns from them. The same on any number of threads.
    pub fn play_round(&mut self, threads: usize) -> Report {
        let weights = self.weights();
        let Plan { seed, matches, nodes, .. } = self.plan;
        let first = u64::from(self.round) * u64::from(matches);
        let seed_of = |number: u32| mix(seed ^ mix(first + u64::from(number)));
        let played = on_threads(threads, matches, |number| play_match(&weights, seed_of(number), nodes));
        let turns = played.iter().map(|&(_, turns)| turns).sum::<usize>() as f64 / played.len().max(1) as f64;
        let samples: Vec<Sample> = played.into_iter().flat_map(|(samples, _)| samples).collect();
        let error = self.mean(&samples, |off, _| off * off);
        self.fit(&samples);
        self.by_table = Weights::GUESSED_BY_TABLE;
        let weights = self.weights();
        let of_table = |seats: usize| {
            let seed_of = |number: u32| mix(seed_of(number) ^ mix(seats as u64));
            let matches = matches.div_ceil(seats as u32);
            let played = on_threads(threads, matches, |number| predict(&weights, seats, seed_of(number), nodes));
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
        // Whoever keeps a pawn at the far end for long looks well as long as nobody needs its hole, and in the target every hole will do
        // while others are still on their way: by what matches say alone, nobody would ever set out with the last pawn, or leave room
        // for those who follow. So every step nearer is worth something, of each pawn and of the last.
        let equations = Equations::of(matrix);
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

/// Plays all matches on so many threads, and has them in order.
fn on_threads<T: Send>(threads: usize, matches: u32, play: impl Fn(u32) -> T + Sync) -> Vec<T> {
    let play = &play;
    let mut played: Vec<(u32, T)> = thread::scope(|scope| {
        let shares = (0..threads.max(1) as u32).map(|share| {
            let numbers = (share..matches).step_by(threads.max(1));
            scope.spawn(move || numbers.map(|number| (number, play(number))).collect::<Vec<_>>())
        });
        let shares: Vec<_> = shares.collect();
        // A worker only plays; it could only panic where this thread would.
        shares.into_iter().flat_map(|share| share.join().expect("matches are played to their ends")).collect()
    });
    played.sort_by_key(|&(number, _)| number);
    played.into_iter().map(|(_, result)| result).collect()
}

/// The normal equations of a fit: symmetric and positive definite, factored by Cholesky's method.
struct Equations {
    factor: Vec<Vec<f64>>,
}

/// Sweeps over the conditions that a fit has to meet, at most. A few hundred are needed.
const SWEEPS: usize = 100_000;
/// A condition that is missed by less than this, in turns, is met: weights are rounded to thousandths.
const MET: f64 = 1e-6;

impl Equations {
    fn of(mut matrix: Vec<Vec<f64>>) -> Self {
        let size = matrix.len();
        for column in 0..size {
            for row in column..size {
                let product = |index: usize| matrix[column][index] * matrix[row][index];
                let sum = (0..column).fold(matrix[row][column], |sum, index| sum - product(index));
                matrix[row][column] = if row == column { sum.max(1e-12).sqrt() } else { sum / matrix[column][column] };
            }
        }
        Self { factor: matrix }
    }

    /// What solves them.
    fn solve(&self, mut values: Vec<f64>) -> Vec<f64> {
        let (matrix, size) = (&self.factor, self.factor.len());
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

    /// Moves the least squares to the best values of which in each pair the first is greater than the second by what `by` says: one
    /// condition after the other, each with a multiplier that never falls below 0 (Hildreth's method).
    fn hold(&self, values: &mut [f64], pairs: &[[usize; 2]], by: impl Fn([usize; 2]) -> f64) {
        // By pair, how all values answer to a push that drives the two apart.
        let answers: Vec<Vec<f64>> = pairs
            .iter()
            .map(|&[greater, less]| {
                let mut push = vec![0.0; values.len()];
                (push[greater], push[less]) = (1.0, -1.0);
                self.solve(push)
            })
            .collect();
        let mut multipliers = vec![0.0; pairs.len()];
        for _ in 0..SWEEPS {
            let mut most: f64 = 0.0;
            for ((&[greater, less], answer), multiplier) in pairs.iter().zip(&answers).zip(&mut multipliers) {
                let missing = by([greater, less]) - (values[greater] - values[less]);
                most = most.max(missing);
                let push = (missing / (answer[greater] - answer[less])).max(-*multiplier);
                *multiplier += push;
                for (value, answer) in values.iter_mut().zip(answer) {
                    *value += push * answer;
                }
            }
            if most < MET {
                break;
            }
        }
    }
}

/// Evaluates for one seat with the weights of the training.
struct Trained<'a> {
    weights: &'a Weights,
    seat: Seat,
    ignored_seats: [bool; Seat::MOST],
}

impl Evaluator<Chinese> for Trained<'_> {
    fn evaluate(&self, rules: &Chinese, position: &Position) -> f64 {
        rules.value_with(self.weights, position, self.seat) as f64 / SURE as f64
    }

    fn ignores_seat(&self, seat: Seat) -> bool {
        self.ignored_seats[seat.index()]
    }

    fn considers(&self, _: &Chinese, position: &Position, action: Action) -> bool {
        super::heuristics::gain(position, action) >= -1
    }
}

/// A match that is played for training.
struct SelfPlay<'a> {
    rules: Chinese,
    weights: &'a Weights,
    limits: Limits,
    transpositions: TranspositionTable,
    position: Position,
    /// The turns that were had by all together.
    turn: usize,
    /// The state of the lots.
    lots: u64,
    drawn_first: usize,
    /// Of how many moves one is drawn later on; none with nothing.
    drawn_later: Option<u64>,
}

impl<'a> SelfPlay<'a> {
    /// Before the first move.
    fn new(weights: &'a Weights, seats: usize, seed: u64, nodes: u64, drawn_later: Option<u64>) -> Self {
        let rules = Chinese::new(&GameId::Chinese.options(), seats).expect("the usual options are for every table");
        let position = rules.start();
        let mut play = Self {
            rules,
            weights,
            limits: Limits { nodes: Some(nodes), time: None },
            transpositions: TranspositionTable::for_nodes(nodes),
            position,
            turn: 0,
            lots: seed,
            drawn_first: 0,
            drawn_later,
        };
        play.drawn_first = (DRAWN[0] + play.lot(DRAWN[1] - DRAWN[0] + 1)) as usize;
        play
    }

    fn lot(&mut self, below: u64) -> u64 {
        self.lots = mix(self.lots);
        self.lots % below
    }

    /// Whether the players think already.
    const fn has_begun(&self) -> bool {
        self.turn >= self.drawn_first
    }

    /// The next turn: an action that is drawn, or one that was looked for.
    fn go_on(&mut self, seat: Seat) {
        let is_drawn = !self.has_begun() || self.drawn_later.is_some_and(|moves| self.lot(moves) == 0);
        let action = if is_drawn {
            let place = self.lot(self.rules.count_actions(&self.position).max(1));
            nth(&self.rules, &self.position, place)
        } else {
            let ignored_seats = self.rules.ignored_by(self.weights, OpponentModel::Rival, &self.position, seat);
            let evaluator = Trained { weights: self.weights, seat, ignored_seats };
            let options = SearchOptions::to(DEPTH);
            let (rules, limits) = (&self.rules, &self.limits);
            let mut search =
                Search::new(rules, &evaluator, options, &mut self.transpositions, limits, None).with_root_seat(seat);
            rules.has_action(&self.position).then(|| search.run(&self.position, |_| 0.0).action)
        };
        self.turn += 1;
        self.position = match action {
            Some(action) => self.rules.apply(&self.position, action),
            None => self.rules.pass(&self.position),
        };
    }
}

/// Plays a match against itself: its samples, and its turns.
fn play_match(weights: &Weights, seed: u64, nodes: u64) -> (Vec<Sample>, usize) {
    let mut play = SelfPlay::new(weights, 2, seed, nodes, Some(DRAWN_LATER));
    let mut samples: Vec<(Vec<(u8, f64)>, [f64; 2])> = Vec::new();
    let seats = [Seat::FIRST, Seat::SECOND];
    // By seat, how many turns it has had.
    let mut had = [0.0; 2];
    while play.turn < LONGEST {
        let NodeKind::Decision(seat) = play.rules.node_kind(&play.position) else { break };
        if play.has_begun() {
            let (rules, position) = (&play.rules, &play.position);
            samples.push((differences(rules, position), had));
            if is_race(rules, position, Seat::FIRST) {
                let needed = seats.map(|seat| race(rules, position, seat, WIDTH));
                let [Some(first), Some(second)] = needed else { break };
                let races = [first, second].map(|race| race.moves);
                let on_the_way =
                    seats.into_iter().zip(&races).flat_map(|(seat, moves)| run(rules, position, seat, moves));
                let on_the_way: Vec<Sample> = on_the_way.collect();
                let needed = races.map(|moves| moves.len() as f64);
                let finished = samples.into_iter().map(|(features, before)| {
                    let left = [0, 1].map(|seat| had[seat] - before[seat] + needed[seat]);
                    Sample { features, lead: left[1] - left[0], turns: left[0].min(left[1]) }
                });
                return (finished.chain(on_the_way).collect(), play.turn);
            }
        }
        had[seat.index()] += 1.0;
        play.go_on(seat);
    }
    (Vec::new(), play.turn)
}

/// By how many scales each seat was behind at some moment of a match, and which of them won it in the end.
struct Prediction {
    behind: Vec<f64>,
    winner: usize,
}

/// Plays a match at a table with so many seats: what the weights say of each moment. Nothing if it takes too long.
fn predict(weights: &Weights, seats: usize, seed: u64, nodes: u64) -> Vec<Prediction> {
    let mut play = SelfPlay::new(weights, seats, seed, nodes * IN_EARNEST, None);
    let mut moments = Vec::new();
    while play.turn < LONGEST * seats {
        let NodeKind::Decision(seat) = play.rules.node_kind(&play.position) else {
            let winner = play.rules.verdict(&play.position).and_then(|verdict| verdict.winner);
            let Some(winner) = winner.map(Seat::index) else { break };
            return moments.into_iter().map(|behind| Prediction { behind, winner }).collect();
        };
        if play.has_begun() {
            let turns = play.rules.turns_with(weights, &play.position);
            let error = weights.error(seats, turns.least) as f64;
            moments.push(turns.left[..seats].iter().map(|&left| left as f64 / error).collect());
        }
        play.go_on(seat);
    }
    Vec::new()
}

/// Where chances are scaled, nothing is drawn any more once the players think, who have so many times the nodes: a match is not to be
/// decided by moves that nobody would make.
const IN_EARNEST: u64 = 4;
/// Halvings of the range in which the scale is looked for.
const HALVINGS: u32 = 40;

/// How many times as large a scale makes it likeliest that won who did. The likelihood has one peak, where the winners are as far
/// ahead as chances of this scale expect; its slope is followed there.
fn likeliest_scale(predictions: &[Prediction]) -> f64 {
    if predictions.is_empty() {
        return 1.0;
    }
    let slope = |by: f64| {
        let of = |Prediction { behind, winner }: &Prediction| {
            let least = behind.iter().copied().fold(f64::INFINITY, f64::min);
            let weights = behind.iter().map(|left| exponential((least - left) * by));
            let (sum, mean) = weights
                .zip(behind)
                .fold((0.0, 0.0), |(sum, mean), (weight, left)| (sum + weight, mean + weight * left));
            mean / sum - behind[*winner]
        };
        predictions.iter().map(of).sum::<f64>()
    };
    // Of the inverse of the scale.
    let (mut low, mut high) = (0.05, 5.0);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    1.0 / high
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fit_meets_its_conditions_at_the_least_cost() {
        // Two values that want to be 1 and 3, the first with three times the weight of the second, and a third that is left alone.
        let equations = Equations::of(vec![vec![3.0, 0.0, 0.0], vec![0.0, 1.0, 0.0], vec![0.0, 0.0, 1.0]]);
        let mut values = equations.solve(vec![3.0, 3.0, 5.0]);
        let is_near = |values: &[f64], wanted: [f64; 3]| values.iter().zip(wanted).all(|(a, b)| (a - b).abs() < 1e-5);
        assert!(is_near(&values, [1.0, 3.0, 5.0]), "{values:?}");
        equations.hold(&mut values, &[[2, 1]], |_| 1.0);
        assert!(is_near(&values, [1.0, 3.0, 5.0]), "what holds already is left alone: {values:?}");
        // The first is to be greater by half: they meet where 3 (x - 1) = 3 - (x - 0.5).
        equations.hold(&mut values, &[[0, 1], [2, 1]], |[greater, _]| if greater == 0 { 0.5 } else { 1.0 });
        assert!(is_near(&values, [1.625, 1.125, 5.0]), "{values:?}");
    }

    #[test]
    fn the_scale_of_chances_is_the_one_that_the_winners_come_from() {
        // Of ten who are two scales ahead of one other, those win whom a logistic of a scale twice as large would expect.
        for by in [0.5, 2.0] {
            let chance = 1.0 / (1.0 + exponential(-2.0 / by));
            let winners = (chance * 10_000.0).round() as usize;
            let of = |number: usize| Prediction { behind: vec![0.0, 2.0], winner: usize::from(number >= winners) };
            let found = likeliest_scale(&(0..10_000).map(of).collect::<Vec<_>>());
            assert!((found - by).abs() < 0.01, "{found} for {by}");
        }
        assert!((likeliest_scale(&[]) - 1.0).abs() < f64::EPSILON);
    }

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
