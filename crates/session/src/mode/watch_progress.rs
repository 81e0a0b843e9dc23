//! The match that is watched, as data.

use std::path::{Path, PathBuf};

/// How far a match is watched.
#[derive(Clone, Debug)]
pub struct WatchProgress {
    /// The record that is watched.
    file: PathBuf,
    /// After how many decisions the table is shown.
    pub(crate) at: usize,
    /// Whether it goes on by itself.
    pub(crate) playing: bool,
    /// Seconds since something last moved on the table.
    pub(crate) seconds_at_rest: f32,
}

impl WatchProgress {
    /// From the beginning.
    pub(crate) const fn begin(file: PathBuf) -> Self {
        Self { file, at: 0, playing: true, seconds_at_rest: 0.0 }
    }

    /// The record that is watched.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// After how many decisions the table is shown; one whose scene runs is counted.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether it goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }
}
