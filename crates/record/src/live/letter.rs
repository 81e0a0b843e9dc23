//! A letter: what a program at a table says to the other one, as a line of text that people send each other while the two are
//! not connected. It is the same log, with the same signatures, so that the match can go on over the wire at any time.

use std::io::{Read as _, Write as _};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};
use holochess_locale::Words;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{bounds::LONGEST_FRAME, message::LiveMessage};
use crate::base64url;

/// What every letter begins with.
pub const MARK: &str = "holochess-letter:";

/// The version of letters.
const VERSION: u32 = 1;

/// The longest letter that is read, in bytes of text.
const LONGEST: usize = 4 << 20;

/// The most messages in a letter.
const MOST_MESSAGES: usize = 64;

/// A letter from one program at a table to the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveLetter {
    letter: u32,
    /// The name of the table, which tells nothing about its token.
    pub table: String,
    /// Whether the host has written it.
    pub by_host: bool,
    /// What it says, in this order.
    pub messages: Vec<LiveMessage>,
}

/// Why a text is no letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum LiveLetterError {
    /// It has no mark.
    #[error("it has no mark")]
    Mark,
    /// It is cut off, or something in it was changed, or it is too long.
    #[error("it is cut off or was changed")]
    Damaged,
    /// It is of another version.
    #[error("it is of version {0}")]
    Version(u32),
    /// It belongs to another table, or was written by this very program.
    #[error("it is of another table")]
    Other,
}

impl LiveLetterError {
    /// The error in words.
    pub fn words(self) -> Words {
        match self {
            Self::Mark => Words::new("live-letter-no-mark"),
            Self::Damaged => Words::new("live-letter-damaged"),
            Self::Version(found) => Words::new("live-letter-version").with("found", found),
            Self::Other => Words::new("live-letter-other"),
        }
    }
}

impl LiveLetter {
    /// A letter with these messages.
    pub const fn new(table: String, by_host: bool, messages: Vec<LiveMessage>) -> Self {
        Self { letter: VERSION, table, by_host, messages }
    }

    /// The letter as text.
    pub fn text(&self) -> String {
        // Plain values are JSON, and writing into memory does not fail.
        let json = serde_json::to_vec(self).unwrap_or_default();
        let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
        let packed = encoder.write_all(&json).and_then(|()| encoder.finish()).unwrap_or_default();
        format!("{MARK}{}", base64url::encode(&packed))
    }

    /// Reads the letter in a text. Blanks and line ends in it do not matter.
    ///
    /// # Errors
    /// If there is none, it is damaged, or of another version.
    pub fn read(text: &str) -> Result<Self, LiveLetterError> {
        if text.len() > LONGEST {
            return Err(LiveLetterError::Damaged);
        }
        let text: String = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let digits = text.strip_prefix(MARK).ok_or(LiveLetterError::Mark)?;
        let packed = base64url::decode(digits).ok_or(LiveLetterError::Damaged)?;
        let most = (MOST_MESSAGES * LONGEST_FRAME) as u64;
        let mut json = Vec::new();
        // One byte more than allowed tells what is too large, and no more is ever unpacked.
        let unpacked = ZlibDecoder::new(&packed[..]).take(most + 1).read_to_end(&mut json);
        if unpacked.is_err() || json.len() as u64 > most {
            return Err(LiveLetterError::Damaged);
        }
        let value: serde_json::Value = serde_json::from_slice(&json).map_err(|_| LiveLetterError::Damaged)?;
        let version = value.get("letter").and_then(serde_json::Value::as_u64).ok_or(LiveLetterError::Damaged)?;
        if version != u64::from(VERSION) {
            return Err(LiveLetterError::Version(u32::try_from(version).unwrap_or(u32::MAX)));
        }
        let letter: Self = serde_json::from_value(value).map_err(|_| LiveLetterError::Damaged)?;
        if letter.messages.len() > MOST_MESSAGES { Err(LiveLetterError::Damaged) } else { Ok(letter) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::{LiveCheck, LivePlace};

    fn letter() -> LiveLetter {
        let place = LivePlace { round: 1, next: 7, check: LiveCheck([3; 32]) };
        LiveLetter::new("abc".to_owned(), true, vec![LiveMessage::Ping(place), LiveMessage::Again(2)])
    }

    #[test]
    fn a_letter_survives_being_wrapped() {
        let text = letter().text();
        let (one, other) = text.split_at(30);
        assert_eq!(LiveLetter::read(&format!("{one}\r\n  {other}\n")), Ok(letter()));
    }

    #[test]
    fn a_letter_that_is_cut_changed_or_of_another_version_is_refused_by_name() {
        let text = letter().text();
        assert_eq!(LiveLetter::read("hello"), Err(LiveLetterError::Mark));
        for cut in MARK.len()..text.len() - 1 {
            assert_eq!(LiveLetter::read(&text[..cut]), Err(LiveLetterError::Damaged), "{cut}");
        }
        let later = LiveLetter { letter: 2, ..letter() };
        assert_eq!(LiveLetter::read(&later.text()), Err(LiveLetterError::Version(2)));
        let many = LiveLetter { messages: vec![LiveMessage::Again(2); MOST_MESSAGES + 1], ..letter() };
        assert_eq!(LiveLetter::read(&many.text()), Err(LiveLetterError::Damaged));
    }
}
