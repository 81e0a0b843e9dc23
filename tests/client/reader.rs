//! The window under a screen reader: over the accessibility bus of the desktop (AT-SPI), with nothing but what is told there, from the
//! title to the result.
//!
//! The other end of the bus is `reader.py`, because the library that screen readers use on Linux is used from Python.

use std::{
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    desktop::{Desktop, HANG, Program},
    window::{SIZE, settle, stand_still, type_seed},
};

/// Debian's Python, for which Debian has the library.
const PYTHON: &str = "/usr/bin/python3";

/// Whether this machine has what a screen reader needs; says so where it has not.
fn can_listen() -> bool {
    let has = |program: &str, arguments: &[&str]| {
        let run = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
        run.is_ok_and(|status| status.success())
    };
    let library = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi";
    let launcher = Path::new("/usr/share/dbus-1/services/org.a11y.Bus.service").exists();
    let can = launcher && has("dbus-daemon", &["--version"]) && has(PYTHON, &["-c", library]);
    assert!(can || std::env::var_os("CI").is_none(), "./dev test installs what a screen reader needs");
    if !can {
        println!(
            "skipped: at-spi2-core, dbus, python3-gi and gir1.2-atspi-2.0 are not installed (./dev test installs them)"
        );
    }
    can
}

/// A session bus of its own.
struct Bus {
    daemon: Child,
    address: String,
}

impl Bus {
    fn start() -> Self {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon starts");
        let mut address = String::new();
        BufReader::new(daemon.stdout.take().expect("the output is piped"))
            .read_line(&mut address)
            .expect("the bus says where it is");
        Self { daemon, address: address.trim().to_owned() }
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}

/// The screen reader.
struct Reader {
    child: Child,
    asks: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Reader {
    fn start(bus: &Bus, desktop: &Desktop) -> Self {
        let mut child = Command::new(PYTHON)
            .arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/client/reader.py"))
            .env("DBUS_SESSION_BUS_ADDRESS", &bus.address)
            .env("DISPLAY", desktop.display())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the reader starts");
        let asks = child.stdin.take().expect("the input is piped");
        let answers = BufReader::new(child.stdout.take().expect("the output is piped"));
        let mut reader = Self { child, asks, answers };
        assert_eq!(reader.line()["ok"], "listening");
        reader
    }

    fn line(&mut self) -> Value {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("the reader answers");
        serde_json::from_str(&line).expect("the reader answers in JSON")
    }

    fn ask(&mut self, request: &Value) -> Value {
        writeln!(self.asks, "{request}").and_then(|()| self.asks.flush()).expect("the reader listens");
        self.line()["ok"].take()
    }

    /// Everything in the window.
    fn tree(&mut self) -> Vec<Value> {
        self.ask(&json!({ "do": "tree" })).as_array().cloned().unwrap_or_default()
    }

    /// What was announced and focused since it was last asked.
    fn heard(&mut self) -> Vec<[String; 2]> {
        serde_json::from_value(self.ask(&json!({ "do": "heard" }))).unwrap_or_default()
    }

    fn press(&mut self, node: &Value) -> bool {
        self.ask(&json!({ "do": "press", "path": node["path"], "name": node["name"] })) == true
    }

    /// Presses what has this role and these words in its name until the window is where that leads: the tree may still tell the
    /// page before, where the same words stand on something else. What answers that it was not pressed may have been, where the
    /// window was too busy to answer in time.
    fn press_until(
        &mut self,
        program: &mut Program,
        role: &str,
        words: &str,
        what: &str,
        mut is_reached: impl FnMut(&Value) -> bool,
    ) {
        let begun = Instant::now();
        loop {
            let tree = self.tree();
            let is_pressed = find(&tree, role, words).is_some_and(|node| self.press(node));
            let (pressed, patience) = (Instant::now(), if is_pressed { HANG / 10 } else { HANG / 200 });
            while pressed.elapsed() < patience {
                if program.state().is_some_and(|state| is_reached(&state)) {
                    return;
                }
                thread::sleep(Duration::from_millis(100));
            }
            assert!(begun.elapsed() < HANG, "{what}, after {role} {words:?}: {}", listing(&tree));
        }
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn text<'a>(node: &'a Value, key: &str) -> &'a str {
    node[key].as_str().unwrap_or_default()
}

/// What has this role and these words in its name, and can be pressed.
fn find<'a>(tree: &'a [Value], role: &str, words: &str) -> Option<&'a Value> {
    tree.iter().find(|node| {
        text(node, "role") == role && text(node, "name").contains(words) && node["actions"].as_u64().unwrap_or(0) > 0
    })
}

