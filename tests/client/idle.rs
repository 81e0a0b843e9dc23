//! What a window costs that is not looked at.

use std::{thread, time::Duration};

use crate::{
    desktop::{Desktop, Program},
    window::settle,
};

/// The share of the processor time of the window in front that it may use in the background.
const MOST: f64 = 0.05;
/// For how long each is measured.
const MEASURED: Duration = Duration::from_secs(40);

/// `cargo test --test client background -- --ignored --nocapture` prints the numbers.
#[test]
#[ignore = "takes some minutes"]
fn a_window_in_the_background_uses_a_twentieth_of_what_it_uses_in_front() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), 1400, 800);
    let mut program = Program::start(
        &desktop,
        folder.path(),
        &["play", "holochess", "--p1", "human", "--p2", "human", "--seed", "8"],
    );
    program.wait("a person may choose", |state| state["player"].is_number() && state["busy"] == false);
    let measure = |program: &Program| {
        thread::sleep(Duration::from_secs(10));
        let before = program.processor_seconds();
        thread::sleep(MEASURED);
        (program.processor_seconds() - before) / MEASURED.as_secs_f64()
    };
    desktop.focus("Holochess");
    let in_front = measure(&program);
    desktop.look_away();
    let behind = measure(&program);
    desktop.focus("Holochess");
    desktop.key("Escape");
    program.wait("it hears keys again", |state| state["overlay"] == "pause");
    println!("in front {in_front:.3} cores, behind {behind:.3}, which is {:.1} %", 100.0 * behind / in_front);
    assert!(behind <= MOST * in_front, "{behind} of {in_front}");
}
