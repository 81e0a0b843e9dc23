//! Every word is there in every language, and reads as that language is written.

use std::{fs, path::Path};

use holochess::{
    locale::{Language, Locale, refusal},
    rules::{Cell, PieceId, Refusal, Seat},
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

#[test]
fn every_message_that_the_code_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let locale = Locale::new(Language::English);
    let mut named = 0;
    for (file, code) in files(&root.join("src"), "rs") {
        for start in [".text(\"", ".format(\"", "Words::new(\""] {
            for (at, _) in code.match_indices(start) {
                let id = code[at + start.len()..].split('"').next().expect("it begins a string");
                named += 1;
                assert!(locale.has(id), "{file} names the message {id:?}, which does not exist");
            }
        }
    }
    assert!(named > 100);
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
