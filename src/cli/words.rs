//! In which language a command speaks, and text for terminals of eighty columns.

use super::Failure;
use crate::{
    locale::{Language, Locale, Words, file_error},
    settings::Settings,
    storage::{FileError, FileProblem, Home},
};

/// The columns of a terminal that everything fits into.
pub const COLUMNS: usize = 80;

/// `--lang CODE`.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct LanguageArgs {
    /// The language: en or fr (else the one in the settings, else the system's)
    #[arg(long = "lang", value_name = "CODE", value_parser = read_language)]
    language: Option<Language>,
}

fn read_language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| {
        let known: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        format!("there is no language {code:?} here; there are: {}", known.join(", "))
    })
}

impl LanguageArgs {
    /// The same argument as it is typed.
    #[cfg(feature = "client")]
    pub fn as_typed(self) -> Vec<String> {
        self.language.map_or(Vec::new(), |language| vec!["--lang".to_owned(), language.code().to_owned()])
    }

    /// The words of the language asked for, of the settings, or of the system.
    pub fn locale(self) -> Locale {
        let of_settings = || Settings::peek(&Home::of_environment().settings_file()).language;
        Locale::new(self.language.or_else(of_settings).unwrap_or_else(Language::of_system))
    }
}

impl Failure {
    /// A file that cannot be read or written, in words.
    pub fn of_file(locale: &Locale, error: &FileError) -> Self {
        let text = locale.say(&file_error(error));
        match error.problem {
            FileProblem::Full | FileProblem::ReadOnly => Self::Lacking(text),
            _ => Self::Input(text),
        }
    }

    /// Bad input, in words.
    pub fn of_words(locale: &Locale, words: &Words) -> Self {
        Self::Input(locale.say(words))
    }
}

/// Breaks a paragraph into lines of at most so many columns; those after the first begin with `indent`.
pub fn wrap(text: &str, columns: usize, indent: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        // Neither of our languages needs marks that take no column, or two.
        let used = lines.last().map_or(0, |line| line.chars().count());
        let fits = used + 1 + word.chars().count() <= columns;
        match lines.last_mut() {
            Some(line) if used == 0 => line.push_str(word),
            Some(line) if fits => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(format!("{indent}{word}")),
        }
    }
    lines.join("\n")
}
