//! The person's estimated strength in each game: one versioned TOML file, a section a game. It has numbers only; `players` gives
//! them their meaning.

use std::path::Path;

use toml_edit::{Item, Table, value};

use super::versioned_toml::VersionedToml;
use crate::{locale::Words, storage::FileError};

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
pub struct StoredRatings(VersionedToml);

impl StoredRatings {
    /// Reads the file, and says what was wrong with it. Where there is none, nothing is known yet. What cannot be read is kept
    /// aside under another name, or stays as it is, and nothing is written then.
    pub fn load(path: &Path) -> (Self, Vec<Words>) {
        let (file, flaws) = VersionedToml::load(path);
        (Self(file), flaws)
    }

    /// The estimate for a game, by its id; `None` if the file has none, or an impossible one.
    pub fn of(&self, game: &str) -> Option<StoredRating> {
        let section = self.0.document.get(game)?.as_table_like()?;
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
        let section = self.0.document.entry(game).or_insert_with(|| Item::Table(Table::new()));
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
        self.0.save(path)
    }
}
