//! The house keeps its floors: every path in the code points down, and the engine stays upstairs.
//!
//! Reads each file of `src` word by word (comments and strings left out), follows `crate::…` and `super::…` to the room
//! that they name, and compares the floors.

use std::{
    fs,
    path::{Path, PathBuf},
};

/// The rooms and their floors. A room may use those on lower floors and itself.
pub const ROOMS: &[(&str, u8)] = &[
    ("platform", 0),
    ("rules", 1),
    ("storage", 1),
    ("players", 2),
    ("record", 2),
    ("locale", 2),
    ("settings", 2),
    ("lessons", 2),
    ("career", 2),
    ("narration", 2),
    ("imports", 2),
    ("thinking", 2),
    ("session", 3),
    ("view", 4),
    ("ui", 5),
    ("cli", 6),
];

/// Arrows between neighbours on one floor that are wanted: the language is one of the settings, what is wrong with a file, or
/// why an action is advised, is told in words, a record names players that there have to be, lessons send people to them, a
/// person's career is made of records, the narration tells records in words, what is brought in from files are records and settings, and
/// what the page's other program is asked about is a match, or such files.
const SIDEWAYS: &[(&str, &str)] = &[
    ("settings", "locale"),
    ("record", "locale"),
    ("players", "locale"),
    ("record", "players"),
    ("lessons", "locale"),
    ("lessons", "players"),
    ("career", "players"),
    ("career", "record"),
    ("thinking", "players"),
    ("thinking", "record"),
    ("narration", "locale"),
    ("narration", "record"),
    ("imports", "locale"),
    ("imports", "record"),
    ("imports", "settings"),
    ("thinking", "imports"),
    ("thinking", "locale"),
];

/// The highest floor that never meets the engine.
const LAST_WITHOUT_ENGINE: u8 = 2;

/// Crates that come with the feature `client`.
const ENGINE: &[&str] = &["bevy", "egui", "wgpu", "winit", "image"];

fn floor(room: &str) -> Option<u8> {
    ROOMS.iter().find(|(name, _)| *name == room).map(|(_, floor)| *floor)
}

fn is_engine(name: &str) -> bool {
    ENGINE.iter().any(|crate_name| {
        name == *crate_name || name.strip_prefix(crate_name).is_some_and(|rest| rest.starts_with('_'))
    })
}

/// A word or a sign of the code, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub text: String,
    pub line: usize,
}

/// Splits code into words, `::` and single signs; comments, strings and characters are left out.
pub fn tokens(code: &str) -> Vec<Token> {
    let chars: Vec<char> = code.chars().collect();
    let at = |index: usize| chars.get(index).copied().unwrap_or('\0');
    let (mut tokens, mut index, mut line) = (Vec::new(), 0, 1);
    while index < chars.len() {
        let start = index;
        match chars[index] {
            '/' if at(index + 1) == '/' => {
                while index < chars.len() && chars[index] != '\n' {
                    index += 1;
                }
            }
            '/' if at(index + 1) == '*' => {
                let mut depth = 0;
                while index < chars.len() {
                    match (at(index), at(index + 1)) {
                        ('/', '*') => (depth, index) = (depth + 1, index + 2),
                        ('*', '/') => (depth, index) = (depth - 1, index + 2),
                        _ => index += 1,
                    }
                    if depth == 0 {
                        break;
                    }
                }
            }
            '"' => {
                index += 1;
                while index < chars.len() && chars[index] != '"' {
                    index += if chars[index] == '\\' { 2 } else { 1 };
                }
                index += 1;
            }
            'r' if at(index + 1) == '"' || (at(index + 1) == '#' && matches!(at(index + 2), '"' | '#')) => {
                let hashes = chars[index + 1..].iter().take_while(|&&sign| sign == '#').count();
                index += hashes + 2;
                while index < chars.len()
                    && !(chars[index] == '"' && (1..=hashes).all(|ahead| at(index + ahead) == '#'))
                {
                    index += 1;
                }
                index += hashes + 1;
            }
            // A character; a lifetime has no closing quote two places on.
            '\'' if at(index + 1) == '\\' => {
                index += 3;
                while index < chars.len() && chars[index] != '\'' {
                    index += 1;
                }
                index += 1;
            }
            '\'' if at(index + 2) == '\'' => index += 3,
            sign if sign.is_alphanumeric() || sign == '_' => {
                while at(index).is_alphanumeric() || at(index) == '_' {
                    index += 1;
                }
                tokens.push(Token { text: chars[start..index].iter().collect(), line });
            }
            ':' if at(index + 1) == ':' => {
                index += 2;
                tokens.push(Token { text: "::".into(), line });
            }
            sign => {
                index += 1;
                if !sign.is_whitespace() {
                    tokens.push(Token { text: sign.into(), line });
                }
            }
        }
        line += chars[start..index.min(chars.len())].iter().filter(|&&sign| sign == '\n').count();
    }
    tokens
}

