//! What is wrong with a record: where, what, and what to do.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use super::{BeginError, MailDiceError, RecordedMatch, TextLineError, Who, line::HeaderFault};
use holochess_locale::{self as locale, Language, Locale, Words, excerpt, harmless};
use holochess_platform::storage::{FileError, FileProblem};
use holochess_rules::{GameId, Refusal, Table};

/// A record that cannot be read or does not verify.
#[derive(Debug)]
pub struct RecordError {
    /// The file.
    pub file: PathBuf,
    /// The line in it, from 1; none where the whole file is meant.
    pub line: Option<usize>,
    /// The number of the faulty decision in the file, from 1, including those that were taken back; 0 before the first. If the
    /// faulty line cannot be read, the number of the last decision before it; if it is cut off, its own.
    pub decision: usize,
    /// What is wrong.
    pub problem: Box<Problem>,
}

/// What is wrong with a record.
#[derive(Debug)]
pub enum Problem {
    /// The file cannot be read.
    File(FileError),
    /// A match in one line of text cannot be read.
    TextLine(TextLineError),
    /// The file is empty.
    Empty,
    /// The line is longer than a line can be.
    LineTooLong,
    /// There are more lines than a record can have.
    TooManyLines,
    /// The file is not a record.
    NotARecord,
    /// The record is of a version that this program does not know.
    Version(u64),
    /// The line is not what it should be.
    Syntax(Words),
    /// The file ends in the middle of a line.
    Cut,
    /// The file ends although more follows from what is there.
    Unfinished(String),
    /// There is no such game.
    Game(String),
    /// The game has no such option or value.
    Option(Words),
    /// A seat is neither a person's nor that of a level of this game.
    Who(String, GameId),
    /// The seed is not 64 hexadecimal digits.
    Seed,
    /// The hash in the header is not the seed's.
    SeedHash,
    /// What a player of a match by mail has shown is not what was committed to.
    Mail(MailDiceError),
    /// The version says that the match was played by mail, and the header does not, or the other way round.
    MailVersion,
    /// The match cannot begin like this.
    Begin(BeginError),
    /// The action is not legal.
    Illegal {
        /// The action as it stands in the file.
        action: String,
        /// Why.
        why: Refusal,
        /// The table at which it was played.
        table: TableThen,
    },
    /// The dice are not those that the seed gives.
    Dice {
        /// What the file says.
        found: String,
        /// What the seed gives.
        given: String,
    },
    /// Something else follows from what came before.
    Instead {
        /// What the file says.
        found: String,
        /// What follows.
        follows: String,
    },
    /// The line is possible here, but is not the one that was written.
    Changed,
    /// The line says what follows, but in other bytes than a record has.
    Respelled,
    /// The record cannot be read, and what lies beside it as its last good one is another match's.
    OtherBackup {
        /// What is wrong with the record.
        why: Box<Problem>,
        /// The other match's record.
        backup: PathBuf,
    },
    /// Nothing could be undone or taken back here.
    StepBack,
    /// The record ends here, but the match is not over.
    NotOver,
    /// Something follows after the end.
    AfterEnd,
}

/// The table at which an action was refused.
pub struct TableThen(pub Box<dyn Table>);

impl fmt::Debug for TableThen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0.position_text())
    }
}

impl RecordError {
    /// Whether the file could not be opened or read, so that its content is unknown.
    pub fn is_about_access(&self) -> bool {
        use FileProblem::{Missing, NotText, TooLarge};
        matches!(&*self.problem, Problem::File(error) if !matches!(error.problem, Missing | NotText { .. } | TooLarge { .. }))
    }

    /// Whether there is no record that could be right or wrong: nothing can be read, or it is something else, or of another version.
    pub fn is_no_record(&self) -> bool {
        match &*self.problem {
            Problem::NotARecord | Problem::Empty | Problem::Version(_) | Problem::TextLine(_) => true,
            // In the first line: it has no header.
            Problem::File(error) => !matches!(error.problem, FileProblem::NotText { line } if line > 1),
            _ => false,
        }
    }

    /// Whether the record is probably not damaged, but written by a newer program, or larger than any of ours. Such a file is left
    /// alone.
    pub(super) fn is_foreign(&self) -> bool {
        match &*self.problem {
            Problem::Version(_) => true,
            Problem::File(error) => matches!(error.problem, FileProblem::TooLarge { .. }),
            _ => false,
        }
    }

    /// The last line of a record is cut off; the decision that it was is the one after those that could be read.
    pub(super) fn cut_off(file: &Path, line: usize, recorded: &RecordedMatch) -> Self {
        let decision = recorded.lines.actions() + 1;
        Self { file: file.to_owned(), line: Some(line), decision, problem: Box::new(Problem::Cut) }
    }

