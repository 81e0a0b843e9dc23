//! Which puzzles have been solved: one versioned TOML file, a line a puzzle with the number of tries.

use std::path::Path;

use super::number_file::NumberFile;
use crate::{locale::Words, storage::FileError};

/// The section with a line a puzzle.
const SOLVED: &str = "solved";

/// The file.
#[derive(Clone, Debug, Default)]
pub struct SolvedPuzzles(NumberFile);

impl SolvedPuzzles {
    /// Reads the file, and says what was wrong with it. Where there is none, nothing is known yet. What cannot be read is kept aside
    /// under another name, or stays as it is, and nothing is written then.
    pub fn load(path: &Path) -> (Self, Vec<Words>) {
        let (file, flaws) = NumberFile::load(path);
        (Self(file), flaws)
    }

    /// What can be read of the file, which is not touched, now or later.
    pub fn peek(path: &Path) -> Self {
        Self(NumberFile::peek(path))
    }

    /// How many tries a puzzle took, by its id; nothing if it is not solved.
    pub fn tries(&self, id: &str) -> Option<u32> {
        self.0.get(SOLVED, id).filter(|tries| *tries > 0)
    }

    /// Notes that a puzzle is solved; the fewest tries count.
    pub fn set(&mut self, id: &str, tries: u32) {
        let fewest = self.tries(id).map_or(tries, |before| before.min(tries)).max(1);
        self.0.set(SOLVED, id, fewest);
    }

    /// Writes the file: it is the old one or the new one, never half. One that is not ours to change stays as it is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        self.0.save(path)
    }
}
