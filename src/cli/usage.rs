//! Errors in a command line, in one line like all other errors, in the person's language.

use std::{error::Error as _, fmt};

use clap::{
    CommandFactory, Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::Failure;
use holochess_locale::{Language, Locale, Words, excerpt};

/// The commands that only the build with the window has.
pub const WITH_WINDOW: [&str; 6] = ["play", "showcase", "measure", "picture", "sheets", "film"];

/// Why a value on the command line is refused, as value parsers return it: a message with texts for its variables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    id: &'static str,
    texts: Vec<(&'static str, String)>,
}

impl Fault {
    /// A message without variables.
    pub const fn new(id: &'static str) -> Self {
        Self { id, texts: Vec::new() }
    }

    /// The same with one more variable.
    #[must_use]
    pub fn with(mut self, name: &'static str, text: impl Into<String>) -> Self {
        self.texts.push((name, text.into()));
        self
    }

    fn words(&self) -> Words {
        self.texts.iter().fold(Words::new(self.id), |words, (name, text)| words.with(name, text.clone()))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Locale::new(Language::English).say(&self.words()))
    }
}

impl std::error::Error for Fault {}

/// The failure for an error of clap; `None` if it only asks to show help or the version.
pub fn failure<C: CommandFactory>(error: &Error) -> Option<Failure> {
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        return None;
    }
    if cfg!(not(feature = "client"))
        && error.kind() == ErrorKind::InvalidSubcommand
        && texts(error, ContextKind::InvalidSubcommand).iter().any(|name| WITH_WINDOW.contains(&&**name))
    {
        return Some(Failure::missing(Words::new("build-no-window")));
    }
    let help = Words::new("usage-help").with("command", command::<C>());
    Some(Failure::wrong(Words::new("usage").with_words("what", what(error)).with_words("help", help)))
}

/// `holochess`, or `holochess COMMAND` where there is such a command.
fn command<C: CommandFactory>() -> String {
    let program = C::command();
    let asked = std::env::args_os().nth(1);
    let known =
        program.get_subcommands().map(clap::Command::get_name).find(|name| asked.as_deref() == Some(name.as_ref()));
    known.map_or_else(|| program.get_name().to_owned(), |name| format!("{} {name}", program.get_name()))
}

/// The words for an error of clap.
fn what(error: &Error) -> Words {
    let texts = |kind| texts(error, kind);
    let text = |kind| texts(kind).join(", ");
    let argument = || text(ContextKind::InvalidArg);
    let suggested = |kind| {
        let suggestions = texts(kind);
        // The best of them is last.
        suggestions.last().map_or_else(
            || Words::new("usage-nothing"),
            |suggestion| Words::new("usage-suggestion").with("suggestion", suggestion.clone()),
        )
    };
    match error.kind() {
        ErrorKind::InvalidValue if text(ContextKind::InvalidValue).is_empty() => {
            Words::new("usage-no-value").with("argument", argument())
        }
        ErrorKind::InvalidValue => Words::new("usage-value")
            .with("argument", argument())
            .with("value", text(ContextKind::InvalidValue))
            .with("known", text(ContextKind::ValidValue)),
        ErrorKind::ValueValidation => {
            let words =
                Words::new("usage-refused").with("argument", argument()).with("value", text(ContextKind::InvalidValue));
            match error.source() {
                Some(source) => match source.downcast_ref::<Fault>() {
                    Some(fault) => words.with_words("why", fault.words()),
                    None => words.with("why", source.to_string()),
                },
                None => words.with("why", ""),
            }
        }
        ErrorKind::UnknownArgument => Words::new("usage-unknown")
            .with("argument", argument())
            .with_words("suggestion", suggested(ContextKind::SuggestedArg)),
        ErrorKind::InvalidSubcommand => Words::new("usage-no-command")
            .with("command", text(ContextKind::InvalidSubcommand))
            .with_words("suggestion", suggested(ContextKind::SuggestedSubcommand)),
        ErrorKind::MissingRequiredArgument => Words::new("usage-missing").with("arguments", argument()),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Words::new("usage-missing-command")
        }
        ErrorKind::ArgumentConflict => {
            let others = text(ContextKind::PriorArg);
            let twice = others.is_empty() || others == argument();
            Words::new(if twice { "usage-twice" } else { "usage-conflict" })
                .with("argument", argument())
                .with("others", others)
        }
        ErrorKind::InvalidUtf8 => Words::new("usage-not-text"),
        // Other kinds of errors do not occur with our arguments; if one does, clap's first line is shown.
        _ => {
            let text = error.to_string();
            let line = text.lines().next().unwrap_or_default();
            Words::new("error-said").with("why", line.trim_start_matches("error: ").to_owned())
        }
    }
}

/// What stands at a place of the error, each part short.
fn texts(error: &Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![excerpt(text)],
        Some(ContextValue::Strings(texts)) => texts.iter().map(|text| excerpt(text)).collect(),
        _ => Vec::new(),
    }
}
