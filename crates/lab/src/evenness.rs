//! How even every deal is: what the list of `rules::holochess::DealList` is made from.
//!
//! Every placement is looked at as far as the end of the other player's first turn; those that may be even, and only for these
//! it matters, are looked at again as far as the end of the starting player's second turn. The depths are whole turns, so that neither
//! side has the last word in some placements and not in others, and there is no limit but the depth: the same list comes out on any
//! machine and any number of threads.

use std::{
    ops::RangeInclusive,
    sync::atomic::{AtomicUsize, Ordering},
};

use holochess_platform::on_threads::in_order;
use holochess_players::{
    Limits,
    holochess::NetworkEvaluator,
    search::{Search, SearchOptions, TranspositionTable},
};
use holochess_rules::{
    Seat,
    holochess::{DealList, Holochess, Position},
};

/// How far placements are looked at, in actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Looks {
    /// Every placement.
    pub all: u32,
    /// Those that may be even.
    pub close: u32,
}

impl Default for Looks {
    fn default() -> Self {
        Self { all: 4, close: 6 }
    }
}

/// What the first look has to find for the second one to be worth its while: a little more on either side than what is even.
const MAY_BE_EVEN: RangeInclusive<f64> = 0.42..=0.58;
/// Two to this power places in the transposition table: what the longer look visits, once over.
const MEMORY: u32 = 19;

/// The starting player's chance to win.
pub fn chance(rules: &Holochess, start: &Position, looks: Looks, transpositions: &mut TranspositionTable) -> f64 {
    let evaluator = NetworkEvaluator::shipped();
    let mut look = |depth| {
        let mut search =
            Search::new(rules, &evaluator, SearchOptions::to(depth), transpositions, &Limits::default(), None);
        let value = search.search_value(start).expect("a search without limits comes to its end");
        if start.side() == Seat::FIRST { value } else { 1.0 - value }
    };
    let first = look(looks.all);
    if looks.close > looks.all && MAY_BE_EVEN.contains(&first) { look(looks.close) } else { first }
}

/// A chance as the list has it: nothing is certain before it has happened.
fn in_hundredths(chance: f64) -> u8 {
    (chance * 100.0).round().clamp(1.0, 99.0) as u8
}

/// Looks at these placements, by their numbers in the list: the chance of each in hundredths, in the same order. `progress` hears how
/// many are done, of how many.
///
/// # Panics
/// If a thread cannot be started, or there is no placement of such a number.
pub fn chances(
    looks: Looks,
    numbers: &[usize],
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Vec<(usize, u8)> {
    let rules = Holochess::default();
    let placements: Vec<Position> = DealList::placements().collect();
    let done = AtomicUsize::new(0);
    let transpositions = || TranspositionTable::new(MEMORY);
    let mut found = in_order(threads, numbers.len(), transpositions, |transpositions, index| {
        let number = numbers[index];
        let chance = chance(&rules, &placements[number], looks, transpositions);
        progress(done.fetch_add(1, Ordering::Relaxed) + 1, numbers.len());
        (number, in_hundredths(chance))
    });
    found.sort_unstable();
    found
}
