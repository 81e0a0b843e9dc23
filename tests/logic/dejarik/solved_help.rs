//! What is known of both Dejariks, in the terminal: hints, the look back, puzzles.

use std::fs;

use serde_json::Value;

use crate::place::Place;

/// A match in the terminal with a hint, and the look back at it.
#[test]
fn hints_and_the_look_back_are_exact_in_the_terminal() {
    let place = Place::new();
    let two = ["text", "revised", "--p2", "human", "--lang", "en", "--save", "match.jsonl"];
    let said = place.run(&two, "hint\no5-i5\nhint\nquit\n");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.contains("wins one point in 7 moves (counting both sides)"), "{}", said.out);
    let replay = place.run(&["replay", "match.jsonl", "--analysis", "--json"], "");
    assert_eq!(replay.status, 0, "{}", replay.err);
    let answer: Value = serde_json::from_str(&replay.out).expect("it is JSON");
    let found = &answer["analysis"]["decisions"][0];
    assert_eq!((found["best_value"].as_i64(), found["best_distance"].as_i64()), (Some(1), Some(7)));
    let told = place.run(&["replay", "match.jsonl", "--analysis", "--lang", "en"], "");
    assert!(told.out.contains("given away") && !told.out.contains('⟨'), "{}", told.out);
}

/// A puzzle waits for a table that is kept. One that is of no use has to be solved anew, and the puzzle does not wait for that.
#[test]
fn a_puzzle_does_not_wait_until_a_damaged_table_is_solved_again() {
    let place = Place::new();
    fs::create_dir_all(place.path("home/cache")).expect("the folder is ours");
    let file = place.write("home/cache/groi.table", "no table at all");
    let said = place.run(&["text", "groi", "--puzzle", "groi-7", "--lang", "en"], "quit\n");
    assert_eq!(said.status, 0, "{}", said.err);
    // Solving takes many times as long as showing a puzzle: had the command waited, the table would have been written.
    assert_eq!(fs::read_to_string(&file).expect("it is there"), "no table at all");
}
