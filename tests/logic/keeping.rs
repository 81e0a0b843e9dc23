//! What a match keeps of itself: steps back, replays, and what is done about a record that cannot be got at.

use std::fs;

use holochess::{
    record::{Problem, RecordedMatch},
    storage::{FileProblem, backup_of},
};

use crate::play::{Lots, begin, play};

/// A record that cannot be opened may be whole: the last good one does not take its place, and nothing is moved.
#[test]
fn a_record_that_cannot_be_got_at_is_not_replaced_by_an_older_one() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let path = folder.path().join("match.jsonl");
    let mut recorded = begin(3, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(1), 4);
    fs::write(backup_of(&path), recorded.text()).expect("the folder is ours");
    // For a test that runs as root no permission is missing, so a folder of that name stands for a file that cannot be read.
    fs::create_dir(&path).expect("the folder is ours");
    let why = RecordedMatch::load(&path).expect_err("a folder is no record");
    assert!(why.is_about_access(), "{why}");
    assert!(matches!(&*why.problem, Problem::File(error) if error.problem == FileProblem::NotAFile), "{why}");
    let there: Vec<_> = fs::read_dir(folder.path()).expect("it is ours").flatten().collect();
    assert!(path.is_dir() && there.len() == 2, "{there:?}");
    // Where it is known not to be there, the last good one is what is left.
    fs::remove_dir(&path).expect("the folder is ours");
    let (again, report) = RecordedMatch::load(&path).expect("the last good one can be read");
    assert_eq!((again.text(), report.notes.len()), (recorded.text(), 1));
}
