//! Parts of a long computation, as `merge` joins them: those of six commands, damaged. `./dev fuzz parts` goes on for as long as one likes.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
    sync::LazyLock,
};

use serde_json::Value;

#[path = "../../../../tests/fuzz/damage.rs"]
mod damage;

use crate::{PROGRAM, watch::Lots};

/// The commands whose parts are joined.
const COMMANDS: [&str; 6] = [
    "arena holochess --players greedy,random --games 4 --no-times --option quiet_turns=6",
    "arena chinese --players random,random,random --games 3 --no-times",
    "arena holochess --players random,random --games 20 --sprt 0.2,0.45 --no-times --option quiet_turns=3",
    "arena holochess --ladder --games 2 --step-games 2 --no-times --option quiet_turns=1",
    "puzzles holochess --count 1 --seed 9 --lots 60",
    "train holochess --seed 4 --rounds 1 --matches 4 --finals 0 --nodes 10",
];

/// Words that stand in such files, and some that nearly do.
const DICTIONARY: [&str; 30] = [
    "arena",
    "train",
    "solve",
    "puzzles",
    "deals",
    "text",
    "man",
    "merge",
    "--out",
    "--part",
    "1/2",
    "--games",
    "--players",
    "--ladder",
    "--threads",
    "--lots",
    "--four",
    "--help",
    "-1",
    "0",
    "1000000",
    "18446744073709551616",
    "1e300",
    "null",
    "\"\"",
    "[]",
    "{}",
    "random",
    "groi",
    "\\u0000",
];

/// Two parts of each command.
static PARTS: LazyLock<Vec<[String; 2]>> = LazyLock::new(|| {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let part = |command: &str, number: usize| {
        let part = format!("{command} --part {number}/2 --out part");
        let arguments: Vec<&str> = part.split(' ').collect();
        let (status, said) = run(folder.path(), &arguments);
        assert_eq!(status, Some(0), "{command}: {said}");
        fs::read_to_string(folder.path().join("part")).expect("it was written")
    };
    COMMANDS.iter().map(|command| [part(command, 1), part(command, 2)]).collect()
});

/// Runs the program in a folder; its status, and what it said on standard error.
fn run(folder: &Path, arguments: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(PROGRAM);
    command.args(arguments).current_dir(folder).env("HOLOCHESS_HOME", folder.join("home"));
    let output = command.stdin(Stdio::null()).output().expect("the program starts");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// One case: both parts of a computation, one of them damaged, and what `merge` makes of them. Says whether they were joined.
fn case(lots: &mut Lots, folder: &Path) -> bool {
    let [one, other] = &PARTS[lots.below(PARTS.len())];
    let damaged = lots.below(8);
    let text = match damaged {
        0 => one.clone().into_bytes(),
        1 => {
            let mut bytes = one.clone().into_bytes();
            damage::bytes(&mut bytes, lots);
            bytes
        }
        2 => damage::words(one, &DICTIONARY, lots).into_bytes(),
        _ => {
            let mut lines: Vec<Value> =
                one.lines().map(|line| serde_json::from_str(line).expect("parts are JSON")).collect();
            // Head and foot as often as all results together.
            let last = lines.len() - 1;
            let at = [0, last, lots.below(lines.len()), lots.below(lines.len())][lots.below(4)];
            match damaged {
                3 => drop(lines.remove(at)),
                4 => lines.insert(at, lines[lots.below(last + 1)].clone()),
                5 => {
                    let to = lots.below(last + 1);
                    lines.swap(at, to);
                }
                _ => damage::json(&mut lines[at], lots),
            }
            // A foot that counts what is there, so that the results themselves are looked at.
            let count = lines.len().saturating_sub(2);
            if lots.below(4) > 0
                && let Some(Value::Object(foot)) = lines.last_mut()
                && foot.contains_key("results")
            {
                foot.insert("results".to_owned(), count.into());
            }
            lines.iter().flat_map(|line| [line.to_string(), "\n".to_owned()]).collect::<String>().into_bytes()
        }
    };
    fs::write(folder.join("one"), &text).expect("the folder is ours");
    fs::write(folder.join("other"), other).expect("the folder is ours");
    fs::write(folder.join("out"), "before").expect("the folder is ours");
    let arguments: &[&str] =
        if lots.below(2) == 0 { &["merge", "one", "other"] } else { &["merge", "one", "other", "--out", "out"] };
    let (status, said) = run(folder, arguments);
    // A sentence and a status of its own: no panic (101), no signal.
    assert!(matches!(status, Some(0..=3)), "{status:?}: {said}");
    assert!(status == Some(0) || !said.trim().is_empty(), "{status:?} says nothing");
    assert!(!said.contains("panicked"), "{said}");
    let names = fs::read_dir(folder).expect("the folder is ours").flatten();
    let written = fs::read(folder.join("out")).expect("it is there");
    assert!(status == Some(0) || written == b"before", "what was refused has written: {said}");
    for file in names {
        let name = file.file_name().to_string_lossy().into_owned();
        assert!(["one", "other", "out", "out.part", "home"].contains(&&*name), "{name} was written");
        let path = file.path();
        if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) }.expect("the folder is ours");
    }
    status == Some(0)
}

#[test]
fn parts_that_are_nearly_of_one_computation_are_refused_or_joined() {
    try_cases(0..120);
}

/// `./dev fuzz parts` sets how many seconds, and from which case on.
#[test]
#[ignore = "as long as one likes"]
fn parts_are_damaged_for_long() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let (begun, from) = (std::time::Instant::now(), number("HOLOCHESS_FUZZ_FROM").unwrap_or(1 << 20));
    let seconds = number("HOLOCHESS_FUZZ_SECONDS").unwrap_or(600);
    let mut at = from;
    while begun.elapsed().as_secs() < seconds {
        try_cases(at..at + 100);
        at += 100;
    }
    println!("parts: {} cases", at - from);
}

/// Tries these cases; some have to be joined and some refused, else nothing is tried.
fn try_cases(numbers: std::ops::Range<u64>) {
    let folder = tempfile::tempdir().expect("tests may write temporary files");
    let mut joined = 0;
    let count = numbers.end - numbers.start;
    for number in numbers {
        println!("case {number}");
        let mut lots = Lots::new(number);
        // The first numbers of near seeds are near each other.
        for _ in 0..8 {
            lots.below(2);
        }
        joined += u64::from(case(&mut lots, folder.path()));
    }
    assert!((1..count).contains(&joined), "{joined} of {count} were joined");
}
