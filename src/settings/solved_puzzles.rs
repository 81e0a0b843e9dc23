//! Which puzzles have been solved: one versioned TOML file, a line a puzzle with the number of tries.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Table, value};

use crate::storage::{self, FileError, FileProblem, make_folder};

/// The version of the file that this program writes.
const VERSION: i64 = 1;
/// The most that is read of it, in bytes.
const LIMIT: u64 = 1 << 18;
/// The section with a line a puzzle.
const SOLVED: &str = "solved";

/// The file.
#[derive(Clone, Debug, Default)]
pub struct SolvedPuzzles {
    /// The file as it was read, with all that we do not know.
    document: DocumentMut,
    /// A file that could not be read, or is of a later version, lies where we would write: it stays as it is.
    blocked: bool,
}

impl SolvedPuzzles {
    /// Reads the file. Where there is none, nothing is solved yet. What cannot be read is kept aside under another name, or stays as
    /// it is, and nothing is kept then.
    pub fn load(path: &Path) -> Self {
        let document = match storage::read_text(path, LIMIT) {
            Ok(text) => text.parse::<DocumentMut>().ok(),
            Err(error) if error.problem == FileProblem::Missing => return Self::default(),
            Err(_) => None,
        };
        match document {
            Some(document) => {
                let is_later = document.get("version").and_then(Item::as_integer).is_some_and(|found| found > VERSION);
                Self { document, blocked: is_later }
            }
            None => Self { blocked: storage::keep_aside(path).is_err(), ..Self::default() },
        }
    }

    /// How many tries a puzzle took, by its id; nothing if it is not solved.
    pub fn tries(&self, id: &str) -> Option<u32> {
        let tries = self.document.get(SOLVED)?.as_table_like()?.get(id)?.as_integer()?;
        u32::try_from(tries).ok().filter(|tries| *tries > 0)
    }

    /// Notes that a puzzle is solved; the fewest tries count.
    pub fn set(&mut self, id: &str, tries: u32) {
        let fewest = self.tries(id).map_or(tries, |before| before.min(tries)).max(1);
        let section = self.document.entry(SOLVED).or_insert_with(|| Item::Table(Table::new()));
        if !section.is_table_like() {
            *section = Item::Table(Table::new());
        }
        if let Some(section) = section.as_table_like_mut() {
            section.insert(id, value(i64::from(fewest)));
        }
    }

    /// Writes the file: it is the old one or the new one, never half. One that is not ours to change stays as it is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        if self.blocked {
            return Ok(());
        }
        let mut document = self.document.clone();
        document.insert("version", value(VERSION));
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_folder(folder)?;
        }
        storage::replace(path, document.to_string(), false)
    }
}
