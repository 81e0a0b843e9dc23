//! What can be saved of a record that is damaged: everything up to the line that cannot be right, or the last good copy beside it
//! if that goes further.

use std::path::{Path, PathBuf};

use super::{
    Problem, RecordError, RecordedMatch,
    load::longer_backup,
    read::{ParsedRecord, content, read},
};
use holochess_platform::storage::{self, FileProblem, Fingerprint};

/// What can be saved of a damaged record. Nothing has been written yet.
#[derive(Debug)]
pub struct Salvage {
    path: PathBuf,
    /// What is in the file; nothing where there is none.
    known: Option<Fingerprint>,
    recorded: RecordedMatch,
    /// What is wrong with the record.
    pub why: RecordError,
}

impl Salvage {
    /// The match, as far as it can be saved.
    pub const fn recorded(&self) -> &RecordedMatch {
        &self.recorded
    }

    /// The match, for reading only: the file stays as it is.
    pub fn into_recorded(self) -> RecordedMatch {
        self.recorded
    }

    /// Puts what could be saved in the place of the record; the damaged one is kept aside under another name, never written over.
    /// Says what it is called now, if there was one.
    ///
    /// # Errors
    /// If it cannot be written, or another program has written to the file meanwhile; the file is as it was then.
    pub fn repair(self) -> Result<Option<PathBuf>, storage::FileError> {
        storage::repair(&self.path, &self.recorded.text(), self.known.as_ref())
    }
}

/// A record as it was found.
#[derive(Debug)]
pub(super) enum Assessment {
    /// It is whole.
    Whole(RecordedMatch),
    /// It is damaged, and something of it can be saved.
    Damaged(Salvage),
}

impl RecordedMatch {
    /// What can be saved of a record that cannot be read to its end. Nothing is written.
    ///
    /// # Errors
    /// What is wrong with the record, if nothing can be saved of it; if it is of another version, too large, or cannot be got at,
    /// nothing is saved of it either, since it may be sound.
    pub fn salvage(path: &Path) -> Result<Option<Salvage>, RecordError> {
        Ok(match Self::assess(path)? {
            Assessment::Whole(_) => None,
            Assessment::Damaged(salvage) => Some(salvage),
        })
    }

    /// Reads a record to be watched or filmed: all of it, or what can be saved of it. Nothing is written.
    ///
    /// # Errors
    /// What is wrong with the record, if nothing can be saved of it.
    pub fn open_to_watch(path: &Path) -> Result<Self, RecordError> {
        Self::open(path).map(|(recorded, _)| recorded).or_else(|why| {
            let salvaged = Self::salvage(path).ok().flatten().map(Salvage::into_recorded);
            salvaged.ok_or(why)
        })
    }

    /// A record, whole or as far as it can be saved. Nothing is written.
    ///
    /// # Errors
    /// As [`RecordedMatch::salvage`].
    pub(super) fn assess(path: &Path) -> Result<Assessment, RecordError> {
        let found = content(path);
        let known = found.as_ref().ok().map(Fingerprint::of);
        let bytes = found.clone().unwrap_or_default();
        let why = match read(path, found) {
            Ok(ParsedRecord { recorded, cut: None, .. }) => return Ok(Assessment::Whole(recorded)),
            Ok(ParsedRecord { recorded, cut: Some(line), .. }) => {
                let why = RecordError::cut_off(path, line, &recorded);
                let recorded = longer_backup(path, &recorded).unwrap_or(recorded);
                return Ok(Assessment::Damaged(Salvage { path: path.to_owned(), known, recorded, why }));
            }
            Err(why) if why.is_about_access() || why.is_foreign() => return Err(why),
            Err(why) => why,
        };
        let beginning = sound_beginning(path, &bytes, &why);
        let backup = storage::backup_of(path);
        let copy = read(&backup, content(&backup)).ok().map(|reading| reading.recorded);
        // The copy of another match replaces no match.
        let copy = copy.filter(|copy| match &beginning {
            Some(beginning) => beginning.lines.header().is_same_match(copy.lines.header()),
            None => super::load::could_be_of(&bytes, copy.lines.header()),
        });
        let best = match (beginning, copy) {
            (Some(beginning), Some(copy)) if copy.lines.count() > beginning.lines.count() => Some(copy),
            (Some(beginning), _) => Some(beginning),
            (None, copy) => copy,
        };
        match best {
            Some(recorded) => Ok(Assessment::Damaged(Salvage { path: path.to_owned(), known, recorded, why })),
            None => Err(why),
        }
    }
}

/// The lines of a record before the one that is wrong, as a match; nothing if that is the header.
pub(super) fn sound_beginning(path: &Path, bytes: &[u8], why: &RecordError) -> Option<RecordedMatch> {
    let mut wrong = why.line?;
    if let Problem::File(error) = &*why.problem
        && let FileProblem::NotText { line } = error.problem
    {
        wrong = line;
    }
    // Reading stops at the first line that is wrong, so that all before it are right; only text that is none may hide another.
    while wrong > 1 {
        let mut ends = bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at);
        let end = ends.nth(wrong - 2)?;
        match read(path, Ok(bytes[..=end].to_vec())) {
            Ok(reading) => return Some(reading.recorded),
            Err(earlier) => wrong = earlier.line.filter(|line| *line < wrong)?,
        }
    }
    None
}
