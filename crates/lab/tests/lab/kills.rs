//! A command that computes into a file is killed at every one of its writes. The same command then works, or says in a sentence what to do.

use std::{
    fs,
    path::Path,
    process::{Command, Output, Stdio},
};

use holochess::{platform::fs::END_VARIABLE, storage::HOME_VARIABLE};

use crate::PROGRAM;

/// A training of seconds.
const TRAIN: &str = "train holochess --out whole --seed 4 --rounds 1 --matches 2 --finals 1 --nodes 10 --threads 1";

/// Runs a command in a folder, up to this write.
fn run(place: &Path, line: &str, write: Option<u32>) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(line.split(' ')).current_dir(place).env(HOME_VARIABLE, place.join("home")).stdin(Stdio::null());
    if let Some(write) = write {
        command.env(END_VARIABLE, write.to_string());
    }
    command.output().expect("the program starts")
}

/// Kills a command at every write, each time twice; afterwards it does what it should, unless `resume` has to. `name` is what it writes.
fn kill_at_every_write(prepare: &str, line: &str, name: &str, resume: Option<&str>) {
    let prepared = || {
        let folder = tempfile::tempdir().expect("a folder for the test");
        if !prepare.is_empty() {
            assert!(run(folder.path(), prepare, None).status.success(), "{prepare}");
        }
        folder
    };
    let whole = prepared();
    assert!(run(whole.path(), line, None).status.success(), "{line}");
    let expected = fs::read(whole.path().join(name)).expect("it was written");
    for write in 1.. {
        let folder = prepared();
        let place = folder.path();
        let first = run(place, line, Some(write));
        if first.status.code().is_some() {
            assert!(first.status.success() && write > 4, "{line}: {} writes", write - 1);
            return;
        }
        run(place, line, Some(write));
        let said = run(place, line, None);
        if !said.status.success() {
            let words = String::from_utf8_lossy(&said.stderr).into_owned();
            assert!(said.status.code() == Some(2) && words.len() > 20, "{line}, killed at write {write}: {words}");
            let resumed = run(place, resume.expect("the command works again"), None);
            assert!(resumed.status.success(), "{}", String::from_utf8_lossy(&resumed.stderr));
        }
        let written = fs::read(place.join(name)).expect("it was written");
        assert!(written == expected, "{line}, killed at write {write}, writes something else");
        let left = fs::read_dir(place).expect("the folder is ours").flatten();
        let temporary: Vec<_> =
            left.map(|file| file.path()).filter(|path| path.extension().is_some_and(|end| end == "tmp")).collect();
        assert!(temporary.is_empty(), "{line}, killed at write {write}: {temporary:?}");
    }
}

#[test]
fn a_training_that_is_killed_at_any_write_goes_on() {
    kill_at_every_write("", TRAIN, "whole", Some(&format!("{TRAIN} --resume")));
}

#[test]
fn a_part_that_is_killed_at_any_write_is_computed_again() {
    let line = "puzzles holochess --count 1 --seed 9 --lots 50 --part 1/1 --out part";
    kill_at_every_write("", line, "part", None);
}

#[test]
fn joining_that_is_killed_at_any_write_is_done_again() {
    let part =
        "arena holochess --ladder --games 2 --step-games 2 --no-times --option quiet_turns=1 --part 1/1 --out part";
    kill_at_every_write(part, "merge part --out whole", "whole", None);
}
