//! Every word is there in every language, and reads as that language is written.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use holochess::{
    locale::{Language, Locale, Words, option_error, refusal, setup_error},
    rules::{
        Cell, GameId, OptionError, PieceId, PositionFault, Refusal, Seat, SetupError, chinese, dejarik, demeter,
        holochess as flagship,
        holochess::Creature,
        position_line::{Field, LineError},
    },
};

use crate::play::begin;

/// Every file under a folder with this ending, with its text.
fn files(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("it is part of the source").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|extension| extension == ending) {
            found.push((path.display().to_string(), fs::read_to_string(&path).expect("it is text")));
        }
    }
    found
}

/// All code.
fn sources() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    ["src", "crates"].iter().flat_map(|folder| files(&root.join(folder), "rs")).collect()
}

#[test]
fn the_folders_of_words_are_the_languages_that_can_be_chosen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let folders = fs::read_dir(folder).expect("there are words").flatten();
    let folders = folders.filter(|entry| entry.path().is_dir());
    let mut found: Vec<String> = folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    found.sort();
    let mut codes: Vec<_> = Language::ALL.iter().map(|language| language.code().to_owned()).collect();
    codes.sort();
    assert_eq!(found, codes, "a folder of assets/locales and a line in Language belong together");
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
        assert!(!language.own_name().is_empty());
    }
}

#[test]
fn every_message_that_the_code_names_exists() {
    let locale = Locale::new(Language::English);
    let mut named = BTreeMap::new();
    for (file, code) in sources() {
        for start in [".text(", ".format(", ".with(", "Words::new(", "Fault::new("] {
            for (at, _) in code.match_indices(start) {
                let Some(rest) = code[at + start.len()..].trim_start().strip_prefix('"') else { continue };
                let id = rest.split('"').next().expect("it begins a string");
                // `with` is also what gives a message its values; their names are single words.
                if start == ".with(" && !id.contains('-') {
                    continue;
                }
                *named.entry(start).or_insert(0) += 1;
                assert!(locale.has(id), "{file} names the message {id:?}, which does not exist");
            }
        }
    }
    assert!(named.len() == 5 && named.values().all(|count| *count > 10), "{named:?}");
}

/// What is wrong with a file is a sentence with a stop of its own; what it is put into adds none.
#[test]
fn a_sentence_within_a_sentence_ends_once() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let texts = files(&root.join("assets/locales"), "ftl");
    let mut put_into = 0;
    for (file, code) in sources() {
        for (at, _) in code.match_indices("file_error(") {
            // The message is named in the same arm or statement, or in the one behind it.
            let from = [";", "{", "}", ",\n"].iter().filter_map(|end| code[..at].rfind(end)).max().unwrap_or(0);
            let end = |from: usize, ends: &[&str]| {
                ends.iter().filter_map(|end| code[from..].find(end)).min().map_or(code.len(), |end| from + end + 1)
            };
            let to = end(at, &[";", ",\n"]);
            let next = if code[..to].ends_with(';') { end(to, &[";", "}", ",\n"]) } else { to };
            for id in code[from..next].split('"').skip(1).step_by(2) {
                for (words, text) in &texts {
                    let Some(line) = text.lines().find(|line| line.starts_with(&format!("{id} ="))) else { continue };
                    put_into += 1;
                    assert!(!line.contains("{ $why }."), "{file}: {id} of {words} ends twice: {line}");
                }
            }
        }
    }
    assert!(put_into > 20, "{put_into} messages have one in them");
}

#[test]
fn french_is_written_as_french() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for (file, text) in files(&root.join("assets/locales/fr"), "ftl") {
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with('#')) {
            let words = line.split_once(" = ").map_or(line, |(_, words)| words);
            for bad in [" ;", " :", " !", " ?", " »", "« "] {
                assert!(
                    !words.contains(bad),
                    "{file}:{number}: a space that may not break belongs into {bad:?}: {line}"
                );
            }
            assert!(!words.contains('\''), "{file}:{number}: the apostrophe is ’: {line}");
        }
    }
}

