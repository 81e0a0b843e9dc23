//! The floors above the players know tables, boards and seats, and no game: outside the places that are a game's or a board's
//! own, nothing there names a game or a shape, reaches into the rules or the players of one game, or reckons with two seats.
//! A pair is either of what always comes in twos ([`IN_TWOS`]), or says of what it is a pair ([`PAIRS`]): by seat there is none.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use holochess::rules::{GameId, Setup, new_table};

use crate::{
    folders::{Named, Room, paths},
    layering::{Token, module_of, tokens, without_tests},
};

/// The floors above the players that are looked at.
const FLOORS: [&str; 3] = ["session", "view", "ui"];

/// The lists in which games and boards have a line each: of faces, of layouts, of pieces.
const LISTS: [&str; 3] = ["ui/games/list.rs", "view/boards/list.rs", "view/pieces/sets.rs"];

/// Whether a file is one game's or one board's own, or one of the lists of them.
fn is_own(file: &str) -> bool {
    let is = |folder: &str, name: &str| file == format!("{folder}/{name}.rs");
    LISTS.contains(&file)
        || NAMES.folders.iter().any(|game| is("ui/games", game))
        || NAMES.shapes.iter().any(|shape| is("view/boards", &shape.to_lowercase()))
}

/// What the rules pass on of one game under their own name, and may be used above: what it is for every game.
const PASSED_ON: [(&str, &str); 4] = [
    ("ClashCourse", "how a fight between any two creatures goes"),
    ("Exhibition", "such a fight"),
    ("exhibit", "stages it"),
    ("judge", "what the difference of a roll means"),
];

/// What a floor passes on from the folders of games, by its own `mod.rs`.
fn passed_on(floor: &str) -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(floor).join("mod.rs");
    let tokens = without_tests(&fs::read_to_string(file).expect("the floor has a mod.rs"));
    let mut names = Vec::new();
    for index in (0..tokens.len()).filter(|index| tokens[*index].text == "use") {
        for path in paths(&tokens, index + 1).0 {
            let words = &path.words[usize::from(path.words[0] == "self")..];
            if words.first().is_some_and(|first| NAMES.folders.contains(first)) {
                names.extend(path.alias.or_else(|| words.last().cloned()));
            }
        }
    }
    names
}

/// What of this a file of another floor names.
fn named_of(floor: &'static str, module: &[String], code: &str) -> Vec<String> {
    let passed = passed_on(floor);
    let room = Room::new(floor, &[], "");
    room.named(module, code).into_iter().map(|(name, _)| name).filter(|name| passed.contains(name)).collect()
}

/// Whether a file passes something of a game's folder on to others.
fn passes_on(code: &str) -> bool {
    let tokens = without_tests(code);
    let is_public = |index: usize| index > 0 && ["pub", ")"].contains(&tokens[index - 1].text.as_str());
    let of_game = |path: &Named| {
        let mut words = path.words.iter().skip_while(|word| *word != "rules" && *word != "players");
        words.nth(1).is_some_and(|folder| NAMES.folders.contains(folder))
    };
    let mut uses = (0..tokens.len()).filter(|index| tokens[*index].text == "use" && is_public(*index));
    uses.any(|index| paths(&tokens, index + 1).0.iter().any(of_game))
}

/// What must not be named.
struct Names {
    /// The games' folders.
    folders: Vec<String>,
    /// Their names in the list of games.
    games: Vec<String>,
    /// Their ids on the command line and in files.
    ids: Vec<&'static str>,
    /// The names of their boards' shapes.
    shapes: Vec<String>,
}

/// All of it, from the list of games and the folders of the rules: a game or a board more is looked for at once.
static NAMES: LazyLock<Names> = LazyLock::new(|| {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/rules");
    let folders = fs::read_dir(rules).expect("the rules have a folder").flatten().map(|entry| entry.path());
    // The folder of a game has its options; those of boards have none.
    let folders = folders.filter(|path| path.join("rule_options.rs").is_file());
    let shape = |game: GameId| {
        let players = *game.players().first().expect("somebody plays it");
        let setup = Setup { game, options: game.options(), players, position: None };
        new_table(&setup, &mut || 0).expect("every game has a start").0.board().shape
    };
    Names {
        folders: folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect(),
        games: GameId::ALL.iter().map(|game| format!("{game:?}")).collect(),
        // One of them is the program's name, too.
        ids: GameId::ALL.iter().map(|game| game.id()).filter(|id| *id != env!("CARGO_PKG_NAME")).collect(),
        shapes: GameId::ALL.iter().map(|game| format!("{:?}", shape(*game))).collect(),
    }
});

