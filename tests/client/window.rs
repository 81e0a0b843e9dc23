//! The program in a real window: from its start to the result of a match, by X mouse and key events alone.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use holochess::{
    locale::Language,
    rules::{Action, Cell, GameId, Setup, Table, ToAct, new_table},
    settings::{QualitySetting, Settings, Speed},
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    look::{Picture, luminance, saturation},
};

/// Pixels of the window: as small as the words on it can still be read.
pub const SIZE: [u32; 2] = [720, 405];
/// The whole window: left, top, width, height.
const WHOLE: [i32; 4] = [0, 0, SIZE[0] as i32, SIZE[1] as i32];
/// Its bottom, and the buttons there.
const FOOT: [i32; 4] = [0, 350, SIZE[0] as i32, 55];
const BUTTONS: [i32; 4] = [420, 358, 300, 40];

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
    settings.graphics.quality = QualitySetting::Low;
    settings.graphics.interface_scale = 1.2;
    settings.animation.speed = speed;
    settings.language = Some(Language::English);
    settings.access.welcomed = true;
    settings.setups.of_mut(GameId::Holochess).seats = "human greedy".into();
    settings.save(&home.join("settings.toml")).expect("settings can be stored");
}

/// Waits until the screen shows what is expected; software rendering is slow. Saves the last picture for the analysis of a
/// failure.
fn look_until(desktop: &Desktop, name: &str, shows: impl Fn(&Picture) -> bool) -> Picture {
    let begun = Instant::now();
    loop {
        let picture = desktop.look();
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("window-{name}.png"));
        if shows(&picture) {
            picture.save(&file);
            return picture;
        }
        if begun.elapsed() > Duration::from_mins(2) {
            picture.save(&file);
            panic!("{name} is not to be seen; what was seen lies in {}: {:?}", file.display(), picture.words(WHOLE));
        }
        thread::sleep(Duration::from_millis(500));
    }
}

fn screen(state: &Value) -> &str {
    state["screen"].as_str().unwrap_or_default()
}

fn phase(state: &Value) -> &str {
    state["phase"].as_str().unwrap_or_default()
}

/// The pixel of a cell.
fn pixel(state: &Value, cell: &str) -> [i32; 2] {
    [0, 1].map(|axis| state["cells"][cell][axis].as_i64().expect("every cell has a pixel") as i32)
}

/// The table with the position in the trace.
fn table(state: &Value) -> Option<Box<dyn Table>> {
    let position = state["position"].as_str()?.to_owned();
    let game = GameId::Holochess;
    let setup = Setup { game, options: game.options(), players: 2, position: Some(position) };
    new_table(&setup, &mut || 0).ok().map(|(table, _)| table)
}

/// Steps between two cells.
fn distance(table: &dyn Table, from: Cell, to: Cell) -> usize {
    let (mut reached, mut steps) = (vec![from], 0);
    while !reached.contains(&to) {
        let next: Vec<Cell> = reached.iter().flat_map(|cell| table.board().neighbours(*cell)).copied().collect();
        reached.extend(next);
        steps += 1;
    }
    steps
}

/// Attacks if possible, otherwise moves towards the nearest enemy.
fn choose(table: &dyn Table) -> Action {
    let ToAct::Choose(seat) = table.to_act() else { panic!("somebody has to choose") };
    let enemies: Vec<Cell> = (0..table.pieces().len())
        .map(|index| holochess::rules::PieceId(index as u8))
        .filter(|piece| table.pieces()[piece.index()].seat != seat)
        .filter_map(|piece| table.cell_of(piece))
        .collect();
    let near = |cell| enemies.iter().map(|enemy| distance(table, cell, *enemy)).min().unwrap_or(0);
    let cost = |action: &Action| match action {
        Action::Attack { .. } => 0,
        Action::Move { to, .. } | Action::Push { to } => 1 + near(*to),
        _ => usize::MAX,
    };
    table.actions().into_iter().min_by_key(cost).expect("a choice has actions")
}