/// What a path beginning at `tokens[index]` (just behind `crate::` or the last `super::`) names first: one word, or every first
/// word of a group in braces.
fn heads(tokens: &[Token], index: usize) -> Vec<&Token> {
    let Some(first) = tokens.get(index) else { return Vec::new() };
    if first.text != "{" {
        return vec![first];
    }
    let (mut heads, mut depth, mut at_head) = (Vec::new(), 1, true);
    for token in &tokens[index + 1..] {
        match token.text.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            "," if depth == 1 => {
                at_head = true;
                continue;
            }
            _ if at_head => heads.push(token),
            _ => {}
        }
        at_head = false;
        if depth == 0 {
            break;
        }
    }
    heads
}

/// Every arrow of a file that may not be: `module` is the file's module path (`["rules", "holochess"]`).
fn faults(module: &[String], code: &str) -> Vec<String> {
    let Some(room) = module.first() else { return Vec::new() };
    let Some(here) = floor(room) else { return vec![format!("room {room:?} has no floor: add it to ROOMS")] };
    let tokens = tokens(code);
    let word = |index: usize| tokens.get(index).map_or("", |token| token.text.as_str());
    let mut faults = Vec::new();
    // Modules inside the file, each with the depth of braces at which it ends.
    let (mut inner, mut depth): (Vec<usize>, usize) = (Vec::new(), 0);
    for index in 0..tokens.len() {
        match word(index) {
            "{" => {
                depth += 1;
                if index >= 2 && word(index - 2) == "mod" {
                    inner.push(depth);
                }
            }
            "}" => {
                if inner.last() == Some(&depth) {
                    inner.pop();
                }
                depth = depth.saturating_sub(1);
            }
            // A path that begins here, not in the middle of another.
            name @ ("crate" | "super") if word(index + 1) == "::" && (index == 0 || word(index - 1) != "::") => {
                let mut next = index + 2;
                if name == "super" {
                    let mut ups = 1;
                    while word(next) == "super" && word(next + 1) == "::" {
                        (ups, next) = (ups + 1, next + 2);
                    }
                    if ups < module.len() + inner.len() {
                        continue;
                    }
                }
                for head in heads(&tokens, next) {
                    let Some(there) = floor(&head.text) else { continue };
                    let sideways = SIDEWAYS.contains(&(room.as_str(), head.text.as_str()));
                    if head.text != *room && there >= here && !sideways {
                        faults.push(format!("line {}: {room} must not use {}", head.line, head.text));
                    }
                }
            }
            name if here <= LAST_WITHOUT_ENGINE && is_engine(name) => {
                let begins_path = word(index + 1) == "::" && (index == 0 || word(index - 1) != "::");
                let is_used = index > 0 && matches!(word(index - 1), "use" | "extern" | "crate");
                if begins_path || is_used {
                    faults.push(format!("line {}: {room} must not know the engine ({name})", tokens[index].line));
                }
            }
            _ => {}
        }
    }
    faults
}

/// Every Rust file below a folder, in order.
pub fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("src can be read") {
        let path = entry.expect("src can be read").path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// `src/rules/holochess/mod.rs` is `["rules", "holochess"]`; `src/lib.rs` and the like are roots.
pub fn module_of(file: &Path, src: &Path) -> Vec<String> {
    let inside = file.strip_prefix(src).expect("files are below src").with_extension("");
    let mut module: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if matches!(module.last().map(String::as_str), Some("mod" | "lib" | "lib_core" | "lib_view" | "main")) {
        module.pop();
    }
    module
}

#[test]
fn arrows_point_down() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files = rust_files(&src);
    assert!(files.iter().any(|file| file.ends_with("rules/mod.rs")), "the rules are not where they were");
    let mut found = Vec::new();
    for file in &files {
        let code = fs::read_to_string(file).expect("source files are UTF-8");
        for fault in faults(&module_of(file, &src), &code) {
            found.push(format!("{}: {fault}", file.display()));
        }
    }
    assert!(found.is_empty(), "arrows point down only (ARCHITECTURE.md):\n{}", found.join("\n"));
}

