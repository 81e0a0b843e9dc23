//! The list of the shelf: what its index says, what it does with files that are none, titles.

use std::{fs, time::SystemTime};

use holochess::{
    record::{Content, LONGEST_TITLE, RecordedMatch, Shelf, ShelfEntry, Summary},
    rules::{Action, GameId, Seat},
};

use super::Folder;
use crate::play::{Lots, begin, play};

/// Puts a match on the shelf, played by lot for so many decisions.
fn put(shelf: &Shelf, seed: u64, most: usize) -> (std::path::PathBuf, RecordedMatch) {
    let mut recorded = begin(seed, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(seed), most);
    let file = shelf.claim(recorded.setup()).expect("the folder is ours");
    recorded.save_to(&file).expect("the folder is ours");
    (file, recorded)
}

/// Everything that a look through the shelf tells, by the name of the file.
fn listed(shelf: &Shelf) -> Vec<ShelfEntry> {
    let mut entries = Vec::new();
    shelf
        .look_through(|entry| {
            entries.push(entry);
            true
        })
        .expect("the folder can be read");
    entries.sort_by(|one, other| one.file.cmp(&other.file));
    entries
}

#[test]
fn the_list_says_of_every_match_what_its_record_says_with_and_without_an_index() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path().join("saves"));
    assert!(listed(&shelf).is_empty(), "a shelf that is not there yet is empty");
    let mut matches = Vec::new();
    for seed in 0..12 {
        matches.push(put(&shelf, seed, seed as usize * 9));
    }
    matches.push(put(&shelf, 77, usize::MAX));
    matches.sort_by(|one, other| one.0.cmp(&other.0));
    let index = shelf.folder().join(".index.jsonl");
    let first = listed(&shelf);
    assert!(index.is_file());
    for (entry, (file, recorded)) in first.iter().zip(&matches) {
        assert_eq!(entry.file, *file);
        assert_eq!(entry.content, Content::Whole(Summary::of(recorded)));
        assert_eq!((entry.is_finished(), entry.is_waiting()), (recorded.is_over(), !recorded.is_over()));
    }
    let kept = fs::read(&index).expect("it is there");
    assert_eq!(listed(&shelf), first, "from the index");
    assert_eq!(fs::read(&index).expect("it is there"), kept, "nothing has changed, and nothing is written");
    for text in ["", "noise", "{\"format\":\"holochess-shelf-index\",\"version\":2}\n"] {
        fs::write(&index, text).expect("the folder is ours");
        assert_eq!(listed(&shelf), first, "whatever the index is: {text}");
        assert_eq!(fs::read(&index).expect("it is there"), kept);
    }
    fs::remove_file(&index).expect("it is ours");
    assert_eq!(listed(&shelf), first, "without one");
}

#[test]
fn a_match_that_went_on_is_read_again_and_one_that_is_gone_is_not_listed() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let (file, mut recorded) = put(&shelf, 1, 3);
    let (gone, _) = put(&shelf, 2, 3);
    assert_eq!(listed(&shelf).len(), 2);
    recorded.decide(Seat::FIRST, Action::Resign).expect("a player may resign");
    recorded.save_to(&file).expect("the folder is ours");
    fs::remove_file(&gone).expect("it is ours");
    let now = listed(&shelf);
    assert_eq!(now.len(), 1);
    assert_eq!(now[0].content, Content::Whole(Summary::of(&recorded)));
    assert_eq!(shelf.entry(&file), Some(now[0].clone()));
}

#[test]
fn what_could_not_be_read_at_all_is_read_again_though_it_has_not_changed() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let (file, recorded) = put(&shelf, 1, 3);
    let text = fs::read_to_string(&file).expect("it is there");
    let written = fs::metadata(&file).and_then(|metadata| metadata.modified()).expect("it has a time");
    let put_back = |text: &str| {
        fs::write(&file, text).expect("the folder is ours");
        fs::File::options().write(true).open(&file).and_then(|file| file.set_modified(written)).expect("it is ours");
    };
    // It cannot be read for now; then it is as it was, with the same length and time.
    put_back(&"x".repeat(text.len()));
    let _ = fs::remove_file(holochess::storage::backup_of(&file));
    assert_eq!(listed(&shelf)[0].content, Content::Damaged(None));
    put_back(&text);
    assert_eq!(listed(&shelf)[0].content, Content::Whole(Summary::of(&recorded)));
    // An index of another version of the program is not believed.
    let index = shelf.folder().join(".index.jsonl");
    let kept = fs::read_to_string(&index).expect("it is there");
    fs::write(&index, kept.replacen(env!("CARGO_PKG_VERSION"), "0.0.1", 1).replace("\"turn\":", "\"turn\":9"))
        .expect("it is ours");
    assert_eq!(listed(&shelf)[0].content, Content::Whole(Summary::of(&recorded)));
}

