//! Matches in a real window, from the start of the program to the result: by mouse alone, by keys alone, with scenes skipped, watched,
//! and paused. After every decision the picture is looked at.

use std::{
    path::Path,
    thread,
    time::{Duration, Instant},
};

use holochess::{
    record::{RecordedMatch, Shelf, Who},
    rules::{Action, Cell, GameId, Seat, Setup, Table, ToAct, dice::Seed, new_table},
    settings::Speed,
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, HANG, Program},
    look::{Picture, luminance, saturation},
    window::{
        SIZE, WHOLE, aim, click_widget, enter_widget, look_until, phase, pixel, press, screen, settle, settle_at,
        settled, stand_still, type_seed,
    },
};

/// The bottom of the window, the buttons there, and the headline of the result without the beam below it: left, top, width, height.
const FOOT: [i32; 4] = [0, 350, SIZE[0] as i32, 55];
const BUTTONS: [i32; 4] = [420, 358, 300, 40];
const HEADLINE: [i32; 4] = [30, 34, 260, 56];

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
    let ToAct::Choose(seat) = table.to_act() else { panic!("no seat has to choose") };
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

/// The most decisions of a person until the result; a match between equals takes forty.
const MOST_HINTS: usize = 150;

/// With these dice the person begins.
const SEED: u64 = 8;

/// Points at a cell and clicks.
fn click(desktop: &Desktop, program: &mut Program, state: &Value, at: [i32; 2]) -> Option<Value> {
    desktop.click(at);
    settled(program, state)
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
    has_moved(program, &held)
}

/// Waits until the position has changed, or the match is over; no if the input changes neither.
fn has_moved(program: &mut Program, before: &Value) -> bool {
    let changed = |state: &Value| state["position"] != before["position"] || screen(state) != "match";
    program.effect(before, changed).is_some()
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
#[ignore = "takes minutes; without a picture `hands` plays the same"]
fn a_whole_match_is_played_by_keys_alone() {
    meet(&[Hand::Keys], None, Scenes::Off, SEED);
}

#[test]
fn a_whole_match_is_played_by_mouse_alone() {
    meet(&[Hand::Drag, Hand::Clicks, Hand::Clicks], None, Scenes::Off, SEED);
}

#[test]
fn a_match_ends_where_a_person_resigns_by_mouse() {
    meet(&[Hand::Clicks], Some(2), Scenes::Off, SEED);
}

#[test]
fn scenes_are_skipped_by_keys_until_a_person_resigns() {
    meet(&[Hand::Keys], Some(4), Scenes::Skipped, SEED);
}

#[test]
#[ignore = "takes some minutes"]
fn a_hundred_scenes_are_skipped_match_after_match() {
    let mut skipped = 0;
    for seed in 1.. {
        skipped += meet(&[Hand::Keys], None, Scenes::Skipped, seed);
        println!("{skipped} scenes were skipped with the seeds up to {seed}");
        if skipped >= 100 {
            break;
        }
    }
}

#[test]
#[ignore = "takes a quarter of an hour"]
fn a_whole_match_is_played_with_every_scene_to_its_end() {
    meet(&[Hand::Clicks], None, Scenes::Watched, SEED);
}

#[test]
fn a_match_that_is_paused_and_left_within_scenes_stands_exactly_when_it_is_continued() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), Speed::Normal);
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    // A computer player that begins would make the test longer.
    let arguments = ["play", "holochess", "--p1", "human", "--p2", "greedy", "--seed", "8"];
    let mut program = Program::start(&desktop, folder.path(), &arguments);
    program.wait("the table is there", |state| screen(state) == "match");
    desktop.focus("Holochess");
    until_choice(&desktop, &program, Scenes::Skipped, &mut 0);
    let scene = decide_into_a_scene(&desktop, &mut program);

    // The pause stops the scene: it is neither over nor has anything else happened.
    desktop.key("Escape");
    program.wait("the pause is there", |state| state["overlay"] == "pause");
    thread::sleep(Duration::from_secs(6));
    let paused = program.state().expect("the trace is written");
    assert_eq!((&paused["busy"], &paused["position"]), (&Value::Bool(true), &scene["position"]));
    enter_widget(&desktop, &mut program, "Down", "pause.resume");
    program.wait("the scene goes on", |state| state["overlay"].is_null());
    program.wait("the scene ends", |state| state["busy"] == false);

    until_choice(&desktop, &program, Scenes::Skipped, &mut 0);
    let scene = decide_into_a_scene(&desktop, &mut program);
    desktop.key("Escape");
    let left = program.wait("the pause is there", |state| state["overlay"] == "pause");
    assert_eq!((&left["busy"], &left["position"]), (&Value::Bool(true), &scene["position"]), "within the scene");
    enter_widget(&desktop, &mut program, "Down", "pause.leave");
    program.wait("the title offers to continue", |state| state["widget"] == "title.continue");
    let record = saved_match(folder.path());
    assert_eq!(Value::from(record.table().position_text()), left["position"]);
    assert!(!record.is_over());
    enter_widget(&desktop, &mut program, "Down", "title.continue");
    let again = program.wait("the match is on the table", |state| state["position"].is_string());
    for what in ["position", "turn", "actions_left"] {
        assert_eq!(again[what], left[what], "{what}");
    }
    until_choice(&desktop, &program, Scenes::Skipped, &mut 0);
    assert!(saved_match(folder.path()).decisions().len() >= record.decisions().len());
}

