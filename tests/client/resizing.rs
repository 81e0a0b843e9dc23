//! A window that is resized faster than it is drawn, and a display that cannot be used.

use std::{
    thread,
    time::{Duration, Instant},
};

use serde_json::json;

use crate::{
    desktop::{Desktop, HANG, Program, is_under_wine},
    look::luminance,
    window::{look_until, settle},
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

#[test]
fn a_display_that_cannot_be_used_or_goes_away_is_told_in_a_sentence() {
    if is_under_wine() {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SCREEN[0], SCREEN[1]);
    for factor in ["0", "abc", "-1", "nan"] {
        let mut program = Program::start_with(&desktop, folder.path(), &[], &[("WINIT_X11_SCALE_FACTOR", factor)]);
        assert_eq!(program.wait_for_end(), Some(3), "{}", program.log());
        let log = program.log();
        assert!(log.contains("the display cannot be used") && log.contains("WINIT_X11_SCALE_FACTOR"), "{log}");
        assert!(log.contains("winit") && !log.contains("match is saved") && !log.contains("driver"), "{log}");
    }
    let mut program = Program::start(
        &desktop,
        folder.path(),
        &["play", "holochess", "--p1", "human", "--p2", "human", "--seed", "7"],
    );
    program.wait("a person may choose", |state| state["player"].is_number() && state["busy"] == false);
    // A window that was never drawn is told as a device that cannot draw.
    look_until(&desktop, "lost-display", |picture| {
        luminance(picture.mean(SCREEN.map(|length| length as i32 / 2), 20)) > 0.0
    });
    drop(desktop);
    assert_ne!(program.wait_for_end(), Some(0));
    let log = program.log();
    assert!(log.contains("the connection to the display was lost"), "{log}");
    assert!(!log.contains("match is saved"), "nothing is decided yet: {log}");
}
