//! Does a chance of 70 % win in 70 of 100? Fresh matches between equal players that judge by what was learned, one random
//! position of each, in ten groups by what was predicted; predicted and actual have to differ by at most 0.03 in each.
//!
//! Beside it, only to look at: what the same comes to over all positions of the matches, each match counted once, which scatters
//! less; and above it, seen from the player who is thought to be ahead, where matches are early or late, pieces many or few, the quiet clock
//! young or old. What is off there says what the evaluation does not see.
//!
//! `cargo bench --no-default-features --bench calibration [-- MATCHES [WEIGHTS]]`; 20,000 and the weights of the game without.

use std::{
    collections::BTreeMap,
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    time::Instant,
};

use holochess::{
    players::{
        Limits,
        holochess::{
            NetworkEvaluator,
            model::{SHIPPED, Weights},
        },
        search::{Evaluator, Search, SearchOptions, TranspositionTable},
    },
    rules::{
        NodeKind, Rules,
        dice::Seed,
        holochess::{Chance, Holochess, Phase, Position},
    },
};

const GROUPS: usize = 10;
const MOST: f64 = 0.03;
/// Far from the deals that anything else here uses.
const FIRST_DEAL: u64 = 5_000_000;
/// How the matches are played.
const DEPTH: u32 = 2;
const NODES: u64 = 1_000;

/// How many, what was predicted of them, and what became of them, in sums.
#[derive(Clone, Copy, Default)]
struct Sums {
    count: f64,
    predicted: f64,
    actual: f64,
}

impl Sums {
    fn take(&mut self, predicted: f64, actual: f64) {
        self.weigh(predicted, actual, 1.0);
    }

    fn weigh(&mut self, predicted: f64, actual: f64, weight: f64) {
        self.count += weight;
        self.predicted += weight * predicted;
        self.actual += weight * actual;
    }

    /// By how much the mean prediction differs from the mean result.
    fn off(&self) -> f64 {
        (self.actual - self.predicted) / self.count.max(1.0)
    }
}

/// What was predicted for the first seat at some moment, and what the moment was like.
struct Moment {
    predicted: f64,
    labels: [String; 4],
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let matches: u64 = arguments.first().and_then(|argument| argument.parse().ok()).unwrap_or(20_000);
    let weights = arguments.get(1).map(|path| {
        let text = std::fs::read_to_string(path).expect("there is such a file");
        Weights::from_text(&text).expect("it has weights")
    });
    let weights = weights.as_ref().unwrap_or_else(|| &SHIPPED);
    let (begin, played) = (Instant::now(), AtomicU64::new(0));
    let half = |odd: u64| {
        let play = |number| {
            let result = play(FIRST_DEAL + number, weights);
            let played = played.fetch_add(1, Ordering::Relaxed) + 1;
            if played.is_multiple_of(1_000) {
                eprintln!("{played} of {matches} matches, {:.0} s", begin.elapsed().as_secs_f64());
            }
            result
        };
        (odd..matches).step_by(2).map(play).collect::<Vec<_>>()
    };
    let all = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        let mut all = half(0);
        all.extend(other.join().expect("matches come to their end"));
        all
    });
    let group_of = |predicted: f64| ((predicted * GROUPS as f64) as usize).min(GROUPS - 1);
    let (mut groups, mut wholes) = ([Sums::default(); GROUPS], [Sums::default(); GROUPS]);
    let mut parts: BTreeMap<&str, Sums> = BTreeMap::new();
    let mut squares = Sums::default();
    for (moments, chosen, actual) in &all {
        let predicted = moments[*chosen].predicted;
        groups[group_of(predicted)].take(predicted, *actual);
        squares.take((predicted - actual).powi(2), 0.0);
        for Moment { predicted, labels } in moments {
            wholes[group_of(*predicted)].weigh(*predicted, *actual, 1.0 / moments.len() as f64);
            // Seen from the player who is expected to win, so that too high and too low predictions do not cancel out.
            let (predicted, actual) =
                if *predicted < 0.5 { (1.0 - predicted, 1.0 - actual) } else { (*predicted, *actual) };
            for label in labels {
                parts.entry(label).or_default().take(predicted, actual);
            }
        }
    }
    for (label, sums) in parts {
        println!(
            "{label:<24} {:8.0}  ahead by prediction {:.4}  {:+.4}",
            sums.count,
            sums.predicted / sums.count,
            sums.off()
        );
    }
    let mut worst: f64 = 0.0;
    for (sums, whole) in groups.iter().zip(wholes) {
        let mean = |sum: f64| sum / sums.count.max(1.0);
        println!(
            "{:6.0}  predicted {:.4}  actual {:.4}  {:+.4}  (all positions {:+.4})",
            sums.count,
            mean(sums.predicted),
            mean(sums.actual),
            sums.off(),
            whole.off()
        );
        worst = worst.max(sums.off().abs());
    }
    println!("mean squared error {:.4}", squares.predicted / squares.count.max(1.0));
    println!("worst {worst:.4} (at most {MOST}), over {matches} matches");
    if worst <= MOST { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// A match: all its moments, which of them was drawn, and how it ended for the first seat.
fn play(number: u64, weights: &Weights) -> (Vec<Moment>, usize, f64) {
    let rules = Holochess::default();
    let evaluator = NetworkEvaluator::with(weights);
    let seed = Seed::from_number(number);
    let mut bytes = seed.deal();
    let mut position = rules.deal(&mut bytes);
    let mut transpositions = TranspositionTable::new(12);
    let limits = Limits { nodes: Some(NODES), time: None };
    let (mut rolls, mut moments) = (0, Vec::new());
    loop {
        match rules.node_kind(&position) {
            NodeKind::Decision(_) if !rules.has_action(&position) => position = rules.pass(&position),
            NodeKind::Decision(_) => {
                if position.phase() == Phase::Acting {
                    moments.push(Moment {
                        predicted: evaluator.evaluate(&rules, &position),
                        labels: labels(&rules, &position),
                    });
                }
                let mut search =
                    Search::new(&rules, &evaluator, SearchOptions::to(DEPTH), &mut transpositions, &limits, None);
                position = rules.apply(&position, search.run(&position, |_| 0.0).action);
            }
            NodeKind::Chance | NodeKind::Showdown => {
                let chance: Chance = loop {
                    rolls += 1;
                    if let Some(chance) = rules.judge(&position, &seed.roll(rolls, rules.dice(&position))) {
                        break chance;
                    }
                };
                position = rules.resolve(&position, chance);
            }
            NodeKind::Over => {
                let verdict = rules.verdict(&position).expect("it is over");
                let mut lots =
                    seed.roll(rolls + 1, [8, 0])[0].iter().fold(0, |lot, &face| lot * 6 + usize::from(face) - 1);
                lots %= moments.len();
                return (moments, lots, f64::from(verdict.scores[0]) / 2.0);
            }
        }
    }
}

/// When and where a position is.
fn labels(rules: &Holochess, position: &Position) -> [String; 4] {
    let clock = position.clock();
    let sizes = position.sizes();
    let leader = match rules.leader(position) {
        None => "nobody",
        Some(seat) if seat == position.side() => "mover",
        Some(_) => "other",
    };
    [
        format!("actions left {}", position.left()),
        format!("turn {:>4} and later", clock.turn / 10 * 10),
        format!("pieces {} to {}", sizes[0].max(sizes[1]), sizes[0].min(sizes[1])),
        format!("quiet {:>2}+ ahead {leader}", clock.quiet / 5 * 5),
    ]
}
