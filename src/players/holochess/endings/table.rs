//! The table of solved endings as bytes, and what it says of a position.

use std::{borrow::Cow, sync::LazyLock};

use thiserror::Error;

use super::kind::{FOUR, Kind, Place, THREE, begins_turn};
use crate::rules::{
    Seat,
    holochess::{ACTIONS_A_TURN, Position},
};

/// The first bytes of a table.
const MAGIC: &[u8; 8] = b"HLCend21";
/// What stands for 1.
const ONE: u32 = (1 << 24) - 1;

/// A table of solved endings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endings {
    /// Two against one: every position of every choice of creatures.
    three: Cow<'static, [u8]>,
    /// Two against two, then three against one: the positions of every choice in which a turn begins. It may be missing.
    four: Cow<'static, [u8]>,
}

/// Some bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not a table of endings; `holochess solve holochess --out FILE` writes one")]
pub struct NoTable;

/// The table that comes with the game.
pub static SHIPPED: LazyLock<Option<Endings>> = LazyLock::new(|| {
    const FILE: &[u8] = include_bytes!("../../../../assets/players/holochess.endings");
    let (three, four) = parts(FILE).ok()?;
    Some(Endings { three: Cow::Borrowed(three), four: Cow::Borrowed(four) })
});

/// The values of both parts of a file.
fn parts(bytes: &[u8]) -> Result<(&[u8], &[u8]), NoTable> {
    let values = bytes.strip_prefix(MAGIC).ok_or(NoTable)?;
    let (three, four) = values.split_at_checked(Endings::count_of_three() * Endings::BYTES).ok_or(NoTable)?;
    let is_whole = four.is_empty() || four.len() == Endings::count_of_four() * Endings::BYTES;
    if is_whole { Ok((three, four)) } else { Err(NoTable) }
}

impl Endings {
    /// Bytes of a value.
    pub const BYTES: usize = 3;

    /// How many values there are of two against one.
    fn count_of_three() -> usize {
        THREE.choices() * THREE.positions()
    }

    /// How many values are kept of four creatures.
    fn count_of_four() -> usize {
        FOUR.iter().map(|kind| kind.choices() * kept(kind)).sum()
    }

    /// Reads a table.
    ///
    /// # Errors
    /// If it is none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NoTable> {
        let (three, four) = parts(bytes)?;
        Ok(Self { three: Cow::Owned(three.to_vec()), four: Cow::Owned(four.to_vec()) })
    }

    /// The table as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        [MAGIC.as_slice(), &self.three, &self.four].concat()
    }

    pub(super) fn of_three(values: Vec<u8>) -> Self {
        Self { three: Cow::Owned(values), four: Cow::Borrowed(&[]) }
    }

    pub(super) fn with_four(&self, values: Vec<u8>) -> Self {
        Self { three: self.three.clone(), four: Cow::Owned(values) }
    }

    /// Whether endings with four creatures are in it.
    pub fn has_four(&self) -> bool {
        !self.four.is_empty()
    }

    /// The exact chance of the first seat to win a position in which somebody is to act: with three creatures, and with four where a
    /// turn begins and the table has them. `None` for any other. Clocks are left out of it.
    pub fn look_up(&self, position: &Position) -> Option<f64> {
        let (value, first) = match position.sizes().iter().sum() {
            3 => {
                let place = THREE.place(position)?;
                (self.of_three_at(place.choice, place.number), place.first)
            }
            4 if self.has_four() && position.left() == ACTIONS_A_TURN => {
                let (kind, place) = FOUR.iter().enumerate().find_map(|(kind, of)| Some((kind, of.place(position)?)))?;
                let Place { choice, number, first } = place;
                (self.of_four_at(kind, choice, number)?, first)
            }
            _ => return None,
        };
        Some(if first == Seat::FIRST { value } else { 1.0 - value })
    }

    /// The chance of the two against the one.
    pub(super) fn of_three_at(&self, choice: usize, number: usize) -> f64 {
        value_at(&self.three, choice * THREE.positions() + number)
    }

    /// The chance of the first camp of a kind with four creatures, where a turn begins.
    pub(super) fn of_four_at(&self, kind: usize, choice: usize, number: usize) -> Option<f64> {
        let before: usize = FOUR[..kind].iter().map(|kind| kind.choices() * kept(kind)).sum();
        begins_turn(number).then(|| value_at(&self.four, before + choice * kept(&FOUR[kind]) + number / 2))
    }
}

/// How many positions of a choice are kept of a kind with four creatures.
fn kept(kind: &Kind) -> usize {
    kind.positions() / 2
}

fn value_at(values: &[u8], place: usize) -> f64 {
    let place = place * Endings::BYTES;
    decoded([values[place], values[place + 1], values[place + 2]])
}

/// A chance as it is kept.
pub(super) fn encoded(value: f64) -> [u8; Endings::BYTES] {
    let [a, b, c, _] = ((value * f64::from(ONE)).round() as u32).to_le_bytes();
    [a, b, c]
}

/// A chance that is kept.
pub(super) fn decoded([a, b, c]: [u8; Endings::BYTES]) -> f64 {
    f64::from(u32::from_le_bytes([a, b, c, 0])) / f64::from(ONE)
}
