//! Opening records: to look at, to verify, and to go on with.

use std::path::{Path, PathBuf};

use super::{
    Problem, RecordError, RecordedMatch,
    line::Header,
    read::{ParsedRecord, content, content_of_line, header_of, read},
};
use holochess_locale::{Locale, Words, harmless};
use holochess_platform::fs;
use holochess_platform::storage::{self, Fingerprint};

/// What had to be done to resume a match.
#[derive(Debug, Default)]
#[must_use = "a record is never repaired without a word: say the notes to the player"]
pub struct LoadReport {
    /// Nothing, or one of these.
    pub notes: Vec<LoadNote>,
}

/// Something that the player should know about the record that was resumed.
#[derive(Debug)]
pub enum LoadNote {
    /// The last line was cut off; the match goes on with what is whole.
    Cut {
        /// The file.
        file: PathBuf,
        /// The line that was cut.
        line: usize,
        /// What the cut file is called now.
        aside: Option<PathBuf>,
    },
    /// The record could not be read; the match goes on with the last good one.
    FellBack {
        /// What is wrong with the record.
        why: RecordError,
        /// The last good one.
        backup: PathBuf,
        /// What the unreadable record is called now; nothing if there is none.
        aside: Option<PathBuf>,
    },
    /// The record ends before the last good one does, as a file does that was cut off at the end of a line; the match goes on with
    /// the last good one.
    Behind {
        /// The file.
        file: PathBuf,
        /// The last good one.
        backup: PathBuf,
        /// What the shorter file is called now.
        aside: Option<PathBuf>,
    },
    /// What lies beside the record as its last good one is no earlier state of it, and was kept from being replaced by the next save.
    BackupKept {
        /// What it is called now.
        aside: PathBuf,
    },
}

impl LoadNote {
    /// The note in words.
    pub fn say(&self, locale: &Locale) -> String {
        let (text, aside) = match self {
            Self::Cut { file, line, aside } => {
                let words =
                    Words::new("load-cut").with("file", harmless(&file.display().to_string())).with("line", *line);
                (locale.say(&words), aside)
            }
            Self::FellBack { why, backup, aside } => {
                let words = Words::new("load-fell-back").with("backup", harmless(&backup.display().to_string()));
                (format!("{} {}", why.say(locale), locale.say(&words)), aside)
            }
            Self::Behind { file, backup, aside } => {
                let words = Words::new("load-behind")
                    .with("file", harmless(&file.display().to_string()))
                    .with("backup", harmless(&backup.display().to_string()));
                (locale.say(&words), aside)
            }
            Self::BackupKept { aside } => {
                return locale
                    .say(&Words::new("load-backup-kept").with("file", harmless(&aside.display().to_string())));
            }
        };
        match aside {
            None => text,
            Some(aside) => {
                let kept = Words::new("load-kept-aside").with("file", harmless(&aside.display().to_string()));
                format!("{text} {}", locale.say(&kept))
            }
        }
    }
}

/// A record that can be resumed, looked at: nothing has been written or renamed yet.
#[derive(Debug)]
pub struct ExaminedRecord {
    path: PathBuf,
    /// What is in the file; nothing where there is none.
    known: Option<Fingerprint>,
    recorded: RecordedMatch,
    damage: Option<Damage>,
}

/// What has to be repaired before a match can go on.
#[derive(Debug)]
enum Damage {
    /// This line is cut off.
    Cut(usize),
    /// The record cannot be read; the last good one takes its place.
    Unreadable(RecordError),
    /// The record is a beginning of the last good one, which takes its place.
    Behind,
}

impl ExaminedRecord {
    /// The match, as far as it can be resumed.
    pub const fn recorded(&self) -> &RecordedMatch {
        &self.recorded
    }

    /// The match, for reading only: a damaged file is not repaired.
    pub fn into_recorded(self) -> RecordedMatch {
        self.recorded
    }

    /// Goes on with the match; what could not be read is kept aside under another name, never written over.
    ///
    /// # Errors
    /// If what is damaged cannot be repaired: another program has written to the file meanwhile, the disk is full. The file is
    /// as it was then.
    pub fn resume(self) -> Result<(RecordedMatch, LoadReport), RecordError> {
        let Self { path, known, mut recorded, damage } = self;
        let Some(damage) = damage else {
            // The next save would put this record in the place of what is no earlier state of it.
            let kept = is_worth_keeping(&path, &recorded).then(|| storage::keep_aside(&storage::backup_of(&path)));
            let kept = kept.transpose().map_err(|error| RecordError::of_file(&path, error))?;
            recorded.origin = known.map(|known| (path, known));
            let notes = kept.map(|aside| LoadNote::BackupKept { aside }).into_iter().collect();
            return Ok((recorded, LoadReport { notes }));
        };
        let text = recorded.text();
        let repaired = storage::repair(&path, &text, known.as_ref());
        let aside = repaired.map_err(|error| RecordError::of_file(&path, error))?;
        recorded.origin = Some((path.clone(), Fingerprint::of(text)));
        let note = match damage {
            Damage::Cut(line) => LoadNote::Cut { file: path, line, aside },
            Damage::Unreadable(why) => LoadNote::FellBack { why, backup: storage::backup_of(&path), aside },
            Damage::Behind => LoadNote::Behind { backup: storage::backup_of(&path), file: path, aside },
        };
        Ok((recorded, LoadReport { notes: vec![note] }))
    }
}

