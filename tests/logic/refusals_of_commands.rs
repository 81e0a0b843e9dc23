//! What commands refuse: numbers that are out of their bounds, and words that no terminal may obey; each in one line of the person's
//! language.

use std::fs;

use crate::place::{CommandOutput, Place};

/// The command refuses, with this status, in one line that no terminal obeys and that has all these words.
fn refuses(place: &Place, arguments: &[&str], status: i32, words: &[&str]) -> CommandOutput {
    let said = place.run(arguments, "");
    let shown: Vec<String> = arguments.iter().map(|argument| argument.chars().take(60).collect()).collect();
    assert_eq!(said.status, status, "{shown:?}: {}", said.err);
    let line = said.err.strip_suffix('\n').unwrap_or(&said.err);
    assert!(line.starts_with("error: "), "{shown:?}: {line}");
    assert!(!line.contains(char::is_control) && !line.contains('⟨'), "{shown:?}: {line:?}");
    assert!(line.chars().count() < 1100, "{shown:?}: {} characters", line.chars().count());
    for word in words {
        assert!(line.contains(word), "{shown:?}: {word:?} is not said: {line}");
    }
    said
}

#[test]
fn numbers_keep_to_their_bounds() {
    let place = Place::new();
    for (command, option, wrong) in [
        (&["text", "holochess"][..], "--seed", &["-1", "x", "18446744073709551616"][..]),
        (&["text", "chinese"], "--players", &["0", "1", "5", "7", "8", "100", "4294967296", "99999999999999999999"]),
    ] {
        for wrong in wrong {
            refuses(&place, &[command, &[option, wrong]].concat(), 2, &[]);
        }
    }
    refuses(
        &place,
        &["text", "holochess", "--seed", "-1"],
        2,
        &["--seed", "whole number from 0 to 18446744073709551615"],
    );
}

#[test]
fn nothing_that_a_terminal_obeys_is_repeated() {
    let place = Place::new();
    let evil = "\u{1b}[2J\u{1b}]0;x\u{7}\r\n\u{9b}31m\u{202e}";
    let option = format!("{evil}=1");
    let value = format!("quiet_turns={evil}");
    for arguments in [
        &["text", evil][..],
        &["text", "holochess", evil],
        &["text", "holochess", "--option", evil],
        &["text", "holochess", "--option", &option],
        &["text", "holochess", "--option", &value],
        &["text", "holochess", "--lang", evil],
        &["text", "holochess", "--p1", evil],
        &["replay", evil],
        &["odds", evil, "savrip"],
        &[evil],
    ] {
        refuses(&place, arguments, 2, &[]);
    }
    let long = "x".repeat(100_000);
    for arguments in [
        &["text", "holochess", "--option", &long][..],
        &["text", &long],
        &["text", "holochess", "--p1", &long],
        &[&long],
    ] {
        let said = refuses(&place, arguments, 2, &["…"]);
        assert!(said.err.len() < 800, "{}", said.err);
    }
}

#[test]
fn seats_that_are_not_there_are_refused() {
    let place = Place::new();
    refuses(&place, &["text", "chinese", "--players", "7"], 2, &["chinese", "two, three, four or six", "7"]);
    let two = ["text", "chinese", "--players", "2", "--p6", "human"];
    refuses(&place, &two, 2, &["--p6", "--players"]);
    refuses(&place, &["text", "holochess", "--p3", "human"], 2, &["holochess", "two", "3"]);
    // Six seats there are.
    let said =
        place.run(&["text", "chinese", "--players", "6", "--p6", "human", "--lang", "en", "--save", "m.jsonl"], "");
    assert_eq!(said.status, 0, "{}", said.err);
}

#[test]
fn a_wrong_command_line_is_one_line_that_says_what_to_do() {
    let place = Place::new();
    for (arguments, words) in [
        (&["text"][..], &["<GAME>", "missing", "`holochess text --help`"][..]),
        (&["text", "chess"], &["chess", "holochess, groi, revised, demeter, chinese"]),
        (&["text", "holochess", "--depth", "3"], &["--depth", "no argument", "`holochess text --help`"]),
        (&["text", "holochess", "--player", "3"], &["--player", "did you mean --players?"]),
        (&["text", "holochess", "--players"], &["--players", "needs a value"]),
        (&["text", "holochess", "--seed", "1", "--seed", "2"], &["--seed", "twice"]),
        (&["odds", "savrip", "ngok", "--all"], &["--all", "cannot be used with"]),
        (&["txt"], &["txt", "did you mean text?", "`holochess --help`"]),
        (&["rules", "holochess", "--lang", "xx"], &["--lang", "en, fr"]),
    ] {
        refuses(&place, arguments, 2, words);
    }
    for (arguments, word) in [
        (&["--help"][..], "odds"),
        (&["odds", "--help"], "DEFENDER"),
        (&["--version"], concat!("holochess ", env!("CARGO_PKG_VERSION"))),
    ] {
        let said = place.run(arguments, "");
        assert_eq!((said.status, said.err.as_str()), (0, ""));
        assert!(said.out.contains(word), "{}", said.out);
    }
}

#[test]
fn errors_are_french_in_french() {
    let place = Place::new();
    for (arguments, french) in [
        (&["text"][..], "il manque : <JEU>"),
        (&["text", "chess"], "ne peut pas être « chess »"),
        (&["text", "holochess", "--option", "x"], "écrivez CLÉ=VALEUR"),
        (&["text", "chinese", "--players", "2", "--p6", "human"], "il n’y a pas de place 6"),
        (&["replay", "none"], "fichier ou dossier introuvable"),
        (&["text", "holochess", "--option", "board=x"], "écrivez board=drawn ou board=words"),
    ] {
        let said = refuses(&place, &[arguments, &["--lang", "fr"]].concat(), 2, &[]);
        let plain = said.err.replace('\u{a0}', " ");
        assert!(plain.contains(french), "{arguments:?}: {plain}");
    }
    // Without --lang the language of the settings counts.
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    place.write("home/settings.toml", "version = 1\n[language]\ninterface = \"fr\"\n");
    refuses(&place, &["text", "chess"], 2, &["ne peut pas être"]);
}

#[test]
fn matches_of_every_game_are_analysed() {
    // Both Dejariks are looked back at exactly, which is tested with their tables.
    for (game, seats) in [("demeter", 2), ("chinese", 2), ("chinese", 3)] {
        let place = Place::new();
        let mut text = vec!["text", game, "--lang", "en", "--save", "m.jsonl"];
        text.extend(["--p1", "human", "--p2", "human", "--p3", "human"].iter().take(2 * seats));
        assert_eq!(place.run(&text, "resign\nyes\nquit\n").status, 0);
        let said = place.run(&["replay", "m.jsonl", "--analysis", "--lang", "fr"], "");
        assert_eq!(said.status, 0, "{}", said.err);
        let plain = said.out.replace('\u{a0}', " ");
        assert!(plain.contains("cédées par le joueur 1 : 0 point") && !plain.contains('⟨'), "{plain}");
        let said = place.run(&["replay", "m.jsonl", "--analysis", "--json"], "");
        let said: serde_json::Value = serde_json::from_str(&said.out).expect("it is JSON");
        let point = &said["analysis"]["points"][0];
        assert_eq!(point["chances"].as_array().map(Vec::len), Some(seats), "{point}");
        assert_eq!(point["chance"], point["chances"][0]);
        assert_eq!(said["analysis"]["players"].as_array().map(Vec::len), Some(seats));
    }
}
