//! Opening records: to look at, to verify, and to go on with.

use std::path::{Path, PathBuf};

use super::{
    RecordError, RecordedMatch,
    read::{Reading, read},
};
use crate::{
    locale::{Locale, Words},
    storage,
};

/// What had to be done to resume a match.
#[derive(Debug, Default)]
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
        /// What the cut file is called now; nothing if it could not be moved.
        aside: Option<PathBuf>,
    },
    /// The record could not be read; the match goes on with the last good one.
    FellBack {
        /// What is wrong with the record.
        why: RecordError,
        /// The last good one.
        backup: PathBuf,
        /// What the unreadable record is called now; nothing if it is not there or could not be moved.
        aside: Option<PathBuf>,
    },
}

impl LoadNote {
    /// The note in words.
    pub fn say(&self, locale: &Locale) -> String {
        let (text, aside) = match self {
            Self::Cut { file, line, aside } => {
                let words = Words::new("load-cut").with("file", file.display().to_string()).with("line", *line);
                (locale.say(&words), aside)
            }
            Self::FellBack { why, backup, aside } => {
                let words = Words::new("load-fell-back").with("backup", backup.display().to_string());
                (format!("{} {}", why.say(locale), locale.say(&words)), aside)
            }
        };
        match aside {
            None => text,
            Some(aside) => {
                let kept = Words::new("load-kept-aside").with("file", aside.display().to_string());
                format!("{text} {}", locale.say(&kept))
            }
        }
    }
}

impl RecordedMatch {
    /// Resumes the match of a record. A last line that is cut off is left out; where the record cannot be read, the last good
    /// one (`.bak`) takes its place. What could not be read is kept aside under another name, never written over.
    ///
    /// # Errors
    /// If neither can be read: what is wrong with the record itself.
    pub fn load(path: &Path) -> Result<(Self, LoadReport), RecordError> {
        storage::remove_temporaries(path);
        match read(path) {
            Ok(Reading { recorded, cut: None, .. }) => Ok((recorded, LoadReport::default())),
            Ok(Reading { recorded, cut: Some(line), .. }) => {
                let aside = recorded.take_the_place_of(path);
                let note = LoadNote::Cut { file: path.to_owned(), line, aside };
                Ok((recorded, LoadReport { notes: vec![note] }))
            }
            Err(why) if why.is_about_access() => Err(why),
            Err(why) => {
                let backup = storage::backup_of(path);
                let Ok(Reading { recorded, .. }) = read(&backup) else { return Err(why) };
                let aside = recorded.take_the_place_of(path);
                Ok((recorded, LoadReport { notes: vec![LoadNote::FellBack { why, backup, aside }] }))
            }
        }
    }

    /// Reads a record to look at it: nothing is written or renamed. Says which line is cut off, if one is.
    ///
    /// # Errors
    /// If it cannot be read.
    pub fn open(path: &Path) -> Result<(Self, Option<usize>), RecordError> {
        read(path).map(|Reading { recorded, cut, .. }| (recorded, cut))
    }

    /// Checks that every action of a record was legal, that every die came from the seed, and that it is whole.
    ///
    /// # Errors
    /// Where it does not verify, and why.
    pub fn verify(path: &Path) -> Result<Self, RecordError> {
        read(path)?.whole(path)
    }

    /// Moves the damaged record at `path` aside and writes what was saved of it in its place. If that fails nothing is lost,
    /// and the next save tells.
    fn take_the_place_of(&self, path: &Path) -> Option<PathBuf> {
        let aside = storage::keep_aside(path).ok();
        if !path.exists() {
            let _ = storage::replace(path, self.text(), false);
        }
        aside
    }
}
