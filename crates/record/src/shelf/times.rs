//! What is left on the clocks of matches that are played for time: `times.json` in the folder of the shelf, by the hash of a
//! match's seed. It is not in the records, which hold no clock: a match without its times goes on without a clock.

use std::{collections::BTreeMap, fmt, str::FromStr, time::Duration};

use holochess_locale::Locale;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{
    Shelf,
    json_file::{self, JsonFile},
};
use holochess_platform::clock::{SystemTime, UNIX_EPOCH};
use holochess_platform::storage::{self, FileError};

/// The file of the times, the word that tells it from any other, and the version that is read and written.
const FILE: &str = "times.json";
const FORMAT: &str = "holochess-times";
const VERSION: u64 = 1;
/// The times of so many matches are kept, those written last.
const MOST: usize = 500;

/// What the seconds of a [`TimeControl`] are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seconds {
    /// Added after each turn.
    Increment,
    /// Before the clock begins to run in each turn.
    Delay,
}

/// How much time each person has for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Minutes for the match, 1 to [`TimeControl::MOST_MINUTES`].
    pub minutes: u32,
    /// Seconds a turn, at most [`TimeControl::MOST_SECONDS`].
    pub seconds: u32,
    /// What these are.
    pub kind: Seconds,
}

impl TimeControl {
    /// The most minutes and seconds.
    pub const MOST_MINUTES: u32 = 600;
    /// The most seconds a turn.
    pub const MOST_SECONDS: u32 = 600;

    /// The time for the match.
    pub const fn time(self) -> Duration {
        Duration::from_secs(60 * self.minutes as u64)
    }

    /// What is added after a turn.
    pub const fn increment(self) -> Duration {
        match self.kind {
            Seconds::Increment => Duration::from_secs(self.seconds as u64),
            Seconds::Delay => Duration::ZERO,
        }
    }

    /// The time control in words.
    pub fn text(self, locale: &Locale) -> String {
        let kind = match self.kind {
            Seconds::Increment => "fischer",
            Seconds::Delay => "delay",
        };
        let arguments = [("kind", kind.into()), ("minutes", self.minutes.into()), ("seconds", self.seconds.into())];
        locale.format("live-clock", &arguments)
    }

    /// How long the clock stands still at the beginning of a turn.
    pub const fn delay(self) -> Duration {
        match self.kind {
            Seconds::Increment => Duration::ZERO,
            Seconds::Delay => Duration::from_secs(self.seconds as u64),
        }
    }
}

impl fmt::Display for TimeControl {
    /// `fischer 10 5` or `delay 10 5`: the minutes, the seconds.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = match self.kind {
            Seconds::Increment => "fischer",
            Seconds::Delay => "delay",
        };
        write!(formatter, "{word} {} {}", self.minutes, self.seconds)
    }
}

/// A text is no time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a time control, as fischer 10 5")]
pub struct NoTimeControl;

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl FromStr for TimeControl {
    type Err = NoTimeControl;

    fn from_str(text: &str) -> Result<Self, NoTimeControl> {
        let mut words = text.split_whitespace();
        let kind = match words.next() {
            Some("fischer") => Seconds::Increment,
            Some("delay") => Seconds::Delay,
            _ => return Err(NoTimeControl),
        };
        let mut number = || words.next().and_then(|word| word.parse().ok()).ok_or(NoTimeControl);
        let control = Self { kind, minutes: number()?, seconds: number()? };
        let fits = (1..=Self::MOST_MINUTES).contains(&control.minutes) && control.seconds <= Self::MOST_SECONDS;
        if fits && words.next().is_none() { Ok(control) } else { Err(NoTimeControl) }
    }
}

/// What is left on the clocks of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockTimes {
    /// How much time each had.
    pub control: TimeControl,
    /// What is left, player 1 first; nothing for those who play without a clock.
    pub left: Vec<Option<Duration>>,
}

/// The file as it stands.
#[derive(Serialize, Deserialize)]
struct TimesFile {
    format: String,
    version: u64,
    times: BTreeMap<String, Entry>,
}

/// The times of a match in the file.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
struct Entry {
    control: String,
    left_ms: Vec<Option<u64>>,
    /// Seconds since 1970.
    written: u64,
}

impl Entry {
    fn times(&self) -> Option<ClockTimes> {
        let left = self.left_ms.iter().map(|left| left.map(Duration::from_millis)).collect();
        Some(ClockTimes { control: self.control.parse().ok()?, left })
    }
}

impl Shelf {
    /// What is left on the clocks of the match with this hash of its seed, if it is played for time.
    pub fn times(&self, seed_hash: &str) -> Option<ClockTimes> {
        json_file::read::<TimesFile>(&self.folder().join(FILE))?.times.get(seed_hash)?.times()
    }