#[test]
fn every_refusal_has_words() {
    let recorded = begin(7, ["human", "human"]);
    let table = recorded.table();
    let (cell, piece) = (Cell(13), PieceId(0));
    let taken = table.cell_of(piece).expect("it stands on the board");
    let refusals = [
        Refusal::Over,
        Refusal::NotYourTurn(Seat::SECOND),
        Refusal::DicePending,
        Refusal::PushPending,
        Refusal::NothingToPush,
        Refusal::EmptyCell(cell),
        Refusal::NotYours(piece),
        Refusal::Taken(taken),
        Refusal::NoWalk { to: cell, movement: 2 },
        Refusal::NotAdjacent { from: cell, to: taken },
        Refusal::OwnPiece(piece),
        Refusal::NoPush(cell),
        Refusal::PassNotForced,
        Refusal::NotInThisGame,
        Refusal::NoPlacement,
        Refusal::Dice,
        Refusal::Fixed(cell),
        Refusal::NoChain { from: taken, to: cell },
        Refusal::StaysHome(cell),
        Refusal::ForeignTriangle(cell),
        Refusal::IsASwap { from: taken, to: cell },
        Refusal::NoSwap(cell),
        Refusal::NoSlideOrJump { from: taken, to: cell },
        Refusal::OnlyJumps { from: taken, to: cell },
        Refusal::AcrossTheMiddle(cell),
        Refusal::OwnGoal(cell),
        Refusal::NothingToUndo,
        Refusal::Unreadable { text: "castle".into(), why: "?".into() },
    ];
    let told = |language| {
        let locale = Locale::new(language);
        refusals.each_ref().map(|why| refusal(&locale, why, table))
    };
    let (english, french) = (told(Language::English), told(Language::French));
    for (english, french) in english.iter().zip(&french) {
        assert_ne!(english, french);
        for text in [english, french] {
            assert!(text.ends_with('.') && !text.contains(['⟨', '{', '$']), "{text}");
        }
    }
    assert!(english[7].contains("Savrip") && english[8].contains("2 steps"), "{english:?}");
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    let (english, french) = (Locale::new(Language::English), Locale::new(Language::French));
    assert_eq!(english.percent(0.530_861, 1), "53.1%");
    assert_eq!(french.percent(0.530_861, 1), "53,1\u{a0}%");
    assert_eq!(french.decimal(1234.5, 2), "1234,50");
}

#[test]
fn languages_are_known_by_their_codes() {
    for (code, language) in [
        ("fr", Some(Language::French)),
        ("fr_CA.UTF-8", Some(Language::French)),
        ("FR-fr", Some(Language::French)),
        ("en-GB", Some(Language::English)),
        ("frisian", None),
        ("", None),
        ("C", None),
    ] {
        assert_eq!(Language::from_code(code), language, "{code}");
    }
}

#[test]
fn what_is_not_there_is_shown_as_itself() {
    let locale = Locale::new(Language::French);
    assert_eq!(locale.text("no-such-message"), "⟨no-such-message⟩");
    assert!(!locale.has("command-help.no-such-attribute") && locale.has("command-help.help"));
}

/// Both languages' words for something that is refused.
fn told(words: &[Words]) -> [Vec<String>; 2] {
    [Language::English, Language::French].map(|language| {
        let locale = Locale::new(language);
        words.iter().map(|words| locale.say(words)).collect()
    })
}

