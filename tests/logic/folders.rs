//! Inside the two large rooms, ui and view, folders use each other in one direction, as ARCHITECTURE.md says ("Inside ui and
//! view"): each may use those that stand before it in its list.
//!
//! Reads like [`layering`](crate::layering), and follows a path to the folder that it names: through groups, through `super`,
//! and through what the room's own `mod.rs` passes on. What a folder passes on of another is an arrow of its own. Tests may use
//! whatever they like.

use std::{collections::HashMap, fs, path::Path};

use crate::layering::{Token, module_of, rust_files, tokens, without_tests};

/// The folders and files of ui, the lowest first.
const UI: &[&str] = &[
    "systems",
    "theme",
    "film_maker",
    "album",
    "launch",
    "tempo",
    "match_pace",
    "navigation",
    "overlay",
    "preferences",
    "localised_text",
    "portraits",
    "standings",
    "rule_link",
    "piece_names",
    "action_text",
    "puzzle_text",
    "turning_point_text",
    "notices",
    "graphics_loss",
    "measured_quality",
    "window_title",
    "puzzle_progress",
    "frame",
    "controls",
    "window_shape",
    "apply_settings",
    "frame_rate",
    "input",
    "games",
    "hud",
    "screens",
    "accessibility",
    "preview",
    "test_trace",
];

/// The folders and files of view, the lowest first.
const VIEW: &[&str] = &[
    "systems",
    "render_layers",
    "stage_schedule",
    "quality",
    "seat_palette",
    "marks",
    "on_table",
    "shaders",
    "graphics_device",
    "boards",
    "camera",
    "photo",
    "outline",
    "resolution_scale",
    "sound",
    "hologram",
    "lounge",
    "procedural_meshes",
    "effects",
    "room",
    "creatures",
    "pieces",
    "dice",
    "table",
    "exhibit",
    "opponents",
    "stage",
    "offscreen",
];

/// A room with its folders in order.
pub struct Room {
    name: &'static str,
    order: &'static [&'static str],
    /// What the room's `mod.rs` passes on, by name, and the folder that it comes from.
    passed_on: HashMap<String, String>,
}

