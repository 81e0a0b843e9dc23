//! The commands `think`, `levels` and `arena`: what they print, and what they say to bad input.

use std::process::{Command, Output};

use serde_json::Value;

use crate::place::Place;

const POSITION: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

fn run(args: &[&str]) -> Output {
    Command::new(crate::PROGRAM).args(args).output().expect("the program starts")
}

fn json(args: &[&str]) -> Value {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("it is one JSON object")
}

#[test]
fn think_says_what_it_expects() {
    let thought = json(&["think", "holochess", "--position", POSITION, "--level", "greedy", "--seed", "3", "--json"]);
    assert_eq!(thought["line"][0], thought["action"]);
    let value = thought["value"].as_f64().expect("a number");
    assert!((0.0..=1.0).contains(&value), "{thought}");
    for field in ["nodes", "nodes_per_second", "seconds"] {
        assert!(thought[field].as_f64().is_some_and(|number| number > 0.0), "{field}: {thought}");
    }
    let again = json(&["think", "holochess", "--position", POSITION, "--level", "greedy", "--seed", "3", "--json"]);
    assert_eq!(
        [&thought["action"], &thought["value"], &thought["nodes"]],
        [&again["action"], &again["value"], &again["nodes"]]
    );
    let limited = json(&["think", "holochess", "--level", "random", "--time", "0.01", "--nodes", "5", "--json"]);
    assert!(limited["action"].is_string());
    let text = run(&["think", "holochess", "--level", "greedy"]);
    assert!(String::from_utf8_lossy(&text.stdout).starts_with("action "));
}

#[test]
fn levels_are_listed_weakest_first() {
    let listed = json(&["levels", "holochess", "--json"]);
    let levels = listed["levels"].as_array().expect("a list");
    let ids: Vec<_> = levels.iter().map(|level| level["id"].as_str().expect("a text")).collect();
    assert!(ids.len() >= 8 && ids[0] == "random" && ids.contains(&"greedy"), "{ids:?}");
    let ratings: Vec<_> = levels.iter().map(|level| level["rating"].as_f64().expect("a number")).collect();
    assert!(ratings.is_sorted(), "{ratings:?}");
    for level in levels {
        let [low, high] = [0, 1].map(|end| level["interval"][end].as_f64().expect("a number"));
        let rating = level["rating"].as_f64().expect("a number");
        assert!(low <= rating && rating <= high, "{level}");
        assert!(level["name"].as_str().is_some_and(|name| !name.is_empty() && !name.starts_with("level-")), "{level}");
    }
}

#[test]
fn an_arena_is_fair_and_the_same_on_any_number_of_threads() {
    let arena = |threads: &str| {
        let mut result = json(&[
            "arena",
            "holochess",
            "--players",
            "greedy,random",
            "--games",
            "30",
            "--seed",
            "9",
            "--threads",
            threads,
            "--json",
        ]);
        let seconds = result.as_object_mut().expect("an object").remove("seconds_per_decision").expect("the clocks");
        assert!(
            seconds.as_array().is_some_and(|clocks| clocks.iter().all(|clock| clock.as_f64() > Some(0.0))),
            "{seconds}"
        );
        result
    };
    let (one, three) = (arena("1"), arena("3"));
    assert_eq!(one, three);
    assert_eq!(one["games"], 30);
    assert_eq!(one["players"], serde_json::json!(["greedy", "random"]));
    let wins = [0, 1].map(|player| one["wins"][player].as_u64().expect("a number"));
    assert_eq!(wins[0] + wins[1] + one["draws"].as_u64().expect("a number"), 30);
    assert!(one["score"].as_f64() > Some(0.8) && one["elo"].as_f64() > Some(100.0), "{one}");

    // The same two players in the other order: the report is always about the first.
    let turned = json(&["arena", "holochess", "--players", "random,greedy", "--games", "30", "--seed", "9", "--json"]);
    assert!(turned["score"].as_f64() < Some(0.2) && turned["elo"].as_f64() < Some(-100.0), "{turned}");
    // Equal players: neither is stronger, and the interval is as wide as a few matches make it.
    let equals = json(&["arena", "holochess", "--players", "random,random", "--games", "40", "--json"]);
    let [low, high] = [0, 1].map(|end| equals["interval"][end].as_f64().expect("a number"));
    assert!(low < 0.5 && high > 0.5 && high - low > 0.1, "{equals}");
}

#[test]
fn bad_input_is_said_in_one_line() {
    for (args, word) in [
        (&["think", "holochess", "--level", "deepest"][..], "deepest"),
        (&["think", "holochess", "--level", "greedy", "--position", "nonsense"], "nonsense"),
        (&["think", "holochess", "--level", "greedy", "--position", "savrip@z9 / ngok@o1 1 1"], "z9"),
        (&["think", "holochess", "--level", "greedy", "--time", "-1"], "--time"),
        (&["think", "holochess", "--level", "greedy", "--time", "NaN"], "--time"),
        (&["think", "ludo", "--level", "greedy"], "ludo"),
        (&["think", "holochess"], "--level"),
        (&["levels", "ludo"], "ludo"),
        (&["levels", "holochess", "--option", "quiet_turns=many"], "quiet_turns"),
        (&["arena", "holochess", "--players", "greedy,nobody", "--games", "2"], "nobody"),
        (&["arena", "holochess", "--players", "greedy", "--games", "2"], "two"),
        (&["arena", "holochess", "--players", "greedy,random,greedy", "--games", "2"], "two"),
        (&["arena", "holochess", "--players", "greedy,random", "--games", "0"], "--games"),
        (&["arena", "holochess", "--players", "greedy,random", "--games", "2", "--threads", "0"], "--threads"),
        (&["arena", "holochess", "--players", "greedy,random", "--games", "2", "--option", "x"], "KEY=VALUE"),
        (&["arena", "chinese", "--ladder", "--games", "2", "--seats", "5"], "5"),
        (&["arena", "chinese", "--ladder", "--games", "2", "--seats", "7"], "--seats"),
        (&["arena", "chinese", "--players", "greedy,random", "--games", "2", "--seats", "3"], "--seats"),
    ] {
        let output = run(args);
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {error}");
        assert!(output.stdout.is_empty(), "{args:?}");
        assert!(
            error.starts_with("error: ") && error.contains(word) && !error.contains("panicked"),
            "{args:?}: {error}"
        );
    }
}