/// Files of the upper floors that read and write where no page ever does: films and previews.
const ONLY_AT_A_DESK: &[&str] = &[
    "view/offscreen/mod.rs",
    "ui/film_maker.rs",
    "ui/test_trace.rs",
    "ui/preview",
    "ui/games/mid_match.rs",
    "view/sound/mod.rs",
];

/// The words and signs of a file without the items that are compiled for tests only.
pub fn without_tests(code: &str) -> Vec<Token> {
    const MARK: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
    let all = tokens(code);
    let (mut kept, mut index) = (Vec::new(), 0);
    while index < all.len() {
        let is_marked = all[index..].iter().map(|token| token.text.as_str()).take(MARK.len()).eq(MARK);
        if !is_marked {
            kept.push(all[index].clone());
            index += 1;
            continue;
        }
        // The item ends with the brace that closes its body, or with a semicolon outside every bracket.
        let mut depth = 0;
        index += MARK.len();
        while let Some(token) = all.get(index) {
            index += 1;
            match token.text.as_str() {
                "{" | "(" | "[" => depth += 1,
                "}" | ")" | "]" => depth -= 1,
                _ => {}
            }
            if depth == 0 && matches!(token.text.as_str(), "}" | ";") {
                break;
            }
        }
    }
    kept
}

/// Whether a path of the standard library leads to this name: as it stands (`std::fs`) or in a group (`std::{io, time::Instant}`).
fn comes_from_std(tokens: &[Token], name: &str) -> bool {
    let starts = (0..tokens.len()).filter(|&start| tokens[start].text == "std");
    starts.into_iter().any(|start| {
        let mut depth = 0;
        for pair in tokens[start..].windows(2) {
            let (sign, next) = (pair[0].text.as_str(), pair[1].text.as_str());
            match next {
                "{" => depth += 1,
                "}" => depth -= 1,
                // Its traits for one system are no way to a file.
                ";" | "os" => return false,
                _ if next == name => return true,
                // Outside a group a path goes on only over `::`.
                _ if depth == 0 && next != "::" && sign != "::" => return false,
                _ => {}
            }
            if depth < 0 {
                return false;
            }
        }
        false
    })
}

/// What of the standard library panics or fails in a browser and is used here without `platform`.
fn desk_only(code: &str) -> Vec<&'static str> {
    let tokens = without_tests(code);
    let has = |name: &str| tokens.iter().any(|token| token.text == name);
    let calls = |room: &str, name: &str| {
        tokens.windows(3).any(|three| three[0].text == room && three[1].text == "::" && three[2].text == name)
    };
    let mut found = Vec::new();
    let clocks = ["Instant", "SystemTime"];
    if clocks.iter().any(|clock| comes_from_std(&tokens, clock) || (has(clock) && !has("clock"))) {
        found.push("the clock");
    }
    if (has("fs") && !has("platform")) || comes_from_std(&tokens, "fs") {
        found.push("files");
    }
    // Of a path: what `platform::fs` has under its own names.
    let asks = |name: &str| {
        tokens.windows(3).any(|three| three[0].text == "." && three[1].text == name && three[2].text == "(")
    };
    if ["exists", "try_exists", "canonicalize", "symlink_metadata", "read_link"].into_iter().any(asks) {
        found.push("what a path leads to");
    }
    if calls("process", "id") {
        found.push("the number of the process");
    }
    if ["spawn", "scope", "sleep", "Builder", "available_parallelism"].into_iter().any(|name| calls("thread", name)) {
        found.push("threads");
    }
    if has("getrandom") {
        found.push("random numbers");
    }
    if has("target_arch") {
        found.push("a condition of its own");
    }
    found
}

#[test]
fn what_a_browser_does_not_have_comes_in_through_the_platform() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for file in rust_files(&src) {
        let name = file.strip_prefix(&src).expect("files are below src").to_string_lossy().replace('\\', "/");
        // Commands other than the window's belong to a terminal.
        let is_desk = name.starts_with("platform/")
            || name.starts_with("cli/")
            || name.ends_with("tests.rs")
            || name.ends_with("_test.rs")
            || name == "storage/forgetful.rs"
            || ONLY_AT_A_DESK.iter().any(|start| name.starts_with(start));
        if is_desk {
            continue;
        }
        let code = fs::read_to_string(&file).expect("source files are UTF-8");
        found.extend(desk_only(&code).iter().map(|what| format!("{name}: {what}")));
    }
    assert!(found.is_empty(), "a browser has none of this (src/platform):\n{}", found.join("\n"));
}

