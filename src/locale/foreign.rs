//! Text that comes from a file or from the command line, before it is shown: without what could steer a terminal, and no longer
//! than a line.

/// The most characters of such text that are shown.
const LONGEST: usize = 80;

/// Whether a character only ever shows itself: control characters steer terminals, marks of direction turn the text around
/// them, and some signs cannot be seen at all.
fn is_plain(sign: char) -> bool {
    !sign.is_control()
        && !matches!(
            sign,
            '\u{61c}'
                | '\u{200b}'
                | '\u{200e}' | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{feff}'
                | '\u{fff9}'..='\u{fffb}'
                | '\u{e0000}'..='\u{e007f}'
        )
}

/// Whether text can be shown as it is.
pub fn is_harmless(text: &str) -> bool {
    text.chars().all(is_plain)
}

/// The text with `�` for everything that does not only show itself.
pub fn harmless(text: &str) -> String {
    text.chars().map(|sign| if is_plain(sign) { sign } else { '\u{fffd}' }).collect()
}

/// The same text, cut after 80 characters, with `…` for the rest.
pub fn excerpt(text: &str) -> String {
    let mut shown: String = harmless(&text.chars().take(LONGEST).collect::<String>());
    if text.chars().nth(LONGEST).is_some() {
        shown.push('…');
    }
    shown
}