#[test]
fn every_wrong_position_has_words() {
    use chinese::PositionError as OnStar;
    use dejarik::PositionError as OfPawns;
    use demeter::PositionError as OnSquares;
    use flagship::PositionError as OfCreatures;
    let (text, cell, seat) = (|| "x".to_owned(), Cell(1), Seat::SECOND);
    let fields = [Field::Slash, Field::Side("1 or 2"), Field::Player, Field::ActionsLeft, Field::MovesMade];
    let faults: Vec<PositionFault> = fields
        .into_iter()
        .map(|expected| OnStar::Line(LineError::EndsEarly { expected }).into())
        .chain([
            OfCreatures::Line(LineError::Spaces { column: 3 }).into(),
            OfCreatures::NotAPiece { text: text(), seat }.into(),
            OfCreatures::UnknownCreature { name: text(), text: text() }.into(),
            OfCreatures::UnknownCell { name: text(), text: text() }.into(),
            OfCreatures::OffBoard(Cell(25)).into(),
            OfCreatures::TwoOnACell { cell, creatures: [Creature::Savrip, Creature::Ngok] }.into(),
            OfCreatures::CreatureTwice { creature: Creature::Savrip, cells: [cell, Cell(2)] }.into(),
            OfCreatures::CampSize { seat, size: 0 }.into(),
            OfCreatures::CampSize { seat, size: 5 }.into(),
            OfCreatures::Duel.into(),
            OfCreatures::Side { text: text() }.into(),
            OfCreatures::Left { text: text(), lowest: 1, highest: 2 }.into(),
            OfCreatures::Line(LineError::LeftOver { text: text() }).into(),
            OfCreatures::NobodyToPush(cell).into(),
            OfCreatures::NowhereToPush(cell).into(),
            OfCreatures::NobodyPushes(cell).into(),
            OfPawns::UnknownCell { text: text(), seat }.into(),
            OfPawns::TwoOnACell(cell).into(),
            OfPawns::CampSize { seat, size: 1 }.into(),
            OfPawns::CampSize { seat, size: 2 }.into(),
            OfPawns::Moves { text: text() }.into(),
            OfPawns::Parity { side: Seat::FIRST, moves: 1 }.into(),
            OfPawns::Parity { side: seat, moves: 2 }.into(),
            OfPawns::HasScored { seat }.into(),
            OnSquares::Line(LineError::UnknownCell { name: text(), first: "a1", last: "h8" }).into(),
            OnSquares::Camps(1).into(),
            OnSquares::Camps(3).into(),
            OnSquares::Sets.into(),
            OnSquares::Size { side: seat, size: 9 }.into(),
            OnSquares::OwnGoal { side: seat, square: "a1" }.into(),
            OnSquares::Won { side: Seat::FIRST, square: "a1" }.into(),
            OnSquares::Side(text()).into(),
            OnStar::Camps { given: 1, players: 2 }.into(),
            OnStar::Camps { given: 3, players: 2 }.into(),
            OnStar::Sets { seat, given: 1, sets: 2 }.into(),
            OnStar::Size { seat, set: 1, given: 1 }.into(),
            OnStar::Size { seat, set: 1, given: 11 }.into(),
            OnStar::Filled("a1").into(),
            OnStar::Mover { text: text(), players: 6 }.into(),
            OnStar::Won(seat).into(),
            OnStar::Finished(seat).into(),
        ])
        .collect();
    let words: Vec<Words> =
        faults.into_iter().map(|why| setup_error(&SetupError::Position { line: "line".to_owned(), why })).collect();
    let [english, french] = told(&words);
    for (english, french) in english.iter().zip(&french) {
        assert_ne!(english, french);
        for text in [english, french] {
            assert!(!text.contains(['⟨', '{', '$']), "{text}");
        }
    }
    let mut different = english.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), english.len(), "two faults are told alike: {english:?}");
    // One of something is told as one.
    for text in [&english, &french].into_iter().flatten() {
        for many in ["pawns", "moves", "camps", "sets", "creatures", "pions", "coups", "groupes", "créatures"] {
            assert!(!text.contains(&format!(" 1 {many}")), "{text}");
        }
    }
}

#[test]
fn whatever_else_is_refused_at_the_beginning_has_words() {
    let option = |key: &str, value: &str| {
        let mut options = GameId::Revised.options();
        options.set(key, value).expect_err("it cannot be")
    };
    let unknown: OptionError = option("x", "1");
    let words = [
        option_error(GameId::Revised, &unknown),
        option_error(GameId::Revised, &option("move_cap", "-1")),
        option_error(GameId::Revised, &option("match", "forever")),
        option_error(GameId::Revised, &option("repetition", "x")),
        setup_error(&SetupError::Players { game: GameId::Chinese, given: 5, allowed: "" }),
        setup_error(&SetupError::Players { game: GameId::Demeter, given: 3, allowed: "" }),
        setup_error(&SetupError::OptionForPlayers { option: "sets", value: "3".into(), players: 6, allowed: "" }),
        setup_error(&SetupError::ForeignOptions(GameId::Groi)),
        setup_error(&SetupError::Departed),
    ];
    let [english, french] = told(&words);
    for (english, french) in english.iter().zip(&french) {
        assert_ne!(english, french);
        assert!(![english, french].iter().any(|text| text.contains(['⟨', '{', '$'])), "{english} {french}");
    }
    assert_eq!(english[1], "option move_cap cannot be “-1”; it must be a whole number from 0 to 1000");
}

/// The messages of a language and their attributes, as `message.attribute`.
fn messages(language: Language) -> BTreeMap<String, Pattern<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(language.code());
    let mut found = BTreeMap::new();
    for (_, text) in files(&folder, "ftl") {
        for entry in parser::parse(text).expect("the build has parsed it").body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            found.extend(message.attributes.into_iter().map(|part| (format!("{id}.{}", part.id.name), part.value)));
            found.extend(message.value.map(|value| (id, value)));
        }
    }
    found
}

/// Every select expression of a pattern: its variable, and the keys of its variants.
fn selects(pattern: &Pattern<String>, found: &mut BTreeMap<String, BTreeSet<String>>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } = element else {
            continue;
        };
        if let InlineExpression::VariableReference { id } = selector {
            found.entry(id.name.clone()).or_default().extend(variants.iter().map(|variant| key(&variant.key)));
        }
        for variant in variants {
            selects(&variant.value, found);
        }
    }
}

