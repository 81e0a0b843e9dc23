//! Exact help from the solved game: hints, the evaluation bar, the post-game analysis and the values of a pawn's destinations.
//!
//! Help is exact after [`switch_on`], which the program calls when it starts; a request is answered as soon as the table is
//! there.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use serde::{Deserialize, Serialize};

use super::{
    perfect_player::chance,
    tablebase::{ExactValue, Probe, Tablebase},
    tables,
};
use crate::{
    hint_reason::HintReason,
    hint_without_dice::{HintWithoutDice, reasons, shorten},
    search::Stop,
};
use holochess_locale::Words;
use holochess_rules::{Action, Match, Rules as _, Seat, Table, ToAct, dejarik::Dejarik, rules::Repetition};

static IS_ON: AtomicBool = AtomicBool::new(false);

/// The exact value of a table for the seat that chooses there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExactTableValue {
    /// Who chooses.
    pub seat: Seat,
    /// What the table is worth to that seat.
    pub value: ExactValue,
}

impl ExactTableValue {
    /// What the table is worth to a seat: to the other one the opposite, in as many plies.
    pub const fn of(self, seat: Seat) -> ExactValue {
        let points = if seat.index() == self.seat.index() { self.value.points } else { -self.value.points };
        ExactValue { points, distance: self.value.distance }
    }

    /// The value for a seat in few words: "+1 in 7".
    pub fn words_of(self, seat: Seat) -> Words {
        self.of(seat).short_words()
    }
}

/// Lets hints and evaluations look into the solved game from now on.
pub fn switch_on() {
    IS_ON.store(true, Relaxed);
}

/// Whether hints and evaluations look into the solved game.
pub fn is_on() -> bool {
    IS_ON.load(Relaxed)
}

/// The table for a game's help: nothing where help is not exact; else what is there, or, if it is worth waiting, what will be.
fn for_help(table: &dyn Table, waits: bool) -> Option<&'static Tablebase> {
    if !IS_ON.load(Relaxed) || !tables::can_be_solved(table.game()) {
        return None;
    }
    if waits {
        return tables::wait_for(table.game());
    }
    tables::request(table.game());
    tables::table(table.game())
}

/// The value of a match as it stands and of every action: the table's, and a draw where an action brings a position for the last
/// time that it may come up. Nothing if nobody has a choice.
pub fn probe_match(tablebase: &Tablebase, being_played: &Match<Dejarik>) -> Option<Probe> {
    let (rules, position) = (being_played.rules(), being_played.position());
    let mut probe = tablebase.probe(rules, position)?;
    for (action, value) in &mut probe.actions {
        let after = rules.apply(position, *action);
        if *action == Action::Pass || rules.verdict(&after).is_some() || !rules.has_action(&after) {
            continue;
        }
        let hash = rules.hash(&after);
        let times = 1 + being_played.seen().iter().filter(|seen| **seen == hash).count() as u32;
        match rules.repetition(&after, times) {
            Repetition::Nothing => {}
            Repetition::Ends(_) => *value = ExactValue::DRAW,
            // A player who would lose claims the draw.
            Repetition::MayClaim(_) => *value = (*value).min(ExactValue::DRAW),
        }
    }
    probe.actions.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    probe.value = probe.actions.first()?.1;
    Some(probe)
}

/// The exact value of a table at which a player chooses, and that of every action. `None` at other tables, where help is not
/// switched on, while the table of the solved game is not there (unless `waits`), and where the cap on moves is near enough to
/// change the result.
pub fn exact_values(table: &dyn Table, waits: bool) -> Option<Probe> {
    if !matches!(table.to_act(), ToAct::Choose(_)) {
        return None;
    }
    values_by(for_help(table, waits)?, table)
}

/// What a solved game knows of a table at which a player chooses; nothing at other tables, and near the cap on moves.
pub fn values_by(tablebase: &Tablebase, table: &dyn Table) -> Option<Probe> {
    let being_played: &Match<Dejarik> = table.as_any().downcast_ref()?;
    let is_choice = matches!(table.to_act(), ToAct::Choose(_));
    let moves_left = being_played.rules().moves_left(being_played.position());
    if !is_choice || moves_left < tablebase.horizon() {
        return None;
    }
    probe_match(tablebase, being_played)
}

/// The best action with the exact value as its first reason; nothing as for [`exact_values`].
pub fn exact_hint(table: &dyn Table, waits: bool) -> Option<HintWithoutDice> {
    let being_played: &Match<Dejarik> = table.as_any().downcast_ref()?;
    let probe = exact_values(table, waits)?;
    let is_row = table.row().is_some();
    if probe.value.is_loss() && table.check(Action::Draw).is_ok() {
        return Some(HintWithoutDice { action: Action::Draw, value: 0.5, reasons: vec![HintReason::Claims] });
    }
    let (action, exact) = *probe.actions.first()?;
    let seen = reasons(being_played.rules(), being_played.position(), action, 0.5);
    let says_more =
        |reason: &HintReason| !matches!(reason, HintReason::Prospects | HintReason::Wins | HintReason::Only);
    let mut reasons: Vec<_> =
        std::iter::once(HintReason::Exact(exact)).chain(seen.into_iter().filter(says_more)).collect();
    // That it loses is a warning of its own; what it leaves open is said beside that it wins.
    shorten(&mut reasons, |reason| matches!(reason, HintReason::LeavesOpen));
    Some(HintWithoutDice { action, value: chance(exact, is_row), reasons })
}

/// The exact value of a table for the seat that chooses; nothing as for [`exact_values`].
pub fn exact_table_value(table: &dyn Table, waits: bool) -> Option<ExactTableValue> {
    let ToAct::Choose(seat) = table.to_act() else { return None };
    Some(ExactTableValue { seat, value: exact_values(table, waits)?.value })
}

/// The same by a solved game that is there.
pub fn exact_value_by(tablebase: &Tablebase, table: &dyn Table) -> Option<ExactTableValue> {
    let ToAct::Choose(seat) = table.to_act() else { return None };
    Some(ExactTableValue { seat, value: values_by(tablebase, table)?.value })
}

/// The first seat's chance to win by an exact value at a table.
pub fn exact_chance(table: &dyn Table, value: ExactTableValue) -> f64 {
    chance(value.of(Seat::FIRST), table.row().is_some())
}

/// The solved game for the look back at a match: waits for it unless `stop` is raised; nothing where help is not exact, and for games
/// that are not solved.
pub fn table_for_look_back(table: &dyn Table, stop: Option<&Stop>) -> Option<&'static Tablebase> {
    if !IS_ON.load(Relaxed) {
        return None;
    }
    tables::wait_unless(table.game(), stop)
}
