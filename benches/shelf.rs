//! How long does a shelf of 5,000 matches take to open, with its index and without; how long does it take to jump to a moment of a
//! long match; and how much memory does a match take for each of its decisions?
//!
//! `cargo bench --no-default-features --bench shelf`
//!
//! Last run (November 2026, two cores that others used, too): 45 ms with the index and 2.1 s to make it, on another thread; a jump in a
//! match of 1,000 decisions takes 0.04 ms, at most 1.1 ms; a decision takes 0.6 kB, in a row of 1,300 as in one of 2,100.

use std::{
    fs,
    time::{Duration, Instant},
};

use holochess::{
    players,
    record::{MatchSetup, RecordedMatch, SeatInfo, Shelf, Who},
    rules::{GameId, ToAct, dice::Seed},
};

/// How many matches are on the shelf, and how many of them are different.
const MATCHES: usize = 5000;
const DIFFERENT: usize = 100;

/// A match that lots have played so far, a level at each seat.
fn played(game: GameId, options: &[(&str, &str)], seed: u64, most: usize) -> RecordedMatch {
    let seats = vec![SeatInfo { who: Who::Human, name: String::new() }; 2];
    let mut setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(seed), position: None };
    for (key, value) in options {
        setup.options.set(key, value).expect("it is a value of the option");
    }
    let mut recorded = RecordedMatch::begin(setup).expect("it can begin").0;
    let mut player = players::new("random", game, seed).expect("every game has it");
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < most) {
        let action = player.choose(recorded.table());
        recorded.decide(seat, action).expect("players choose legally");
    }
    recorded
}

/// How long something takes, in milliseconds.
fn milliseconds<T>(what: impl FnOnce() -> T) -> (f64, T) {
    let begun = Instant::now();
    let result = what();
    (begun.elapsed().as_secs_f64() * 1000.0, result)
}

/// How many matches a look through the shelf tells of.
fn look(shelf: &Shelf) -> usize {
    let mut count = 0;
    shelf
        .look_through(|_| {
            count += 1;
            true
        })
        .expect("the folder can be read");
    count
}

/// Prints what rows of games take. It comes first and keeps every match: the allocator would otherwise hand out what was freed
/// before, and the process would not grow.
fn memory() {
    let mut kept = Vec::new();
    let mut first = None;
    for points in [20, 40, 80] {
        let before = resident();
        let recorded = played(GameId::Groi, &[("match", &format!("points:{points}"))], 3, usize::MAX);
        let (count, bytes) = (recorded.decisions().len(), resident().saturating_sub(before));
        kept.push(recorded);
        let each = bytes as f64 / count as f64 / 1e3;
        // Twice as much a decision in a row four times as long would be a square.
        let at_first = *first.get_or_insert(each);
        assert!(
            each <= 2.0 * at_first.max(0.5),
            "memory grows faster than the record: {at_first:.1}, then {each:.1} kB"
        );
        println!("games to {points} points, {count} decisions: {:.1} MB, {each:.1} kB a decision", bytes as f64 / 1e6);
    }
}

fn main() {
    memory();
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shelf = Shelf::at(folder.path());
    let games = [GameId::Holochess, GameId::Groi, GameId::Demeter];
    let texts: Vec<String> =
        (0..DIFFERENT).map(|number| played(games[number % 3], &[], number as u64, 150).text()).collect();
    for number in 0..MATCHES {
        let name = format!("match-{number}.jsonl");
        fs::write(folder.path().join(name), &texts[number % DIFFERENT]).expect("the folder is ours");
    }
    let (without, count) = milliseconds(|| look(&shelf));
    println!("{count} matches without an index: {without:.0} ms, read on another thread while the list is seen");
    let (with, count) = milliseconds(|| look(&shelf));
    println!("{count} matches with their index: {with:.0} ms");
    assert!(with < 1000.0, "a shelf of {count} matches opens in a second");
    let index = fs::metadata(folder.path().join(".index.jsonl")).map_or(0, |file| file.len());
    println!("    the index has {:.0} bytes a match", index as f64 / MATCHES as f64);

    for (game, options) in [(GameId::Holochess, &[][..]), (GameId::Groi, &[("match", "points:120")][..])] {
        let recorded = played(game, options, 7, 1000);
        let count = recorded.decisions().len();
        let (mut slowest, mut all) = (Duration::ZERO, Duration::ZERO);
        for moment in 0..=count {
            let begun = Instant::now();
            let (table, story) = (recorded.table_at(moment), recorded.story(Some(moment)));
            all += begun.elapsed();
            slowest = slowest.max(begun.elapsed());
            assert!(table.pieces().len() + story.len() > 0);
        }
        let mean = all.as_secs_f64() * 1e3 / (count + 1) as f64;
        let slowest = slowest.as_secs_f64() * 1e3;
        assert!(slowest < 50.0, "a jump takes no longer than 50 ms: {slowest:.1}");
        println!("{}: a jump in a match of {count} decisions: {mean:.2} ms, at most {slowest:.2} ms", game.id());
    }
}

/// The memory that this program has in use, in bytes; 0 where the system does not say.
fn resident() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap_or_default();
    line.split_whitespace().nth(1).and_then(|number| number.parse::<u64>().ok()).unwrap_or_default() * 1024
}
