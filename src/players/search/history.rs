//! What has been on the table before: in the match, and on the way down the tree.
//!
//! What a position is worth depends on what came before it where repetitions end a game. Positions of the match are the same
//! for the whole search. Those that come up again on the way down are made part of the key under which anything below is
//! remembered; so a value is only ever reused where the same positions have been repeated.

use crate::players::tie_break::mix;

/// The positions so far.
#[derive(Debug, Default)]
pub(super) struct History {
    /// Those of the match, sorted.
    seen: Vec<u64>,
    /// Those of the way down, in their order.
    path: Vec<u64>,
    /// What those that were repeated on the way do to keys.
    pub(super) key: u64,
    /// Whether anybody asks.
    is_tracked: bool,
}

impl History {
    /// The past of a match.
    pub(super) fn of(seen: &[u64]) -> Self {
        let mut seen = seen.to_vec();
        seen.sort_unstable();
        Self { seen, is_tracked: true, ..Self::default() }
    }

    /// Whether repetitions mean anything here.
    pub(super) fn is_tracked(&self) -> bool {
        self.is_tracked
    }

    /// How often a position has come up before.
    pub(super) fn times(&self, hash: u64) -> u32 {
        let from = self.seen.partition_point(|&seen| seen < hash);
        let in_match = self.seen[from..].iter().take_while(|&&seen| seen == hash).count();
        let on_path = self.path.iter().filter(|&&passed| passed == hash).count();
        (in_match + on_path) as u32
    }

    /// The way goes on from this position.
    pub(super) fn enter(&mut self, hash: u64) {
        self.toggle_key(hash);
        self.path.push(hash);
    }

    /// Back to where the way came from.
    pub(super) fn leave(&mut self) {
        if let Some(hash) = self.path.pop() {
            self.toggle_key(hash);
        }
    }

    /// Forgets the way.
    pub(super) fn reset_path(&mut self) {
        self.path.clear();
        self.key = 0;
    }

    /// Sets or takes back the mark of a position that is about to stand at the end of the way, or stands there no longer.
    fn toggle_key(&mut self, hash: u64) {
        let times = self.times(hash);
        if times > 0 {
            self.key ^= mix(hash.wrapping_add(u64::from(times)));
        }
    }
}
