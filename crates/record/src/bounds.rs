//! How much a record may have.

/// The most lines that a record has. Only steps back could go on for ever, so they end.
pub(crate) const MOST_LINES: usize = 200_000;

/// The most that is read of a record, in bytes. A match of the greatest length, a hundred games of a thousand moves at some 40
/// bytes a line, has half of it.
pub(crate) const MOST_BYTES: u64 = 8 << 20;
