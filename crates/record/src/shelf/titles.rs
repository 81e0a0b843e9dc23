//! The titles that people give their matches: `titles.json` in the folder of the shelf. They are not in the index, which may be
//! deleted, and not in the records, which say what happened and nothing else.

use std::{collections::BTreeMap, path::Path};

use serde::{Deserialize, Serialize};

use super::{
    Shelf,
    json_file::{self, JsonFile},
};
use holochess_locale as locale;
use holochess_platform::storage::{FileError, FileProblem};

/// The file of the titles.
const FILE: &str = "titles.json";
/// The version that is read and written.
const VERSION: u64 = 1;
/// The longest title, in characters.
pub const LONGEST_TITLE: usize = 60;

/// The file as it stands.
#[derive(Serialize, Deserialize)]
struct TitlesFile {
    format: String,
    version: u64,
    titles: BTreeMap<String, String>,
}

/// The word that tells the file from any other.
const FORMAT: &str = "holochess-titles";

impl Shelf {
    /// The titles by the names of the files; none where they cannot be read.
    pub(super) fn titles(&self) -> BTreeMap<String, String> {
        let stored = json_file::read::<TitlesFile>(&self.folder().join(FILE));
        let mut titles = stored.map(|stored| stored.titles).unwrap_or_default();
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
        json_file::change(&self.folder().join(FILE), |stored: &mut TitlesFile| {
            let before = stored.titles.clone();
            change(&mut stored.titles);
            stored.titles != before
        })
    }
}

impl JsonFile for TitlesFile {
    const MOST_BYTES: u64 = 16 << 20;

    fn empty() -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, titles: BTreeMap::new() }
    }

    fn is_known(&self) -> bool {
        self.format == FORMAT && self.version == VERSION
    }
}

/// The titles in the text of their file; nothing if it is none, or of another version. One that cannot be shown is left out.
pub fn read_titles(text: &str) -> Option<BTreeMap<String, String>> {
    let mut titles = json_file::known::<TitlesFile>(text)?.titles;
    titles.retain(|_, title| fits(title));
    Some(titles)
}

/// The text of the file of titles.
pub fn write_titles(titles: BTreeMap<String, String>) -> String {
    json_file::text_of(&TitlesFile { titles, ..TitlesFile::empty() })
}

/// Whether a title can be shown on one line.
pub(super) fn fits(title: &str) -> bool {
    locale::is_harmless(title) && title.chars().count() <= LONGEST_TITLE
}
