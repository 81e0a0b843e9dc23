//! Every game in a window: short matches to their results by keys, by mouse and by computers; after every action the picture
//! shows pieces where the rules say.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use holochess::{
    record::{MatchSetup, RecordedMatch, SeatInfo, Who},
    rules::{Action, GameId, PieceId, Rules, RulesVisitor, Table, ToAct, dice::Seed, with_rules},
    settings::Speed,
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, HANG, Program},
    look::{Picture, luminance},
    window::{SIZE, aim, click_widget, press, settle_at},
};

/// A match from a position that is near its end, and the actions that lead to it.
struct Short {
    game: GameId,
    position: String,
    actions: &'static [&'static str],
}

/// Dejarik: black makes a line of four.
fn groi() -> Short {
    let position = "i1 i2 o3 o4 / o8 o9 o10 o11 b 10".to_owned();
    Short { game: GameId::Groi, position, actions: &["o3-i3", "o8-i8", "o4-i4"] }
}

/// The revised rules: white has lost a pawn; another leaves home, and black removes it.
fn revised() -> Short {
    let position = "o1 o2 o7 o9 / o3 o10 o11 b 8".to_owned();
    Short { game: GameId::Revised, position, actions: &["o7-i7", "o3-i3", "o1-i2"] }
}

/// Déméter: the rulebook's example, two moves earlier.
fn demeter() -> Short {
    let position = "g8 f5 d4 b3 a3 / c8 c7 w".to_owned();
    Short { game: GameId::Demeter, position, actions: &["g8-g6", "c7-c6", "g6-a4"] }
}

/// Chinese Checkers for three: player 1 has two steps left, and the others move out between them.
fn chinese() -> Short {
    struct Start;
    impl RulesVisitor for Start {
        type Output = String;
        fn visit<R: Rules>(self, rules: R) -> String {
            rules.position_text(&rules.start()).expect("a start has a line")
        }
    }
    let game = GameId::Chinese;
    let start = with_rules(game, &game.options(), 3, Start).expect("three can play");
    let (_, others) = start.split_once(" / ").expect("there are camps");
    let others = others.trim_end_matches(" 1");
    let position = format!("l4 n2 n3 n4 o1 o2 o3 p1 p2 q1 / {others} 1");
    Short { game, position, actions: &["l4-m5", "m4-l4", "m10-l9", "m5-n1"] }
}

/// Writes the record of such a match with these players.
fn record(short: &Short, who: &str, folder: &Path) -> PathBuf {
    let players = short.game.players_in(&short.position);
    let who = Who::from_word(who).expect("a person or a level");
    let seat = |number: usize| SeatInfo { who: who.clone(), name: format!("P{number}") };
    let setup = MatchSetup {
        game: short.game,
        options: short.game.options(),
        seats: (1..=players).map(seat).collect(),
        seed: Seed::from_number(1),
        position: Some(short.position.clone()),
    };
    let (recorded, _) = RecordedMatch::begin(setup).expect("the position is one of the game's");
    let file = folder.join("short.jsonl");
    recorded.save_to(&file).expect("it can be written");
    file
}

/// The table after so many of the actions.
fn table(short: &Short, actions: usize) -> Box<dyn Table> {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let mut recorded = RecordedMatch::open(&record(short, Who::HUMAN, folder.path())).expect("it reads back").0;
    for text in &short.actions[..actions] {
        let ToAct::Choose(seat) = recorded.table().to_act() else { panic!("{text}: no player is to choose") };
        let action = recorded.table().read_action(text).expect("it is an action");
        recorded.decide(seat, action).expect("it is legal");
    }
    recorded.table().duplicate()
}

fn pixel(state: &Value, cell: &str) -> [i32; 2] {
    [0, 1].map(|axis| state["cells"][cell][axis].as_i64().expect("every cell has a pixel") as i32)
}

/// The colours above a cell, from its middle upwards, where a piece on it is visible.
type Column = [[f32; 3]; 6];

fn column(picture: &Picture, [x, y]: [i32; 2]) -> Column {
    std::array::from_fn(|index| picture.mean([x, y - 4 * index as i32], 2))
}