/// Runs a contest that would take hours, and asks it to end as soon as it listens for that and has had this time; what it says.
#[cfg(target_os = "linux")]
fn stopped(signal: &str, more: &[&str], time: std::time::Duration) -> Output {
    let arguments = [
        "arena",
        "groi",
        "--players",
        "random,random",
        "--option",
        "move_cap=20",
        "--games",
        "10000000",
        "--threads",
        "1",
        "--no-times",
        "--lang",
        "en",
    ];
    let mut command = Command::new(crate::PROGRAM);
    command.args(arguments).args(more).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::piped());
    let child = command.spawn().expect("the program starts");
    let status = format!("/proc/{}/status", child.id());
    // The signals that a program handles, as bits: SIGINT is 2, SIGTERM 15.
    let listens = || {
        let text = std::fs::read_to_string(&status).expect("it runs");
        let caught = text.lines().find_map(|line| line.strip_prefix("SigCgt:")).expect("every process has it").trim();
        let caught = u64::from_str_radix(caught, 16).expect("bits in hexadecimal digits");
        caught & 1 << 1 != 0 && caught & 1 << 14 != 0
    };
    while !listens() {
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    std::thread::sleep(time);
    let killed = Command::new("kill").args([signal, &child.id().to_string()]).status().expect("kill is there");
    assert!(killed.success());
    child.wait_with_output().expect("it is our child")
}

#[cfg(target_os = "linux")]
#[test]
fn a_contest_that_is_asked_to_end_says_what_it_has() {
    for (signal, more) in [("-INT", &[][..]), ("-TERM", &["--json"]), ("-INT", &["--sprt", "0.4999,0.5001"])] {
        // However slow the machine is, some time is enough for a deal.
        let mut time = std::time::Duration::from_millis(100);
        let (output, played) = loop {
            let output = stopped(signal, more, time);
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(130), "{said}");
            let count =
                said.strip_prefix("error: stopped: the results above count ").and_then(|rest| rest.split(' ').next());
            match count {
                Some(count) => break (output, count.to_owned()),
                None => assert!(
                    said.starts_with("error: stopped: no deal was played") && output.stdout.is_empty(),
                    "{said}"
                ),
            }
            time *= 2;
        };
        // The deals that were played are the first ones, so it is what that many matches give.
        let mut whole = vec![
            "arena",
            "groi",
            "--option",
            "move_cap=20",
            "--players",
            "random,random",
            "--no-times",
            "--lang",
            "en",
            "--games",
            &*played,
        ];
        whole.extend(more);
        let whole = run(&whole);
        assert!(whole.status.success() && played.parse::<u32>().is_ok_and(|played| played % 2 == 0), "{played}");
        assert_eq!(String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&whole.stdout));
    }
}

/// A part that is not complete would be of no use to `merge`.
#[cfg(target_os = "linux")]
#[test]
fn a_part_that_is_asked_to_end_writes_nothing() {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let file = folder.path().join("part");
    let output =
        stopped("-TERM", &["--part", "1/2", "--out", file.to_str().expect("it is text")], std::time::Duration::ZERO);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(130), "{said}");
    assert!(said.starts_with("error: stopped after ") && said.contains("the part was not written"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).expect("it is there").count(), 0, "nothing is left behind");
}

#[test]
fn more_than_two_computer_players_have_a_table_of_points_and_places() {
    let place = Place::new();
    let options = ["--option", "play_on=on", "--option", "turn_cap=120"];
    let arguments = ["arena", "chinese", "--players", "greedy,random,greedy", "--games", "6"];
    let said = place.run(&[&arguments[..], &options].concat(), "");
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.out.starts_with("6 matches of 3 players; equal players would each have 0.3333"), "{}", said.out);
    for name in ["1. greedy", "2. random", "3. greedy"] {
        assert!(said.out.lines().filter(|line| line.starts_with(name)).count() >= 1, "{name}: {}", said.out);
    }
    assert!(!said.out.contains("attacks") && !said.out.contains("quiet"), "{}", said.out);
    let said = place.run(&[&arguments[..], &options, &["--json"]].concat(), "");
    let met: serde_json::Value = serde_json::from_str(&said.out).expect("it is JSON");
    let standings = met["standings"].as_array().expect("a list");
    let score = |player: usize| standings[player]["score"].as_f64().expect("a number");
    assert!((score(0) + score(1) + score(2) - 1.0).abs() < 1e-9, "{met}");
    assert!(score(0) > score(1) && score(2) > score(1), "{met}");
    assert_eq!([&met["score"], &met["elo"]], [&standings[0]["score"], &standings[0]["elo"]]);
    let decided: u64 =
        standings[0]["places"].as_array().expect("a list").iter().filter_map(serde_json::Value::as_u64).sum();
    assert_eq!(decided + met["draws"].as_u64().expect("a number"), 6, "{met}");
}
