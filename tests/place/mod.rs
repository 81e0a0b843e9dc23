//! A place of its own for a test of the command line, and what the program says there. Which program: `PROGRAM` of the crate.

use std::{
    fs,
    io::Write,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use holochess::storage;

use crate::PROGRAM;

/// Words as they stand, whatever lines they are broken into.
pub fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// These arguments, with a seed where a match begins whose dice are not said: no test is played with others every time.
fn seeded<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    let others = ["--seed", "--load", "--puzzle", "--lesson", "--help", "-h"];
    let mut arguments = arguments.to_vec();
    if arguments.first() == Some(&"text") && !arguments.iter().any(|argument| others.contains(argument)) {
        arguments.extend(["--seed", "1"]);
    }
    arguments
}

/// A place of its own for every test: settings, saves and records.
pub struct Place(tempfile::TempDir);

/// What a command said, and its exit status.
pub struct CommandOutput {
    pub out: String,
    pub err: String,
    pub status: i32,
}

impl Place {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("tests may write temporary files"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        fs::write(self.path(name), text).expect("the folder is ours");
        self.path(name)
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(PROGRAM);
        command.current_dir(self.0.path()).args(seeded(arguments)).env(storage::HOME_VARIABLE, self.path("home"));
        command
    }

    pub fn run(&self, arguments: &[&str], input: impl AsRef<[u8]>) -> CommandOutput {
        Self::feed(self.command(arguments), input)
    }

    /// The same with a limit on the size of files, in blocks; it stands for a full disk.
    #[cfg(unix)]
    pub fn run_with_room(&self, blocks: u32, arguments: &[&str], input: impl AsRef<[u8]>) -> CommandOutput {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let mut command = Command::new("bash");
        command.args(["-c", &script, PROGRAM]).args(seeded(arguments));
        command.current_dir(self.0.path()).env(storage::HOME_VARIABLE, self.path("home"));
        Self::feed(command, input)
    }

    fn feed(mut command: Command, input: impl AsRef<[u8]>) -> CommandOutput {
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        // A command that does not read its input closes it.
        let _ = child.stdin.take().expect("it is piped").write_all(input.as_ref());
        let Output { status, stdout, stderr } = child.wait_with_output().expect("it is our child");
        let text = |bytes| String::from_utf8(bytes).expect("it writes text");
        CommandOutput { out: text(stdout), err: text(stderr), status: status.code().expect("it ends by itself") }
    }
}
