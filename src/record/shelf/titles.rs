//! The titles that people give their matches: `titles.json` in the folder of the shelf. They are not in the index, which may be
//! deleted, and not in the records, which say what happened and nothing else.

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};

use super::Shelf;
use crate::{
    locale,
    storage::{self, FileError, FileProblem, Fingerprint},
};

/// The file of the titles.
const FILE: &str = "titles.json";
/// The version that is read and written.
const VERSION: u64 = 1;
/// The most that is read of it, in bytes.
const MOST_BYTES: u64 = 16 << 20;
/// The longest title, in characters.
pub const LONGEST_TITLE: usize = 60;
/// How often a change is tried while other programs change the file as well.
const ATTEMPTS: usize = 20;

/// The file as it stands.
#[derive(Serialize, Deserialize)]
struct Stored {
    format: String,
    version: u64,
    titles: BTreeMap<String, String>,
}

/// The word that tells the file from any other.
const FORMAT: &str = "holochess-titles";

impl Shelf {
    /// The titles by the names of the files; none where they cannot be read.
    pub(super) fn titles(&self) -> BTreeMap<String, String> {
        let text = storage::read_text(&self.folder().join(FILE), MOST_BYTES).unwrap_or_default();
        let mut titles = read(&text).map(|stored| stored.titles).unwrap_or_default();
        titles.retain(|_, title| fits(title));
        titles
    }

    /// Gives a match a title, or takes it away where it is empty. Blanks around it are left out; it is one line, cut after
    /// [`LONGEST_TITLE`] characters.
    ///
    /// # Errors
    /// If the file of the titles cannot be written, is of a later version, or is none: it stays as it is then.
    pub fn set_title(&self, file: &Path, title: &str) -> Result<(), FileError> {
        let Some(name) = file.file_name().and_then(|name| name.to_str()).map(str::to_owned) else {
            return Err(FileError { path: file.to_owned(), problem: FileProblem::BadName });
        };
        let title: String = locale::harmless(title.trim()).chars().take(LONGEST_TITLE).collect();
        self.change_titles(|titles| {
            if title.is_empty() {
                titles.remove(&name)
            } else {
                titles.insert(name.clone(), title.clone())
            };
        })
    }

    /// Changes the titles; again from what is there if another program has changed them meanwhile.
    pub(super) fn change_titles(&self, change: impl Fn(&mut BTreeMap<String, String>)) -> Result<(), FileError> {
        let path = self.folder().join(FILE);
        let mut last = FileError { path: path.clone(), problem: FileProblem::Changed };
        for _ in 0..ATTEMPTS {
            let (known, mut stored) = match storage::read_text(&path, MOST_BYTES) {
                Ok(text) if !text.is_empty() => {
                    let Some(stored) = read(&text) else {
                        return Err(FileError { path, problem: FileProblem::Changed });
                    };
                    (Some(Fingerprint::of(&text)), stored)
                }
                Ok(_) => (None, Stored::empty()),
                Err(error) if error.problem == FileProblem::Missing => (None, Stored::empty()),
                Err(error) => return Err(error),
            };
            let before = stored.titles.clone();
            change(&mut stored.titles);
            if stored.titles == before {
                return Ok(());
            }
            // Texts by texts are JSON.
            let text = serde_json::to_string_pretty(&stored).unwrap_or_default() + "\n";
            match storage::replace_known(&path, &text, known.as_ref()) {
                Ok(_) => return Ok(()),
                Err(error) if error.problem == FileProblem::Changed => last = error,
                Err(error) => return Err(error),
            }
        }
        Err(last)
    }
}

impl Stored {
    fn empty() -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, titles: BTreeMap::new() }
    }
}

/// The file; nothing if it is none, or of another version.
fn read(text: &str) -> Option<Stored> {
    let stored: Stored = serde_json::from_str(text).ok()?;
    (stored.format == FORMAT && stored.version == VERSION).then_some(stored)
}

/// Whether a title can be shown on one line.
fn fits(title: &str) -> bool {
    locale::is_harmless(title) && title.chars().count() <= LONGEST_TITLE
}