/// Waits for the next state that differs in a field that a click or key could change.
pub fn settled(program: &mut Program, before: &Value) -> Option<Value> {
    for _ in 0..60 {
        thread::sleep(Duration::from_millis(50));
        if let Some(state) = program.state()
            && ["position", "held", "focus", "screen", "phase", "overlay"].iter().any(|key| state[*key] != before[*key])
        {
            return Some(state);
        }
    }
    None
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

/// Points at a cell and clicks.
fn click(desktop: &Desktop, program: &mut Program, state: &Value, at: [i32; 2]) -> Option<Value> {
    desktop.click(at);
    settled(program, state)
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

/// How a decision is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    /// Tab and Enter.
    Keys,
    /// A click on the piece and one on its destination.
    Clicks,
    /// Dragging the piece to its destination.
    Drag,
}

/// Tries to play one decision.
fn play(desktop: &Desktop, program: &mut Program, state: &Value, hand: Hand, attempt: usize) -> bool {
    let table = table(state).expect("the trace's position reads back");
    let name = |cell| table.board().name(cell);
    let (from, to) = match choose(&*table) {
        Action::Move { from, to } | Action::Attack { from, to } => (Some(name(from)), name(to)),
        Action::Push { to } => (None, name(to)),
        other => panic!("no match has {other:?} here"),
    };
    let mut held = state.clone();
    if let (Some(from), Hand::Drag) = (from, hand) {
        desktop.drag(aim(state, from, attempt), aim(state, to, attempt));
        return has_moved(program, state);
    }
    let by_mouse = hand != Hand::Keys;
    if let Some(from) = from {
        let taken = if by_mouse {
            click(desktop, program, state, aim(state, from, attempt))
        } else {
            press(desktop, program, from)
        };
        match taken {
            Some(after) if after["held"] == from => held = after,
            _ => return false,
        }
    }
    let _ =
        if by_mouse { click(desktop, program, &held, aim(&held, to, attempt)) } else { press(desktop, program, to) };
    has_moved(program, state)
}

/// Waits until the position has changed, or the match is over.
fn has_moved(program: &Program, before: &Value) -> bool {
    let changed = |state: Value| state["position"] != before["position"] || screen(&state) != "match";
    (0..160).any(|_| {
        thread::sleep(Duration::from_millis(50));
        program.state().is_some_and(changed)
    })
}

/// Whether there is a chequered table: of two empty cells beside each other the white one is brighter.
fn sees_table(picture: &Picture, state: &Value) -> bool {
    let position = state["position"].as_str().unwrap_or_default();
    let is_taken = |name: &String| position.split([' ', '@']).any(|word| word == name);
    // Beside the middle, where each cell has a dot of the other colour.
    let light = |name: &String| {
        let [x, y] = pixel(state, name);
        [x - 10, x + 10].map(|x| luminance(picture.mean([x, y], 2))).into_iter().sum::<f32>() / 2.0
    };
    let (mut pairs, mut brighter) = (0, 0);
    for ring in ["i", "o"] {
        for ray in 1..=12 {
            let cells = [format!("{ring}{ray}"), format!("{ring}{}", ray % 12 + 1)];
            if cells.iter().any(is_taken) {
                continue;
            }
            let [first, second] = [light(&cells[0]), light(&cells[1])];
            // i1 is black; the outer ring has the opposite colours.
            let (black, white) = if (ray % 2 == 1) == (ring == "i") { (first, second) } else { (second, first) };
            pairs += 1;
            brighter += usize::from(white > black + 12.0);
        }
    }
    brighter * 10 > pairs * 7
}

/// The share of these cells with a visible piece: something bright and colourful above the cell.
fn pieces_seen(picture: &Picture, state: &Value, cells: &[&str]) -> f64 {
    let is_seen = |cell: &&&str| {
        let [x, y] = pixel(state, cell);
        // More colourful pixels than warm stone or a thin ring of light have; some bodies are on high legs.
        let colourful = (2..64).step_by(2).filter(|up| {
            let colour = picture.mean([x, y - up], 1);
            saturation(colour) > 0.45 && luminance(colour) > 25.0
        });
        colourful.count() >= 6
    };
    cells.iter().filter(is_seen).count() as f64 / cells.len() as f64
}

#[test]
fn a_whole_match_is_played_by_keyboard_alone() {
    meet(&[Hand::Keys], None, Scenes::Off);
}

#[test]
fn a_whole_match_is_played_by_mouse_alone() {
    meet(&[Hand::Drag, Hand::Clicks, Hand::Clicks], None, Scenes::Off);
}

#[test]
fn a_match_ends_where_a_person_resigns() {
    meet(&[Hand::Keys, Hand::Clicks], Some(2), Scenes::Off);
}

#[test]
fn scenes_are_skipped_by_a_tap_and_nothing_stalls() {
    meet(&[Hand::Keys], Some(5), Scenes::Skipped);
}

#[test]
#[ignore = "takes some minutes"]
fn a_hundred_scenes_are_skipped_match_after_match() {
    let mut skipped = 0;
    while skipped < 100 {
        skipped += meet(&[Hand::Keys], None, Scenes::Skipped);
        println!("{skipped} scenes were skipped");
    }
}

#[test]
#[ignore = "takes a quarter of an hour"]
fn a_whole_match_is_played_with_every_scene_to_its_end() {
    meet(&[Hand::Clicks, Hand::Keys], None, Scenes::Watched);
}

/// What is done during scenes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scenes {
    /// Scenes are off.
    Off,
    /// Each is skipped.
    Skipped,
    /// Each is watched to its end.
    Watched,
}

