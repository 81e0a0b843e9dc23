//! Solving: every value is replaced by what the others make of it until nothing changes any more.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::{Endings, TURNS, choices, placement::PLACEMENTS, program::Program};
use crate::rules::{GameId, Options, game::Rules, holochess::Holochess};

/// A solved table and how well it is solved.
#[derive(Clone, Debug)]
pub struct Solved {
    /// The table.
    pub endings: Endings,
    /// The most by which a value of the table, as it is kept, differs from what the others make of it: over all positions.
    pub residual: f64,
    /// How often all values of one choice of creatures were gone through, at most.
    pub sweeps: u32,
}

/// It goes on until no value changes by more.
const STEADY: f64 = 1e-11;
/// Values that still change after so many rounds would never have come to rest.
const MOST_SWEEPS: u32 = 200_000;

/// The rules without a quiet clock.
pub(super) fn rules() -> Holochess {
    let mut options: Options = GameId::Holochess.options();
    options.set("quiet_turns", "0").expect("the rulebook has this option, and 0 turns it off");
    Holochess::new(&options, 2).expect("these are the options of Holochess, which two play")
}

/// Solves all endings with three creatures on so many threads. `progress` hears how many choices of creatures are done, of how
/// many; it may be called from any of them.
pub fn solve(threads: usize, progress: &(impl Fn(usize, usize) + Sync)) -> Solved {
    let (rules, choices) = (rules(), choices());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let work = || {
        let mut solved = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&creatures) = choices.get(number) else { return solved };
            let program = Program::new(&rules, creatures);
            let (values, sweeps) = settle(&program);
            solved.push((number, program, values, sweeps));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, choices.len());
        }
    };
    let mut solved: Vec<_> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        // A worker panics only where the rules are broken; then so is this.
        workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap_or_else(|why| std::panic::resume_unwind(why)))
            .collect()
    });
    solved.sort_by_key(|&(number, ..)| number);
    let positions = PLACEMENTS.count * TURNS;
    let endings = Endings::from_values(solved.iter().flat_map(|(_, _, values, _)| values[..positions].iter().copied()));
    let residual = solved
        .iter()
        .map(|(number, program, values, _)| {
            let mut kept = values.clone();
            for (place, value) in kept[..positions].iter_mut().enumerate() {
                *value = endings.at(*number, place / TURNS, place % TURNS);
            }
            (0..positions).map(|place| (program.value(place, &kept) - kept[place]).abs()).fold(0.0, f64::max)
        })
        .fold(0.0, f64::max);
    let sweeps = solved.iter().map(|&(.., sweeps)| sweeps).max().unwrap_or(0);
    Solved { endings, residual, sweeps }
}

/// Goes through all values, back and forth, until they are at rest.
fn settle(program: &Program) -> (Vec<f64>, u32) {
    let mut values = program.first_values();
    for sweep in 1..=MOST_SWEEPS {
        let mut most: f64 = 0.0;
        for step in 0..program.len() {
            let place = if sweep % 2 == 0 { step } else { program.len() - 1 - step };
            let value = program.value(place, &values);
            most = most.max((value - values[place]).abs());
            values[place] = value;
        }
        if most < STEADY {
            return (values, sweep);
        }
    }
    (values, MOST_SWEEPS)
}
