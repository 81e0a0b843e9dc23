//! The help of this program in every language, and that no text of either program's help is left over.

use std::ffi::OsString;
#[cfg(feature = "client")]
use std::{collections::BTreeSet, fs, path::Path};

use clap::CommandFactory as _;
#[cfg(feature = "client")]
use fluent_syntax::ast::Entry;
use holochess::cli::help::{in_english, said_in, wanted};
use holochess_locale::{Language, Locale};

use crate::CommandLine;

/// Every id of the file of a language's help.
#[cfg(feature = "client")]
fn written(language: Language) -> BTreeSet<String> {
    let file =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/locales").join(language.code()).join("help.ftl");
    let text = fs::read_to_string(file).expect("it is part of the source");
    let resource = fluent_syntax::parser::parse(text.as_str()).expect("the build reads it, too");
    let mut found = BTreeSet::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        found.extend(message.attributes.iter().map(|attribute| format!("{id}.{}", attribute.id.name)));
        found.extend(message.value.map(|_| id.to_owned()));
    }
    found
}

#[test]
fn every_command_is_explained() {
    assert!(in_english(CommandLine::command()).len() >= 10);
    for (id, command) in in_english(CommandLine::command()) {
        assert!(command.get_about().is_some(), "{id}");
    }
}

#[test]
fn french_has_all_of_the_help() {
    let locale = Locale::new(Language::French);
    let lacking: Vec<String> =
        wanted(CommandLine::command(), |id| locale.has(id)).into_iter().filter(|id| !locale.has(id)).collect();
    assert!(lacking.is_empty(), "fr/help.ftl lacks {lacking:?}");
}

/// Without the engine there are commands less.
#[cfg(feature = "client")]
#[test]
fn no_text_of_the_help_is_left_over() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let locale = Locale::new(language);
        let mut read = wanted(CommandLine::command(), |id| locale.has(id));
        read.extend(wanted(holochess::cli::command(), |id| locale.has(id)));
        let left: Vec<String> = written(language).into_iter().filter(|id| !read.contains(id)).collect();
        assert!(left.is_empty(), "{locale:?}: no command or argument reads {left:?}");
    }
}

#[test]
fn help_says_the_same_of_defaults_and_values_in_every_language() {
    let arguments = || ["holochess-lab", "puzzles", "--help"].map(OsString::from);
    let english = || CommandLine::command().try_get_matches_from(arguments()).expect_err("help is asked for");
    let said = |language| said_in(english(), arguments(), CommandLine::command(), &Locale::new(language)).to_string();
    let (english, french) = (said(Language::English), said(Language::French));
    assert!(english.contains("[default: 10]") && english.contains("[possible values: holochess, groi"), "{english}");
    let french = french.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    for wanted in [
        "Usage\u{a0}: holochess-lab puzzles [OPTIONS] <JEU>",
        "Combien de problèmes [par défaut\u{a0}: 10]",
        "Le jeu [valeurs possibles\u{a0}: holochess, groi, revised, demeter, chinese]",
        "-h, --help Affiche cette aide",
    ] {
        assert!(french.contains(wanted), "{wanted}: {french}");
    }
}