/// Lets go of a piece that is held where a person may choose: a late key that was to skip a scene takes the piece at the cursor,
/// and Tab then walks over the destinations of that piece alone.
fn let_go(desktop: &Desktop, program: &mut Program) {
    let holds = |state: &Value| phase(state) == "choosing" && state["busy"] == false && !state["held"].is_null();
    if let Some(state) = program.state().filter(holds) {
        desktop.key("Escape");
        program.effect(&state, |now| now["held"].is_null());
    }
}

/// Makes decisions by keys until one is shown as a scene after which the same player is still to act; returns the state within
/// that scene.
fn decide_into_a_scene(desktop: &Desktop, program: &mut Program) -> Value {
    for missed in 0..24 {
        let state = until_choice(desktop, program, Scenes::Skipped, &mut 0);
        assert_eq!(screen(&state), "match", "the match goes on");
        let first_of_two = state["actions_left"] == 2 && phase(&state) == "choosing";
        play(desktop, program, &state, Hand::Keys, missed);
        let now = program.state().unwrap_or_default();
        if first_of_two && now["busy"] == true && now["position"] != state["position"] {
            return now;
        }
        let_go(desktop, program);
    }
    panic!("no scene is shown: {:?}\n{}", program.state(), program.log());
}

/// The only saved match in this home.
fn saved_match(home: &Path) -> RecordedMatch {
    let files = Shelf::at(home.join("saves")).files().expect("the folder can be read");
    let [file] = &files[..] else { panic!("one match was played, not {}", files.len()) };
    RecordedMatch::open(file).expect("it reads back").0
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

/// Opens the pause menu and chooses an entry, by keys or by mouse.
fn choose_in_pause(desktop: &Desktop, program: &mut Program, by_keys: bool, entry: &str) {
    program.wait("a person may choose", |state| state["player"].is_number() && state["busy"] == false);
    if by_keys {
        // A key that comes while a skipped scene gives the board back can be lost; then it is pressed again.
        let is_there = (0..6).any(|_| {
            let before = program.state().unwrap_or_default();
            desktop.key("Escape");
            program.effect(&before, |state| state["overlay"] == "pause").is_some()
        });
        assert!(is_there, "the pause does not open: {:?}\n{}", program.state(), program.log());
        enter_widget(desktop, program, "Down", entry);
    } else {
        click_widget(desktop, program, "command.menu");
        program.wait("the pause is there", |state| state["overlay"] == "pause");
        click_widget(desktop, program, entry);
    }
}

/// Gives an answer to a question, by keys or by mouse.
fn answer(desktop: &Desktop, program: &mut Program, by_keys: bool, name: &str) {
    // Its first answer has the focus; an arrow that is pressed before would be heard later.
    program.wait("the question is there", |state| state["widget"] == "question.no");
    if by_keys { enter_widget(desktop, program, "Right", name) } else { click_widget(desktop, program, name) }
}

/// Watches scenes, or skips them, until a person can choose or the match is over; returns the number of skips.
fn until_choice(desktop: &Desktop, program: &Program, scenes: Scenes, skipped: &mut usize) -> Value {
    let begun = Instant::now();
    loop {
        assert!(begun.elapsed() < HANG, "a scene does not end: {:?}\n{}", program.state(), program.log());
        thread::sleep(Duration::from_millis(400));
        let Some(state) = program.state() else { continue };
        if screen(&state) == "result"
            || phase(&state) == "over"
            || (state["player"].is_number() && state["busy"] == false)
        {
            return state;
        }
        if state["busy"] == true && scenes == Scenes::Skipped {
            desktop.key("space");
            *skipped += 1;
        }
    }
}

/// From the title to the table; the picture is looked at on the way. Returns what the set-up looks like.
fn enter(desktop: &Desktop, program: &mut Program, by_keys: bool, seed: u64) -> Picture {
    program.wait("the title is there", |state| screen(state) == "title" && state["widget"].is_string());
    desktop.focus("Holochess");
    look_until(desktop, "title", |picture| picture.words(WHOLE).contains("Settings"));
    let go = |program: &mut Program, widget: &str| {
        if by_keys { desktop.key("Return") } else { click_widget(desktop, program, widget) }
    };
    go(program, "title.play");
    program.wait("the tables are there", |state| screen(state) == "tables" && state["widget"].is_string());
    look_until(desktop, "tables", |picture| picture.words(WHOLE).contains("Choose a table"));
    go(program, "tables.holochess");
    program.wait("the set-up is there", |state| screen(state) == "setup");
    let setup = look_until(desktop, "setup", |picture| picture.words(WHOLE).contains("Opponent"));
    type_seed(desktop, program, seed);
    go(program, "setup.start");
    program.wait("the table is there", |state| screen(state) == "match");
    setup
}

/// Waits until the picture shows the pieces of this state; figures tower over the cells behind them, so some are seen on free cells,
/// and one may hide another.
fn look_at_pieces(desktop: &Desktop, name: &str, state: &Value) {
    let position = state["position"].as_str().unwrap_or_default();
    let taken: Vec<&str> = position.split(' ').filter_map(|word| word.split_once('@')).map(|(_, cell)| cell).collect();
    let cells = state["cells"].as_object().expect("cells have pixels").keys().map(String::as_str);
    let free: Vec<&str> = cells.filter(|cell| !taken.contains(cell)).collect();
    look_until(desktop, name, |picture| {
        let there = pieces_seen(picture, state, &taken);
        let unseen = (1.0 - there) * taken.len() as f64;
        (there > 0.7 || unseen < 1.5) && there > pieces_seen(picture, state, &free) + 0.2
    });
}

/// Reads the winner on the screen of the result, and compares it with the verdict of the record.
fn look_at_result(desktop: &Desktop, home: &Path) {
    // The text reader loses words next to a graph when it reads the whole picture; therefore the part with the buttons is
    // read, too.
    let again = |picture: &Picture| [BUTTONS, FOOT, WHOLE].iter().any(|area| picture.words(*area).contains("Rematch"));
    look_until(desktop, "result", again);
    let record = saved_match(home);
    let person = record.setup().seats.iter().position(|seat| seat.who == Who::Human).map(Seat::new);
    let winner = record.table().verdict().expect("the match is over").winner;
    let headlines = ["Victory", "Defeat", "draw"];
    let wanted = match winner {
        Some(_) if winner == person => 0,
        Some(_) => 1,
        None => 2,
    };
    look_until(desktop, "headline", |picture| {
        let words = picture.words(HEADLINE);
        (0..headlines.len()).all(|index| words.contains(headlines[index]) == (index == wanted))
    });
}

/// Leaves the result and ends the program.
fn quit(desktop: &Desktop, program: &mut Program, by_keys: bool) {
    if by_keys {
        desktop.key("Escape");
    } else {
        click_widget(desktop, program, "result.title");
    }
    program.wait("the title is there again", |state| screen(state) == "title" && state["widget"].is_string());
    // The last entry stands below what this small window shows; from the first, up leads there.
    stand_still(program);
    if by_keys {
        enter_widget(desktop, program, "Up", "title.quit");
    } else {
        let state = program.wait("the menu is there", |state| state["widgets"]["title.play"].is_array());
        desktop.point([0, 1].map(|axis| state["widgets"]["title.play"][axis].as_i64().unwrap_or_default() as i32));
        desktop.wheel(20);
        click_widget(desktop, program, "title.quit");
    }
    answer(desktop, program, by_keys, "question.quit");
    assert_eq!(program.wait_for_end(), Some(0), "the program ends in peace:\n{}", program.log());
}

/// Starts the program, plays so many decisions with these inputs in turn and resigns (or plays to the end), and leaves, all of it by
/// keys alone or by mouse alone but for the seed, which is typed. Returns the number of skipped scenes.
fn meet(hands: &[Hand], most: Option<usize>, scenes: Scenes, seed: u64) -> usize {
    let by_keys = hands.contains(&Hand::Keys);
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), if scenes == Scenes::Off { Speed::Off } else { Speed::Normal });
    let mut skipped = 0;
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);
    let elsewhere = enter(&desktop, &mut program, by_keys, seed);
    // If the opponent begins, its scenes come first.
    let at_rest = |state: &Value| state["player"].is_number() && state["busy"] == false;
    let state = program.wait("a person may choose", at_rest);

    look_until(&desktop, "table", |picture| sees_table(picture, &state));
    look_at_pieces(&desktop, "pieces", &state);
    // A player who is attacked first may have a push to choose before the first turn.
    let asks = |words: &str| ["Your turn", "choose a cell", "pushes"].iter().any(|asked| words.contains(asked));
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
        if missed == 0 && decisions > 0 {
            if !by_keys {
                desktop.point([SIZE[0] as i32 / 2, 4]);
            }
            look_at_pieces(&desktop, &format!("pieces-{decisions}"), &state);
        }
        if missed == 0 && decisions == 1 {
            choose_in_pause(&desktop, &mut program, by_keys, "pause.resume");
            let now = program.wait("the pause is over", |state| state["overlay"].is_null());
            assert_eq!(now["position"], state["position"], "nothing has happened in the pause");
        }
        if most.is_some_and(|most| decisions >= most) {
            choose_in_pause(&desktop, &mut program, by_keys, "pause.resign");
            answer(&desktop, &mut program, by_keys, "question.resign");
            break;
        }
        if play(&desktop, &mut program, &state, hands[decisions % hands.len()], missed) {
            (decisions, missed) = (decisions + 1, 0);
        } else {
            missed += 1;
            assert!(missed < 12, "decision {decisions} can be made: {:?}\n{}", program.state(), program.log());
            if by_keys {
                let_go(&desktop, &mut program);
            } else {
                desktop.point([SIZE[0] as i32 / 2, 4]);
            }
        }
    }
    assert_eq!(saved_match(folder.path()).setup().seed, Seed::from_number(seed), "the seed that was typed");
    // A player who attacks whenever possible can lose two creatures per turn, one on each side; no match is decided sooner.
    assert!(decisions >= 2, "a match is more than {decisions} decisions");
    program.wait("the result is there", |state| screen(state) == "result");
    look_at_result(&desktop, folder.path());
    quit(&desktop, &mut program, by_keys);
    assert!(scenes != Scenes::Skipped || skipped > 0, "no scene was there to be skipped");
    skipped
}

