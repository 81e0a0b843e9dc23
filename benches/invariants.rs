//! Does every promise hold over very many matches? Random matches of every game, looked at after every event: nobody where
//! nobody may be, positions that read back, records that replay, no stall, no match without an end.
//!
//! `./dev bench invariants` plays 100,000 matches of each game; `./dev bench invariants -- groi 1000` so many of one. Stops
//! with a panic that names the match whose promise is broken.

use std::{
    collections::BTreeMap,
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::Instant,
};

use holochess::{record::ending_word, rules::GameId};

#[path = "../tests/watch/mod.rs"]
mod watch;

use watch::{tables, watch};

/// Matches of each game.
const MATCHES: u64 = 100_000;

/// What came of the matches of one thread.
#[derive(Default)]
struct Sum {
    decisions: usize,
    longest: usize,
    endings: BTreeMap<&'static str, u64>,
}

fn main() -> ExitCode {
    let (mut games, mut matches) = (Vec::new(), MATCHES);
    // Cargo passes `--bench` to every benchmark.
    for word in std::env::args().skip(1).filter(|word| word != "--bench") {
        if let Some(game) = GameId::from_id(&word) {
            games.push(game);
        } else if let Ok(number) = word.parse() {
            matches = number;
        } else {
            eprintln!("error: {word:?} is neither a game nor a number of matches");
            return ExitCode::from(2);
        }
    }
    if games.is_empty() {
        games.extend(GameId::ALL);
    }
    for game in games {
        run(game, matches);
    }
    ExitCode::SUCCESS
}

fn run(game: GameId, matches: u64) {
    let (begin, next, tables) = (Instant::now(), AtomicU64::new(0), tables(game));
    let work = || {
        let place = tempfile::tempdir().expect("a place for records");
        let (record, mut sum) = (place.path().join("record.jsonl"), Sum::default());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches {
                return sum;
            }
            let watched = watch(game, tables[number as usize / 2 % tables.len()], number, &record);
            sum.decisions += watched.decisions;
            sum.longest = sum.longest.max(watched.decisions);
            *sum.endings.entry(ending_word(watched.verdict.ending)).or_default() += 1;
        }
    };
    let threads = thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let sums: Vec<Sum> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect()
    });
    let mut all = Sum::default();
    for sum in sums {
        all.decisions += sum.decisions;
        all.longest = all.longest.max(sum.longest);
        for (ending, count) in sum.endings {
            *all.endings.entry(ending).or_default() += count;
        }
    }
    let endings: Vec<String> = all.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
    println!(
        "{:<10} {matches} matches, {:.1} decisions on average, {} in the longest, {:.0} s: {}",
        game.id(),
        all.decisions as f64 / matches as f64,
        all.longest,
        begin.elapsed().as_secs_f64(),
        endings.join(", ")
    );
}
