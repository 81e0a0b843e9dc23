//! Text that comes from a file or from the command line, before it is shown: without what could steer a terminal, and no longer
//! than a line.

use std::path::Path;

use unicode_general_category::{GeneralCategory, get_general_category};
use unicode_normalization::UnicodeNormalization as _;
use unicode_script::{Script, ScriptExtension, UnicodeScript as _};

/// The most characters of such text that are shown.
const LONGEST: usize = 80;

/// The most characters of what a parser says of a file: it lists what could stand there instead.
const LONGEST_REASON: usize = 400;

/// The most characters of a file's name that are shown. What is longer is no name, but a text in its place.
const LONGEST_FILE: usize = 300;

/// The most marks that one letter of a name carries: more of them cover the lines above and below.
const MOST_MARKS: usize = 4;

/// Whether a character only ever shows itself: control characters steer terminals, signs of format turn the text around them or
/// cannot be seen at all, and others look different on each machine (private use, no characters).
fn is_plain(sign: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse};
    let is_of_none = u32::from(sign) & 0xfffe == 0xfffe || matches!(sign, '\u{fdd0}'..='\u{fdef}' | '\u{e0000}'..);
    let is_unseen =
        matches!(get_general_category(sign), Control | Format | LineSeparator | ParagraphSeparator | PrivateUse);
    // Letters, marks and symbols by their category that are drawn as nothing.
    let is_blank = matches!(
        sign,
        '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{2065}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffb}'
    );
    !is_of_none && !is_blank && (!is_unseen || matches!(sign, '\u{200c}' | '\u{200d}'))
}

