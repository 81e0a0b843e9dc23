//! Hints at the tables without dice: the best action, and what it does, in words that can be checked on the board.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::{
    Limits, Player,
    by_game::{ByGame, by_game},
    dejarik::exact_help::exact_hint,
    hint_depth::{DICELESS_DEPTH, DICELESS_NODES},
    hint_reason::HintReason,
    search::Stop,
    search_player::{HeuristicGame, LevelSettings, SearchPlayer},
    static_evaluation::StaticEvaluation,
};
use holochess_locale::Locale;
use holochess_rules::{Action, Match, NodeKind, Rules, Seat, Table, ToAct, holochess::Holochess};

/// The best action and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HintWithoutDice {
    /// What to do.
    pub action: Action,
    /// The chance to win with it, of the seat that chooses.
    pub value: f64,
    /// Why, the most important first.
    pub reasons: Vec<HintReason>,
}

/// How a hint looks ahead.
const HINT_SETTINGS: LevelSettings = LevelSettings {
    noise: 0.0,
    solves: true,
    asks_engine: true,
    ..LevelSettings::plain(DICELESS_DEPTH, DICELESS_NODES)
};
/// No more reasons than a person listens to.
pub(super) const MOST_REASONS: usize = 2;

/// The best action at a table without dice, with its reasons; `None` if the game has dice, if no player has a choice, or if `stop`
/// was raised.
pub fn hint_without_dice(table: &dyn Table, stop: Option<Stop>) -> Option<HintWithoutDice> {
    // A caller with a stop flag must not wait for the table of the solved game.
    if let Some(exact) = exact_hint(table, stop.is_none()) {
        return Some(exact);
    }
    by_game(table, BestAction { table, stop }).flatten()
}

/// Searches for the best action of a table.
struct BestAction<'a> {
    table: &'a dyn Table,
    stop: Option<Stop>,
}

impl ByGame for BestAction<'_> {
    type Output = Option<HintWithoutDice>;

    fn with_dice(self, _: &Match<Holochess>) -> Self::Output {
        None
    }

    fn without_dice<R: HeuristicGame + StaticEvaluation>(self, being_played: &Match<R>) -> Self::Output {
        let Self { table, stop } = self;
        if !matches!(table.to_act(), ToAct::Choose(_)) {
            return None;
        }
        let mut player = SearchPlayer::<R>::new(HINT_SETTINGS, 0);
        let report = player.think_until(table, &Limits::default(), stop.clone());
        if stop.is_some_and(|stop| stop.is_raised()) {
            return None;
        }
        let reasons = reasons(being_played.rules(), being_played.position(), report.action, report.value);
        Some(HintWithoutDice { action: report.action, value: report.value, reasons })
    }
}

/// The reasons for an action in a match without dice that waits for a choice.
pub(super) fn reasons_without_search<R: HeuristicGame>(being_played: &Match<R>, action: Action) -> HintWithoutDice {
    // What the action is worth is not searched for: a win by force is said only of what was.
    let value = 0.5;
    HintWithoutDice { action, value, reasons: reasons(being_played.rules(), being_played.position(), action, value) }
}

/// What can be said of an action that is worth so much to the seat that chooses.
pub fn reasons<R: HeuristicGame>(rules: &R, position: &R::Position, action: Action, value: f64) -> Vec<HintReason> {
    if action == Action::Draw {
        return vec![HintReason::Claims];
    }
    if rules.count_actions(position) == 1 {
        return vec![HintReason::Only];
    }
    let NodeKind::Decision(seat) = rules.node_kind(position) else { return Vec::new() };
    let after = rules.apply(position, action);
    if rules.verdict(&after).is_some_and(|verdict| verdict.winner == Some(seat)) {
        return vec![HintReason::Wins];
    }
    let mut reasons = Vec::new();
    if value >= 1.0 {
        reasons.push(HintReason::WinsByForce);
    }
    if other_can_win(rules, &rules.pass(position), seat) && !other_can_win(rules, &after, seat) {
        reasons.push(HintReason::Stops);
    }
    reasons.extend(rules.hint_reasons(position, action, &after));
    if can_win(rules, &back_to(rules, after, seat), seat) {
        // A forced win has been reported already.
        let place = usize::from(value >= 1.0);
        reasons.insert(place.min(reasons.len()), HintReason::Threatens);
    }
    if reasons.is_empty() {
        reasons.push(HintReason::Prospects);
    }
    shorten(&mut reasons, |reason| reason.is_warning());
    reasons
}

