//! How much a record may have.

/// The most lines that a record has. Only steps back could go on for ever, so they end.
pub(crate) const MOST_LINES: usize = 200_000;
