//! The dice of a match by mail: they follow from two secrets, of which neither player knows the other's (docs/reference/protocols.md).
//!
//! A secret is the end of a chain: its value number k is the SHA-256 of value k + 1, and value 0 is the commitment, which is shown
//! before anything else. So a value proves itself against the one before it, and says nothing about the next. Each thing that chance
//! decides takes the next value of both players; the SHA-256 of the two is the seed of its dice.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::{NoRandomness, fresh_seed};
use holochess_locale::Words;
use holochess_rules::{
    Seat,
    dice::{Seed, hex},
};

/// How many values a chain has. The longest match has half as many attacks.
pub const MOST_KEYS: u64 = 4096;

/// What the hash of a link begins with in version 1 of the protocol.
const LINK_1: &[u8] = b"holochess mail link\n";
/// What the hash of two values begins with in version 1.
const KEY_1: &[u8] = b"holochess mail key\n";
/// What the hash of a link begins with in version 2.
const LINK_2: &[u8] = b"holochess mail 2 link\n";
/// What the hash of two values begins with in version 2.
const KEY_2: &[u8] = b"holochess mail 2 dice\n";
/// What the hash begins with from which a secret gives the nonce of an invitation.
const NONCE: &[u8] = b"holochess mail 2 nonce\n";

/// What the hash begins with from which a secret gives those of the players in one program.
const SEAT: &[u8] = b"holochess live 1 secret\n";

/// The id of a match by version 2 of the protocol: 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailId(u128);

/// A value of a player's chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct MailValue([u8; 32]);

/// A player's secret: the last value of the chain. It stays secret until the match is over.
#[derive(Clone, PartialEq, Eq)]
pub struct MailSecret(MailValue);

/// Whose values: the hashes of a chain are bound to its match and its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MailChain {
    /// The match; `None` in version 1 of the protocol, whose hashes are bound to nothing.
    pub id: Option<MailId>,
    /// The player.
    pub seat: Seat,
}

/// Why values are not the next ones of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum MailDiceError {
    /// The value of this player does not belong to what it has committed itself to.
    #[error("the value of player {0} does not follow from the commitment")]
    NotOfTheChain(u8),
    /// Two players have the same commitment: one has copied the other's.
    #[error("two players have the same commitment")]
    Copied,
    /// There are fewer values than players, or more.
    #[error("a value is missing, or one too many is shown")]
    Count,
    /// The chains have come to their end.
    #[error("the secrets have no values left")]
    UsedUp,
}

/// What all players have committed themselves to, and how far their chains are known. By mail there are two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailDice {
    id: Option<MailId>,
    commitments: Vec<MailValue>,
    last: Vec<MailValue>,
    used: u64,
}

impl MailDiceError {
    /// The error in words.
    pub fn words(self) -> Words {
        match self {
            Self::NotOfTheChain(player) => Words::new("mail-not-of-the-chain").with("player", player),
            Self::Copied => Words::new("mail-copied"),
            Self::Count => Words::new("mail-values"),
            Self::UsedUp => Words::new("mail-used-up"),
        }
    }
}

impl MailValue {
    /// Nothing but noughts, where a value is not known yet.
    pub(super) const NONE: Self = Self([0; 32]);

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

    /// The value with this number, of which this one is the next.
    fn before(&self, chain: MailChain, number: u64) -> Self {
        let hash = match chain.id {
            None => Sha256::new().chain_update(LINK_1),
            Some(id) => Sha256::new()
                .chain_update(LINK_2)
                .chain_update(id.bytes())
                .chain_update([chain.seat.number()])
                .chain_update(number.to_be_bytes()),
        };
        Self(hash.chain_update(self.0).finalize().into())
    }
}

impl MailId {
    /// The id with these 32 hexadecimal digits, in small letters.
    pub fn from_hex(text: &str) -> Option<Self> {
        u128::from_str_radix(text, 16).ok().map(Self).filter(|id| id.hex() == text)
    }

    /// The id of these bytes.
    pub(crate) const fn of_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_be_bytes(bytes))
    }

    /// The id in 32 hexadecimal digits.
    pub fn hex(self) -> String {
        format!("{:032x}", self.0)
    }

    /// The id as hashes take it: 16 bytes.
    pub(crate) const fn bytes(self) -> [u8; 16] {
        self.0.to_be_bytes()
    }
}

impl MailSecret {
    /// A random secret, from the operating system.
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
    pub fn value(&self, chain: MailChain, number: u64) -> MailValue {
        (number..MOST_KEYS).rev().fold(self.0, |value, number| value.before(chain, number))
    }

    /// The secret itself, for the player's own program.
    pub const fn bytes(&self) -> [u8; 32] {
        self.0.0
    }

