//! The text mode, `replay`, `verify` and `doctor`, as a person at a terminal meets them.

use std::{
    fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Stdio,
};

use holochess::{
    record::RecordedMatch,
    rules::{Seat, dice::Seed},
    storage,
};
use serde_json::Value;

use crate::{
    place::{CommandOutput, Place, flat},
    play::{Lots, begin, play},
};

/// Two people at one terminal, always the same match: player 2 begins.
const TWO: [&str; 10] = ["text", "holochess", "--p2", "human", "--seed", "7", "--lang", "en", "--save", "match.jsonl"];

#[test]
fn every_line_fits_into_eighty_columns() {
    let place = Place::new();
    let input = "board\nactions\nodds\nhint\nhelp\no10-i10\ni10-d\nd-o1\nundo\ntakeback\nquit\n";
    for language in ["en", "fr"] {
        let name = format!("{language}.jsonl");
        let mut arguments = TWO;
        (arguments[7], arguments[9]) = (language, &name);
        let said = place.run(&arguments, input);
        assert_eq!(said.status, 0, "{}", said.err);
        let wide = said.out.lines().find(|line| line.chars().count() > 80);
        assert_eq!(wide, None);
        assert!(!said.out.contains('⟨'), "{}", said.out);
    }
}

#[test]
fn the_drawing_shows_every_cell_and_every_creature() {
    let said = Place::new().run(&TWO, "");
    let board = said.out.split("\n\n").find(|part| part.contains("o12")).expect("the board is drawn");
    for name in (1..=12).flat_map(|ray| [format!("i{ray}"), format!("o{ray}")]).chain(["d".to_owned()]) {
        assert!(board.split([' ', '\n']).any(|word| word == name), "{name} is missing:\n{board}");
    }
    for figure in ["(Molator)", "(Ghhhk)", "(Monnok)", "(Savrip)", "<Ng'ok>", "<K'lor'slug>", "<Houjix>", "<Strider>"] {
        assert_eq!(board.matches(figure).count(), 1, "{figure}:\n{board}");
    }
    let column = |name: &str| board.lines().find_map(|line| line.find(&format!(" {name} "))).expect("it is there");
    let line = |name: &str| board.lines().position(|line| line.contains(&format!(" {name} "))).expect("it is there");
    // Player 1 sits below and counts from left to right.
    assert!(column("o1") < column("o2") && column("o2") < column("o3") && column("o4") < column("o5"));
    assert!(
        line("o3") > line("o2") && line("o2") > line("o1") && line("o1") > line("o12") && line("o12") > line("o10")
    );
}

#[test]
fn a_board_in_words_is_read_line_by_line() {
    let mut arguments = TWO.to_vec();
    arguments.extend(["--option", "board=words"]);
    let said = Place::new().run(&arguments, "board\n");
    assert!(said.out.contains("Player 1: Savrip o5, Monnok o4, Ghhhk o3, Molator o2\n"), "{}", said.out);
    assert!(!said.out.contains("..."), "{}", said.out);
}

#[test]
fn what_is_not_legal_is_explained_in_the_players_language() {
    let place = Place::new();
    for (language, typed, told) in [
        ("en", "castle", "“castle” is not an action"),
        ("en", "o1-o2", "o1 is empty."),
        ("en", "o2-o1", "Molator belongs to the opponent."),
        ("en", "o8xo2", "o2 is not next to o8"),
        ("en", "o8-o9", "o9 is occupied by"),
        ("en", "o8-i12", "i12 cannot be reached in exactly one step"),
        ("en", "pass", "You can only pass"),
        ("en", ">i3", "There is nothing to push now."),
        ("en", "undo", "There is nothing to undo"),
        ("en", "takeback", "You can only take back against the computer."),
        ("fr", "o1-o2", "La case o1 est vide."),
        ("fr", "annuler", "Rien à annuler"),
        ("fr", "undo", "Rien à annuler"),
    ] {
        let mut arguments = TWO;
        let name = format!("{language}-{}.jsonl", typed.replace('>', "to"));
        (arguments[7], arguments[9]) = (language, &name);
        let said = place.run(&arguments, format!("{typed}\n"));
        assert!(said.out.contains(told), "{typed}: {}", said.out);
        assert_eq!(RecordedMatch::verify(&place.path(&name)).expect("it is saved").decisions().len(), 0);
    }
}

