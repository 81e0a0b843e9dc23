//! The window's process is killed at any moment: while a match is played and saved, taken over from an old autosave, imported, repaired,
//! deleted and brought back. Everything that was confirmed is there and resumes exactly; nothing is overwritten, and nothing is lost.

use std::{
    env, fs,
    ops::Range,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use holochess::{
    platform::fs::END_VARIABLE,
    record::{MatchSetup, RecordedMatch, SeatInfo, Who, to_text_line},
    rules::{GameId, ToAct, dice::Seed},
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, HANG, Program},
    window::{SIZE, settle},
};

/// How often the window is killed by [`a_window_that_is_killed_a_thousand_times_loses_nothing`], if it is not a thousand times.
const KILLS: &str = "HOLOCHESS_WINDOW_KILLS";
/// The longest that a window is used before it is killed, in milliseconds.
const LONGEST: u64 = 2500;

/// A small generator, so that every run kills at the same moments (xorshift64).
struct Lots(u64);

impl Lots {
    fn below(&mut self, count: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % count
    }
}

/// A match of two people after so many decisions; everything follows from its number.
fn played(number: u64, decisions: usize) -> RecordedMatch {
    let game = GameId::Holochess;
    let seat = |name: &str| SeatInfo { who: Who::Human, name: name.to_owned() };
    let seats = vec![seat("Ada"), seat("Ben")];
    let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(number), position: None };
    let mut recorded = RecordedMatch::begin(setup).expect("it can begin").0;
    let mut lots = Lots(number * 977 + 1);
    while let (ToAct::Choose(seat), true) = (recorded.table().to_act(), recorded.decisions().len() < decisions) {
        let actions = recorded.table().actions();
        let action = actions[lots.below(actions.len() as u64) as usize];
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded
}

/// The texts of all files in a folder and in those within it.
fn all_texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            texts.extend(all_texts(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            texts.push((path, text));
        }
    }
    texts
}

/// A home, and what is known to be kept in it.
struct Place {
    home: PathBuf,
    /// Texts that files have to begin with, somewhere.
    kept: Vec<String>,
    /// Files whose match has to have come through this position.
    through: Vec<(PathBuf, String)>,
    /// The match that was played last, which is taken up again.
    last: Option<PathBuf>,
    /// How often a match had more decisions after a kill than before.
    grown: u64,
}

impl Place {
    fn saves(&self) -> PathBuf {
        self.home.join("saves")
    }

    /// Looks at everything that is on the disk.
    fn check(&self, what: &str) {
        let texts = all_texts(&self.saves());
        for wanted in &self.kept {
            assert!(texts.iter().any(|(_, text)| text.starts_with(wanted)), "{what}: lost:\n{wanted}");
        }
        for (file, position) in &self.through {
            let (recorded, _) =
                RecordedMatch::open(file).unwrap_or_else(|why| panic!("{what}: {}: {why:?}", file.display()));
            let comes_through = |count| recorded.table_at(count).position_text().as_deref() == Some(position);
            assert!(
                (0..=recorded.decisions().len()).any(comes_through),
                "{what}: {} has lost {position}",
                file.display()
            );
        }
        // Whatever is a match is whole, but those that are there damaged on purpose.
        for (file, text) in texts.iter().filter(|(file, _)| file.extension().is_some_and(|end| end == "jsonl")) {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            // The shelf's index is none, and may be there or not.
            if text.is_empty() || name.starts_with("broken") || name.starts_with('.') {
                continue;
            }
            let verified = RecordedMatch::verify(file);
            assert!(verified.is_ok(), "{what}: {}: {:?}", file.display(), verified.err());
        }
    }
}

/// What is done with a window before it is killed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Work {
    Play,
    PlayOn,
    TakeOver,
    Import,
    Repair,
    Delete,
}