    /// The secret of one of several players in one program: none of them tells anything about another.
    pub(crate) fn of_seat(&self, seat: Seat) -> Self {
        let hash = Sha256::new().chain_update(SEAT).chain_update([seat.number()]).chain_update(self.0.0);
        Self(MailValue(hash.finalize().into()))
    }

    /// Sixteen bytes that no other invitation has. They tell nothing about the secret.
    pub(super) fn nonce(&self) -> String {
        hex(&Sha256::new().chain_update(NONCE).chain_update(self.0.0).finalize()[..16])
    }
}

impl MailDice {
    /// The dice of players who have committed themselves to this, player 1 first.
    ///
    /// # Errors
    /// If one has copied another's commitment.
    pub fn new(id: Option<MailId>, commitments: impl Into<Vec<MailValue>>) -> Result<Self, MailDiceError> {
        let commitments = commitments.into();
        if (1..commitments.len()).any(|at| commitments[..at].contains(&commitments[at])) {
            return Err(MailDiceError::Copied);
        }
        Ok(Self { id, last: commitments.clone(), commitments, used: 0 })
    }

    /// The match that the hashes are bound to; `None` in version 1 of the protocol.
    pub const fn id(&self) -> Option<MailId> {
        self.id
    }

    /// What all have committed themselves to.
    pub fn commitments(&self) -> &[MailValue] {
        &self.commitments
    }

    /// How many values of each chain are used.
    pub const fn used(&self) -> u64 {
        self.used
    }

    /// Whether a value is the next one of a player.
    ///
    /// # Errors
    /// If it is not.
    pub fn check(&self, seat: Seat, value: &MailValue) -> Result<(), MailDiceError> {
        match self.used {
            MOST_KEYS.. => Err(MailDiceError::UsedUp),
            used if Some(&value.before(MailChain { id: self.id, seat }, used)) == self.last.get(seat.index()) => Ok(()),
            _ => Err(MailDiceError::NotOfTheChain(seat.number())),
        }
    }

    /// The seed that the next values of all give, player 1's first.
    ///
    /// # Errors
    /// If they are not the next ones.
    pub fn seed(&self, values: &[MailValue]) -> Result<Seed, MailDiceError> {
        if values.len() != self.commitments.len() {
            return Err(MailDiceError::Count);
        }
        for (index, value) in values.iter().enumerate() {
            self.check(Seat::new(index), value)?;
        }
        let mut hash = match self.id {
            None => Sha256::new().chain_update(KEY_1),
            Some(id) => Sha256::new().chain_update(KEY_2).chain_update(id.bytes()),
        };
        hash.update((self.used + 1).to_be_bytes());
        for value in self.commitments.iter().chain(values) {
            hash.update(value.0);
        }
        Ok(Seed::new(hash.finalize().into()))
    }

    /// The next values are used.
    pub fn advance(&mut self, values: &[MailValue]) {
        self.last = values.to_vec();
        self.used += 1;
    }

    /// Passes over values that were used by decisions that were taken back, up to those before these, of which `used` is how many there
    /// are. Nothing changes where these are no later ones.
    pub(crate) fn skip_to(&mut self, values: &[MailValue], used: u64) {
        if used <= self.used {
            return;
        }
        let before =
            |(index, value): (usize, &MailValue)| value.before(MailChain { id: self.id, seat: Seat::new(index) }, used);
        self.last = values.iter().enumerate().map(before).collect();
        self.used = used;
    }
}

impl fmt::Debug for MailValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MailValue({})", &self.hex()[..8])
    }
}

impl fmt::Debug for MailSecret {
    /// Shows nothing of it: a log must not tell the dice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("MailSecret(…)")
    }
}

impl Serialize for MailSecret {
    /// For the player's own file.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for MailSecret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        MailValue::deserialize(deserializer).map(Self)
    }
}

impl Serialize for MailId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.hex())
    }
}

