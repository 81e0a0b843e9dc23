//! Matches over wires that break in every way: in the end all programs have the same log, and the same record, which verifies.

use std::fs;

use super::{
    LiveNews,
    world_test::{Lots, Program, World, table},
};
use crate::{RecordedMatch, Seconds, TimeControl};
use holochess_rules::GameId;

/// The tables that are played at: the game, the guests, levels in other seats, watchers.
const TABLES: [(GameId, usize, usize, usize); 8] = [
    (GameId::Holochess, 1, 0, 0),
    (GameId::Groi, 1, 0, 0),
    (GameId::Holochess, 1, 0, 1),
    (GameId::Demeter, 1, 0, 0),
    (GameId::Chinese, 2, 1, 0),
    (GameId::Revised, 1, 0, 1),
    (GameId::Chinese, 2, 0, 1),
    (GameId::Holochess, 1, 0, 0),
];

/// Plays one schedule, and compares what all programs have at its end.
fn play_schedule(number: u64) -> usize {
    let (game, guests, levels, watchers) = TABLES[(number % TABLES.len() as u64) as usize];
    let mut lots = Lots::new(number);
    let mut file = table(game, guests, levels, watchers > 0);
    // Some are played for time, and some of these are lost by it.
    file.clock = number.is_multiple_of(3).then_some(TimeControl { minutes: 1, seconds: 1, kind: Seconds::Increment });
    let mut world = World::new(file, guests, watchers);
    let longest = if game == GameId::Holochess { 40 } else { 12 };
    let faults = 3 + lots.below(12);
    world.play(&mut lots, faults, longest);
    for (at, news) in &world.news {
        assert!(!matches!(news, LiveNews::Broken(_) | LiveNews::Ended(_)), "schedule {number}, program {at}: {news:?}");
    }
    let records = world.programs.iter().map(|program| {
        let log = program.as_ref().and_then(Program::log).expect("it runs");
        log.recorded().expect("it is dealt").text()
    });
    let records: Vec<String> = records.collect();
    assert!(records.windows(2).all(|pair| pair[0] == pair[1]), "schedule {number}: the records differ");
    if number.is_multiple_of(16) {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let file = folder.path().join("match.jsonl");
        fs::write(&file, &records[0]).expect("the folder is ours");
        let verified = RecordedMatch::verify(&file).unwrap_or_else(|why| panic!("schedule {number}: {why}"));
        assert!(verified.is_live() && verified.is_over());
        // Going back to any moment finds the dice of that moment.
        let decisions = verified.decisions().len();
        assert_eq!(verified.replayed(decisions).decisions(), verified.decisions(), "schedule {number}");
    }
    world.faults
}

#[test]
fn every_broken_schedule_ends_with_equal_logs() {
    let faults: usize = (0..160).map(play_schedule).sum();
    assert!(faults > 1500, "{faults} faults are too few");
}

/// What went wrong once: a guest sat down by two connections, and had two seats; a program that watches told the host the log.
#[test]
fn schedules_that_went_wrong_once_end_with_equal_logs() {
    for number in [566, 1770] {
        play_schedule(number);
    }
}

#[test]
#[ignore = "many minutes"]
fn ten_thousand_broken_schedules_end_with_equal_logs() {
    let (mut faults, mut wrong) = (0, Vec::new());
    for number in 0..10_000 {
        match std::panic::catch_unwind(|| play_schedule(number)) {
            Ok(count) => faults += count,
            Err(_) => wrong.push(number),
        }
        if number % 500 == 499 {
            eprintln!("{} schedules, {faults} faults", number + 1);
        }
    }
    assert!(wrong.is_empty(), "schedules that went wrong: {wrong:?}");
}
