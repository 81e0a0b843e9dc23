//! What happened: a match with its record, saved after every action, resumed, replayed, verified. May use `rules`, `storage`
//! and `locale`.
//!
//! A record is the header of a match and one line a decision, with the dice that fell; docs/record-format.md is its
//! description. The same seed and the same actions give the same bytes on every machine, so a record is verified by playing
//! it again: a [`RecordedMatch`] takes the decisions one by one, and each line that it writes has to be the line that was read.

mod error;
mod line;
mod load;
mod read;
mod recorded_match;
mod setup;

pub use crate::storage::FileError as SaveError;
pub use error::{Problem, RecordError};
pub use line::ending_word;
pub use load::{LoadNote, LoadReport};
pub use recorded_match::{DecideError, LogEntry, RecordedMatch};
pub use setup::{BeginError, MatchSetup, NoRandomness, SeatInfo, Who, fresh_seed};
