//! What the playing build measures of itself, and the bounds that it keeps: the full table's cost, and every creature's clips
//! in the engine.

use std::process::Command;

/// What is listened to: our own words and those of the rooms that read and move the figures. What the engine thinks of the
/// machine's graphics is not the figures' business.
const LISTENED: &str = "error,holochess=warn,bevy_asset=warn,bevy_gltf=warn,bevy_animation=warn";

/// Runs a measure and returns what it said; it has to keep its bounds, and nothing may stand in the log.
fn measure(what: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_holochess"))
        .args(["measure", what])
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
fn the_full_table_keeps_its_draw_calls_and_triangles_at_every_quality() {
    let said = measure("table");
    for quality in ["low", "medium", "high"] {
        assert!(said.lines().any(|line| line.starts_with(quality)), "{said}");
    }
}

#[test]
fn every_clip_of_every_creature_plays_without_a_complaint_and_above_the_table() {
    let said = measure("clips");
    assert_eq!(said.lines().count(), 8, "{said}");
    assert!(said.lines().all(|line| line.contains("16 clips")), "{said}");
}