#[test]
fn a_clock_that_went_back_makes_no_match_stale_or_lost() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let (file, mut recorded) = put(&shelf, 1, 6);
    assert_eq!(listed(&shelf).len(), 1);
    // The next decision is written at a time that lies before the last one, and before any epoch.
    recorded.decide(Seat::FIRST, Action::Resign).expect("a player may resign");
    recorded.save_to(&file).expect("the folder is ours");
    let before = SystemTime::UNIX_EPOCH - std::time::Duration::from_secs(10);
    fs::File::options().write(true).open(&file).and_then(|file| file.set_modified(before)).expect("it is ours");
    for _ in 0..2 {
        let now = listed(&shelf);
        assert_eq!(now[0].content, Content::Whole(Summary::of(&recorded)));
    }
}

#[test]
fn what_is_damaged_says_so_with_what_can_be_saved_and_is_mended_without_losing_a_byte() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let (file, recorded) = put(&shelf, 5, 20);
    let text = recorded.text();
    let lines: Vec<&str> = text.lines().collect();
    // The eleventh line says something else.
    let changed = [&lines[..10], &["{\"action\":\"nonsense\"}"], &lines[11..]].concat().join("\n") + "\n";
    fs::write(&file, &changed).expect("the folder is ours");
    let _ = fs::remove_file(holochess::storage::backup_of(&file));
    let entry = listed(&shelf).remove(0);
    assert!(entry.is_damaged() && !entry.is_waiting() && !entry.is_finished());
    let decisions = entry.summary().expect("its beginning can be saved").decisions;
    assert_eq!(decisions, 9);
    let why = shelf.fault(&file).expect("it is damaged");
    assert_eq!(why.line, Some(11));
    assert_eq!(fs::read_to_string(&file).expect("it is there"), changed, "looking changes nothing");
    let aside = shelf.repair(&file).expect("it can be mended").expect("there was a file");
    assert_eq!(fs::read_to_string(aside).expect("it is kept"), changed);
    let (mended, cut) = RecordedMatch::open(&file).expect("it is whole now");
    assert_eq!((mended.decisions(), cut), (&recorded.decisions()[..9], None));
    assert!(listed(&shelf)[0].is_waiting());
    assert_eq!(shelf.repair(&file).expect("nothing to mend"), None);
}

#[test]
fn the_last_good_copy_is_saved_where_it_goes_further_and_only_of_the_same_match() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let (file, recorded) = put(&shelf, 5, 20);
    let copy = holochess::storage::backup_of(&file);
    fs::write(&copy, recorded.text()).expect("the folder is ours");
    fs::write(&file, "noise").expect("the folder is ours");
    assert_eq!(listed(&shelf)[0].summary().expect("the copy is good").decisions, recorded.decisions().len());
    // Without the file the copy alone is still a match of the shelf.
    fs::remove_file(&file).expect("it is ours");
    let entry = listed(&shelf).remove(0);
    assert_eq!(entry.file, file);
    assert!(entry.is_damaged());
    assert_eq!(shelf.repair(&file).expect("it can be mended"), None);
    assert_eq!(fs::read_to_string(&file).expect("it is back"), recorded.text());
    // The copy of another match is none.
    let other = begin(6, ["human", "human"]);
    fs::write(&copy, other.text()).expect("the folder is ours");
    let header = recorded.text().lines().next().expect("it has a header").to_owned();
    fs::write(&file, format!("{header}\nnoise\n")).expect("the folder is ours");
    assert_eq!(listed(&shelf)[0].summary().map(|summary| summary.decisions), Some(0));
}

