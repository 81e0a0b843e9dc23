//! What an answer to a puzzle is worth, and what can be said of the right one without telling it.

use super::Puzzle;
use crate::{
    dejarik::{exact_help::exact_values, tablebase::ExactValue},
    hint::why,
    hint_without_dice::reasons,
    holochess::endings::SHIPPED,
};
use holochess_locale::{Locale, Words};
use holochess_rules::{Action, Match, Table, ToAct, dejarik::Dejarik, holochess::Holochess};

/// What an action is worth to the player who takes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum AnswerWorth {
    /// So many points after so many plies, and the reply that shows it, where there is one.
    Exact(ExactValue, Option<Action>),
    /// So good a chance to win, and the best that there is.
    Chance(f64, f64),
}

/// What an action is worth at a table that is solved; `None` as long as it is not.
pub fn worth(table: &dyn Table, action: Action) -> Option<AnswerWorth> {
    if let Some(being_played) = table.as_any().downcast_ref::<Match<Holochess>>() {
        let probe = SHIPPED.as_ref()?.probe(being_played.position())?;
        let (_, chance) = *probe.actions.iter().find(|(known, _)| *known == action)?;
        return Some(AnswerWorth::Chance(chance, probe.value));
    }
    let probe = exact_values(table, false)?;
    let (_, value) = *probe.actions.iter().find(|(known, _)| *known == action)?;
    Some(AnswerWorth::Exact(value, reply(table, action)))
}

/// The best reply to an action; `None` if it ends the game, or the same player acts again.
fn reply(table: &dyn Table, action: Action) -> Option<Action> {
    let mut after = table.duplicate();
    let ToAct::Choose(seat) = after.to_act() else { return None };
    after.play(seat, action).ok()?;
    match after.to_act() {
        ToAct::Choose(next) if next != seat => exact_values(&*after, false)?.actions.first().map(|(action, _)| *action),
        _ => None,
    }
}

impl AnswerWorth {
    /// What a wrong answer is worth, as a sentence.
    pub fn words(&self, locale: &Locale, table: &dyn Table, action: Action) -> Words {
        let said = table.action_text(action);
        match *self {
            Self::Chance(chance, best) => Words::new("puzzle-wrong-chance")
                .with("action", said)
                .with("chance", locale.percent(chance, 1))
                .with("best", locale.percent(best, 1)),
            Self::Exact(value, reply) => {
                let words = Words::new(if reply.is_some() { "puzzle-wrong-exact-by" } else { "puzzle-wrong-exact" });
                let reply = reply.map(|reply| table.action_text(reply)).unwrap_or_default();
                words.with("action", said).with_words("value", value.words()).with("reply", reply)
            }
        }
    }
}

impl Puzzle {
    /// What can be said of the solution on the board of its table, without what it is worth.
    pub fn hint_reason(&self, table: &dyn Table, locale: &Locale) -> Option<String> {
        let action = table.read_action(&self.solution).ok()?;
        if let Some(being_played) = table.as_any().downcast_ref::<Match<Dejarik>>() {
            let found = reasons(being_played.rules(), being_played.position(), action, 0.5);
            return found.first().map(|reason| reason.say(locale));
        }
        why(table, action, locale)
    }
}
