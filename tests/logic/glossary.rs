//! One thing has one word, on the screen and in the terminal, and each language has its own for it.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use holochess::locale::Language;

/// A term of English, and what a French text that says the same has in it.
const TERMS: [(&str, &[&str]); 24] = [
    ("boost", &["élan"]),
    ("counter-kill", &["contre-élimin"]),
    ("counter-push", &["contre-pouss"]),
    ("dejarik classic", &["dejarik classique"]),
    ("dejarik revised", &["dejarik révisé"]),
    ("diagonal exit", &["sortie en diagonale", "sorties en diagonale", "sortez en diagonale", "sortie diagonale"]),
    ("handicap", &["handicap"]),
    ("history", &["historique"]),
    ("medals", &["médaille"]),
    ("odds", &["chance", "probabilit"]),
    ("play by message", &["par correspondance"]),
    ("practice opponent", &["d’entraînement"]),
    ("puzzle", &["problème", "liste"]),
    ("quick rules", &["règles en bref"]),
    ("quiet clock", &["trêve"]),
    ("resign", &["abandon"]),
    ("rulebook", &["règles complètes", "livre"]),
    ("saved matches", &["partie enregistrée", "parties enregistrées", "retour aux parties"]),
    ("seed", &["graine"]),
    ("statistics", &["statistique"]),
    ("swap", &["échang"]),
    ("threats", &["menace"]),
    ("tutorial", &["tutoriel"]),
    ("your rating", &["classement"]),
];

/// Words that a language has given up for others.
const GIVEN_UP: [(Language, &[&str]); 2] = [
    (
        Language::English,
        &[
            "by lot",
            "by mail",
            "chairs",
            "counts no more",
            "groï",
            "is meant",
            "lies at",
            "lies in",
            "look back",
            "so many",
            "take in",
            "taken in",
        ],
    ),
    (Language::French, &["groï", "horloge calme", "mise à mort", "procès-verbal", "quiconque"]),
];

/// Subjects that say nothing of who acts. Only opponents, speeches and creatures' lore may speak so.
const NO_ACTOR: [&str; 6] = ["anybody", "everybody", "no one", "nobody", "somebody", "whoever"];
const FREE_SPEECH: [&str; 4] = ["creature-", "journey-", "level-", "medal-"];

/// Names of keys. What is written on a key comes into a text by a variable.
const KEYS: [&str; 9] = ["Alt+", "Backspace", "Ctrl+", "Enter)", "Escape", "F1", "Page Down", "Shift+", "Space bar"];
/// The terminal has its own keys, and these are what keys are called.
const NAMES_KEYS: [&str; 4] = ["ui-key-", "lesson-go-on", "help-", "man-"];

/// The texts of a language by their ids: what stands there itself, with every form that can be chosen.
fn texts(language: Language) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales").join(language.code());
    let mut found = BTreeMap::new();
    for file in fs::read_dir(folder).expect("every language has a folder").flatten() {
        if file.file_name() == "help.ftl" || file.path().extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let text = fs::read_to_string(file.path()).expect("it is text");
        for entry in parser::parse(text).expect("the build has parsed it").body {
            let Entry::Message(message) = entry else { continue };
            let id = message.id.name;
            let parts = message.attributes.into_iter().map(|part| (format!("{id}.{}", part.id.name), part.value));
            let own = message.value.map(|value| (id.clone(), value));
            found.extend(parts.chain(own).map(|(id, pattern)| (id, written(&pattern))));
        }
    }
    found
}

/// What a pattern writes itself; each variable is a dash, and what stands in backquotes is a command.
fn written(pattern: &Pattern<String>) -> String {
    let part = |element: &PatternElement<String>| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| written(&variant.value)).collect::<Vec<_>>().join(" / ")
        }
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::StringLiteral { value }) } => {
            value.clone()
        }
        PatternElement::Placeable { .. } => "–".to_owned(),
    };
    let all: String = pattern.elements.iter().map(part).collect();
    all.split('`').step_by(2).collect()
}

/// Whether words stand in a text with no letter before them.
fn has(text: &str, words: &str) -> bool {
    text.match_indices(words).any(|(at, _)| !text[..at].chars().next_back().is_some_and(char::is_alphabetic))
}

#[test]
fn a_text_in_french_has_the_terms_of_the_same_text_in_english() {
    let (english, french) = (texts(Language::English), texts(Language::French));
    let mut wrong = Vec::new();
    for (term, words) in TERMS {
        let with: Vec<_> = english.iter().filter(|(_, text)| has(&text.to_lowercase(), term)).collect();
        assert!(!with.is_empty(), "no text says {term}");
        for (id, text) in with {
            let Some(said) = french.get(id) else { continue };
            if !words.iter().any(|word| has(&said.to_lowercase(), word)) {
                wrong.push(format!("{id}: {term}: “{text}” and “{said}”"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_that_were_given_up_stand_nowhere() {
    for (language, words) in GIVEN_UP {
        for (id, text) in texts(language) {
            let text = text.to_lowercase();
            let found = words.iter().find(|word| has(&text, word)).filter(|_| !is_of(&id, &FREE_SPEECH));
            assert_eq!(found, None, "{}/{id}: {text}", language.code());
        }
    }
}

#[test]
fn a_text_says_who_acts() {
    for (id, text) in texts(Language::English).iter().filter(|(id, _)| !is_of(id, &FREE_SPEECH)) {
        let text = text.to_lowercase();
        assert_eq!(NO_ACTOR.iter().find(|word| has(&text, word)), None, "{id}: {text}");
    }
}

#[test]
fn no_text_writes_the_name_of_a_key() {
    for language in Language::ALL {
        for (id, text) in texts(language).iter().filter(|(id, _)| !is_of(id, &NAMES_KEYS)) {
            assert_eq!(KEYS.iter().find(|key| has(text, key)), None, "{}/{id}: {text}", language.code());
        }
    }
}

fn is_of(id: &str, families: &[&str]) -> bool {
    families.iter().any(|family| id.starts_with(family))
}
