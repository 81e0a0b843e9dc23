//! Who plays: a name, and what the matches on the shelf say about it.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::{Path, PathBuf},
};

use super::{EveningResult, Statistics, evenings, kept_medals, medals_in, person_of};
use crate::{Date, RecordedMatch, SeatInfo, Shelf, Who, own_name};
use holochess_platform::storage::{FileError, Fingerprint};
use holochess_platform::{clock::SystemTime, fs};
use holochess_rules::Seat;

/// A person who plays at this machine.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// The name at the table; empty for those who gave none.
    pub name: String,
    /// What the matches add up to.
    pub statistics: Statistics,
    /// Medals that are noted, with the dates on which they were first earned, as 20261125, by their ids: they stay when the matches are
    /// deleted.
    pub kept_medals: BTreeMap<&'static str, u32>,
    /// The evenings of the journey that the matches on the shelf have played, by their ids.
    pub evenings: BTreeMap<&'static str, EveningResult>,
}

/// All players who have sat at the table, and the files that could not be read.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profiles {
    /// The profiles: the person who has played most first, then by name.
    pub all: Vec<Profile>,
    /// Files that could not be read.
    pub unreadable: Vec<PathBuf>,
    /// What the records say is to be noted of medals ([`medals_of`](super::medals_of)), with the date of the first of these records.
    pub earned: BTreeMap<String, u32>,
}

impl Profile {
    /// Notes what became of the evening of the journey that a match was, if it was one.
    fn note_evening(&mut self, recorded: &RecordedMatch) {
        for evening in evenings() {
            if let Some(result) = evening.result(recorded) {
                let best = self.evenings.get(evening.id.as_str()).copied().map_or(result, |known| known.max(result));
                self.evenings.insert(&evening.id, best);
            }
        }
    }
}

impl Profiles {
    /// Reads the records of a folder. Matches that are not over make a name known and count nothing, and so does another copy of a match
    /// that is counted.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn read(folder: &Path) -> Result<Self, FileError> {
        let mut found = Self::default();
        // The oldest first, so that medals for what was done first are given in the order of time.
        let mut files = Shelf::at(folder).saved()?;
        files.reverse();
        let mut counted = BTreeSet::new();
        for path in files {
            match RecordedMatch::open(&path) {
                // Another copy of a match is no other match.
                Ok((recorded, _)) if !counted.insert(Fingerprint::of(recorded.text())) => {}
                Ok((recorded, _)) => {
                    found.add(&recorded);
                    found.note_earned(&recorded, &path);
                }
                Err(_) => found.unreadable.push(path),
            }
        }
        found.sort();
        Ok(found)
    }

    /// Notes what the people in a match have earned up to it, with the date on which its file was written.
    fn note_earned(&mut self, recorded: &RecordedMatch, path: &Path) {
        let written = fs::metadata(path).and_then(|file| file.modified()).unwrap_or(SystemTime::UNIX_EPOCH);
        let date = Date::of(written).number();
        for seat in recorded.setup().seats.iter().filter(|seat| seat.who == Who::Human && recorded.is_over()) {
            let Some(profile) = self.all.iter().find(|profile| profile.name == seat.own_name()) else { continue };
            for key in medals_in(&profile.statistics, &profile.name) {
                self.earned.entry(key).or_insert(date);
            }
        }
    }

    /// Adds the medals that are noted under these keys, also of people of whom no match is left.
    pub fn add_kept<'a>(&mut self, noted: impl Iterator<Item = (&'a str, u32)>) {
        let mut all = self.earned.clone();
        all.extend(noted.map(|(key, date)| (key.to_owned(), date)));
        let noted = all;
        for key in noted.keys() {
            self.named(own_name(person_of(key)));
        }
        for profile in &mut self.all {
            profile.kept_medals = kept_medals(&profile.name, |key| noted.get(key).copied().unwrap_or(0));
        }
        self.sort();
    }

    /// Adds a match to the profiles of the people in it.
    pub fn add(&mut self, recorded: &RecordedMatch) {
        let seats = &recorded.setup().seats;
        let mut names: Vec<&str> = seats.iter().filter(|seat| seat.who == Who::Human).map(SeatInfo::own_name).collect();
        names.sort_unstable();
        names.dedup();
        for name in names {
            let own: Vec<Seat> = (0..seats.len())
                .filter(|index| seats[*index].who == Who::Human && seats[*index].own_name() == name)
                .map(Seat::new)
                .collect();
            // A person against itself has neither won nor lost.
            if own.len() < seats.len() {
                let profile = self.named(name);
                profile.statistics.add(recorded, &own);
                profile.note_evening(recorded);
            }
        }
    }

    /// The profile with this name; what a seat is called without one is the profile of those who gave none.
    pub fn find(&self, name: &str) -> Option<&Profile> {
        let name = own_name(name);
        self.all.iter().find(|profile| profile.name == name)
    }

    fn named(&mut self, name: &str) -> &mut Profile {
        let index = self.all.iter().position(|profile| profile.name == name).unwrap_or_else(|| {
            self.all.push(Profile { name: name.to_owned(), ..Profile::default() });
            self.all.len() - 1
        });
        &mut self.all[index]
    }

    fn sort(&mut self) {
        self.all.sort_by(|one, other| {
            let count = |profile: &Profile| profile.statistics.all.count();
            count(other).cmp(&count(one)).then_with(|| one.name.cmp(&other.name))
        });
    }
}