#[test]
fn every_action_is_confirmed_and_the_end_of_input_keeps_the_match() {
    let place = Place::new();
    let said = place.run(&TWO, "o10-i10\nO8-I8\nundo\no8-i8\n");
    assert_eq!(said.status, 0, "{}", said.err);
    for line in ["1. o10-i10 (player 2)", "2. o8-i8 (player 2)", "  One action has been taken back."] {
        assert!(said.out.lines().any(|told| told == line), "{line}: {}", said.out);
    }
    assert_eq!(said.out.lines().filter(|line| line.starts_with("2. ")).count(), 2);
    assert!(said.out.contains("match.jsonl; --load"), "{}", said.out);
    let recorded = RecordedMatch::verify(&place.path("match.jsonl")).expect("it is saved");
    assert_eq!(recorded.decisions().len(), 2);

    let said = place.run(&["text", "holochess", "--load", "match.jsonl", "--lang", "en"], "resign\nyes\n");
    assert!(said.out.contains("3. resign (player 1)\n"), "{}", said.out);
    assert!(said.out.contains(&Seed::from_number(7).hex()), "the seed is shown at the end: {}", said.out);
    let recorded = RecordedMatch::verify(&place.path("match.jsonl")).expect("it is saved");
    assert_eq!(recorded.table().verdict().expect("it is over").winner, Some(Seat::SECOND));
    // A match that is over shows its end again, and nothing else.
    let said = place.run(&["text", "holochess", "--load", "match.jsonl", "--lang", "en"], "o2-o1\n");
    assert!(said.status == 0 && said.out.contains("Player 2 wins: player 1 resigned."), "{}", said.out);
}

#[test]
fn the_seed_is_not_shown_while_the_match_is_on() {
    let said = Place::new().run(&TWO, "help\nboard\nactions\nodds\nhint\nsave\nquit\n");
    let seed = Seed::from_number(7);
    assert!(said.out.contains(&seed.sha256_hex()) && !said.out.contains(&seed.hex()));
}

#[test]
fn another_match_is_never_written_over() {
    let place = Place::new();
    place.write("match.jsonl", "somebody else's");
    let said = place.run(&TWO, "o10-i10\n");
    assert_eq!(said.status, 2);
    assert!(said.err.starts_with("error: match.jsonl already exists."), "{}", said.err);
    let mut elsewhere = TWO;
    elsewhere[9] = "other.jsonl";
    let said = place.run(&elsewhere, "save match.jsonl\nsave copy.jsonl\n");
    assert!(said.out.contains("match.jsonl already exists."), "{}", said.out);
    assert_eq!(fs::read(place.path("match.jsonl")).expect("untouched"), b"somebody else's");
    assert!(RecordedMatch::verify(&place.path("copy.jsonl")).is_ok());
    // Without a name every match has a file of its own among the saves.
    for _ in 0..2 {
        assert_eq!(place.run(&TWO[..8], "").status, 0);
    }
    let saves = fs::read_dir(place.path("home/saves")).expect("it was made").flatten();
    let mut names: Vec<_> = saves.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    // Where folders cannot be locked, a file in them is.
    names.retain(|name| name != ".holochess-lock");
    names.sort();
    assert_eq!(names, ["holochess-68b6acce-2.jsonl", "holochess-68b6acce.jsonl"]);
}

#[test]
fn strange_input_is_no_problem() {
    let mut input = b"\xff\xfe\n\0\n\n   \n".to_vec();
    input.extend("x".repeat(100_000).bytes());
    input.extend(b"\no10-i10");
    let said = Place::new().run(&TWO, input);
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.contains("1. o10-i10 (player 2)\n"), "{}", said.out);
}