/// Clicks a widget that stands still, where it is now.
fn click_at_rest(desktop: &Desktop, state: &Value, name: &str) {
    if let Some(place) = state["widgets"][name].as_array() {
        desktop.click([0, 1].map(|axis| place[axis].as_i64().unwrap_or_default() as i32));
    }
}

/// Asks for a hint and plays it. A click of less than a frame can be lost on a slow machine, so both are repeated.
fn play_hint(desktop: &Desktop, program: &mut Program, before: &Value) {
    let begun = Instant::now();
    while begun.elapsed() < HANG {
        let state = program.state().unwrap_or_default();
        if state["position"] != before["position"] || screen(&state) == "result" {
            return;
        }
        // What Enter would play can be pressed, too.
        let is_hinted = |state: &Value| state["widgets"]["prompt"].is_array();
        click_at_rest(desktop, &state, if is_hinted(&state) { "prompt" } else { "command.hint" });
        // The hint is computed outside the frame.
        let changed = |now: &Value| now["position"] != state["position"] || is_hinted(now) != is_hinted(&state);
        if program.effect(&state, changed).is_none() {
            thread::sleep(Duration::from_secs(5));
        }
    }
    panic!("the hint is not played: {:?}\n{}", program.state(), program.log());
}

#[test]
fn a_whole_match_on_the_star_is_played_by_mouse_alone() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), &[]);
    program.wait("the title is there", |state| screen(state) == "title" && state["widget"].is_string());
    desktop.focus("Holochess");
    click_widget(&desktop, &mut program, "title.play");
    click_widget(&desktop, &mut program, "tables.chinese");
    program.wait("the set-up is there", |state| screen(state) == "setup");
    type_seed(&desktop, &mut program, 1);
    click_widget(&desktop, &mut program, "setup.start");
    program.wait("the table is there", |state| screen(state) == "match" && state["game"] == "chinese");
    look_until(&desktop, "star", |picture| picture.words(WHOLE).contains("Your turn"));
    let mut decisions = 0;
    loop {
        let state = program.wait("a person may choose, or the match is over", |state| {
            screen(state) == "result" || state["player"].is_number() && state["busy"] == false
        });
        if screen(&state) == "result" {
            break;
        }
        assert!(decisions < MOST_HINTS, "no result after {decisions} decisions: {}", state["position"]);
        play_hint(&desktop, &mut program, &state);
        decisions += 1;
    }
    assert!(decisions > 15, "ten pieces do not reach the far point in {decisions} decisions");
    look_at_result(&desktop, folder.path());
    quit(&desktop, &mut program, false);
}
