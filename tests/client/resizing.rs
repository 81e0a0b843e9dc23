//! A window that is resized faster than it is drawn.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{
    desktop::{Desktop, HANG, Program},
    look::luminance,
    window::settle,
};

/// The largest size that the window gets, in pixels.
const SCREEN: [u32; 2] = [960, 720];
/// The size that it gets last.
const LAST: [u32; 2] = [720, 480];

#[test]
fn a_window_that_is_resized_quickly_is_drawn_in_its_last_size_and_plays_on() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SCREEN[0], SCREEN[1]);
    let mut program = Program::start(
        &desktop,
        folder.path(),
        &["play", "holochess", "--p1", "human", "--p2", "human", "--seed", "8"],
    );
    let choosing = program.wait("a person may choose", |state| state["player"].is_number() && state["busy"] == false);
    desktop.focus("Holochess");
    // Down to the least size that the window allows and up again, and wide, high and square in between.
    let sizes = (0..60).map(|step| [640 + step * 53 % 320, 360 + step * 97 % 360]);
    desktop.resize("Holochess", sizes.chain([SCREEN, [640, 360], LAST]));
    let state = program.wait("the window has its last size", |state| {
        state["window"] == json!(LAST) && state["position"] == choosing["position"] && state["busy"] == false
    });
    // Every cell lies in the window, and what is drawn reaches its right and lower edge and nothing beyond.
    for (cell, at) in state["cells"].as_object().expect("cells have pixels") {
        let inside = |axis: usize| (0..i64::from(LAST[axis])).contains(&at[axis].as_i64().unwrap_or(-1));
        assert!(inside(0) && inside(1), "{cell} lies at {at}");
    }
    let [right, lower] = LAST.map(|length| length as i32);
    let begun = Instant::now();
    loop {
        let picture = desktop.look();
        let beside = luminance(picture.mean([right + 40, lower / 2], 20));
        let below = luminance(picture.mean([right / 2, lower + 40], 20));
        let foot = luminance(picture.mean([right / 2, lower - 24], 20));
        if foot > 0.0 && beside == 0.0 && below == 0.0 {
            break;
        }
        assert!(begun.elapsed() < HANG, "drawn beside {beside}, below {below}, at its foot {foot}");
        thread::sleep(Duration::from_millis(200));
    }
    desktop.key("Escape");
    program.wait("keys are heard", |state| state["overlay"] == "pause" || state["screen"] != "match");
}
