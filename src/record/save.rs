//! Saving a record: into its own file, of which this program knows what it last read or wrote there.

use std::{
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{Keeper, SaveError};
use crate::storage::{self, Fingerprint};

/// The file of a record.
pub(super) struct SaveFile {
    pub path: PathBuf,
    /// Shared with the saves that are under way on other threads.
    state: Arc<Mutex<State>>,
}

/// What is in the file.
struct State {
    /// What this program has last read or written there; nothing if it has done neither.
    known: Option<Fingerprint>,
    /// How many lines of the record are there, the header included.
    lines: usize,
}

impl SaveFile {
    /// A file in which nothing of the record is saved yet.
    pub(super) fn new(path: PathBuf, known: Option<Fingerprint>) -> Self {
        Self { path, state: Arc::new(Mutex::new(State { known, lines: 0 })) }
    }

    /// What this program knows of it.
    pub(super) fn known(&self) -> Option<Fingerprint> {
        self.state().known.clone()
    }

    /// How many lines of the record are in it. While a save is under way on another thread this waits for it.
    fn lines(&self) -> usize {
        self.state().lines
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // A thread that panicked in between has changed nothing: both values are set together, last.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A record as it stood, to be written to its file on any thread. Of two saves of one match only the later has to be written;
/// written in any order, the file holds the later.
#[derive(Clone)]
#[must_use = "nothing is saved before it is written"]
pub struct Save {
    path: PathBuf,
    text: String,
    lines: usize,
    state: Arc<Mutex<State>>,
}

impl Save {
    /// Writes it: once this returns, everything up to it is on the disk.
    ///
    /// # Errors
    /// If it cannot be written; the file is as it was then. [`FileProblem::Changed`](storage::FileProblem::Changed) if another
    /// program has written to the file: nothing of either is lost, and this match has to be saved elsewhere.
    pub fn write(&self) -> Result<(), SaveError> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.lines < self.lines {
            state.known = Some(storage::replace_known(&self.path, &self.text, state.known.as_ref())?);
            state.lines = self.lines;
        }
        Ok(())
    }
}

impl Keeper {
    /// From now on every decision is in this file before [`Keeper::decide`] returns; what there is already is written at
    /// once. The last good file stays beside it with `.bak` behind its name. A file that this match was not loaded from, and
    /// that has something else in it, is not written over.
    ///
    /// # Errors
    /// If it cannot be written now. It is tried again with every decision.
    pub fn autosave_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        storage::sweep(&path);
        self.file = Some(self.file_at(path));
        self.save()
    }

    /// The same, but only if it can be written now: else everything goes to the file that it went to before.
    ///
    /// # Errors
    /// If it cannot be written; nothing has changed then.
    pub fn move_to(&mut self, path: PathBuf) -> Result<(), SaveError> {
        let file = self.file_at(path);
        self.save_of(&file).write()?;
        self.file = Some(file);
        Ok(())
    }

    /// From now on [`Keeper::decide`], [`Keeper::undo`] and [`Keeper::take_back`] write nothing: whoever keeps this match takes
    /// [`Keeper::pending_save`] after each of them and writes it on another thread.
    pub fn defer_saves(&mut self) {
        self.deferred = true;
    }

    /// The file that every decision goes to.
    pub fn autosave_path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// What has to be written so that everything up to now is on the disk; nothing where it is, or where there is no file.
    /// While a save is being written on another thread this waits for it.
    pub fn pending_save(&self) -> Option<Save> {
        let file = self.file.as_ref()?;
        (file.lines() < self.lines.count() + 1).then(|| self.save_of(file))
    }

    /// How many lines of the record are not in its file; all of them where there is no file.
    pub fn unsaved(&self) -> usize {
        let all = self.lines.count() + 1;
        all - self.file.as_ref().map_or(0, SaveFile::lines)
    }

    /// Writes to its file what is not there yet, after a save that failed or was deferred; nothing to do where there is no
    /// file.
    ///
    /// # Errors
    /// As [`Save::write`].
    pub fn save(&mut self) -> Result<(), SaveError> {
        self.pending_save().map_or(Ok(()), |save| save.write())
    }

    /// Writes a copy of the record to any file. What was there stays beside it with `.bak` behind its name.
    ///
    /// # Errors
    /// If it cannot be written; the file is as it was then.
    pub fn save_to(&self, path: &Path) -> Result<(), SaveError> {
        storage::replace(path, self.text(), true)
    }

    /// What every decision saves, unless that is left to somebody else.
    pub(super) fn save_decision(&mut self) -> Result<(), SaveError> {
        if self.deferred { Ok(()) } else { self.save() }
    }

    fn save_of(&self, file: &SaveFile) -> Save {
        let state = Arc::clone(&file.state);
        Save { path: file.path.clone(), text: self.text(), lines: self.lines.count() + 1, state }
    }

    /// A file for this record, with what is known of it.
    fn file_at(&self, path: PathBuf) -> SaveFile {
        let known = self.file.as_ref().filter(|file| storage::is_same_file(&file.path, &path));
        let known = known.and_then(SaveFile::known).or_else(|| {
            let (origin, known) = self.origin.as_ref()?;
            storage::is_same_file(origin, &path).then(|| known.clone())
        });
        SaveFile::new(path, known)
    }
}
