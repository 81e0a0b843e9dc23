//! The transposition table: bounds and best actions of positions that several orders of actions reach.

use super::Bounds;
use holochess_rules::Action;

/// What is stored of a position.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    bounds: Bounds,
    best: Option<Action>,
    depth: u16,
    /// The number of the search that wrote it; 0 in an empty slot.
    search: u32,
}

const EMPTY: Entry = Entry { key: 0, bounds: Bounds::OPEN, best: None, depth: 0, search: 0 };

/// Slots of a bucket: the first keeps the deepest entry, the second the newest.
const PLACES: usize = 2;
/// Static evaluations are cached in a table of two to this power, small enough for the processor's cache.
const EVALUATION_BITS: u32 = 14;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableHit {
    /// Its bounds at exactly the depth that was asked for; open if it was stored at another depth.
    pub(super) bounds: Bounds,
    /// The best action of its last search at any depth; after a probe, the action that was tried.
    pub(super) best: Option<Action>,
}

/// A table of fixed size. Entries of earlier searches are ignored, so a decision never depends on decisions before it.
#[derive(Clone, Debug)]
pub struct TranspositionTable {
    entries: Vec<Entry>,
    /// Cached static evaluations: key and value.
    evaluations: Vec<(u64, f64)>,
    search: u32,
}

impl TranspositionTable {
    /// A table with two to the `bits` slots.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![EMPTY; 1 << bits], evaluations: vec![(0, 0.0); 1 << bits.min(EVALUATION_BITS)], search: 0 }
    }

    /// A table with about two slots for each node of a search of this many nodes.
    pub fn for_nodes(nodes: u64) -> Self {
        Self::new((nodes.clamp(512, 1 << 18) * 2).ilog2().min(18))
    }

    /// Makes all entries invalid.
    pub(super) fn clear(&mut self) {
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.entries.fill(EMPTY);
            self.evaluations.fill((0, 0.0));
            self.search = 1;
        }
    }

    /// The cached static evaluation of a position, computed with `evaluate` where this search has none yet.
    pub(super) fn cached_evaluation(&mut self, key: u64, evaluate: impl FnOnce() -> f64) -> f64 {
        // Evaluations of earlier searches lie under other keys.
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

    /// Looks a position up. The bounds are open unless an entry has exactly this depth.
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

    /// Stores a result. It replaces the shallower of the bucket's entries, or the older one.
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
