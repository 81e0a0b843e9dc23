//! The puzzles in the real window: a wrong try, a hint, ten solutions by keys and by mouse, and what is kept of them.

use std::fs;

use holochess::{
    players::puzzles::{Puzzle, shipped},
    rules::{Action, GameId, Table},
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, aim, press, settle, settled},
};

fn is(state: &Value, key: &str, value: &str) -> bool {
    state[key] == value
}

fn waits_for_an_answer(state: &Value, puzzle: &Puzzle) -> bool {
    is(state, "screen", "match")
        && is(state, "position", &puzzle.position)
        && state["player"].is_number()
        && state["busy"] == false
}

/// The two cells of a move.
fn cells(table: &dyn Table, action: Action) -> [String; 2] {
    let (Action::Move { from, to } | Action::Swap { from, to }) = action else { panic!("{action:?} goes somewhere") };
    [from, to].map(|cell| table.board().name(cell).to_owned())
}

/// How an answer is given.
#[derive(Clone, Copy, Debug)]
enum Hand {
    Keys,
    Mouse,
}

/// Presses both cells of a move, again if a slow frame has swallowed a press or another figure was pointed at, until the screen
/// shows what is expected.
fn answer(
    desktop: &Desktop,
    program: &mut Program,
    [from, to]: &[String; 2],
    hand: Hand,
    holds: impl Fn(&Value) -> bool,
) {
    for attempt in 0..8 {
        for cell in [from, to] {
            let state = program.state().expect("the trace is written");
            if holds(&state) {
                return;
            }
            if cell == from && is(&state, "held", from) {
                continue;
            }
            match hand {
                Hand::Keys => drop(press(desktop, program, cell)),
                Hand::Mouse => {
                    desktop.click(aim(&state, cell, attempt));
                    settled(program, &state);
                }
            }
        }
    }
    panic!("{from}-{to} changes nothing: {:?}\n{}", program.state(), program.log());
}

/// From the title to the puzzles, by keys.
fn open(desktop: &Desktop, program: &mut Program) {
    program.wait("the title is there", |state| is(state, "widget", "title.play"));
    desktop.focus("Holochess");
    for name in ["title.journey", "title.matches", "title.puzzles"] {
        desktop.key("Down");
        program.wait(name, |state| is(state, "widget", name));
    }
    desktop.key("Return");
    program
        .wait("the puzzles are there", |state| is(state, "screen", "puzzles") && is(state, "widget", "puzzles.lenses"));
}

#[test]
fn the_command_opens_the_window_at_the_puzzle_that_is_named() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let puzzle = &shipped(GameId::Groi)[6];
    let mut program = Program::start(&desktop, folder.path(), &["play", "groi", "--puzzle", &puzzle.id]);
    program.wait("the puzzle is there", |state| waits_for_an_answer(state, puzzle));
}

#[test]
fn ten_puzzles_are_solved_after_a_wrong_try_and_a_hint_and_the_next_start_knows_them() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let home = folder.path();
    settle(home);
    let desktop = Desktop::start(home, SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, home, &[]);
    open(&desktop, &mut program);
    desktop.key("Return");
    let puzzles = &shipped(GameId::Groi)[..11];
    for (number, puzzle) in puzzles[..10].iter().enumerate() {
        let hand = if number % 2 == 0 { Hand::Keys } else { Hand::Mouse };
        program.wait(&puzzle.id, |state| waits_for_an_answer(state, puzzle));
        let table = puzzle.table().expect("its position is one of the game's");
        let right = table.read_action(&puzzle.solution).expect("its solution is an action");
        if number == 1 {
            // A wrong answer is judged and not played; the hint names the piece.
            let actions = table.actions();
            let wrong = actions.into_iter().find(|action| *action != right && matches!(action, Action::Move { .. }));
            let wrong = cells(&*table, wrong.expect("there are others"));
            let told = |state: &Value| state["messages"].as_array().is_some_and(|messages| !messages.is_empty());
            answer(&desktop, &mut program, &wrong, hand, told);
            program.wait("nothing was played", |state| waits_for_an_answer(state, puzzle));
            let state = program.wait("the hint can be pressed", |state| state["widgets"]["puzzle.hint"].is_array());
            let pixel =
                [0, 1].map(|axis| state["widgets"]["puzzle.hint"][axis].as_i64().expect("it has a place") as i32);
            desktop.click(pixel);
            program.wait("the hint names the piece", |state| {
                let messages = state["messages"].as_array().cloned().unwrap_or_default();
                messages.iter().any(|message| message.as_str().is_some_and(|text| text.contains(puzzle.pawn())))
            });
            desktop.point([SIZE[0] as i32 / 2, 4]);
        }
        let moved = |state: &Value| !is(state, "position", &puzzle.position);
        answer(&desktop, &mut program, &cells(&*table, right), hand, moved);
        let next = |state: &Value| state["busy"] == false && state["widgets"]["puzzle.again"].is_array();
        program.wait("the solution has been shown", next);
        desktop.key("n");
    }
    program.wait("the eleventh puzzle", |state| waits_for_an_answer(state, &puzzles[10]));
    drop(program);

    let kept = fs::read_dir(home).expect("it is there").flatten().map(|entry| entry.path());
    let kept = kept.filter_map(|path| fs::read_to_string(path).ok()).find(|text| text.contains("groi-10"));
    let kept = kept.expect("what has been solved is kept");
    assert!(!kept.contains("groi-11"), "{kept}");
    // At the next start the set opens at the first that is not solved.
    let mut program = Program::start(&desktop, home, &[]);
    open(&desktop, &mut program);
    desktop.key("Return");
    program.wait("the eleventh puzzle again", |state| waits_for_an_answer(state, &puzzles[10]));
}
