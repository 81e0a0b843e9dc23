//! How far a person has come: parts of lessons that are done, evenings of the journey that were played, medals, offers that were
//! made. One versioned TOML file, a section a subject, a line with a number a thing.

use std::path::Path;

use super::{kept_file::kept_as, number_file::NumberFile};

/// A section of the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Parts of lessons, as `holochess-walk`: 1 where one is done.
    Lessons,
    /// Evenings of the journey, by their ids: 1 where one was played, 2 where it was won.
    Journey,
    /// Medals, as `whole Ada`: the date on which one was first earned, as 20261125.
    Medals,
    /// What was offered once and is not offered again.
    Offers,
}

impl Subject {
    const fn section(self) -> &'static str {
        match self {
            Self::Lessons => "lessons",
            Self::Journey => "journey",
            Self::Medals => "medals",
            Self::Offers => "offers",
        }
    }
}

/// The file.
#[derive(Clone, Debug, Default)]
pub struct Learned(NumberFile);

impl Learned {
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

    /// Notes when something was first done, as a date that is a number (20261125); a later one than is there changes nothing.
    pub fn note_first(&mut self, subject: Subject, id: &str, date: u32) {
        let known = self.get(subject, id);
        if known == 0 || date < known {
            self.0.set(subject.section(), id, date);
        }
    }

    /// Everything that is noted of a subject.
    pub fn all(&self, subject: Subject) -> impl Iterator<Item = (&str, u32)> {
        self.0.lines(subject.section())
    }
}

kept_as!(Learned, NumberFile);
