//! Who is who over a wire: a player is a public key, and what it writes is signed with it. The signatures themselves are the link's.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};

/// What the hash begins with after which the files of a table are called.
const NAME: &[u8] = b"holochess live 1 name\n";

/// The bytes of a text of twice as many small hexadecimal digits.
fn bytes_of<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |sign: u8| match sign {
        b'0'..=b'9' => Some(sign - b'0'),
        b'a'..=b'f' => Some(sign - b'a' + 10),
        _ => None,
    };
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(pair[0])? << 4 | digit(pair[1])?;
    }
    Some(bytes)
}

/// Bytes in small hexadecimal digits.
fn hex_of(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// Bytes that are written in hexadecimal digits.
macro_rules! hexadecimal {
    ($name:ident, $bytes:literal, $about:literal) => {
        #[doc = $about]
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(pub [u8; $bytes]);

        impl $name {
            /// Reads small hexadecimal digits, all of them.
            pub fn from_hex(text: &str) -> Option<Self> {
                bytes_of(text).map(Self)
            }

            /// The same in small hexadecimal digits.
            pub fn hex(&self) -> String {
                hex_of(&self.0)
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.hex())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                Self::from_hex(&text).ok_or_else(|| D::Error::custom("other hexadecimal digits are expected"))
            }
        }
    };
}

hexadecimal!(LiveKey, 32, "The public key of a program at a table.");
hexadecimal!(LiveSignature, 64, "A signature with the secret key to a [`LiveKey`].");
hexadecimal!(LiveToken, 16, "The secret in the line of a table: a program that shows it may come to the table.");
hexadecimal!(LiveCheck, 32, "The hash of a log up to one of its entries.");

impl LiveToken {
    /// What files of this table are called: it tells nothing about the token.
    pub fn name(&self) -> String {
        hex_of(&Sha256::new().chain_update(NAME).chain_update(self.0).finalize()[..8])
    }

    /// Whether two are the same, in a time that does not tell how much of them is.
    pub fn matches(&self, other: &Self) -> bool {
        let differing = self.0.iter().zip(&other.0).fold(0, |bits, (one, other)| bits | (one ^ other));
        std::hint::black_box(differing) == 0
    }
}

/// The key pair of this program, and the check of others' signatures.
pub trait LiveIdentity: Send + Sync {
    /// The own public key.
    fn key(&self) -> LiveKey;

    /// Signs with the own secret key.
    fn sign(&self, text: &LiveCheck) -> LiveSignature;

    /// Whether the owner of a key has signed this.
    fn is_signed(&self, by: &LiveKey, text: &LiveCheck, signature: &LiveSignature) -> bool;
}

impl fmt::Debug for LiveKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LiveKey({})", &self.hex()[..8])
    }
}

impl fmt::Debug for LiveSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LiveSignature({})", &self.hex()[..8])
    }
}

impl fmt::Debug for LiveToken {
    /// Shows nothing of it: an invitation must not stand in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LiveToken(…)")
    }
}

impl fmt::Debug for LiveCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LiveCheck({})", &self.hex()[..8])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_matches_itself_and_nothing_else() {
        let token = LiveToken([7; 16]);
        assert!(token.matches(&LiveToken::from_hex(&token.hex()).expect("its own digits")));
        for bit in 0..128 {
            let mut other = token;
            other.0[bit / 8] ^= 1 << (bit % 8);
            assert!(!token.matches(&other), "bit {bit}");
        }
    }

    #[test]
    fn digits_are_small_and_complete() {
        let digits = "0f".repeat(16);
        assert!(LiveToken::from_hex(&digits).is_some());
        for wrong in [digits.to_uppercase(), digits[1..].to_owned(), format!("{digits}0"), digits.replace('f', "é")] {
            assert_eq!(LiveToken::from_hex(&wrong), None, "{wrong}");
        }
        assert_eq!(format!("{:?}", LiveToken([7; 16])), "LiveToken(…)");
    }
}
