//! Records on the disk: resumed at every decision, restored from the last good one, saved later where they could not be.

use std::fs;

use holochess::{
    locale::{Language, Locale},
    record::{DecideError, Problem, RecordedMatch},
    storage::{FileProblem, Fingerprint},
};

use super::{Folder, whole_match};
use crate::play::{Lots, begin, play, step, to_choose};

#[test]
fn a_resumed_match_goes_on_byte_for_byte() {
    for seed in 0..10 {
        let whole = whole_match(seed);
        let folder = Folder::new();
        let mut recorded = begin(seed, ["human", "human"]);
        let mut lots = Lots::new(seed);
        let path = folder.0.path().join("match.jsonl");
        recorded.autosave_to(path.clone()).expect("the folder is ours");
        // Stopped and resumed after every single decision.
        while step(&mut recorded, &mut lots).is_some() {
            let (resumed, report) = RecordedMatch::load(&path).unwrap_or_else(|error| panic!("{error}"));
            assert!(report.notes.is_empty());
            let in_file = Fingerprint::of(fs::read(&path).expect("it was saved"));
            assert_eq!(resumed.loaded_from(), Some(&in_file));
            assert_eq!(resumed.story(None), recorded.story(None));
            assert_eq!(resumed.can_undo(), recorded.can_undo());
            recorded = resumed;
            recorded.autosave_to(path.clone()).expect("the folder is ours");
        }
        assert_eq!(fs::read_to_string(&path).expect("it was saved"), whole.text());
    }
}

#[test]
fn the_last_good_record_takes_the_place_of_a_damaged_one() {
    let folder = Folder::new();
    let mut recorded = begin(8, ["human", "human"]);
    let mut lots = Lots::new(8);
    let path = folder.0.path().join("match.jsonl");
    recorded.autosave_to(path.clone()).expect("the folder is ours");
    play(&mut recorded, &mut lots, 4);
    let last_good = recorded.text();
    play(&mut recorded, &mut lots, 1);
    assert_eq!(fs::read_to_string(path.with_extension("jsonl.bak")).expect("it is kept"), last_good);

    for (count, damage) in [&b"\0\0\0\0"[..], b"", b"\xff\xfe"].into_iter().enumerate() {
        fs::write(&path, damage).expect("the file is ours");
        let (resumed, report) = RecordedMatch::load(&path).expect("the last good one is there");
        assert_eq!(resumed.text(), last_good);
        let note = report.notes[0].say(&Locale::new(Language::English));
        let aside = format!("match.jsonl.unreadable-{}", count + 1);
        assert!(note.contains("match.jsonl.bak") && note.contains(&aside), "{note}");
        assert_eq!(fs::read(folder.0.path().join(aside)).expect("kept aside"), damage);
    }
    // A crash between two names: only the backup is there.
    fs::remove_file(&path).expect("the file is ours");
    assert_eq!(RecordedMatch::load(&path).expect("the last good one is there").0.text(), last_good);
    // Neither: the record's own fault is told, and both stay as they are.
    fs::write(&path, "x").expect("the file is ours");
    fs::write(path.with_extension("jsonl.bak"), "y").expect("the file is ours");
    assert!(matches!(*RecordedMatch::load(&path).expect_err("nothing is left").problem, Problem::NotARecord));
    assert_eq!(fs::read(&path).expect("untouched"), b"x");
    assert_eq!(fs::read(path.with_extension("jsonl.bak")).expect("untouched"), b"y");
}

#[test]
fn a_decision_that_cannot_be_saved_stands_and_is_saved_later() {
    let folder = Folder::new();
    let saves = folder.0.path().join("saves");
    let mut recorded = begin(9, ["human", "human"]);
    let error = recorded.autosave_to(saves.join("match.jsonl")).expect_err("the folder is not there");
    assert!(error.to_string().contains("match.jsonl"));
    let seat = to_choose(&recorded).expect("the match has just begun");
    let action = recorded.table().actions()[0];
    let result = recorded.decide(seat, action);
    assert!(matches!(result, Err(DecideError::Save(_))), "{result:?}");
    assert_eq!(recorded.decisions().len(), 1);
    assert!(!recorded.events_since(0).is_empty());
    fs::create_dir(&saves).expect("the folder is ours");
    step(&mut recorded, &mut Lots::new(9));
    assert_eq!(fs::read_to_string(saves.join("match.jsonl")).expect("it was saved"), recorded.text());
    assert_eq!(folder.names(), ["saves"]);
}

