//! The positions played before the current node: in the match, and on the path from the root.
//!
//! Where a repetition ends or draws a game, the value of a position depends on its history. The positions of the match are the
//! same for a whole search. Positions that repeat on the path change the transposition key of everything below them, so a
//! stored value is reused only after the same repetitions.

use holochess_rules::splitmix::mix;

/// Hashes of the positions played so far.
#[derive(Debug, Default)]
pub(super) struct History {
    /// The positions of the match, sorted.
    seen: Vec<u64>,
    /// The positions on the path from the root, in order.
    path: Vec<u64>,
    /// Combined with the transposition key: one term for each position that is repeated on the path.
    pub(super) key: u64,
    /// Whether the game has rules about repetitions.
    is_tracked: bool,
}

impl History {
    /// The history of a match, by position hashes in any order.
    pub(super) fn from_hashes(seen: &[u64]) -> Self {
        let mut seen = seen.to_vec();
        seen.sort_unstable();
        Self { seen, is_tracked: true, ..Self::default() }
    }

    /// Whether the game has rules about repetitions.
    pub(super) fn is_tracked(&self) -> bool {
        self.is_tracked
    }

    /// How often a position occurred before, in the match and on the path.
    pub(super) fn times(&self, hash: u64) -> u32 {
        let from = self.seen.partition_point(|&seen| seen < hash);
        let in_match = self.seen[from..].iter().take_while(|&&seen| seen == hash).count();
        let on_path = self.path.iter().filter(|&&passed| passed == hash).count();
        (in_match + on_path) as u32
    }

    /// Adds a position to the end of the path.
    pub(super) fn enter(&mut self, hash: u64) {
        self.toggle_key(hash);
        self.path.push(hash);
    }

    /// Removes the last position of the path.
    pub(super) fn leave(&mut self) {
        if let Some(hash) = self.path.pop() {
            self.toggle_key(hash);
        }
    }

    /// Empties the path.
    pub(super) fn reset_path(&mut self) {
        self.path.clear();
        self.key = 0;
    }

    /// Adds or removes the key term of a position, before it joins the path or after it has left.
    fn toggle_key(&mut self, hash: u64) {
        let times = self.times(hash);
        if times > 0 {
            self.key ^= mix(hash.wrapping_add(u64::from(times)));
        }
    }
}
