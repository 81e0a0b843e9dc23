//! A window that is used for a long time without a plan: it plays every game, is resized, and gets other settings,
//! languages and qualities. Nothing is left behind: memory and entities stay what they are after the first sixth of the time, and
//! the log stays empty.

use std::{
    collections::BTreeMap,
    env,
    fmt::Write,
    fs,
    path::PathBuf,
    thread,
    time::{Duration, Instant},
};

use holochess::{
    rules::{GameId, splitmix::SplitMix64},
    settings::{QualitySetting, Settings},
    view::Quality,
};
use serde_json::Value;

use crate::{
    desktop::{Desktop, HANG, Program},
    window::settle,
};

/// Minutes, if not an hour.
const MINUTES: &str = "HOLOCHESS_ENDURANCE";
/// Where the measurements are written as a table, if anywhere.
const TABLE: &str = "HOLOCHESS_ENDURANCE_TABLE";

const SCREEN: [u32; 2] = [1280, 800];
/// The sizes that the window gets. A few, because a software driver compiles its shaders anew for every new one and keeps them all:
/// some megabytes each, in which nothing of the program's own could be seen. `resizing.rs` tries many.
const SIZES: [[u32; 2]; 5] = [[640, 360], [1240, 760], [960, 700], [1100, 480], [800, 600]];
/// The size of the window whenever something is measured.
const USUAL: [u32; 2] = [720, 405];

/// Nothing is pressed that ends the program, leaves it, or asks the screen for another mode.
const NEVER: [&str; 8] = ["control", "quit", "folder", "web", "fullscreen", "exclusive", "monitor", "full-screen"];

const KEYS: [&str; 14] =
    ["Return", "Return", "Up", "Down", "Left", "Right", "Tab", "Tab", "h", "u", "g", "space", "Escape", "F1"];

/// Numbers that follow from a seed.
struct Lots(SplitMix64);

impl Lots {
    fn below(&mut self, bound: usize) -> usize {
        (self.0.next() % bound.max(1) as u64) as usize
    }
}

/// What was measured at the title.
#[derive(Clone, Debug)]
struct Sample {
    minute: f64,
    /// The game whose table is behind the title, since they have different numbers of pieces, and the quality, since pictures between
    /// passes and shadows differ.
    scene: (String, QualitySetting),
    /// Resident memory of the whole process, of which most in a software driver is the driver's: shaders, and blocks for textures.
    resident: u64,
    /// What the program itself holds: on its heap, and in textures and buffers.
    heap: u64,
    graphics: u64,
    entities: u64,
}

/// The places of widgets or cells in the window by name; what is on its way in may still be outside.
fn places(state: &Value, what: &str) -> Vec<(String, [i32; 2])> {
    let named = state[what].as_object().into_iter().flatten();
    let pair = |at: &Value| [0, 1].map(|axis| at[axis].as_i64().unwrap_or_default() as i32);
    let size = pair(&state["window"]);
    named
        .filter(|(name, _)| !NEVER.iter().any(|never| name.contains(never)))
        .map(|(name, at)| (name.clone(), pair(at)))
        .filter(|(_, at)| (0..2).all(|axis| (0..size[axis]).contains(&at[axis])))
        .collect()
}

/// Whether a widget can be pressed.
fn is_there(state: &Value, name: &str) -> bool {
    places(state, "widgets").iter().any(|(widget, _)| widget == name)
}

struct Wanderer {
    desktop: Desktop,
    program: Program,
    lots: Lots,
    /// The file of settings.
    settings: PathBuf,
}

impl Wanderer {
    fn state(&mut self) -> Value {
        self.program.wait("the program tells where it is", |_| true)
    }

    /// Presses a widget if it is there.
    fn press(&mut self, name: &str) -> bool {
        let state = self.state();
        let at = places(&state, "widgets").into_iter().find(|(widget, _)| widget == name);
        if let Some((_, at)) = at {
            self.desktop.click(at);
        }
        at.is_some()
    }

