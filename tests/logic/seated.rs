//! Programs at tables of online matches, each in a home of its own, and what they say.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::PathBuf,
    process::{Child, ChildStdout, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};

use holochess::{record::RecordedMatch, storage};

use crate::{PROGRAM, place::Place};

/// How long is waited for a program that should have gone on.
pub const PATIENCE: Duration = Duration::from_mins(4);

/// A program at a table, and what it has said.
pub struct Seated {
    pub child: Child,
    pub lines: Receiver<String>,
    pub said: Vec<String>,
}

impl Seated {
    pub fn start(place: &Place, home: &str, arguments: &[&str]) -> Self {
        Self::run(Command::new(PROGRAM), place, home, arguments)
    }

    /// The same by a command that runs the program.
    pub fn run(mut command: Command, place: &Place, home: &str, arguments: &[&str]) -> Self {
        command.args(arguments).env(storage::HOME_VARIABLE, place.path(home));
        if arguments[0] == "open" && !arguments.contains(&"--resume") {
            // Other programs on the network of this machine need not see the tables of tests.
            command.arg("--private");
        }
        // Its end would be the wish to leave.
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let lines = lines_of(child.stdout.take().expect("it is piped"));
        Self { child, lines, said: Vec::new() }
    }

    /// The next line that begins like this.
    pub fn wait_for(&mut self, beginning: &str) -> String {
        loop {
            match self.lines.recv_timeout(PATIENCE) {
                Ok(line) => {
                    self.said.push(line.clone());
                    if line.starts_with(beginning) {
                        return line;
                    }
                }
                Err(why) => {
                    let errors = self.errors();
                    panic!("no {beginning:?} ({why}): {:#?}\n{errors}", self.said)
                }
            }
        }
    }

    /// A person types a line.
    pub fn say(&mut self, line: &str) {
        let input = self.child.stdin.as_mut().expect("it is piped");
        writeln!(input, "{line}").and_then(|()| input.flush()).expect("it reads");
    }

    pub fn errors(&mut self) -> String {
        let _ = self.child.kill();
        let mut text = String::new();
        let _ = self.child.stderr.take().map(|mut errors| errors.read_to_string(&mut text));
        text
    }

    /// The end of the match: the path of the record, which is the last line.
    pub fn record(mut self) -> PathBuf {
        self.wait_for("The match is saved in:");
        let path = self.wait_for("");
        let status = self.child.wait().expect("it ends");
        let errors = self.errors();
        assert!(status.success(), "{status}: {:#?}\n{errors}", self.said);
        PathBuf::from(path)
    }
}

pub fn lines_of(out: ChildStdout) -> Receiver<String> {
    let (sender, lines) = channel();
    thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
}

/// Both records verify and are the same, but for the version of the program.
pub fn compare(records: &[PathBuf]) -> RecordedMatch {
    let verified: Vec<RecordedMatch> =
        records.iter().map(|path| RecordedMatch::verify(path).unwrap_or_else(|why| panic!("{why}"))).collect();
    let texts: Vec<String> = records.iter().map(|path| fs::read_to_string(path).expect("it is there")).collect();
    assert!(texts.windows(2).all(|pair| pair[0] == pair[1]), "{records:?}");
    assert!(verified[0].is_over() && verified[0].is_live());
    verified.into_iter().next().expect("there are two")
}
