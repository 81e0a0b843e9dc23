//! Changes by lot: of bytes, of words in a text, of values in JSON.

use serde_json::Value;

use super::Lots;

/// Numbers at which something ends.
const NUMBERS: [i64; 14] = [0, 1, -1, 2, 3, 7, 100, 255, 256, 65_535, 65_536, 4_294_967_295, i64::MAX, i64::MIN];

/// Texts that code may not expect.
const TEXTS: [&str; 14] = [
    "",
    " ",
    "0",
    "-0",
    "nan",
    "1e400",
    "\u{1b}[31m",
    "\0",
    "é\u{301}",
    "\u{202e}/",
    "../../x",
    "human",
    "pass",
    "resign",
];

/// One of several.
pub fn one_of<T: Copy>(lots: &mut Lots, items: &[T]) -> T {
    items[lots.below(items.len())]
}

/// Changes a few bytes, or a stretch of them.
pub fn bytes(bytes: &mut Vec<u8>, lots: &mut Lots) {
    for _ in 0..=lots.below(3) {
        let (at, other) = (lots.below(bytes.len() + 1), lots.below(bytes.len() + 1));
        let (from, to) = (at.min(other), at.max(other).min(at.min(other) + 40));
        match lots.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << lots.below(8),
            1 if at < bytes.len() => bytes[at] = lots.below(256) as u8,
            2 => drop(bytes.drain(from..to)),
            3 => {
                let again = bytes[from..to].to_vec();
                bytes.splice(at..at, again);
            }
            4 => bytes.truncate(at),
            5 => bytes.insert(at, one_of(lots, b"\n\r\t \"{}[]/>@0-\xff\xc3\0")),
            _ => drop(bytes.splice(at..at, one_of(lots, &TEXTS).bytes())),
        }
    }
}

/// Changes a few words of a text: some go, some come twice, some change places, some become others from a dictionary. Words are
/// what stands between blanks and signs; the rest stays as it is.
pub fn words(text: &str, dictionary: &[&str], lots: &mut Lots) -> String {
    let mut words: Vec<&str> = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let is_sign = |sign: char| !(sign.is_alphanumeric() || sign == '_');
        let end = rest.find(is_sign).filter(|end| *end > 0);
        let end = end
            .unwrap_or_else(|| rest.chars().next().filter(|first| is_sign(*first)).map_or(rest.len(), char::len_utf8));
        let (word, after) = rest.split_at(end);
        words.push(word);
        rest = after;
    }
    for _ in 0..=lots.below(3) {
        if words.is_empty() {
            break;
        }
        let (at, other) = (lots.below(words.len()), lots.below(words.len()));
        match lots.below(6) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, words[other]),
            2 => words.swap(at, other),
            3 => words[at] = words[other],
            4 => words[at] = one_of(lots, dictionary),
            _ => words.insert(at, one_of(lots, dictionary)),
        }
    }
    words.concat()
}

/// Any value.
fn value(lots: &mut Lots) -> Value {
    match lots.below(8) {
        0 => Value::Null,
        1 => Value::Bool(lots.below(2) == 0),
        2 | 3 => one_of(lots, &NUMBERS).into(),
        4 => Value::from(u64::MAX),
        5 => Value::from(1.5e300),
        6 => Value::Array(Vec::new()),
        _ => one_of(lots, &TEXTS).into(),
    }
}

/// Changes one value somewhere inside: replaces it by another value, by a part of itself, or by its content.
pub fn json(root: &mut Value, lots: &mut Lots) {
    let mut here = root;
    // Down by lot; half of the time it is this one.
    while lots.below(3) > 0 {
        let inner = match here {
            Value::Array(items) => items.len(),
            Value::Object(fields) => fields.len(),
            _ => 0,
        };
        if inner == 0 {
            break;
        }
        let at = lots.below(inner);
        here = match here {
            Value::Array(items) => &mut items[at],
            Value::Object(fields) => fields.values_mut().nth(at).expect("it was counted"),
            _ => unreachable!("only lists and objects hold something"),
        };
    }
    let other = value(lots);
    match here {
        Value::Array(items) if !items.is_empty() && lots.below(4) > 0 => {
            let at = lots.below(items.len());
            match lots.below(3) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[at].clone()),
                _ => items.push(other),
            }
        }
        Value::Object(fields) if !fields.is_empty() && lots.below(4) > 0 => {
            let key = fields.keys().nth(lots.below(fields.len())).expect("it was counted").clone();
            match lots.below(3) {
                0 => drop(fields.shift_remove(&key)),
                1 => drop(fields.insert(one_of(lots, &TEXTS).to_owned(), other)),
                _ => drop(fields.insert(key, other)),
            }
        }
        Value::Number(number) if lots.below(3) > 0 => {
            let near = number.as_i64().unwrap_or_default().saturating_add(lots.below(3) as i64 - 1);
            *here = near.into();
        }
        _ => *here = other,
    }
}
