//! The makers' program, as a person or a script at a terminal meets it.

mod contests;
mod counting;
mod damaged_parts;
mod deals;
mod endings;
mod evenness;
mod every_game;
mod fuzzed_parts;
mod joined;
mod kills;
#[path = "../../../../tests/place/mod.rs"]
#[allow(dead_code, reason = "the tests of the players' program ask for more")]
mod place;
mod puzzles;
mod refusals;
mod score_intervals;
mod sequential_test;
mod solving;
mod training;
#[path = "../../../../tests/watch/mod.rs"]
#[allow(dead_code, reason = "only what is drawn by lot is used here")]
mod watch;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_holochess-lab");
