//! The set-up in a real window: choosing opponents by mouse and wheel, Enter from any focus, and settings for a window larger
//! than the screen.

use holochess::{rules::GameId, settings::Settings};
use serde_json::{Value, json};

use crate::{
    desktop::{Desktop, Program},
    window::{SIZE, settle, stand_still},
};

#[test]
fn an_opponent_is_chosen_by_mouse_and_enter_takes_the_seat() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let file = folder.path().join("settings.toml");
    let mut settings = Settings::peek(&file);
    [settings.window.width, settings.window.height] = [1600, 900];
    settings.setups.for_game_mut(GameId::Holochess).seats = "human borak".into();
    settings.save(&file).expect("settings can be stored");
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);
    program.wait("the window fits its screen", |state| state["window"] == json!(SIZE) && state["widget"].is_string());
    desktop.focus("Holochess");
    stand_still(&mut program);
    desktop.key("Return");
    program.wait("the tables are there", |state| state["widget"] == "tables.holochess");
    stand_still(&mut program);
    desktop.key("Return");
    let beside = "setup.opponent.after";
    let state = program.wait("the set-up is there", |state| state["widgets"][beside].is_array());
    assert_eq!(state["opponent"], "borak");
    stand_still(&mut program);
    let at = |state: &Value, name: &str| [0, 1].map(|axis| state["widgets"][name][axis].as_i64().unwrap_or(0) as i32);
    desktop.click(at(&state, beside));
    program.wait("the arrow goes one further", |state| state["opponent"] == "sull");
    desktop.point(at(&state, "setup.opponent"));
    // An X server without a mouse reports each notch twice: as the press and as the release of a button.
    desktop.wheel(1);
    program.wait("the wheel goes further", |state| ["nix", "greedy"].iter().any(|id| state["opponent"] == *id));
    desktop.wheel(-8);
    program.wait("the wheel goes back", |state| state["opponent"] == "online");
    let [x, y] = at(&state, "setup.opponent");
    desktop.click([x + 20, y]);
    let state = program.wait("a click chooses and has the focus", |state| {
        state["opponent"] != "online" && state["widget"] == "setup.opponent"
    });
    assert_eq!(state["screen"], "setup");
    desktop.key("Return");
    program.wait("Enter takes the seat", |state| state["screen"] == "match");
}
