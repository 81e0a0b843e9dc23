//! How matches of a solved game are looked through: by its table, so that nothing is estimated but what happens near the cap on moves.

use super::{
    analyst::{Analyst, RatedDecision, RatedRoll},
    without_dice::AnalystWithoutDice,
};
use crate::{
    chances::Chances,
    dejarik::{
        chance_of,
        exact_help::{ExactTableValue, exact_chance, exact_value_by, values_by},
        tablebase::{ExactValue, Tablebase},
    },
};
use holochess_rules::{Action, Seat, Table, ToAct, dejarik::Dejarik};

/// Looks through matches of a solved game.
pub(super) struct ExactAnalyst {
    tablebase: &'static Tablebase,
    /// For positions so near to the cap on moves that the table does not hold.
    near_the_cap: AnalystWithoutDice<Dejarik>,
}

impl ExactAnalyst {
    pub fn new(tablebase: &'static Tablebase) -> Self {
        Self { tablebase, near_the_cap: AnalystWithoutDice::new(2) }
    }
}

/// A copy of the table on which all forced passes are played: a seat chooses there, or the game is over.
fn after_passes(table: &dyn Table) -> Box<dyn Table> {
    let mut table = table.duplicate();
    while let ToAct::Pass(seat) = table.to_act() {
        // The table asks for it; if it were refused there would be no way on.
        if table.play(seat, Action::Pass).is_err() {
            break;
        }
    }
    table
}

impl Analyst for ExactAnalyst {
    fn chances(&mut self, table: &dyn Table) -> Chances {
        let table = after_passes(table);
        match exact_value_by(self.tablebase, &*table) {
            Some(value) => Chances::of_two(exact_chance(&*table, value)),
            None => self.near_the_cap.chances(&*table),
        }
    }

    fn rate_decision(&mut self, table: &dyn Table, seat: Seat, action: Action) -> Option<RatedDecision> {
        if action == Action::Resign {
            return None;
        }
        let Some(probe) = values_by(self.tablebase, table) else {
            return self.near_the_cap.rate_decision(table, seat, action);
        };
        let (mut best, mut best_value) = *probe.actions.first()?;
        // A draw that can be claimed is one.
        if best_value < ExactValue::DRAW && table.check(Action::Draw).is_ok() {
            (best, best_value) = (Action::Draw, ExactValue::DRAW);
        }
        let value_of = |(known, value): &(Action, ExactValue)| (*known == action).then_some(*value);
        let chosen = if action == Action::Draw { ExactValue::DRAW } else { probe.actions.iter().find_map(value_of)? };
        if chosen >= best_value {
            best = action;
        }
        let is_row = table.row().is_some();
        let given_away = (chance_of(best_value, is_row) - chance_of(chosen, is_row)).max(0.0);
        Some(RatedDecision { best, given_away, exact: Some([chosen, best_value.max(chosen)]) })
    }

    fn exact_value(&mut self, table: &dyn Table) -> Option<ExactTableValue> {
        exact_value_by(self.tablebase, &*after_passes(table))
    }

    fn is_exact(&self) -> bool {
        true
    }

    fn rate_roll(&mut self, _: &dyn Table, _: &dyn Table) -> Option<RatedRoll> {
        None
    }
}
