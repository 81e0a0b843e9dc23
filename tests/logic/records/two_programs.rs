//! Two programs on one record: the second that writes is told, and neither loses anything.

use std::{
    fs,
    process::{Command, Stdio},
    thread,
    time::Duration,
};

use holochess::{
    record::{DecideError, RecordedMatch},
    storage::{self, FileProblem},
};

use super::Folder;
use crate::{
    place::Place,
    play::{Lots, begin, play, to_choose},
};

/// One decision: the first that is possible, or the last.
fn decide(recorded: &mut RecordedMatch, last: bool) -> Result<(), FileProblem> {
    let seat = to_choose(recorded).expect("the match is on");
    let actions = recorded.table().actions();
    let action = if last { *actions.last().expect("there is a choice") } else { actions[0] };
    match recorded.decide(seat, action) {
        Ok(_) => Ok(()),
        Err(DecideError::Save(error)) => Err(error.problem),
        Err(DecideError::Refused(why)) => panic!("{why:?}"),
    }
}

#[test]
fn the_second_program_is_told_and_goes_on_elsewhere() {
    let folder = Folder::new();
    let mut one = begin(3, ["human", "human"]);
    let path = folder.0.path().join("match.jsonl");
    one.autosave_to(path.clone()).expect("the folder is ours");
    play(&mut one, &mut Lots::new(3), 4);
    let (mut two, _) = RecordedMatch::load(&path).expect("it has just been saved");
    two.autosave_to(path.clone()).expect("no decision was made since");
    decide(&mut one, false).expect("the other has decided nothing yet");
    let text = one.text();
    for _ in 0..2 {
        assert_eq!(decide(&mut two, true), Err(FileProblem::Changed));
        assert_eq!(fs::read_to_string(&path).expect("untouched"), text);
    }
    assert_eq!(
        two.unsaved(),
        two.text().lines().count() - two.text().lines().zip(text.lines()).filter(|(a, b)| a == b).count()
    );
    // A place where nothing can be saved either changes nothing; another file takes everything.
    two.move_to(folder.0.path().join("no/such/folder.jsonl")).expect_err("there is no such folder");
    assert_eq!(two.autosave_path(), Some(&*path));
    let other = folder.0.path().join("other.jsonl");
    two.move_to(other.clone()).expect("the folder is ours");
    decide(&mut two, false).expect("this file is its own");
    assert_eq!(fs::read_to_string(&other).expect("it was saved"), two.text());
    decide(&mut one, false).expect("this file is its own");
    assert_eq!(fs::read_to_string(&path).expect("it was saved"), one.text());
}

#[test]
fn a_match_is_not_written_over_another() {
    let folder = Folder::new();
    let path = folder.file("somebody else's");
    let mut recorded = begin(3, ["human", "human"]);
    let error = recorded.autosave_to(path.clone()).expect_err("something else is in it");
    assert_eq!(error.problem, FileProblem::Changed);
    assert_eq!(fs::read(&path).expect("untouched"), b"somebody else's");
    assert_eq!(folder.names(), ["match.jsonl"]);
    // Without that file there is nothing that could be lost.
    fs::remove_file(&path).expect("the folder is ours");
    recorded.save().expect("the folder is ours");
    assert_eq!(fs::read_to_string(&path).expect("it was saved"), recorded.text());
}

#[cfg(unix)]
#[test]
fn while_one_program_writes_the_other_waits() {
    let folder = Folder::new();
    let mut recorded = begin(3, ["human", "human"]);
    let path = folder.0.path().join("match.jsonl");
    recorded.autosave_to(path.clone()).expect("the folder is ours");
    play(&mut recorded, &mut Lots::new(3), 4);
    let action = recorded.table().action_text(recorded.table().actions()[0]);
    // As a program that writes there does.
    let lock = fs::File::open(folder.0.path()).expect("folders can be opened");
    lock.lock().expect("no other program has it");
    let mut command = Command::new(env!("CARGO_BIN_EXE_holochess"));
    command.args(["text", "holochess", "--lang", "en", "--load"]).arg(&path);
    command.env(storage::HOME_VARIABLE, folder.0.path());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    let input = child.stdin.as_mut().expect("it is piped");
    std::io::Write::write_all(input, format!("{action}\n").as_bytes()).expect("it reads");
    // It waits for the folder, however long it takes to come to that.
    thread::sleep(Duration::from_millis(500));
    assert_eq!(fs::read_to_string(&path).expect("untouched"), recorded.text());
    drop(lock);
    let said = child.wait_with_output().expect("it is our child");
    let out = String::from_utf8(said.stdout).expect("it writes text");
    assert!(said.status.success() && out.contains(&format!(". {action} (player ")), "{out}");
    let saved = RecordedMatch::verify(&path).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(saved.decisions()[4].text, action, "what was confirmed is there");
    assert_eq!(decide(&mut recorded, true), Err(FileProblem::Changed));
}

#[test]
fn at_the_terminal_it_is_told_and_saved_elsewhere() {
    let place = Place::new();
    let mut recorded = begin(3, ["human", "human"]);
    let path = place.path("match.jsonl");
    recorded.autosave_to(path.clone()).expect("the folder is ours");
    let mine = recorded.table().action_text(*recorded.table().actions().last().expect("there is a choice"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_holochess"));
    command
        .args(["text", "holochess", "--lang", "en", "--load"])
        .arg(&path)
        .current_dir(path.parent().expect("a folder"));
    command.env(storage::HOME_VARIABLE, place.path("home"));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the program starts");
    // It has read the record once it says where it saves; then the other decides.
    let mut output = std::io::BufReader::new(child.stdout.take().expect("it is piped"));
    let mut told = String::new();
    while !told.contains("The match is saved in") {
        assert!(std::io::BufRead::read_line(&mut output, &mut told).expect("it is text") > 0, "{told}");
    }
    decide(&mut recorded, false).expect("the other has decided nothing yet");
    let input = format!("{mine}\nquit\nsave elsewhere.jsonl\nquit\n");
    std::io::Write::write_all(&mut child.stdin.take().expect("it is piped"), input.as_bytes()).expect("it reads");
    std::io::Read::read_to_string(&mut output, &mut told).expect("it is text");
    assert!(child.wait().expect("it is our child").success(), "{told}");
    let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "could not be saved: ",
        "another program has changed this file in the meantime.",
        "step of the match is not saved.",
        "You are still in the match.",
        "The match has been saved to elsewhere.jsonl, and will be saved there from now on.",
        "It is saved in elsewhere.jsonl;",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert_eq!(fs::read_to_string(&path).expect("untouched"), recorded.text());
    let saved = RecordedMatch::verify(&place.path("elsewhere.jsonl")).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(saved.decisions()[0].text, mine);
}
