//! A hint at any table: the best action, and why.

use serde::{Deserialize, Serialize};

use super::{
    by_game::{ByGame, by_game},
    hint_without_dice::{HintWithoutDice, hint_without_dice, reasons_without_search},
    holochess::hint_with_dice::{self, HintWithDice, hint_with_dice},
    search::Stop,
    search_player::HeuristicGame,
    static_evaluation::StaticEvaluation,
};
use holochess_locale::Locale;
use holochess_rules::{Action, Match, NodeKind, Rules as _, Table, ToAct, holochess::Holochess};

/// The best action with its reasons, as the game has them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Hint {
    /// Where dice fall: chances.
    WithDice(HintWithDice),
    /// Where none do: what can be seen on the board.
    WithoutDice(HintWithoutDice),
}

impl Hint {
    /// What to do.
    pub fn action(&self) -> Action {
        match self {
            Self::WithDice(hint) => hint.action,
            Self::WithoutDice(hint) => hint.action,
        }
    }

    /// The chance to win of the player to move after this action; `None` in games without dice, where the value is no real chance.
    pub fn chance(&self) -> Option<f64> {
        match self {
            Self::WithDice(hint) => Some(hint.value),
            Self::WithoutDice(_) => None,
        }
    }

    /// Every reason in words, and whether it speaks against the action.
    pub fn reasons(&self, locale: &Locale) -> Vec<(String, bool)> {
        match self {
            Self::WithDice(hint) => {
                hint.reasons.iter().map(|reason| (reason.say(locale), reason.is_warning())).collect()
            }
            Self::WithoutDice(hint) => {
                hint.reasons.iter().map(|reason| (reason.say(locale), reason.is_warning())).collect()
            }
        }
    }

    /// All reasons as one sentence without its end.
    pub fn say(&self, locale: &Locale) -> String {
        match self {
            Self::WithDice(hint) => hint.say(locale),
            Self::WithoutDice(hint) => hint.say(locale),
        }
    }
}

/// The best action and why; `None` if the table waits for no choice, or `stop` was raised.
pub fn hint(table: &dyn Table, stop: Option<Stop>) -> Option<Hint> {
    hint_with_dice(table, stop.clone())
        .map(Hint::WithDice)
        .or_else(|| hint_without_dice(table, stop).map(Hint::WithoutDice))
}

/// The reasons for an action at a table, as one sentence without its full stop; `None` if no player has a choice.
pub fn why(table: &dyn Table, action: Action, locale: &Locale) -> Option<String> {
    table.check(action).ok()?;
    by_game(table, ReasonsFor { action, locale }).flatten()
}

/// Puts what speaks for an action into words.
struct ReasonsFor<'a> {
    action: Action,
    locale: &'a Locale,
}

impl ByGame for ReasonsFor<'_> {
    type Output = Option<String>;

    fn with_dice(self, being_played: &Match<Holochess>) -> Self::Output {
        let (rules, position) = (being_played.rules(), being_played.position());
        let NodeKind::Decision(seat) = rules.node_kind(position) else { return None };
        Some(hint_with_dice::say(&hint_with_dice::reasons(rules, position, seat, self.action), self.locale))
    }

    fn without_dice<R: HeuristicGame + StaticEvaluation>(self, being_played: &Match<R>) -> Self::Output {
        let ToAct::Choose(_) = being_played.to_act() else { return None };
        Some(reasons_without_search(being_played, self.action).say(self.locale))
    }
}
