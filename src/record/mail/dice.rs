//! The dice of a match by mail: they follow from two secrets, of which neither player knows the other's (docs/play-by-mail.md).
//!
//! A secret is the end of a chain: its value number k is the SHA-256 of value k + 1, and value 0 is the commitment, which is shown
//! before anything else. So a value proves itself against the one before it, and says nothing about the next. Each thing that chance
//! decides takes the next value of both players; the SHA-256 of the two is the seed of its dice.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{
    locale::Words,
    record::{NoRandomness, fresh_seed},
    rules::dice::Seed,
};

/// How many values a chain has. The longest match has half as many attacks.
pub const MOST_KEYS: u64 = 4096;

/// What the hash of a link begins with.
const LINK: &[u8] = b"holochess mail link\n";
/// What the hash of two values begins with.
const KEY: &[u8] = b"holochess mail key\n";

/// A value of a player's chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MailValue([u8; 32]);

/// A player's secret: the last value of the chain. It is shown to nobody before the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct MailSecret(MailValue);

/// Why values are not the next ones of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MailDiceError {
    /// The value of this player does not belong to what it has committed itself to.
    #[error("the value of player {0} does not follow from the commitment")]
    NotOfTheChain(u8),
    /// Both players have the same commitment: one has copied the other's.
    #[error("both players have the same commitment")]
    Copied,
    /// The chains have come to their end.
    #[error("the secrets have no values left")]
    UsedUp,
}

/// What both players have committed themselves to, and how far their chains are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailDice {
    commitments: [MailValue; 2],
    last: [MailValue; 2],
    used: u64,
}

impl MailDiceError {
    /// The error in words.
    pub fn words(self) -> Words {
        match self {
            Self::NotOfTheChain(player) => Words::new("mail-not-of-the-chain").with("player", player),
            Self::Copied => Words::new("mail-copied"),
            Self::UsedUp => Words::new("mail-used-up"),
        }
    }
}

impl MailValue {
    /// The value with these 64 hexadecimal digits, in small letters.
    pub fn from_hex(text: &str) -> Option<Self> {
        let seed = Seed::from_hex(text).filter(|seed| seed.hex() == text)?;
        Some(Self(*seed.bytes()))
    }

    /// The value in 64 hexadecimal digits.
    pub fn hex(&self) -> String {
        self.0.iter().fold(String::with_capacity(64), |mut text, byte| {
            // Writing to a string cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
    }

    /// The value before this one.
    #[must_use]
    pub fn before(&self) -> Self {
        Self(Sha256::new().chain_update(LINK).chain_update(self.0).finalize().into())
    }
}

impl MailSecret {
    /// A secret that nobody knows, from the operating system.
    ///
    /// # Errors
    /// If the system has no source of randomness.
    pub fn fresh() -> Result<Self, NoRandomness> {
        Ok(Self(MailValue(*fresh_seed()?.bytes())))
    }

    /// The secret with these 64 hexadecimal digits.
    pub fn from_hex(text: &str) -> Option<Self> {
        MailValue::from_hex(text).map(Self)
    }

    /// The secret in 64 hexadecimal digits, for the player's own file.
    pub fn hex(&self) -> String {
        self.0.hex()
    }

    /// A value of the chain: 0 is the commitment, the first that is shown later is 1.
    pub fn value(&self, number: u64) -> MailValue {
        (number..MOST_KEYS).fold(self.0, |value, _| value.before())
    }
}

impl MailDice {
    /// The dice of two players who have committed themselves to this.
    ///
    /// # Errors
    /// If one has copied the other's commitment.
    pub fn new(commitments: [MailValue; 2]) -> Result<Self, MailDiceError> {
        if commitments[0] == commitments[1] {
            return Err(MailDiceError::Copied);
        }
        Ok(Self { commitments, last: commitments, used: 0 })
    }

    /// What both have committed themselves to.
    pub const fn commitments(&self) -> [MailValue; 2] {
        self.commitments
    }

    /// How many values of each chain are used.
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// Whether a value is the next one of a player, 0 or 1.
    ///
    /// # Errors
    /// If it is not.
    pub fn check(&self, player: usize, value: &MailValue) -> Result<(), MailDiceError> {
        match self.used {
            MOST_KEYS.. => Err(MailDiceError::UsedUp),
            _ if value.before() == self.last[player] => Ok(()),
            _ => Err(MailDiceError::NotOfTheChain(player as u8 + 1)),
        }
    }

    /// The seed that the next values of both give.
    ///
    /// # Errors
    /// If they are not the next ones.
    pub fn seed(&self, values: &[MailValue; 2]) -> Result<Seed, MailDiceError> {
        self.check(0, &values[0])?;
        self.check(1, &values[1])?;
        let mut hash = Sha256::new().chain_update(KEY).chain_update((self.used + 1).to_be_bytes());
        for value in self.commitments.iter().chain(values) {
            hash.update(value.0);
        }
        Ok(Seed::new(hash.finalize().into()))
    }

    /// The next values are used.
    pub const fn advance(&mut self, values: [MailValue; 2]) {
        self.last = values;
        self.used += 1;
    }
}

impl fmt::Debug for MailValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailValue({})", &self.hex()[..8])
    }
}