#[test]
fn other_files_are_no_matches_and_stay_as_they_are() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    for (name, text) in [("note.txt", "x"), (".hidden.jsonl", "x"), ("empty.jsonl", ""), ("x.jsonl.unreadable-1", "x")]
    {
        fs::write(folder.0.path().join(name), text).expect("the folder is ours");
    }
    fs::create_dir(folder.0.path().join("folder.jsonl")).expect("the folder is ours");
    assert!(listed(&shelf).is_empty());
    fs::write(folder.0.path().join("noise.jsonl"), [0, 255, 7]).expect("the folder is ours");
    let later = begin(1, ["human", "human"]).text().replacen("\"version\":1", "\"version\":9", 1);
    fs::write(folder.0.path().join("later.jsonl"), &later).expect("the folder is ours");
    let listed = listed(&shelf);
    assert_eq!(listed.len(), 2);
    for entry in listed {
        assert_eq!(entry.content, Content::Damaged(None), "{}", entry.file.display());
        assert!(shelf.repair(&entry.file).is_err(), "nothing takes its place");
    }
    assert_eq!(fs::read_to_string(folder.0.path().join("later.jsonl")).expect("it is there"), later);
}

#[test]
fn titles_are_kept_beside_the_matches_and_two_programs_lose_none() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let files: Vec<_> = (0..8).map(|seed| put(&shelf, seed, 2).0).collect();
    std::thread::scope(|scope| {
        for (number, file) in files.iter().enumerate() {
            let shelf = Shelf::at(folder.0.path());
            scope.spawn(move || shelf.set_title(file, &format!("  evening {number} ")).expect("it can be kept"));
        }
    });
    let titles = || listed(&shelf).into_iter().map(|entry| entry.title).collect::<Vec<_>>();
    let mut given = titles();
    given.sort();
    assert_eq!(given, (0..8).map(|number| Some(format!("evening {number}"))).collect::<Vec<_>>());
    fs::remove_file(shelf.folder().join(".index.jsonl")).expect("it is ours");
    assert!(titles().iter().all(Option::is_some), "the index has no part in them");
    shelf.set_title(&files[0], "").expect("it can be taken away");
    assert_eq!(shelf.entry(&files[0]).expect("it is there").title, None);
    shelf.set_title(&files[1], &"ü\u{202e}".repeat(200)).expect("it is cut");
    let long = shelf.entry(&files[1]).expect("it is there").title.expect("it has one");
    assert_eq!(long.chars().count(), LONGEST_TITLE);
    assert!(!long.contains('\u{202e}'));
    // What a later program has written stays.
    let later = r#"{"format":"holochess-titles","version":2,"titles":{}}"#;
    fs::write(shelf.folder().join("titles.json"), later).expect("the folder is ours");
    assert!(shelf.set_title(&files[0], "x").is_err());
    assert_eq!(fs::read_to_string(shelf.folder().join("titles.json")).expect("it is there"), later);
}

#[test]
fn dropped_listing_ends_and_keeps_what_was_read() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    for seed in 0..6 {
        put(&shelf, seed, 4);
    }
    let mut heard = 0;
    shelf
        .look_through(|_| {
            heard += 1;
            heard < 3
        })
        .expect("the folder can be read");
    assert_eq!(heard, 3);
    let lines = fs::read_to_string(shelf.folder().join(".index.jsonl")).expect("it is there").lines().count();
    assert_eq!(lines, 1 + 3);
    assert_eq!(listed(&shelf).len(), 6);
    assert_eq!(listed(&shelf)[0].summary().expect("a match").game, GameId::Holochess);
}

#[test]
fn what_the_index_says_of_a_match_is_not_read_again() {
    let folder = Folder::new();
    let shelf = Shelf::at(folder.0.path());
    let (_, recorded) = put(&shelf, 1, 3);
    let known = Summary::of(&recorded);
    assert_eq!(listed(&shelf)[0].content, Content::Whole(known.clone()));
    let index = shelf.folder().join(".index.jsonl");
    let kept = fs::read_to_string(&index).expect("it is there");
    // Only the index says so.
    let other = kept.replace(&format!("\"turn\":{}", known.turn), "\"turn\":77");
    assert_ne!(other, kept);
    fs::write(&index, other).expect("the folder is ours");
    assert_eq!(listed(&shelf)[0].content, Content::Whole(Summary { turn: 77, ..known.clone() }));
    // A piece of a player who does not sit there: this index does not know what it speaks of.
    let (start, rest) = kept.split_once("\"standing\":[[").expect("creatures stand there");
    let (cell, rest) = rest.split_once(',').expect("a cell and a player");
    let (_, rest) = rest.split_once(',').expect("a player and a creature");
    let strange = format!("{start}\"standing\":[[{cell},3,{rest}").replace("\"turn\":", "\"turn\":7");
    fs::write(&index, strange).expect("the folder is ours");
    assert_eq!(listed(&shelf)[0].content, Content::Whole(known));
}
