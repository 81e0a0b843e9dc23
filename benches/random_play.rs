//! Random play on one core: how many actions a second, against OpenSpiel's EinStein würfelt nicht in the same run?
//!
//! `cargo bench --no-default-features --bench random_play`. The yardstick is `random_play.py` beside it; `HOLOCHESS_PYTHON` names a
//! Python that has `open_spiel` (`./dev bench` makes one). Both sides play for two seconds in turn, five times; medians count.
//! On our side only decisions of players count as actions; on theirs rolls of the die count too.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    ops::ControlFlow,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use holochess::rules::{
    Action, Rules, Stage,
    holochess::{Holochess, Position},
};

const LONG: Duration = Duration::from_secs(2);
const ROUNDS: usize = 5;
/// More actions than any position has: 4 creatures, at most 24 cells each.
const MOST_ACTIONS: usize = 128;

fn main() {
    let mut yardstick = Yardstick::start();
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        ours.push(play(round as u64));
        if let Some(yardstick) = &mut yardstick {
            theirs.extend(yardstick.measure());
        }
    }
    let ours = median(ours);
    println!("holochess          {ours:>12.0} actions a second");
    if theirs.is_empty() {
        println!("open_spiel is not here (HOLOCHESS_PYTHON), so there is nothing to compare with");
    } else {
        let theirs = median(theirs);
        println!("einstein (rolls too) {theirs:>10.0} actions a second");
        println!("ratio              {:>12.2}", ours / theirs);
    }
}

/// Plays random matches one after the other; decisions a second.
fn play(seed: u64) -> f64 {
    let rules = Holochess::default();
    let mut lots = Lots(seed + 1);
    let begin = Instant::now();
    let mut decisions = 0_u64;
    while begin.elapsed() < LONG {
        for _ in 0..16 {
            decisions += play_one(&rules, &mut lots);
        }
    }
    decisions as f64 / begin.elapsed().as_secs_f64()
}

fn play_one(rules: &Holochess, lots: &mut Lots) -> u64 {
    let mut position = rules.deal(&mut || lots.draw() as u8);
    let mut decisions = 0;
    loop {
        position = match rules.stage(&position) {
            Stage::Decision(_) => match any_action(rules, &position, lots) {
                Some(action) => {
                    decisions += 1;
                    rules.apply(&position, action)
                }
                None => rules.pass(&position),
            },
            Stage::Chance | Stage::Showdown => {
                let mut rolls = 0;
                rules.visit_outcomes(&position, |_, weight| rolls += weight);
                let mut lot = lots.below(rolls);
                let mut drawn = None;
                rules.visit_outcomes(&position, |chance, weight| {
                    if drawn.is_none() {
                        if lot < weight {
                            drawn = Some(chance);
                        } else {
                            lot -= weight;
                        }
                    }
                });
                rules.resolve(&position, drawn.expect("a lot below the sum of all weights falls on one of them"))
            }
            Stage::Over => return decisions,
        };
    }
}

/// One of the legal actions, each as likely as the others.
fn any_action(rules: &Holochess, position: &Position, lots: &mut Lots) -> Option<Action> {
    let mut actions = [Action::Pass; MOST_ACTIONS];
    let mut count = 0;
    let _ = rules.visit_actions(position, |action| {
        actions[count] = action;
        count += 1;
        ControlFlow::Continue(())
    });
    (count > 0).then(|| actions[lots.below(count as u64) as usize])
}

/// Lots from SplitMix64.
struct Lots(u64);

impl Lots {
    fn draw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    fn below(&mut self, count: u64) -> u64 {
        ((u128::from(self.draw()) * u128::from(count)) >> 64) as u64
    }
}

/// The Python script, kept running so that it measures when it is asked to.
struct Yardstick {
    child: Child,
    ask: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Yardstick {
    fn start() -> Option<Self> {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/random_play.py");
        let python = env::var("HOLOCHESS_PYTHON").unwrap_or_else(|_| "python3".to_owned());
        let mut child = Command::new(python).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let (ask, answers) = (child.stdin.take()?, BufReader::new(child.stdout.take()?));
        Some(Self { child, ask, answers })
    }

    /// Its actions a second, rolls included; nothing if it does not answer.
    fn measure(&mut self) -> Option<f64> {
        writeln!(self.ask, "measure").ok()?;
        let mut line = String::new();
        self.answers.read_line(&mut line).ok()?;
        let answer: serde_json::Value = serde_json::from_str(&line).ok()?;
        answer["actions_per_second"].as_f64()
    }
}

impl Drop for Yardstick {
    fn drop(&mut self) {
        // It ends by itself with its input; either way it must not outlive us.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