    /// What the system said about a file.
    pub(super) fn of_file(path: &Path, error: FileError) -> Self {
        Self { file: path.to_owned(), line: None, decision: 0, problem: Box::new(Problem::File(error)) }
    }

    /// The error for people: where it is, and what to do.
    pub fn say(&self, locale: &Locale) -> String {
        let what = self.why(locale);
        if self.file.as_os_str().is_empty() {
            // It was pasted.
            return what;
        }
        let file = locale::file_name(&self.file);
        match (&*self.problem, self.line) {
            // These name their file themselves.
            (Problem::File(_), _) => what,
            (_, None) => locale.format("record-in-file", &[("file", file.into()), ("what", what.into())]),
            (_, Some(line)) => {
                locale.format("record-in-line", &[("file", file.into()), ("line", line.into()), ("what", what.into())])
            }
        }
    }

    /// What is wrong, without its place.
    pub fn why(&self, locale: &Locale) -> String {
        locale.say(&self.problem.words(locale))
    }
}

impl Problem {
    /// What is wrong in words. What they quote from the file is cut to a line and cannot steer a terminal.
    fn words(&self, locale: &Locale) -> Words {
        match self {
            Self::File(error) => locale::file_error(error),
            Self::TextLine(why) => why.words(),
            Self::Empty => Words::new("record-empty"),
            Self::LineTooLong => Words::new("record-line-too-long"),
            Self::TooManyLines => Words::new("record-too-many-lines"),
            Self::NotARecord => Words::new("record-not-a-record"),
            Self::Version(found) if *found < super::line::VERSION => {
                Words::new("record-version-unheard").with("found", *found)
            }
            Self::Version(found) => {
                Words::new("record-version").with("found", *found).with("known", super::line::NEWEST)
            }
            Self::Syntax(why) => Words::new("record-syntax").with_words("why", why.clone()),
            Self::Cut => Words::new("record-cut"),
            Self::Unfinished(follows) => Words::new("record-unfinished").with("follows", excerpt(follows)),
            Self::Game(game) => Words::new("record-game").with("game", excerpt(game)),
            Self::Option(why) => Words::new("record-option").with_words("why", why.clone()),
            Self::Who(who, game) => Words::new("record-who").with("who", excerpt(who)).with("known", Who::known(*game)),
            Self::Seed => Words::new("record-seed"),
            Self::SeedHash => Words::new("record-seed-hash"),
            Self::Mail(error) => error.words(),
            Self::MailVersion => Words::new("record-mail-version"),
            Self::Begin(error) => error.words(),
            Self::Illegal { action, why, table } => {
                let why = locale::refusal(locale, why, table.0.as_ref());
                Words::new("record-illegal").with("action", excerpt(action)).with("why", why)
            }
            Self::Dice { found, given } if given.is_empty() => {
                Words::new("record-dice-needless").with("found", excerpt(found))
            }
            Self::Dice { found, given } if found.is_empty() => {
                Words::new("record-dice-missing").with("given", excerpt(given))
            }
            Self::Dice { found, given } => {
                Words::new("record-dice").with("found", excerpt(found)).with("given", excerpt(given))
            }
            Self::Instead { found, follows } => {
                Words::new("record-instead").with("found", excerpt(found)).with("follows", excerpt(follows))
            }
            Self::Changed => Words::new("record-changed"),
            Self::Respelled => Words::new("record-respelled"),
            Self::OtherBackup { why, backup } => Words::new("record-other-backup")
                .with("why", locale.say(&why.words(locale)))
                .with("backup", harmless(&backup.display().to_string())),
            Self::StepBack => Words::new("record-step-back"),
            Self::NotOver => Words::new("record-not-over"),
            Self::AfterEnd => Words::new("record-after-end"),
        }
    }
}

impl From<HeaderFault> for Problem {
    fn from(fault: HeaderFault) -> Self {
        match fault {
            HeaderFault::Game(game) => Self::Game(game),
            HeaderFault::Option(why) => Self::Option(why),
            HeaderFault::Who(who, game) => Self::Who(who, game),
            HeaderFault::Seed => Self::Seed,
            HeaderFault::Hash => Self::SeedHash,
            HeaderFault::Mail(error) => Self::Mail(error),
            HeaderFault::MailVersion => Self::MailVersion,
            HeaderFault::Branch => Self::Syntax(Words::new("record-branch")),
        }
    }
}

/// In English, for logs.
impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&Locale::new(Language::English)))
    }
}

impl std::error::Error for RecordError {}