/// Clicks a widget as soon as it is there.
fn answer(desktop: &Desktop, program: &mut Program, name: &str) {
    let asked = program.wait("the widget is there", 60, |state| state["widgets"][name].is_array());
    thread::sleep(Duration::from_secs(1));
    desktop.click([0, 1].map(|axis| asked["widgets"][name][axis].as_i64().unwrap_or_default() as i32));
}

/// Resigns, when it is the person's turn.
fn resign(desktop: &Desktop, program: &mut Program) {
    program.wait("a person may choose", 120, |state| state["player"].is_number() && state["busy"] == false);
    desktop.key("r");
    answer(desktop, program, "question.resign");
}

/// Watches scenes, or skips them, until a person can choose or the match is over; returns the number of skips.
fn until_choice(desktop: &Desktop, program: &Program, scenes: Scenes, skipped: &mut usize) -> Value {
    let begun = Instant::now();
    loop {
        assert!(
            begun.elapsed() < Duration::from_mins(3),
            "a scene does not end: {:?}\n{}",
            program.state(),
            program.log()
        );
        thread::sleep(Duration::from_millis(400));
        let Some(state) = program.state() else { continue };
        if screen(&state) == "result"
            || phase(&state) == "over"
            || (state["player"].is_number() && state["busy"] == false)
        {
            return state;
        }
        if state["busy"] == true && scenes != Scenes::Watched {
            desktop.key("space");
            *skipped += 1;
        }
    }
}