    /// Keeps what is left on the clocks of a match; with `None` nothing of it any more.
    ///
    /// # Errors
    /// If the file of the times cannot be written, is of a later version, or is none: it stays as it is then.
    pub fn keep_times(&self, seed_hash: &str, times: Option<&ClockTimes>) -> Result<(), FileError> {
        if times.is_some() {
            storage::make_folder(self.folder())?;
        }
        json_file::change(&self.folder().join(FILE), |stored: &mut TimesFile| {
            let changes = match times {
                Some(times) => {
                    stored.times.insert(seed_hash.to_owned(), entry(times));
                    true
                }
                None => stored.times.remove(seed_hash).is_some(),
            };
            stored.forget_the_oldest();
            changes
        })
    }
}

/// Whether a text is that of the file of the times, with no times of later than a day after this moment: they would outlive all others.
/// The clocks of two machines differ by less.
pub fn are_times(text: &str, now: SystemTime) -> bool {
    let latest = now.duration_since(UNIX_EPOCH).unwrap_or_default().as_secs() + 24 * 60 * 60;
    json_file::known::<TimesFile>(text).is_some_and(|stored| stored.times.values().all(|entry| entry.written <= latest))
}

fn entry(times: &ClockTimes) -> Entry {
    let milliseconds = |left: Duration| u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
    let written = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs();
    let left_ms = times.left.iter().map(|left| left.map(milliseconds)).collect();
    Entry { control: times.control.to_string(), left_ms, written }
}

impl JsonFile for TimesFile {
    const MOST_BYTES: u64 = 1 << 20;

    fn empty() -> Self {
        Self { format: FORMAT.to_owned(), version: VERSION, times: BTreeMap::new() }
    }

    fn is_known(&self) -> bool {
        self.format == FORMAT && self.version == VERSION
    }
}

impl TimesFile {
    fn forget_the_oldest(&mut self) {
        while self.times.len() > MOST {
            let oldest = self.times.iter().min_by_key(|(_, entry)| entry.written).map(|(hash, _)| hash.clone());
            let Some(oldest) = oldest else { return };
            self.times.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_is_read_as_it_is_written_and_nothing_else_is_one() {
        for text in ["fischer 10 5", "delay 1 0", "fischer 600 600"] {
            assert_eq!(text.parse::<TimeControl>().map(|control| control.to_string()).as_deref(), Ok(text));
        }
        for text in
            ["", "fischer", "fischer 0 5", "fischer 10 601", "delay 5", "delay 5 5 5", "blitz 5 5", "delay -1 5"]
        {
            assert_eq!(text.parse::<TimeControl>(), Err(NoTimeControl), "{text}");
        }
    }

    #[test]
    fn times_are_kept_by_match_and_what_is_of_a_later_version_stays_as_it_is() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let shelf = Shelf::at(folder.path().join("saves"));
        assert_eq!(shelf.times("ab"), None);
        let control = TimeControl { minutes: 10, seconds: 5, kind: Seconds::Increment };
        let times = ClockTimes { control, left: vec![Some(Duration::from_millis(90_500)), None] };
        shelf.keep_times("ab", Some(&times)).expect("it can be kept");
        let other = ClockTimes { left: vec![Some(Duration::ZERO); 3], ..times.clone() };
        shelf.keep_times("cd", Some(&other)).expect("it can be kept");
        assert_eq!((shelf.times("ab"), shelf.times("cd")), (Some(times), Some(other.clone())));
        shelf.keep_times("ab", None).expect("it can be forgotten");
        assert_eq!((shelf.times("ab"), shelf.times("cd")), (None, Some(other.clone())));
        let file = shelf.folder().join(FILE);
        let later = std::fs::read_to_string(&file).expect("it is there").replace("\"version\": 1", "\"version\": 2");
        std::fs::write(&file, &later).expect("it can be written");
        assert_eq!(shelf.times("cd"), None);
        assert!(shelf.keep_times("cd", Some(&other)).is_err());
        assert_eq!(std::fs::read_to_string(&file).expect("it is there"), later);
    }

    #[test]
    fn the_times_of_the_matches_written_last_are_kept() {
        let mut stored = TimesFile::empty();
        for number in 0..MOST as u64 + 3 {
            let entry = Entry { control: "delay 5 5".to_owned(), left_ms: Vec::new(), written: 10_000 - number };
            stored.times.insert(number.to_string(), entry);
        }
        stored.forget_the_oldest();
        assert_eq!(stored.times.len(), MOST);
        assert!(stored.times.contains_key("0") && !stored.times.contains_key(&(MOST as u64 + 2).to_string()));
    }
}