/// Leaves as many reasons as a person listens to. The first warning among them always stays: it takes the last place.
pub(super) fn shorten<R>(reasons: &mut Vec<R>, is_warning: impl Fn(&R) -> bool) {
    if let Some(warning) = reasons.iter().position(is_warning).filter(|place| *place >= MOST_REASONS) {
        reasons.swap(MOST_REASONS - 1, warning);
    }
    reasons.truncate(MOST_REASONS);
}

/// The position in which it is this seat's turn again if all others pass.
fn back_to<R: Rules>(rules: &R, mut position: R::Position, seat: Seat) -> R::Position {
    while let NodeKind::Decision(mover) = rules.node_kind(&position) {
        if mover == seat {
            break;
        }
        position = rules.pass(&position);
    }
    position
}

/// Whether the seat to move can win with its next move.
fn can_win<R: Rules>(rules: &R, position: &R::Position, seat: Seat) -> bool {
    rules.node_kind(position) == NodeKind::Decision(seat)
        && rules
            .visit_actions(position, |action| {
                let verdict = rules.verdict(&rules.apply(position, action));
                if verdict.is_some_and(|verdict| verdict.winner == Some(seat)) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            })
            .is_break()
}

/// Whether another seat could win with its next move if all seats before it passed.
fn other_can_win<R: Rules>(rules: &R, position: &R::Position, seat: Seat) -> bool {
    let mut position = position.clone();
    while let NodeKind::Decision(mover) = rules.node_kind(&position) {
        if mover == seat {
            break;
        }
        if can_win(rules, &position, mover) {
            return true;
        }
        position = rules.pass(&position);
    }
    false
}

impl HintWithoutDice {
    /// All reasons as one sentence without its end.
    pub fn say(&self, locale: &Locale) -> String {
        let tone = |reason: &HintReason| if reason.is_warning() { Tone::Warning } else { Tone::Merit };
        sentence(locale, self.reasons.iter().map(|reason| (tone(reason), reason.say(locale))))
    }
}

/// Whether a reason speaks for an action or against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tone {
    /// It is good for the player to move.
    Merit,
    /// It costs something, or leaves something open.
    Warning,
}

/// One reason or two as a sentence without its end.
pub(super) fn sentence(locale: &Locale, mut reasons: impl Iterator<Item = (Tone, String)>) -> String {
    match (reasons.next(), reasons.next()) {
        (Some((first_tone, first)), Some((tone, second))) => {
            let id =
                if (first_tone, tone) == (Tone::Merit, Tone::Warning) { "hint-reason-but" } else { "hint-reason-two" };
            locale.format(id, &[("first", first.into()), ("second", second.into())])
        }
        (first, _) => first.map(|(_, reason)| reason).unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_warning_is_never_left_out() {
        let merits = [HintReason::Stops, HintReason::TakesCentre, HintReason::Takes];
        for place in 0..=merits.len() {
            let mut reasons = merits.to_vec();
            reasons.insert(place, HintReason::LeavesOpen);
            shorten(&mut reasons, |reason| reason.is_warning());
            assert_eq!(reasons.len(), MOST_REASONS);
            assert!(reasons.contains(&HintReason::LeavesOpen), "{place}: {reasons:?}");
        }
        let mut reasons = merits.to_vec();
        shorten(&mut reasons, |reason| reason.is_warning());
        assert_eq!(reasons, merits[..MOST_REASONS]);
    }
}
