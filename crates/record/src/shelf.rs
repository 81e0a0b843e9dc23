//! The folder of the saved matches: how its files are named, and which match can be continued. Looking at it reads files and
//! changes none.

mod exchange;
mod index;
mod json_file;
mod summary;
mod times;
mod titles;
mod trash;

use std::path::{Component, Path, PathBuf};

use super::{ExaminedRecord, MatchSetup, RecordError, RecordedMatch, line::Line};
use holochess_platform::storage::{self, FileError};
use holochess_platform::{clock::SystemTime, fs};

pub use exchange::{Import, ImportError, check_record};
pub use index::{Content, ShelfEntry};
pub use summary::{PlacedPiece, Summary};
pub use times::{ClockTimes, NoTimeControl, Seconds, TimeControl, are_times};
pub use titles::{LONGEST_TITLE, read_titles, write_titles};
pub use trash::{DeletedMatch, KEPT_DAYS};

/// The end of the name of a match file.
const ENDING: &str = "jsonl";

/// The longest last line that is read to see whether a match is over, in bytes. The line that ends a record has a hundred.
const LONGEST_END: u64 = 1 << 10;

/// The folder of the saved matches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shelf(PathBuf);

/// The match that can be continued, and the files on the way to it that could not be read.
#[derive(Debug, Default)]
pub struct NewestMatch {
    /// The most recently written file whose match is not over, and that match.
    pub newest: Option<(PathBuf, RecordedMatch)>,
    /// What is wrong with newer files. They are as they were.
    pub damaged: Vec<RecordError>,
}

impl Shelf {
    /// The matches in this folder, which may not be there yet.
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self(folder.into())
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Makes an empty file for a match, under a name that no other match has: [`Shelf::name_of`], and `-2`, `-3` … behind it where the same seed is played again. The folder is made where it is
    /// missing.
    ///
    /// # Errors
    /// If the folder or the file cannot be made.
    pub fn claim(&self, setup: &MatchSetup) -> Result<PathBuf, FileError> {
        storage::make_folder(&self.0)?;
        let name = Self::name_of(setup);
        let mut number = 1_u32;
        loop {
            let numbered = if number == 1 { name.clone() } else { format!("{name}-{number}") };
            let path = self.0.join(numbered).with_extension(ENDING);
            // If a match has lost its file and has only its last good copy, that copy must not be overwritten.
            if !fs::is_there(&storage::backup_of(&path)) && storage::claim(&path)? {
                return Ok(path);
            }
            number += 1;
        }
    }

    /// What the file of a match is called: `GAME-HASH`, with the first eight digits of the hash of its seed.
    pub fn name_of(setup: &MatchSetup) -> String {
        format!("{}-{}", setup.game.id(), &setup.seed.sha256_hex()[..8])
    }

    /// Whether a match can be saved here: takes a name for it, and gives it back.
    ///
    /// # Errors
    /// If the folder or a file in it cannot be made.
    pub fn try_out(&self, setup: &MatchSetup) -> Result<(), FileError> {
        self.claim(setup).map(|path| storage::give_back(&path))
    }

    /// The match files, the one that was written last first; where only the last good copy of a match is left, the path that its
    /// file had. A folder that is missing has none.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn files(&self) -> Result<Vec<PathBuf>, FileError> {
        let mut files = Vec::new();
        for found in storage::paths_in(&self.0)? {
            let is_copy = found.extension().is_some_and(|ending| ending == "bak");
            let path = if is_copy { found.with_extension("") } else { found.clone() };
            let is_hidden = path.file_name().is_none_or(|name| name.as_encoded_bytes().starts_with(b"."));
            if is_hidden || path.extension().is_none_or(|ending| ending != ENDING) || (is_copy && fs::is_there(&path)) {
                continue;
            }
            // Another program may have removed or renamed it since the folder was read.
            let Ok(metadata) = fs::metadata(&found) else { continue };
            if metadata.is_file() {
                files.push((metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH), path));
            }
        }
        files.sort_by(|(one, first), (other, second)| other.cmp(one).then_with(|| first.cmp(second)));
        Ok(files.into_iter().map(|(_, path)| path).collect())
    }

    /// The match files in which something was saved, the one that was written last first.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn saved(&self) -> Result<Vec<PathBuf>, FileError> {
        let mut files = self.files()?;
        files.retain(|path| RecordedMatch::is_saved(path));
        Ok(files)
    }

    /// The file of the match with this name, written with or without the ending of match files. A name that leads out of the
    /// folder is none.
    pub fn find(&self, name: &Path) -> Option<PathBuf> {
        let mut parts = name.components();
        let (Some(Component::Normal(name)), None) = (parts.next(), parts.next()) else { return None };
        let exact = self.0.join(name);
        let mut with_ending = exact.clone().into_os_string();
        with_ending.push(format!(".{ENDING}"));
        [exact, PathBuf::from(with_ending)].into_iter().find(|path| is_there(path))
    }

    /// The match that was played last among those that are not over and that `wanted` says yes to. Files whose last line is the
    /// end of a match are not read beyond that line; reading stops at the match that is found.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn newest(&self, wanted: impl Fn(&MatchSetup) -> bool) -> Result<NewestMatch, FileError> {
        let mut found = NewestMatch::default();
        for path in self.files()? {
            if is_over(&path) || !RecordedMatch::is_saved(&path) {
                continue;
            }
            match RecordedMatch::examine(&path).map(ExaminedRecord::into_recorded) {
                Ok(recorded) if !recorded.is_over() && wanted(recorded.setup()) => {
                    found.newest = Some((path, recorded));
                    break;
                }
                Ok(_) => {}
                Err(why) => found.damaged.push(why),
            }
        }
        Ok(found)
    }
}

/// Whether the last line of a file is the end of a match. `false` if that line cannot be read; then the whole file is read.
fn is_over(path: &Path) -> bool {
    let Ok(text) = storage::read_end(path, LONGEST_END) else { return false };
    let line = text.trim_ascii_end().rsplit(|byte| *byte == b'\n').next().unwrap_or_default();
    serde_json::from_slice::<Line>(line).is_ok_and(|line| line.end.is_some())
}

/// Whether there is a file of this name, or its last good copy, from which it can be resumed.
fn is_there(path: &Path) -> bool {
    fs::is_file(path) || fs::is_file(&storage::backup_of(path))
}