impl Room {
    /// A room by its `mod.rs`.
    pub fn new(name: &'static str, order: &'static [&'static str], root: &str) -> Self {
        let mut room = Self { name, order, passed_on: HashMap::new() };
        let tokens = without_tests(root);
        for index in (0..tokens.len()).filter(|index| tokens[*index].text == "use") {
            for path in paths(&tokens, index + 1).0 {
                let words = &path.words[usize::from(path.words[0] == "self")..];
                if let [folder, .., last] = words
                    && order.contains(&folder.as_str())
                {
                    room.passed_on.insert(path.alias.unwrap_or_else(|| last.clone()), folder.clone());
                }
            }
        }
        room
    }

    fn place(&self, folder: &str) -> Option<usize> {
        self.order.iter().position(|known| *known == folder)
    }

    /// The arrows of a file of this room that may not be. `module` is its path (`["ui", "hud", "clock"]`).
    fn faults(&self, module: &[String], code: &str) -> Vec<String> {
        let [room, folder, ..] = module else { return Vec::new() };
        if room != self.name {
            return Vec::new();
        }
        let Some(here) = self.place(folder) else {
            return vec![format!("line 1: {room}::{folder} has no place in the order")];
        };
        let mut faults = Vec::new();
        for (named, line) in self.named(module, code) {
            let there = self.passed_on.get(&named).unwrap_or(&named);
            match self.place(there) {
                Some(there) if there <= here => {}
                Some(_) => faults.push(format!("line {line}: {folder} must not use {there}")),
                None => faults.push(format!("line {line}: {folder} must not use {room} itself ({named})")),
            }
        }
        faults
    }

    /// What is named directly in the room, with its line: folders, things that the room passes on, or `mod` for the room itself.
    pub fn named(&self, module: &[String], code: &str) -> Vec<(String, usize)> {
        let tokens = without_tests(code);
        let word = |index: usize| tokens.get(index).map_or("", |token| token.text.as_str());
        let before = |index: usize, back: usize| index.checked_sub(back).map_or("", word);
        let is_inside = |index: usize| {
            let is_visibility = before(index, 2) == "pub" && before(index, 1) == "(";
            is_visibility || before(index, 1) == "::" || (before(index, 1) == "in" && before(index, 2) == "(")
        };
        let mut named = Vec::new();
        // Modules inside the file, each with the depth of braces at which it ends.
        let (mut inner, mut depth): (Vec<(usize, String)>, usize) = (Vec::new(), 0);
        for index in 0..tokens.len() {
            match word(index) {
                "{" => {
                    depth += 1;
                    if index >= 2 && word(index - 2) == "mod" {
                        inner.push((depth, word(index - 1).to_owned()));
                    }
                }
                "}" => {
                    if inner.last().is_some_and(|(at, _)| *at == depth) {
                        inner.pop();
                    }
                    depth = depth.saturating_sub(1);
                }
                // A path that begins here, not in the middle of another, nor in `pub(super)` or `pub(in crate::ui)`.
                "crate" | "super" | "self" if !is_inside(index) => {
                    let inner: Vec<String> = inner.iter().map(|(_, name)| name.clone()).collect();
                    let whole: Vec<String> = module.iter().cloned().chain(inner).collect();
                    for path in paths(&tokens, index).0 {
                        if let Some(name) = self.in_the_room(&whole, &path.words) {
                            named.push((name, path.line));
                        }
                    }
                }
                _ => {}
            }
        }
        named
    }

    /// What a path of a module names directly in this room; `None` if it leads elsewhere.
    fn in_the_room(&self, module: &[String], words: &[String]) -> Option<String> {
        let mut at: Vec<&str> = module.iter().map(String::as_str).collect();
        for (index, word) in words.iter().enumerate() {
            match word.as_str() {
                "crate" => at.clear(),
                "self" => {}
                "super" => _ = at.pop()?,
                // A word alone, as in `self.place`, is no path.
                _ if index == 0 => return None,
                name => at.push(name),
            }
        }
        // `super` and `self` alone lead nowhere else.
        let [room, rest @ ..] = at.as_slice() else { return None };
        let is_whole = rest.is_empty() && (words.len() > 1 || words[0] == "super");
        match rest {
            _ if *room != self.name => None,
            [] if is_whole => Some("mod".to_owned()),
            [] => None,
            [named, ..] => Some((*named).to_owned()),
        }
    }
}

/// A path of the code: its words, the name that it is given, and the line of its last word.
pub struct Named {
    pub words: Vec<String>,
    pub alias: Option<String>,
    line: usize,
}

/// Every path that begins at `tokens[index]`, one for each leaf of a group in braces; and the index behind it.
pub fn paths(tokens: &[Token], mut index: usize) -> (Vec<Named>, usize) {
    let word = |index: usize| tokens.get(index).map_or("", |token| token.text.as_str());
    let is_name = |text: &str| text == "*" || text.starts_with(|sign: char| sign.is_alphabetic() || sign == '_');
    if word(index) == "{" {
        let mut found = Vec::new();
        index += 1;
        while index < tokens.len() && word(index) != "}" {
            let (more, next) = paths(tokens, index);
            found.extend(more);
            index = next.max(index + 1);
        }
        return (found, index + 1);
    }
    if !is_name(word(index)) {
        return (Vec::new(), index);
    }
    let head = word(index).to_owned();
    if word(index + 1) == "::" && (word(index + 2) == "{" || is_name(word(index + 2))) {
        let (mut rest, next) = paths(tokens, index + 2);
        for path in &mut rest {
            path.words.insert(0, head.clone());
        }
        return (rest, next);
    }
    let line = tokens[index].line;
    if word(index + 1) == "as" {
        let alias = Some(word(index + 2).to_owned());
        return (vec![Named { words: vec![head], alias, line }], index + 3);
    }
    (vec![Named { words: vec![head], alias: None, line }], index + 1)
}

/// The modules that are compiled for tests only, by the declarations in a file of this module.
fn test_modules(module: &[String], code: &str) -> Vec<Vec<String>> {
    let kept: Vec<String> = declared(&without_tests(code));
    let all = declared(&tokens(code)).into_iter().filter(|name| !kept.contains(name));
    all.map(|name| module.iter().cloned().chain([name]).collect()).collect()
}

/// The names in `mod name;`.
fn declared(tokens: &[Token]) -> Vec<String> {
    let three = tokens.windows(3).filter(|three| three[0].text == "mod" && three[2].text == ";");
    three.map(|three| three[1].text.clone()).collect()
}

/// Whether a module has only tests, by its name.
fn is_of_tests(module: &[String]) -> bool {
    module.iter().any(|name| name == "tests" || name.ends_with("_tests") || name.ends_with("_test"))
}

fn room(name: &'static str, order: &'static [&'static str]) -> Room {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(name).join("mod.rs");
    Room::new(name, order, &fs::read_to_string(root).expect("the room has a mod.rs"))
}

#[test]
fn folders_inside_a_room_use_those_before_them() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for (name, order) in [("ui", UI), ("view", VIEW)] {
        let room = room(name, order);
        let files: Vec<_> = rust_files(&src.join(name))
            .into_iter()
            .map(|file| (module_of(&file, &src), fs::read_to_string(&file).expect("source files are UTF-8"), file))
            .collect();
        let of_tests: Vec<Vec<String>> =
            files.iter().flat_map(|(module, code, _)| test_modules(module, code)).collect();
        for (module, code, file) in &files {
            if !is_of_tests(module) && !of_tests.iter().any(|test| module.starts_with(test)) {
                found.extend(room.faults(module, code).iter().map(|fault| format!("{}: {fault}", file.display())));
            }
        }
        for folder in order {
            let is_there = files.iter().any(|(module, ..)| module.get(1).is_some_and(|known| known == folder));
            assert!(is_there, "{name}::{folder} is in the order and nowhere else");
        }
    }
    assert!(found.is_empty(), "folders use those before them in the order (ARCHITECTURE.md):\n{}", found.join("\n"));
}

#[test]
fn the_order_of_the_folders_is_written_down() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("ARCHITECTURE.md")).expect("it is there");
    let (_, section) = text.split_once("\n## Inside ui and view\n").expect("it has this section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let tables: Vec<Vec<&str>> = section
        .split("\n| ")
        .skip(1)
        .filter_map(|row| Some(row.split('|').next()?.split('`').skip(1).step_by(2).collect::<Vec<_>>()))
        .collect();
    let written: Vec<&str> = tables.concat();
    let wanted: Vec<&str> = UI.iter().chain(VIEW).copied().collect();
    assert_eq!(written, wanted);
}