/// How much two of them differ in hue, and a little in brightness: on the marble some cells are white and some black.
fn unlike(one: &Column, other: &Column) -> f32 {
    let seen = |[r, g, b]: [f32; 3]| [r - g, g - b, b - r, 0.2 * luminance([r, g, b])];
    let apart = |(a, b): (&[f32; 3], &[f32; 3])| {
        let (a, b) = (seen(*a), seen(*b));
        (0..4).map(|sight| (a[sight] - b[sight]).abs()).sum::<f32>()
    };
    one.iter().zip(other).map(apart).sum::<f32>() / one.len() as f32
}

/// Whether the picture shows pieces where the table has them: an occupied cell looks like no free cell, while free cells look
/// like each other.
fn shows(picture: &Picture, state: &Value, table: &dyn Table) -> Result<(), String> {
    let board = table.board();
    if board.cells().any(|cell| !state["cells"][board.name(cell)].is_array()) {
        return Err(format!("the board is not on the screen: {state}"));
    }
    let seen = |cell| (board.name(cell), column(picture, pixel(state, board.name(cell))));
    let taken: Vec<_> = (0..table.pieces().len() as u8).filter_map(|id| table.cell_of(PieceId(id))).collect();
    let free: Vec<_> = board.cells().filter(|cell| !taken.contains(cell)).map(seen).collect();
    let nearest = |name: &str, column: &Column| {
        let others = free.iter().filter(|(other, _)| *other != name).map(|(_, other)| unlike(column, other));
        others.fold(f32::INFINITY, f32::min)
    };
    let mut usual: Vec<f32> = free.iter().map(|(name, column)| nearest(name, column)).collect();
    usual.sort_by(f32::total_cmp);
    // On some free cells a figure in front of them is visible.
    let usual = usual[usual.len() * 6 / 10];
    let unseen: Vec<String> = taken
        .iter()
        .map(|cell| seen(*cell))
        .map(|(name, column)| (name, nearest(name, &column)))
        .filter(|(_, unlike)| *unlike < 1.5 * usual)
        .map(|(name, unlike)| format!("{name} {unlike:.0}"))
        .collect();
    if unseen.len() * 5 > taken.len() {
        Err(format!("no piece is seen on {unseen:?} of {} cells; free ones differ by {usual:.0}", taken.len()))
    } else {
        Ok(())
    }
}

/// Waits until the picture shows this table; saves the last picture.
fn see(desktop: &Desktop, program: &Program, name: &str, table: &dyn Table) -> Picture {
    let begun = Instant::now();
    loop {
        let picture = desktop.look();
        let seen = program.state().map_or(Err("nothing is told".to_owned()), |state| shows(&picture, &state, table));
        let Err(why) = seen else { return picture };
        if begun.elapsed() > HANG {
            let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("games-{name}.png"));
            picture.save(&file);
            panic!("{name}: {why}; what was seen lies in {}", file.display());
        }
        thread::sleep(Duration::from_millis(300));
    }
}

/// The input with which actions are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hand {
    Keys,
    Mouse,
}

/// Presses a cell: picks up its piece, or moves there. Where another figure may hide the cell, each attempt points elsewhere. Waits for
/// another value of this field: a piece is let go a frame before the position is another one.
fn touch(desktop: &Desktop, program: &mut Program, cell: &str, field: &str, hand: Hand, attempt: usize) {
    let state = program.state().expect("the trace is written");
    match hand {
        Hand::Keys => drop(press(desktop, program, cell)),
        Hand::Mouse => desktop.click(aim(&state, cell, attempt)),
    }
    program.effect(&state, |now| now[field] != state[field]);
}

