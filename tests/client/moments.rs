//! Pictures of moments of a recorded match.

use std::{path::Path, process::Command};

use image::RgbImage;

fn run(arguments: &[&str], folder: &Path) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_holochess"))
        .args(arguments)
        .current_dir(folder)
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

fn picture(scene: &str, folder: &Path) -> RgbImage {
    run(&["picture", scene, "--out", "moment.png", "--size", "480x270", "--quality", "low"], folder);
    image::open(folder.join("moment.png")).expect("there is a picture").to_rgb8()
}

/// The mean light of the middle of a picture, 0 to 1, where the table is.
fn light(picture: &RgbImage) -> f64 {
    let middle = image::imageops::crop_imm(picture, 160, 90, 160, 90).to_image();
    middle.as_raw().iter().map(|value| f64::from(*value)).sum::<f64>() / middle.as_raw().len() as f64 / 255.0
}

#[test]
fn an_earlier_moment_of_a_finished_match_is_not_behind_its_result() {
    let folder = tempfile::tempdir().expect("there is a folder for it");
    let folder = folder.path();
    run(&["text", "groi", "--p1", "random", "--p2", "random", "--seed", "3", "--save", "over.jsonl"], folder);
    let record = std::fs::read_to_string(folder.join("over.jsonl")).expect("the match is saved");
    assert!(record.contains("\"end\""), "the match has an end");
    let begun: Vec<&str> = record.lines().take(8).collect();
    std::fs::write(folder.join("begun.jsonl"), begun.join("\n") + "\n").expect("the folder can be written");
    let [over, begun, result] = ["replay:over.jsonl@6", "replay:begun.jsonl@6", "replay:over.jsonl"]
        .map(|scene| light(&picture(scene, folder)));
    assert!(result < 0.7 * begun, "the result stands before the table: {result} beside {begun}");
    assert!((over - begun).abs() < 0.1 * begun, "the same table: {over} beside {begun}");
}
