//! `solve` and `probe` of both Dejariks, and the folder where tables are kept, as a person or a script meets them.

use std::fs;

use serde_json::Value;

use crate::place::{CommandOutput, Place};

const START: &str = "o1 o2 o3 o5 / o8 o10 o11 o12 b 0";

fn probe(place: &Place, more: &[&str]) -> CommandOutput {
    let arguments = ["probe", "revised", "--position", START, "--json"];
    let said = place.run(&[&arguments[..], more].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    said
}

/// The table is solved once and kept; whatever happens to the file or to the folder, the answer is the same, with a sentence.
#[test]
fn the_kept_table_is_read_made_again_or_done_without() {
    let place = Place::new();
    let first = probe(&place, &[]);
    let answer: Value = serde_json::from_str(&first.out).expect("it is JSON");
    assert_eq!((answer["value"].as_i64(), answer["distance"].as_i64()), (Some(1), Some(7)));
    assert_eq!(answer["actions"].as_array().map(Vec::len), Some(19));
    assert_eq!(first.err, "");
    let file = place.path("home").join("cache").join("revised.table");
    let whole = fs::read(&file).expect("it is kept");
    // As a file of its own, too.
    let given = place.write("given.table", &whole);
    let text = given.to_str().expect("it is text");
    assert_eq!(probe(&place, &["--table", text]).out, first.out);

    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 4;
    for (content, word) in [(&whole[..whole.len() / 3], "cut short"), (&flipped[..], "damaged")] {
        fs::write(&file, content).expect("the folder is ours");
        let said = probe(&place, &[]);
        assert_eq!(said.out, first.out);
        assert!(said.err.lines().count() == 1 && said.err.contains(word), "{}", said.err);
        assert_eq!(fs::read(&file).expect("it is there again"), whole);
    }
    assert_eq!(probe(&place, &[]).err, "", "it was read");
    // No folder can be made where a file is.
    let nowhere = Place::new();
    fs::create_dir(nowhere.path("home")).expect("the place is ours");
    fs::write(nowhere.path("home").join("cache"), "in the way").expect("the place is ours");
    let said = probe(&nowhere, &[]);
    assert!(
        said.out == first.out && said.err.lines().count() == 1 && said.err.contains("could not be saved for next time"),
        "{}",
        said.err
    );
}

#[cfg(unix)]
#[test]
fn a_full_disk_costs_a_sentence() {
    let place = Place::new();
    let arguments = ["probe", "revised", "--position", START];
    let said = place.run_with_room(100, &arguments, "");
    assert!(said.status == 0 && said.out.contains("wins one point in 7 moves"), "{}", said.err);
    assert!(said.err.lines().count() == 1 && said.err.contains("could not be saved for next time"), "{}", said.err);
    let left: Vec<_> = fs::read_dir(place.path("home").join("cache")).expect("it was made").collect();
    assert!(left.is_empty(), "nothing half-written: {left:?}");
}

#[test]
fn what_is_no_position_or_no_table_is_refused() {
    let place = Place::new();
    let refused = |arguments: &[&str], word: &str| {
        let said = place.run(arguments, "");
        assert_eq!(said.status, 2, "{arguments:?}: {}", said.err);
        assert!(said.err.starts_with("error: ") && said.err.lines().count() == 1, "{}", said.err);
        assert!(said.err.contains(word), "{arguments:?}: {word:?} is not said: {}", said.err);
    };
    for (line, word) in [
        ("o1 o2 o3 o5 o6 / o8 o10 o11 o12 b 0", "5 pieces"),
        ("o1 o2 / o8 o10 o11 o12 b 0", "2 pieces"),
        ("o1 o2 o3 o5 / o1 o10 o11 o12 b 0", "o1"),
        ("i1 i2 i3 i4 / o8 o10 o11 o12 b 4", "line"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 1", "1"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b 1000", "1000"),
        ("o1 o2 o3 o5 / o8 o10 o11 o12 b -2", "-2"),
    ] {
        refused(&["probe", "revised", "--position", line], word);
    }
    let header = |version: u8, game: u8| {
        let mut bytes = b"HLCdjrk".to_vec();
        bytes.extend([version, game, 4]);
        bytes.extend([0; 40]);
        bytes
    };
    for (name, content, word) in [
        ("empty", Vec::new(), "not a table of solved"),
        ("text", b"not at all".to_vec(), "not a table of solved"),
        ("short", b"HLCdjrk".to_vec(), "cut short"),
        ("newer", header(200, b'r'), "version 200"),
        ("other", header(1, b'g'), "groi"),
        ("damaged", header(1, b'r'), "table"),
    ] {
        let file = place.write(name, content);
        let file = file.to_str().expect("it is text");
        refused(&["probe", "revised", "--position", START, "--table", file], word);
    }
    refused(&["probe", "revised", "--position", START, "--table", "nowhere"], "nowhere");
    refused(&["solve", "groi", "--four"], "--four");
    refused(&["solve", "holochess", "--check"], "--check");
    refused(&["solve", "groi", "--out", "no/such/folder/table"], "--out");
    refused(&["solve", "demeter"], "groi");
    refused(&["puzzles", "chinese"], "revised");
    refused(&["puzzles", "holochess", "--depth", "3"], "--depth");
    assert!(!place.path("home").join("cache").exists(), "nothing was solved");
}

#[test]
fn solve_writes_what_probe_reads() {
    let place = Place::new();
    let said = place.run(&["solve", "groi", "--json", "--threads", "2", "--out", "groi.table"], "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let answer: Value = serde_json::from_str(&said.out).expect("it is JSON");
    let values = answer["values"].as_object().expect("it is there");
    let points: Vec<&str> = values.keys().map(String::as_str).collect();
    assert_eq!(points, ["-3", "-2", "-1", "0", "1", "2", "3"]);
    let sum: u64 = values.values().filter_map(Value::as_u64).sum();
    assert_eq!(Some(sum), answer["live_states"].as_u64());
    assert_eq!((answer["game"].as_str(), answer["start_value"].as_i64()), (Some("groi"), Some(1)));
    assert!(answer["seconds"].is_f64() && answer["threads"].is_u64());
    if cfg!(target_os = "linux") {
        // The work takes 17 MB. A program that carries the engine maps 27 MB more before it begins.
        assert!(answer["peak_memory_bytes"].as_u64().is_some_and(|bytes| bytes < 64 << 20), "{answer}");
    }
    // By Groï's rules the first turns are straight: the same pawns two moves later are worth something else to look at.
    let count = |position: &str| {
        let said = place.run(&["probe", "groi", "--position", position, "--table", "groi.table", "--json"], "");
        assert_eq!(said.status, 0, "{}", said.err);
        let answer: Value = serde_json::from_str(&said.out).expect("it is JSON");
        answer["actions"].as_array().map(Vec::len)
    };
    assert_eq!((count(START), count("o1 o2 o3 o5 / o8 o10 o11 o12 b 2")), (Some(8), Some(19)));
    let wrong = place.run(&["probe", "revised", "--position", START, "--table", "groi.table"], "");
    assert!(wrong.status == 2 && wrong.err.contains("groi"), "{}", wrong.err);
}
