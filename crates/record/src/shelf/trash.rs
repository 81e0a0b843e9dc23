//! Matches that were deleted: each lies in a folder of its own in `deleted`, inside the folder of the shelf, for thirty days.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use super::{LONGEST_TITLE, Shelf, ShelfEntry, index::age, titles::fits};
use crate::bounds::MOST_BYTES;
use holochess_platform::storage::{self, DELETED, FileError, FileProblem};
use holochess_platform::{clock::SystemTime, fs};

/// The file with the title, beside a deleted match that had one.
const TITLE: &str = "title.txt";
/// The file with the moment at which a deleted match was first seen to be too old, in seconds since 1970.
const DUE: &str = "due.txt";
/// For how many days it is kept.
pub const KEPT_DAYS: u64 = 30;
/// How long it stays once it was seen to be too old: a clock that has jumped ahead is put right meanwhile.
const GRACE: Duration = Duration::from_hours(24);

/// A match that was deleted, and can be brought back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedMatch {
    /// Where it was.
    pub file: PathBuf,
    /// The folder in which it lies now.
    folder: PathBuf,
}

impl DeletedMatch {
    /// Where it lies now.
    pub fn lies_at(&self) -> PathBuf {
        self.folder.join(self.file.file_name().unwrap_or_default())
    }

    /// When it was deleted, and as which of that second.
    pub fn when(&self) -> Option<(SystemTime, u32)> {
        self.folder.file_name()?.to_str().and_then(time_of)
    }
}

impl Shelf {
    /// The matches that were deleted and can be brought back, the one that was deleted last first.
    pub fn deleted(&self) -> Vec<DeletedMatch> {
        let mut found: Vec<((SystemTime, u32), DeletedMatch)> = Vec::new();
        for (when, folder) in self.own_folders() {
            let Ok(files) = fs::read_dir(&folder) else { continue };
            // The match, or its last good copy where only that was left. An empty file is only a name that was taken.
            let names = files.flatten().filter(|file| has_content(&file.path())).filter_map(|file| {
                let path = PathBuf::from(file.file_name());
                let path =
                    if path.extension().is_some_and(|ending| ending == "bak") { path.with_extension("") } else { path };
                path.extension().is_some_and(|ending| ending == super::ENDING).then_some(path)
            });
            if let Some(name) = names.min()
                && !self.is_spare(&folder.join(&name))
            {
                found.push((when, DeletedMatch { file: self.folder().join(name), folder }));
            }
        }
        found.sort_by(|(one, _), (other, _)| other.cmp(one));
        found.into_iter().map(|(_, deleted)| deleted).collect()
    }

    /// What there is to be said of a deleted match, as of one that is on the shelf; it was written when it was deleted.
    pub fn deleted_entry(&self, deleted: &DeletedMatch) -> Option<ShelfEntry> {
        let (written, _) = deleted.when()?;
        let title = storage::read_text(&deleted.folder.join(TITLE), LONGEST_TITLE as u64 * 4).ok();
        let title = title.filter(|title| fits(title));
        Some(ShelfEntry { written, title, file: deleted.lies_at(), ..self.entry(&deleted.lies_at())? })
    }

    /// Moves a match with its last good copy to where it can be brought back from.
    ///
    /// # Errors
    /// If it is no match of this shelf, is not there any more, or cannot be moved; it is on the shelf then.
    pub fn delete(&self, file: &Path) -> Result<DeletedMatch, FileError> {
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
        Ok(DeletedMatch { file: file.to_owned(), folder })
    }

    /// Brings a deleted match back, under its own name or the next one that is free, and says which.
    ///
    /// # Errors
    /// If it is not there any more, or cannot be moved; it is where it was then.
    pub fn bring_back(&self, deleted: &DeletedMatch) -> Result<PathBuf, FileError> {
        let missing = || FileError { path: deleted.file.clone(), problem: FileProblem::Missing };
        let name = deleted.file.file_name().ok_or_else(missing)?;
        let from = deleted.folder.join(name);
        let (from_copy, stem) = (storage::backup_of(&from), Path::new(name).file_stem().ok_or_else(missing)?);
        if !has_content(&from) && !has_content(&from_copy) {
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
            // The title first: it goes with the match even if the program is stopped right behind it.
            let title = deleted.folder.join(TITLE);
            let text = storage::read_text(&title, LONGEST_TITLE as u64 * 4).ok();
            let has_title = text.is_some_and(|text| self.set_title(&target, &text).is_ok());
            let is_whole = has_content(&from);
            let moved = if is_whole {
                storage::move_to_free_name(&from, &target)
            } else {
                storage::move_to_free_name(&from_copy, &copy)
            };
            if !matches!(moved, Ok(true)) && has_title {
                let _ = self.set_title(&target, "");
            }
            if !moved? {
                continue;
            }
            if is_whole {
                // The match is back; without its copy, too.
                let _ = move_if_there(&from_copy, &copy);
            }
            if has_title {
                let _ = fs::remove_file(&title);
            }
            if fs::is_file(&from) && !has_content(&from) {
                let _ = fs::remove_file(&from);
            }
            storage::remove_temporaries_in(&deleted.folder);
            let _ = fs::remove_file(deleted.folder.join(DUE));
            let _ = fs::remove_dir(&deleted.folder);
            return Ok(target);
        }
        Err(missing())
    }

