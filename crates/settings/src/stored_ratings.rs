//! How strong each person is estimated to be in each game: one versioned TOML file, in `people` a table a name, in it a table a game.
//! It has numbers only; `players` gives them their meaning. Files of earlier versions knew one person, whose games were tables of
//! their own: the first player takes those over.

use toml_edit::{InlineTable, Item, Table, value};

use super::{exchange::set, kept_file::kept_as, versioned_toml::VersionedToml};

/// The table with the ratings of all players.
const PEOPLE: &str = "people";
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
    /// The estimate for a player (by name, which may be empty) in a game (by its id); `None` if the file has none, or an impossible
    /// one.
    pub fn rating_of(&self, name: &str, game: &str) -> Option<StoredRating> {
        read(self.0.document.get(PEOPLE)?.get(name)?.get(game)?)
    }

    /// Gives the estimates of a file that knew one person to the person of this name. Those that the person has already, and what
    /// is no estimate, stay as they are. Says whether anything was taken over.
    pub fn take_over(&mut self, name: &str) -> bool {
        let games = self.0.document.iter().filter(|(key, _)| *key != PEOPLE);
        let old: Vec<(String, StoredRating)> =
            games.filter_map(|(game, item)| Some((game.to_owned(), read(item)?))).collect();
        for (game, standing) in &old {
            if self.rating_of(name, game).is_none() {
                self.set(name, game, *standing);
            }
            self.0.document.remove(game);
        }
        !old.is_empty()
    }

    /// Stores a new estimate.
    pub fn set(&mut self, name: &str, game: &str, standing: StoredRating) {
        // Tenths are more precise than any estimate here.
        let rounded = |number: f64| (10.0 * number).round() / 10.0;
        let people = table_in(self.0.document.as_item_mut(), PEOPLE, true);
        let section = table_in(table_in(people, name, true), game, false);
        let numbers = [
            ("rating", rounded(standing.rating).into()),
            ("deviation", rounded(standing.deviation).into()),
            ("matches", i64::from(standing.matches).into()),
        ];
        if let Some(section) = section.as_table_like_mut() {
            for (key, number) in numbers {
                set(section, key, number);
            }
        }
    }
}

kept_as!(StoredRatings, VersionedToml);

/// The table with this key in another, made where there is none; a header of its own is written for it unless it holds only tables.
fn table_in<'a>(item: &'a mut Item, key: &str, holds_tables: bool) -> &'a mut Item {
    let is_inline = item.is_inline_table();
    let within = &mut item[key];
    if !within.is_table_like() {
        *within = if is_inline {
            value(InlineTable::new())
        } else {
            let mut table = Table::new();
            table.set_implicit(holds_tables);
            Item::Table(table)
        };
    }
    within
}

/// The estimate in a table; `None` if it is none, or an impossible one.
fn read(item: &Item) -> Option<StoredRating> {
    let section = item.as_table_like()?;
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
