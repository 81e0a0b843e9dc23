//! Matches that were deleted: each lies in a folder of its own in `deleted`, inside the folder of the shelf, for thirty days.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use super::{LONGEST_TITLE, Shelf, index::age};
use crate::{
    platform::{clock::SystemTime, fs},
    storage::{self, FileError, FileProblem},
};

/// The folder with what was deleted.
const FOLDER: &str = "deleted";
/// The file with the title, beside a deleted match that had one.
const TITLE: &str = "title.txt";
/// For how many days it is kept.
pub const KEPT_DAYS: u64 = 30;

/// A match that was deleted, and can be brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deleted {
    /// Where it was.
    pub file: PathBuf,
    /// The folder in which it lies now.
    folder: PathBuf,
}

impl Shelf {
    /// Moves a match with its last good copy to where it can be brought back from.
    ///
    /// # Errors
    /// If it is no match of this shelf, is not there any more, or cannot be moved; it is on the shelf then.
    pub fn delete(&self, file: &Path) -> Result<Deleted, FileError> {
        let wrong = |problem| FileError { path: file.to_owned(), problem };
        if file.parent() != Some(self.folder()) {
            return Err(wrong(FileProblem::BadName));
        }
        let (Some(name), backup) = (file.file_name(), storage::backup_of(file)) else {
            return Err(wrong(FileProblem::BadName));
        };
        if !fs::is_file(file) && !fs::is_file(&backup) {
            return Err(wrong(FileProblem::Missing));
        }
        let folder = self.folder_of_its_own()?;
        // The copy first: whatever happens in between, the match itself is either here or there.
        let target = folder.join(name);
        let moved = move_if_there(&backup, &storage::backup_of(&target)).and_then(|()| move_if_there(file, &target));
        if let Err(error) = moved {
            let _ = move_if_there(&storage::backup_of(&target), &backup);
            let _ = fs::remove_dir(&folder);
            return Err(error);
        }
        // Its title goes with it: the next match of that name has none.
        if let Some(title) = name.to_str().and_then(|name| self.titles().remove(name)) {
            // A title that cannot be kept there stays in the list: it is found again when the match is back.
            if storage::replace(&folder.join(TITLE), title, false).is_ok() {
                let _ = self.set_title(file, "");
            }
        }
        Ok(Deleted { file: file.to_owned(), folder })
    }

    /// Brings a deleted match back, under its own name or the next one that is free, and says which.
    ///
    /// # Errors
    /// If it is not there any more, or cannot be moved; it is where it was then.
    pub fn bring_back(&self, deleted: &Deleted) -> Result<PathBuf, FileError> {
        let missing = || FileError { path: deleted.file.clone(), problem: FileProblem::Missing };
        let name = deleted.file.file_name().ok_or_else(missing)?;
        let from = deleted.folder.join(name);
        let (from_copy, stem) = (storage::backup_of(&from), Path::new(name).file_stem().ok_or_else(missing)?);
        if !fs::is_file(&from) && !fs::is_file(&from_copy) {
            return Err(missing());
        }
        for number in 1..=u32::MAX {
            let mut next = stem.to_owned();
            if number > 1 {
                next.push(format!("-{number}"));
            }
            next.push(format!(".{}", super::ENDING));
            let target = self.folder().join(next);
            let copy = storage::backup_of(&target);
            if fs::is_there(&target) || fs::is_there(&copy) {
                continue;
            }
            if fs::is_file(&from) {
                if !storage::move_to_free_name(&from, &target)? {
                    continue;
                }
                // The match is back; without its copy, too.
                let _ = move_if_there(&from_copy, &copy);
            } else if !storage::move_to_free_name(&from_copy, &copy)? {
                continue;
            }
            let title = deleted.folder.join(TITLE);
            if let Ok(text) = storage::read_text(&title, LONGEST_TITLE as u64 * 4)
                && self.set_title(&target, &text).is_ok()
            {
                let _ = fs::remove_file(&title);
            }
            let _ = fs::remove_dir(&deleted.folder);
            return Ok(target);
        }
        Err(missing())
    }

    /// Removes what was deleted more than [`KEPT_DAYS`] days ago. What the clock says is in the future stays, and what this shelf has
    /// not put there.
    pub fn empty_trash(&self, now: SystemTime) {
        let Ok(entries) = fs::read_dir(self.folder().join(FOLDER)) else { return };
        for entry in entries.flatten() {
            let deleted = entry.file_name().to_str().and_then(time_of);
            if deleted.is_some_and(|deleted| age(deleted, now) >= Duration::from_secs(KEPT_DAYS * 86_400)) {
                let _ = fs::remove_dir_all(entry.path());
            }
        }
    }

    /// Makes a new folder for what is deleted now.
    fn folder_of_its_own(&self) -> Result<PathBuf, FileError> {
        let trash = self.folder().join(FOLDER);
        storage::make_folder(&trash)?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let mut number = 1_u32;
        loop {
            let folder = trash.join(format!("{now}-{number}"));
            match fs::create_dir(&folder) {
                Ok(()) => return Ok(folder),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(FileError::new(&folder, &error)),
            }
        }
    }
}

/// When a match was deleted, from the name of its folder: seconds since 1970 and a number, and nothing else.
fn time_of(name: &str) -> Option<SystemTime> {
    let (seconds, number) = name.split_once('-')?;
    let are_digits = [seconds, number].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let _: u32 = number.parse().ok().filter(|_| are_digits)?;
    SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds.parse().ok()?))
}

/// Moves a file, if there is one; the new name has to be free.
fn move_if_there(from: &Path, to: &Path) -> Result<(), FileError> {
    match storage::move_to_free_name(from, to) {
        Err(error) if error.problem == FileProblem::Missing && !fs::is_there(from) => Ok(()),
        Ok(false) => Err(FileError { path: to.to_owned(), problem: FileProblem::Changed }),
        moved => moved.map(|_| ()),
    }
}