/// Uses a window for a while and kills it, or lets it end at one of its writes; says whether it was that.
fn use_and_kill(desktop: &Desktop, place: &mut Place, work: Work, number: u64, lots: &mut Lots) -> bool {
    let saves = place.saves();
    let path = |name: &str| saves.join(name).to_str().expect("a plain path").to_owned();
    let recorded = played(number, 3 + number as usize % 7);
    let text = recorded.text();
    let file = match work {
        Work::PlayOn if place.last.is_some() => {
            let last = place.last.clone().unwrap_or_default();
            last.to_str().expect("a plain path").to_owned()
        }
        Work::Play | Work::PlayOn | Work::Delete => path(&format!("match-{number}.jsonl")),
        Work::TakeOver => path("autosave.jsonl"),
        Work::Import => place.home.join("sent.txt").to_str().expect("a plain path").to_owned(),
        Work::Repair => path(&format!("broken-{number}.jsonl")),
    };
    let content = match work {
        Work::Import => to_text_line(&text),
        Work::Repair => text[..text.len() - 9].to_owned(),
        _ => text.clone(),
    };
    // One that is there goes on; it is known already.
    if !matches!(work, Work::TakeOver | Work::PlayOn) || !Path::new(&file).exists() {
        fs::write(&file, &content).expect("the folder is ours");
        if !matches!(work, Work::Import) {
            place.kept.push(content.clone());
        }
    }
    let before = decisions(&file);
    let arguments: Vec<&str> = match work {
        Work::Delete => Vec::new(),
        _ => vec!["play", "holochess", "--load", &file],
    };
    let write = (lots.below(3) == 0).then(|| (lots.below(40) + 1).to_string());
    let variables: Vec<(&str, &str)> = write.iter().map(|write| (END_VARIABLE, write.as_str())).collect();
    let _ = fs::remove_file(place.home.join("trace.jsonl"));
    let mut program = Program::start_with(desktop, &place.home, &arguments, &variables);
    let begun = Instant::now();
    let is_ready = |state: &Value| state["screen"] == "title" || (state["screen"] == "match" && state["busy"] == false);
    while !program.state().is_some_and(|state| is_ready(&state)) && begun.elapsed() < HANG {
        // A repair or an import may write before the window is there.
        if write.is_some() && program.has_ended() {
            return true;
        }
        thread::sleep(Duration::from_millis(20));
    }
    assert!(begun.elapsed() < HANG, "{work:?} {number}: {:?}\n{}", program.state(), program.log());
    if matches!(work, Work::Import) {
        // The window shows it, so it is on the shelf.
        place.kept.push(text.clone());
    }
    if matches!(work, Work::Play | Work::PlayOn | Work::TakeOver | Work::Repair) {
        // It is resumed exactly as it was left.
        let (recorded, _) = RecordedMatch::open(Path::new(&file)).expect("the window has just read it");
        let shown = program.state().map(|state| state["position"].clone()).unwrap_or_default();
        assert_eq!(shown.as_str(), recorded.table().position_text().as_deref(), "{work:?} {number}");
    }
    desktop.focus("Holochess");
    let until = Instant::now() + Duration::from_millis(lots.below(LONGEST));
    let keys: &[&str] = match work {
        Work::Delete => &["Down", "Down", "Return", "Delete", "z", "Delete"],
        _ => &["Tab", "Return", "Tab", "Return"],
    };
    let mut at_write = false;
    for key in keys.iter().cycle() {
        if Instant::now() >= until {
            break;
        }
        desktop.key(key);
        if write.is_some() && program.has_ended() {
            at_write = true;
            break;
        }
        // What the window says to be saved is confirmed.
        if let (Work::Play | Work::PlayOn | Work::TakeOver, Some(state)) = (work, program.state())
            && state["saving"] == false
            && state["phase"] == "choosing"
            && let Some(position) = state["position"].as_str()
        {
            place.through.push((PathBuf::from(&file), position.to_owned()));
        }
    }
    drop(program);
    if work == Work::Play {
        place.last = Some(PathBuf::from(&file));
    }
    place.grown += u64::from(decisions(&file) > before);
    at_write
}

/// How many decisions the match of a file has; none where there is no match.
fn decisions(file: &str) -> usize {
    RecordedMatch::open(Path::new(file)).map_or(0, |(recorded, _)| recorded.decisions().len())
}

/// Kills windows with these numbers; says how many ended at a write, and how many in a match that had gone on.
fn kill_windows(kills: Range<u64>) -> [u64; 2] {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let desktop_folder = tempfile::tempdir().expect("a folder for the test");
    let desktop = Desktop::start(desktop_folder.path(), SIZE[0], SIZE[1]);
    let (mut at_writes, mut grown) = (0, 0);
    let at = |home: PathBuf| Place { home, kept: Vec::new(), through: Vec::new(), last: None, grown: 0 };
    let (mut place, mut lots) = (at(PathBuf::new()), Lots(20));
    for kill in kills.clone() {
        // A home of its own for every fifty kills, so that looking at it stays quick, and moments of their own, so that any part of a
        // thousand can be run alone.
        if kill.is_multiple_of(50) || kill == kills.start {
            lots = Lots(20 + kill);
            grown += place.grown;
            place = at(folder.path().join(kill.to_string()));
            fs::create_dir_all(place.saves()).expect("the folder is ours");
            settle(&place.home);
        }
        let work =
            [Work::Play, Work::Repair, Work::TakeOver, Work::Import, Work::PlayOn, Work::Delete][kill as usize % 6];
        at_writes += u64::from(use_and_kill(&desktop, &mut place, work, kill + 1, &mut lots));
        place.check(&format!("kill {kill}, {work:?}"));
        let gone_on = grown + place.grown;
        eprintln!("{} of {} killed, {at_writes} while writing, {gone_on} after decisions", kill + 1, kills.end);
    }
    [at_writes, grown + place.grown]
}

#[test]
fn a_window_that_is_killed_at_six_moments_loses_nothing() {
    kill_windows(0..6);
}

/// `HOLOCHESS_WINDOW_KILLS=50` kills fifty, `HOLOCHESS_WINDOW_KILLS=50..100` the second fifty.
#[test]
#[ignore = "a window takes seconds to open: hours"]
fn a_window_that_is_killed_a_thousand_times_loses_nothing() {
    let wanted = env::var(KILLS).unwrap_or_else(|_| "1000".to_owned());
    let (first, end) = wanted.split_once("..").unwrap_or(("0", &wanted));
    let number = |text: &str| text.parse().unwrap_or_else(|_| panic!("{KILLS} is a number or a range: {wanted}"));
    let (first, end) = (number(first), number(end));
    let [at_writes, grown] = kill_windows(first..end);
    let kills = end - first;
    assert!(at_writes * 20 >= kills, "{at_writes} of {kills} ended at a write");
    assert!(grown * 20 >= kills, "{grown} of {kills} were killed after decisions");
}