    /// Removes what was deleted more than [`KEPT_DAYS`] days ago, and was already so a day before: a clock that is wrong for an hour
    /// empties nothing. What the clock says is in the future stays, and what this shelf has not put there.
    pub fn empty_trash(&self, now: SystemTime) {
        for ((deleted, _), folder) in self.own_folders() {
            let due = folder.join(DUE);
            if age(deleted, now) < Duration::from_secs(KEPT_DAYS * 86_400) {
                let _ = fs::remove_file(&due);
                continue;
            }
            let noted = storage::read_text(&due, 20).ok().and_then(|text| text.parse().ok());
            let since = noted.and_then(|seconds| SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds)));
            match since.filter(|since| *since <= now) {
                Some(since) if age(since, now) >= GRACE => drop(fs::remove_dir_all(&folder)),
                Some(_) => {}
                None => {
                    let seconds = now.duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
                    let _ = storage::replace(&due, seconds.to_string(), false);
                }
            }
        }
    }

    /// The folders with a deleted match each, and when it was deleted, and as which of that second. A link is none: what it leads to was
    /// not put there by this shelf.
    fn own_folders(&self) -> Vec<((SystemTime, u32), PathBuf)> {
        let found = fs::read_dir(self.folder().join(DELETED)).into_iter().flatten().flatten();
        let timed = found.filter_map(|entry| Some((time_of(entry.file_name().to_str()?)?, entry.path())));
        timed.filter(|(_, folder)| fs::symlink_metadata(folder).is_ok_and(|it| it.is_dir())).collect()
    }

    /// Whether of a deleted match only its last good copy is in the trash, and the match itself is on the shelf or in the trash with all
    /// that is in the copy: a program was stopped between moving the one and the other.
    fn is_spare(&self, deleted: &Path) -> bool {
        let Some(name) = deleted.file_name().filter(|_| !has_content(deleted)) else { return false };
        let Ok(copy) = storage::read_bytes(&storage::backup_of(deleted), MOST_BYTES) else { return false };
        let trash = fs::read_dir(self.folder().join(DELETED)).into_iter().flatten().flatten();
        let in_trash = trash.map(|entry| entry.path().join(name));
        let mut all = self.files().unwrap_or_default().into_iter().chain(in_trash);
        all.any(|file| storage::read_bytes(&file, MOST_BYTES).is_ok_and(|bytes| bytes.starts_with(&copy)))
    }

    /// Makes a new folder for what is deleted now.
    fn folder_of_its_own(&self) -> Result<PathBuf, FileError> {
        let trash = self.folder().join(DELETED);
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

/// When a match was deleted, and as which of that second, from the name of its folder: seconds since 1970 and a number, and nothing
/// else.
fn time_of(name: &str) -> Option<(SystemTime, u32)> {
    let (seconds, number) = name.split_once('-')?;
    let are_digits = [seconds, number].iter().all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    let number = number.parse().ok().filter(|_| are_digits)?;
    let when = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(seconds.parse().ok()?))?;
    Some((when, number))
}

/// Whether there is a file with something in it.
fn has_content(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|file| file.is_file() && file.len() > 0)
}

/// Moves a file, if there is one; the new name has to be free.
fn move_if_there(from: &Path, to: &Path) -> Result<(), FileError> {
    match storage::move_to_free_name(from, to) {
        Err(error) if error.problem == FileProblem::Missing && !fs::is_there(from) => Ok(()),
        Ok(false) => Err(FileError { path: to.to_owned(), problem: FileProblem::Changed }),
        moved => moved.map(|_| ()),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_a_link_in_the_trash_leads_to_is_left_alone() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let (shelf, outside) = (Shelf::at(folder.path().join("saves")), folder.path().join("outside"));
        let trash = folder.path().join("saves").join(DELETED);
        for made in [&trash, &outside] {
            fs::create_dir_all(made).expect("the folder is ours");
        }
        for (name, text) in [(DUE, "a person's own"), ("groi-1.jsonl", "{}")] {
            fs::write(outside.join(name), text).expect("the folder is ours");
        }
        let now = SystemTime::UNIX_EPOCH + Duration::from_hours(90 * 24);
        for (deleted, number) in [(0_u64, 1), (89 * 86_400, 2)] {
            std::os::unix::fs::symlink(&outside, trash.join(format!("{deleted}-{number}")))
                .expect("the folder is ours");
        }
        for days in 0..3 {
            shelf.empty_trash(now + Duration::from_secs(days * 86_400));
        }
        assert_eq!(shelf.deleted(), []);
        assert_eq!(fs::read_to_string(outside.join(DUE)).expect("it is there"), "a person's own");
        assert!(outside.join("groi-1.jsonl").exists());
    }

    #[test]
    fn a_title_that_cannot_be_shown_is_none() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let shelf = Shelf::at(folder.path());
        let place = folder.path().join(DELETED).join("1-1");
        fs::create_dir_all(&place).expect("the folder is ours");
        fs::write(place.join("groi-1.jsonl"), "{}").expect("the folder is ours");
        for (title, shown) in [("The long evening", true), ("A\u{202e}B", false), ("two\nlines", false)] {
            fs::write(place.join(TITLE), title).expect("the folder is ours");
            let [deleted] = &shelf.deleted()[..] else { panic!("one match is in the trash") };
            let entry = shelf.deleted_entry(deleted).expect("it is there");
            assert_eq!(entry.title.is_some(), shown, "{title:?}");
        }
    }
}
