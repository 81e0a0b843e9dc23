//! What a package is made from: the version, completions for shells, and pages for `man`; all of it from the command line itself.

use std::fs;

use crate::place::Place;

/// Every command, as `--help` lists them.
fn commands(place: &Place) -> Vec<String> {
    let help = place.run(&["--help", "--lang", "en"], "").out;
    let listed = help.split_once("Commands:").expect("commands are listed").1;
    let listed = listed.trim_start().split("\n\n").next().unwrap_or_default();
    // A command begins in the third column, the rest of what is said about it further right.
    let first = |line: &str| line.trim_start().split(' ').next().unwrap_or_default().to_owned();
    let lines = listed.lines().filter(|line| !line.starts_with("   "));
    let names: Vec<String> = lines.map(first).collect();
    assert!(names.len() >= 15 && names.iter().any(|name| name == "text"), "{names:?}");
    names
}

#[test]
fn the_version_says_which_build_it_is() {
    let place = Place::new();
    let said = place.run(&["--version"], "").out;
    let build = said.strip_prefix(concat!("holochess ", env!("CARGO_PKG_VERSION"), " (")).expect("number, then build");
    let build = build.strip_suffix(")\n").expect("one line");
    assert!(!build.is_empty() && build.chars().all(|c| c.is_ascii_alphanumeric() || "+-._".contains(c)), "{build}");
    assert!(place.run(&["doctor"], "").out.contains(build), "doctor says it, too");
}

#[test]
fn completions_know_every_command() {
    let place = Place::new();
    let commands = commands(&place);
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let said = place.run(&["completions", shell], "");
        assert_eq!((said.status, said.err.as_str()), (0, ""), "{shell}");
        for command in &commands {
            assert!(said.out.contains(command.as_str()), "{shell} does not know {command}");
        }
        assert_eq!(said.out, place.run(&["completions", shell], "").out, "the same each time");
    }
    let wrong = place.run(&["completions", "cmd"], "");
    assert_eq!(wrong.status, 2);
    assert!(wrong.err.starts_with("error: ") && wrong.err.contains("bash"), "{}", wrong.err);
}

#[test]
fn every_command_has_a_page() {
    let place = Place::new();
    let folder = tempfile::tempdir().expect("a folder of its own");
    let pages = folder.path().join("man1");
    let said = place.run(&["man", "--lang", "en", "--out", &pages.to_string_lossy()], "");
    assert_eq!((said.status, said.err.as_str()), (0, ""));
    let commands = commands(&place);
    assert_eq!(said.out.lines().count(), 1 + commands.len(), "{}", said.out);
    for command in &commands {
        let page = fs::read_to_string(pages.join(format!("holochess-{command}.1"))).expect("it has a page");
        assert!(page.contains(".SH SYNOPSIS") && page.contains(&format!("holochess {command}")), "{command}: {page}");
        assert_eq!(page, place.run(&["man", command, "--lang", "en"], "").out, "{command}: printed as it is written");
    }
    let own = fs::read_to_string(pages.join("holochess.1")).expect("the program has one");
    for wanted in [".SH \"EXIT STATUS\"", ".SH ENVIRONMENT", "HOLOCHESS_ASSETS", "holochess\\-text(1)"] {
        assert!(own.contains(wanted), "{wanted}: {own}");
    }
    let wrong = place.run(&["man", "chess"], "");
    assert_eq!((wrong.status, wrong.err.contains("chess")), (2, true), "{}", wrong.err);
}

#[test]
fn pages_and_completions_speak_the_persons_language() {
    let place = Place::new();
    let own = place.run(&["man", "--lang", "fr"], "").out;
    let titles: Vec<&str> = own.lines().filter_map(|line| line.strip_prefix(".SH ")).collect();
    let wanted = ["NOM", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "COMMANDES", "VERSION"];
    assert_eq!(titles, [&wanted[..], &["\"CODE DE RETOUR\"", "ENVIRONNEMENT"]].concat());
    assert!(own.contains("holochess\\-text(1)\nJoue une partie dans le terminal"), "{own}");
    let page = place.run(&["man", "puzzles", "--lang", "fr"], "").out;
    assert!(page.contains("[par défaut\u{a0}: next]") && !page.contains("[default: "), "{page}");
    for shell in ["zsh", "fish", "powershell", "elvish"] {
        let said = place.run(&["completions", shell, "--lang", "fr"], "").out;
        assert!(said.contains("Les chances exactes d") && !said.contains("The exact chances"), "{shell}: {said}");
    }
    // What can stand in a place is the same in every language.
    assert!(place.run(&["completions", "zsh", "--lang", "fr"], "").out.contains("savrip"));
}

/// Help, run on a system whose language this is. Elsewhere than on Linux no variable says so.
#[cfg(target_os = "linux")]
fn help_on(place: &Place, language: &str, arguments: &[&str]) -> String {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_holochess"));
    command.args(arguments).env(holochess::storage::HOME_VARIABLE, place.path("home"));
    command.env("LC_ALL", language).env("LANG", language).env_remove("LANGUAGE");
    String::from_utf8(command.output().expect("the program starts").stdout).expect("it writes text")
}

#[cfg(target_os = "linux")]
#[test]
fn help_speaks_the_language_that_is_asked_for_or_else_the_systems() {
    let place = Place::new();
    let [english, french] = ["The exact chances of an attack", "Les chances exactes d’une attaque"];
    let [on_english, on_french] = ["en_GB.UTF-8", "fr_FR.UTF-8"];
    for (system, arguments, wanted) in [
        (on_french, &["--help"][..], french),
        (on_french, &["odds", "-h"], french),
        (on_french, &["odds", "--help", "--lang", "en"], english),
        (on_english, &["--help"], english),
        (on_english, &["--help", "--lang", "fr"], french),
        (on_english, &["--lang=fr", "odds", "-h"], french),
        (on_english, &["mail", "new", "--help", "--lang", "fr"], "Propose une partie"),
    ] {
        let said = help_on(&place, system, arguments);
        assert!(said.contains(wanted), "{system} {arguments:?}: {said}");
    }
}
