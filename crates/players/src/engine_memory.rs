//! What an engine remembers of positions that it has searched. The engines of Déméter and of Chinese Checkers share it.

/// How a remembered value is meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
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
pub struct Entry<M> {
    key: u64,
    /// The value for the side to move; in the table, proven ones count from the position.
    pub value: i32,
    /// The best move, where one was found.
    pub best: M,
    /// How deep it was searched.
    pub depth: i8,
    bound: Bound,
}

/// Slots that share a place.
const BUCKET: usize = 2;
/// The table has at most two to this power slots, of 16 bytes.
const MOST_BITS: u32 = 20;

/// The table: in each bucket the first slot keeps what was searched deepest, the second what came last.
#[derive(Clone, Debug)]
pub struct Transpositions<M> {
    slots: Vec<Entry<M>>,
    no_move: M,
    /// Values beyond this are proven, one way or the other: a win that is a ply further away is worth one less.
    proven: i32,
}

impl<M> Entry<M> {
    /// The value, if nothing else matters in this window.
    pub const fn settled(&self, low: i32, high: i32) -> Option<i32> {
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= high,
            Bound::Upper => self.value <= low,
            Bound::None => false,
        };
        if settles { Some(self.value) } else { None }
    }
}

impl<M: Copy + PartialEq> Transpositions<M> {
    /// An empty table for a search of this many nodes, in which values beyond `proven` are those of a sure end.
    pub fn for_nodes(nodes: u64, no_move: M, proven: i32) -> Self {
        let bits = nodes.clamp(1 << 10, 1 << MOST_BITS).ilog2();
        let empty = Entry { key: 0, value: 0, best: no_move, depth: 0, bound: Bound::None };
        Self { slots: vec![empty; 1 << bits], no_move, proven }
    }

    const fn bucket(&self, key: u64) -> usize {
        (key >> 20) as usize & (self.slots.len() - BUCKET)
    }

    /// By how much a value counts from the root rather than from a position so many plies away.
    const fn plies(&self, value: i32, ply: usize) -> i32 {
        if value > self.proven {
            ply as i32
        } else if value < -self.proven {
            -(ply as i32)
        } else {
            0
        }
    }

    /// What is known of a position so many plies from the root, with the value as counted from there.
    #[inline]
    pub fn look_up(&self, key: u64, ply: usize) -> Option<Entry<M>> {
        let first = self.bucket(key);
        let mut here = self.slots[first..first + BUCKET].iter();
        let entry = *here.find(|entry| entry.key == key && entry.bound != Bound::None)?;
        Some(Entry { value: entry.value - self.plies(entry.value, ply), ..entry })
    }

    /// Remembers a position so many plies from the root.
    #[inline]
    pub fn store(&mut self, (key, ply): (u64, usize), best: M, value: i32, depth: i32, bound: Bound) {
        let (first, value) = (self.bucket(key), value + self.plies(value, ply));
        let [deepest, latest] = &mut self.slots[first..first + BUCKET] else { unreachable!("a bucket has two slots") };
        let mut new = Entry { key, value, best, depth: depth.clamp(0, 127) as i8, bound };
        if deepest.key == key || deepest.depth <= new.depth || deepest.bound == Bound::None {
            if deepest.key == key && best == self.no_move {
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