/// The faults of a piece of code in a room of three folders; its `mod.rs` passes something of the highest on.
fn faults(module: &str, code: &str) -> Vec<String> {
    let root = "mod low; mod middle; mod high; pub use high::Top; use self::{low::{Base, Other as Under}, middle};";
    let room = Room::new("view", &["low", "middle", "high"], root);
    let module: Vec<String> = module.split("::").map(str::to_owned).collect();
    room.faults(&module, code)
}

#[test]
fn an_arrow_to_a_later_folder_is_found() {
    for (module, code) in [
        ("view::middle", "use super::high;"),
        ("view::middle", "use crate::view::high::Thing;"),
        ("view::middle", "use crate::{rules::Cell, view::{low::Base, high::{self, Thing}}};"),
        ("view::middle::deep", "use super::super::high::Thing as Other;"),
        ("view::middle", "fn f() { crate::view::high::f(); }"),
        ("view::middle", "fn f(a: super::high::Thing) {}"),
        ("view::low", "pub use super::middle::Thing;"),
        // Through the room's own mod.rs.
        ("view::middle", "use crate::view::Top;"),
        ("view::middle", "use super::Top;"),
        ("view::low", "mod inner { fn f() { super::super::Top::new(); } }"),
        // The room itself, from where everything can be reached.
        ("view::high", "use crate::view;"),
        ("view::high", "use super::*;"),
        ("view::high", "use crate::view::{self as all};"),
        ("view::high", "use super::plugin;"),
        // A folder that nobody has given a place.
        ("view::attic", "fn f() {}"),
    ] {
        let found = faults(module, code);
        assert!(!found.is_empty(), "{module}: {code}");
    }
    assert_eq!(faults("view::low", "fn f() {}\nuse super::{\n    high,\n};"), ["line 3: low must not use high"]);
}

#[test]
fn arrows_to_earlier_folders_are_let_be() {
    for (module, code) in [
        ("view::middle", "use super::low; use crate::view::{low::Base, middle::deep};"),
        ("view::middle", "use super::{Base, Under}; use crate::view::middle;"),
        ("view::middle::deep", "use super::{Thing, other::f}; use super::super::low::Base;"),
        ("view::high", "use super::{low, middle::Thing, Top}; use crate::{rules::high, session::high::Thing};"),
        ("view::middle", "mod inner { use super::Thing; use super::super::low; }"),
        (
            "view::middle",
            "pub(in crate::view) fn f(&self) { self.high.f(self); } pub(super) fn g() {} pub(crate) fn h() {}",
        ),
        ("view::middle", "#[cfg(test)] mod tests { use super::super::high; } //! [`crate::view::high`]"),
        ("view::middle", "use bevy::prelude::*; use std::high;"),
        ("ui::middle", "use super::high;"),
        ("view", "use self::high;"),
    ] {
        assert_eq!(faults(module, code), Vec::<String>::new(), "{module}: {code}");
    }
}
