//! The journey, the match of the day and the rulebook in the real window, by keys alone.

use std::{collections::BTreeSet, fs};

use holochess::{
    lessons::Page,
    record::{Date, RecordedMatch, Shelf},
    rules::GameId,
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, settle},
};

fn is(state: &Value, key: &str, value: &str) -> bool {
    state[key] == value
}

/// Whether a player is to decide at the table.
fn is_open(state: &Value) -> bool {
    is(state, "screen", "match") && state["overlay"].is_null() && state["player"].is_number() && state["busy"] == false
}

/// Gives up, and waits until that is saved.
fn give_up(desktop: &Desktop, program: &mut Program) {
    desktop.key("r");
    program.wait("the question is there", |state| is(state, "overlay", "question-resign"));
    program.wait("its first answer has the focus", |state| is(state, "widget", "question.no"));
    desktop.key("Right");
    program.wait("its second answer has the focus", |state| is(state, "widget", "question.resign"));
    desktop.key("Return");
    program.wait("it is over and saved", |state| is(state, "phase", "over") && state["saving"] == false);
    desktop.key("Escape");
    program.wait("the result is there", |state| is(state, "screen", "result"));
}

#[test]
fn an_evening_is_played_from_the_title_to_the_words_after_it_and_the_day_has_its_line() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    settle(home);
    let shelf = Shelf::at(home.join("saves"));
    let desktop = Desktop::start(home, SIZE[0], SIZE[1]);
    // In a language that is not the one of the settings.
    let mut program = Program::start(&desktop, home, &["--lang", "fr"]);
    program.wait("the title is there, in French", |state| {
        is(state, "widget", "title.play") && is(state, "language", "fr")
    });
    desktop.focus("Holochess");
    desktop.key("Down");
    program.wait("the evenings have the focus", |state| is(state, "widget", "title.journey"));
    desktop.key("Return");
    program.wait("the first evening is looked at", |state| {
        is(state, "screen", "journey") && is(state, "widget", "journey.start")
    });
    // Every page by its key, back to the first, and who plays. Two presses in one long frame are one, then it takes another.
    let mut has_left = false;
    for pressed in 1.. {
        let before = program.state().unwrap_or_default();
        desktop.key("e");
        program.effect(&before, |_| false);
        let is_first = program.state().is_some_and(|state| state["widgets"]["journey.lamp.1"].is_array());
        has_left |= !is_first;
        // A page that has not been left yet may be there because the presses have not arrived.
        if pressed >= 3 && is_first && has_left {
            break;
        }
        assert!(pressed < 12, "the key turns the pages: {:?}", program.state());
    }
    desktop.key("p");
    program.wait("who plays?", |state| is(state, "widget", "journey.person.0"));
    desktop.key("Escape");
    program.wait("the evening is looked at again", |state| is(state, "widget", "journey.start"));
    desktop.key("Return");
    let state = program.wait("the evening has begun", is_open);
    assert_eq!(state["game"], "holochess");
    give_up(&desktop, &mut program);
    desktop.key("Escape");
    program.wait("the evenings are there again", |state| is(state, "screen", "journey"));
    let noted = fs::read_to_string(home.join("learned.toml")).expect("it was noted");
    assert!(noted.contains("[journey]"), "{noted}");

    // The match of the day: begun, given up, and its line can be shared.
    desktop.key("Escape");
    program.wait("the title is there", |state| is(state, "screen", "title"));
    desktop.key("Up");
    program.wait("the tables have the focus", |state| is(state, "widget", "title.play"));
    desktop.key("Return");
    program.wait("the tables are there", |state| is(state, "widget", "tables.holochess"));
    desktop.key("Down");
    program.wait("from any table, down leads to the match of the day", |state| is(state, "widget", "tables.day"));
    desktop.key("Return");
    program.wait("the match of the day has begun", is_open);
    give_up(&desktop, &mut program);
    program.wait("its line can be copied", |state| state["widgets"]["result.share"].is_array());
    let today = Date::of(std::time::SystemTime::now());
    let of_day = |date: Date| shelf.find(std::path::Path::new(&date.file_name())).map(|file| (date, file));
    // It may have become midnight meanwhile.
    let (date, file) = of_day(today).or_else(|| of_day(Date::of_days(today.days() - 1))).expect("it is saved");
    let recorded = RecordedMatch::verify(&file).expect("it verifies");
    let line = date.result(&recorded).expect("it is over");
    assert!(Date::replay(&line).expect("the line holds").1.is_over());
}

#[test]
fn every_page_of_the_rulebook_is_reached_by_keys_and_its_boards_are_played_on() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    settle(home);
    let desktop = Desktop::start(home, SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, home, &[]);
    program.wait("the title is there", |state| is(state, "widget", "title.play"));
    desktop.focus("Holochess");
    desktop.key("F1");
    let page = |state: &Value| {
        let widget = state["widget"].as_str().unwrap_or_default();
        widget.strip_prefix("rulebook.page.").map(str::to_owned)
    };
    for game in GameId::ALL {
        let ids: Vec<&str> = Page::on_screen(game).map(|page| page.id.as_str()).collect();
        program.wait("its first page is open", |state| {
            is(state, "overlay", "rulebook") && page(state).as_deref() == Some(ids[0])
        });
        let mut reached = BTreeSet::from([ids[0]]);
        for id in &ids[1..] {
            desktop.key("Down");
            program.wait(id, |state| page(state).as_deref() == Some(*id));
            reached.insert(id);
        }
        assert_eq!(reached.len(), ids.len());
        desktop.key("e");
    }
    // Back at the first game: the board of its first page is entered, and left step by step.
    program.wait("the first game again", |state| page(state).as_deref() == Some("goal"));
    desktop.key("Right");
    program.wait("the board has the keys", |state| is(state, "widget", "rulebook.board"));
    // A piece is taken, put back, and the board is left.
    for key in ["Return", "Escape", "Escape"] {
        // Two presses of a key in one slow frame are one step.
        let before = program.state().unwrap_or_default();
        desktop.key(key);
        program.effect(&before, |_| false);
    }
    program.wait("the list has them again", |state| page(state).is_some());
    desktop.key("Escape");
    program.wait("the title is there again", |state| state["overlay"].is_null() && is(state, "screen", "title"));
}
