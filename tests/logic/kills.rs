//! The plug is pulled: a match that saves itself is killed two hundred times, and no action that was confirmed is ever lost.

use std::{
    collections::BTreeMap,
    fs,
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use holochess::{
    platform::fs::{CAN_BE_ENDED, END_VARIABLE},
    record::RecordedMatch,
    storage,
};

use crate::play::{Lots, begin, play};

/// Matches that are played to their end, each killed so often on the way.
const MATCHES: u64 = 20;
const KILLS: usize = 10;
/// The most writes of a program that ends itself: some dozen saves of nine each.
const WRITES: usize = 120;

/// The decisions that were confirmed, by their numbers, in all runs of a match.
type ConfirmedDecisions = BTreeMap<usize, String>;

/// A match between computers, saved in `path`, from its beginning or from where it was. With `write` it ends before that write,
/// as if it were killed.
fn text(path: &Path, seed: u64, write: Option<usize>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holochess"));
    command.args(["text", "holochess", "--lang", "en"]);
    if path.exists() || storage::backup_of(path).exists() {
        command.arg("--load").arg(path);
    } else {
        command.args(["--p1", "greedy", "--p2", "random", "--seed", &seed.to_string(), "--save"]).arg(path);
    }
    if let Some(write) = write {
        command.env(END_VARIABLE, write.to_string());
    }
    // Nothing of this machine's settings.
    command.env(storage::HOME_VARIABLE, path.parent().expect("a folder of the test"));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::inherit());
    command
}

/// The number and the action of a line that confirms one: `12. o2-o4 (player 1)`.
fn confirmed(line: &str) -> Option<(usize, &str)> {
    let (number, rest) = line.strip_suffix('\n')?.split_once(". ")?;
    Some((number.parse().ok()?, rest.split(' ').next()?))
}

/// Plays on, pulls the plug, and checks what is on the disk: at half of the times at one of its writes, else some confirmed
/// actions and a moment later. Says whether it was at a write, and whether the match was over before.
fn play_and_kill(path: &Path, seed: u64, lots: &mut Lots, all: &mut ConfirmedDecisions) -> (bool, bool) {
    let write = (lots.below(2) == 0).then(|| lots.below(WRITES) + 1);
    let mut child = text(path, seed, write).spawn().expect("the program starts");
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut told = String::new();
    if write.is_none() {
        for _ in 0..lots.below(12) {
            if output.read_line(&mut told).expect("it is text") == 0 {
                break;
            }
        }
        thread::sleep(Duration::from_micros(lots.below(8000) as u64));
        let over = child.try_wait().expect("it is our child").is_some();
        child.kill().expect("it is our child");
        output.read_to_string(&mut told).expect("it is text");
        child.wait().expect("it is our child");
        check(path, &told, all);
        return (false, over);
    }
    output.read_to_string(&mut told).expect("it is text");
    let over = child.wait().expect("it is our child").success();
    check(path, &told, all);
    (!over, over)
}

/// Checks that everything that was ever confirmed is on the disk, with what this run has told.
fn check(path: &Path, told: &str, all: &mut ConfirmedDecisions) {
    for (number, action) in told.split_inclusive('\n').filter_map(confirmed) {
        // What was confirmed before was resumed, so it is not played again.
        let last = all.last_key_value().map_or(0, |(last, _)| *last);
        assert!(number > last, "action {last} was confirmed, and {number} came next:\n{told}");
        all.insert(number, action.to_owned());
    }
    if !path.exists() {
        assert!(all.is_empty(), "confirmed, and there is no record:\n{told}");
        return;
    }
    // The record itself is whole at every moment: nothing has to be saved from it.
    let (recorded, cut) = RecordedMatch::open(path).unwrap_or_else(|error| panic!("{error}\n{told}"));
    assert_eq!(cut, None);
    for (number, action) in all {
        let entry = recorded.decisions().get(*number - 1);
        assert_eq!(entry.map(|entry| &entry.text), Some(&*action), "action {number} was confirmed:\n{told}");
    }
}

