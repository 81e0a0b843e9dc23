//! A small versioned TOML file of numbers: some sections, a line a thing. What it holds beside them is kept.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Table, value};

use crate::storage::{self, FileError, FileProblem, make_folder};

/// The version of the files that this program writes.
const VERSION: i64 = 1;
/// The most that is read of one, in bytes.
const LIMIT: u64 = 1 << 18;

/// The file.
#[derive(Clone, Debug, Default)]
pub(super) struct NumberFile {
    /// The file as it was read, with keys that this program does not know.
    document: DocumentMut,
    /// A file that could not be read, or is of a later version, lies where we would write: it stays as it is.
    blocked: bool,
}

impl NumberFile {
    /// Reads the file; a missing one is empty. One that cannot be read is kept aside under another name, or stays as it is, and
    /// nothing is written then.
    pub(super) fn load(path: &Path) -> Self {
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

    /// The number of a line; `None` if there is none, or one that is out of range.
    pub(super) fn get(&self, section: &str, id: &str) -> Option<u32> {
        let number = self.document.get(section)?.as_table_like()?.get(id)?.as_integer()?;
        u32::try_from(number).ok()
    }

    /// Sets the number of a line.
    pub(super) fn set(&mut self, section: &str, id: &str, number: u32) {
        let section = self.document.entry(section).or_insert_with(|| Item::Table(Table::new()));
        if !section.is_table_like() {
            *section = Item::Table(Table::new());
        }
        if let Some(section) = section.as_table_like_mut() {
            section.insert(id, value(i64::from(number)));
        }
    }

    /// Writes the file: it is the old one or the new one, never half. One that is not ours to change stays as it is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub(super) fn save(&self, path: &Path) -> Result<(), FileError> {
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
