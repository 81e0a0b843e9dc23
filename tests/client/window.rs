//! The real program in a real window: from its start to the result of a match, by X mouse and key events alone.

use std::{path::Path, thread, time::Duration};

use holochess::{
    locale::Language,
    rules::{Action, Cell, GameId, Setup, Table, ToAct, new_table},
    settings::{Quality, Settings, Speed},
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, Program},
    look::{Picture, luminance, saturation},
};

/// Pixels of the window: as small as the words on it can still be read.
const SIZE: [u32; 2] = [800, 450];

/// Small, plain and without animation, in English.
fn settle(home: &Path) {
    let mut settings = Settings::default();
    settings.window.width = SIZE[0];
    settings.window.height = SIZE[1];
    settings.window.vsync = false;
    settings.graphics.quality = Quality::Low;
    settings.animation.speed = Speed::Off;
    settings.language = Some(Language::English);
    settings.save(&home.join("settings.toml")).expect("settings can be stored");
}

/// Keeps what was looked at, for a person to look at after a failure.
fn keep(picture: &Picture, name: &str) {
    picture.save(&Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("window-{name}.png")));
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

/// The table whose position the trace names.
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

/// Attacks where it can, else walks towards the nearest enemy.
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

/// Waits for the next state that differs in what a click or key could have changed.
fn settled(program: &mut Program, before: &Value) -> Option<Value> {
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

/// Points at a cell and clicks; the figure on it may stand in front of others, so the mark may land beside it.
fn click(desktop: &Desktop, program: &mut Program, state: &Value, cell: &str) -> Option<Value> {
    desktop.click(pixel(state, cell));
    settled(program, state)
}

/// Walks the mark to a cell with Tab and presses Enter.
fn press(desktop: &Desktop, program: &mut Program, cell: &str) -> Option<Value> {
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

/// Plays one decision: by mouse, or by keyboard alone.
fn play(desktop: &Desktop, program: &mut Program, state: &Value, by_mouse: bool) -> bool {
    let table = table(state).expect("the trace's position reads back");
    let name = |cell| table.board().name(cell);
    let (from, to) = match choose(&*table) {
        Action::Move { from, to } | Action::Attack { from, to } => (Some(name(from)), name(to)),
        Action::Push { to } => (None, name(to)),
        other => panic!("no match has {other:?} here"),
    };
    let mut held = state.clone();
    if let Some(from) = from {
        let taken = if by_mouse { click(desktop, program, state, from) } else { press(desktop, program, from) };
        match taken {
            Some(after) if after["held"] == from => held = after,
            _ => return false,
        }
    }
    let done = if by_mouse { click(desktop, program, &held, to) } else { press(desktop, program, to) };
    done.is_some_and(|after| after["position"] != state["position"] || screen(&after) != "match")
}

/// Is there a chequered table? Empty white cells are brighter than empty black ones.
fn sees_table(picture: &Picture, state: &Value) -> bool {
    let position = state["position"].as_str().unwrap_or_default();
    let (mut white, mut black) = (Vec::new(), Vec::new());
    for ring in ["i", "o"] {
        for ray in 1..=12 {
            let name = format!("{ring}{ray}");
            if position.split([' ', '@']).any(|word| word == name) {
                continue;
            }
            let light = luminance(picture.mean(pixel(state, &name), 3));
            // i1 is black, and the two rings are opposite.
            if (ray % 2 == 1) == (ring == "i") { black.push(light) } else { white.push(light) }
        }
    }
    let median = |mut lights: Vec<f32>| {
        lights.sort_by(f32::total_cmp);
        lights[lights.len() / 2]
    };
    median(white) > median(black) + 20.0
}

/// How many of the pieces of the position are seen: something bright and colourful stands over the cell.
fn pieces_seen(picture: &Picture, state: &Value) -> usize {
    let position = state["position"].as_str().unwrap_or_default();
    let cells = position.split(' ').filter_map(|word| word.split_once('@')).map(|(_, cell)| cell);
    cells
        .filter(|cell| {
            let [x, y] = pixel(state, cell);
            let colourful = (2..44).step_by(2).filter(|up| {
                let colour = picture.mean([x, y - up], 1);
                saturation(colour) > 0.25 && luminance(colour) > 25.0
            });
            colourful.count() >= 5
        })
        .count()
}

#[test]
fn a_match_is_played_from_the_start_of_the_program_to_its_result() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);

    program.wait("the title is there", 60, |state| screen(state) == "title" && state["widget"].is_string());
    desktop.focus("Holochess");
    thread::sleep(Duration::from_secs(2));
    let whole = [0, 0, SIZE[0] as i32, SIZE[1] as i32];
    let words = desktop.look().words(whole);
    assert!(words.contains("Settings"), "the title's words are read back: {words:?}");

    // Enter three times leads into a match.
    desktop.key("Return");
    program.wait("the set-up is there", 30, |state| screen(state) == "setup");
    thread::sleep(Duration::from_secs(1));
    let elsewhere = desktop.look();
    desktop.key("Return");
    program.wait("the table is there", 60, |state| screen(state) == "match");
    desktop.key("Return");
    let mut state = program.wait("a person may choose", 60, |state| state["player"].is_number());
    thread::sleep(Duration::from_secs(3));
    state = program.state().unwrap_or(state);

    let picture = desktop.look();
    keep(&picture, "table");
    keep(&elsewhere, "setup");
    assert!(sees_table(&picture, &state), "the chequered table is seen");
    assert!(pieces_seen(&picture, &state) >= 6, "the pieces are seen: {}", pieces_seen(&picture, &state));
    let words = picture.words(whole);
    assert!(words.contains("turn"), "whose turn it is is read back: {words:?}");
    // The same looks where table, pieces and words are hidden behind the set-up screen.
    assert!(!sees_table(&elsewhere, &state), "no table is seen where there is none");
    assert!(pieces_seen(&elsewhere, &state) <= 2, "no pieces are seen where there are none");
    assert!(!elsewhere.words(whole).contains("Your turn"), "no turn is read where there is none");

    let mut decisions = 0;
    let mut missed = 0;
    loop {
        let state = program.wait("somebody may choose, or it is over", 120, |state| {
            screen(state) == "result"
                || phase(state) == "over"
                || (state["player"].is_number() && state["busy"] == false)
        });
        if screen(&state) == "result" || phase(&state) == "over" {
            break;
        }
        // The first by keyboard alone, then by mouse; what a click cannot reach behind a figure, the keyboard can.
        let by_mouse = decisions >= 3 && missed == 0;
        if play(&desktop, &mut program, &state, by_mouse) {
            (decisions, missed) = (decisions + 1, 0);
        } else {
            missed += 1;
            assert!(missed < 6, "decision {decisions} can be made: {:?}\n{}", program.state(), program.log());
            desktop.point([SIZE[0] as i32 / 2, 4]);
            if program.state().is_some_and(|state| !state["held"].is_null()) {
                desktop.key("Escape");
                thread::sleep(Duration::from_millis(600));
            }
        }
    }
    assert!(decisions >= 4, "a match is more than {decisions} decisions");

    program.wait("the result is there", 60, |state| screen(state) == "result");
    thread::sleep(Duration::from_secs(3));
    let picture = desktop.look();
    keep(&picture, "result");
    let words = picture.words(whole);
    assert!(words.contains("Rematch"), "the result's words are read back: {words:?}");
    desktop.key("Escape");
    program.wait("the title is there again", 60, |state| screen(state) == "title");
}
