//! The plug is pulled: a match that saves itself is killed two hundred times, and no action that was confirmed is ever lost.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::Path,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use holochess::{record::RecordedMatch, storage};

use crate::play::Lots;

/// Matches that are played to their end, each killed so often on the way.
const MATCHES: u64 = 20;
const KILLS: usize = 10;

/// A match between computers, saved in `path`, from its beginning or from where it was.
fn text(path: &Path, seed: u64, pause: Option<u64>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holochess"));
    command.args(["text", "holochess", "--lang", "en"]);
    if path.exists() || storage::backup_of(path).exists() {
        command.arg("--load").arg(path);
    } else {
        command.args(["--p1", "greedy", "--p2", "random", "--seed", &seed.to_string(), "--save"]).arg(path);
    }
    if let Some(pause) = pause {
        command.env(storage::PAUSE_VARIABLE, pause.to_string());
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

/// Plays on, pulls the plug after some confirmed actions and a moment, and checks what is on the disk. Says whether the kill
/// fell between writing and renaming, and whether the match was over before it.
fn play_and_kill(path: &Path, seed: u64, lots: &mut Lots) -> (bool, bool) {
    // Every other kill waits for the moment between writing and renaming.
    let pause = (lots.below(2) == 0).then_some(5);
    let mut child = text(path, seed, pause).spawn().expect("the program starts");
    let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut told = String::new();
    for _ in 0..lots.below(12) {
        if output.read_line(&mut told).expect("it is text") == 0 {
            break;
        }
    }
    thread::sleep(Duration::from_micros(lots.below(8000) as u64));
    let over = child.try_wait().expect("it is our child").is_some();
    child.kill().expect("it is our child");
    child.wait().expect("it is our child");
    output.read_to_string(&mut told).expect("it is text");

    let half_written = fs::read_dir(path.parent().expect("a folder of the test")).expect("it is there").flatten();
    let half_written = half_written.filter(|entry| entry.file_name().to_string_lossy().ends_with(".tmp")).count();
    let lines = told.split_inclusive('\n').filter_map(confirmed);
    if !path.exists() {
        assert_eq!(lines.count(), 0, "confirmed, and there is no record:\n{told}");
        return (half_written > 0, over);
    }
    // The record itself is whole at every moment: nothing has to be saved from it.
    let (recorded, cut) = RecordedMatch::open(path).unwrap_or_else(|error| panic!("{error}\n{told}"));
    assert_eq!(cut, None);
    for (number, action) in lines {
        let entry = recorded.decisions().get(number - 1);
        assert_eq!(entry.map(|entry| entry.text.as_str()), Some(action), "action {number} was confirmed:\n{told}");
    }
    (half_written > 0, over)
}

#[test]
fn two_hundred_kills_lose_no_confirmed_action() {
    let match_after_match = |seeds: std::ops::Range<u64>| {
        let (mut kills, mut between) = (0, 0);
        for seed in seeds {
            let folder = tempfile::tempdir().expect("tests may write temporary files");
            let path = folder.path().join("match.jsonl");
            let mut lots = Lots::new(seed);
            for _ in 0..KILLS {
                let (half_written, over) = play_and_kill(&path, seed, &mut lots);
                kills += usize::from(!over);
                between += usize::from(half_written);
            }
            // Left alone it goes on to its end, as if it had never been killed.
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
        (kills, between)
    };
    let half = MATCHES / 2;
    let (one, other) = thread::scope(|scope| {
        let one = scope.spawn(|| match_after_match(0..half));
        let other = match_after_match(half..MATCHES);
        (one.join().expect("no assertion has failed"), other)
    });
    let (kills, between) = (one.0 + other.0, one.1 + other.1);
    assert!(kills >= 190, "{kills} matches were killed before their end");
    assert!(between >= 20, "{between} kills fell between writing and renaming");
}
