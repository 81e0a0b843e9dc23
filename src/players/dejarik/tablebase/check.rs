//! Looks through a whole table: whether the value of every state is the best of what its moves lead to, by the rules themselves,
//! which the solver does not ask.

use super::{ExactValue, Tablebase, step::State};
use crate::{
    platform::on_threads::with_states,
    rules::{
        GameId, Rules as _, Seat,
        circle::CellSet,
        dejarik::{Dejarik, Draft, Position, RuleSet},
    },
};

/// What the check of a table has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckReport {
    /// States that were looked at.
    pub states: u64,
    /// How many of them have a value or a distance that does not follow from their moves.
    pub wrong: u64,
    /// One of those, by the rulebook's line.
    pub example: Option<String>,
}

/// The rules with their defaults.
pub fn rules_of(rules: &RuleSet) -> Dejarik {
    let game: GameId = rules.game;
    Dejarik::new(&game.options(), 2).expect("two play it with its own options")
}

/// The position in which black is to move and this is the state, both first turns over; `None` if it is none in which the game
/// goes on.
pub fn position_of(rules: &RuleSet, state: State) -> Option<Position> {
    let camps = [state.own, state.other].map(|camp| CellSet::from_bits(camp).into_iter().collect());
    Position::build(rules, &Draft { camps, side: Seat::FIRST, moves: 2 * rules.straight_turns }).ok()
}

/// Checks a table on so many threads. `progress` hears how many of its parts are done, of how many.
pub fn check(table: &Tablebase, threads: usize, progress: &(dyn Fn(usize, usize) + Sync)) -> CheckReport {
    let rules = rules_of(table.rules());
    let parts = table.index().stretches();
    let reports = with_states(threads, parts, CheckReport::default, |report, part| {
        progress(part, parts);
        table.index().visit_stretch(part, |number, state| {
            let known = table.value_of(number);
            let Some(state) = state else {
                report.wrong += u64::from(known.is_some());
                return;
            };
            report.states += 1;
            let position = position_of(table.rules(), state);
            let follows: Option<ExactValue> =
                position.and_then(|position| table.probe(&rules, &position)).map(|probe| probe.value);
            if follows.is_none() || follows != known || table.index().number(state) != Some(number) {
                report.wrong += 1;
                report.example = position.map(|position| position.to_string());
            }
        });
    });
    progress(parts, parts);
    reports.into_iter().fold(CheckReport::default(), |sum, report| CheckReport {
        states: sum.states + report.states,
        wrong: sum.wrong + report.wrong,
        example: sum.example.or(report.example),
    })
}
