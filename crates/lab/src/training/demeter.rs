//! Learns the weights of the engine of Déméter from its matches against itself.
//!
//! A round plays matches whose first moves are drawn, and a few later ones, and fits the weights to how the matches of all rounds so far
//! ended: the sum of a position's features is made the log-odds of what came of it. With the matches of one round only, weights forget
//! what they learned before: a third round then scored 0.08 against the second. A part of what is fitted to is what the search of that position
//! found, which says more than the end of a long match.

use serde::{Deserialize, Serialize};

use holochess_platform::on_threads::in_order;
use holochess_players::{
    Limits,
    demeter::engine::{FEATURES, UNIT, Weights, features, think},
    logistic::logistic,
    search_player::EngineQuestion,
};
use holochess_rules::{
    GameId, NodeKind, Rules, Seat,
    demeter::{Demeter, Position, camp::SIDES},
    rules::nth_action,
    splitmix::{SplitMix64, mix},
    squares::SquareSet,
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

/// Moves that are drawn before the engine begins to think, at least and at most.
const DRAWN: [u64; 2] = [2, 11];
/// Of so many later moves one is drawn.
const DRAWN_LATER: u64 = 24;
/// A match that is longer counts as drawn.
const LONGEST: usize = 200;
/// Which part of what is fitted to is what the search found.
const SEARCHED: f64 = 0.3;
/// How strongly weights are held at 0, in samples.
const HELD: f64 = 3.0;
/// Steps of the fit (Adam), the larger ones first.
const STEPS: [(usize, f64); 2] = [(200, 0.02), (60, 0.004)];
/// What a step is worth before anything is learned, for every pawn and column, and for every square that is reached.
const GUESS: [f64; 2] = [0.045, 0.08];

/// A position of a match, and what came of it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Sample {
    /// White's pawns and black's, as bits.
    pawns: [u64; 2],
    /// The index of the side to move.
    side: usize,
    /// The share of that side.
    target: f64,
}

impl Sample {
    fn position(&self) -> Option<Position> {
        let side = *SIDES.get(self.side)?;
        Position::build(self.pawns.map(SquareSet::from_bits), side).ok()
    }

    /// The features that are there, with how often for the side to move less how often for the other.
    fn features(&self) -> Features {
        let counts = self.position().map_or([0.0; FEATURES], |position| features(&position));
        let present = counts.iter().enumerate().filter(|(_, times)| **times != 0.0);
        present.map(|(feature, times)| (feature as u8, *times as f32)).collect()
    }
}

/// By feature, how often it is there.
type Features = Vec<(u8, f32)>;

/// The state of a training between two rounds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Training {
    plan: Plan,
    round: u32,
    /// Log-odds by feature.
    weights: Vec<f64>,
    /// The positions of all rounds.
    samples: Vec<Sample>,
}

/// The report of a round.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Report {
    /// Rounds completed.
    pub round: u32,
    /// Samples of the round.
    pub positions: usize,
    /// The mean squared error of the weights before.
    pub error: f64,
    /// Moves a match on average.
    pub turns: f64,
}

impl Training {
    /// A new training. It begins with a guess: pawns should come forward, and have somewhere to jump.
    pub fn new(plan: Plan) -> Self {
        let [forward, reached] = GUESS;
        let guess = |name: &String| match name.split_once('.') {
            Some(("pawn", square)) => forward * f64::from(b'h' - square.as_bytes()[0]),
            Some(("reach", _)) => reached,
            _ => 0.0,
        };
        let weights = holochess_players::demeter::engine::names().iter().map(guess).collect();
        Self { plan, round: 0, weights, samples: Vec::new() }
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
        let is_sample = |sample: &Sample| (0.0..=1.0).contains(&sample.target) && sample.position().is_some();
        self.weights.len() == FEATURES
            && self.weights.iter().all(|weight| weight.abs() < 100.0)
            && self.samples.iter().all(is_sample)
    }

    /// The weights so far.
    pub fn weights(&self) -> Weights {
        Weights::from_fit(&std::array::from_fn(|feature| self.weights[feature] * UNIT))
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
        let squares = samples.iter().map(|sample| (self.predicted(&sample.features()) - sample.target).powi(2));
        let (positions, squares) = (samples.len(), squares.sum::<f64>());
        self.samples.extend(samples);
        self.fit();
        self.round += 1;
        Report { round: self.round, positions, error: squares / positions.max(1) as f64, turns }
    }