impl fmt::Debug for MailSecret {
    /// Shows the commitment: a log must not tell the dice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailSecret(commitment {})", self.value(0).hex())
    }
}

impl Serialize for MailValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hex())
    }
}

impl<'de> Deserialize<'de> for MailValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| D::Error::custom("64 hexadecimal digits are expected"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret(digit: &str) -> MailSecret {
        MailSecret::from_hex(&digit.repeat(64)).expect("it has 64 digits")
    }

    #[test]
    fn every_value_proves_itself_against_the_one_before() {
        let (one, two) = (secret("1"), secret("2"));
        let mut dice = MailDice::new([one.value(0), two.value(0)]).expect("they differ");
        let mut seeds = Vec::new();
        for number in 1..=3 {
            let values = [one.value(number), two.value(number)];
            seeds.push(dice.seed(&values).expect("they are the next ones").hex());
            // Neither another's value nor an earlier or later one will do.
            assert_eq!(dice.check(0, &two.value(number)), Err(MailDiceError::NotOfTheChain(1)));
            assert_eq!(dice.check(1, &two.value(number + 1)), Err(MailDiceError::NotOfTheChain(2)));
            assert_eq!(dice.check(1, &two.value(number - 1)), Err(MailDiceError::NotOfTheChain(2)));
            dice.advance(values);
        }
        seeds.dedup();
        assert_eq!((seeds.len(), dice.used()), (3, 3));
        assert_eq!(MailDice::new([one.value(0), one.value(0)]), Err(MailDiceError::Copied));
    }

    #[test]
    fn the_hashes_are_those_of_the_description() {
        // docs/play-by-mail.md gives these, so that others can write the same protocol.
        let (one, two) = (secret("1"), secret("2"));
        assert_eq!(one.value(MOST_KEYS), MailValue::from_hex(&"1".repeat(64)).expect("64 digits"));
        let by_hand = Sha256::digest([LINK, &[0x11; 32][..]].concat());
        assert_eq!(one.value(MOST_KEYS - 1), MailValue(by_hand.into()));
        let dice = MailDice::new([one.value(0), two.value(0)]).expect("they differ");
        let parts = [one.value(0).0, two.value(0).0, one.value(1).0, two.value(1).0].concat();
        let by_hand = Sha256::digest([KEY, &1_u64.to_be_bytes()[..], &parts[..]].concat());
        let seed = dice.seed(&[one.value(1), two.value(1)]).expect("they are the next ones");
        assert_eq!(seed, Seed::new(by_hand.into()));
    }
}