    /// Does something.
    fn step(&mut self) {
        let state = self.state();
        let (widgets, cells) = (places(&state, "widgets"), places(&state, "cells"));
        let pick = |lots: &mut Lots, all: &[(String, [i32; 2])]| all[lots.below(all.len())].1;
        match self.lots.below(20) {
            0..=7 if !widgets.is_empty() => self.desktop.click(pick(&mut self.lots, &widgets)),
            8..=12 if !cells.is_empty() => self.desktop.click(pick(&mut self.lots, &cells)),
            13 => self.desktop.wheel(if self.lots.below(2) == 0 { 2 } else { -2 }),
            14 => self.desktop.resize("Holochess", [SIZES[self.lots.below(SIZES.len())]]),
            15 if !cells.is_empty() => {
                let [from, to] = [0, 1].map(|_| pick(&mut self.lots, &cells));
                self.desktop.drag(from, to);
            }
            _ => self.desktop.key(KEYS[self.lots.below(KEYS.len())]),
        }
        thread::sleep(Duration::from_millis(200 + self.lots.below(800) as u64));
    }

    /// Goes to the title from wherever it is.
    fn go_home(&mut self) -> Value {
        let begun = Instant::now();
        loop {
            let state = self.state();
            if state["screen"] == "title" && state["overlay"].is_null() {
                return state;
            }
            assert!(begun.elapsed() < HANG, "there is no way to the title from {state:?}");
            // Rows of a menu in large letters are scrolled to, so that they are there for keys before they are for the mouse.
            let focused = state["widget"].as_str().unwrap_or_default();
            let (leads_home, key) = match state["overlay"].as_str() {
                Some("pause") if focused == "pause.leave" => ("pause.leave", "Return"),
                Some("pause") => ("pause.leave", "Up"),
                Some("question-leave") if focused == "question.leave" => ("question.leave", "Return"),
                Some("question-leave") => ("question.leave", "Right"),
                _ => ("", "Escape"),
            };
            if !self.press(leads_home) {
                self.desktop.key(key);
            }
            // A frame can take a second in software: the next key is for what this one has led to.
            let place = |state: &Value| ["screen", "overlay", "widget"].map(|what| state[what].clone());
            let pressed = Instant::now();
            while pressed.elapsed() < Duration::from_secs(30) && place(&self.state()) == place(&state) {
                thread::sleep(Duration::from_millis(100));
            }
            thread::sleep(Duration::from_millis(300));
        }
    }

    /// Begins some game with what the set-up offers.
    fn begin_some_game(&mut self) {
        self.press("title.play");
        thread::sleep(Duration::from_secs(2));
        let state = self.state();
        let tables: Vec<_> =
            places(&state, "widgets").into_iter().filter(|(name, _)| name.starts_with("tables.")).collect();
        if !tables.is_empty() {
            self.desktop.click(tables[self.lots.below(tables.len())].1);
            thread::sleep(Duration::from_secs(2));
        }
        for _ in 0..3 {
            self.desktop.key("Return");
            thread::sleep(Duration::from_secs(1));
        }
    }

    /// Changes some settings.
    fn change_settings(&mut self) {
        self.press("title.settings");
        thread::sleep(Duration::from_secs(1));
        for _ in 0..12 {
            let state = self.state();
            let widgets = places(&state, "widgets");
            let of_settings: Vec<_> = widgets.into_iter().filter(|(name, _)| name.contains("settings.")).collect();
            if of_settings.is_empty() {
                return;
            }
            self.desktop.click(of_settings[self.lots.below(of_settings.len())].1);
            thread::sleep(Duration::from_millis(400));
        }
    }

    /// The settings as they are kept.
    fn settings(&self) -> Settings {
        let text = fs::read_to_string(&self.settings).expect("the settings are kept");
        Settings::read(&text).expect("the settings can be read").0
    }

    /// Presses a widget again and again until the state is as it should be: a press while a page comes in leads nowhere.
    fn press_until(&mut self, name: &str, reached: impl Fn(&Value) -> bool) {
        for _ in 0..10 {
            self.press(name);
            let pressed = Instant::now();
            while pressed.elapsed() < Duration::from_secs(30) {
                if reached(&self.state()) {
                    return;
                }
                thread::sleep(Duration::from_millis(100));
            }
        }
        panic!("{name} does not lead on: {:?}", self.state());
    }

    /// Sets the quality on the page of the settings.
    fn set_quality(&mut self, quality: Quality) {
        self.press_until("title.settings", |state| is_there(state, "settings.page.picture"));
        self.press_until("settings.page.picture", |state| is_there(state, "settings.quality"));
        self.press_until("settings.quality", |state| state["widget"] == "settings.quality");
        // The press may itself have chosen something, and shows when its frame is there.
        thread::sleep(Duration::from_secs(4));
        let drawn = |state: &Value| Quality::from_id(state["quality"].as_str().unwrap_or_default());
        for _ in 0..12 {
            let now = drawn(&self.state());
            if now == Some(quality) {
                self.go_home();
                return;
            }
            self.desktop.key(if now < Some(quality) { "Right" } else { "Left" });
            let pressed = Instant::now();
            while pressed.elapsed() < Duration::from_mins(2) && drawn(&self.state()) == now {
                thread::sleep(Duration::from_millis(100));
            }
        }
        panic!("the quality cannot be set to {quality:?}: {:?}", self.state());
    }

