//! Resuming what is damaged, and what only looks so: nothing is touched before it is certain, and nothing is repaired silently.

use std::fs;

use holochess::{
    locale::{Language, Locale},
    record::{LoadNote, Problem, RecordedMatch},
    storage,
};

use super::{Folder, whole_match};
use crate::{
    place::Place,
    play::{Lots, begin, play},
};

/// A record that cannot be resumed although a sound one lies beside it: it is told, and both stay as they are.
fn refused(record: &str, backup: &str) -> String {
    let folder = Folder::new();
    let path = folder.file(record);
    fs::write(storage::backup_of(&path), backup).expect("the folder is ours");
    let error = RecordedMatch::load(&path).expect_err("it is not to be resumed");
    assert_eq!(folder.names(), ["match.jsonl", "match.jsonl.bak"]);
    assert_eq!(fs::read_to_string(&path).expect("untouched"), record);
    assert_eq!(fs::read_to_string(storage::backup_of(&path)).expect("untouched"), backup);
    error.to_string()
}

#[test]
fn the_record_of_a_newer_program_is_not_taken_for_a_damaged_one() {
    let text = whole_match(3).text();
    let newer = text.replacen("\"version\":1", "\"version\":5,\"colour\":1", 1);
    let told = refused(&newer, &text);
    assert!(told.contains("version 5") && told.contains("newer version") && !told.contains("damaged"), "{told}");
    let told = refused(&text.replacen("\"version\":1", "\"version\":0", 1), &text);
    assert!(told.contains("version 0") && !told.contains("newer"), "{told}");
}

#[test]
fn another_match_does_not_take_the_place_of_a_damaged_one() {
    let text = whole_match(3).text();
    let damaged = text.replacen("{\"action\":", "{\"colour\":", 1);
    let told = refused(&damaged, &whole_match(4).text());
    assert!(told.contains("line 2: ") && told.contains("match.jsonl.bak belongs to another match"), "{told}");
    // Also where the header itself is damaged, but still says which match it is.
    refused(&text.replacen("\"program\"", "\"programme\"", 1), "x");
    let no_game = text.replacen("\"game\":\"holochess\"", "\"game\":\"chess\"", 1);
    refused(&no_game, &whole_match(4).text());
    // The same seed at another table is another match.
    let table = text.replacen("\"deal\":\"random\"", "\"deal\":\"balanced\"", 1);
    assert_ne!(table, text);
    assert!(RecordedMatch::load(&Folder::new().file(&table)).is_err());
    refused(&table, &text);

    // Its own last good one does, whichever part of it is damaged.
    for damaged in [damaged, no_game, text.replacen("\"seed\":\"", "\"seed\":\"x", 1), "\0\0\0\n".to_owned()] {
        let folder = Folder::new();
        let path = folder.file(&damaged);
        fs::write(storage::backup_of(&path), &text).expect("the folder is ours");
        let (recorded, report) = RecordedMatch::load(&path).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(recorded.text(), text);
        assert!(matches!(&*report.notes, [LoadNote::FellBack { aside: Some(_), .. }]));
        assert_eq!(fs::read_to_string(path.with_extension("jsonl.unreadable-1")).expect("kept aside"), damaged);
    }
}

#[test]
fn looking_at_a_damaged_record_changes_nothing() {
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 4);
    let text = recorded.text();
    let folder = Folder::new();
    let path = folder.file(&text[..text.len() - 9]);
    let found = RecordedMatch::examine(&path).expect("only its last line is cut off");
    assert!(text.starts_with(&found.recorded().text()));
    assert_eq!(folder.names(), ["match.jsonl"]);
    // Another program has repaired the file meanwhile and gone on, so it is left alone.
    fs::write(&path, &text).expect("the folder is ours");
    let error = found.resume().expect_err("the file is another one now");
    assert!(matches!(*error.problem, Problem::File(_)) && error.is_about_access(), "{error}");
    assert_eq!(folder.names(), ["match.jsonl"]);
    let (_, report) = RecordedMatch::examine(&path).expect("it is whole").resume().expect("nothing has to be repaired");
    assert!(report.notes.is_empty());
}

#[test]
fn at_the_terminal_a_repair_is_told_and_another_game_is_left_alone() {
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(3), 4);
    let (text, place) = (recorded.text(), Place::new());
    let cut = &text[..text.len() - 9];
    let path = place.write("match.jsonl", cut);
    let said = place.run(&["text", "groi", "--load", "match.jsonl", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("holochess"), "{}", said.err);
    assert_eq!(fs::read_to_string(&path).expect("untouched"), cut);
    let said = place.run(&["text", "holochess", "--load", "match.jsonl", "--lang", "en"], "quit\n");
    let told = said.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(
        told.contains("line 5: the file ends in the middle of this line.") && told.contains("unreadable-1"),
        "{told}"
    );
    let locale = Locale::new(Language::English);
    assert!(locale.has("load-cut") && RecordedMatch::verify(&path).is_ok());

    for record in [&b"\xff\xfe\0\n"[..], b"\0\0\0\0"] {
        place.write("binary.jsonl", record);
        let said = place.run(&["verify", "binary.jsonl", "--lang", "en"], "");
        assert!(said.status == 2 && said.err.contains("line 1"), "{}", said.err);
    }
}

#[test]
#[cfg(unix)]
fn on_a_full_disk_leaving_says_what_is_lost_and_stays() {
    let place = Place::new();
    let arguments = ["text", "holochess", "--p2", "human", "--seed", "7", "--lang", "en", "--save", "match.jsonl"];
    let said = place.run_with_room(1, &arguments, "o9-d\nundo\n".repeat(40) + "quit\nboard\nquit\nquit\n");
    let told = said.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(told.matches("You are still in the match. To save it elsewhere, type: save FILE.").count(), 2, "{told}");
    let saved = fs::read_to_string(place.path("match.jsonl")).expect("the header fitted").lines().count();
    let unsaved = format!("{} steps of the match are not saved.", 81 - saved);
    assert!(told.contains(&unsaved), "{unsaved}: {told}");
    assert_eq!(said.status, 3, "{told}");
    assert!(said.err.contains("there is no space left.") && said.err.contains(&unsaved), "{}", said.err);
}