#[test]
fn two_hundred_kills_lose_no_confirmed_action() {
    let match_after_match = |seeds: std::ops::Range<u64>| {
        let (mut kills, mut at_writes) = (0, 0);
        for seed in seeds {
            let folder = tempfile::tempdir().expect("tests may write temporary files");
            let path = folder.path().join("match.jsonl");
            let (mut lots, mut confirmed) = (Lots::new(seed), ConfirmedDecisions::new());
            for _ in 0..KILLS {
                let (at_write, over) = play_and_kill(&path, seed, &mut lots, &mut confirmed);
                kills += usize::from(!over);
                at_writes += usize::from(at_write);
            }
            // In every fifth match the last run is not killed; it goes on to the end of the match.
            if seed % 5 == 0 {
                assert!(text(&path, seed, None).stdout(Stdio::null()).status().expect("it starts").success());
                let killed = RecordedMatch::verify(&path).unwrap_or_else(|error| panic!("{error}")).text();
                let path = folder.path().join("whole.jsonl");
                assert!(text(&path, seed, None).stdout(Stdio::null()).status().expect("it starts").success());
                assert_eq!(fs::read_to_string(&path).expect("it was saved"), killed);
                let left = fs::read_dir(folder.path()).expect("it is there").flatten();
                assert!(left.map(|entry| entry.file_name()).all(|name| !name.to_string_lossy().ends_with(".tmp")));
            }
        }
        (kills, at_writes)
    };
    let half = MATCHES / 2;
    let (one, other) = thread::scope(|scope| {
        let one = scope.spawn(|| match_after_match(0..half));
        let other = match_after_match(half..MATCHES);
        (one.join().expect("no assertion has failed"), other)
    });
    let (kills, at_writes) = (one.0 + other.0, one.1 + other.1);
    // A match has more decisions than ten runs of a dozen take, or nearly so: only the last of them can come too late.
    assert!(kills >= 100, "{kills} matches were killed before their end");
    assert!(at_writes >= 50, "{at_writes} programs ended at a write");
}

#[test]
fn a_kill_while_a_record_is_repaired_loses_nothing() {
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 6);
    let last_good = recorded.text();
    play(&mut recorded, &mut Lots::new(3), 1);
    let text_now = recorded.text();
    let cut = text_now.as_bytes()[..text_now.len() - 5].to_vec();
    for damaged in [cut, b"\0\0\0\0".to_vec()] {
        let mut writes = 1;
        loop {
            let folder = tempfile::tempdir().expect("tests may write temporary files");
            let path = folder.path().join("match.jsonl");
            fs::write(&path, &damaged).expect("the folder is ours");
            fs::write(storage::backup_of(&path), &last_good).expect("the folder is ours");
            let status = text(&path, 3, Some(writes)).stdout(Stdio::null()).status().expect("the program starts");
            // The damaged record is at its place or beside it, and so is the last good one.
            let files = || fs::read_dir(folder.path()).expect("it is there").flatten().map(|entry| entry.path());
            let is_kept = |wanted: &[u8]| files().any(|file| fs::read(file).is_ok_and(|found| found == wanted));
            assert!(is_kept(&damaged), "the damaged one is lost at write {writes}");
            assert!(is_kept(last_good.as_bytes()), "the last good one is lost at write {writes}");
            let (resumed, _) = RecordedMatch::load(&path).unwrap_or_else(|error| panic!("write {writes}: {error}"));
            assert!(resumed.text().starts_with(&last_good), "write {writes}: {}", resumed.text());
            assert_eq!(fs::read_to_string(&path).expect("it is repaired"), resumed.text());
            if status.success() {
                break;
            }
            writes += 1;
        }
        assert!(writes > 5, "a repair has more writes than {writes}");
    }
}

#[test]
fn the_tests_run_with_a_program_that_they_can_end() {
    assert!(
        std::hint::black_box(CAN_BE_ENDED),
        "these tests need the build for playing and testing, not one for release"
    );
}
