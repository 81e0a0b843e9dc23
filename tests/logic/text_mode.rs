//! The text mode answers questions about the board, reads what people type, and tells the rules that hold in its match.

use std::{
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use crate::terminal::Place;

/// Two people at a table with these options.
fn people<'a>(game: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["text", game, "--seed", "7", "--lang", "en", "--save", "m.jsonl", "--p2", "human"];
    arguments.extend(more);
    arguments
}

fn told(game: &str, more: &[&str], typed: &str) -> String {
    let said = Place::new().run(&people(game, more), typed);
    assert_eq!(said.status, 0, "{}", said.err);
    // Paragraphs are wrapped; here every one is a line.
    said.out.replace("\n  ", " ")
}

#[test]
fn rules_and_help_tell_what_holds_in_this_match_and_nothing_else() {
    let cases: [(&str, &[&str], &[&str], &[&str]); 8] = [
        ("chinese", &[], &["ten pawns", "change places", "m7=n2", "500 turns"], &["filled with pawns", "play on"]),
        (
            "chinese",
            &["--players", "3", "--p3", "human", "--option", "sets=2", "--option", "blocking=none"],
            &["twenty pawns", "in your way for good", "from south (rows a to d), south-west to north"],
            &["ten pawns", "change places", "m7=n2"],
        ),
        (
            "chinese",
            &["--option", "fill_unused=on", "--option", "turn_cap=0", "--option", "blocking=fill"],
            &["filled with pawns that nobody may move", "5,000 turns", "every hole of your target"],
            &["500 turns", "change places"],
        ),
        (
            "demeter",
            &["--option", "repetition=off", "--option", "move_cap=0"],
            &["Repeated positions do not end", "3,000 moves"],
            &["third time", "300 moves"],
        ),
        (
            "groi",
            &["--option", "match=points:12", "--option", "repetition=declare"],
            &["12 points or more", "may claim a draw", "After 60 games"],
            &["one point each", "credits"],
        ),
        (
            "revised",
            &["--option", "match=stakes:30"],
            &["30 credits", "third time of a position is a draw."],
            &["one point each"],
        ),
        (
            "holochess",
            &[],
            &["both must be used", "20 turns in a row", "points decide"],
            &["savrip@o3", "place their creatures"],
        ),
        (
            "holochess",
            &["--option", "placement=chosen", "--option", "quiet_turns=0", "--option", "quiet_end=draw"],
            &["savrip@o3", "place their creatures", "After 1,000 turns the match is a draw"],
            &["in a row without an attack"],
        ),
    ];
    for (game, options, present, absent) in cases {
        let said = told(game, options, "rules\nhelp\n");
        for words in present {
            assert!(said.contains(words), "{game} {options:?} lacks {words:?}:\n{said}");
        }
        for words in absent {
            assert!(!said.contains(words), "{game} {options:?} tells {words:?}:\n{said}");
        }
    }
}

#[test]
fn to_resign_one_is_asked_and_may_think_better_of_it() {
    let said = told("holochess", &[], "resign\nno\nboard\nresign\nyes\n");
    assert!(said.contains("The match goes on."), "{said}");
    assert_eq!(said.matches("Really?").count(), 2, "{said}");
    assert!(said.contains("resigned."), "{said}");
    // In one line, for those who know.
    assert!(told("holochess", &[], "resign yes\n").contains("resigned."));
}

#[test]
fn questions_about_the_board_are_answered_for_every_piece() {
    // The seed deals Molator to o2, Savrip to o5 and Ng'ok to o8; player 2 begins.
    let asked = "what o5\nwhat i4\nwhat z9\nreach o2\nreach o8\nodds molator savrip\nodds mo savrip\n";
    let said = told("holochess", &[], asked);
    assert!(said.contains("Savrip of player 1 stands on o5."), "{said}");
    assert!(said.contains("i4 is empty. It touches"), "{said}");
    assert!(said.contains("There is no cell “z9” on this board."), "{said}");
    assert!(said.contains("Molator on o2 can: o2-"), "{said}");
    // Also of a piece whose turn it is not.
    assert!(said.contains("Ng’ok on o8 can: o8-"), "{said}");
    assert!(said.contains("Molator attacks Savrip: kill 53.1%"), "{said}");
    assert!(said.contains("“mo savrip” are not the names of two creatures"), "{said}");
    assert_eq!(said.matches("attacks Savrip").count(), 1, "m may be Molator or Monnok: {said}");
}

#[test]
fn cells_with_any_dash_or_none_are_an_action() {
    for typed in ["o10-i10", "o10 i10", "O10–I10"] {
        let said = told("holochess", &[], &format!("{typed}\n"));
        assert!(said.contains("1. o10-i10 (player 2)"), "{typed}: {said}");
    }
    let said = told("chinese", &[], "d1\n");
    assert!(said.contains("d1 can do several things; which?"), "{said}");
}

#[test]
fn fillers_placing_and_the_race_are_told_in_words() {
    let filled = told("chinese", &["--option", "board=words", "--option", "fill_unused=on"], "");
    assert!(filled.contains("Pawns that nobody may move: "), "{filled}");
    assert!(filled.contains("(0 of 10 home, "), "{filled}");
    let placing = told("holochess", &["--option", "placement=chosen"], "");
    assert!(placing.contains("places a creature on one of the own four cells; still to be placed: "), "{placing}");
    assert!(!placing.contains("Turn 0"), "{placing}");
}

#[test]
fn whether_the_board_is_told_in_words_is_remembered() {
    let place = Place::new();
    let said = place.run(&people("demeter", &[]), "words\n");
    assert!(said.out.contains("The board is told in words from now on."), "{}", said.out);
    let drawn = |out: &str| out.contains("(1)");
    let mut again = people("demeter", &[]);
    again[7] = "n.jsonl";
    assert!(!drawn(&place.run(&again, "").out));
    let mut once = people("demeter", &["--option", "board=drawn"]);
    once[7] = "o.jsonl";
    assert!(drawn(&place.run(&once, "").out));
}

#[cfg(unix)]
#[test]
fn an_interrupt_says_where_the_match_is() {
    let place = Place::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_holochess"))
        .args(people("holochess", &[]))
        .current_dir(place.path("."))
        .env("HOLOCHESS_HOME", place.path("home"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut line = String::new();
    while !line.contains("such as") {
        line.clear();
        assert!(out.read_line(&mut line).expect("it is text") > 0, "it ended before anything could be typed");
    }
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(status.success());
    let ended = child.wait_with_output().expect("it ends");
    assert_eq!(ended.status.code(), Some(130));
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(said.contains("m.jsonl") && said.contains("--load"), "{said}");
}
