//! `perft` on the command line: what they print, what they refuse and with which status.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Command, Output, Stdio},
};

const MELEE: &str = "molator@d savrip@i1 strider@i3 houjix@o4 / monnok@i2 ghhhk@i7 ngok@i12 klorslug@o1 1 2";

fn holochess(arguments: &[&str]) -> Command {
    let mut command = Command::new(crate::PROGRAM);
    command.args(arguments);
    command
}

fn output(arguments: &[&str]) -> Output {
    holochess(arguments).stdin(Stdio::null()).output().unwrap()
}

fn printed(arguments: &[&str]) -> String {
    let output = output(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

/// What is said on standard error, after making sure of the status and that nothing panicked.
fn refused(arguments: &[&str], status: i32) -> String {
    let output = output(arguments);
    let says = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(status), "{arguments:?}: {says}");
    assert!(says.starts_with("error: ") && !says.contains("panicked"), "{says}");
    says
}

#[test]
fn perft_prints_a_line_a_depth() {
    assert_eq!(printed(&["perft", "holochess", "3"]), "1\t21\n2\t549\n3\t10495\n");
    assert_eq!(printed(&["perft", "holochess", "2", "--position", MELEE, "--threads", "2"]), "1\t46\n2\t1538\n");
    assert_eq!(printed(&["perft", "holochess", "0"]), "0\t1\n");
    assert_eq!(printed(&["perft", "holochess", "4", "--threads", "1"]), printed(&["perft", "holochess", "4"]));
    let apart = "savrip@o1 houjix@o3 / ngok@o7 strider@o9 1 2";
    let short = printed(&["perft", "holochess", "3", "--option", "quiet_turns=1", "--position", apart]);
    assert!(short.ends_with("\n3\t0\n"), "{short}");
}

#[test]
fn perft_divides() {
    let lines = printed(&["perft", "holochess", "3", "--divide"]);
    let counts: Vec<(&str, u64)> = lines
        .lines()
        .map(|line| line.split_once('\t').map(|(action, count)| (action, count.parse().unwrap())).unwrap())
        .collect();
    assert_eq!(counts.len(), 21);
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<u64>(), 10_495);
    assert!(counts.iter().all(|(action, _)| action.contains('-')));
}

/// Line by line, each answered before the next is sent.
#[test]
fn perft_answers_a_conversation() {
    let mut child = holochess(&["perft", "holochess", "2", "--position", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut answers) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let odd_order = "houjix@o5 savrip@o2 monnok@o3 ghhhk@o4 / strider@o8 ngok@o9 klorslug@o10 molator@o11 1 2";
    for (line, counts) in [(MELEE, "46\t1538"), (odd_order, "21\t549"), (MELEE, "46\t1538")] {
        writeln!(input, "{line}").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer, format!("{line}\t{counts}\n"));
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_bad_line_among_many_is_named() {
    let mut child = holochess(&["perft", "holochess", "1", "--position", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(format!("{MELEE}\nsavrip@z / ngok@i2 1 2\n").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(String::from_utf8(output.stdout).unwrap(), format!("{MELEE}\t46\n"));
    let says = String::from_utf8(output.stderr).unwrap();
    assert!(says.starts_with("error: standard input, line 2: ") && says.contains("no cell “z”"), "{says}");
}

#[test]
fn bad_input_is_refused_with_status_two() {
    for (arguments, says) in [
        (&["perft", "holochess"][..], "DEPTH"),
        (&["perft", "checkers", "2"], "holochess"),
        (&["perft", "holochess", "-1"], "-1"),
        (&["perft", "holochess", "two"], "two"),
        (&["perft", "holochess", "2", "--threads", "0"], "threads"),
        (&["perft", "holochess", "2", "--players", "3"], "two"),
        (&["perft", "holochess", "2", "--option", "quiet_turns"], "KEY=VALUE"),
        (&["perft", "holochess", "2", "--option", "quiet_turns=-3"], "0 to 1000"),
        (&["perft", "holochess", "2", "--option", "noise=3"], "quiet_turns"),
        (&["perft", "holochess", "2", "--position", "savrip@d / ngok@d 1 2"], "both stand on d"),
        (&["perft", "holochess", "2", "--position", ""], "ends before"),
        (&["perft", "holochess", "2", "--divide", "--position", "-"], "--divide"),
        (&["fly"], "fly"),
    ] {
        let told = refused(arguments, 2);
        assert!(told.contains(says), "{arguments:?}: {told}");
    }
}

#[test]
fn where_creatures_are_placed_counting_begins_with_the_placing() {
    // Four creatures on four cells, then the other player's.
    assert_eq!(printed(&["perft", "holochess", "2", "--option", "placement=chosen"]), "1\t16\n2\t256\n");
    assert_eq!(printed(&["perft", "holochess", "1"]), "1\t21\n");
}
