//! A record as one line of text, to be copied, sent and pasted: `holochess-match:1:` and the record, compressed (zlib) and
//! written in base64url without padding. Blanks and line ends that a mail program puts in are passed over.

use std::io::{Read as _, Write as _};

use flate2::{Compression, read::ZlibDecoder, write::ZlibEncoder};

use super::{base64url, bounds::MOST_BYTES};
use holochess_locale::Words;

/// What every such line begins with; the version follows.
const BEGINNING: &str = "holochess-match:";
/// The version of the line that is read and written.
const VERSION: &str = "1";
/// The longest line that is read, in bytes. Matches as people play them have a few thousand.
pub const LONGEST_TEXT: usize = 4 << 20;

/// Why a text is no match in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TextLineError {
    /// It does not begin as such a line does.
    NotALine,
    /// It is longer than such a line can be.
    TooLong,
    /// It is of another version.
    Version(String),
    /// A part of it is missing or has been changed.
    Damaged,
    /// What it holds is larger than a record can be.
    TooLarge,
}

impl TextLineError {
    /// The reason in words.
    pub fn words(&self) -> Words {
        match self {
            Self::NotALine => Words::new("shelf-line-none"),
            Self::TooLong => Words::new("shelf-line-too-long"),
            // Versions are counted from 1.
            Self::Version(found) if !found.parse::<u32>().is_ok_and(|found| found > 0) => {
                Words::new("shelf-line-version-unheard").with("found", holochess_locale::excerpt(found))
            }
            Self::Version(found) => {
                Words::new("shelf-line-version").with("found", holochess_locale::excerpt(found)).with("known", VERSION)
            }
            Self::Damaged => Words::new("shelf-line-damaged"),
            Self::TooLarge => Words::new("shelf-line-too-large"),
        }
    }
}

/// Whether a text looks like a match in one line, sound or not.
pub fn is_text_line(text: &str) -> bool {
    text.trim_start().starts_with(BEGINNING)
}

/// The line for a record.
pub fn to_text_line(record: &str) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    let packed = encoder.write_all(record.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default();
    format!("{BEGINNING}{VERSION}:{}", base64url::encode(&packed))
}

/// The text of the record that a line holds.
///
/// # Errors
/// What is wrong with the line. What it holds is still to be read as a record.
pub fn from_text_line(line: &str) -> Result<String, TextLineError> {
    if line.len() > LONGEST_TEXT {
        return Err(TextLineError::TooLong);
    }
    let line: String = line.chars().filter(|sign| !base64url::is_filler(*sign)).collect();
    let rest = line.strip_prefix(BEGINNING).ok_or(TextLineError::NotALine)?;
    let (version, digits) = rest.split_once(':').ok_or(TextLineError::Damaged)?;
    if version != VERSION {
        return Err(TextLineError::Version(version.to_owned()));
    }
    let packed = base64url::decode(digits).ok_or(TextLineError::Damaged)?;
    let mut decoder = ZlibDecoder::new(&packed[..]);
    let mut bytes = Vec::new();
    // One byte more than allowed tells what is too large, and no more is ever unpacked.
    decoder.by_ref().take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(|_| TextLineError::Damaged)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(TextLineError::TooLarge);
    }
    if decoder.total_in() != packed.len() as u64 {
        return Err(TextLineError::Damaged);
    }
    String::from_utf8(bytes).map_err(|_| TextLineError::Damaged)
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_locale::{Language, Locale};

    #[test]
    fn a_line_holds_the_text_whatever_its_length_and_however_it_is_broken() {
        for length in 0..200 {
            let text: String = (0..length).map(|step| char::from(b'a' + (step * step % 26) as u8)).collect();
            let line = to_text_line(&text);
            assert!(is_text_line(&line) && !line.contains(char::is_whitespace));
            assert_eq!(from_text_line(&line).as_deref(), Ok(&*text));
            let broken: String = line
                .chars()
                .enumerate()
                .flat_map(|(at, sign)| if at % 7 == 3 { vec!['\r', '\n', ' ', '\u{200b}', sign] } else { vec![sign] })
                .collect();
            assert_eq!(from_text_line(&broken).as_deref(), Ok(&*text));
        }
    }

    #[test]
    fn what_is_no_line_or_was_changed_is_refused() {
        assert_eq!(from_text_line(""), Err(TextLineError::NotALine));
        assert_eq!(from_text_line("a letter"), Err(TextLineError::NotALine));
        assert_eq!(from_text_line("holochess-match:1"), Err(TextLineError::Damaged));
        for (version, is_newer) in [("2", true), ("0", false), ("x", false)] {
            let why =
                from_text_line(&format!("holochess-match:{version}:AAAA")).expect_err("this program writes version 1");
            assert_eq!(why, TextLineError::Version(version.to_owned()));
            let said = Locale::new(Language::English).say(&why.words());
            assert_eq!(said.contains("Install the newest version"), is_newer, "{said}");
        }
        let line = to_text_line("{\"format\":\"holochess-record\"}");
        for end in 19..line.len() {
            assert_eq!(from_text_line(&line[..end]), Err(TextLineError::Damaged), "{end}");
        }
        assert_eq!(from_text_line(&format!("{line}AAAA")), Err(TextLineError::Damaged));
        assert_eq!(from_text_line(&format!("{line}!")), Err(TextLineError::Damaged));
    }

    #[test]
    fn a_small_line_that_unpacks_to_very_much_is_refused_before_it_is_unpacked() {
        let line = to_text_line(&" ".repeat(MOST_BYTES as usize + 1));
        assert!(line.len() < 20_000, "{}", line.len());
        assert_eq!(from_text_line(&line), Err(TextLineError::TooLarge));
        assert_eq!(from_text_line(&" ".repeat(LONGEST_TEXT + 1)), Err(TextLineError::TooLong));
    }
}
