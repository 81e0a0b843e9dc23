//! The text mode answers questions about the board, reads what people type, and tells the rules that hold in its match.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use holochess::rules::{Action, GameId, Setup, new_table};

use crate::{
    place::Place,
    play::{Lots, begin, step},
};

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
        ("chinese", &[], &["ten pawns", "swap places", "m7=n2", "500 turns"], &["filled with pawns", "play on"]),
        (
            "chinese",
            &["--players", "3", "--p3", "human", "--option", "sets=2", "--option", "blocking=none"],
            &["twenty pawns", "in your way for good", "from south (rows a to d), south-west to north"],
            &["ten pawns", "swap places", "m7=n2"],
        ),
        (
            "chinese",
            &["--option", "fill_unused=on", "--option", "turn_cap=0", "--option", "blocking=fill"],
            &["filled with pawns that cannot be moved", "5,000 turns", "every hole of your target"],
            &["500 turns", "swap places"],
        ),
        (
            "demeter",
            &["--option", "repetition=off", "--option", "move_cap=0"],
            &["Repeated positions do not end", "3,000 moves"],
            &["three times", "300 moves"],
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
            &["30 credits", "three times, the game is a draw."],
            &["one point each"],
        ),
        (
            "holochess",
            &[],
            &["both must be used", "20 turns in a row", "the side with more creatures wins"],
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
    assert_eq!(said.matches("Do you really want to resign the match?").count(), 2, "{said}");
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
    // Also for a piece of the player who is not to move.
    assert!(said.contains("Ng’ok on o8 can: o8-"), "{said}");
    assert!(said.contains("Molator attacks Savrip: kill 53.1%"), "{said}");
    assert!(said.contains("“mo savrip” does not name two creatures"), "{said}");
    assert_eq!(said.matches("attacks Savrip").count(), 1, "m may be Molator or Monnok: {said}");
}

#[test]
fn cells_with_any_dash_or_none_are_an_action() {
    for typed in ["o10-i10", "o10 i10", "O10–I10"] {
        let said = told("holochess", &[], &format!("{typed}\n"));
        assert!(said.contains("1. o10-i10 (player 2)"), "{typed}: {said}");
    }
    let said = told("chinese", &[], "d1\n");
    assert!(said.contains("The piece on d1 has several actions. Which one?"), "{said}");
}

#[test]
fn fillers_placing_and_the_race_are_told_in_words() {
    let filled = told("chinese", &["--option", "board=words", "--option", "fill_unused=on"], "");
    assert!(filled.contains("Pawns that cannot be moved: "), "{filled}");
    assert!(filled.contains("(0 of 10 home, "), "{filled}");
    let placing = told("holochess", &["--option", "placement=chosen"], "");
    assert!(placing.contains("places a creature on one of their own four cells; still to be placed: "), "{placing}");
    assert!(!placing.contains("Turn 0"), "{placing}");
}

#[test]
fn the_position_is_printed_on_one_line_that_can_be_put_on_a_table_again() {
    for (game, more) in
        [("groi", vec![]), ("demeter", vec![]), ("chinese", vec!["--players", "6"]), ("holochess", vec![])]
    {
        let place = Place::new();
        let humans = ["--p3", "human", "--p4", "human", "--p5", "human", "--p6", "human"];
        let humans = if game == "chinese" { &humans[..] } else { &[] };
        let said = place.run(&[&people(game, &more)[..], humans].concat(), "position\n");
        let line = said.out.lines().find(|line| line.contains(" / ")).unwrap_or_else(|| panic!("{game}: {}", said.out));
        let (game, players) = (GameId::from_id(game).expect("a game"), if game == "chinese" { 6 } else { 2 });
        let setup = Setup { game, options: game.options(), players, position: Some(line.to_owned()) };
        assert!(new_table(&setup, &mut || 0).is_ok(), "{line}");
    }
    let placing = told("holochess", &["--option", "placement=chosen"], "position\n");
    assert!(placing.contains("There is no position yet"), "{placing}");
    for command in ["lesson", "text"] {
        let arguments = if command == "text" { vec!["text", "groi", "--lesson"] } else { vec!["lesson", "groi"] };
        let said = Place::new().run(&arguments, "position\nquit\n");
        assert!(said.out.lines().any(|line| line.contains(" / ") && line.contains(" b ")), "{}", said.out);
    }
}

