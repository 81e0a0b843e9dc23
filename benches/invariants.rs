//! Does every promise hold over very many matches? Random matches of every game, looked at after every event: nobody where
//! nobody may be, positions that read back, records that replay, no stall, no match without an end.
//!
//! `./dev bench invariants` plays 100,000 matches of each game; `./dev bench invariants -- groi 1000` so many of one, and
//! `-- groi 1000 60s` no more than fit into so many seconds. Stops with a panic that names the match whose promise is broken.
//! A match follows from its number alone, so on how many cores they are played makes no difference.

use std::{
    collections::BTreeMap,
    process::ExitCode,
    sync::atomic::{AtomicU64, Ordering},
    thread,
    time::{Duration, Instant},
};

use holochess::{record::ending_word, rules::GameId};

#[path = "../tests/watch/mod.rs"]
mod watch;

use watch::{tables, watch};

/// Matches of each game.
const MATCHES: u64 = 100_000;

/// So often it is said how far they have come.
const NEWS_EVERY: u64 = 1_000;

/// What came of the matches of one thread.
#[derive(Default)]
struct Sum {
    matches: u64,
    /// By how many players sat at the table.
    tables: BTreeMap<usize, u64>,
    decisions: usize,
    longest: usize,
    endings: BTreeMap<&'static str, u64>,
}

fn main() -> ExitCode {
    let (mut games, mut matches, mut limit) = (Vec::new(), MATCHES, Duration::MAX);
    // Cargo passes `--bench` to every benchmark.
    for word in std::env::args().skip(1).filter(|word| word != "--bench") {
        if let Some(game) = GameId::from_id(&word) {
            games.push(game);
        } else if let Ok(number) = word.parse() {
            matches = number;
        } else if let Some(Ok(seconds)) = word.strip_suffix('s').map(str::parse) {
            limit = Duration::from_secs(seconds);
        } else {
            eprintln!("error: {word:?} is neither a game nor a number of matches nor of seconds");
            return ExitCode::from(2);
        }
    }
    if games.is_empty() {
        games.extend(GameId::ALL);
    }
    for game in games {
        run(game, matches, limit);
    }
    ExitCode::SUCCESS
}

fn run(game: GameId, matches: u64, limit: Duration) {
    let (begin, next, done, tables) = (Instant::now(), AtomicU64::new(0), AtomicU64::new(0), tables(game));
    let work = || {
        let place = tempfile::tempdir().expect("a place for records");
        let (record, mut sum) = (place.path().join("record.jsonl"), Sum::default());
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches || begin.elapsed() > limit {
                return sum;
            }
            let players = tables[number as usize / 2 % tables.len()];
            let watched = watch(game, players, number, &record);
            let done = done.fetch_add(1, Ordering::Relaxed) + 1;
            if done.is_multiple_of(NEWS_EVERY) {
                eprintln!("{}: {done} of {matches} matches after {:.0} s", game.id(), begin.elapsed().as_secs_f64());
            }
            sum.matches += 1;
            *sum.tables.entry(players).or_default() += 1;
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
        all.matches += sum.matches;
        for (players, count) in sum.tables {
            *all.tables.entry(players).or_default() += count;
        }
        all.decisions += sum.decisions;
        all.longest = all.longest.max(sum.longest);
        for (ending, count) in sum.endings {
            *all.endings.entry(ending).or_default() += count;
        }
    }
    let endings: Vec<String> = all.endings.iter().map(|(ending, count)| format!("{ending} {count}")).collect();
    let tables: Vec<String> =
        all.tables.iter().map(|(players, count)| format!("{count} of {players} players")).collect();
    println!(
        "{:<10} {} matches ({}), {:.1} decisions on average, {} in the longest, {:.0} s: {}",
        game.id(),
        all.matches,
        tables.join(", "),
        all.decisions as f64 / all.matches as f64,
        all.longest,
        begin.elapsed().as_secs_f64(),
        endings.join(", ")
    );
}
