//! Why a command did not do what it was asked to, and the exit status that says so.

use std::{io, process::ExitCode};

use thiserror::Error;

use crate::locale::harmless;

/// Why a command failed. The text is what a person reads after `error: `: what, where, and what to do.
#[derive(Debug, Error)]
pub enum Failure {
    /// It ran and the answer is no (a record that does not verify): status 1. `None`: the answer is already written.
    #[error("{}", .0.as_deref().unwrap_or("the answer is no"))]
    No(Option<String>),
    /// Bad input or usage: status 2.
    #[error("{0}")]
    Input(String),
    /// This machine, or this build, lacks something: status 3.
    #[error("{0}")]
    Lacking(String),
    /// Whoever read our output has gone away; there is nothing left to do and nothing to complain about.
    #[error("nobody reads the output any more")]
    NobodyListens,
}

impl Failure {
    /// Bad input, in the words of the error that found it.
    pub fn input(why: impl ToString) -> Self {
        Self::Input(why.to_string())
    }

    /// The same, with where the bad input stands.
    #[must_use]
    pub fn within(self, place: &str) -> Self {
        match self {
            Self::Input(why) => Self::Input(format!("{place}: {why}")),
            other => other,
        }
    }

    /// Says it on standard error, where there is something to say, and returns the exit status.
    pub fn report(&self) -> ExitCode {
        let (status, says) = match self {
            Self::No(why) => (1, why.is_some()),
            Self::Input(_) => (2, true),
            Self::Lacking(_) => (3, true),
            Self::NobodyListens => (0, false),
        };
        if says {
            use io::Write;
            // Whatever it quotes, a name of a file or an argument: nothing of it steers the terminal.
            let text = self.to_string().lines().map(harmless).collect::<Vec<_>>().join("\n");
            // Where standard error is closed too, the status has to do.
            let _ = writeln!(io::stderr(), "error: {text}");
        }
        ExitCode::from(status)
    }
}

impl From<io::Error> for Failure {
    /// For reading and writing the standard streams; errors of files deserve words that name the file.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::NobodyListens
        } else {
            Self::Lacking(format!("standard input or output failed: {error}"))
        }
    }
}