fn key(key: &VariantKey<String>) -> String {
    match key {
        VariantKey::Identifier { name } => name.clone(),
        VariantKey::NumberLiteral { value } => value.clone(),
    }
}

/// Every text that a pattern can become where one variable is this number, marked as `#1`, and the others are anything.
fn spelled(
    pattern: &Pattern<String>,
    all: &BTreeMap<String, Pattern<String>>,
    variable: &str,
    number: &str,
    category: &str,
) -> Vec<String> {
    let again = |pattern: &Pattern<String>| spelled(pattern, all, variable, number, category);
    let of = |expression: &Expression<String>| match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) if id.name == variable => {
            vec![format!("#{number}")]
        }
        Expression::Inline(InlineExpression::MessageReference { id, .. }) => again(&all[&id.name]),
        Expression::Inline(InlineExpression::StringLiteral { value }) => vec![value.clone()],
        Expression::Inline(_) => vec!["…".to_owned()],
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants }
            if id.name == variable =>
        {
            let by_key = |wanted: &str| variants.iter().find(|variant| key(&variant.key) == wanted);
            let chosen =
                by_key(number).or_else(|| by_key(category)).or_else(|| variants.iter().find(|one| one.default));
            again(&chosen.expect("a select has a default").value)
        }
        Expression::Select { variants, .. } => variants.iter().flat_map(|variant| again(&variant.value)).collect(),
    };
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => of(expression),
        };
        texts = texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}"))).collect();
    }
    texts
}

/// Words after a number that look like plurals and are none.
const NO_PLURALS: [&str; 4] = ["pas", "fois", "dans", "remis"];

/// Counts that are never one (nor none, in French): what is counted here comes in more, or is written as a decimal or with its sign.
const NEVER_ONE: [(&str, &str); 23] = [
    ("analysis-duel", "swing"),
    ("analysis-luck", "swing"),
    ("arena-manners", "attacks"),
    ("file-too-large", "size"),
    ("hud-home", "all"),
    ("journey-won", "count"),
    ("lesson-list", "count"),
    ("levels-larger-table", "seats"),
    ("mail-no-match", "count"),
    ("picture-no-seat", "seats"),
    ("solve-check-progress", "all"),
    ("solve-kind", "positions"),
    ("solve-progress", "all"),
    ("solve-states-progress", "all"),
    ("tell-duel", "one"),
    ("text-ratings", "attack"),
    ("train-joined", "turns"),
    ("train-round", "turns"),
    ("ui-puzzles-progress", "all"),
    ("ui-title-several", "count"),
    ("ui-turning-point-decision", "points"),
    ("ui-turning-point-duel", "points"),
    ("ui-turning-point-luck", "points"),
];

#[test]
fn nothing_is_counted_as_one_turns() {
    let languages = Language::ALL.map(|language| (language, messages(language)));
    // A variable is a number if some message has a variant for one of it, or for a number.
    let mut keys = BTreeMap::new();
    languages.iter().flat_map(|(_, all)| all.values()).for_each(|pattern| selects(pattern, &mut keys));
    let is_number = |key: &String| key == "one" || key.parse::<u32>().is_ok();
    let numbers: BTreeSet<&String> =
        keys.iter().filter(|(_, keys)| keys.iter().any(is_number)).map(|(name, _)| name).collect();
    assert!(numbers.len() > 30, "{numbers:?}");
    let mut wrong = BTreeSet::new();
    for (language, all) in &languages {
        for ((id, pattern), variable) in all.iter().flat_map(|one| numbers.iter().map(move |variable| (one, *variable)))
        {
            // French counts none as it counts one.
            let singular: &[&str] = if *language == Language::French { &["0", "1"] } else { &["1"] };
            for number in singular {
                for text in spelled(pattern, all, variable, number, "one") {
                    for (at, mark) in text.match_indices(&format!("#{number}")) {
                        let after = text[at + mark.len()..].strip_prefix([' ', '\u{a0}']).unwrap_or_default();
                        let word: String = after.chars().take_while(|sign| sign.is_alphabetic()).collect();
                        let ends: &[char] = if *language == Language::French { &['s', 'x'] } else { &['s'] };
                        let is_plural = word.len() > 2 && word.ends_with(ends) || ["dice", "are"].contains(&&*word);
                        let is_possible = !NEVER_ONE.contains(&(id, variable));
                        if is_plural && is_possible && !NO_PLURALS.contains(&&*word) {
                            wrong.insert(format!(
                                "{}/{id}: ${variable} as {number}: “{number} {word}”",
                                language.code()
                            ));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.into_iter().collect::<Vec<_>>().join("\n"));
}