#[test]
fn what_is_not_saved_is_counted() {
    let folder = Folder::new();
    let saves = folder.0.path().join("saves");
    let mut recorded = begin(9, ["human", "human"]);
    assert_eq!(recorded.unsaved(), 1, "the header");
    recorded.save().expect("where there is no file, nothing is saved");
    recorded.autosave_to(saves.join("match.jsonl")).expect_err("the folder is not there");
    for _ in 0..2 {
        let seat = to_choose(&recorded).expect("the match has just begun");
        recorded.decide(seat, recorded.table().actions()[0]).expect_err("the folder is not there");
        assert_eq!(recorded.unsaved(), recorded.text().lines().count());
    }
    fs::create_dir(&saves).expect("the folder is ours");
    recorded.save().expect("the folder is ours");
    assert_eq!(recorded.unsaved(), 0);
    // Nothing has changed, so nothing is written: not even over what is not ours.
    fs::write(saves.join("match.jsonl"), "another program's").expect("the folder is ours");
    recorded.save().expect("there is nothing to save");
    assert_eq!(fs::read(saves.join("match.jsonl")).expect("it is there"), b"another program's");
    assert_eq!(recorded.loaded_from(), None);
}

#[test]
#[cfg(unix)]
fn a_record_stays_as_closed_as_it_was() {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown};
    for mode in [0o600, 0o640, 0o644] {
        let folder = Folder::new();
        let mut recorded = begin(9, ["human", "human"]);
        let path = folder.0.path().join("match.jsonl");
        recorded.autosave_to(path.clone()).expect("the folder is ours");
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("the file is ours");
        // Only the administrator may change the owner of a file.
        let is_given = chown(&path, Some(4321), Some(1234)).is_ok();
        let backup = path.with_extension("jsonl.bak");
        let check = |path: &std::path::Path| {
            let about = fs::metadata(path).expect("it is there");
            assert_eq!(about.mode() & 0o777, mode, "{}", path.display());
            assert!(!is_given || (about.uid(), about.gid()) == (4321, 1234), "{}", path.display());
        };
        play(&mut recorded, &mut Lots::new(9), 3);
        check(&path);
        check(&backup);
        // Also where it has to be repaired, or only the last good one is there.
        fs::OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut file| std::io::Write::write_all(&mut file, b"{"))
            .expect("ours");
        assert_eq!(RecordedMatch::load(&path).expect("it can be repaired").1.notes.len(), 1);
        check(&path);
        check(&path.with_extension("jsonl.unreadable-1"));
        fs::remove_file(&path).expect("the file is ours");
        assert_eq!(RecordedMatch::load(&path).expect("the last good one is there").1.notes.len(), 1);
        check(&path);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn what_the_system_refuses_is_told_in_words() {
    let folder = Folder::new();
    let path = |name: &str| folder.0.path().join(name);
    std::os::unix::fs::symlink(path("b.jsonl"), path("a.jsonl")).expect("the folder is ours");
    std::os::unix::fs::symlink(path("a.jsonl"), path("b.jsonl")).expect("the folder is ours");
    fs::write(path("file"), "").expect("the folder is ours");
    for (path, expected) in [
        (path(&"n".repeat(300)), FileProblem::BadName),
        (path("a\0b"), FileProblem::BadName),
        (path("a.jsonl"), FileProblem::LinkLoop),
        (path("file/match.jsonl"), FileProblem::Missing),
        (folder.0.path().to_owned(), FileProblem::NotAFile),
    ] {
        let error = RecordedMatch::verify(&path).expect_err("there is no such file");
        assert!(matches!(&*error.problem, Problem::File(error) if error.problem == expected), "{error:?}");
        let mut recorded = begin(9, ["human", "human"]);
        let error = recorded.autosave_to(path).expect_err("nothing can be saved there");
        assert_eq!(error.problem, expected);
        assert_eq!(recorded.unsaved(), 1);
    }
    // No file can be made in /sys, not even by the administrator.
    let error =
        begin(9, ["human", "human"]).autosave_to("/sys/match.jsonl".into()).expect_err("it is no place for files");
    assert!(matches!(error.problem, FileProblem::Denied | FileProblem::ReadOnly), "{error}");
    assert_eq!(folder.names(), ["a.jsonl", "b.jsonl", "file"]);
}

#[test]
fn temporaries_that_were_left_are_swept() {
    let folder = Folder::new();
    fs::write(folder.0.path().join(".match.jsonl.12-3.tmp"), "half").expect("the folder is ours");
    fs::write(folder.0.path().join(".other.jsonl.12-3.tmp"), "half").expect("the folder is ours");
    let mut recorded = begin(9, ["human", "human"]);
    recorded.autosave_to(folder.0.path().join("match.jsonl")).expect("the folder is ours");
    assert_eq!(folder.names(), [".other.jsonl.12-3.tmp", "match.jsonl"]);
}
