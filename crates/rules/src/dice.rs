//! The dice: key streams of `ChaCha20` under the seed of the match (docs/rules/holochess.md, "Dice").
//!
//! Nothing here is random. A seed decides every deal and every roll, and a roll's number names its stream, so a roll that
//! is taken back is never seen again.

use std::fmt::{self, Write};

use chacha20::{
    ChaCha20Rng,
    rand_core::{Rng, SeedableRng},
};
use sha2::{Digest, Sha256};

/// The stream for the deal and the draw for the first turn.
const DEAL_STREAM: u64 = 0;

/// The 32 bytes that decide all chance of a match.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The seed that `--seed N` means: the SHA-256 of the number in decimal digits.
    ///
    /// # Examples
    /// ```
    /// use holochess_rules::dice::Seed;
    /// assert!(Seed::from_number(7).hex().starts_with("7902699be42c8a8e"));
    /// ```
    pub fn from_number(number: u64) -> Self {
        Self(Sha256::digest(number.to_string().as_bytes()).into())
    }

    /// The seed with these 64 hexadecimal digits, in either case.
    pub fn from_hex(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).ok()?;
        }
        Some(Self(bytes))
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The seed in 64 lower-case hexadecimal digits.
    pub fn hex(&self) -> String {
        hex(&self.0)
    }

    /// The SHA-256 of the seed in hexadecimal digits: shown when a match starts, so that the seed can be checked at its end.
    pub fn sha256_hex(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The faces of the roll with this number, counted from 1: the first hand's dice come first.
    ///
    /// # Examples
    /// ```
    /// use holochess_rules::dice::Seed;
    /// let hands = Seed::from_number(7).roll(1, [8, 4]);
    /// assert_eq!(hands, [vec![5, 1, 1, 2, 5, 1, 1, 3], vec![5, 2, 5, 5]]);
    /// ```
    pub fn roll(&self, number: u64, dice: [u8; 2]) -> [Vec<u8>; 2] {
        let mut stream = self.stream(number);
        dice.map(|count| (0..count).map(|_| below(&mut stream, 6) + 1).collect())
    }

    /// The bytes from which a match is dealt.
    pub fn deal(&self) -> impl FnMut() -> u8 + use<> {
        self.stream(DEAL_STREAM)
    }

    /// The key stream with this nonce, byte by byte.
    fn stream(&self, nonce: u64) -> impl FnMut() -> u8 + use<> {
        let mut cipher = ChaCha20Rng::from_seed(self.0);
        cipher.set_stream(nonce);
        let mut block = [0; 64];
        let mut used = block.len();
        move || {
            if used == block.len() {
                // Whole blocks only: asked for single bytes, the generator throws away the rest of each word.
                cipher.fill_bytes(&mut block);
                used = 0;
            }
            used += 1;
            block[used - 1]
        }
    }
}

impl fmt::Debug for Seed {
    /// Shows the hash: a log of a running match must not tell its dice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(sha256 {})", self.sha256_hex())
    }
}

/// Draws a number below `n` from key-stream bytes, each equally likely: bytes of n·⌊256/n⌋ and more are skipped.
///
/// # Panics
/// If `n` is 0.
pub fn below(bytes: &mut dyn FnMut() -> u8, n: u8) -> u8 {
    assert!(n > 0, "there is no number below 0");
    let even = 256 / u16::from(n) * u16::from(n);
    loop {
        let byte = bytes();
        if u16::from(byte) < even {
            return byte % n;
        }
    }
}

/// Shuffles by Fisher–Yates from the last place down, the index below each place's count drawn by [`below`].
///
/// # Panics
/// If there are more than 255 items.
pub fn shuffle<T>(bytes: &mut dyn FnMut() -> u8, items: &mut [T]) {
    assert!(items.len() <= 255, "at most 255 items are shuffled");
    for count in (2..=items.len()).rev() {
        items.swap(count - 1, usize::from(below(bytes, count as u8)));
    }
}

/// Bytes as small hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
