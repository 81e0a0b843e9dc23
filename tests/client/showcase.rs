//! The showcase in a real window: opened from the title by keys, walked through and left; and opened by its command.

use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, settle, stand_still},
};

/// Whether this creature and page are shown.
fn shows(state: &Value, creature: &str, page: &str) -> bool {
    state["screen"] == "showcase" && state["showcase"]["creature"] == creature && state["showcase"]["page"] == page
}

#[test]
fn the_showcase_is_opened_from_the_title_by_keys_and_left_again() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);
    program.wait("the title is there", |state| state["screen"] == "title" && state["widget"].is_string());
    desktop.focus("Holochess");
    stand_still(&mut program);
    desktop.key("Down");
    program.wait("the evenings have the focus", |state| state["widget"] == "title.journey");
    desktop.key("Down");
    program.wait("the shelf has the focus", |state| state["widget"] == "title.matches");
    desktop.key("Down");
    program.wait("the puzzles have the focus", |state| state["widget"] == "title.puzzles");
    desktop.key("Down");
    program.wait("the showcase has the focus", |state| state["widget"] == "title.showcase");
    desktop.key("Return");
    program.wait("the first creature is there", |state| shows(state, "savrip", "nature"));
    stand_still(&mut program);
    desktop.key("Right");
    program.wait("the next creature is there", |state| shows(state, "monnok", "nature"));
    desktop.key("e");
    let state = program.wait("its clips are there", |state| {
        shows(state, "monnok", "motion") && state["widgets"]["showcase.clip.walk"].is_array()
    });
    // By mouse: another creature, and back to the first page.
    let at = |name: &str| [0, 1].map(|axis| state["widgets"][name][axis].as_i64().unwrap_or_default() as i32);
    desktop.click(at("showcase.of.ngok"));
    program.wait("the creature that was clicked is there", |state| shows(state, "ngok", "motion"));
    desktop.click(at("showcase.page.odds"));
    program.wait("its chances are there", |state| shows(state, "ngok", "odds"));
    desktop.key("Escape");
    program.wait("the title is there again", |state| state["screen"] == "title");
    assert!(
        program.state().is_some_and(|state| state["messages"].as_array().is_some_and(Vec::is_empty)),
        "{}",
        program.log()
    );
}

#[test]
fn the_command_opens_it_with_the_creature_that_is_named() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &["showcase", "klorslug"]);
    program.wait("the creature is there", |state| shows(state, "klorslug", "nature"));
}

#[test]
fn a_fight_is_played_scrubbed_back_and_left() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &["showcase", "savrip"]);
    let state = program.wait("the showcase is there", |state| {
        shows(state, "savrip", "nature") && state["widgets"]["showcase.page.scenes"].is_array()
    });
    desktop.focus("Holochess");
    stand_still(&mut program);
    let at = |state: &Value, name: &str| [0, 1].map(|axis| state["widgets"][name][axis].as_i64().unwrap_or(0) as i32);
    desktop.click(at(&state, "showcase.page.scenes"));
    let ready = "showcase.ending.counter-push";
    let state = program.wait("endings can be chosen", |state| state["widgets"][ready].is_array());
    desktop.click(at(&state, ready));
    let second = |state: &Value| state["fight"]["second"].as_f64();
    let state = program.wait("the fight has come to the dice", |state| second(state).is_some_and(|at| at >= 2.0));
    // On the time line, a tenth from its left end.
    let [middle, y] = at(&state, "showcase.row.scene");
    desktop.click([middle / 5, y]);
    let state = program.wait("it has gone back", |state| second(state).is_some_and(|at| at < 2.0));
    assert_eq!(state["fight"]["runs"], false, "it stands where it was pulled to");
    desktop.click([middle + middle / 3, y]);
    program.wait("it has gone forward", |state| second(state).is_some_and(|at| at >= 4.0));
    desktop.key("p");
    program.wait("it runs on to its end", |state| {
        second(state).is_some_and(|at| at >= state["fight"]["of"].as_f64().unwrap_or(99.0).floor())
    });
    desktop.key("Escape");
    program.wait("fights can be chosen again", |state| {
        state["fight"].is_null() && state["widgets"]["showcase.ending.kill"].is_array()
    });
}
