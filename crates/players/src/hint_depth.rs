//! How far hints look ahead. A person who asks for help can wait a fifth of a second.

/// How deep the searches of a hint at a table with dice look, in actions: three whole turns.
pub(super) const DICE_DEPTH: u32 = 6;
/// The nodes of each of its two searches, many times those of the strongest level's decision.
pub(super) const DICE_NODES: u64 = 60_000;
/// How deep the search of a hint at a table without dice looks, in moves: its nodes end it before that.
pub(super) const DICELESS_DEPTH: u32 = 30;
/// The nodes of that search: some hundredths of a second.
pub(super) const DICELESS_NODES: u64 = 40_000;
