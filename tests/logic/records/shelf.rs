//! The folder of the saved matches: names that no two matches share, and the match that can be continued.

use std::{
    fs,
    path::Path,
    time::{Duration, SystemTime},
};

use holochess::{
    record::{Problem, RecordedMatch, Shelf},
    rules::{Action, GameId, Seat},
};

use super::Folder;
use crate::play::{Lots, begin, play};

/// Sets when a file was written last: so many seconds after some moment.
fn written(path: &Path, second: u64) {
    let moment = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000_000 + second);
    fs::File::options().write(true).open(path).and_then(|file| file.set_modified(moment)).expect("the file is ours");
}

/// A match that is not over, after a few decisions, as a file.
fn unfinished(folder: &Path, name: &str, seed: u64, second: u64) -> RecordedMatch {
    let mut recorded = begin(seed, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(seed), 3);
    recorded.save_to(&folder.join(name)).expect("the folder is ours");
    written(&folder.join(name), second);
    recorded
}

/// The same, but over.
fn finished(folder: &Path, name: &str, second: u64) {
    let mut recorded = begin(1, ["human", "human"]);
    recorded.decide(Seat::FIRST, Action::Resign).expect("a player may resign");
    recorded.save_to(&folder.join(name)).expect("the folder is ours");
    written(&folder.join(name), second);
}

/// Every file in a folder with its content.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("the folder is ours").flatten();
    let mut files: Vec<_> = entries
        .filter(|entry| entry.path().is_file())
        .map(|entry| {
            let name = entry.file_name().to_string_lossy().into_owned();
            (name, fs::read(entry.path()).expect("it can be read"))
        })
        .collect();
    files.sort();
    files
}

#[test]
fn no_two_matches_have_one_file() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("new/saves"));
    let recorded = begin(7, ["human", "human"]);
    let name = format!("holochess-{}", &recorded.seed_hash()[..8]);
    let mut claimed = Vec::new();
    for count in 1..=3 {
        let path = shelf.claim(recorded.setup()).expect("the folder can be made");
        let expected = if count == 1 { name.clone() } else { format!("{name}-{count}") };
        assert_eq!(path, shelf.folder().join(expected + ".jsonl"));
        assert_eq!(fs::read(&path).expect("it is there"), b"");
        claimed.push(path);
    }
    // Of the second match only the last good copy is left; its name is not given to another match.
    fs::rename(&claimed[1], claimed[1].with_extension("jsonl.bak")).expect("it is ours");
    let next = shelf.claim(recorded.setup()).expect("the folder is there");
    assert!(!claimed.contains(&next), "{}", next.display());
}

#[test]
fn the_match_that_is_continued_is_the_newest_that_is_not_over() {
    let folder = Folder::new();
    let path = folder.0.path();
    let shelf = Shelf::at(path);
    assert!(shelf.newest(|_| true).expect("an empty folder").newest.is_none());
    assert!(Shelf::at(path.join("not there")).newest(|_| true).expect("no folder, no matches").newest.is_none());
    unfinished(path, "old.jsonl", 2, 10);
    // What older versions of the program left behind is a match like any other.
    let waiting = unfinished(path, "autosave.jsonl", 3, 20);
    finished(path, "over.jsonl", 30);
    let claimed = shelf.claim(waiting.setup()).expect("the folder is there");
    written(&claimed, 40);
    for other in ["note.txt", ".hidden.jsonl", "over.jsonl.bak", "match.jsonl.unreadable-1", ".match.jsonl.x.tmp"] {
        fs::copy(path.join("old.jsonl"), path.join(other)).expect("the folder is ours");
        written(&path.join(other), 50);
    }
    fs::create_dir(path.join("folder.jsonl")).expect("the folder is ours");
    let before = contents(path);
    let found = shelf.newest(|_| true).expect("the folder can be read");
    let (file, recorded) = found.newest.expect("there is one");
    assert_eq!((file, recorded.text()), (path.join("autosave.jsonl"), waiting.text()));
    assert!(found.damaged.is_empty(), "{:?}", found.damaged);
    // A decision is added to the older match.
    written(&path.join("old.jsonl"), 25);
    let found = shelf.newest(|_| true).expect("the folder can be read");
    assert_eq!(found.newest.expect("there is one").0, path.join("old.jsonl"));
    assert_eq!(contents(path), before, "looking changes nothing");
}

#[test]
fn a_match_of_another_kind_is_passed_over() {
    let folder = Folder::new();
    unfinished(folder.0.path(), "match.jsonl", 2, 10);
    let found = Shelf::at(folder.0.path()).newest(|setup| setup.game == GameId::Demeter).expect("it can be read");
    assert!(found.newest.is_none() && found.damaged.is_empty());
}

#[test]
fn damaged_files_are_named_and_left_as_they_are() {
    let folder = Folder::new();
    let path = folder.0.path();
    unfinished(path, "good.jsonl", 2, 10);
    fs::write(path.join("noise.jsonl"), b"\0\xff noise").expect("the folder is ours");
    written(&path.join("noise.jsonl"), 20);
    let changed = unfinished(path, "changed.jsonl", 3, 30).text().replacen("\"name\":\"", "\"name\":\"x", 1);
    fs::write(path.join("changed.jsonl"), changed).expect("the folder is ours");
    written(&path.join("changed.jsonl"), 30);
    // An older file, which is not read.
    fs::write(path.join("older.jsonl"), "noise").expect("the folder is ours");
    written(&path.join("older.jsonl"), 5);
    let before = contents(path);
    let found = Shelf::at(path).newest(|_| true).expect("the folder can be read");
    assert_eq!(found.newest.expect("there is one").0, path.join("good.jsonl"));
    let named: Vec<_> = found.damaged.iter().map(|why| why.file.clone()).collect();
    assert_eq!(named, [path.join("changed.jsonl"), path.join("noise.jsonl")]);
    assert!(matches!(*found.damaged[0].problem, Problem::Changed | Problem::Instead { .. }), "{:?}", found.damaged[0]);
    assert_eq!(contents(path), before, "looking renames and repairs nothing");
}

#[test]
fn a_damaged_file_with_a_good_copy_is_offered_and_only_repaired_when_it_is_resumed() {
    let folder = Folder::new();
    let path = folder.0.path().join("match.jsonl");
    let good = unfinished(folder.0.path(), "match.jsonl.bak", 2, 10);
    for damage in [&b""[..], b"noise"] {
        fs::write(&path, damage).expect("the folder is ours");
        let before = contents(folder.0.path());
        let found = Shelf::at(folder.0.path()).newest(|_| true).expect("the folder can be read");
        let (file, recorded) = found.newest.expect("the copy is good");
        assert_eq!((file, recorded.text()), (path.clone(), good.text()));
        assert_eq!(contents(folder.0.path()), before, "looking repairs nothing");
    }
    let (resumed, report) = RecordedMatch::load(&path).expect("the copy is good");
    assert_eq!(resumed.text(), good.text());
    assert_eq!(report.notes.len(), 1);
}
