//! A whole match of Chinese Checkers in a real window, from the title to the result, by mouse alone: every decision is asked for as a
//! hint and played by a click.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use crate::{
    desktop::{Desktop, HANG, Program},
    whole_match::{look_at_result, quit},
    window::{SIZE, WHOLE, click_widget, look_until, screen, settle, type_seed},
};

/// The most decisions of a person until the result; a match between equals takes forty.
const MOST: usize = 150;

/// Clicks a widget that stands still, where it is now.
fn click(desktop: &Desktop, state: &Value, name: &str) {
    if let Some(place) = state["widgets"][name].as_array() {
        desktop.click([0, 1].map(|axis| place[axis].as_i64().unwrap_or_default() as i32));
    }
}

/// Asks for a hint and plays it. A click of less than a frame can be lost on a slow machine, so both are repeated.
fn play_hint(desktop: &Desktop, program: &mut Program, before: &Value) {
    let begun = Instant::now();
    while begun.elapsed() < HANG {
        let state = program.state().unwrap_or_default();
        if state["position"] != before["position"] || screen(&state) == "result" {
            return;
        }
        // What Enter would play can be pressed, too.
        let is_hinted = |state: &Value| state["widgets"]["prompt"].is_array();
        click(desktop, &state, if is_hinted(&state) { "prompt" } else { "command.hint" });
        // The hint is computed outside the frame.
        let changed = |now: &Value| now["position"] != state["position"] || is_hinted(now) != is_hinted(&state);
        if program.effect(&state, changed).is_none() {
            thread::sleep(Duration::from_secs(5));
        }
    }
    panic!("the hint is not played: {:?}\n{}", program.state(), program.log());
}

#[test]
fn a_whole_match_on_the_star_is_played_by_mouse_alone() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);
    program.wait("the title is there", |state| screen(state) == "title" && state["widget"].is_string());
    desktop.focus("Holochess");
    click_widget(&desktop, &mut program, "title.play");
    click_widget(&desktop, &mut program, "tables.chinese");
    program.wait("the set-up is there", |state| screen(state) == "setup");
    type_seed(&desktop, &mut program, 1);
    click_widget(&desktop, &mut program, "setup.start");
    program.wait("the table is there", |state| screen(state) == "match" && state["game"] == "chinese");
    look_until(&desktop, "star", |picture| picture.words(WHOLE).contains("Your turn"));
    let mut decisions = 0;
    loop {
        let state = program.wait("a person may choose, or the match is over", |state| {
            screen(state) == "result" || state["player"].is_number() && state["busy"] == false
        });
        if screen(&state) == "result" {
            break;
        }
        assert!(decisions < MOST, "no result after {decisions} decisions: {}", state["position"]);
        play_hint(&desktop, &mut program, &state);
        decisions += 1;
    }
    assert!(decisions > 15, "ten pieces do not reach the far point in {decisions} decisions");
    look_at_result(&desktop, folder.path());
    quit(&desktop, &mut program, false);
}
