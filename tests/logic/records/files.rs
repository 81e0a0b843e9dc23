//! Records on the disk: resumed at every decision, restored from the last good one, saved later where they could not be.

use std::fs;

use holochess::{
    locale::{Language, Locale},
    record::{DecideError, Problem, RecordedMatch},
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
            assert_eq!(resumed.events(), recorded.events());
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
fn temporaries_that_were_left_are_swept() {
    let folder = Folder::new();
    fs::write(folder.0.path().join(".match.jsonl.a1B2c3.tmp"), "half").expect("the folder is ours");
    fs::write(folder.0.path().join(".other.jsonl.a1B2c3.tmp"), "half").expect("the folder is ours");
    let mut recorded = begin(9, ["human", "human"]);
    recorded.autosave_to(folder.0.path().join("match.jsonl")).expect("the folder is ours");
    assert_eq!(folder.names(), [".other.jsonl.a1B2c3.tmp", "match.jsonl"]);
}
