//! The programs at an online table are killed, one or both, at any write and at any moment: what a program has told once never
//! changes, every match goes on to its end, and both records are the same and verify.

use std::{
    collections::BTreeMap,
    fs,
    path::PathBuf,
    process::Command,
    sync::mpsc::RecvTimeoutError,
    thread,
    time::{Duration, Instant},
};

use holochess::platform::fs::END_VARIABLE;
use serde_json::Value;

use crate::{
    PROGRAM,
    lots::Lots,
    place::Place,
    seated::{PATIENCE, Seated, compare},
};

/// The most writes of a program that ends itself: two or three decisions with their dice.
const WRITES: usize = 40;

/// How often programs were killed, and when.
#[derive(Default)]
struct Tally {
    kills: usize,
    at_writes: usize,
    in_attacks: usize,
    matches: usize,
}

/// A program at the table, and how it is started.
struct Side {
    home: &'static str,
    first: Vec<String>,
    again: Vec<String>,
    program: Seated,
    /// Whether it ends itself at a write.
    ends_itself: bool,
    is_over: bool,
}

fn start(place: &Place, home: &str, arguments: &[String], write: Option<usize>) -> Seated {
    let mut command = Command::new(PROGRAM);
    if let Some(write) = write {
        command.env(END_VARIABLE, write.to_string());
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    Seated::run(command, place, home, &arguments)
}

/// The number and the rest of a line that tells a decision: `12. o2-o4 (player 1)`.
fn decision(line: &str) -> Option<(usize, &str)> {
    let (number, rest) = line.split_once(". ")?;
    Some((number.parse().ok()?, rest))
}

fn only_file(place: &Place, home: &str, folder: &str, end: &str) -> Option<PathBuf> {
    let files = fs::read_dir(place.path(home).join(folder)).ok()?.flatten().map(|file| file.path());
    files.into_iter().find(|path| path.extension().is_some_and(|other| other == end))
}

impl Side {
    /// Takes in what it has said. Whether it has told a decision that was not told before.
    fn hear(&mut self, told: &mut BTreeMap<usize, String>) -> bool {
        let mut is_new = false;
        loop {
            match self.program.lines.recv_timeout(Duration::from_millis(1)) {
                Ok(line) => {
                    if let Some((number, what)) = decision(&line) {
                        let known = told.entry(number).or_insert_with(|| {
                            is_new = true;
                            what.to_owned()
                        });
                        assert_eq!(known, what, "decision {number} was told before, {:#?}", self.program.said);
                    }
                    self.program.said.push(line);
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return is_new,
            }
        }
    }

    /// Whether it runs no more. What ends neither by itself nor with the match is a fault.
    fn has_ended(&mut self, told: &mut BTreeMap<usize, String>) -> bool {
        let Some(status) = self.program.child.try_wait().expect("it is our child") else { return false };
        self.hear(told);
        if status.success() {
            self.is_over = true;
        } else {
            let errors = self.program.errors();
            assert!(self.ends_itself, "{}: {status}: {:#?}\n{errors}", self.home, self.program.said);
        }
        true
    }

    /// Whether the last entry that it has kept is a decision whose dice are not shown yet.
    fn is_in_attack(&self, place: &Place) -> bool {
        let text = only_file(place, self.home, "live", "json").and_then(|path| fs::read_to_string(path).ok());
        let Some(file) = text.and_then(|text| serde_json::from_str::<Value>(&text).ok()) else { return false };
        let table = &file["table"];
        let own = table.get("host").or_else(|| table.get("guest"));
        let entries = own.and_then(|table| table["entries"].as_array());
        let last = entries.and_then(|entries| entries.last());
        last.is_some_and(|entry| entry["body"]["act"]["value"].is_string())
    }
}

/// Plays one match of a game by computers, and kills programs until it is over or so many were killed.
fn play_and_kill(game: &str, most: usize, lots: &mut Lots, tally: &mut Tally) {
    let place = Place::new();
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let first = words(&format!("open {game} --p1 greedy"));
    let mut program = start(&place, "ada", &first, None);
    let line = program.wait_for("holochess-live:");
    let (ends_itself, is_over) = (false, false);
    let host = Side { home: "ada", first, again: Vec::new(), program, ends_itself, is_over };
    let first = words(&format!("join {line} --as greedy"));
    let program = start(&place, "bo", &first, None);
    let guest = Side { home: "bo", again: first.clone(), first, program, ends_itself, is_over };
    let mut sides = [host, guest];
    let mut told = BTreeMap::new();
    let mut kills = 0;
    // Before the first decision there is no record to come back by.
    let opening = sides[0].program.wait_for("1. ");
    told.insert(1, opening.split_once(". ").expect("it is so").1.to_owned());
    let record = only_file(&place, "ada", "saves", "jsonl").expect("it is dealt");
    sides[0].again = vec!["open".to_owned(), "--resume".to_owned(), record.to_str().expect("a plain path").to_owned()];
    while kills < most && sides.iter().all(|side| !side.is_over) {
        // Both go on for some decisions, unless one of them ends itself before.
        let (mut left, since) = (lots.below(4), Instant::now());
        let ends_itself = sides.iter().any(|side| side.ends_itself);
        let mut ended = [false; 2];
        while (ends_itself || left > 0) && ended == [false; 2] {
            for (side, ended) in sides.iter_mut().zip(&mut ended) {
                if side.hear(&mut told) {
                    left = left.saturating_sub(1);
                }
                *ended = side.has_ended(&mut told);
            }
            if since.elapsed() > PATIENCE {
                let errors = sides.each_mut().map(|side| side.program.errors());
                let said = sides.each_ref().map(|side| side.program.said.clone());
                panic!("the match does not go on: {said:#?} {errors:#?}");
            }
        }
        if sides.iter().any(|side| side.is_over) {
            break;
        }
        if ended == [false; 2] {
            thread::sleep(Duration::from_micros(lots.below(30_000) as u64));
            let victims = [[true, false], [false, true], [true, false], [false, true], [true, true]][lots.below(5)];
            for ((side, ended), is_meant) in sides.iter_mut().zip(&mut ended).zip(victims) {
                if is_meant {
                    side.program.child.kill().expect("it is our child");
                    let status = side.program.child.wait().expect("it is our child");
                    side.hear(&mut told);
                    side.is_over = status.success();
                    *ended = !status.success();
                }
            }
        } else {
            tally.at_writes += 1;
        }
        for (side, ended) in sides.iter_mut().zip(ended) {
            if ended {
                kills += 1;
                tally.in_attacks += usize::from(side.is_in_attack(&place));
                let write = (lots.below(2) == 0 && kills < most).then(|| lots.below(WRITES) + 1);
                side.program = start(&place, side.home, &side.again, write);
                side.ends_itself = write.is_some();
            }
        }
    }
    tally.kills += kills;
    tally.matches += 1;
    // Now nothing happens any more.
    for side in &mut sides {
        while side.ends_itself && !side.is_over {
            if side.has_ended(&mut told) && !side.is_over {
                side.program = start(&place, side.home, &side.again, None);
                side.ends_itself = false;
            }
        }
    }
    let [host, guest] = sides;
    let records = [finish(guest, &mut told), finish(host, &mut told)];
    let recorded = compare(&records);
    assert_eq!(records[1], record, "the record goes on in its file");
    for (number, what) in told {
        let text = recorded.decisions().get(number - 1).map(|entry| entry.text.as_str());
        assert_eq!(text, what.split(' ').next(), "decision {number}");
    }
}

/// Waits for the end of the match; the record is the last line.
fn finish(mut side: Side, told: &mut BTreeMap<usize, String>) -> PathBuf {
    let since = Instant::now();
    while !side.has_ended(told) {
        side.hear(told);
        assert!(since.elapsed() < PATIENCE, "{} does not end: {:#?}", side.home, side.program.said);
    }
    assert!(side.is_over, "{:?}: {:#?}", side.first, side.program.said);
    PathBuf::from(side.program.said.last().expect("it says where the record is"))
}

/// Kills so many programs, in so many matches at the same time: most of it is waiting for a program to see that the other is away.
fn kill(kills: usize, at_once: usize) -> Tally {
    let each = kills.div_ceil(at_once);
    let lane = |lane: usize| {
        let (mut tally, mut lots) = (Tally::default(), Lots::new(lane as u64));
        while tally.kills < each {
            let game = ["holochess", "holochess", "demeter"][(lane + tally.matches) % 3];
            play_and_kill(game, (each - tally.kills).min(12), &mut lots, &mut tally);
            let Tally { kills, at_writes, in_attacks, matches } = tally;
            eprintln!("{lane}: {kills} kills in {matches} matches, {at_writes} at a write, {in_attacks} in an attack");
        }
        tally
    };
    thread::scope(|scope| {
        let lanes: Vec<_> = (0..at_once).map(|number| scope.spawn(move || lane(number))).collect();
        lanes.into_iter().map(|lane| lane.join().expect("no assertion has failed")).fold(
            Tally::default(),
            |sum, one| Tally {
                kills: sum.kills + one.kills,
                at_writes: sum.at_writes + one.at_writes,
                in_attacks: sum.in_attacks + one.in_attacks,
                matches: sum.matches + one.matches,
            },
        )
    })
}

#[test]
fn a_table_goes_on_after_twenty_kills() {
    let tally = kill(20, 4);
    assert!(tally.kills >= 20);
}

#[test]
#[ignore = "five hundred kills: a quarter of an hour"]
fn a_table_goes_on_after_five_hundred_kills() {
    let Tally { kills, at_writes, in_attacks, matches } = kill(500, 10);
    eprintln!("{kills} kills in {matches} matches, {at_writes} of them at a write, {in_attacks} in an attack");
    assert!(kills >= 500 && at_writes >= 100, "{at_writes} of {kills} at a write");
    assert!(in_attacks >= 20, "{in_attacks} of {kills} in an attack");
}
