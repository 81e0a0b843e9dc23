//! What the quiet clock makes of an ending: the same equations, with the clock as a part of every position. Too much to keep for
//! all choices of creatures, so this is what the table is measured against.

use super::{Endings, TURNS, program::Program, solve::rules};
use crate::rules::holochess::Creature;

/// The value of every placement of three creatures at every reading of the clock, as the chance of the two against the one.
#[derive(Clone, Debug)]
pub struct Clocked {
    /// By quiet turns before this one: every place of the table.
    quiet: Vec<Vec<f64>>,
    choice: usize,
}

/// It goes on until no value changes by more.
const STEADY: f64 = 1e-7;
const MOST_SWEEPS: u32 = 5_000;

impl Clocked {
    /// Solves the endings of the first two creatures against the third under a quiet clock of so many turns, from what the table
    /// without a clock says.
    pub fn solve(endings: &Endings, creatures: [Creature; 3], limit: usize) -> Self {
        let program = Program::new(&rules(), creatures);
        let choice = super::choice(creatures[0], creatures[1], creatures[2]);
        let table: Vec<f64> =
            (0..program.len()).map(|place| endings.at(choice, place / TURNS, place % TURNS)).collect();
        let mut quiet = vec![table.clone(); limit];
        // In a turn that has had an attack, with an action left; what was before does not matter any more.
        let mut attacked = table;
        for _ in 0..MOST_SWEEPS {
            let before = quiet[0].clone();
            for place in (0..program.len()).filter(|place| has_one_left(*place)) {
                attacked[place] = program
                    .value_among(place, |target, _| program.constant_at(target).unwrap_or_else(|| quiet[0][target]));
            }
            for turns in (0..limit).rev() {
                // What begins a turn follows from what goes on with it, which follows from the next turn.
                for is_last in [true, false] {
                    for place in (0..program.len()).filter(|place| has_one_left(*place) == is_last) {
                        let value = program.value_among(place, |target, is_attack| {
                            if let Some(value) = program.constant_at(target) {
                                value
                            } else if has_one_left(target) {
                                if is_attack { attacked[target] } else { quiet[turns][target] }
                            } else if is_attack {
                                quiet[0][target]
                            } else {
                                // The two are ahead on points.
                                quiet.get(turns + 1).map_or(1.0, |next| next[target])
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
        Self { quiet, choice }
    }

    /// For every placement with so many quiet turns before this one: what the table says and what is true under the clock,
    /// as chances of the two, and whether the two are to move.
    pub fn compared<'a>(&'a self, endings: &'a Endings, turns: usize) -> impl Iterator<Item = (f64, f64, bool)> + 'a {
        self.quiet[turns].iter().enumerate().map(move |(place, &value)| {
            (endings.at(self.choice, place / TURNS, place % TURNS), value, place % TURNS < 2)
        })
    }
}

fn has_one_left(place: usize) -> bool {
    place.is_multiple_of(2)
}
