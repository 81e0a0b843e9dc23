//! What the search remembers of positions that it has been to.

use holochess_rules::Cell;

/// Two holes of a move, as the table keeps them.
pub(super) type Holes = [Cell; 2];

/// Where no move is known.
pub(super) const NO_MOVE: Holes = [Cell(u8::MAX); 2];

/// How a remembered value is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// The slot is empty.
    #[default]
    None,
    /// The value is at least this.
    Lower,
    /// At most this.
    Upper,
    /// Exactly this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    /// The value for the side to move.
    pub(super) value: i32,
    /// The best move, where one was found.
    pub(super) best: Holes,
    /// How deep it was searched.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

const EMPTY: Entry = Entry { key: 0, value: 0, best: NO_MOVE, depth: 0, bound: Bound::None };

/// Slots that share a place.
const BUCKET: usize = 2;
/// The table has at most two to this power slots, of 16 bytes.
const MOST_BITS: u32 = 20;

/// The table: in each bucket the first slot keeps what was searched deepest, the second what came last.
#[derive(Clone, Debug)]
pub(super) struct Transpositions {
    slots: Vec<Entry>,
}

impl Transpositions {
    /// An empty table for a search of this many nodes.
    pub(super) fn for_nodes(nodes: u64) -> Self {
        let bits = nodes.clamp(1 << 10, 1 << MOST_BITS).ilog2();
        Self { slots: vec![EMPTY; 1 << bits] }
    }

    const fn bucket(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.slots.len() - BUCKET)
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn look_up(&self, key: u64) -> Option<Entry> {
        let first = self.bucket(key);
        self.slots[first..first + BUCKET].iter().find(|entry| entry.key == key && entry.bound != Bound::None).copied()
    }

    /// Remembers a position.
    #[inline]
    pub(super) fn store(&mut self, key: u64, best: Holes, value: i32, depth: i32, bound: Bound) {
        let first = self.bucket(key);
        let [deepest, latest] = &mut self.slots[first..first + BUCKET] else { unreachable!("a bucket has two slots") };
        let mut new = Entry { key, value, best, depth: depth.clamp(0, 127) as i8, bound };
        if deepest.key == key || deepest.depth <= new.depth || deepest.bound == Bound::None {
            if deepest.key == key && best == NO_MOVE {
                new.best = deepest.best;
            } else if deepest.key != key {
                *latest = *deepest;
            }
            *deepest = new;
        } else {
            *latest = new;
        }
    }
}
