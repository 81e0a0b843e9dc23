//! How far a person has come: parts of lessons that are done, evenings of the journey that were played, offers that were made. One
//! versioned TOML file, a section a subject, a line with a number a thing.

use std::path::Path;

use super::number_file::NumberFile;
use crate::{locale::Words, storage::FileError};

/// A section of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Parts of lessons, as `holochess-walk`: 1 where one is done.
    Lessons,
    /// Evenings of the journey, by their ids: 1 where one was played, 2 where it was won.
    Journey,
    /// What was offered once and is not offered again.
    Offers,
}

impl Subject {
    const fn section(self) -> &'static str {
        match self {
            Self::Lessons => "lessons",
            Self::Journey => "journey",
            Self::Offers => "offers",
        }
    }
}

/// The file.
#[derive(Clone, Debug, Default)]
pub struct Learned(NumberFile);

impl Learned {
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

    /// The number that is noted for a thing; 0 where nothing is.
    pub fn get(&self, subject: Subject, id: &str) -> u32 {
        self.0.get(subject.section(), id).unwrap_or(0)
    }

    /// Notes a number for a thing; a smaller one than is there changes nothing.
    pub fn raise(&mut self, subject: Subject, id: &str, number: u32) {
        self.0.set(subject.section(), id, number.max(self.get(subject, id)));
    }

    /// Whether [`Learned::save`] writes: not where the file is of a later version, or could not be moved out of the way.
    pub const fn is_written(&self) -> bool {
        self.0.is_written()
    }

    /// Writes the file: it is the old one or the new one, never half. One that is not ours to change stays as it is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, path: &Path) -> Result<(), FileError> {
        self.0.save(path)
    }
}
