//! The shelf of matches in the real window: a match is watched, left, watched again and branched off, by keys alone.

use std::fs;

use holochess::{
    players,
    record::{MatchSetup, RecordedMatch, SeatInfo, Shelf, Who},
    rules::{GameId, ToAct, dice::Seed},
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, settle},
};

fn is(state: &Value, key: &str, value: &str) -> bool {
    state[key] == value
}

/// A finished match of two people on the shelf; its file and its bytes.
fn finished(shelf: &Shelf) -> (std::path::PathBuf, String) {
    let game = GameId::Holochess;
    let seat = |name: &str| SeatInfo { who: Who::Human, name: name.to_owned() };
    let seats = vec![seat("Ada"), seat("Ben")];
    let setup = MatchSetup { game, options: game.options(), seats, seed: Seed::from_number(11), position: None };
    let mut recorded = RecordedMatch::begin(setup).expect("it can begin").0;
    let mut computers = [1, 2].map(|seed| players::new("greedy", game, seed).expect("the level exists"));
    while let ToAct::Choose(seat) = recorded.table().to_act() {
        let action = computers[seat.index()].choose(recorded.table());
        recorded.decide(seat, action).expect("players choose legally");
    }
    let file = shelf.claim(recorded.setup()).expect("the folder can be made");
    fs::write(&file, recorded.text()).expect("the folder is ours");
    (file, recorded.text())
}

#[test]
fn a_match_is_watched_and_branched_off_by_keys_and_its_record_stays_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    settle(home);
    let shelf = Shelf::at(home.join("saves"));
    let (file, text) = finished(&shelf);
    let desktop = Desktop::start(home, SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, home, &[]);
    program.wait("the title is there", |state| is(state, "widget", "title.play"));
    desktop.focus("Holochess");
    desktop.key("Down");
    program.wait("the evenings have the focus", |state| is(state, "widget", "title.journey"));
    desktop.key("Down");
    program.wait("the shelf has the focus", |state| is(state, "widget", "title.matches"));
    desktop.key("Return");
    let on_shelf = |state: &Value| {
        let row = state["widget"].as_str().is_some_and(|name| name.starts_with("matches.row."));
        is(state, "screen", "matches") && row
    };
    program.wait("the match is on the shelf", on_shelf);
    desktop.key("Return");
    program.wait("it is watched", |state| is(state, "screen", "match") && state["widgets"]["watch.rail"].is_array());
    desktop.key("Escape");
    program.wait("the shelf is there again", on_shelf);
    desktop.key("Return");
    program.wait("it is watched again", |state| state["widgets"]["watch.rail"].is_array());
    desktop.key("n");
    program.wait("the players are asked for", |state| is(state, "overlay", "branch"));
    desktop.key("Return");
    program.wait("the branch is played", |state| {
        is(state, "screen", "match")
            && state["overlay"].is_null()
            && state["player"].is_number()
            && state["busy"] == false
    });
    desktop.key("r");
    program.wait("the question is there", |state| is(state, "overlay", "question-resign"));
    program.wait("its first answer has the focus", |state| is(state, "widget", "question.no"));
    desktop.key("Right");
    program.wait("its second answer has the focus", |state| is(state, "widget", "question.resign"));
    desktop.key("Return");
    program.wait("it is over and saved", |state| is(state, "phase", "over") && state["saving"] == false);
    let files = shelf.files().expect("the folder can be read");
    assert_eq!(files.len(), 2);
    assert_eq!(fs::read_to_string(&file).expect("it is there"), text, "not a byte of what was watched is different");
    let branch = files.iter().find(|other| **other != file).expect("it has a file of its own");
    let branch = RecordedMatch::verify(branch).expect("it verifies");
    assert!(branch.branch().is_some() && branch.is_over());
}