/// What arrays of two may hold anywhere: width and height or two bounds (numbers), two points, two who meet.
const IN_TWOS: [&str; 14] =
    ["f32", "u32", "i32", "u64", "usize", "Vec2", "Vec3", "Vec4", "Rect", "PieceId", "Outcome", "Cell", "Mesh", "Key"];

/// Other pairs: the file, what they hold, and of what they are a pair, which is never everybody at the table.
const PAIRS: [(&str, &str, &str); 20] = [
    ("session/lesson.rs", "Vec", "the two hands of a roll"),
    ("ui/hud/clash.rs", "u8", "who attacks and who is attacked"),
    ("ui/hud/hint.rs", "String", "what speaks for an action and what against it"),
    ("ui/theme/chance_bar.rs", "Color32", "above and below the middle"),
    ("ui/theme/chance_graph.rs", "Color32", "above and below the middle"),
    ("ui/theme/typeface.rs", "static", "the letters of most languages and those of the rest"),
    ("ui/screens/controls.rs", "str", "the two words of a choice"),
    ("ui/screens/result/graph.rs", "palette", "above and below the middle"),
    ("ui/screens/showcase/odds.rs", "CreatureId", "who attacks and who is attacked"),
    ("view/creatures/contact.rs", "Option", "what is armed and what is not"),
    ("view/dice/mod.rs", "Seat", "whose the two hands of a roll are"),
    ("view/effects/lights.rs", "Seat", "whose turn it is and whose it was"),
    ("view/dice/throw.rs", "Vec", "the two hands of a roll"),
    ("view/stage/film/views.rs", "BodyData", "the two who meet"),
    ("view/stage/film/views.rs", "piece", "the two who meet, where one is alone"),
    ("view/stage/film/views.rs", "self", "the two who meet, where one is alone"),
    ("view/stage/rehearsal.rs", "Fighter", "the two who meet"),
    ("view/stage/rehearsal.rs", "Moment", "the two who meet"),
    ("view/stage/rehearsal.rs", "Pose", "the two who meet"),
    ("view/stage/play.rs", "Seat", "whose the two hands of a roll are"),
];

/// What an array of two holds whose end, `; 2]`, is at this place: the first word in it.
fn held(tokens: &[Token], end: usize) -> Option<&str> {
    let is = |index: usize, text: &str| tokens.get(index).is_some_and(|token| token.text == text);
    if !(is(end, ";") && is(end + 1, "2") && is(end + 2, "]")) {
        return None;
    }
    let mut depth = 0;
    let begin = (0..end).rev().find(|index| {
        depth += i32::from(is(*index, "]")) - i32::from(is(*index, "["));
        depth < 0
    })?;
    let is_word = |text: &str| text.starts_with(|sign: char| sign.is_alphanumeric());
    Some(tokens[begin + 1..end].iter().map(|token| token.text.as_str()).find(|text| is_word(text)).unwrap_or_default())
}

/// The lines of a file that name a game by its id in a text of one line, as a word of its own, such as `match-groi` has.
fn lines_with_ids(code: &str) -> Vec<usize> {
    let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let names_one = |line: &str| {
        let mut texts = line.split("//").next().unwrap_or_default().split('"').skip(1).step_by(2);
        texts.any(|text| text.split(|sign: char| !sign.is_alphanumeric()).any(|word| NAMES.ids.contains(&word)))
    };
    (1..).zip(code.lines()).filter(|(_, line)| names_one(line)).map(|(number, _)| number).collect()
}

