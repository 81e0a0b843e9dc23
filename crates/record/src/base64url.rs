//! Base64 for addresses (RFC 4648, section 5) without padding: no mail program and no chat changes anything in it. Lines of
//! matches, messages by mail and results of the day are written in it.

/// The digits, in the order of their values.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// How many there are.
pub(super) const BASE: usize = DIGITS.len();

/// The digit of a value below [`BASE`].
pub(super) fn digit(value: usize) -> char {
    char::from(DIGITS[value])
}

/// The value of a digit; nothing if it is none.
pub(super) fn value(digit: u8) -> Option<usize> {
    DIGITS.iter().position(|known| *known == digit)
}

/// Whether a sign is only there because a program has broken a line: a blank, or a sign that is not seen and marks where a long word
/// may be broken.
pub(super) const fn is_filler(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// Bytes as digits: four for three bytes, and for the last one or two bytes one digit more than bytes.
pub(super) fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let bits = (0..3).fold(0_u32, |bits, index| bits << 8 | u32::from(group.get(index).copied().unwrap_or(0)));
        text.extend((0..=group.len()).map(|index| digit((bits >> (18 - 6 * index) & 63) as usize)));
    }
    text
}

/// The bytes that digits stand for; nothing if something in them is no digit, or a digit is missing at the end.
pub(super) fn decode(digits: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(digits.len() / 4 * 3);
    for group in digits.as_bytes().chunks(4) {
        let mut bits = 0_u32;
        for index in 0..4 {
            let value = group.get(index).map_or(Some(0), |digit| value(*digit))?;
            bits = bits << 6 | value as u32;
        }
        // A group of one digit is the rest of something that was cut off.
        let count = group.len().checked_sub(1).filter(|count| *count > 0)?;
        bytes.extend(bits.to_be_bytes().iter().skip(1).take(count));
    }
    Some(bytes)
}

/// The bytes that the digits at the beginning of a text stand for, up to the first sign that is no digit.
pub(super) fn decode_beginning(signs: impl Iterator<Item = char>) -> Vec<u8> {
    let mut digits: String =
        signs.take_while(|sign| u8::try_from(*sign).is_ok_and(|sign| value(sign).is_some())).collect();
    if digits.len() % 4 == 1 {
        // One digit alone stands for no whole byte.
        digits.pop();
    }
    decode(&digits).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_as_they_were() {
        for length in 0..20 {
            let bytes: Vec<u8> = (0..length).map(|index: u8| index.wrapping_mul(73).wrapping_add(250)).collect();
            assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }
        assert_eq!((encode(b"Man"), encode(b"Ma"), encode(b"M")), ("TWFu".into(), "TWE".into(), "TQ".into()));
        assert_eq!((decode("T"), decode("TW!u")), (None, None));
        for text in ["TWFu.", "TWFuT", "TWFu é", "TWFu"] {
            assert_eq!(decode_beginning(text.chars()), b"Man", "{text}");
        }
    }
}