#[test]
fn bad_usage_is_named() {
    let place = Place::new();
    for (arguments, told) in [
        (&["--p1", "nobody"][..], "“nobody”"),
        (&["--p3", "human"], "not 3"),
        (&["--option", "quiet_turns=many"], "quiet_turns"),
        (&["--option", "board=big"], "board=words"),
        (&["--load", "nothing.jsonl"], "nothing.jsonl"),
        (&["--lang", "tlh"], "en, fr"),
        (&["--save", "no/such/folder/match.jsonl"], "no/such/folder/match.jsonl"),
        (&["--seed", "7", "--load", "match.jsonl"], "--seed"),
    ] {
        let mut all = vec!["text", "holochess", "--lang", "en"];
        if arguments[0] == "--lang" {
            all.truncate(2);
        }
        all.extend(arguments);
        let said = place.run(&all, "");
        assert!(said.status == 2 && said.err.starts_with("error: ") && said.err.contains(told), "{told}: {}", said.err);
    }
}

#[test]
fn matches_from_one_seed_at_the_same_time_have_files_of_their_own() {
    let place = Place::new();
    let begin = || {
        let mut command = place.command(&["text", "holochess", "--p2", "human", "--seed", "7"]);
        command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    let mut children: Vec<_> = (0..6).map(|_| begin()).collect();
    for child in &mut children {
        let _ = child.stdin.take().expect("it is piped").write_all(b"quit\n");
    }
    for child in children {
        let output = child.wait_with_output().expect("it is our child");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let saves = fs::read_dir(storage::Home::at(&place.path("home")).saves()).expect("there are saves");
    let mut files: Vec<PathBuf> = saves.map(|file| file.expect("it is listed").path()).collect();
    files.retain(|file| !file.ends_with(".holochess-lock"));
    // A record each, and no last good one of what was only a name before.
    assert_eq!(files.len(), 6, "{files:?}");
    for path in files {
        assert!(RecordedMatch::open(&path).is_ok(), "{}", path.display());
    }
}

#[test]
#[cfg(unix)]
fn a_match_that_cannot_begin_leaves_no_file() {
    let place = Place::new();
    // Not a byte may be written.
    let said = place.run_with_room(0, &["text", "holochess", "--p2", "human"], "");
    assert_eq!(said.status, 3, "{}", said.err);
    let saves = fs::read_dir(storage::Home::at(&place.path("home")).saves()).expect("there are saves");
    assert_eq!(saves.count(), 0);
}

#[test]
#[cfg(unix)]
fn a_full_disk_is_told_and_the_match_goes_on() {
    let place = Place::new();
    // The header fits, the actions soon do not.
    let CommandOutput { out, err, status } = place.run_with_room(1, &TWO, "o9-d\nundo\n".repeat(40) + "quit\n");
    assert!(out.contains("could not be saved: match.jsonl: there is no space left."), "{out}{err}");
    // Every action is told with its number, and every step back, whether they could be saved or not.
    for told in ["1. o9-d (player 2)", "One action has been taken back."] {
        assert_eq!(out.matches(told).count(), 40, "{told}: {out}");
    }
    assert!(
        flat(&out)
            .contains("The action was taken back, but this could not be saved: match.jsonl: there is no space left."),
        "{out}"
    );
    assert_eq!(
        out.matches(" o12 ").count(),
        81,
        "the board is shown at the beginning, after every action and every step back: {out}"
    );
    // What was saved last is whole, and leaving says that the rest is not there.
    assert!(RecordedMatch::verify(&place.path("match.jsonl")).is_ok());
    assert_eq!(status, 3, "{out}{err}");
    assert!(err.starts_with("error: match.jsonl: there is no space left."), "{err}");
}

/// A whole match in a file.
fn recorded(place: &Place, seed: u64) -> (RecordedMatch, PathBuf) {
    let mut recorded = begin(seed, ["human", "human"]);
    play(&mut recorded, &mut Lots::new(seed), usize::MAX);
    let path = place.write("whole.jsonl", recorded.text());
    (recorded, path)
}

fn json(said: &CommandOutput) -> Value {
    assert_eq!(said.out.lines().count(), 1, "{}", said.out);
    serde_json::from_str(&said.out).expect("it is JSON")
}

#[test]
fn replay_tells_the_match() {
    let place = Place::new();
    let (recorded, _) = recorded(&place, 11);
    let said = json(&place.run(&["replay", "whole.jsonl", "--json"], ""));
    let actions: Vec<&str> = recorded.decisions().iter().map(|entry| entry.text.as_str()).collect();
    let rolls = recorded.decisions().iter().flat_map(|entry| &entry.rolls);
    let dice: Vec<Vec<u8>> = rolls.map(|roll| roll.hands.concat()).collect();
    assert_eq!(said["game"], "holochess");
    assert_eq!(said["actions"], Value::from(actions));
    assert_eq!(said["dice"], serde_json::to_value(&dice).expect("plain numbers"));
    let winner = recorded.table().verdict().expect("it is over").winner.map(Seat::number);
    assert_eq!(said["result"]["winner"], serde_json::to_value(winner).expect("a number"));

    for at in [0, 1, 5] {
        let said = json(&place.run(&["replay", "whole.jsonl", "--json", "--at", &at.to_string()], ""));
        assert_eq!(said["actions"].as_array().expect("a list").len(), at);
        assert_eq!(said["position"], Value::from(recorded.table_at(at).position_text()));
        assert_eq!(said["result"], Value::Null);
    }
    let said = place.run(&["replay", "whole.jsonl", "--lang", "en", "--at", "9999"], "");
    assert!(said.status == 2 && said.err.contains("--at 9999"), "{}", said.err);

    let said = place.run(&["replay", "whole.jsonl", "--lang", "en"], "");
    let numbered = said.out.lines().filter(|line| line.split_once(". ").is_some_and(|(n, _)| n.parse::<u32>().is_ok()));
    assert_eq!(numbered.count(), recorded.decisions().len());
    assert!(said.out.contains(&Seed::from_number(11).hex()) && !said.out.contains('⟨'), "{}", said.out);
}

#[test]
fn verify_says_yes_or_no_and_where() {
    let place = Place::new();
    let (recorded, _) = recorded(&place, 12);
    let said = place.run(&["verify", "whole.jsonl", "--json"], "");
    assert_eq!((said.status, json(&said)["ok"].as_bool()), (0, Some(true)));
    assert_eq!(place.run(&["verify", "whole.jsonl"], "").status, 0);

    let text = recorded.text();
    let line = text.lines().position(|line| line.contains("\"dice\":[[")).expect("dice fell") + 1;
    let decision = text.lines().take(line).filter(|line| line.contains("\"action\"")).count();
    place.write("wrong.jsonl", text.replacen("\"dice\":[[", "\"dice\":[[1,", 1));
    let said = place.run(&["verify", "wrong.jsonl", "--json"], "");
    let answer = json(&said);
    assert_eq!((said.status, answer["ok"].as_bool()), (1, Some(false)));
    assert_eq!((answer["at"].as_u64(), answer["line"].as_u64()), (Some(decision as u64), Some(line as u64)));
    assert!(answer["why"].as_str().is_some_and(|why| !why.is_empty()) && said.err.is_empty(), "{answer}");
    let said = place.run(&["verify", "wrong.jsonl", "--lang", "en"], "");
    assert_eq!(said.status, 1);
    assert!(said.err.starts_with(&format!("error: wrong.jsonl, line {line}: the dice are")), "{}", said.err);

    // A byte that is no text, in the last line: everything before it could be read.
    let mut broken = text.clone().into_bytes();
    let last = broken.len() - 5;
    broken[last] = 0xff;
    place.write("broken.jsonl", broken);
    let answer = json(&place.run(&["verify", "broken.jsonl", "--json"], ""));
    let lines = text.lines().count();
    let at = text.lines().take(lines - 1).filter(|line| line.contains("\"action\"")).count();
    assert_eq!((answer["at"].as_u64(), answer["line"].as_u64()), (Some(at as u64), Some(lines as u64)));

    place.write("cut.jsonl", &text[..text.len() - 9]);
    assert_eq!(place.run(&["verify", "cut.jsonl"], "").status, 1);
    // Whatever is wrong inside a file, its line is given.
    let said = place.run(&["verify", "cut.jsonl", "--json"], "");
    assert_eq!((said.status, json(&said)["line"].as_u64()), (1, Some(text.lines().count() as u64)), "{}", said.out);
    place.write("empty.jsonl", "");
    place.write("other.jsonl", "something else\n");
    place.write("bytes.jsonl", b"\xff\n");
    for file in ["empty.jsonl", "other.jsonl", "bytes.jsonl"] {
        let said = place.run(&["verify", file, "--json", "--lang", "en"], "");
        assert!(said.status == 2 && said.err.contains("line 1"), "{file} is no record: {}{}", said.out, said.err);
    }
    for nothing in ["nothing.jsonl", "."] {
        let said = place.run(&["verify", nothing], "");
        assert!(said.status == 2 && said.err.contains(nothing), "{}", said.err);
    }
}

#[test]
fn doctor_always_answers() {
    let place = Place::new();
    let home = place.path("home");
    fs::create_dir(&home).expect("the folder is ours");
    fs::write(home.join("settings.toml"), "[sound]\nmaster = 7\n").expect("the folder is ours");
    let said = place.run(&["doctor", "--lang", "en"], "");
    assert_eq!(said.status, 0, "{}", said.err);
    for section in ["Graphics", "Display", "Sound", "Gamepads", "Files", "Missing"] {
        assert!(said.out.lines().any(|line| line == section), "{section}: {}", said.out);
    }
    let settings: &Path = &home.join("settings.toml");
    assert!(
        said.out.contains(&settings.display().to_string()) && said.out.contains("sound.master = 7"),
        "{}",
        said.out
    );
    assert!(!said.out.contains('⟨'), "{}", said.out);
    assert_eq!(fs::read_to_string(settings).expect("untouched"), "[sound]\nmaster = 7\n");
}

#[test]
fn a_person_is_told_that_deals_can_be_even_and_how_even_this_one_was() {
    let place = Place::new();
    let said = place.run(&["text", "holochess", "--p2", "greedy", "--seed", "7"], "resign\nyes\n");
    let first = said.out.lines().next().expect("it says something");
    assert!(
        first.contains("`--option deal=even`") || said.out.lines().take(2).any(|line| line.contains("deal=even")),
        "{}",
        said.out
    );
    let line = said.out.lines().find(|line| line.starts_with("The deal: ")).expect("the result says how even it was");
    assert!(line.contains(", you would win ") || line.contains(", player 2 would win "), "{line}");
    let said =
        place.run(&["text", "holochess", "--p2", "greedy", "--option", "deal=even", "--seed", "7"], "resign\nyes\n");
    assert!(!said.out.contains("--option deal=even"), "{}", said.out);
    let line = said.out.lines().find(|line| line.starts_with("The deal: ")).expect("the result says how even it was");
    let number = line.split('%').next().and_then(|words| words.rsplit(' ').next());
    let most: u32 = number.and_then(|most| most.parse().ok()).expect("a number");
    assert!((50..=55).contains(&most), "{line}");
    // Nothing is offered where the computer plays against itself, or where the players place their creatures.
    for arguments in [&["--p1", "random", "--p2", "random"][..], &["--p2", "random", "--option", "placement=chosen"]] {
        let mut all = vec!["text", "holochess", "--seed", "9"];
        all.extend(arguments);
        let said = place.run(&all, "quit\n");
        assert!(!said.out.contains("deal=even"), "{}", said.out);
    }
    let said = place.run(&["text", "holochess", "--option", "deal=even", "--option", "placement=chosen"], "");
    assert_eq!((said.status, said.out.as_str()), (2, ""));
    assert!(said.err.starts_with("error: deal = even needs placement = fixed"), "{}", said.err);
}
