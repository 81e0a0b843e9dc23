//! Saving a record into its file. The program remembers what it last read from or wrote to that file.

use std::path::{Path, PathBuf};

use super::{RecordedMatch, SaveError};
use holochess_platform::storage::{self, Fingerprint};

/// The file of a record.
pub(super) struct SaveFile {
    path: PathBuf,
    /// What this program has last read or written there; nothing if it has done neither.
    known: Option<Fingerprint>,
    /// How many lines of the record are there, the header included.
    lines: usize,
}

impl RecordedMatch {
    /// From now on every decision is in this file before [`RecordedMatch::decide`] returns; what there is already is written at
    /// once. The last good file stays beside it with `.bak` behind its name. A file that this match was not loaded from, and
    /// that has something else in it, is not written over.
    ///
    /// # Errors
    /// If it cannot be written now. It is tried again with every decision.
    pub fn autosave_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        storage::remove_temporaries(&path);
        self.file = Some(self.file_at(path));
        self.save()
    }

    /// The same, but only if it can be written now: else everything goes to the file that it went to before.
    ///
    /// # Errors
    /// If it cannot be written; nothing has changed then.
    pub fn move_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        let mut file = self.file_at(path);
        self.write_to(&mut file)?;
        self.file = Some(file);
        Ok(())
    }

    /// The file that every decision goes to.
    pub fn autosave_path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// The fingerprint of the file that the match was loaded from; `None` if it was not loaded. Code that writes the record without
    /// [`RecordedMatch::save`] passes it to [`storage::replace_known`].
    pub fn loaded_from(&self) -> Option<&Fingerprint> {
        self.origin.as_ref().map(|(_, known)| known)
    }

    /// How many lines of the record are not in its file; all of them where there is no file.
    pub fn unsaved(&self) -> usize {
        self.lines.count() + 1 - self.file.as_ref().map_or(0, |file| file.lines)
    }

    /// Writes to its file what is not there yet, after a save that failed; nothing to do where there is no file.
    ///
    /// # Errors
    /// If it cannot be written; the file is as it was then. [`FileProblem::Changed`](storage::FileProblem::Changed) if another
    /// program has written to the file: nothing of either is lost, and this match has to be saved elsewhere.
    pub fn save(&mut self) -> Result<(), SaveError> {
        let Some(mut file) = self.file.take() else { return Ok(()) };
        let saved = if file.lines > self.lines.count() { Ok(()) } else { self.write_to(&mut file) };
        self.file = Some(file);
        saved
    }

    /// Writes a copy of the record to any file. What was there stays beside it with `.bak` behind its name.
    ///
    /// # Errors
    /// If it cannot be written; the file is as it was then.
    pub fn save_to(&self, path: &Path) -> Result<(), SaveError> {
        storage::remove_temporaries(path);
        storage::replace(path, self.text(), true)
    }

    fn write_to(&self, file: &mut SaveFile) -> Result<(), SaveError> {
        file.known = Some(storage::replace_known(&file.path, &self.text(), file.known.as_ref())?);
        file.lines = self.lines.count() + 1;
        Ok(())
    }

    /// A file for this record, with the fingerprint of its content if that is known.
    fn file_at(&self, path: PathBuf) -> SaveFile {
        let file = self.file.as_ref().filter(|file| storage::is_same_file(&file.path, &path));
        let known = file.and_then(|file| file.known.clone()).or_else(|| {
            let (origin, known) = self.origin.as_ref()?;
            storage::is_same_file(origin, &path).then(|| known.clone())
        });
        SaveFile { path, known, lines: 0 }
    }
}