impl<'de> Deserialize<'de> for MailId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::from_hex(&text).ok_or_else(|| D::Error::custom("32 hexadecimal digits are expected"))
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

    fn id(digit: &str) -> Option<MailId> {
        MailId::from_hex(&digit.repeat(32))
    }

    fn chains(id: Option<MailId>) -> [MailChain; 2] {
        [Seat::FIRST, Seat::SECOND].map(|seat| MailChain { id, seat })
    }

    #[test]
    fn every_value_proves_itself_against_the_one_before() {
        for id in [None, id("7")] {
            let (secrets, chains) = ([secret("1"), secret("2")], chains(id));
            let value = |player: usize, number| secrets[player].value(chains[player], number);
            let mut dice = MailDice::new(id, [value(0, 0), value(1, 0)]).expect("they differ");
            let mut seeds = Vec::new();
            for number in 1..=3 {
                let values = [value(0, number), value(1, number)];
                seeds.push(dice.seed(&values).expect("they are the next ones").hex());
                // Neither another's value nor an earlier or later one will do.
                assert_eq!(dice.check(Seat::FIRST, &values[1]), Err(MailDiceError::NotOfTheChain(1)));
                assert_eq!(dice.check(Seat::SECOND, &value(1, number + 1)), Err(MailDiceError::NotOfTheChain(2)));
                assert_eq!(dice.check(Seat::SECOND, &value(1, number - 1)), Err(MailDiceError::NotOfTheChain(2)));
                dice.advance(&values);
            }
            seeds.dedup();
            assert_eq!((seeds.len(), dice.used()), (3, 3));
            assert_eq!(MailDice::new(id, [value(0, 0), value(0, 0)]), Err(MailDiceError::Copied));
        }
    }

    #[test]
    fn a_value_of_version_2_fits_one_match_one_player_and_one_number() {
        let secret = secret("1");
        let own = MailChain { id: id("7"), seat: Seat::SECOND };
        let places = [own, MailChain { id: id("8"), ..own }, MailChain { seat: Seat::FIRST, ..own }];
        let links = places.into_iter().flat_map(|chain| [3, 4].map(|number| secret.0.before(chain, number)));
        let mut links: Vec<_> = links.map(|link| link.hex()).collect();
        links.sort_unstable();
        links.dedup();
        assert_eq!(links.len(), 6, "each place has a hash of its own");
    }

    /// In version 1 player 2 could commit itself to the link of player 1's commitment, and show that commitment as its value.
    #[test]
    fn the_other_s_commitment_is_no_value_in_version_2() {
        for id in [None, id("7")] {
            let [one, two] = chains(id);
            let copied = secret("1").value(one, 0);
            let mut dice = MailDice::new(id, [copied, copied.before(two, 0)]).expect("they differ");
            let [first, next] = [1, 2].map(|number| secret("1").value(one, number));
            assert_eq!(dice.check(Seat::SECOND, &copied), Ok(()));
            dice.advance(&[first, copied]);
            // From then on it would repeat what player 1 has shown.
            let goes_on = dice.check(Seat::SECOND, &first);
            let expected = if id.is_none() { Ok(()) } else { Err(MailDiceError::NotOfTheChain(2)) };
            assert_eq!((goes_on, dice.check(Seat::FIRST, &next)), (expected, Ok(())));
        }
    }

    #[test]
    fn the_hashes_are_those_of_the_description() {
        // docs/reference/protocols.md gives these, so that others can write the same protocol.
        for id in [None, id("7")] {
            let (secrets, chains) = ([secret("1"), secret("2")], chains(id));
            let value = |player: usize, number| secrets[player].value(chains[player], number);
            let (link, key): (Vec<u8>, Vec<u8>) = match id {
                None => (LINK_1.to_vec(), KEY_1.to_vec()),
                Some(id) => (
                    [LINK_2, &id.bytes(), &[1], &(MOST_KEYS - 1).to_be_bytes()].concat(),
                    [KEY_2, &id.bytes()].concat(),
                ),
            };
            assert_eq!(value(0, MOST_KEYS), MailValue::from_hex(&"1".repeat(64)).expect("64 digits"));
            let by_hand = Sha256::digest([&link[..], &[0x11; 32]].concat());
            assert_eq!(value(0, MOST_KEYS - 1), MailValue(by_hand.into()));
            let dice = MailDice::new(id, [value(0, 0), value(1, 0)]).expect("they differ");
            let parts = [value(0, 0).0, value(1, 0).0, value(0, 1).0, value(1, 1).0].concat();
            let by_hand = Sha256::digest([&key[..], &1_u64.to_be_bytes(), &parts[..]].concat());
            let seed = dice.seed(&[value(0, 1), value(1, 1)]).expect("they are the next ones");
            assert_eq!(seed, Seed::new(by_hand.into()));
        }
    }

    #[test]
    fn values_that_were_taken_back_are_passed_over() {
        let (id, chains) = (id("7"), chains(id("7")));
        let values = |number| [secret("1").value(chains[0], number), secret("2").value(chains[1], number)];
        let begun = || MailDice::new(id, values(0)).expect("they differ");
        for number in [1, 2, 4000] {
            let mut dice = begun();
            dice.skip_to(&values(number), number - 1);
            assert_eq!(dice.used(), number - 1);
            assert!(dice.seed(&values(number)).is_ok(), "{number}");
            assert!(dice.seed(&values(number + 1)).is_err(), "{number}");
        }
        // Earlier ones change nothing.
        let mut dice = begun();
        dice.advance(&values(1));
        dice.skip_to(&values(1), 0);
        assert_eq!((dice.used(), dice.seed(&values(2)).is_ok()), (1, true));
    }

    #[test]
    fn a_log_does_not_tell_a_secret() {
        assert_eq!(format!("{:?}", secret("1")), "MailSecret(…)");
    }
}
