//! A hint at any table: the best action, and why.

use super::{
    counsel::{Counsel, counsel},
    holochess::advice::{self, Advice, advise},
    search::Stop,
};
use crate::{
    locale::Locale,
    rules::{Action, Match, Stage, Table, game::Rules as _, holochess::Holochess},
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

    /// The chance to win with it of whoever chooses, where dice make it one that comes true.
    pub fn chance(&self) -> Option<f64> {
        match self {
            Self::Advice(advice) => Some(advice.value),
            Self::Counsel(_) => None,
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

/// What speaks for an action that somebody found at a table of Holochess, as one sentence without its end; `None` at any other
/// table, and where nobody has a choice.
pub fn why(table: &dyn Table, action: Action, locale: &Locale) -> Option<String> {
    let being_played: &Match<Holochess> = table.as_any().downcast_ref()?;
    let (rules, position) = (being_played.rules(), being_played.position());
    let Stage::Decision(seat) = rules.stage(position) else { return None };
    table.check(action).ok()?;
    Some(advice::say(&advice::reasons(rules, position, seat, action), locale))
}
