//! Text that comes from a file or from the command line, before it is shown: without what could steer a terminal, and no longer
//! than a line.

use std::path::Path;

/// The most characters of such text that are shown.
const LONGEST: usize = 80;

/// The most characters of what a parser says of a file: it lists what could stand there instead.
const LONGEST_REASON: usize = 400;

/// The most characters of a file's name that are shown. What is longer is no name, but a text in its place.
const LONGEST_FILE: usize = 300;

/// The most marks that one letter of a name carries: more of them cover the lines above and below.
const MOST_MARKS: usize = 4;

/// Whether a character only ever shows itself: control characters steer terminals, marks of direction turn the text around
/// them, some signs cannot be seen at all, and others stand for nothing that everybody sees alike (private use, no characters).
fn is_plain(sign: char) -> bool {
    !sign.is_control()
        && u32::from(sign) & 0xfffe != 0xfffe
        && !matches!(
            sign,
            '\u{ad}'
                | '\u{34f}'
                | '\u{61c}'
                | '\u{115f}' | '\u{1160}'
                | '\u{17b4}' | '\u{17b5}'
                | '\u{180e}'
                | '\u{200b}'
                | '\u{200e}' | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{e000}'..='\u{f8ff}'
                | '\u{fdd0}'..='\u{fdef}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{10ffff}'
        )
}

/// Whether a character changes only how its neighbours are drawn: joiners and variation selectors. They belong to signs of some
/// texts, but two names that differ in nothing else look the same.
const fn joins(sign: char) -> bool {
    matches!(sign, '\u{200c}' | '\u{200d}' | '\u{180b}'..='\u{180f}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether a character is drawn over, under or around the letter before it.
const fn is_mark(sign: char) -> bool {
    matches!(
        sign,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{591}'..='\u{5bd}'
            | '\u{610}'..='\u{61a}'
            | '\u{64b}'..='\u{65f}'
            | '\u{6d6}'..='\u{6ed}'
            | '\u{e31}' | '\u{e34}'..='\u{e3a}' | '\u{e47}'..='\u{e4e}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{3099}' | '\u{309a}'
            | '\u{fe20}'..='\u{fe2f}'
    )
}

/// Whether text can be somebody's name: it can be shown as it is, something of it can be seen, and it looks like no other. No text at
/// all is one, too.
pub fn is_name(text: &str) -> bool {
    let mut marks = 0;
    let is_seen = text.is_empty() || text.chars().any(|sign| !sign.is_whitespace());
    is_seen
        && text.chars().all(|sign| {
            marks = if is_mark(sign) { marks + 1 } else { 0 };
            is_plain(sign) && !joins(sign) && marks <= MOST_MARKS
        })
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
        for sign in hidden.chars() {
            assert!(!is_name(&format!("A{sign}da")), "{sign:?}");
        }
        for name in [" ", "\u{a0}\u{3000}", "Z\u{300}\u{301}\u{302}\u{303}\u{304}algo"] {
            assert!(!is_name(name), "{name:?}");
        }
    }

    #[test]
    fn what_is_harmless_is_what_stays() {
        for text in ["a", "a\u{200d}b", "a\u{ad}b", "a\u{e000}", "a\u{2028}b", "a\nb"] {
            assert_eq!(is_harmless(text), harmless(text) == text, "{text:?}");
        }
    }
}
