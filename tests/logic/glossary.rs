//! One thing has one word, on the screen and in the terminal, and each language has its own for it.

use std::{collections::BTreeMap, fs, path::Path};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use holochess::locale::Language;

/// A term of English, and what a text that says the same has in it in French and in German.
const TERMS: [(&str, &[&str], &[&str]); 25] = [
    ("boost", &["élan"], &["schwung"]),
    ("counter-kill", &["contre-élimin"], &["gegenvernicht"]),
    ("counter-push", &["contre-pouss"], &["gegenst"]),
    ("dejarik classic", &["dejarik classique"], &["dejarik klassisch"]),
    ("dejarik revised", &["dejarik révisé"], &["dejarik revidiert"]),
    (
        "diagonal exit",
        &["sortie en diagonale", "sorties en diagonale", "sortez en diagonale", "sortie diagonale"],
        &["diagonalausg"],
    ),
    ("handicap", &["handicap"], &["handicap"]),
    ("history", &["historique"], &["verlauf"]),
    ("medals", &["médaille"], &["medaille"]),
    ("odds", &["chance", "probabilit"], &["chance", "angreif", "angegriffen", "zu erwarten"]),
    ("play by message", &["par correspondance"], &["nachricht"]),
    ("practice opponent", &["d’entraînement"], &["übungsgegner"]),
    ("puzzle", &["problème", "liste"], &["rätsel"]),
    ("quick rules", &["règles en bref"], &["kurzregeln"]),
    ("quiet clock", &["trêve"], &["ruheuhr"]),
    ("resign", &["abandon"], &["aufgabe", "aufge", "gib"]),
    ("rulebook", &["règles complètes", "livre"], &["regelbuch"]),
    (
        "saved matches",
        &["partie enregistrée", "parties enregistrées", "retour aux parties"],
        &["gespeicherte", "zu den partien"],
    ),
    ("seed", &["graine"], &["startwert"]),
    ("series", &["manches", "série"], &["serie"]),
    ("statistics", &["statistique"], &["statistik"]),
    ("swap", &["échang"], &["tausch"]),
    ("threats", &["menace"], &["bedroh"]),
    ("tutorial", &["tutoriel"], &["tutorial"]),
    ("your rating", &["classement"], &["wertung"]),
];

/// Words that a language has given up for others.
const GIVEN_UP: [(Language, &[&str]); 3] = [
    (
        Language::English,
        &[
            "by lot",
            "by mail",
            "chairs",
            "counts no more",
            "decision",
            "dialled",
            "groï",
            "is kept",
            "is meant",
            "lies at",
            "lies in",
            "look back",
            "so many",
            "take in",
            "taken in",
            "the record",
        ],
    ),
    (
        Language::French,
        &[
            "enregistrement de la partie",
            "groï",
            "hors jeu",
            "horloge calme",
            "joueur au trait",
            "mise à mort",
            "procès-verbal",
            "quiconque",
            "une décision",
            "votre décision",
        ],
    ),
    (Language::German, &["aufzeichnung", "entscheidung"]),
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
fn a_text_has_the_terms_of_the_same_text_in_english() {
    let (english, french, german) = (texts(Language::English), texts(Language::French), texts(Language::German));
    let mut wrong = Vec::new();
    for (term, in_french, in_german) in TERMS {
        let with: Vec<_> = english.iter().filter(|(_, text)| has(&text.to_lowercase(), term)).collect();
        assert!(!with.is_empty(), "no text says {term}");
        for (id, text) in with {
            let said = [
                french.get(id).map(|said| (said, in_french.iter().any(|word| has(&said.to_lowercase(), word)))),
                // German puts a term inside longer words.
                german.get(id).map(|said| (said, in_german.iter().any(|word| said.to_lowercase().contains(*word)))),
            ];
            for (said, _) in said.into_iter().flatten().filter(|(_, has_term)| !has_term) {
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
fn english_has_no_space_before_an_ellipsis_or_a_percent_sign() {
    for (id, text) in texts(Language::English) {
        assert!(!text.contains(" …") && !text.contains(" %"), "{id}: {text}");
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