impl RecordedMatch {
    /// The match of a record's text, as far as that is whole. It belongs to no file.
    ///
    /// # Errors
    /// If it is no record, or damaged.
    pub fn of_text(text: &str) -> Result<Self, RecordError> {
        read(Path::new(""), Ok(text.as_bytes().to_vec())).map(|reading| reading.recorded)
    }

    /// Looks whether and how the match of a record can be resumed: a last line that is cut off is left out; where the record
    /// cannot be read, or is only the beginning of it, the last good one of the same match (`.bak`) takes its place. Nothing is written or renamed before
    /// [`ExaminedRecord::resume`]. What a newer program wrote is not damaged, and nothing takes its place.
    ///
    /// # Errors
    /// If neither can be read: what is wrong with the record itself.
    pub fn examine(path: &Path) -> Result<ExaminedRecord, RecordError> {
        let found = content(path);
        let known = found.as_ref().ok().map(Fingerprint::of);
        let header = header_of(&found);
        let path = path.to_owned();
        let why = match read(&path, found) {
            Ok(ParsedRecord { recorded, cut, .. }) => {
                let found = match longer_backup(&path, &recorded) {
                    Some(longer) => ExaminedRecord { path, known, recorded: longer, damage: Some(Damage::Behind) },
                    None => ExaminedRecord { path, known, recorded, damage: cut.map(Damage::Cut) },
                };
                return Ok(found);
            }
            Err(why) if why.is_about_access() || why.is_foreign() => return Err(why),
            Err(why) => why,
        };
        let backup = storage::backup_of(&path);
        let Ok(ParsedRecord { recorded, .. }) = read(&backup, content(&backup)) else { return Err(why) };
        if header.is_some_and(|header| is_another_match(&header, recorded.lines.header())) {
            let problem = Problem::OtherBackup { why: why.problem, backup };
            return Err(RecordError { problem: Box::new(problem), ..why });
        }
        Ok(ExaminedRecord { path, known, recorded, damage: Some(Damage::Unreadable(why)) })
    }

    /// Whether a match was saved under this path: something is in the file, or its last good copy is there, from which the match can
    /// be resumed. The empty file of a name that was only taken is none.
    pub fn is_saved(path: &Path) -> bool {
        fs::metadata(path).is_ok_and(|file| !file.is_file() || file.len() > 0)
            || fs::is_there(&storage::backup_of(path))
    }

    /// Resumes the match of a record: [`RecordedMatch::examine`], and what has to be repaired is.
    ///
    /// # Errors
    /// As [`RecordedMatch::examine`] and [`ExaminedRecord::resume`].
    pub fn load(path: &Path) -> Result<(Self, LoadReport), RecordError> {
        Self::examine(path)?.resume()
    }

    /// Reads a record, or one line of text, to look at it: nothing is written or renamed. Says which line is cut off, if one is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(path: &Path) -> Result<(Self, Option<usize>), RecordError> {
        read_or_line(path).map(|ParsedRecord { recorded, cut, .. }| (recorded, cut))
    }

    /// Checks that every action of a record was legal, that every die came from the seed, that it is whole, and that every byte
    /// is as a record has it.
    ///
    /// # Errors
    /// Where it does not verify, and why.
    pub fn verify(path: &Path) -> Result<Self, RecordError> {
        read_or_line(path)?.whole(path)
    }
}

/// Reads a record from its file, or from one line of text, given itself or in a file.
fn read_or_line(path: &Path) -> Result<ParsedRecord, RecordError> {
    let found = content_of_line(path).map_err(|why| RecordError {
        file: path.to_owned(),
        line: None,
        decision: 0,
        problem: Box::new(Problem::TextLine(why)),
    })?;
    read(path, found)
}

/// The last good one beside a record, if the record is a beginning of it.
pub(super) fn longer_backup(path: &Path, own: &RecordedMatch) -> Option<RecordedMatch> {
    let backup = storage::backup_of(path);
    // As a rule it is shorter by a decision, and need not be played again.
    let is_longer = fs::metadata(&backup).is_ok_and(|file| file.is_file() && file.len() > own.text().len() as u64);
    let ParsedRecord { recorded, .. } = is_longer.then(|| read(&backup, content(&backup)).ok()).flatten()?;
    (recorded.lines.count() > own.lines.count() && recorded.lines.go_on_from(&own.lines)).then_some(recorded)
}

/// Whether what lies beside a record as its last good one is no earlier state of it: of another match, of the same one as it went on
/// otherwise and further, damaged, of a newer program, or no record at all.
fn is_worth_keeping(path: &Path, own: &RecordedMatch) -> bool {
    let backup = storage::backup_of(path);
    let Ok(found) = content(&backup) else { return false };
    if own.text().as_bytes().starts_with(&found) {
        return false;
    }
    let Ok(ParsedRecord { recorded, .. }) = read(&backup, Ok(found)) else { return true };
    !recorded.lines.header().is_same_match(own.lines.header()) || recorded.lines.count() > own.lines.count()
}

/// Whether what is left of a record could be of the match with this header: nothing in it says otherwise.
pub(super) fn could_be_of(damaged: &[u8], good: &Header) -> bool {
    header_of(&Ok(damaged.to_vec())).is_none_or(|header| !is_another_match(&header, good))
}

/// Whether the header of a damaged record belongs to another match than the header of the last good copy. A sound header is
/// compared as a whole; in a damaged one, the seed or its hash is compared.
fn is_another_match(damaged: &Header, good: &Header) -> bool {
    if damaged.setup().is_ok() { !damaged.is_same_match(good) } else { !damaged.shares_seed(good) }
}
