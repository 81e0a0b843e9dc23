//! Why a command did not do what it was asked to, and the exit status that says so.

use std::{io, process::ExitCode};

use thiserror::Error;

use holochess_link::PartyError;
use holochess_locale::{Language, Locale, Words, file_error, harmless, setup_error};
use holochess_platform as platform;
use holochess_platform::storage::{FileError, FileProblem};
use holochess_rules::SetupError;

/// The most characters of an error message, so that it stays readable whatever it quotes.
const LONGEST: usize = 1000;

/// Why a command failed. The text is what a person reads after `error: `: what, where, and what to do.
#[derive(Debug, Error)]
pub enum Failure {
    /// It ran and the answer is no (a record that does not verify): status 1. `None`: the answer is already written.
    #[error("{}", .0.as_deref().unwrap_or("the answer is no"))]
    No(Option<String>),
    /// Bad input or usage: status 2.
    #[error("{0}")]
    Input(String),
    /// Bad input or usage, to be said in the person's language: status 2.
    #[error("{}", english(.0))]
    Wrong(Box<Words>),
    /// This machine, or this build, lacks something: status 3.
    #[error("{0}")]
    Lacking(String),
    /// The same, to be said in the person's language: status 3.
    #[error("{}", english(.0))]
    Missing(Box<Words>),
    /// It was asked to end before it was done, and says what there is: status 130, as of a program that was interrupted.
    #[error("{}", english(.0))]
    Stopped(Box<Words>),
    /// Standard output was closed by its reader. There is nothing more to do, and it is no error.
    #[error("nobody reads the output any more")]
    NobodyListens,
}

fn english(words: &Words) -> String {
    Locale::new(Language::English).say(words)
}

impl Failure {
    /// Bad input, with the text of the error that was found.
    pub fn input(why: impl ToString) -> Self {
        Self::Input(why.to_string())
    }

    /// Bad input, in words.
    pub fn wrong(words: Words) -> Self {
        Self::Wrong(Box::new(words))
    }

    /// What this machine or this build lacks, in words.
    pub fn missing(words: Words) -> Self {
        Self::Missing(Box::new(words))
    }

    /// Why this program cannot play online.
    pub fn at_table(why: &PartyError, locale: &Locale) -> Self {
        let words = why.words(locale);
        if why.is_lack() { Self::missing(words) } else { Self::Input(locale.say(&words)) }
    }

    /// What was done before it was asked to end, in words.
    pub fn stopped(words: Words) -> Self {
        Self::Stopped(Box::new(words))
    }

    /// Bad input, in words, with where it stands: an option, a place in the input.
    pub fn at(place: impl Into<String>, words: Words) -> Self {
        Self::wrong(words).within(Words::new("error-place").with("place", place.into()))
    }

    /// The same failure, with where the bad input stands.
    #[must_use]
    pub fn within(self, place: Words) -> Self {
        let within = |why| Box::new(Words::new("error-within").with_words("place", place).with_words("why", why));
        match self {
            Self::Input(why) => Self::Wrong(within(Words::new("error-said").with("why", why))),
            Self::Wrong(why) => Self::Wrong(within(*why)),
            Self::Missing(why) => Self::Missing(within(*why)),
            other => other,
        }
    }

    /// The error message: one line, without any character that a terminal interprets.
    pub fn said(&self, locale: &Locale) -> Option<String> {
        let text = match self {
            Self::No(None) | Self::NobodyListens => return None,
            Self::No(Some(why)) | Self::Input(why) | Self::Lacking(why) => harmless(why),
            Self::Wrong(words) | Self::Missing(words) | Self::Stopped(words) => harmless(&locale.say(words)),
        };
        Some(match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        })
    }

    /// Prints the message, if there is one, on standard error and returns the exit status.
    pub fn report(&self, locale: &Locale) -> ExitCode {
        if let Some(text) = self.said(locale) {
            use io::Write;
            platform::last_words(&text);
            // Where standard error is closed too, the status has to do.
            let _ = writeln!(io::stderr(), "error: {text}");
        }
        ExitCode::from(self.status())
    }

    /// The exit status.
    pub const fn status(&self) -> u8 {
        match self {
            Self::No(_) => 1,
            Self::Input(_) | Self::Wrong(_) => 2,
            Self::Lacking(_) | Self::Missing(_) => 3,
            Self::Stopped(_) => 130,
            Self::NobodyListens => 0,
        }
    }
}

impl From<io::Error> for Failure {
    /// For reading and writing the standard streams; errors of files deserve words that name the file.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::NobodyListens
        } else if error.kind() == io::ErrorKind::StorageFull {
            Self::missing(Words::new("error-output-full"))
        } else {
            let why = error.raw_os_error().map_or_else(|| error.to_string(), |code| code.to_string());
            Self::missing(Words::new("error-streams").with("why", why))
        }
    }
}

impl From<&FileError> for Failure {
    fn from(error: &FileError) -> Self {
        match error.problem {
            FileProblem::Full | FileProblem::ReadOnly => Self::missing(file_error(error)),
            _ => Self::wrong(file_error(error)),
        }
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Self {
        Self::wrong(setup_error(&error))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_is_one_line_that_no_terminal_obeys() {
        let locale = Locale::new(Language::English);
        let said = |failure: Failure| failure.said(&locale).expect("there is something to say");
        assert_eq!(said(Failure::Input("a\u{1b}[2J\nb".to_owned())), "a\u{fffd}[2J\u{fffd}b");
        assert_eq!(said(Failure::Lacking("x".repeat(5000))).chars().count(), LONGEST + 1);
        let inner = Failure::at("--out\u{7}", Words::new("error-said").with("why", "no\tway"));
        assert_eq!(said(inner), "--out\u{fffd}: no\u{fffd}way");
    }
}
