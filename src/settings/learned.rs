//! How far a person has come: parts of lessons that are done, evenings of the journey that were played, offers that were made. One
//! versioned TOML file, a section a subject, a line with a number a thing.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Table, value};

use crate::storage::{self, FileError, FileProblem, make_folder};

/// The version of the file that this program writes.
const VERSION: i64 = 1;
/// The most that is read of it, in bytes.
const LIMIT: u64 = 1 << 18;

/// A section of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Parts of lessons, as `holochess-walk`: 1 where one is done.
    Lessons,
    /// Evenings of the journey, by their ids: 1 where one was played, 2 where it was won.
    Journey,
    /// What was offered once and is not offered again.
    Offers,
}

impl Subject {
    const fn section(self) -> &'static str {
        match self {
            Self::Lessons => "lessons",
            Self::Journey => "journey",
            Self::Offers => "offers",
        }
    }
}

/// The file.
#[derive(Clone, Debug, Default)]
pub struct Learned {
    /// The file as it was read, with all that we do not know.
    document: DocumentMut,
    /// A file that could not be read, or is of a later version, lies where we would write: it stays as it is.
    blocked: bool,
}

impl Learned {
    /// Reads the file. Where there is none, nothing is known yet. What cannot be read is kept aside under another name, or stays as it
    /// is, and nothing is written then.
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

    /// The number that is noted for a thing; 0 where nothing is.
    pub fn get(&self, subject: Subject, id: &str) -> u32 {
        let noted = || self.document.get(subject.section())?.as_table_like()?.get(id)?.as_integer();
        noted().and_then(|number| u32::try_from(number).ok()).unwrap_or(0)
    }

    /// Notes a number for a thing; a smaller one than is there changes nothing.
    pub fn raise(&mut self, subject: Subject, id: &str, number: u32) {
        let number = number.max(self.get(subject, id));
        let section = self.document.entry(subject.section()).or_insert_with(|| Item::Table(Table::new()));
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
