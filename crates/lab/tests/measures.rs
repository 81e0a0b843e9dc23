//! The bounds of the built-in measurements: the cost of a full table, and every creature's clips in the engine.

use std::process::Command;

use holochess::{rules::GameId, view::creatures::CreatureId};

/// The log targets that count: this program and the engine's crates that load and animate figures. Messages about the machine's
/// graphics do not count.
const LISTENED: &str = "error,holochess=warn,bevy_asset=warn,bevy_gltf=warn,bevy_animation=warn";

/// Runs a measurement and returns its output; it must keep its bounds, and the log must be empty.
fn measure(what: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_holochess-lab"))
        .arg("measure")
        .args(what)
        .env("RUST_LOG", LISTENED)
        .output()
        .expect("the program starts");
    let [said, log] = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    assert!(output.status.success(), "{said}{log}");
    let complaints: Vec<&str> = log.lines().filter(|line| line.contains("WARN") || line.contains("ERROR")).collect();
    assert!(complaints.is_empty(), "{complaints:#?}");
    said
}

#[test]
fn the_full_table_of_every_game_keeps_its_draw_calls_and_triangles_at_every_quality_and_its_time_at_low() {
    for game in GameId::ALL {
        let said = measure(&["table", game.id()]);
        for quality in ["low", "medium", "high"] {
            assert!(said.lines().any(|line| line.starts_with(quality)), "{game:?}: {said}");
        }
    }
}

#[test]
fn every_clip_of_every_creature_plays_without_a_complaint_and_above_the_table() {
    let said = measure(&["clips"]);
    assert_eq!(said.lines().count(), CreatureId::COUNT, "{said}");
    assert!(said.lines().all(|line| line.contains("16 clips")), "{said}");
}

#[test]
fn frames_are_timed_one_after_another() {
    let said = measure(&["frames", "table:groi", "--size", "320x180", "--quality", "low", "--frames", "10"]);
    let numbers: Vec<f64> =
        said.split(|c: char| !c.is_ascii_digit() && c != '.').filter_map(|word| word.parse().ok()).collect();
    let [median, processor, ninety_nine, hundred, within, slowest, frames, device] = numbers[..] else {
        panic!("{said}")
    };
    assert!(0.0 < processor && processor < median && median <= within && within <= slowest, "{said}");
    assert_eq!((ninety_nine, hundred, frames), (99.0, 100.0, 10.0), "{said}");
    assert!(device > 0.0, "{said}");
}
