//! Random play on one core: how many actions a second, against games of OpenSpiel in the same run?
//!
//! Holochess stands against EinStein würfelt nicht, Chinese Checkers, two players and six, against OpenSpiel's own. There an
//! action is a single step or hop, or that a pawn which could hop on stops; ours is a whole turn, named by its destination. In
//! Holochess only decisions of players count; on the other side rolls of the die count too.
//!
//! `cargo bench --no-default-features --bench random_play`. The yardstick is `random_play.py` beside it; `HOLOCHESS_PYTHON` names
//! a Python that has `open_spiel` (`./dev bench` makes one). Both sides play for two seconds in turn, five times, by
//! the time that they computed; medians count.

use std::{
    env,
    io::{BufRead, BufReader, Write},
    ops::ControlFlow,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::{Duration, Instant},
};

use holochess::rules::{GameId, Rules, chinese::Chinese, holochess::Holochess, random_playout};

const LONG: Duration = Duration::from_secs(2);
const ROUNDS: usize = 5;

fn main() {
    let mut yardstick = Yardstick::start();
    compare(&Holochess::default(), "holochess", "einstein_wurfelt_nicht 2000", &mut yardstick);
    for players in [2, 6] {
        let rules =
            Chinese::new(&GameId::Chinese.options(), players).expect("the defaults are for any number of players");
        let theirs = format!("chinese_checkers(players={players}) 40");
        compare(&rules, &format!("chinese, {players} players"), &theirs, &mut yardstick);
    }
}

/// Plays in turn with the yardstick and says who is how fast.
fn compare<R: Rules>(rules: &R, name: &str, other: &str, yardstick: &mut Option<Yardstick>) {
    let (mut ours, mut theirs) = (Vec::new(), Vec::new());
    for round in 0..ROUNDS {
        ours.push(decisions_a_second(rules, round as u64));
        if let Some(yardstick) = yardstick {
            theirs.extend(yardstick.measure(other));
        }
    }
    let ours = median(ours);
    println!("{name:<20} {ours:>12.0} actions a second");
    if theirs.is_empty() {
        println!("open_spiel is not here (HOLOCHESS_PYTHON), so there is nothing to compare with");
        return;
    }
    let theirs = median(theirs);
    println!("{:<20} {theirs:>12.0} actions a second", other.split(' ').next().unwrap_or_default());
    println!("ratio {:.2}", ours / theirs);
}

/// Plays random matches one after the other.
fn decisions_a_second<R: Rules>(rules: &R, seed: u64) -> f64 {
    let mut lots = Lots(seed + 1);
    let (begin, computed) = (Instant::now(), computed());
    let mut decisions = 0_u64;
    while begin.elapsed() < LONG {
        for _ in 0..4 {
            let start = rules.deal(&mut || lots.draw() as u8);
            random_playout(rules, &start, &mut |count| lots.below(count), |_| {
                decisions += 1;
                ControlFlow::Continue(())
            });
        }
    }
    let seconds = match (computed, self::computed()) {
        (Some(before), Some(after)) => after - before,
        _ => begin.elapsed().as_secs_f64(),
    };
    decisions as f64 / seconds
}

/// The seconds of processor time that this thread has used so far, where the system reports them. On a busy machine the elapsed
/// time would include other programs; the program that it is compared with is timed in the same way.
fn computed() -> Option<f64> {
    let counts = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    Some(counts.split(' ').next()?.parse::<f64>().ok()? / 1e9)
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
    fn measure(&mut self, game: &str) -> Option<f64> {
        writeln!(self.ask, "{game}").ok()?;
        let mut line = String::new();
        self.answers.read_line(&mut line).ok()?;
        let answer: serde_json::Value = serde_json::from_str(&line).ok()?;
        answer["actions_per_second"].as_f64()
    }
}

impl Drop for Yardstick {
    fn drop(&mut self) {
        // It ends when its input ends; if it does not, it is killed, so that it never outlives the benchmark.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