/// Whether a character changes only how its neighbours are drawn: joiners and variation selectors. They belong to signs of some
/// texts, but two names that differ in nothing else look the same.
const fn joins(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether a character is drawn over, under or around the letter before it.
fn is_mark(sign: char) -> bool {
    use GeneralCategory::{EnclosingMark, NonspacingMark, SpacingMark};
    matches!(get_general_category(sign), EnclosingMark | NonspacingMark | SpacingMark)
}

/// Whether a player in a record can be called this: it can be shown as it is, and something of it can be seen. No text at all is such a
/// name, too.
pub fn is_readable_name(text: &str) -> bool {
    let mut marks = 0;
    let is_seen = text.is_empty() || text.chars().any(|sign| !sign.is_whitespace());
    is_seen
        && text.chars().all(|sign| {
            marks = if is_mark(sign) { marks + 1 } else { 0 };
            is_plain(sign) && !joins(sign) && marks <= MOST_MARKS
        })
}

/// Whether a player can call themselves this from now on: besides, as [`tidy_name`] writes it, it looks like no other name. Every
/// letter is one that Unicode knows, and each word is in one script.
pub fn is_name(text: &str) -> bool {
    let name = tidy_name(text);
    let is_known = |sign| get_general_category(sign) != GeneralCategory::Unassigned;
    is_readable_name(&name) && name.chars().all(is_known) && name.split(' ').all(is_of_one_script)
}

/// A name as it is kept: letters and their marks in one piece (NFC), single blanks, none at the ends, and no choice between a sign in
/// colours and in black.
pub fn tidy_name(text: &str) -> String {
    let name: String = text.nfc().filter(|sign| !matches!(sign, '\u{fe0e}' | '\u{fe0f}')).collect();
    let is_blank = |sign| get_general_category(sign) == GeneralCategory::SpaceSeparator;
    name.split(is_blank).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Whether all letters of a word can be of one script; those that are written together in Chinese, Japanese and Korean count as one,
/// with Latin. Signs that are of no script fit in everywhere.
fn is_of_one_script(word: &str) -> bool {
    use Script::{Bopomofo, Han, Hangul, Hiragana, Katakana, Latin};
    let together = [Bopomofo, Han, Hangul, Hiragana, Katakana, Latin];
    let is_together = |sign: char| together.iter().any(|one| sign.script_extension().contains_script(*one));
    !ScriptExtension::for_str(word).is_empty() || word.chars().all(is_together)
}

/// Whether text can be shown as it is.
pub fn is_harmless(text: &str) -> bool {
    text.chars().all(is_plain)
}

/// The text with `�` for everything that does not only show itself.
pub fn harmless(text: &str) -> String {
    text.chars().map(|sign| if is_plain(sign) { sign } else { '\u{fffd}' }).collect()
}

/// The name of a file in messages: harmless, on one line, and its beginning only where it is longer than any that is read.
pub fn file_name(path: &Path) -> String {
    let text = harmless(&path.display().to_string());
    match text.char_indices().nth(LONGEST_FILE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// The same text, cut after 80 characters, with `…` for the rest.
pub fn excerpt(text: &str) -> String {
    beginning(text, LONGEST)
}

/// Why a parser refuses a file, on one line: in its own words, which quote the file.
pub fn reason(text: &str) -> String {
    beginning(&text.split_whitespace().collect::<Vec<_>>().join(" "), LONGEST_REASON)
}

fn beginning(text: &str, longest: usize) -> String {
    let mut shown: String = harmless(&text.chars().take(longest).collect::<String>());
    if text.chars().nth(longest).is_some() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_seen_and_look_like_no_other() {
        for name in ["", "Ada", "Zoë", "Nguyễn", "Ngu\u{301}\u{302}yen", "שָׁלוֹם", "ไทย", "李小龍", "O’Neill-2", "★"]
        {
            assert!(is_name(name), "{name:?}");
        }
        let hidden = "\u{ad}\u{34f}\u{115f}\u{1160}\u{17b4}\u{17b5}\u{180e}\u{200b}\u{200c}\u{200d}\u{202e}\u{2028}\u{2800}\u{3164}\
            \u{fe00}\u{fe0f}\u{ffa0}\u{e000}\u{fdd0}\u{ffff}\u{1d173}\u{1d17a}\u{e0001}\u{e0100}\u{e01ef}\u{f0000}\u{10fffe}\u{9b}\u{7f}\u{85}";
        for sign in hidden.chars().filter(|sign| *sign != '\u{fe0f}') {
            assert!(!is_name(&format!("A{sign}da")), "{sign:?}");
        }
        for name in [" ", "\u{a0}\u{3000}", "Z\u{300}\u{301}\u{302}\u{303}\u{304}algo"] {
            assert!(!is_readable_name(name), "{name:?}");
        }
        // What looks like another name: a Cyrillic А, a Greek ο, signs of format, sixty marks, a letter of a later Unicode.
        let marks = format!("Ad\u{591}{}", "\u{591}".repeat(60));
        for name in ["\u{410}da", "B\u{3bf}", "A\u{1bca0}da", "A\u{13430}da", "Ada\u{1d173}", &marks, "A\u{378}"] {
            assert!(!is_name(name), "{name:?}");
        }
        for name in ["Ада", "Αλέξης Zorba", "Ken 李小龍", "Кен Li", "田中ひろし", "김Kim", "نور", "अनुराग", "Ada (2)"]
        {
            assert!(is_name(name), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_the_same_are_kept_the_same() {
        for (one, other) in [
            ("Zoë", "Zoe\u{308}"),
            ("Ada", "Ada "),
            ("Ada", "\u{a0}Ada\u{3000}"),
            ("Ada B", "Ada \u{2009} B"),
            ("❤ Ada", "❤\u{fe0f} Ada"),
            ("Å", "\u{212b}"),
        ] {
            assert!(is_name(other), "{other:?}");
            assert_eq!(tidy_name(other), tidy_name(one));
            assert_eq!(tidy_name(&tidy_name(other)), tidy_name(other));
        }
    }

    #[test]
    fn what_is_harmless_is_what_stays() {
        for text in ["a", "a\u{200d}b", "a\u{ad}b", "a\u{e000}", "a\u{2028}b", "a\nb"] {
            assert_eq!(is_harmless(text), harmless(text) == text, "{text:?}");
        }
    }
}
