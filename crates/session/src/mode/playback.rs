//! The decisions of a match that is played again, as data.

use std::collections::VecDeque;

use holochess_record::LogEntry;

/// The decisions that are still to be shown.
#[derive(Debug)]
pub struct Playback(pub(crate) VecDeque<LogEntry>);
