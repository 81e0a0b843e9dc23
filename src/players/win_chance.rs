//! Evaluation of a table of two: each side's chance to win, and whether it is estimated or solved.

use super::{
    dejarik::exact_help::exact_chance,
    hint_without_dice::hint_without_dice,
    holochess::{analysis::chance, exactly},
    search::Stop,
};
use crate::rules::{Match, Seat, Table, ToAct, holochess::Holochess};

/// How reliable a chance is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// A static evaluation or the result of a search.
    Estimated,
    /// Solved without the quiet clock, which can change the value by about 0.01.
    SolvedButForTheClock,
    /// Solved, or the match is over.
    Exact,
}

/// The chances of both sides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinChance {
    /// The first seat's chance to win, a draw half.
    pub first: f64,
    /// How well it is known.
    pub certainty: Certainty,
}

impl WinChance {
    /// The chance of a seat.
    pub fn of(self, seat: Seat) -> f64 {
        if seat == Seat::FIRST { self.first } else { 1.0 - self.first }
    }
}

/// Evaluates a table of two. `None` where more than two play, where the table waits for no choice, or if `stop` was raised.
pub fn win_chance(table: &dyn Table, stop: Option<Stop>) -> Option<WinChance> {
    if table.seats() != 2 {
        return None;
    }
    if let Some(verdict) = table.verdict() {
        return Some(WinChance { first: verdict.share(Seat::FIRST), certainty: Certainty::Exact });
    }
    let ToAct::Choose(seat) = table.to_act() else { return None };
    let for_first = |value: f64| if seat == Seat::FIRST { value } else { 1.0 - value };
    if let Some(first) = exact_chance(table, stop.is_none()) {
        return Some(WinChance { first, certainty: Certainty::Exact });
    }
    let Some(being_played) = table.as_any().downcast_ref::<Match<Holochess>>() else {
        return hint_without_dice(table, stop)
            .map(|hint| WinChance { first: for_first(hint.value), certainty: Certainty::Estimated });
    };
    let (rules, position) = (being_played.rules(), being_played.position());
    if let Some(value) = exactly(rules, position) {
        let has_clock = table.progress().quiet.is_some();
        let certainty = if has_clock { Certainty::SolvedButForTheClock } else { Certainty::Exact };
        return Some(WinChance { first: for_first(value), certainty });
    }
    Some(WinChance { first: chance(rules, position), certainty: Certainty::Estimated })
}
