//! Damaged files of every kind, a few hundred of each; `./dev fuzz` goes on for as long as one likes.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use crate::{creature_folders::creature_folder, watched::watch};

#[path = "../fuzz/mod.rs"]
mod fuzz;

use fuzz::{TARGETS, last_input};

/// Tries so many cases of a target. Some have to be read and some refused, else nothing is tried.
fn try_some(name: &str, cases: u64) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("there is such a target");
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let mut read = 0;
    for number in 0..cases {
        match catch_unwind(AssertUnwindSafe(|| target.try_case(number, folder.path()))) {
            Ok(is_read) => read += u64::from(is_read),
            Err(panic) => {
                let input = last_input();
                eprintln!("case {number} of {name} (./dev fuzz {name} 1 {number}):");
                eprintln!("{}", String::from_utf8_lossy(&input[..input.len().min(4000)]));
                resume_unwind(panic);
            }
        }
    }
    assert!((1..cases).contains(&read), "{read} of {cases} were read");
}

#[test]
fn damaged_records_are_refused_or_read_and_never_lost() {
    try_some("records", 600);
}

#[test]
fn lines_that_are_nearly_positions_are_refused_or_are_positions() {
    try_some("positions", 1500);
}

#[test]
fn damaged_settings_are_kept_aside_or_read() {
    try_some("settings", 600);
}

#[test]
fn bytes_that_are_nearly_a_table_of_endings_are_refused_or_are_one() {
    try_some("endings", 60);
}

#[test]
fn files_that_are_brought_into_a_page_are_refused_or_destroy_nothing() {
    try_some("imports", 300);
}

#[test]
fn folders_that_are_nearly_a_creature_are_refused_or_are_one() {
    try_some("creatures", 400);
}

#[test]
fn files_that_are_nearly_a_lesson_are_refused_or_can_be_taken() {
    try_some("lessons", 200);
}

#[test]
fn lines_that_are_nearly_the_result_of_a_day_are_refused_or_are_one() {
    try_some("days", 200);
}

#[test]
fn lines_that_are_nearly_a_match_are_refused_or_taken_in_whole() {
    try_some("match-lines", 400);
}

#[test]
fn messages_over_a_wire_that_were_changed_end_a_connection_and_no_table() {
    try_some("live", 400);
}

#[test]
fn messages_by_mail_that_were_changed_are_refused_or_are_the_other_s_to_send() {
    try_some("mail", 400);
}
