//! Looks through a whole table: whether the value of every state is the best of what its moves lead to, by the rules themselves,
//! which the solver does not ask.

use serde::{Deserialize, Serialize};

use super::{ExactValue, Index, Tablebase, step::State};
use holochess_platform::on_threads::with_states;
use holochess_rules::{
    GameId, Rules as _, Seat,
    circle::CellSet,
    dejarik::{Dejarik, Draft, PAWNS, Position, RuleSet},
};

/// What the check of a table has found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct CheckReport {
    /// States that were looked at.
    pub states: u64,
    /// How many of them have a value or a distance that does not follow from their moves.
    pub wrong: u64,
    /// The first of those: the number of its stretch of states, and the position by the rulebook's line.
    pub example: Option<(usize, String)>,
}

impl CheckReport {
    /// Both together; `None` if they count more states than a number holds, as reports from a file may.
    pub fn and(self, other: Self) -> Option<Self> {
        Some(Self {
            states: self.states.checked_add(other.states)?,
            wrong: self.wrong.checked_add(other.wrong)?,
            example: self.example.into_iter().chain(other.example).min(),
        })
    }

    /// How many states a whole check of these rules looks at.
    pub fn all_states(rules: &'static RuleSet) -> u64 {
        let index = Index::new(rules, PAWNS);
        let mut states = 0;
        for stretch in 0..index.stretches() {
            index.visit_stretch(stretch, |_, state| states += u64::from(state.is_some()));
        }
        states
    }
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

/// Checks those stretches of a table's states that are wanted, by their numbers, on so many threads. `progress` hears how many are done,
/// of how many.
pub fn check(
    table: &Tablebase,
    threads: usize,
    is_wanted: &(dyn Fn(usize) -> bool + Sync),
    progress: &(dyn Fn(usize, usize) + Sync),
) -> CheckReport {
    let rules = rules_of(table.rules());
    let stretches: Vec<usize> = (0..table.index().stretches()).filter(|stretch| is_wanted(*stretch)).collect();
    let reports = with_states(threads, stretches.len(), CheckReport::default, |report, place| {
        progress(place, stretches.len());
        let stretch = stretches[place];
        table.index().visit_stretch(stretch, |number, state| {
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
                let example = position.map(|position| (stretch, position.to_string()));
                report.example = report.example.take().into_iter().chain(example).min();
            }
        });
    });
    progress(stretches.len(), stretches.len());
    let whole = reports.into_iter().try_fold(CheckReport::default(), CheckReport::and);
    whole.expect("a table has fewer states than are counted")
}
