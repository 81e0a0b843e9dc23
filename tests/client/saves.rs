//! Saved matches in the real window: a program that is killed and continued, a folder that cannot be written to, and messages
//! before the window opens.

use std::{fs, path::Path, process::Command};

use holochess::record::{RecordedMatch, Shelf};
use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, settle},
};

/// With seed 8 the person begins, so that the test does not wait for the computer's first turn.
const PLAY: [&str; 8] = ["play", "holochess", "--p1", "human", "--p2", "greedy", "--seed", "8"];

fn is(state: &Value, key: &str, value: &str) -> bool {
    state[key] == value
}

/// Whether a person can choose.
fn is_open(state: &Value) -> bool {
    is(state, "screen", "match") && state["player"].is_number() && state["busy"] == false
}

/// Opens the program and gives it the keyboard focus.
fn open(desktop: &Desktop, home: &Path, arguments: &[&str], ready: impl FnMut(&Value) -> bool) -> Program {
    let mut program = Program::start(desktop, home, arguments);
    program.wait("the window is there", ready);
    desktop.focus("Holochess");
    program
}

/// Moves the first piece that Tab finds to the first cell that Tab finds, or pushes there; waits for the next choice.
fn decide(desktop: &Desktop, program: &mut Program) -> Value {
    let before = program.wait("a person may choose", is_open);
    desktop.key("Tab");
    program.wait("the mark has a cell", |state| state["focus"].is_string());
    desktop.key("Return");
    if !is(&before, "phase", "pushing") {
        program.wait("a piece is in hand", |state| state["held"].is_string());
        desktop.key("Tab");
        program.wait("the mark is on another cell", |state| state["focus"] != state["held"]);
        desktop.key("Return");
    }
    program.wait("it is decided", |state| state["position"] != before["position"]);
    program.wait("a person may choose again", is_open)
}

/// Gives an answer to a question.
fn agree(desktop: &Desktop, program: &mut Program, question: &str, answer: &str) {
    program.wait("the question is there", |state| is(state, "overlay", question));
    program.wait("its first answer has the focus", |state| is(state, "widget", "question.no"));
    desktop.key("Right");
    program.wait("its second answer has the focus", |state| is(state, "widget", answer));
    desktop.key("Return");
}

#[test]
fn a_killed_program_is_continued_and_the_title_keeps_its_row() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    settle(home);
    let desktop = Desktop::start(home, SIZE[0], SIZE[1]);
    let mut program = open(&desktop, home, &PLAY, is_open);
    let state = decide(&desktop, &mut program);
    let position = state["position"].clone();
    program.wait("the decision is on the disk", |state| state["saving"] == false);
    // The process is killed without warning.
    drop(program);
    let shelf = Shelf::at(home.join("saves"));
    let found = shelf.newest(|_| true).expect("the folder can be read").newest.expect("the match is not over");
    assert!(!found.1.decisions().is_empty());

    let mut program = open(&desktop, home, &[], |state| is(state, "widget", "title.continue"));
    desktop.key("Return");
    let state = program.wait("the match is on the table", is_open);
    assert_eq!(state["position"], position);

    // After the end Escape leads to the result and opens no pause menu.
    desktop.key("r");
    agree(&desktop, &mut program, "question-resign", "question.resign");
    program.wait("it is over", |state| is(state, "phase", "over"));
    desktop.key("Escape");
    program.wait("the result is there", |state| {
        assert!(!is(state, "overlay", "pause"), "there is nothing to pause");
        is(state, "screen", "result")
    });
    desktop.key("Escape");
    program.wait("the title offers nothing to continue", |state| is(state, "widget", "title.play"));
    assert_eq!(shelf.files().expect("the folder can be read").len(), 1);
    assert!(RecordedMatch::verify(&found.0).expect("it verifies").is_over());

    let above = ["journey", "matches", "puzzles", "showcase", "learn", "how-to", "settings"];
    for _ in 0..=above.len() {
        desktop.key("Down");
    }
    program.wait("as many presses are as many rows", |state| is(state, "widget", "title.credits"));
    desktop.key("Return");
    program.wait("the credits are there", |state| is(state, "overlay", "credits"));
    desktop.key("Escape");
    program.wait("the row is the same", |state| state["overlay"].is_null() && is(state, "widget", "title.credits"));
    desktop.key("Escape");
    agree(&desktop, &mut program, "question-quit", "question.quit");
    assert_eq!(program.wait_for_end(), Some(0), "the program ends in peace:\n{}", program.log());
}