#[test]
fn what_a_browser_does_not_have_is_found() {
    for (code, what) in [
        ("use std::time::Instant;", "the clock"),
        ("use std::{fs, io};", "files"),
        ("use crate::platform; fn f() { std::fs::read(p); }", "files"),
        ("use crate::platform; use std::{fs, io};", "files"),
        ("use crate::platform; use std::{io::{self, Read}, fs::File};", "files"),
        ("use crate::platform::clock; use std::{io, time::{Duration, Instant}};", "the clock"),
        ("#[cfg(test)] mod tests { use std::fs; } use std::fs;", "files"),
        ("#[cfg(test)] use a::{b, c}; fn f() { std::fs::read(p); }", "files"),
        ("fn f() { process::id(); }", "the number of the process"),
        ("fn f() { std::thread::sleep(t); }", "threads"),
        ("use std::thread; fn f() { thread::spawn(g); }", "threads"),
        ("fn f(bytes: &mut [u8]) { getrandom::fill(bytes); }", "random numbers"),
        ("#[cfg(target_arch = \"wasm32\")] use a::b;", "a condition of its own"),
    ] {
        assert_eq!(desk_only(code), [what], "{code}");
    }
    for code in [
        "use crate::platform::clock::{Instant, SystemTime};",
        "use crate::platform::fs; fn f() { fs::metadata(p); }",
        "fn f() {} #[cfg(test)] mod tests { use std::fs; }",
        "#[cfg(test)] #[test] fn f(a: [u8; 2]) -> bool { std::fs::read(p) } fn g() {}",
        "use crate::platform::fs; use std::{io, path::Path}; fn f() { fs::metadata(p); }",
        "use std::io; use crate::platform::fs::{self, File};",
    ] {
        assert_eq!(desk_only(code), Vec::<&str>::new(), "{code}");
    }
}

fn faults_in(module: &str, code: &str) -> Vec<String> {
    let module: Vec<String> = module.split("::").map(str::to_owned).collect();
    faults(&module, code)
}

#[test]
fn an_arrow_that_points_up_is_found() {
    let up = [
        ("rules", "use crate::players::Player;"),
        ("rules::holochess", "fn f() { crate::session::Match::default(); }"),
        ("record", "use crate::{\n    rules::{Action, Table},\n    settings::Settings,\n};"),
        ("view::table", "use super::super::ui::theme;"),
        ("view", "use super::{session::Match, cli};"),
        ("players", "mod tests { use super::super::view::Marks; }"),
        ("session", "pub use crate :: view :: Marks;"),
        ("locale", "use crate::settings::Settings;"),
        ("attic", "use crate::rules::Action;"),
    ];
    for (module, code) in up {
        assert_eq!(faults_in(module, code).len(), 1, "{module}: {code}");
    }
    let engine = [
        ("rules", "use bevy::prelude::*;"),
        ("players::greedy", "fn f(v: bevy_egui::egui::Vec2) {}"),
        ("record", "use bevy_ecs::world::World;"),
        ("settings", "let device = wgpu::Instance::default();"),
    ];
    for (module, code) in engine {
        assert_eq!(faults_in(module, code).len(), 1, "{module}: {code}");
    }
    assert_eq!(faults_in("record", "// one\n/* two\n*/\nuse crate::view;")[0], "line 4: record must not use view");
}

#[test]
fn arrows_that_point_down_are_let_be() {
    let down = [
        ("cli::think", "use crate::{players, rules::{self, GameId}};"),
        ("view::table", "use super::super::session::Match; use super::boards; use bevy::prelude::*;"),
        ("ui", "use crate::{session, view::Marks}; use crate::ui::theme;"),
        ("record", "use crate::players;"),
        ("players::greedy", "mod tests { use super::Greedy; use super::super::view; }"),
        ("settings", "use crate::locale::Language;"),
        (
            "rules",
            "//! [`crate::view`]\n/* use crate::view; */ const S: &str = \"crate::view\"; const T: &str = r#\"use bevy::x\"#;",
        ),
        ("rules", "fn f<'a>(c: char) -> bool { c == '\"' || c == '\\'' } // bevy::"),
        ("record", "use serde::Serialize; fn image() {} struct S { image: u8 }"),
    ];
    for (module, code) in down {
        assert_eq!(faults_in(module, code), Vec::<String>::new(), "{module}: {code}");
    }
}