#[test]
fn whether_the_board_is_told_in_words_is_remembered() {
    let place = Place::new();
    let said = place.run(&people("demeter", &[]), "words\n");
    assert!(said.out.contains("The board is described in words from now on."), "{}", said.out);
    let drawn = |out: &str| out.contains("(1)");
    let mut again = people("demeter", &[]);
    again[7] = "n.jsonl";
    assert!(!drawn(&place.run(&again, "").out));
    let mut once = people("demeter", &["--option", "board=drawn"]);
    once[7] = "o.jsonl";
    assert!(drawn(&place.run(&once, "").out));
}

/// What the last line says when a match is interrupted after these lines were typed and this was answered. No file may be larger than
/// this number of blocks.
#[cfg(unix)]
fn interrupted(place: &Place, blocks: &str, begun: impl FnOnce(), typed: &str, answer: &str) -> String {
    use std::io::Write as _;
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut child = Command::new("bash")
        .args(["-c", &script, env!("CARGO_BIN_EXE_holochess")])
        .args(people("holochess", &[]))
        .current_dir(place.path("."))
        .env("HOLOCHESS_HOME", place.path("home"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("it is piped");
    let mut out = BufReader::new(child.stdout.take().expect("it is piped"));
    let mut wait_for = |words: &str| {
        let mut line = String::new();
        while !line.contains(words) {
            line.clear();
            assert!(out.read_line(&mut line).expect("it is text") > 0, "it ended before it said {words:?}");
        }
    };
    wait_for("such as");
    begun();
    input.write_all(typed.as_bytes()).expect("it reads");
    wait_for(answer);
    let status = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(status.success());
    // Standard input stays open: its end would end the program, too, and perhaps first.
    let ended = child.wait_with_output().expect("it ends");
    drop(input);
    assert_eq!(ended.status.code(), Some(130));
    String::from_utf8(ended.stderr).expect("it is text")
}

#[cfg(unix)]
#[test]
fn an_interrupt_says_where_the_match_is() {
    let said = interrupted(&Place::new(), "unlimited", || (), "what z9\n", "no cell");
    assert!(said.contains("m.jsonl") && said.contains("--load"), "{said}");
}

/// What could not be saved is not called saved, and a match that has moved is not looked for in its old file.
#[cfg(unix)]
#[test]
fn an_interrupt_knows_what_is_not_saved_and_where_the_match_has_moved() {
    let full = "o10-i10\nundo\n".repeat(40) + "what z9\n";
    let said = interrupted(&Place::new(), "1", || (), &full, "no cell");
    assert!(said.contains("are not saved") && said.contains("m.jsonl") && !said.contains("It is saved"), "{said}");
    let place = Place::new();
    // Another program writes to the file, so that the match goes on in another one.
    let change = || _ = place.write("m.jsonl", "something else");
    let said = interrupted(&place, "unlimited", change, "o10-i10\nsave n.jsonl\nwhat z9\n", "no cell");
    assert!(said.contains("It is saved in n.jsonl") && !said.contains("m.jsonl"), "{said}");
}

/// One person and a computer, with the person second.
fn against<'a>(game: &'a str, language: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["text", game, "--seed", "7", "--lang", language, "--p1", "random", "--p2", "human"];
    arguments.extend(more);
    arguments
}

/// The person is told of as "you" in every sentence, and the other player never is.
#[test]
fn where_one_person_plays_they_are_told_of_as_you() {
    // The seed deals Ng'ok to player 2, who begins, on o8, and Savrip to player 1 on o5.
    let typed = "what o8\nwhat o5\no10-i10\no8-i8\nresign yes\n";
    let english = [
        "You are player 2.",
        "() player 1 <> you",
        "Turn 1: you to play, 2 actions left.",
        "on points player 1 leads.",
        "Ng’ok on o8 is yours.",
        "Savrip of player 1 stands on o5.",
        "1. o10-i10 (you)",
        "(player 1)",
        "you to play.",
        "resign (you) You resign. Player 1 wins: you resigned.",
        "The deal: against an equal opponent, player 1 would win 87% of the time.",
    ];
    let french = [
        "Vous êtes le joueur 2.",
        "() joueur 1 <> vous",
        "Tour 1 : à vous de jouer, encore 2 actions.",
        "aux points, le joueur 1 mène.",
        "En o8 se trouve Ng’ok, à vous.",
        "En o5 se trouve Savrip, au joueur 1.",
        "1. o10-i10 (vous)",
        "(joueur 1)",
        "à vous de jouer.",
        "resign (vous) Vous abandonnez. Le joueur 1 gagne : vous avez abandonné.",
        "La distribution : entre joueurs de même force, 87 victoires sur 100 pour le joueur 1.",
    ];
    for (language, sentences, never) in [("en", english, "layer 2 "), ("fr", french, "oueur 2 ")] {
        let said = Place::new().run(&against("holochess", language, &[]), typed);
        assert_eq!(said.status, 0, "{}", said.err);
        let out = said.out.replace('\u{a0}', " ").split_whitespace().collect::<Vec<_>>().join(" ");
        for sentence in sentences {
            assert!(out.contains(sentence), "{sentence:?} is missing: {out}");
        }
        assert!(!out.contains(never), "{out}");
    }
}

#[test]
fn in_every_game_the_board_in_words_says_which_pieces_are_yours() {
    for (game, own) in [("groi", "You: o8"), ("demeter", "You: b1, b2"), ("chinese", "You: n1"), ("holochess", "You: ")]
    {
        let said = Place::new().run(&against(game, "en", &["--option", "board=words"]), "");
        assert!(said.out.contains(own) && said.out.contains("\nPlayer 1: "), "{}", said.out);
    }
}

#[test]
fn a_match_with_two_people_or_none_has_no_you() {
    for who in ["human", "random"] {
        let arguments =
            ["text", "groi", "--p1", who, "--p2", who, "--seed", "1", "--lang", "en", "--option", "board=words"];
        let said = Place::new().run(&arguments, "what o1\nresign yes\n");
        assert_eq!(said.status, 0, "{}", said.err);
        let words: Vec<String> =
            said.out.to_lowercase().split(|c: char| !c.is_alphabetic()).map(str::to_owned).collect();
        assert!(said.out.contains("Player 1: ") && !said.out.contains("You are") && !said.out.contains("(you)"));
        assert!(!words.windows(2).any(|pair| pair == ["your", "turn"] || pair == ["you", "win"]), "{}", said.out);
    }
}

#[test]
fn saved_matches_are_listed_and_loaded_by_name() {
    let place = Place::new();
    let begin = |game: &str, typed: &str| {
        let said = place.run(&["text", game, "--p2", "human", "--seed", "7", "--lang", "en"], typed);
        assert_eq!(said.status, 0, "{}", said.err);
        said.out
    };
    begin("holochess", "o10-i10\n");
    begin("groi", "resign yes\n");
    place.write("home/saves/broken.jsonl", "not a record\n");
    place.write("home/saves/taken.jsonl", "");
    let said = begin("demeter", "saves\n").replace("\n  ", " ");
    let list: Vec<&str> = said.lines().skip_while(|line| !line.starts_with("The saved matches")).skip(1).collect();
    for line in [
        "holochess-68b6acce: Holochess, a player, a player; one action",
        "groi-68b6acce: Dejarik Classic, a player, a player; one action, over",
        "demeter-68b6acce: Déméter, a player, a player; nothing played yet, this match",
    ] {
        assert!(list.contains(&line), "{line:?} is missing: {said}");
    }
    assert!(said.contains("broken.jsonl, line 1: this is not a match file"), "{said}");
    assert!(!said.contains("taken"), "nothing is saved in it: {said}");
    // By its name, with or without the ending; it goes on in its own file.
    for name in ["holochess-68b6acce", "holochess-68b6acce.jsonl"] {
        let said = place.run(&["text", "holochess", "--load", name, "--lang", "en"], "undo\nundo\no8-i8\n");
        assert!(said.status == 0 && said.out.contains("1. o8-i8 (player 2)"), "{}{}", said.out, said.err);
        assert!(
            said.out.replace("\n  ", " ").replace('\\', "/").contains("saves/holochess-68b6acce.jsonl"),
            "{}",
            said.out
        );
    }
    // A file of that name here comes first.
    place.write("groi-68b6acce", "another file");
    let said = place.run(&["text", "groi", "--load", "groi-68b6acce", "--lang", "en"], "");
    assert!(said.status == 2 && said.err.contains("this is not a match file"), "{}", said.err);
    // Neither: the names that there are are told, but not for a path.
    let said = place.run(&["text", "groi", "--load", "nothing", "--lang", "en"], "");
    assert_eq!(said.status, 2);
    for words in ["nothing: there is no such file", "The newest are: ", "demeter-68b6acce", "broken"] {
        assert!(said.err.contains(words), "{}", said.err);
    }
    for path in ["folder/holochess-68b6acce", "../holochess-68b6acce", "./holochess-68b6acce"] {
        let said = place.run(&["text", "holochess", "--load", path, "--lang", "en"], "");
        assert!(said.status == 2 && !said.err.contains("newest"), "{}", said.err);
    }
    // The last good copy is enough, here and in the folder.
    fs::rename(place.path("home/saves/groi-68b6acce.jsonl"), place.path("home/saves/old.jsonl.bak"))
        .expect("it is ours");
    let said = place.run(&["text", "groi", "--load", "old", "--lang", "en"], "");
    assert!(said.status == 0 && said.out.contains("last good copy"), "{}{}", said.out, said.err);
}

#[test]
fn settings_that_cannot_be_read_are_kept_when_words_are_remembered() {
    let place = Place::new();
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    let damaged = "[sound]\nmusic = 0.1\nwhat = = is this\n";
    place.write("home/settings.toml", damaged);
    let said = place.run(&people("demeter", &[]), "words\n");
    assert!(said.out.contains("settings.toml.unreadable-1"), "{}", said.out);
    let kept = fs::read_to_string(place.path("home/settings.toml.unreadable-1")).expect("it is kept aside");
    assert_eq!(kept, damaged);
    let new = fs::read_to_string(place.path("home/settings.toml")).expect("it is written");
    assert!(new.contains("board_in_words = true"), "{new}");
}

/// Names of files and what is typed may be anything, but for Windows, where such names cannot be.
#[cfg(not(windows))]
#[test]
fn nothing_that_a_terminal_obeys_is_told() {
    let place = Place::new();
    let evil = "a\u{1b}[31m\u{7}\u{202e}";
    let is_plain = |out: &str| !out.chars().any(|sign| sign != '\n' && (sign.is_control() || sign == '\u{202e}'));
    let mut arguments = people("holochess", &[]);
    arguments[7] = evil;
    let typed =
        format!("actions {evil}\nwhat {evil}\nodds {evil}\n{evil}\nsave {evil}/x\nsave {evil}2\nsaves\nresign yes\n");
    let said = place.run(&arguments, typed);
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(is_plain(&said.out), "{:?}", said.out);
    // A record that is cut is named where it is shown.
    let text = fs::read_to_string(place.path(evil)).expect("it was saved");
    fs::write(place.path(evil), &text[..text.len() - 5]).expect("it is ours");
    let said = place.run(&["replay", evil], "");
    assert!(said.status == 0 && is_plain(&said.out) && said.out.contains("[31m"), "{:?}{}", said.out, said.err);
    let said = place.run(&["text", "holochess", "--load", evil], "");
    assert!(said.status == 0 && is_plain(&said.out), "{:?}{}", said.out, said.err);
}

#[test]
fn a_file_in_the_place_of_the_saves_folder_is_named() {
    let place = Place::new();
    fs::create_dir_all(place.path("home")).expect("the folder is ours");
    place.write("home/saves", "");
    let said = place.run(&["text", "groi", "--lang", "en"], "");
    assert_eq!(said.status, 2);
    assert!(said.err.contains("saves: a folder is needed here, but a file has this name"), "{}", said.err);
}

/// The second save of a match puts the first into the place of the last good copy, which may be another match's.
#[test]
fn the_last_good_copy_of_another_match_is_not_replaced() {
    let place = Place::new();
    place.write("m.jsonl.bak", "the last good copy of a match");
    let said = place.run(&people("holochess", &[]), "o10-i10\no8-i8\n");
    assert_eq!(said.status, 2);
    assert!(said.err.contains("m.jsonl.bak already exists"), "{}", said.err);
    let mut other = people("holochess", &[]);
    other[7] = "n.jsonl";
    let said = place.run(&other, "save m.jsonl\no10-i10\no8-i8\n");
    assert!(said.out.contains("m.jsonl.bak already exists"), "{}", said.out);
    let kept = fs::read_to_string(place.path("m.jsonl.bak")).expect("it is there");
    assert_eq!(kept, "the last good copy of a match");
    assert!(!place.path("m.jsonl").exists());
}

#[cfg(unix)]
#[test]
fn a_match_is_not_saved_where_there_is_no_file() {
    use std::os::unix::fs::FileTypeExt as _;
    let place = Place::new();
    for (path, also) in [("/dev/null", "/dev/null"), (".", "."), ("p.jsonl", "p.jsonl.bak")] {
        if path == "p.jsonl" {
            // The place of the last good copy is taken.
            fs::create_dir(place.path("p.jsonl.bak")).expect("the folder is ours");
        }
        let mut arguments = people("holochess", &[]);
        arguments[7] = path;
        let said = place.run(&arguments, "o10-i10\n");
        assert_eq!(said.status, 2, "{}", said.out);
        assert!(said.err.contains(&format!("error: {also}: this is not a file")), "{}", said.err);
    }
    assert!(!place.path("p.jsonl").exists());
    assert!(fs::metadata("/dev/null").expect("it is there").file_type().is_char_device());
}

#[test]
fn odds_are_asked_for_in_any_spelling_of_an_action() {
    let (place, mut recorded, mut lots) = (Place::new(), begin(7, ["human", "human"]), Lots::new(7));
    let is_attack = |action: &Action| matches!(action, Action::Attack { .. });
    while !recorded.table().actions().iter().any(is_attack) {
        step(&mut recorded, &mut lots).expect("creatures meet before the match is over");
    }
    recorded.save_to(&place.path("m.jsonl")).expect("the folder is ours");
    let told = |typed: &str| {
        let said = place.run(&["text", "holochess", "--lang", "en", "--load", "m.jsonl"], typed);
        said.out.replace("\n  ", " ")
    };
    // The chances of every attack are known before anything is asked.
    let offered = told("quit\n");
    let line = offered.lines().find(|line| line.contains(": kill")).unwrap_or_else(|| panic!("no attack: {offered}"));
    let (action, _) = line.split_once(':').expect("an action and its chances");
    let (from, to) = action.split_once('x').expect("an attack");
    for spelled in [format!("{from} {to}"), format!("{from}–{to}"), format!("{from} – {to}"), action.to_uppercase()]
    {
        let said = told(&format!("odds {spelled}\n"));
        assert_eq!(said.matches(line).count(), 2, "{spelled}: {said}");
    }
}

#[test]
fn actions_from_a_cell_are_not_those_from_a_cell_with_a_longer_name() {
    let said = told("holochess", &[], "actions o1\nactions o10\nactions o\n");
    assert!(said.contains("“o1”"), "nobody stands on o1: {said}");
    assert!(said.contains("One action: o10-i10") && said.contains(" actions: "), "{said}");
}

#[test]
fn lessons_and_puzzles_tell_the_board_in_words_to_those_who_asked_for_words() {
    for arguments in [
        ["text", "groi", "--puzzle", "groi-7", "--option", "board=words", "--lang", "en"].to_vec(),
        ["text", "holochess", "--lesson", "--option", "board=words", "--lang", "en"].to_vec(),
    ] {
        let said = Place::new().run(&arguments, "board\nquit\n");
        assert_eq!(said.status, 0, "{}", said.err);
        assert!(said.out.contains("Player 1: "), "{arguments:?}: {}", said.out);
        assert!(!said.out.contains(" / "), "no line of a position: {}", said.out);
    }
}

/// Undo is called the same on the button, among the keys and in the text mode.
#[test]
fn undo_has_one_name_in_every_language() {
    use holochess::locale::{Language, Locale};
    for language in Language::ALL {
        let locale = Locale::new(language);
        let plain = |text: &str| text.to_lowercase().replace(' ', "");
        let button = plain(&locale.text("ui-command-undo"));
        assert_eq!(plain(&locale.text("control-undo")), button);
        let words = locale.text("command-undo");
        assert_eq!(words.split(' ').next().map(plain), Some(button.clone()));
        assert_ne!(plain(&locale.text("ui-title-continue")), button, "going on is something else");
    }
}
