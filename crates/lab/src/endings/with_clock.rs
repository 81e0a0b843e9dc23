//! What the quiet clock makes of an ending: the same equations, with the clock as a part of every position. Too much to keep for
//! all choices of creatures, so this is what the table is measured against.

use super::{equations::Equations, solve::lead};
use holochess_players::holochess::endings::{
    Endings,
    kind::{FOUR, Kind, THREE, begins_turn, is_first_to_move, rules},
};
use holochess_rules::holochess::Creature;

/// The value of every placement of some creatures at every reading of the clock, as the chance of the first camp.
#[derive(Clone, Debug)]
pub struct EndingsWithClock {
    /// By quiet turns before this one: every place of the choice.
    quiet: Vec<Vec<f64>>,
    /// What the table without a clock says of each.
    table: Vec<f64>,
}

/// The table's value without a clock and the true value with it, as chances of the first camp.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// Without a clock.
    pub table: f64,
    /// Under the clock.
    pub value: f64,
    /// Whether the first camp is to move.
    pub is_first_to_move: bool,
    /// Whether a turn begins here.
    pub begins_turn: bool,
}

/// It goes on until no value changes by more.
const STEADY: f64 = 1e-7;
const MOST_SWEEPS: u32 = 5_000;

impl EndingsWithClock {
    /// Solves the endings of these two camps under a quiet clock of this number of turns, starting from the table without a clock.
    /// The first camp is the larger one, or the one whose creatures come first in the rulebook's table; `None` if the table has no
    /// such camps.
    pub fn solve(endings: &Endings, camps: [&[Creature]; 2], limit: usize) -> Option<Self> {
        let sizes = camps.map(<[Creature]>::len);
        let (number, kind): (Option<usize>, &Kind) = if sizes == THREE.sizes {
            (None, &THREE)
        } else {
            let number = FOUR.iter().position(|kind| kind.sizes == sizes).filter(|_| endings.has_four())?;
            (Some(number), &FOUR[number])
        };
        let choice = (0..kind.choices()).find(|&choice| kind.camps(choice).each_ref().map(Vec::as_slice) == camps)?;
        let rules = rules();
        let equations = Equations::new(&rules, kind, choice, number.map(|_| endings));
        let mut table = equations.first_values(0.0);
        // What begins a turn comes first: what goes on with one may follow from it.
        for begins in [true, false] {
            for place in (0..equations.len()).filter(|&place| begins_turn(place) == begins) {
                let kept = match number {
                    None => Some(endings.of_three_at(choice, place)),
                    Some(number) => endings.of_four_at(number, choice, place),
                };
                table[place] = kept.unwrap_or_else(|| equations.value(place, &table));
            }
        }
        table.truncate(equations.len());
        let quiet = under_the_clock(&equations, &table, limit, lead(&rules, kind, choice));
        Some(Self { quiet, table })
    }

    /// Every placement after this number of quiet turns.
    pub fn compared(&self, turns: usize) -> impl Iterator<Item = Comparison> + '_ {
        self.quiet[turns].iter().zip(&self.table).enumerate().map(|(place, (&value, &table))| Comparison {
            table,
            value,
            is_first_to_move: is_first_to_move(place),
            begins_turn: begins_turn(place),
        })
    }
}

/// The values by quiet turns before this one; `lead` is what the clock gives the first camp when it has run out.
fn under_the_clock(equations: &Equations<'_>, table: &[f64], limit: usize, lead: f64) -> Vec<Vec<f64>> {
    let mut quiet = vec![table.to_vec(); limit];
    // Values within a turn that has had an attack, with an action left: the quiet turns before it no longer count.
    let mut attacked = table.to_vec();
    for _ in 0..MOST_SWEEPS {
        let before = quiet[0].clone();
        for place in (0..equations.len()).filter(|&place| !begins_turn(place)) {
            attacked[place] = equations
                .value_among(place, |target, _| equations.constant_at(target).unwrap_or_else(|| quiet[0][target]));
        }
        for turns in (0..limit).rev() {
            // What begins a turn follows from what goes on with it, which follows from the next turn.
            for begins in [false, true] {
                for place in (0..equations.len()).filter(|&place| begins_turn(place) == begins) {
                    let value = equations.value_among(place, |target, is_attack| {
                        if let Some(value) = equations.constant_at(target) {
                            value
                        } else if !begins_turn(target) {
                            if is_attack { attacked[target] } else { quiet[turns][target] }
                        } else if is_attack {
                            quiet[0][target]
                        } else {
                            quiet.get(turns + 1).map_or(lead, |next| next[target])
                        }
                    });
                    quiet[turns][place] = value;
                }
            }
        }
        if before.iter().zip(&quiet[0]).all(|(before, after)| (before - after).abs() < STEADY) {
            break;
        }
    }
    quiet
}
