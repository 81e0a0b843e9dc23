//! The person's estimated strength in each game: one versioned TOML file, a section a game. It has numbers only; `players` gives
//! them their meaning.

use std::path::Path;

use toml_edit::{DocumentMut, Item, Table, value};

use crate::{
    locale::{self, Words},
    storage::{self, FileError, FileProblem},
};

/// The version of the file that this program writes.
const VERSION: i64 = 1;
/// The most that is read of it, in bytes.
const LIMIT: u64 = 1 << 16;
/// The largest absolute value of a rating.
const MOST: f64 = 10_000.0;

/// The estimate for one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredRating {
    /// The rating, on the scale of the levels.
    pub rating: f64,
    /// Its standard error, above 0.
    pub deviation: f64,
    /// The number of matches that it is based on.
    pub matches: u32,
}

/// The file.
#[derive(Clone, Debug, Default)]
pub struct StoredRatings {
    /// The file as it was read, with all that we do not know.
    document: DocumentMut,
    /// A file that could not be read, or is of a later version, lies where we would write: it stays as it is.
    blocked: bool,
}

impl StoredRatings {
    /// Reads the file, and says what was wrong with it. Where there is none, nothing is known yet. What cannot be read is kept
    /// aside under another name.
    pub fn load(path: &Path) -> (Self, Vec<Words>) {
        let text = match storage::read_text(path, LIMIT) {
            Ok(text) => text,
            Err(error) if error.problem == FileProblem::Missing => return (Self::default(), Vec::new()),
            Err(error) => return Self::unreadable(path, locale::file_error(&error)),
        };
        let read: Result<DocumentMut, _> = text.parse();
        let Ok(document) = read else {
            let why = Words::new("strength-unreadable").with("file", path.display().to_string());
            return Self::unreadable(path, why);
        };
        match document.get("version").and_then(Item::as_integer) {
            None | Some(..=VERSION) => (Self { document, blocked: false }, Vec::new()),
            Some(found) => {
                let words = Words::new("strength-version").with("found", found).with("known", VERSION);
                (Self { document, blocked: true }, vec![words])
            }
        }
    }

    /// Nothing is known, and the file that could not be read is out of the way.
    fn unreadable(path: &Path, why: Words) -> (Self, Vec<Words>) {
        match storage::keep_aside(path) {
            Ok(aside) => {
                let kept = Words::new("settings-kept-aside").with("file", aside.display().to_string());
                (Self::default(), vec![why, kept])
            }
            Err(error) => {
                let stays = Words::new("strength-not-kept-aside").with("file", error.path.display().to_string());
                (Self { blocked: true, ..Self::default() }, vec![why, stays])
            }
        }
    }

    /// The estimate for a game, by its id; `None` if the file has none, or an impossible one.
    pub fn of(&self, game: &str) -> Option<StoredRating> {
        let section = self.document.get(game)?.as_table_like()?;
        let number = |key: &str| {
            let item = section.get(key)?;
            item.as_float().or_else(|| item.as_integer().map(|whole| whole as f64))
        };
        let standing = StoredRating {
            rating: number("rating")?,
            deviation: number("deviation")?,
            matches: u32::try_from(section.get("matches")?.as_integer()?).ok()?,
        };
        let can_be = standing.rating.abs() <= MOST && standing.deviation > 0.0 && standing.deviation <= MOST;
        can_be.then_some(standing)
    }

    /// Stores a new estimate.
    pub fn set(&mut self, game: &str, standing: StoredRating) {
        // Tenths are more precise than any estimate here.
        let rounded = |number: f64| (10.0 * number).round() / 10.0;
        let section = self.document.entry(game).or_insert_with(|| Item::Table(Table::new()));
        if !section.is_table_like() {
            *section = Item::Table(Table::new());
        }
        if let Some(section) = section.as_table_like_mut() {
            section.insert("rating", value(rounded(standing.rating)));
            section.insert("deviation", value(rounded(standing.deviation)));
            section.insert("matches", value(i64::from(standing.matches)));
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
            storage::make_folder(folder)?;
        }
        storage::replace(path, document.to_string(), false)
    }
}