    /// Goes once to everything that loads something of its own, at every quality: what is loaded is kept.
    fn look_round(&mut self) {
        for quality in [Quality::High, Quality::Medium, Quality::Low] {
            self.set_quality(quality);
            self.sit_at_every_table(quality == Quality::Low);
            println!("every table was there at {quality:?}");
        }
        let screens = ["journey", "matches", "puzzles", "showcase", "learn", "how-to", "settings", "credits"];
        for screen in screens {
            if self.press(&format!("title.{screen}")) {
                for _ in 0..6 {
                    thread::sleep(Duration::from_secs(2));
                    self.desktop.key("Right");
                }
            }
            self.go_home();
        }
        for size in SIZES {
            self.desktop.resize("Holochess", [size]);
            thread::sleep(Duration::from_secs(4));
        }
    }

    /// Sits down at each table; `asking` also looks at every opponent and asks for a hint, which loads the same at every quality.
    fn sit_at_every_table(&mut self, asking: bool) {
        for game in GameId::ALL {
            // Slow frames show a press late, and rows that moved meanwhile have led to the table beside the one that was meant.
            let sat = (0..5).any(|_| self.sit_at(game, asking));
            assert!(sat, "there is no way to the table of {game:?}: {:?}", self.state());
        }
    }

    /// Sits down at a table and leaves it again; says whether it was this one.
    fn sit_at(&mut self, game: GameId, asking: bool) -> bool {
        let table = format!("tables.{}", game.id());
        self.press_until("title.play", |state| is_there(state, &table));
        // The first press looks at a table, the second one sits down at it.
        self.press_until(&table, |state| state["screen"] == "setup");
        if asking {
            for _ in 0..8 {
                self.press("setup.opponent.after");
                thread::sleep(Duration::from_secs(1));
            }
        }
        self.desktop.key("Return");
        let state =
            self.program.wait("a match begins", |state| state["screen"] == "match" && state["game"].is_string());
        let is_this_one = state["game"] == game.id();
        thread::sleep(Duration::from_secs(8));
        if asking && is_this_one {
            // A hint has the strongest player load and compute what it needs.
            self.desktop.key("h");
            thread::sleep(Duration::from_secs(8));
        }
        self.go_home();
        is_this_one
    }

    /// Waits until the title is at rest in the usual window, and measures a few times, of which the least counts: a single moment may
    /// fall on a picture that is being made.
    fn measure(&mut self, begun: Instant) -> Sample {
        // Glyphs are rastered for a scale, and dropped when another one is here to stay: those of the title are left.
        for size in [SIZES[1], USUAL] {
            self.desktop.resize("Holochess", [size]);
            self.program.wait("the window has its new size", |state| state["window"] == serde_json::json!(size));
            // A key that was on its way may have led on from the title.
            self.go_home();
            thread::sleep(Duration::from_secs(4));
        }
        let settings = self.settings();
        let scene = (settings.game.last, settings.graphics.quality);
        let moments: Vec<Value> = (0..4)
            .map(|_| {
                thread::sleep(Duration::from_secs(2));
                self.state()
            })
            .collect();
        let least = |what: &str| {
            let counts = moments.iter().map(|state| state[what].as_u64());
            counts.min().flatten().unwrap_or_else(|| panic!("{what} is counted (the heap with the feature count-heap)"))
        };
        let (heap, graphics, entities) = (least("heap"), least("graphics_memory"), least("entities"));
        let minute = begun.elapsed().as_secs_f64() / 60.0;
        Sample { minute, scene, resident: self.program.memory(), heap, graphics, entities }
    }
}

/// What of the log a person should have been spared: all but what the machine says about sound at the start.
fn complaints(log: &str) -> Vec<&str> {
    log.lines().filter(|line| line.contains("WARN") || line.contains("ERROR") || line.contains("panicked")).collect()
}