/// Plays a short match in a window and checks the picture after every action.
fn play(short: &Short, name: &str, hand: Hand) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), Speed::Off);
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let file = record(short, Who::HUMAN, folder.path());
    let file = file.to_str().expect("a plain path");
    let mut program = Program::start(&desktop, folder.path(), &["play", short.game.id(), "--load", file]);
    let at_rest = |state: &Value| state["screen"] == "match" && state["player"].is_number() && state["busy"] == false;
    program.wait("a person may choose", at_rest);
    desktop.focus("Holochess");
    let mut picture = see(&desktop, &program, &format!("{name}-start"), &*table(short, 0));
    for (done, text) in short.actions.iter().enumerate() {
        let before = table(short, done);
        let action = before.read_action(text).expect("it is an action");
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { panic!("{text} goes somewhere") };
        let [from, to] = [from, to].map(|cell| before.board().name(cell));
        let state = program.wait("a person may choose", at_rest);
        for attempt in 0.. {
            touch(&desktop, &mut program, from, "held", hand, attempt);
            let is_held = program.state().is_some_and(|now| now["held"] == from);
            if is_held {
                touch(&desktop, &mut program, to, "position", hand, attempt);
            }
            let moved = is_held && program.state().is_some_and(|now| now["position"] != state["position"]);
            if moved {
                break;
            }
            assert!(attempt < 12, "{name}: {text} can be played: {:?}\n{}", program.state(), program.log());
            // A piece that was taken by mistake is let go by the next press on another.
            if hand == Hand::Keys {
                let before = program.state().expect("the trace is written");
                desktop.key("Escape");
                program.effect(&before, |now| now["held"].is_null() && !before["held"].is_null());
            }
        }
        let after = table(short, done + 1);
        let now = program.state().expect("the trace is written");
        assert_eq!(now["position"], Value::from(after.position_text()), "{name} after {text}");
        if after.verdict().is_some() {
            look_at_the_end(&desktop, &mut program, name, &*after, hand);
            break;
        }
        let next = see(&desktop, &program, &format!("{name}-{done}"), &*after);
        // If the camera did not move, the two cells of the move have changed more than the others.
        if now["cells"] == state["cells"] {
            let changed = |cell: &str| {
                let at = pixel(&now, cell);
                unlike(&column(&picture, at), &column(&next, at))
            };
            let mut others: Vec<f32> = after
                .board()
                .cells()
                .filter(|cell| before.piece_at(*cell).is_none() && after.piece_at(*cell).is_none())
                .map(|cell| changed(after.board().name(cell)))
                .collect();
            others.sort_by(f32::total_cmp);
            let usual = others[others.len() / 2];
            for cell in [from, to] {
                let changed = changed(cell);
                assert!(changed > 2.0 * usual + 4.0, "{name}: {cell} has changed by {changed}, others by {usual}");
            }
        }
        picture = next;
    }
    assert!(table(short, short.actions.len()).verdict().is_some(), "{name} is played to its end");
}

/// Waits for the result, which covers the table; looks back from there at the last moment of the match.
fn look_at_the_end(desktop: &Desktop, program: &mut Program, name: &str, table: &dyn Table, hand: Hand) {
    program.wait("the result is there", |state| {
        state["screen"] == "result" && state["widgets"]["result.review"].is_array()
    });
    // The review begins at the moment before the last decision.
    let is_looking_back = |state: &Value| state["screen"] == "match" && state["browsing"].is_number();
    match hand {
        Hand::Keys => {
            desktop.key("r");
            program.wait("the table is there again", is_looking_back);
            desktop.key("Right");
        }
        Hand::Mouse => {
            click_widget(desktop, program, "result.review");
            let state = program.wait("the table is there again", is_looking_back);
            let last = state["browsing"].as_u64().map_or(0, |moment| moment + 1);
            click_widget(desktop, program, &format!("log.{last}"));
            desktop.point([SIZE[0] as i32 / 2, 4]);
        }
    }
    program.wait("the last moment is shown", |state| state["browsing"].is_null());
    see(desktop, program, &format!("{name}-end"), table);
}

#[test]
fn every_other_game_is_played_by_keys_to_its_result() {
    for (short, name) in
        [(groi(), "groi-keys"), (revised(), "revised-keys"), (demeter(), "demeter-keys"), (chinese(), "chinese-keys")]
    {
        play(&short, name, Hand::Keys);
    }
}

#[test]
fn every_other_game_is_played_by_mouse_to_its_result() {
    for (short, name) in [
        (groi(), "groi-mouse"),
        (revised(), "revised-mouse"),
        (demeter(), "demeter-mouse"),
        (chinese(), "chinese-mouse"),
    ] {
        play(&short, name, Hand::Mouse);
    }
}

/// Watches a match between computers in a window until its result is there.
fn watch(short: &Short, who: &str, speed: Speed) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), speed);
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let file = record(short, who, folder.path());
    let file = file.to_str().expect("a plain path");
    let mut program = Program::start(&desktop, folder.path(), &["play", short.game.id(), "--load", file]);
    program.wait("the result is there", |state| state["screen"] == "result");
}

#[test]
fn computers_alone_come_to_a_result_in_the_window() {
    for short in [groi(), demeter(), chinese()] {
        watch(&short, "greedy", Speed::Fast);
    }
}