    fn predicted(&self, features: &Features) -> f64 {
        let log_odds = features.iter().map(|&(feature, times)| self.weights[usize::from(feature)] * f64::from(times));
        logistic(log_odds.sum())
    }

    /// Fits the weights to the samples: logistic regression.
    fn fit(&mut self) {
        let samples: Vec<(Features, f64)> =
            self.samples.iter().map(|sample| (sample.features(), sample.target)).collect();
        let count = samples.len().max(1) as f64;
        let (mut means, mut squares, mut step) = (vec![0.0; FEATURES], vec![0.0; FEATURES], 0);
        for (steps, rate) in STEPS {
            for _ in 0..steps {
                let mut slope: Vec<f64> = self.weights.iter().map(|weight| HELD * weight).collect();
                for (features, target) in &samples {
                    let off = self.predicted(features) - target;
                    for &(feature, times) in features {
                        slope[usize::from(feature)] += off * f64::from(times);
                    }
                }
                step += 1;
                for feature in 0..FEATURES {
                    let slope = slope[feature] / count;
                    means[feature] = 0.9 * means[feature] + 0.1 * slope;
                    squares[feature] = 0.999 * squares[feature] + 0.001 * slope * slope;
                    let mean = means[feature] / (1.0 - 0.9_f64.powi(step));
                    let square: f64 = squares[feature] / (1.0 - 0.999_f64.powi(step));
                    self.weights[feature] -= rate * mean / (square.sqrt() + 1e-8);
                }
            }
        }
    }
}

/// Plays a match of the engine against itself: its samples, and how many moves it took.
fn play_match(weights: &Weights, seed: u64, nodes: u64) -> (Vec<Sample>, usize) {
    let rules = Demeter::new(&GameId::Demeter.options(), 2).expect("two play it");
    let mut lots = SplitMix64(seed);
    let drawn = DRAWN[0] + lots.next() % (DRAWN[1] - DRAWN[0] + 1);
    let limits = Limits { nodes: Some(nodes), time: None };
    let mut position = rules.start();
    let (mut seen, mut met): (Vec<u64>, Vec<(Position, f64)>) = (Vec::new(), Vec::new());
    let mut moves = 0;
    while moves < LONGEST && rules.node_kind(&position) != NodeKind::Over {
        let choices = rules.count_actions(&position);
        if choices == 0 {
            position = rules.pass(&position);
            continue;
        }
        let hash = rules.hash(&position);
        seen.push(hash);
        if seen.iter().filter(|known| **known == hash).count() > 2 {
            break;
        }
        let is_drawn = (moves as u64) < drawn || lots.next().is_multiple_of(DRAWN_LATER);
        let action = if is_drawn {
            nth_action(&rules, &position, lots.next() % choices).expect("it is one of them")
        } else {
            let question = EngineQuestion { seen: &seen, seed: lots.next(), limits, stop: None };
            let decision = think(&rules, &position, question, weights);
            // What is proven needs no evaluation.
            if decision.value > 0.0 && decision.value < 1.0 {
                met.push((position, decision.value));
            }
            decision.action
        };
        position = rules.apply(&position, action);
        moves += 1;
    }
    let share = |seat: Seat| rules.verdict(&position).map_or(0.5, |verdict| verdict.share(seat));
    let sample = |(position, searched): &(Position, f64)| Sample {
        pawns: SIDES.map(|side| position.pawns(side).bits()),
        side: position.side().index(),
        target: SEARCHED * searched + (1.0 - SEARCHED) * share(position.side()),
    };
    (met.iter().map(sample).collect(), moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_learns_the_same_on_any_number_of_threads() {
        let plan = Plan { seed: 3, rounds: 1, matches: 4, nodes: 30 };
        let [one, three] = [1, 3].map(|threads| {
            let mut training = Training::new(plan);
            training.play_round(threads);
            training
        });
        assert_eq!(one.weights(), three.weights());
        assert!(one.is_whole() && one.is_done());
        assert_ne!(one.weights(), Training::new(plan).weights());
    }
}
