//! The transposition table: what was found out about positions that different orders of actions lead to.

use super::Bounds;
use crate::rules::Action;

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    bounds: Bounds,
    best: Option<Action>,
    depth: u16,
    /// The search that wrote it; 0 in an empty place.
    search: u32,
}

const EMPTY: Entry = Entry { key: 0, bounds: Bounds::OPEN, best: None, depth: 0, search: 0 };

/// Places that share an index: the deepest is kept in the first, the newest in the second.
const PLACES: usize = 2;
/// Judgements are remembered in a table of two to this power, which stays in the processor's cache.
const JUDGED_BITS: u32 = 14;

/// What is known of a position that was met before.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableHit {
    /// Its value at just this depth.
    pub(super) bounds: Bounds,
    /// The action that was best when it was last searched, to whatever depth; or the only one that was tried.
    pub(super) best: Option<Action>,
}

/// A table of fixed size. Every search begins with it as good as empty, so that what a player chooses does not depend on what
/// it thought of before.
#[derive(Clone, Debug)]
pub struct TranspositionTable {
    entries: Vec<Entry>,
    /// Positions that were judged as they stand: key and value.
    evaluations: Vec<(u64, f64)>,
    search: u32,
}

impl TranspositionTable {
    /// A table with two to the `bits` places.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![EMPTY; 1 << bits], evaluations: vec![(0, 0.0); 1 << bits.min(JUDGED_BITS)], search: 0 }
    }

    /// A table with room for what a decision of so many nodes looks at, twice over.
    pub fn for_nodes(nodes: u64) -> Self {
        Self::new((nodes.clamp(512, 1 << 18) * 2).ilog2().min(18))
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.entries.fill(EMPTY);
            self.evaluations.fill((0, 0.0));
            self.search = 1;
        }
    }

    /// What a position is worth as it stands, if this search has judged it; else it is judged now.
    pub(super) fn evaluations(&mut self, key: u64, evaluate: impl FnOnce() -> f64) -> f64 {
        // What an earlier search has judged lies under another key.
        let key = key ^ u64::from(self.search).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = (key >> 32) as usize & (self.evaluations.len() - 1);
        let (known, value) = self.evaluations[place];
        if known == key {
            return value;
        }
        let value = evaluate();
        self.evaluations[place] = (key, value);
        value
    }

    fn places(&self, key: u64) -> usize {
        (key >> 32) as usize & (self.entries.len() - 1) & !(PLACES - 1)
    }

    /// What is known of a position at this depth.
    pub(super) fn look_up(&self, key: u64, depth: u16) -> Option<TableHit> {
        let first = self.places(key);
        let mut found: Option<TableHit> = None;
        for entry in &self.entries[first..first + PLACES] {
            if entry.search == self.search && entry.key == key {
                if entry.depth == depth {
                    return Some(TableHit { bounds: entry.bounds, best: entry.best });
                }
                found = found.or(Some(TableHit { bounds: Bounds::OPEN, best: entry.best }));
            }
        }
        found
    }

    /// Remembers what was found.
    pub(super) fn store(&mut self, key: u64, depth: u16, bounds: Bounds, best: Option<Action>) {
        let (first, search) = (self.places(key), self.search);
        let is_same = |entry: &Entry| entry.search == search && entry.key == key && entry.depth == depth;
        let places = &mut self.entries[first..first + PLACES];
        let new = Entry { key, bounds, best, depth, search };
        if let Some(same) = places.iter_mut().find(|entry| is_same(entry)) {
            *same = Entry { bounds: bounds.and(same.bounds), ..new };
        } else if places[0].search != search || places[0].depth <= depth {
            places[1] = places[0];
            places[0] = new;
        } else {
            places[1] = new;
        }
    }
}
