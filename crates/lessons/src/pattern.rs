//! Which actions end a step: patterns in which a star stands for any text.

/// The most characters of a pattern. The longest action of any game is shorter.
pub(super) const LONGEST: usize = 64;

/// The most stars of a pattern.
pub(super) const MOST_STARS: usize = 8;

/// Whether a text is like a pattern. One pass: where a part between stars does not fit, only the last star takes one more byte, so
/// the time is at most the product of both lengths.
pub(super) fn is_like(text: &str, pattern: &str) -> bool {
    let (text, pattern) = (text.as_bytes(), pattern.as_bytes());
    let (mut at, mut next) = (0, 0);
    // Behind the last star, and how much of the text it has taken.
    let mut star: Option<(usize, usize)> = None;
    while at < text.len() {
        if pattern.get(next) == Some(&b'*') {
            next += 1;
            star = Some((next, at));
        } else if pattern.get(next) == Some(&text[at]) {
            (at, next) = (at + 1, next + 1);
        } else if let Some((behind, taken)) = star {
            star = Some((behind, taken + 1));
            (at, next) = (taken + 1, behind);
        } else {
            return false;
        }
    }
    pattern[next..].iter().all(|sign| *sign == b'*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_any_text() {
        for (text, pattern, fits) in [
            ("o3-i5", "o3-i5", true),
            ("o3-i5", "o3-*", true),
            ("o3xi5", "o3-*", false),
            ("o3-i5", "*-*", true),
            ("o3-i5", "*i5", true),
            ("o3-i15", "*-i5", false),
            ("o3-i5", "*", true),
            ("o3-i5", "**", true),
            ("o3-i5", "", false),
            ("", "", true),
            ("", "*", true),
            ("o3-i3-i5", "o*-i5", true),
            ("o3-i5", "o3-i5*", true),
            ("o3-i5", "*o3-i5x", false),
        ] {
            assert_eq!(is_like(text, pattern), fits, "{text} {pattern}");
        }
    }

    #[test]
    fn many_stars_take_no_longer_than_few() {
        // Trying every way of every star would end after the sun does, and a call for each star would have no room.
        let text = "a".repeat(2000);
        assert!(!is_like(&text, &format!("{}x", "*a".repeat(1000))));
        assert!(is_like(&text, &"*".repeat(1_000_000)));
    }
}
