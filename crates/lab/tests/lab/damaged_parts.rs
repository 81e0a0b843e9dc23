//! Parts, and states of trainings, that a stranger has written or a machine has damaged: `merge` and `train` read no more of them than
//! they need, refuse what no command can have left, and write over no file that is not theirs.

use std::{fs, path::Path};

use holochess_lab::training::{
    chinese,
    holochess::{Plan, Training},
};
use serde_json::{Value, json};

use crate::place::{CommandOutput, Place};

/// How many states the rules of Groï have, as docs/solved.md says.
const STATES: u64 = 4_695_146;

/// A command's answer; it succeeds.
fn run(place: &Place, line: &str) -> String {
    let CommandOutput { out, err, status } = place.run(&line.split(' ').collect::<Vec<_>>(), "");
    assert_eq!(status, 0, "{line}: {err}");
    out
}

/// The command is refused in one sentence that has these words.
fn refuses(place: &Place, line: &str, words: &[&str]) {
    let CommandOutput { out, err, status } = place.run(&line.split(' ').collect::<Vec<_>>(), "");
    assert_eq!((status, out.as_str()), (2, ""), "{line}: {err}");
    assert!(err.starts_with("error: ") && err.lines().count() == 1, "{line}: {err}");
    assert!(words.iter().all(|word| err.contains(word)), "{line}: {words:?}: {err}");
}

fn text_of(place: &Place, name: &str) -> String {
    fs::read_to_string(place.path(name)).expect("it is there")
}

/// Makes a file larger than any part; what follows its beginning is a hole, which takes no room.
fn make_large(path: &Path) {
    let file = fs::File::options().write(true).open(path).expect("it is ours");
    file.set_len(3 << 30).expect("so large a file can be");
}

#[test]
fn no_more_than_the_first_line_of_a_large_file_is_read() {
    let place = Place::new();
    let long = "[".repeat(100_000);
    for beginning in ["", "{\"winner\":0}\n", long.as_str()] {
        make_large(&place.write("big", beginning));
        refuses(&place, "merge big", &["big", "not a part"]);
    }
    // With the head of a part the size decides.
    run(&place, "arena holochess --players random,random --games 2 --part 1/1 --out part");
    make_large(&place.path("part"));
    refuses(&place, "merge part", &["part", "3221225472", "268435456"]);
}

/// Three gigabytes do not fit into one of addresses.
#[cfg(target_os = "linux")]
#[test]
fn a_large_file_that_is_no_part_takes_no_memory() {
    let place = Place::new();
    let big = place.write("big", "");
    make_large(&big);
    let merged = std::process::Command::new("bash")
        .args(["-c", "ulimit -v 1000000; exec \"$0\" merge \"$1\"", crate::PROGRAM])
        .arg(&big)
        .env(holochess::storage::HOME_VARIABLE, place.path("home"))
        .output()
        .expect("bash starts");
    let said = String::from_utf8_lossy(&merged.stderr);
    assert!(merged.status.code() == Some(2) && said.contains("not a part"), "{:?}: {said}", merged.status);
}

#[test]
fn matches_that_the_parts_lack_are_named() {
    let place = Place::new();
    run(&place, "arena holochess --players random,random --games 4 --no-times --part 1/1 --out part");
    let part = text_of(&place, "part");
    let without: Vec<&str> = part.lines().filter(|line| !line.contains("\"number\":1,")).collect();
    assert_eq!(without.len() + 1, part.lines().count(), "{part}");
    place.write("part", without.join("\n").replace("{\"results\":4}", "{\"results\":3}") + "\n");
    refuses(&place, "merge part", &["random, random", "missing from the parts: 2;"]);
}

/// Writes a part of a check of Groï's table with these reports.
fn write_check(place: &Place, name: &str, [part, of]: [usize; 2], reports: &[Value]) {
    let said = run(place, "--version");
    let version = said.trim().strip_prefix("holochess-lab ").expect("it says which program it is");
    let command = ["solve", "groi", "--check"];
    let head = json!({ "holochess_part": 1, "version": version, "command": command, "part": part, "of": of });
    let foot = json!({ "results": reports.len() });
    let lines = std::iter::once(&head).chain(reports).chain([&foot]);
    place.write(name, lines.map(Value::to_string).collect::<Vec<_>>().join("\n") + "\n");
}

#[test]
fn a_check_has_one_report_a_part_and_has_looked_at_every_state() {
    let place = Place::new();
    let report = |states: u64| json!({ "states": states, "wrong": 0, "example": null });
    write_check(&place, "a", [1, 2], &[report(STATES - 7)]);
    write_check(&place, "b", [2, 2], &[report(7)]);
    assert!(run(&place, "merge a b").contains("4695146 positions"));
    write_check(&place, "b", [2, 2], &[report(6)]);
    refuses(&place, "merge a b", &["4695145 of 4695146"]);
    // A sum beyond 64 bits is noticed, and not taken for 6.
    write_check(&place, "a", [1, 2], &[report(u64::MAX)]);
    refuses(&place, "merge a b", &["not all of one"]);
    for (reports, said) in [
        (vec![], "not all of one"),
        (vec![report(0)], "0 of 4695146"),
        (vec![report(STATES), report(0)], "not all of one"),
        (vec![report(u64::MAX), report(STATES + 1)], "not all of one"),
    ] {
        write_check(&place, "a", [1, 1], &reports);
        refuses(&place, "merge a", &[said]);
    }
}

