//! A hint at any table: the best action, and why.

use super::{
    counsel::{Counsel, counsel},
    holochess::advice::{Advice, advise},
    search::Stop,
};
use crate::{
    locale::Locale,
    rules::{Action, Table},
};

/// The best action with its reasons, as the game has them.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// Where dice fall: chances.
    Advice(Advice),
    /// Where none do: what can be seen on the board.
    Counsel(Counsel),
}

impl Hint {
    /// What to do.
    pub fn action(&self) -> Action {
        match self {
            Self::Advice(advice) => advice.action,
            Self::Counsel(counsel) => counsel.action,
        }
    }

    /// All reasons as one sentence without its end.
    pub fn say(&self, locale: &Locale) -> String {
        match self {
            Self::Advice(advice) => advice.say(locale),
            Self::Counsel(counsel) => counsel.say(locale),
        }
    }
}

/// The best action and why; `None` if the table waits for no choice, or `stop` was raised.
pub fn hint(table: &dyn Table, stop: Option<Stop>) -> Option<Hint> {
    advise(table, stop.clone()).map(Hint::Advice).or_else(|| counsel(table, stop).map(Hint::Counsel))
}
