//! Damaged files and lines of every kind, for as long as one likes.
//!
//! `./dev fuzz` tries each for an hour, `./dev fuzz records 60` one for a minute, and `./dev fuzz records 60 1234` from case
//! 1234 on; without a number it begins where nobody has been, by the time of day. A broken promise stops it with status 1: the
//! case's number is said and what was read is kept in a file. Overflows count, so it is built as tests are (`--profile dev`).

use std::{
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    process::ExitCode,
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

#[allow(dead_code, reason = "only how a match is set up is used here")]
#[path = "../tests/watch/mod.rs"]
mod watch;

#[path = "../crates/view/build/creature_folder.rs"]
mod creature_folder;

#[path = "../tests/fuzz/mod.rs"]
mod fuzz;

use fuzz::{TARGETS, Target, last_input};

/// Seconds that each target is tried for.
const SECONDS: u64 = 3600;

/// The most memory that the program may ever take, in kilobytes: a table of endings is 40 MB, and a few are there at once.
const MOST_MEMORY: u64 = 1 << 20;

/// So often it is said how far it has come.
const NEWS_EVERY: Duration = Duration::from_mins(1);

fn main() -> ExitCode {
    // Cargo passes `--bench` to every benchmark.
    let words: Vec<String> = env::args().skip(1).filter(|word| word != "--bench").collect();
    let names: Vec<&str> = words.iter().map(String::as_str).filter(|word| word.parse::<u64>().is_err()).collect();
    let mut numbers = words.iter().filter_map(|word| word.parse::<u64>().ok());
    let seconds = numbers.next().unwrap_or(SECONDS);
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let from = numbers.next().unwrap_or(now << 24);
    if let Some(unknown) = names.iter().find(|name| TARGETS.iter().all(|target| target.name != **name)) {
        let known = TARGETS.iter().map(|target| target.name).collect::<Vec<_>>().join(", ");
        eprintln!("error: there is no target {unknown}: {known}; then seconds, then the number of a case");
        return ExitCode::from(2);
    }
    let chosen = TARGETS.iter().filter(|target| names.is_empty() || names.contains(&target.name));
    let mut kept = true;
    for target in chosen {
        kept &= go_on(target, Duration::from_secs(seconds), from);
    }
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Tries a target for so long; says whether every promise was kept.
fn go_on(target: &Target, time: Duration, from: u64) -> bool {
    let folder = match tempfile::tempdir() {
        Ok(folder) => folder,
        Err(why) => {
            eprintln!("error: no temporary folder can be made: {why}");
            return false;
        }
    };
    let name = target.name;
    let (begin, mut news) = (Instant::now(), Instant::now());
    let (mut cases, mut read, mut longest) = (0, 0, (Duration::ZERO, from));
    println!("{name}: from case {from}");
    while cases == 0 || begin.elapsed() < time {
        let (number, started) = (from + cases, Instant::now());
        let broken = match catch_unwind(AssertUnwindSafe(|| target.try_case(number, folder.path()))) {
            Ok(is_read) => {
                read += u64::from(is_read);
                peak_memory().filter(|peak| *peak > MOST_MEMORY).map(|peak| format!("{peak} kB of memory were taken"))
            }
            Err(_) => Some("a promise is broken".to_owned()),
        };
        cases += 1;
        longest = longest.max((started.elapsed(), number));
        if let Some(why) = broken {
            let input = env::temp_dir().join(format!("holochess-fuzz-{name}-{number}"));
            let is_kept = fs::write(&input, last_input()).is_ok();
            println!("{name}: {why} in case {number}; ./dev fuzz {name} 1 {number} tries it again");
            if is_kept {
                println!("{name}: what was read is in {}", input.display());
            }
            return false;
        }
        if news.elapsed() >= NEWS_EVERY {
            news = Instant::now();
            println!("{name}: {cases} cases, {read} read");
        }
    }
    let seconds = begin.elapsed().as_secs_f64();
    let (slowest, number) = longest;
    let peak = peak_memory().map_or_else(|| "unknown".to_owned(), |peak| format!("{} MB", peak >> 10));
    println!(
        "{name}: {cases} cases in {seconds:.0} s, {read} read, the slowest {:.3} s (case {number}), memory at most {peak}",
        slowest.as_secs_f64()
    );
    true
}

/// The most memory that this process has had, in kilobytes, where the system says so.
fn peak_memory() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches(" kB").trim().parse().ok()
}
