//! The options of a game: named values with ranges, as the rulebook lists them (`quiet_turns = 20`).

use std::collections::BTreeMap;

use thiserror::Error;

use super::GameId;

/// What values an option takes.
#[derive(Clone, Copy, Debug)]
pub enum Domain {
    /// One of these words.
    Words(&'static [&'static str]),
    /// A whole number in this range, both ends included.
    Number(u32, u32),
    /// Text with a format of its own.
    Text {
        /// The form, as in `single|points:1–300`; the same in every language.
        form: &'static str,
        /// Whether a value has it.
        fits: fn(&str) -> bool,
    },
}

impl Domain {
    /// The allowed values, the same in every language: `random|balanced`, `0–1000`.
    pub fn allowed(self) -> String {
        match self {
            Self::Words(words) => words.join("|"),
            Self::Number(low, high) => format!("{low}–{high}"),
            Self::Text { form, .. } => form.to_owned(),
        }
    }
}

/// One option of a game. Its name and explanation for people are in the language files.
#[derive(Clone, Copy, Debug)]
pub struct Spec {
    /// The key, as on the command line.
    pub key: &'static str,
    /// What it may be.
    pub domain: Domain,
    /// The default value.
    pub default: &'static str,
}

/// Why options are refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// The game has no such option.
    #[error("there is no option {key:?}; this game has: {known}")]
    Unknown {
        /// What was asked for.
        key: String,
        /// What there is.
        known: String,
    },
    /// The value is out of range.
    #[error("option {key} cannot be {value:?}; it is {allowed}")]
    Value {
        /// The option.
        key: String,
        /// What was given.
        value: String,
        /// What is allowed.
        allowed: String,
    },
}

/// The options of a match: every option of the game has a valid value.
#[derive(Clone, Debug)]
pub struct Options {
    game: GameId,
    specs: &'static [Spec],
    values: BTreeMap<&'static str, String>,
}

impl PartialEq for Options {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.values == other.values
    }
}

impl Eq for Options {}

impl Options {
    /// The defaults of a game.
    pub fn new(game: GameId, specs: &'static [Spec]) -> Self {
        let values = specs.iter().map(|spec| (spec.key, spec.default.to_owned())).collect();
        Self { game, specs, values }
    }

    /// The game that these options belong to.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The options that there are.
    pub fn specs(&self) -> &'static [Spec] {
        self.specs
    }

    /// Sets an option.
    ///
    /// # Errors
    /// If there is no such option or the value is not in its domain; nothing has changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let Some(spec) = self.specs.iter().find(|spec| spec.key == key) else {
            let known = self.specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            return Err(OptionError::Unknown { key: key.to_owned(), known });
        };
        let (fits, allowed) = match spec.domain {
            Domain::Words(words) => (words.contains(&value), format!("one of {}", words.join(", "))),
            Domain::Number(low, high) => (
                value.parse::<u32>().is_ok_and(|number| (low..=high).contains(&number) && number.to_string() == value),
                format!("a whole number from {low} to {high}"),
            ),
            Domain::Text { form, fits } => (fits(value), form.to_owned()),
        };
        if !fits {
            return Err(OptionError::Value { key: key.to_owned(), value: value.to_owned(), allowed });
        }
        self.values.insert(spec.key, value.to_owned());
        Ok(())
    }

    /// The value of an option as text.
    ///
    /// # Panics
    /// If the game has no such option: keys in code are constants.
    pub fn word(&self, key: &str) -> &str {
        &self.values[key]
    }

    /// The value of an option, if the game has it.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.values.get(key).map(String::as_str)
    }

    /// The value of a number.
    ///
    /// # Panics
    /// If the game has no such number: keys in code are constants, and values were checked when they were set.
    pub fn number(&self, key: &str) -> u32 {
        self.values[key].parse().expect("numbers are checked when they are set")
    }

    /// All keys and values, in the order of the keys.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, &str)> {
        self.values.iter().map(|(key, value)| (*key, value.as_str()))
    }
}
