//! Which puzzles have been solved: one versioned TOML file, a line a puzzle with the number of tries.

use std::path::Path;

use super::{kept_file::kept_as, number_file::NumberFile};

/// The section with a line a puzzle.
const SOLVED: &str = "solved";

/// The file.
#[derive(Clone, Debug, Default)]
pub struct SolvedPuzzles(NumberFile);

impl SolvedPuzzles {
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
}

kept_as!(SolvedPuzzles, NumberFile);
