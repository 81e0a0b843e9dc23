//! A record that ends before its last good copy does: something at its end is lost, and the copy has it.

use std::fs;

use holochess::{
    record::{LoadNote, RecordedMatch},
    storage::{self, backup_of},
};

use super::Folder;
use crate::{
    place::Place,
    play::{Lots, begin, play},
};

/// The texts of one match after so many decisions.
fn texts<const N: usize>(seed: u64, decisions: [usize; N]) -> [String; N] {
    decisions.map(|decisions| {
        let mut recorded = begin(seed, ["human", "human"]);
        play(&mut recorded, &mut Lots::new(seed), decisions);
        recorded.text()
    })
}

#[test]
fn a_record_that_ends_earlier_than_its_last_good_copy_goes_on_with_that() {
    let [short, long] = texts(3, [4, 7]);
    // Cut in the middle of a line, and at the end of one, which nothing in the file itself tells.
    for damaged in [&long[..short.len() + 9], &short] {
        let folder = Folder::new();
        let path = folder.file(damaged);
        fs::write(backup_of(&path), &long).expect("the folder is ours");
        let found = RecordedMatch::examine(&path).expect("it can be resumed");
        assert_eq!(found.recorded().text(), long);
        assert_eq!(folder.names(), ["match.jsonl", "match.jsonl.bak"], "looking changes nothing");
        let (recorded, report) = found.resume().expect("the folder is ours");
        assert!(matches!(&*report.notes, [LoadNote::Behind { aside: Some(_), .. }]), "{report:?}");
        assert_eq!(recorded.text(), long);
        let read = |path| fs::read_to_string(path).expect("it is there");
        assert_eq!(read(path.clone()), long);
        assert_eq!(read(backup_of(&path)), long, "nothing of it is lost");
        assert_eq!(read(path.with_extension("jsonl.unreadable-1")), damaged, "kept aside");
    }
}

#[test]
fn what_is_no_earlier_state_of_a_record_is_not_replaced_by_its_next_save() {
    let [own] = texts(3, [4]);
    let [other] = texts(4, [2]);
    let mut otherwise = begin(3, ["human", "human"]);
    play(&mut otherwise, &mut Lots::new(99), 9);
    for backup in [other, otherwise.text()] {
        let folder = Folder::new();
        let path = folder.file(&own);
        fs::write(backup_of(&path), &backup).expect("the folder is ours");
        let (mut recorded, report) = RecordedMatch::load(&path).expect("it is whole");
        assert_eq!(recorded.text(), own, "what was asked for is what goes on");
        let [LoadNote::BackupKept { aside }] = &*report.notes else { panic!("{report:?}") };
        assert_eq!(fs::read_to_string(aside).expect("it is kept"), backup);
        recorded.autosave_to(path).expect("the folder is ours");
        play(&mut recorded, &mut Lots::new(3), 3);
        assert_eq!(fs::read_to_string(aside).expect("it is kept"), backup);
    }
    // Its own earlier state is what every save replaces.
    let [earlier] = texts(3, [2]);
    let folder = Folder::new();
    let path = folder.file(&own);
    fs::write(backup_of(&path), earlier).expect("the folder is ours");
    assert!(RecordedMatch::load(&path).expect("it is whole").1.notes.is_empty());
}

#[test]
fn a_match_that_is_only_looked_at_leaves_its_files_alone() {
    let place = Place::new();
    let [earlier, own] = texts(3, [2, 4]);
    let path = place.write("m.jsonl", &own);
    fs::write(backup_of(&path), &earlier).expect("the folder is ours");
    let said = place.run(&["text", "holochess", "--load", "m.jsonl", "--lang", "en"], "quit\n");
    assert_eq!(said.status, 0, "{}", said.err);
    assert_eq!(fs::read_to_string(&path).expect("it is there"), own);
    assert_eq!(fs::read_to_string(backup_of(&path)).expect("it is there"), earlier);
    // And what was lost is said, and found again.
    place.write("m.jsonl", &earlier);
    fs::write(backup_of(&path), &own).expect("the folder is ours");
    let said = place.run(&["text", "holochess", "--load", "m.jsonl", "--lang", "en"], "quit\n");
    let told = said.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("m.jsonl ends earlier than m.jsonl.bak") && told.contains("unreadable-1"), "{told}");
    assert_eq!(fs::read_to_string(&path).expect("it is there"), own);
}

#[test]
fn what_can_be_saved_of_a_record_that_is_cut_off_is_the_copy_that_goes_further() {
    let [short, long] = texts(3, [4, 7]);
    let folder = Folder::new();
    let path = folder.file(&long[..short.len() + 9]);
    fs::write(backup_of(&path), &long).expect("the folder is ours");
    let salvage = RecordedMatch::salvage(&path).expect("it can be read").expect("it is damaged");
    assert_eq!(salvage.recorded().text(), long);
    salvage.repair().expect("the folder is ours");
    assert_eq!(fs::read_to_string(&path).expect("it is repaired"), long);
}

#[test]
fn what_is_there_already_is_not_written_again() {
    let folder = Folder::new();
    let path = folder.file("one\n");
    fs::write(backup_of(&path), "earlier").expect("the folder is ours");
    storage::replace_known(&path, "one\n", None).expect("it is there");
    assert_eq!(fs::read_to_string(backup_of(&path)).expect("it is there"), "earlier");
    storage::replace_known(&path, "one\ntwo\n", Some(&storage::Fingerprint::of("one\n"))).expect("it is known");
    assert_eq!(fs::read_to_string(backup_of(&path)).expect("it is there"), "one\n");
}
