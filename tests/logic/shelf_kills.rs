//! The plug is pulled while a shelf is used: matches are played on, taken over from an old autosave, deleted, brought back, imported
//! and repaired, and the program is killed at any moment. Every confirmed decision is there and resumes exactly, nothing is
//! overwritten, and nothing is lost.

use std::{
    collections::BTreeMap,
    env, fs,
    io::{BufRead, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use holochess::{
    platform::fs::END_VARIABLE,
    record::{RecordedMatch, Shelf},
};

use crate::play::{Lots, begin, to_choose};

/// The variable that makes the worker work: a folder, and a number that its lots follow from.
const WORKER: &str = "HOLOCHESS_SHELF_WORKER";
/// How many matches are played on the shelf; the first lies in an old autosave.
const MATCHES: u64 = 6;

/// The file of a match.
fn file_of(folder: &Path, number: u64) -> PathBuf {
    folder.join(if number == 0 { "autosave.jsonl".to_owned() } else { format!("match-{number}.jsonl") })
}

/// Plays a match one decision further; the decision follows from its number alone. Says how many there are, unless it is over.
fn step(recorded: &mut RecordedMatch, number: u64) -> Option<usize> {
    let seat = to_choose(recorded)?;
    let action = Lots::new(number * 100_000 + recorded.decisions().len() as u64).action(recorded.table());
    recorded.decide(seat, action).expect("a legal action that can be saved");
    Some(recorded.decisions().len())
}

/// The match after so many decisions.
fn expected(number: u64, decisions: usize) -> RecordedMatch {
    let mut recorded = begin(7_000 + number, ["human", "human"]);
    while recorded.decisions().len() < decisions && step(&mut recorded, number).is_some() {}
    recorded
}

/// A match of another player, as it is imported.
fn imported(number: u64) -> String {
    expected(500_000 + number, 3 + number as usize % 9).text()
}

/// A damaged match: its last line is cut, or one in the middle is nonsense.
fn damaged(number: u64) -> String {
    let text = expected(900_000 + number, 12).text();
    if number.is_multiple_of(2) {
        text[..text.len() - 9].to_owned()
    } else {
        let middle = text.lines().nth(6).expect("there are as many lines").to_owned();
        text.replacen(&middle, "{nonsense", 1)
    }
}

fn say(text: &str) {
    println!("done {text}");
    std::io::stdout().flush().expect("standard output is open");
}

/// Works on the shelf until it is killed. Run as a test of its own by [`kill_again_and_again`], and does nothing otherwise.
#[test]
fn worker_that_is_killed() {
    let Ok(wanted) = env::var(WORKER) else { return };
    let (seed, folder) = wanted.split_once(':').expect("a number and a folder");
    let (folder, mut lots) = (Path::new(folder), Lots::new(seed.parse().expect("a number")));
    let shelf = Shelf::at(folder);
    let mut count = 0_u64;
    loop {
        count += 1;
        let fresh = seed.parse::<u64>().expect("a number") * 100 + count;
        let number = lots.below(MATCHES as usize) as u64;
        let file = file_of(folder, number);
        let is_there = RecordedMatch::is_saved(&file);
        match lots.below(8) {
            0..=3 => {
                // Where it is neither there nor deleted it begins; what is there is loaded and goes on.
                if !is_there && folder.join("deleted").exists() && lots.below(3) > 0 {
                    continue;
                }
                let mut recorded = if is_there {
                    let (recorded, _) = RecordedMatch::load(&file).expect("what was confirmed can be read");
                    recorded
                } else {
                    begin(7_000 + number, ["human", "human"])
                };
                recorded.autosave_to(file).expect("the folder is ours");
                for _ in 0..lots.below(6) {
                    let Some(decisions) = step(&mut recorded, number) else { break };
                    say(&format!("saved {number} {decisions}"));
                }
            }
            4 if is_there => {
                let deleted = shelf.delete(&file).expect("it is there");
                say(&format!("deleted {number}"));
                if lots.below(4) > 0 {
                    shelf.bring_back(&deleted).expect("it was deleted just now");
                    say(&format!("back {number}"));
                }
            }
            5 | 6 => {
                shelf.import_text(&imported(fresh)).expect("it is a record");
                say(&format!("imported {fresh}"));
            }
            7 => {
                let broken = folder.join(format!("broken-{fresh}.jsonl"));
                fs::write(&broken, damaged(fresh)).expect("the folder is ours");
                say(&format!("broken {fresh}"));
                shelf.repair(&broken).expect("most of it can be saved");
                say(&format!("repaired {fresh}"));
            }
            _ => {}
        }
    }
}

/// Everything that was confirmed, in all runs.
#[derive(Default)]
struct ConfirmedDecisions {
    decisions: BTreeMap<u64, usize>,
    imported: Vec<u64>,
    broken: Vec<u64>,
    repaired: Vec<u64>,
}

impl ConfirmedDecisions {
    fn take_in(&mut self, line: &str) {
        let Some(told) = line.trim().split("done ").nth(1) else { return };
        let mut words = told.split(' ');
        let what = words.next().unwrap_or_default();
        let mut number = || words.next().and_then(|word| word.parse::<u64>().ok());
        match (what, number(), number()) {
            ("saved", Some(of), Some(decisions)) => {
                let known = self.decisions.entry(of).or_default();
                *known = (*known).max(decisions as usize);
            }
            ("imported", Some(of), _) => self.imported.push(of),
            ("broken", Some(of), _) => self.broken.push(of),
            ("repaired", Some(of), _) => self.repaired.push(of),
            _ => {}
        }
    }

    /// Looks at what is on the disk.
    fn check(&self, folder: &Path) {
        let texts = all_texts(folder);
        let is_kept = |wanted: &str| texts.iter().any(|(_, text)| text.starts_with(wanted));
        for (number, decisions) in &self.decisions {
            let wanted = expected(*number, *decisions);
            assert!(is_kept(&wanted.text()), "match {number} is nowhere with its {decisions} decisions");
            let file = file_of(folder, *number);
            // An empty file is a name that was taken for a match on its way back, and the match lies where it was.
            if RecordedMatch::is_saved(&file) {
                // What is at its place resumes exactly, wherever it is.
                let (recorded, _) =
                    RecordedMatch::open(&file).unwrap_or_else(|why| panic!("{}: {why:?}", file.display()));
                let again = expected(*number, recorded.decisions().len());
                assert_eq!(recorded.text(), again.text(), "match {number} resumes exactly");
            }
        }
        for number in &self.imported {
            assert!(is_kept(&imported(*number)), "what was imported as {number} is there whole");
        }
        for number in &self.broken {
            let bytes = damaged(*number);
            assert!(texts.iter().any(|(_, text)| *text == bytes), "damaged as it is, {number} is kept");
        }
        for number in &self.repaired {
            let file = folder.join(format!("broken-{number}.jsonl"));
            let (recorded, _) = RecordedMatch::open(&file).expect("what was repaired can be read");
            let again = expected(900_000 + number, recorded.decisions().len());
            assert_eq!(recorded.text(), again.text());
            assert!(recorded.decisions().len() >= 4, "{} of 12", recorded.decisions().len());
        }
    }
}

/// The texts of all files in a folder and in those within it.
fn all_texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("it is there").flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts.extend(all_texts(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            texts.push((path, text));
        }
    }
    texts
}

/// Kills the worker so often; looks at the whole shelf every few kills, and at the end.
fn kill_again_and_again(kills: u64, first: u64) {
    let place = tempfile::tempdir().expect("a folder for the test");
    let (mut folder, mut all) = (place.path().join("0"), ConfirmedDecisions::default());
    let (mut at_writes, mut lots) = (0, Lots::new(first));
    for kill in 0..kills {
        // A shelf of its own for every hundred kills, so that looking at it stays quick.
        if kill.is_multiple_of(100) {
            folder = place.path().join(kill.to_string());
            fs::create_dir(&folder).expect("the folder is ours");
            all = ConfirmedDecisions::default();
            // An old autosave, written by a version that knew only one.
            fs::write(file_of(&folder, 0), expected(0, 5).text()).expect("the folder is ours");
            all.decisions.insert(0, 5);
        }
        let mut command = Command::new(env::current_exe().expect("this program"));
        command.args(["--exact", "shelf_kills::worker_that_is_killed", "--nocapture", "--test-threads=1"]);
        command.env(WORKER, format!("{}:{}", first + kill, folder.display()));
        let write = (lots.below(3) == 0).then(|| lots.below(180) + 1);
        if let Some(write) = write {
            command.env(END_VARIABLE, write.to_string());
        }
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut output = BufReader::new(child.stdout.take().expect("it is piped"));
        let mut line = String::new();
        if write.is_none() {
            for _ in 0..lots.below(24) {
                line.clear();
                if output.read_line(&mut line).expect("it is text") == 0 {
                    break;
                }
                all.take_in(&line);
            }
            thread::sleep(Duration::from_micros(lots.below(4000) as u64));
            let ended = child.try_wait().expect("it is our child");
            child.kill().expect("it is our child");
            assert!(ended.is_none(), "the worker gave up: {ended:?}");
        }
        // What it confirmed before it was killed counts as well; what ends before a write ends by itself.
        loop {
            line.clear();
            match output.read_line(&mut line) {
                Ok(0) | Err(_) => break,
                Ok(_) if line.ends_with('\n') => all.take_in(&line),
                Ok(_) => {}
            }
        }
        let rest = child.wait_with_output().expect("it is our child");
        let said = String::from_utf8_lossy(&rest.stderr);
        assert!(!said.contains("panicked"), "the worker gave up: {said}");
        at_writes += u64::from(write.is_some());
        if kill % 5 == 4 || kill + 1 == kills {
            all.check(&folder);
        }
    }
    assert!(at_writes * 5 >= kills, "{at_writes} of {kills} were killed at a write");
}

#[test]
fn a_shelf_that_is_killed_forty_times_loses_nothing() {
    kill_again_and_again(40, 1);
}

#[test]
#[ignore = "a thousand kills: some minutes"]
fn a_shelf_that_is_killed_a_thousand_times_loses_nothing() {
    kill_again_and_again(1000, 10_000);
}
