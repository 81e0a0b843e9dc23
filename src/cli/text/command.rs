//! The commands of the text mode, and reading them.

use std::io::{self, BufRead, Read};

use holochess_locale::{Language, Locale};

/// The most that is read of a line, in bytes; the rest of a longer one is thrown away.
const LONGEST: u64 = 1024;

/// A command of the text mode, apart from actions themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Help,
    Board,
    Position,
    Actions,
    Rules,
    Odds,
    What,
    Reach,
    Words,
    Hint,
    Undo,
    TakeBack,
    Save,
    Saves,
    Resign,
    Quit,
}

impl Command {
    /// Every command with the id of its message: the message has its words, its attribute `.help` the explanation.
    pub(super) const ALL: [(Self, &'static str); 16] = [
        (Self::Actions, "command-actions"),
        (Self::Board, "command-board"),
        (Self::Position, "command-position"),
        (Self::Rules, "command-rules"),
        (Self::Odds, "command-odds"),
        (Self::What, "command-what"),
        (Self::Reach, "command-reach"),
        (Self::Words, "command-words"),
        (Self::Hint, "command-hint"),
        (Self::Undo, "command-undo"),
        (Self::TakeBack, "command-takeback"),
        (Self::Save, "command-save"),
        (Self::Saves, "command-saves"),
        (Self::Resign, "command-resign"),
        (Self::Help, "command-help"),
        (Self::Quit, "command-quit"),
    ];
}

/// Knows the words of the commands: those of the language, and the English ones everywhere.
pub(super) struct Vocabulary(Vec<(String, Command)>);

impl Vocabulary {
    pub(super) fn new(locale: &Locale) -> Self {
        let english = Locale::new(Language::English);
        let words = [locale, &english].into_iter().flat_map(|locale| {
            Command::ALL.into_iter().flat_map(|(command, id)| {
                let words = locale.text(id);
                words.split(' ').map(|word| (word.to_owned(), command)).collect::<Vec<_>>()
            })
        });
        Self(words.collect())
    }

    /// The command of a line, and the text after it; `None` if the line is no command.
    pub(super) fn read<'a>(&self, line: &'a str) -> Option<(Command, &'a str)> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let word = word.to_lowercase();
        self.0.iter().find(|(known, _)| *known == word).map(|(_, command)| (*command, rest.trim()))
    }
}

/// The next typed line without its end; `None` at the end of input. Bytes that are not UTF-8 become `�`.
pub(super) fn read_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
    }
    Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
}

/// Reads to the end of the line and keeps nothing.
fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (used, done) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(used);
        if done {
            return Ok(());
        }
    }
}
