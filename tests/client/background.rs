//! What a window costs while nobody looks at it.

use std::{thread, time::Duration};

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, settle},
};

/// The processor time of so many seconds, as a share of them.
fn share(program: &Program, seconds: u64) -> f64 {
    let before = program.processor_seconds();
    thread::sleep(Duration::from_secs(seconds));
    (program.processor_seconds() - before) / seconds as f64
}

#[test]
#[ignore = "measures for a minute, on a machine that does nothing else"]
fn a_table_at_rest_in_the_background_needs_a_twentieth_of_its_time_in_front() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &["play", "holochess", "--seed", "7"]);
    program.wait("a person is to choose", 120, |state| state["phase"] == "choosing" && state["busy"] == false);
    desktop.focus("Holochess");
    thread::sleep(Duration::from_secs(5));
    let in_front = share(&program, 15);
    desktop.look_away();
    thread::sleep(Duration::from_secs(5));
    let behind = share(&program, 30);
    eprintln!("{:.1} % of a core in front, {:.1} % behind", in_front * 100.0, behind * 100.0);
    assert!(behind <= in_front * 0.05, "{behind} behind, {in_front} in front");
    // What is pressed when somebody comes back is answered at once.
    desktop.focus("Holochess");
    desktop.key("Escape");
    program.wait("the pause menu", 20, |state| state["overlay"] == "pause");
}