/// The lines of a file that name one, without its tests; `file` is its path in `src`.
fn lines_that_name(file: &str, code: &str) -> Vec<usize> {
    let tokens = without_tests(code);
    let is = |index: usize, text: &str| tokens.get(index).is_some_and(|token| token.text == text);
    let one_of = |index: usize, texts: &[String]| tokens.get(index).is_some_and(|token| texts.contains(&token.text));
    let is_number = |index: usize| {
        tokens.get(index).is_some_and(|token| token.text.starts_with(|sign: char| sign.is_ascii_digit()))
    };
    let mut lines = Vec::new();
    for (index, token) in tokens.iter().enumerate() {
        let names = is(index, "GameId") && is(index + 1, "::") && one_of(index + 2, &NAMES.games)
            || is(index, "Shape") && is(index + 1, "::") && one_of(index + 2, &NAMES.shapes)
            || one_of(index, &NAMES.folders) && is(index + 1, "::")
            || is(index, ".") && is(index + 1, "opponent") && is(index + 2, "(")
            || is(index, "Seat") && is(index + 1, "::") && (is(index + 2, "opponent") || is(index + 2, "SECOND"))
            || is(index, "CELLS")
            // A game by its place in the list.
            || is(index, "GameId") && is(index + 2, "ALL") && is(index + 3, "[") && is_number(index + 4)
            // The other of two seats, reckoned.
            || is(index, "1") && is(index + 1, "-") && is(index + 3, ".") && is(index + 4, "index")
            || held(&tokens, index).is_some_and(|held| {
                let is_number = held.starts_with(|sign: char| sign.is_ascii_digit());
                let is_listed = PAIRS.iter().any(|(place, what, _)| (*place, *what) == (file, held));
                !is_number && !IN_TWOS.contains(&held) && !is_listed
            });
        if names {
            lines.push(token.line);
        }
    }
    lines.extend(lines_with_ids(code));
    lines.sort_unstable();
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
    let (mut faults, mut pairs, mut handed) = (Vec::new(), Vec::new(), Vec::new());
    for file in found {
        let name = file.strip_prefix(&src).expect("it lies there").to_string_lossy().replace('\\', "/");
        let code = fs::read_to_string(&file).expect("it is text");
        if passes_on(&code) {
            faults.push(format!("{name}: passes on what is a game's own"));
        }
        if is_own(&name) {
            continue;
        }
        for floor in ["rules", "players"] {
            handed.extend(named_of(floor, &module_of(&file, &src), &code));
        }
        let lines = lines_that_name(&name, &code);
        if !lines.is_empty() {
            faults.push(format!("{name}: lines {lines:?}"));
        }
        let tokens = tokens(&code);
        pairs.extend((0..tokens.len()).filter_map(|end| Some((name.clone(), held(&tokens, end)?.to_owned()))));
    }
    let what = "these name a game, a shape, the other of two seats, or a pair that nobody has explained";
    assert!(faults.is_empty(), "{what}:\n{}", faults.join("\n"));
    let is_there = |place: &str, what: &str| pairs.iter().any(|(file, held)| file == place && held == what);
    let gone: Vec<_> = PAIRS.iter().filter(|(place, what, _)| !is_there(place, what)).collect();
    assert!(gone.is_empty(), "there are no such pairs any more: {gone:#?}");
    handed.sort();
    handed.dedup();
    assert_eq!(handed, PASSED_ON.map(|(name, _)| name), "what the floors below pass on of one game and is used above");
}

#[test]
fn what_is_passed_on_of_a_game_is_found() {
    assert_eq!(named_of("rules", &["ui".into(), "hud".into()], "use crate::{rules::{judge, Seat}};"), ["judge"]);
    assert_eq!(named_of("rules", &["view".into()], "fn f() { crate::rules::exhibit(); }"), ["exhibit"]);
    assert!(named_of("rules", &["ui".into()], "use crate::view::exhibit; use crate::rules::Outcome;").is_empty());
    for code in ["pub use crate::rules::holochess::Creature;", "pub(crate) use crate::{players::{chinese::race}};"] {
        assert!(passes_on(code), "{code}");
    }
    for code in
        ["use crate::rules::holochess::Creature;", "pub use crate::rules::{Seat, Outcome};", "pub use list::of;"]
    {
        assert!(!passes_on(code), "{code}");
    }
    assert!(is_own("ui/games/holochess.rs") && is_own("view/boards/star.rs"));
    assert!(!is_own("ui/games/cards.rs") && !is_own("view/boards/laid.rs") && !is_own("ui/games/mod.rs"));
}

#[test]
fn every_game_and_every_board_is_looked_for() {
    let Names { folders, games, shapes, .. } = &*NAMES;
    assert!(folders.len() >= 4 && folders.iter().any(|folder| folder == "holochess"), "{folders:?}");
    assert!(games.len() == GameId::ALL.len() && shapes.iter().any(|shape| shape == "Circle"), "{games:?} {shapes:?}");
    // What is a game's own stands in files of its name: all games have their folder of rules and of players.
    let players = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/players");
    for folder in folders {
        assert!(players.join(folder).is_dir(), "{folder} has rules and no players");
    }
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
        "names: [String; 2],",
        "let scores = [None; 2];",
        "struct Of { seats: [Option<[u32; 3]>; 2] }",
        "let both = [Seat::FIRST, Seat::SECOND];",
        "let game = GameId::ALL[3];",
        "let name = \"match-groi\";",
        "let loser = Seat::new(1 - winner.index());",
    ] {
        assert_eq!(lines_that_name("ui/hud/mod.rs", code), [1], "{code}");
    }
    for code in [
        "let game = setup.game; let id = GameId::from_id(id);",
        "let name = \"GameId::Groi\"; // GameId::Groi, \"groi\"",
        "fn boards(shape: Shape) {}",
        "fn size(window: [u32; 2]) -> [&[f32]; 2] { [[0.0; 3]; 2] }",
        "fn a() {}\n#[cfg(test)]\nmod tests { use crate::rules::holochess::Creature; }",
    ] {
        assert!(lines_that_name("ui/hud/mod.rs", code).is_empty(), "{code}");
    }
}
