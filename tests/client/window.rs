//! What tests of the real window share: its size and settings, and how cells and widgets are looked at, pointed at and pressed.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use holochess::{
    locale::Language,
    rules::GameId,
    settings::{QualitySetting, Settings, Speed},
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, HANG, Program, is_under_wine},
    look::Picture,
};

/// Pixels of the window: as small as the words on it can still be read.
pub const SIZE: [u32; 2] = [720, 405];
/// The whole window: left, top, width, height.
pub const WHOLE: [i32; 4] = [0, 0, SIZE[0] as i32, SIZE[1] as i32];

/// Writes settings: small window, lowest quality, no animation, English.
pub fn settle(home: &Path) {
    settle_at(home, Speed::Off);
}

/// The same with scenes at this speed.
pub fn settle_at(home: &Path, speed: Speed) {
    let mut settings = Settings::default();
    settings.window.width = SIZE[0];
    settings.window.height = SIZE[1];
    settings.window.vsync = false;
    settings.window.fullscreen = is_under_wine();
    settings.graphics.quality = QualitySetting::Low;
    settings.graphics.interface_scale = 1.2;
    settings.animation.speed = speed;
    settings.language = Some(Language::English);
    settings.access.welcomed = true;
    for game in [GameId::Holochess, GameId::Chinese] {
        settings.setups.for_game_mut(game).seats = "human greedy".into();
    }
    settings.save(&home.join("settings.toml")).expect("settings can be stored");
}

/// Waits until the screen shows what is expected; software rendering is slow. Saves the last picture for the analysis of a
/// failure.
pub fn look_until(desktop: &Desktop, name: &str, shows: impl Fn(&Picture) -> bool) -> Picture {
    let begun = Instant::now();
    loop {
        let picture = desktop.look();
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("window-{name}.png"));
        if shows(&picture) {
            picture.save(&file);
            return picture;
        }
        if begun.elapsed() > HANG {
            picture.save(&file);
            panic!("{name} is not to be seen; what was seen lies in {}: {:?}", file.display(), picture.words(WHOLE));
        }
        thread::sleep(Duration::from_millis(500));
    }
}

/// The name of the screen.
pub fn screen(state: &Value) -> &str {
    state["screen"].as_str().unwrap_or_default()
}

/// The name of the phase.
pub fn phase(state: &Value) -> &str {
    state["phase"].as_str().unwrap_or_default()
}

/// The pixel of a cell.
pub fn pixel(state: &Value, cell: &str) -> [i32; 2] {
    [0, 1].map(|axis| state["cells"][cell][axis].as_i64().expect("every cell has a pixel") as i32)
}

/// Waits for the next state that differs in a field that a click or key could change; none if the input changes nothing.
pub fn settled(program: &mut Program, before: &Value) -> Option<Value> {
    let fields = ["position", "held", "focus", "screen", "phase", "overlay"];
    program.effect(before, |state| fields.iter().any(|key| state[*key] != before[*key]))
}

/// Waits until a page that has just opened stands still: a second, and some frames where they take longer.
pub fn stand_still(program: &mut Program) -> Value {
    thread::sleep(Duration::from_secs(1));
    program.wait("the page stands still", |state| state["settled"] == true)
}

/// Where to point at a figure that others may hide, as offsets from its cell: its foot, its body, its head, above them.
const AT_FIGURES: [[i32; 2]; 7] = [[0, 0], [0, -16], [0, -44], [0, -60], [-14, -10], [14, -10], [0, -30]];
/// Where to point at an empty cell, as offsets: its middle, closer to the player, to either side.
const AT_CELLS: [[i32; 2]; 4] = [[0, 0], [0, 9], [-12, 0], [12, 0]];

/// The pixel for a cell, or for the figure on it; another one for each attempt.
pub fn aim(state: &Value, cell: &str, attempt: usize) -> [i32; 2] {
    let position = state["position"].as_str().unwrap_or_default();
    let stands = position.split([' ', '@']).any(|word| word == cell);
    let [x, y] = pixel(state, cell);
    let [aside, down] =
        if stands { AT_FIGURES[attempt % AT_FIGURES.len()] } else { AT_CELLS[attempt / 2 % AT_CELLS.len()] };
    [x + aside, y + down]
}

/// Moves the cursor to a cell with Tab and presses Enter.
pub fn press(desktop: &Desktop, program: &mut Program, cell: &str) -> Option<Value> {
    for _ in 0..30 {
        let state = program.state()?;
        if state["focus"] == cell {
            desktop.key("Return");
            return settled(program, &state);
        }
        desktop.key("Tab");
        settled(program, &state)?;
    }
    None
}

/// Clicks a widget as soon as it is there, and again where a slow frame has swallowed the click.
pub fn click_widget(desktop: &Desktop, program: &mut Program, name: &str) {
    program.wait(&format!("{name} is there"), |state| state["widgets"][name].is_array());
    for _ in 0..5 {
        // What has just opened may still move.
        let state = stand_still(program);
        // A slow frame has heard the first click after all.
        if !state["widgets"][name].is_array() {
            return;
        }
        desktop.click([0, 1].map(|axis| state["widgets"][name][axis].as_i64().unwrap_or_default() as i32));
        let fields = ["screen", "overlay", "phase", "position", "browsing"];
        if program.effect(&state, |now| fields.iter().any(|key| now[*key] != state[*key])).is_some() {
            return;
        }
    }
}

/// Moves the focus to a widget with an arrow key.
pub fn walk_to(desktop: &Desktop, program: &mut Program, arrow: &str, name: &str) {
    program.wait("something has the focus", |state| state["widget"].is_string());
    for _ in 0..30 {
        let state = program.state().unwrap_or_default();
        if state["widget"] == name {
            return;
        }
        desktop.key(arrow);
        // What has just opened may not hear the first press; then it is pressed again.
        program.effect(&state, |now| now["widget"] != state["widget"]);
    }
    panic!("{name} is not reached by {arrow}: {:?}", program.state());
}

/// Moves the focus to a widget with an arrow key, and presses Enter.
pub fn enter_widget(desktop: &Desktop, program: &mut Program, arrow: &str, name: &str) {
    walk_to(desktop, program, arrow, name);
    desktop.key("Return");
}

/// In the set-up, chooses dice that follow from a number and types it; the focus is on the seat afterwards.
pub fn type_seed(desktop: &Desktop, program: &mut Program, seed: u64) {
    walk_to(desktop, program, "Up", "setup.dice");
    desktop.key("Right");
    program.wait("a seed can be typed", |state| state["widgets"]["setup.seed"].is_array());
    walk_to(desktop, program, "Down", "setup.seed");
    for digit in seed.to_string().chars() {
        desktop.key(&digit.to_string());
    }
    desktop.key("Return");
    program.wait("the seat has the focus", |state| state["widget"] == "setup.start");
}