#[test]
fn a_match_that_cannot_be_saved_is_not_left_without_asking() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    settle(home);
    // A file with the folder's name: the folder cannot be made.
    fs::write(home.join("saves"), "in the way").expect("the folder is ours");
    let desktop = Desktop::start(home, SIZE[0], SIZE[1]);
    let mut program = open(&desktop, home, &PLAY, is_open);
    decide(&desktop, &mut program);
    let told = |state: &Value| {
        let messages = state["messages"].as_array().into_iter().flatten();
        messages.filter_map(Value::as_str).any(|text| text.contains("could not be saved"))
    };
    program.wait("the person is told", told);
    desktop.key("p");
    program.wait("the pause is there", |state| is(state, "overlay", "pause"));
    program.wait("its first entry has the focus", |state| is(state, "widget", "pause.resume"));
    for row in ["pause.settings", "pause.how-to", "pause.rules", "pause.fair", "pause.resign", "pause.leave"] {
        desktop.key("Down");
        program.wait("the next row has the focus", |state| is(state, "widget", row));
    }
    desktop.key("Return");
    let state = program.wait("the question is there", |state| is(state, "overlay", "question-leave"));
    assert!(is(&state, "screen", "match"), "the match is still on the table");
    // With the file gone, the match is saved and left.
    fs::remove_file(home.join("saves")).expect("the folder is ours");
    agree(&desktop, &mut program, "question-leave", "question.leave");
    program.wait("the title is there", |state| is(state, "screen", "title"));
}

/// Runs the program where it must open no window; returns its message.
fn refused(home: &Path, arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_holochess"))
        .args(arguments)
        .env("HOLOCHESS_HOME", home)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stderr).expect("it is text");
    assert_eq!(said.lines().count(), 1, "{said}");
    said
}

/// Runs the program without a display: where it would open a window it ends with status 3.
fn opens(home: &Path, arguments: &[&str]) {
    let output = Command::new(env!("CARGO_BIN_EXE_holochess"))
        .args(arguments)
        .env("HOLOCHESS_HOME", home)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.code() == Some(3) && said.contains("no display"), "{arguments:?}: {said}");
}

#[test]
fn every_game_opens_in_the_window_and_nothing_else_does() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    for arguments in [
        &["groi", "--option", "match=points:12"][..],
        &["revised", "--option", "repetition=declare", "--p1", "greedy"],
        &["demeter", "--option", "start=g1,g2,g3/b1,b2,b3"],
        &["chinese"],
        &["chinese", "--players", "3", "--option", "sets=2", "--option", "play_on=on"],
        &["chinese", "--p6", "human", "--option", "blocking=fill"],
    ] {
        opens(home, &[&["play"][..], arguments].concat());
    }
    for (arguments, why) in [
        (&["chinese", "--players", "5"][..], "two, three, four or six"),
        (&["groi", "--players", "3"], "two"),
        (&["chinese", "--players", "4", "--option", "sets=2"], "sets = 2"),
        (&["demeter", "--option", "start=h4/b1"], "start"),
        (&["groi", "--option", "match=points:0"], "match=points:0"),
        (&["demeter", "--p1", "pip"], "pip"),
    ] {
        let said = refused(home, &[&["play"][..], arguments, &["--lang", "en"]].concat());
        assert!(said.starts_with("error: ") && said.contains(why), "{arguments:?}: {said}");
    }
    // A record is continued whatever its name.
    let file = home.join("it's a match.jsonl");
    let begun = Command::new(env!("CARGO_BIN_EXE_holochess"))
        .args(["text", "chinese", "--players", "3", "--p2", "human", "--p3", "human", "--seed", "1", "--save"])
        .arg(&file)
        .env("HOLOCHESS_HOME", home)
        .output()
        .expect("the program starts");
    assert!(begun.status.success());
    let before = fs::read(&file).expect("it was saved");
    let path = file.to_str().expect("a plain path");
    opens(home, &["play", "chinese", "--load", path]);
    assert!(refused(home, &["play", "holochess", "--load", path, "--lang", "en"]).contains("not of holochess"));
    // A record with an unknown player would wait for its seat for ever.
    let strange = home.join("strange.jsonl");
    let text = String::from_utf8(before.clone()).expect("it is text");
    fs::write(&strange, text.replacen("\"human\"", "\"nobody\"", 1)).expect("it is written");
    let said = refused(home, &["play", "chinese", "--load", strange.to_str().expect("plain"), "--lang", "en"]);
    assert!(said.contains("nobody"), "{said}");
    assert_eq!(fs::read(&file).expect("untouched"), before);
}