/// Watches a whole match between computers, from its start to its result.
fn watch_whole(game: GameId, players: usize) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), Speed::Fast);
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let number = players.to_string();
    let seats: Vec<String> = (1..=players).map(|seat| format!("--p{seat}")).collect();
    let mut arguments = vec!["play", game.id(), "--players", &number, "--seed", "3"];
    for seat in &seats {
        arguments.extend([seat.as_str(), "greedy"]);
    }
    let mut program = Program::start(&desktop, folder.path(), &arguments);
    let (mut turn, mut since) = (Value::Null, Instant::now());
    loop {
        let state = program.wait("the program tells where it is", |_| true);
        if state["screen"] == "result" {
            return;
        }
        if state["turn"] != turn {
            (turn, since) = (state["turn"].clone(), Instant::now());
        }
        assert!(since.elapsed() < HANG, "{} for {players} stands still: {state:?}", game.id());
        thread::sleep(Duration::from_secs(1));
    }
}

#[test]
#[ignore = "takes most of an hour"]
fn whole_matches_of_computers_are_watched_at_every_number_of_seats() {
    for game in GameId::ALL {
        for players in game.players() {
            watch_whole(game, *players);
        }
    }
}

/// Asks for a hint until one is given, since a key may come while a window of a slow machine does not listen; what it says.
fn hint(desktop: &Desktop, program: &Program) -> Vec<String> {
    for _ in 0..20 {
        desktop.key("h");
        let pressed = Instant::now();
        while pressed.elapsed() < HANG / 20 {
            thread::sleep(Duration::from_millis(50));
            let state = program.state().unwrap_or_default();
            let said = state["messages"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let said: Vec<String> = said.map(str::to_owned).collect();
            if !said.is_empty() || state["screen"] == "result" {
                return said;
            }
        }
    }
    panic!("no hint is given: {:?}\n{}", program.state(), program.log());
}

/// People play a match by taking every hint, to its result. All that is said meanwhile is read: no name of a text instead of its
/// words, and nothing of dice where there are none.
fn play_by_hints(arguments: &[&str]) {
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle_at(folder.path(), Speed::Off);
    let desktop = Desktop::start(folder.path(), SIZE[0], SIZE[1]);
    let mut program = Program::start(&desktop, folder.path(), arguments);
    let is_ready = |state: &Value| {
        state["screen"] == "result"
            || (state["screen"] == "match" && state["player"].is_number() && state["busy"] == false)
    };
    let mut said = BTreeSet::new();
    let mut people = BTreeSet::new();
    let mut decisions = 0;
    loop {
        let state = program.wait("a person may choose, or it is over", is_ready);
        if state["screen"] == "result" {
            break;
        }
        people.insert(state["player"].as_u64());
        desktop.focus("Holochess");
        let hint = hint(&desktop, &program);
        said.extend(hint);
        for _ in 0..4 {
            let before = program.state().unwrap_or_default();
            desktop.key("Return");
            let has_moved = |now: &Value| now["position"] != state["position"] || now["screen"] == "result";
            if program.effect(&before, has_moved).is_some() {
                break;
            }
        }
        decisions += 1;
        assert!(decisions < 4000, "{arguments:?} does not end: {state:?}");
    }
    assert!(!people.is_empty() && !said.is_empty(), "{arguments:?}");
    println!("{arguments:?}: {decisions} decisions of players {people:?}; {} sentences", said.len());
    for sentence in said {
        println!("  {sentence}");
        let words: Vec<&str> = sentence.split(|sign: char| !sign.is_alphanumeric()).collect();
        assert!(!words.iter().any(|word| ["dice", "die"].contains(word)), "{sentence}");
        assert!(!sentence.contains("{$") && !sentence.contains("hint-") && !sentence.contains("ui-"), "{sentence}");
    }
}

#[test]
#[ignore = "takes most of an hour"]
fn six_seats_with_two_people_come_to_a_result() {
    let mut arguments = vec!["play", "chinese", "--players", "6", "--seed", "5"];
    for (seat, who) in [
        ("--p1", "human"),
        ("--p2", "greedy"),
        ("--p3", "greedy"),
        ("--p4", "human"),
        ("--p5", "greedy"),
        ("--p6", "greedy"),
    ] {
        arguments.extend([seat, who]);
    }
    play_by_hints(&arguments);
}

#[test]
#[ignore = "takes most of an hour"]
fn games_of_dejarik_are_played_to_twelve_points() {
    play_by_hints(&["play", "groi", "--option", "match=points:12", "--p1", "human", "--p2", "greedy", "--seed", "5"]);
}
