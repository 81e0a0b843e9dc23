//! Where the fields of a RON file stand: what is read from it no longer knows its lines.

/// The offsets of every field of this name, in their order. Only for text that was read: strings, characters and comments are passed
/// over, and nothing else is checked.
pub(super) fn offsets<'a>(text: &'a str, name: &'a str) -> impl Iterator<Item = usize> + 'a {
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(sign) = text[at..].chars().next() {
            let rest = &text[at..];
            let length = skipped(rest);
            if length > 0 {
                at += length;
                continue;
            }
            if !is_of_word(sign) {
                at += sign.len_utf8();
                continue;
            }
            let (begin, end) = (at, rest.find(|sign| !is_of_word(sign)).unwrap_or(rest.len()));
            at += end;
            if &rest[..end] == name && text[at..].trim_start().starts_with(':') {
                return Some(begin);
            }
        }
        None
    })
}

fn is_of_word(sign: char) -> bool {
    sign.is_alphanumeric() || sign == '_'
}

/// The length of the string, character or comment that the text begins with; 0 where it begins with none.
fn skipped(text: &str) -> usize {
    let closed = |begin: usize, end: &str| text[begin..].find(end).map_or(text.len(), |at| begin + at + end.len());
    if text.starts_with("//") {
        return closed(2, "\n");
    }
    if text.starts_with("/*") {
        return comment(text);
    }
    let raw = text.strip_prefix("br").or_else(|| text.strip_prefix('r')).unwrap_or_default();
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    if raw[hashes..].starts_with('"') {
        return closed(text.len() - raw.len() + hashes + 1, &format!("\"{}", "#".repeat(hashes)));
    }
    let quote = text.chars().next().filter(|sign| ['"', '\''].contains(sign));
    quote.map_or(0, |quote| {
        let mut is_escaped = false;
        let end = text[1..].find(|sign| {
            let ends = sign == quote && !is_escaped;
            is_escaped = sign == '\\' && !is_escaped;
            ends
        });
        end.map_or(text.len(), |end| end + 2)
    })
}

/// The length of a comment with others inside.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    while at < text.len() {
        match text.as_bytes().get(at..at + 2) {
            Some(b"/*") => (depth, at) = (depth + 1, at + 2),
            Some(b"*/") => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_found_where_they_stand_and_nowhere_else() {
        let text = "say: 1, /* say: /* say: */ say: */ \"say: \\\" say: é\" // say: é\n r#\"say: \" say:\"# say : 2, essay: 3, saying: 4, \
            'ü' say:5, '\"' say: 6 say";
        let found: Vec<&str> =
            offsets(text, "say").map(|at| text[at..].split([',', ' ']).next().unwrap_or("")).collect();
        assert_eq!(found, ["say:", "say", "say:5", "say:"]);
    }
}