/// Starts the program, plays so many decisions with these inputs in turn and resigns (or plays to the end), and leaves. Returns
/// the number of skipped scenes.
fn meet(hands: &[Hand], most: Option<usize>, scenes: Scenes) -> usize {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), if scenes == Scenes::Off { Speed::Off } else { Speed::Normal });
    let mut skipped = 0;
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);

    program.wait("the title is there", 60, |state| screen(state) == "title" && state["widget"].is_string());
    desktop.focus("Holochess");
    look_until(&desktop, "title", |picture| picture.words(WHOLE).contains("Settings"));

    // Four times Enter leads into a match: Play, the table, the seat, the first piece.
    desktop.key("Return");
    program.wait("the tables are there", 60, |state| screen(state) == "tables" && state["widget"].is_string());
    look_until(&desktop, "tables", |picture| picture.words(WHOLE).contains("Choose a table"));
    desktop.key("Return");
    program.wait("the set-up is there", 60, |state| screen(state) == "setup");
    let elsewhere = look_until(&desktop, "setup", |picture| picture.words(WHOLE).contains("Opponent"));
    desktop.key("Return");
    program.wait("the table is there", 60, |state| screen(state) == "match");
    desktop.key("Return");
    // If the opponent begins, its scenes come first.
    let at_rest = |state: &Value| state["player"].is_number() && state["busy"] == false;
    let state = program.wait("a person may choose", 180, at_rest);

    look_until(&desktop, "table", |picture| sees_table(picture, &state));
    let position = state["position"].as_str().unwrap_or_default();
    let taken: Vec<&str> = position.split(' ').filter_map(|word| word.split_once('@')).map(|(_, cell)| cell).collect();
    let cells = state["cells"].as_object().expect("cells have pixels").keys().map(String::as_str);
    let free: Vec<&str> = cells.filter(|cell| !taken.contains(cell)).collect();
    // Figures tower over the cells behind them, and those of the title are still fading at first: some are seen on free cells.
    look_until(&desktop, "pieces", |picture| {
        let there = pieces_seen(picture, &state, &taken);
        there > 0.7 && there > pieces_seen(picture, &state, &free) + 0.2
    });
    // A player who is attacked first may have a push to choose before the first turn.
    let asks = |words: &str| words.contains("Your turn") || words.contains("where to");
    look_until(&desktop, "words", |picture| asks(&picture.words(WHOLE)));
    // The same checks where the set-up screen hides the table.
    assert!(!sees_table(&elsewhere, &state), "no table is seen where there is none");
    assert!(!asks(&elsewhere.words(WHOLE)), "no choice is read where there is none");

    let mut decisions = 0;
    let mut missed = 0;
    loop {
        let state = until_choice(&desktop, &program, scenes, &mut skipped);
        if screen(&state) == "result" || phase(&state) == "over" {
            break;
        }
        if most.is_some_and(|most| decisions >= most) {
            resign(&desktop, &mut program);
            break;
        }
        if play(&desktop, &mut program, &state, hands[decisions % hands.len()], missed) {
            (decisions, missed) = (decisions + 1, 0);
        } else {
            missed += 1;
            assert!(missed < 12, "decision {decisions} can be made: {:?}\n{}", program.state(), program.log());
            desktop.point([SIZE[0] as i32 / 2, 4]);
            if program.state().is_some_and(|state| !state["held"].is_null()) {
                desktop.key("Escape");
                thread::sleep(Duration::from_millis(600));
            }
        }
    }
    // A player who attacks whenever possible can lose two creatures per turn, one on each side; no match is decided sooner.
    assert!(decisions >= 2, "a match is more than {decisions} decisions");

    program.wait("the result is there", 60, |state| screen(state) == "result");
    // The text reader loses words next to a graph when it reads the whole picture; therefore the part with the buttons is
    // read, too.
    let again = |picture: &Picture| [BUTTONS, FOOT, WHOLE].iter().any(|area| picture.words(*area).contains("Rematch"));
    look_until(&desktop, "result", again);
    desktop.key("Escape");
    program.wait("the title is there again", 60, |state| screen(state) == "title");
    // The last entry stands below what this small window shows; from the first, up leads there.
    thread::sleep(Duration::from_secs(1));
    desktop.key("Home");
    desktop.key("Up");
    answer(&desktop, &mut program, "title.quit");
    answer(&desktop, &mut program, "question.quit");
    assert_eq!(program.wait_for_end(60), Some(0), "the program ends in peace:\n{}", program.log());
    assert!(scenes != Scenes::Skipped || skipped > 0, "no scene was there to be skipped");
    skipped
}