/// `HOLOCHESS_ENDURANCE=10` for ten minutes; `HOLOCHESS_ENDURANCE_TABLE=FILE` writes what was measured.
#[test]
#[ignore = "takes an hour"]
fn an_hour_without_a_plan_leaves_nothing_behind() {
    let minutes: f64 = env::var(MINUTES).ok().and_then(|minutes| minutes.parse().ok()).unwrap_or(60.0);
    let folder = tempfile::tempdir().expect("a folder for the test");
    settle(folder.path());
    let desktop = Desktop::start(folder.path(), SCREEN[0], SCREEN[1]);
    let program = Program::start(&desktop, folder.path(), &[]);
    let mut wanderer =
        Wanderer { desktop, program, lots: Lots(SplitMix64(20)), settings: folder.path().join("settings.toml") };
    wanderer.program.wait("the title is there", |state| state["widget"] == "title.play");
    wanderer.desktop.focus("Holochess");
    thread::sleep(Duration::from_secs(5));
    let at_start = complaints(&wanderer.program.log()).len();
    let begun = Instant::now();
    wanderer.look_round();
    let looked_round = begun.elapsed().as_secs_f64() / 60.0;
    println!("everything was there once after {looked_round:.1} minutes");
    let (mut samples, mut screens) = (Vec::new(), BTreeMap::<String, usize>::new());
    let mut round = 0;
    while begun.elapsed().as_secs_f64() < minutes * 60.0 {
        match round % 4 {
            0 | 2 => wanderer.begin_some_game(),
            1 => wanderer.change_settings(),
            _ => {}
        }
        for _ in 0..25 {
            wanderer.step();
            let state = wanderer.state();
            *screens.entry(state["screen"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
        }
        wanderer.go_home();
        let sample = wanderer.measure(begun);
        println!("{sample:?}");
        samples.push(sample);
        round += 1;
    }
    let mut table = String::from("minute\tgame\tquality\tresident\theap\tgraphics\tentities\n");
    for Sample { minute, scene: (game, quality), resident, heap, graphics, entities } in &samples {
        let _ = writeln!(table, "{minute:.1}\t{game}\t{quality:?}\t{resident}\t{heap}\t{graphics}\t{entities}");
    }
    println!("{table}{screens:?}");
    if let Some(file) = env::var_os(TABLE) {
        fs::write(file, &table).expect("the table can be written");
    }
    let log = wanderer.program.log();
    let said = &complaints(&log)[at_start..];
    assert!(said.is_empty(), "the log has {} complaints: {:?}", said.len(), &said[..said.len().min(8)]);
    // The first sixth loads what is loaded when it is first wanted, and has the driver compile its shaders. After it, and after every
    // table was there at every quality, the first and the second half of what is left are held against each other.
    let from = looked_round.max(minutes / 6.0);
    let settled: Vec<&Sample> = samples.iter().filter(|sample| sample.minute > from).collect();
    assert!(settled.len() >= 4, "too few measurements: {samples:?}");
    let (earlier, later) = settled.split_at(settled.len() / 2);
    // Like is held against like: the same table at the same quality, by the median, since one sample of several may have been taken
    // with something loaded that is dropped later.
    let counted: [(&str, fn(&Sample) -> u64); 4] = [
        ("heap", |sample| sample.heap),
        ("graphics", |sample| sample.graphics),
        ("entities", |sample| sample.entities),
        ("resident", |sample| sample.resident),
    ];
    let median = |samples: &[&Sample], scene: &(String, QualitySetting), of: fn(&Sample) -> u64| {
        let mut all: Vec<u64> =
            samples.iter().filter(|sample| sample.scene == *scene).map(|sample| of(sample)).collect();
        all.sort_unstable();
        all.get(all.len() / 2).copied()
    };
    let (mut compared, mut grown) = (0, Vec::new());
    let mut scenes: Vec<&(String, QualitySetting)> = Vec::new();
    for sample in &settled {
        if !scenes.contains(&&sample.scene) {
            scenes.push(&sample.scene);
        }
    }
    for scene in scenes {
        for (what, of) in counted {
            let (Some(before), Some(after)) = (median(earlier, scene, of), median(later, scene, of)) else { continue };
            let line = format!("{what} of {scene:?}: {before}, then {after}");
            println!("{line}");
            // What the driver keeps is said, and is not the program's.
            if what != "resident" {
                compared += 1;
                grown.extend((after * 100 > before * 101).then_some(line));
            }
        }
    }
    assert!(compared > 0, "no table was there in both halves\n{table}");
    assert!(grown.is_empty(), "{grown:?}\n{table}");
    assert!(screens.len() >= 5, "it has been everywhere: {screens:?}");
}
