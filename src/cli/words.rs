//! In which language a command speaks, and text for terminals of eighty columns.

use std::{ffi::OsString, io::Write};

use super::{Failure, usage::Fault};
use holochess_locale::{Language, Locale, Words, excerpt, file_error};
use holochess_platform::storage::{FileError, FileProblem, Home};
use holochess_players::UnknownLevel;
use holochess_settings::Settings;

/// The columns of a terminal that everything fits into.
pub const COLUMNS: usize = 80;

/// `--lang CODE`.
#[derive(Clone, Copy, Debug, Default, clap::Args)]
pub struct LanguageArgs {
    /// The language by its code, such as fr; by default that of the settings, else the system's
    #[arg(long = "lang", value_name = "CODE", value_parser = read_language, global = true)]
    language: Option<Language>,
}

fn read_language(code: &str) -> Result<Language, Fault> {
    Language::from_code(code).ok_or_else(|| {
        let known: Vec<_> = Language::ALL.iter().map(|language| language.code()).collect();
        Fault::new("language-unknown").with("known", known.join(", "))
    })
}

impl LanguageArgs {
    /// The language of a command line that may be wrong elsewhere, for the error about it.
    pub fn of_arguments(arguments: impl IntoIterator<Item = OsString>) -> Self {
        let mut arguments = arguments.into_iter();
        let mut language = None;
        while let Some(argument) = arguments.next() {
            let Some(text) = argument.to_str() else { continue };
            let code = match text.strip_prefix("--lang") {
                Some("") => arguments.next().and_then(|code| code.into_string().ok()),
                Some(rest) => rest.strip_prefix('=').map(str::to_owned),
                None => None,
            };
            language = code.and_then(|code| Language::from_code(&code)).or(language);
        }
        Self { language }
    }

    /// The language asked for.
    #[cfg(feature = "client")]
    pub const fn asked(self) -> Option<Language> {
        self.language
    }

    /// The words of the language asked for, of the settings, or of the system.
    pub fn locale(self) -> Locale {
        let of_settings = || Settings::peek(&Home::of_environment().settings_file()).language;
        Locale::new(self.language.or_else(of_settings).unwrap_or_else(Language::of_system))
    }
}

/// The name of the first player in the settings, under which a command plays. A name there that cannot be one is said.
///
/// # Errors
/// If nothing can be written.
pub fn name_in_settings(locale: &Locale, out: &mut dyn Write) -> Result<String, Failure> {
    let (name, note) = Settings::peek_name(&Home::of_environment().settings_file());
    if let Some(note) = note {
        writeln!(out, "{}", wrap(&locale.say(&note.words()), COLUMNS, "  "))?;
    }
    Ok(name)
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

/// There is no such level, in words.
pub fn unknown_level(error: &UnknownLevel) -> Words {
    let UnknownLevel { level, game, known } = error;
    Words::new("level-unknown").with("level", excerpt(level)).with("game", game.id()).with("known", known.clone())
}

/// Breaks a paragraph into lines of at most `columns` characters; lines after the first begin with `indent`.
pub fn wrap(text: &str, columns: usize, indent: &str) -> String {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        // Every character counts as one column: no language here needs combining or wide characters.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_command_line_still_says_its_language() {
        let asked = |line: &str| LanguageArgs::of_arguments(line.split(' ').map(OsString::from)).language;
        assert_eq!(asked("holochess-lab perft --lang fr nonsense"), Some(Language::French));
        assert_eq!(asked("holochess-lab perft --lang=fr_CA --depth"), Some(Language::French));
        assert_eq!(asked("holochess-lab perft --lang"), None);
        assert_eq!(asked("holochess --language=fr perft --lang xx"), None);
    }
}
