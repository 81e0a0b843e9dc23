//! The floors above the players know tables, boards and seats, and no game: outside the places that are a game's or a board's
//! own, nothing there names a game or a shape, reaches into the rules or the players of one game, or reckons with two seats.
//!
//! [`STILL`] lists the files that still do. A file that no longer does comes off the list; none is ever put on it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::layering::tokens;

/// The floors above the players that are looked at.
const FLOORS: [&str; 3] = ["session", "view", "ui"];

/// What is one game's or one board's own.
const OWN: [&str; 3] = ["ui/games/", "view/boards/", "view/pieces/sets.rs"];

/// The games' folders, and their names in the list of games.
const GAMES: [&str; 4] = ["holochess", "dejarik", "demeter", "chinese"];
const NAMES: [&str; 5] = ["Holochess", "Groi", "Revised", "Demeter", "Chinese"];
const SHAPES: [&str; 3] = ["Circle", "Squares", "Star"];

/// The files that still name a game, a shape or the other of two seats.
const STILL: &[&str] =
    &["view/stage/staged_clash.rs", "view/table/lacquer.rs", "view/table/shader.rs", "view/table/stone.rs"];

/// The lines of a file that name one, without its tests.
fn lines_that_name(code: &str) -> Vec<usize> {
    let tokens = tokens(code);
    let is = |index: usize, text: &str| tokens.get(index).is_some_and(|token| token.text == text);
    let one_of =
        |index: usize, texts: &[&str]| tokens.get(index).is_some_and(|token| texts.contains(&token.text.as_str()));
    let mut lines = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        // Tests stand at the end of a file and may name what they like.
        let begins_tests = ["cfg", "(", "test", ")", "]", "mod"].iter().zip(index..).all(|(text, at)| is(at, text));
        if begins_tests && is(index + 7, "{") {
            break;
        }
        let names = is(index, "GameId") && is(index + 1, "::") && one_of(index + 2, &NAMES)
            || is(index, "Shape") && is(index + 1, "::") && one_of(index + 2, &SHAPES)
            || one_of(index, &GAMES) && is(index + 1, "::")
            || is(index, ".") && is(index + 1, "opponent") && is(index + 2, "(")
            || is(index, "Seat") && is(index + 1, "::") && is(index + 2, "opponent")
            || is(index, "CELLS");
        if names {
            lines.push(token.line);
        }
    }
    lines.dedup();
    lines
}

/// Every file under a folder that is no test's.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the floor is a folder").flatten() {
        let path = entry.path();
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
        let is_of_tests =
            name == "tests" || name.ends_with("_tests") || name.ends_with("_test") || name.starts_with("test_");
        if path.is_dir() && !is_of_tests {
            files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !is_of_tests {
            found.push(path);
        }
    }
}

#[test]
fn above_the_players_no_game_is_named_outside_its_own_place() {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    for floor in FLOORS {
        files(&src.join(floor), &mut found);
    }
    found.sort();
    let (mut faults, mut still) = (Vec::new(), Vec::new());
    for file in found {
        let name = file.strip_prefix(&src).expect("it lies there").to_string_lossy().replace('\\', "/");
        if OWN.iter().any(|own| name.starts_with(own)) {
            continue;
        }
        let lines = lines_that_name(&fs::read_to_string(&file).expect("it is text"));
        match (lines.is_empty(), STILL.contains(&name.as_str())) {
            (true, _) => {}
            (false, true) => still.push(name),
            (false, false) => faults.push(format!("{name}: lines {lines:?}")),
        }
    }
    assert!(faults.is_empty(), "these name a game, a shape, or the other of two seats:\n{}", faults.join("\n"));
    let gone: Vec<_> = STILL.iter().filter(|name| !still.iter().any(|still| still == *name)).collect();
    assert!(gone.is_empty(), "these no longer do, and come off the list: {gone:#?}");
}

#[test]
fn what_names_a_game_is_found_and_what_does_not_is_let_be() {
    for code in [
        "let game = GameId::Groi;",
        "match board.shape { Shape::Star => 1 }",
        "use crate::rules::holochess::Creature;",
        "use crate::{rules::{Seat, dejarik::Position}};",
        "let other = seat.opponent();",
        "[seat].map(Seat::opponent)",
        "for cell in 0..CELLS {}",
    ] {
        assert_eq!(lines_that_name(code), [1], "{code}");
    }
    for code in [
        "let game = setup.game; let id = GameId::from_id(id);",
        "let name = \"GameId::Groi\"; // GameId::Groi",
        "fn boards(shape: Shape) {}",
        "fn a() {}\n#[cfg(test)]\nmod tests { use crate::rules::holochess::Creature; }",
    ] {
        assert!(lines_that_name(code).is_empty(), "{code}");
    }
}