fn listing(tree: &[Value]) -> String {
    let lines = tree.iter().map(|node| format!("{} {:?}", text(node, "role"), text(node, "name")));
    lines.collect::<Vec<_>>().join("\n")
}

/// Sees that everything that can be pressed has a role and a name.
fn check(what: &str, tree: &[Value]) {
    for node in tree.iter().filter(|node| node["actions"].as_u64().unwrap_or(0) > 0) {
        assert!(!text(node, "name").is_empty(), "{what}: {node} has a name");
        assert!(!["unknown", "section", ""].contains(&text(node, "role")), "{what}: {node} has a role");
    }
}

/// Plays a match from the title to the result by the tree alone, resigning after so many decisions.
fn play(table: &str, rows: usize, cells: usize, decisions: usize) {
    if !can_listen() {
        return;
    }
    let home = tempfile::tempdir().expect("a folder for the test");
    settle(home.path());
    let desktop = Desktop::start(home.path(), SIZE[0], SIZE[1]);
    let bus = Bus::start();
    let mut reader = Reader::start(&bus, &desktop);
    let at = [("DBUS_SESSION_BUS_ADDRESS", bus.address.as_str())];
    let mut program = Program::start_with(&desktop, home.path(), &[], &at);
    program.wait("the title is there", |state| state["screen"] == "title");

    check("the title", &reader.tree());
    reader.press_until(&mut program, "button", "Play", "the tables are there", |state| state["screen"] == "tables");
    reader.press_until(&mut program, "button", table, "the set-up is there", |state| state["screen"] == "setup");
    stand_still(&mut program);
    let setup = reader.tree();
    check("the set-up", &setup);
    let options = setup.iter().filter(|node| text(node, "role") == "radio button").count();
    assert!(options > 1, "the set-up has something to choose: {}", listing(&setup));
    // Nothing of the bus says letters to a field; they come from the keyboard.
    desktop.focus("Holochess");
    type_seed(&desktop, &mut program, 8);
    reader.press_until(&mut program, "button", "Take your seat", "the table is there", |state| {
        state["screen"] == "match"
    });

    let is_role = |role: &'static str| move |node: &&Value| text(node, "role") == role;
    let begun = Instant::now();
    let mut made = 0;
    let mut before = Value::Null;
    while made < decisions {
        let state = program.wait("a person may choose", |state| {
            state["player"].is_number() && state["busy"] == false && state["saving"] == false
        });
        if state["position"] != before {
            made += usize::from(!before.is_null());
            before = state["position"].clone();
        }
        let tree = reader.tree();
        let is_whole = tree.iter().filter(is_role("table cell")).count() == cells;
        check("the table", &tree);
        if !is_whole {
            // It changed while it was read.
            assert!(begun.elapsed() < HANG, "the board is told: {}", listing(&tree));
            thread::sleep(Duration::from_millis(200));
            continue;
        }
        if made == 0 {
            assert_eq!(tree.iter().filter(is_role("table row")).count(), rows, "{}", listing(&tree));
        }
        let wanted = ["can attack here", "can be pushed here", "can go here", "can go to", "can target"];
        let cell = wanted.iter().find_map(|words| find(&tree, "table cell", words));
        if cell.is_none_or(|cell| !reader.press(cell)) {
            thread::sleep(Duration::from_millis(200));
        }
    }
    let heard = reader.heard();
    let announced = |words: &str| heard.iter().any(|[kind, text]| kind == "announcement" && text.contains(words));
    assert!(announced("Turn ") || announced("your turn"), "turns are announced: {heard:?}");
    assert!(announced("moves") || announced("leaps"), "moves are announced: {heard:?}");

    program.wait("a person may choose", |state| state["player"].is_number() && state["busy"] == false);
    let overlay = |name: &'static str| move |state: &Value| state["overlay"] == name;
    reader.press_until(&mut program, "button", "Menu", "the menu is open", overlay("pause"));
    reader.press_until(&mut program, "button", "Resign", "it asks", overlay("question-resign"));
    reader.press_until(&mut program, "button", "Resign", "the result is there", |state| state["screen"] == "result");
    stand_still(&mut program);
    let result = reader.tree();
    check("the result", &result);
    assert!(result.iter().any(|node| text(node, "role") == "heading"), "{}", listing(&result));
}

#[test]
fn a_match_of_the_first_game_is_played_over_the_accessibility_bus() {
    play("Holochess", 3, 25, 4);
}

#[test]
fn a_match_on_the_star_is_played_over_the_accessibility_bus() {
    play("Chinese Checkers", 17, 121, 2);
}
