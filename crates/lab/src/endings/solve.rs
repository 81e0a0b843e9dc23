//! Value iteration: every value is recomputed from the others until the changes are negligible.

use std::sync::atomic::{AtomicUsize, Ordering};

use super::equations::Equations;
use holochess_platform::on_threads::in_order;
use holochess_players::holochess::endings::{
    Endings,
    ending_table::{decoded, encoded},
    kind::{FOUR, Kind, THREE, begins_turn, rules},
};
use holochess_rules::{Seat, holochess::Holochess};

/// A solved table and how well it is solved.
#[derive(Clone, Debug)]
pub struct SolvedEndings {
    /// The table.
    pub endings: Endings,
    /// What has been solved for it.
    pub kinds: Vec<SolvedKind>,
}

/// How exactly the endings of one size of camps are solved.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SolvedKind {
    /// How many creatures stand against how many.
    pub sizes: [usize; 2],
    /// How many values of it the table keeps.
    pub positions: usize,
    /// The most by which a value of the table, as it is kept, differs from what the others make of it: over all positions.
    pub residual: f64,
    /// The most sweeps that any choice of creatures needed.
    pub sweeps: u32,
}

/// It goes on until no value changes by more.
const STEADY: f64 = 1e-11;
/// After this number of sweeps the values are taken as they are.
const MOST_SWEEPS: u32 = 200_000;

/// Solves all endings with three creatures on this number of threads. `progress` gets the number of finished choices of creatures
/// and of all of them; it may be called from any thread.
pub fn solve(threads: usize, progress: &(impl Fn(usize, usize) + Sync)) -> SolvedEndings {
    let (values, kinds) = solve_all(&[&THREE], None, threads, progress);
    SolvedEndings { endings: Endings::of_three(values), kinds }
}

/// Solves all endings with four creatures, given those with three, and adds them to these. Only positions at the beginning of a
/// turn are kept; later ones are one action away from them.
pub fn solve_four(three: &Endings, threads: usize, progress: &(impl Fn(usize, usize) + Sync)) -> SolvedEndings {
    let (values, kinds) = solve_all(&FOUR.each_ref(), Some(three), threads, progress);
    SolvedEndings { endings: three.with_four(values), kinds }
}

/// What came of a choice of creatures.
struct SolvedChoice {
    bytes: Vec<u8>,
    residual: f64,
    sweeps: u32,
}

/// The values that a table keeps of some kinds, one after the other, and how well they are solved.
fn solve_all(
    kinds: &[&Kind],
    known: Option<&Endings>,
    threads: usize,
    progress: &(impl Fn(usize, usize) + Sync),
) -> (Vec<u8>, Vec<SolvedKind>) {
    let jobs: Vec<(&Kind, usize)> =
        kinds.iter().flat_map(|&kind| (0..kind.choices()).map(move |choice| (kind, choice))).collect();
    let (rules, done) = (rules(), AtomicUsize::new(0));
    let solved = in_order(
        threads,
        jobs.len(),
        || (),
        |(), number| {
            let (kind, choice) = jobs[number];
            let solved = solve_choice(&rules, kind, choice, known);
            progress(done.fetch_add(1, Ordering::Relaxed) + 1, jobs.len());
            solved
        },
    );
    let of = |kind: &Kind| {
        let done = || solved.iter().zip(&jobs).filter(|(_, (of, _))| of.sizes == kind.sizes).map(|(done, _)| done);
        SolvedKind {
            sizes: kind.sizes,
            positions: done().map(|done| done.bytes.len()).sum::<usize>() / Endings::BYTES,
            residual: done().map(|done| done.residual).fold(0.0, f64::max),
            sweeps: done().map(|done| done.sweeps).max().unwrap_or(0),
        }
    };
    let kinds = kinds.iter().map(|&kind| of(kind)).collect();
    (solved.into_iter().flat_map(|done| done.bytes).collect(), kinds)
}

fn solve_choice(rules: &Holochess, kind: &Kind, choice: usize, known: Option<&Endings>) -> SolvedChoice {
    let equations = Equations::new(rules, kind, choice, known);
    let (mut values, sweeps) = settle(&equations, lead(rules, kind, choice));
    // With everything known of what has fewer creatures, the beginnings of turns are enough.
    let is_kept = |number: &usize| known.is_none() || begins_turn(*number);
    let numbers = 0..kind.positions();
    let bytes: Vec<u8> = numbers.clone().filter(is_kept).flat_map(|number| encoded(values[number])).collect();
    for number in numbers.clone() {
        if is_kept(&number) {
            values[number] = decoded(encoded(values[number]));
        }
    }
    for number in numbers.clone().filter(|number| !is_kept(number)) {
        values[number] = equations.value(number, &values);
    }
    let residual = numbers.map(|number| (equations.value(number, &values) - values[number]).abs()).fold(0.0, f64::max);
    SolvedChoice { bytes, residual, sweeps }
}

/// The first camp's share of a match that is decided on points before any turn.
pub(super) fn lead(rules: &Holochess, kind: &Kind, choice: usize) -> f64 {
    match rules.leader(&kind.position(choice, 0)) {
        Some(Seat::FIRST) => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// Value iteration for longer and longer matches. If a camp leads on points, its value is highest for a match without turns and
/// falls with every turn added; it converges, so positions are updated in place, in alternating direction (Gauss-Seidel). If the
/// camps are level, the camp with the very last turn gains by it in matches of any length, so the values oscillate by some
/// thousandths without a limit. Their middle is the solution of the equations; damped steps of one half converge to it.
fn settle(equations: &Equations<'_>, lead: f64) -> (Vec<f64>, u32) {
    let mut values = equations.first_values(lead);
    let is_level = lead > 0.0 && lead < 1.0;
    for sweep in 1..=MOST_SWEEPS {
        let most =
            if is_level { one_turn(equations, &mut values) } else { sweep_through(equations, &mut values, sweep) };
        if most < STEADY {
            return (values, sweep);
        }
    }
    (values, MOST_SWEEPS)
}

/// Every value anew from the newest of the others; the largest change.
fn sweep_through(equations: &Equations<'_>, values: &mut [f64], sweep: u32) -> f64 {
    let mut most: f64 = 0.0;
    for step in 0..equations.len() {
        let place = if sweep.is_multiple_of(2) { step } else { equations.len() - 1 - step };
        let value = equations.value(place, values);
        most = most.max((value - values[place]).abs());
        values[place] = value;
    }
    most
}

/// One damped step: computes one turn more for all positions and goes half of the way. Returns the largest full change.
fn one_turn(equations: &Equations<'_>, values: &mut [f64]) -> f64 {
    // Positions within a turn are computed first, from the beginnings of turns; then the beginnings from them.
    for place in (0..equations.len()).filter(|&place| !begins_turn(place)) {
        values[place] = equations.value(place, values);
    }
    let begun: Vec<(usize, f64)> = (0..equations.len())
        .filter(|&place| begins_turn(place))
        .map(|place| (place, equations.value(place, values)))
        .collect();
    let mut most: f64 = 0.0;
    for (place, value) in begun {
        most = most.max((value - values[place]).abs());
        values[place] = f64::midpoint(value, values[place]);
    }
    most
}