#[test]
fn a_training_writes_over_no_other_file() {
    let place = Place::new();
    for (game, other, plan) in
        [("holochess", "chinese", "--rounds 0 --finals 0"), ("chinese", "holochess", "--rounds 0")]
    {
        let line = format!("train {game} --out {game}.weights {plan}");
        let state = format!("{game}.weights.part");
        place.write(&state, "precious");
        refuses(&place, &line, &[&state, "--resume"]);
        assert_eq!(text_of(&place, &state), "precious");
        assert!(!place.path(&format!("{game}.weights")).exists());
        fs::remove_file(place.path(&state)).expect("it is ours");
        // New weights, and the same over weights of before.
        run(&place, &line);
        run(&place, &line);
        assert!(!place.path(&state).exists());
        for name in ["notes".to_owned(), format!("{other}.weights")] {
            place.write(&name, format!("{other}-weights 2\nprecious"));
            refuses(&place, &format!("train {game} --out {name} {plan}"), &[&name, "not a file of weights"]);
            assert!(text_of(&place, &name).ends_with("precious"));
            fs::remove_file(place.path(&name)).expect("it is ours");
        }
        place.write("empty", "");
        run(&place, &format!("train {game} --out empty {plan}"));
    }
}

/// `train GAME --resume` goes on from this state, and refuses it with any of the changes.
fn goes_on_only_from_whole_states(game: &str, state: &Value, changes: &[(&str, Value)]) {
    let place = Place::new();
    let line = format!("train {game} --out w --resume");
    place.write("w.part", state.to_string());
    run(&place, &line);
    assert!(place.path("w").exists() && !place.path("w.part").exists());
    for (pointer, value) in changes {
        let mut changed = state.clone();
        *changed.pointer_mut(pointer).unwrap_or_else(|| panic!("there is no {pointer}")) = value.clone();
        place.write("w.part", changed.to_string());
        refuses(&place, &line, &["w.part", "not the saved state"]);
        assert_eq!(text_of(&place, "w.part"), changed.to_string(), "{pointer}");
    }
}

#[test]
fn no_training_goes_on_from_a_state_that_none_has_left() {
    let mut training = Training::new(Plan { seed: 1, rounds: 2, matches: 1, finals: 0, nodes: 10 });
    training.play_round(1);
    let state = serde_json::to_value(&training).expect("it can be saved");
    let changes = [
        ("/adam/steps", json!(u32::MAX)),
        ("/adam/mean/0/0", json!(1e39)),
        ("/adam/square/0/0", json!(1e39)),
        ("/adam/square/0/0", json!(-1.0)),
        ("/summed", json!(u32::MAX)),
        ("/round", json!(3)),
        ("/plan/nodes", json!(u64::MAX)),
    ];
    goes_on_only_from_whole_states("holochess", &state, &changes);

    let training = chinese::Training::new(chinese::Plan { seed: 1, rounds: 1, matches: 1, nodes: 10 });
    let state = serde_json::to_value(&training).expect("it can be saved");
    let changes = [("/error/1", json!(99_999.0)), ("/weights/0", json!(1e6)), ("/plan/nodes", json!(u64::MAX))];
    goes_on_only_from_whole_states("chinese", &state, &changes);
}

/// What a command says; it ends with this status.
fn says(place: &Place, line: &str, input: &str, status: i32) -> CommandOutput {
    let arguments: Vec<&str> = line.split(' ').collect();
    let said = place.run(&arguments, input);
    assert_eq!(said.status, status, "{line}: {}{}", said.out, said.err);
    assert!(said.err.lines().count() <= 1, "{line}: {}", said.err);
    said
}

#[test]
fn a_part_is_written_over_no_other_file_and_what_it_holds_is_checked() {
    let place = Place::new();
    let arena = "arena holochess --players random,random --games 2 --part 1/1 --out part";
    place.write("part", "precious");
    let said = says(&place, arena, "", 2);
    assert!(said.err.contains("is not a part"), "{}", said.err);
    assert_eq!(text_of(&place, "part"), "precious");
    fs::remove_file(place.path("part")).expect("it is ours");
    says(&place, arena, "", 0);
    says(&place, arena, "", 0);
    let part = text_of(&place, "part");
    let changed = |from: &str, to: &str| {
        let at = part.find(from).unwrap_or_else(|| panic!("{from}: {part}")) + from.len();
        let end = part[at..].find([',', '}']).expect("a number ends") + at;
        place.write("part", format!("{}{to}{}", &part[..at], &part[end..]));
    };
    for (from, to) in [
        ("\"secs\":", "18446744073709551615"),
        ("\"decisions\":", "18446744073709551615"),
        ("\"turns\":", "18446744073709551615"),
    ] {
        changed(from, to);
        let said = says(&place, "merge part", "", 2);
        assert!(said.err.contains("not all of one"), "{from}: {}", said.err);
    }
    changed("\"version\":", "\"0.0.0 (other)\"");
    let said = says(&place, "merge part", "", 2);
    assert!(said.err.contains("0.0.0 (other)"), "{}", said.err);

    says(&place, "puzzles holochess --count 2 --seed 9 --lots 400 --part 1/1 --out puzzles", "", 0);
    let part = text_of(&place, "puzzles");
    says(&place, "merge puzzles", "", 0);
    let with = |from: &str, to: &str| {
        let changed = part.replacen(from, to, 1);
        assert_ne!(changed, part, "{from}");
        place.write("puzzles", changed);
        let said = says(&place, "merge puzzles", "", 2);
        assert!(said.err.contains("not all of one") && said.out.is_empty(), "{from}: {}{}", said.out, said.err);
    };
    with("\"lot\":", "\"lot\":999");
    with("\"position\":\"", "\"position\":\"\\u001b[31m");
    with("\"solution\":\"", "\"solution\":\"\\u001b[31m");
    with("\"line\":[\"", "\"line\":[\"\\u001b[31m");
    with("\"grade\":", "\"grade\":9");
}
