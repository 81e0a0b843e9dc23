//! The table of solved endings as bytes, and looking up a position in it.

use std::{
    io::{Read, Write},
    sync::LazyLock,
};

use flate2::{Compression, bufread::ZlibDecoder, write::ZlibEncoder};
use thiserror::Error;

use super::kind::{FOUR, Kind, Place, THREE, begins_turn};
use holochess_platform as platform;
use holochess_rules::{
    Seat,
    holochess::{ACTIONS_A_TURN, Position},
};

/// The first bytes of a table.
const MAGIC: &[u8; 8] = b"HLCend22";
/// The stored number for a chance of 1.
const ONE: u32 = (1 << 24) - 1;

/// A table of solved endings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endings {
    /// Two against one: every position of every choice of creatures.
    three: Vec<u8>,
    /// Two against two, then three against one: the positions of every choice in which a turn begins. It may be missing.
    four: Vec<u8>,
}

/// Some bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not a table of endings; `holochess-lab solve holochess --out FILE` writes one")]
pub struct NoTable;

/// The table that comes with the game.
pub static SHIPPED: LazyLock<Option<Endings>> = LazyLock::new(|| Endings::from_bytes(&platform::endings()?).ok());

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

    /// The most bytes of a file with a table: packing may make a little more of what cannot be packed.
    pub fn largest_file() -> u64 {
        let values = (Self::count_of_three() + Self::count_of_four()) * Self::BYTES;
        (MAGIC.len() + values + values / 1000 + 1024) as u64
    }

    /// Reads a table.
    ///
    /// # Errors
    /// If it is none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NoTable> {
        let packed = bytes.strip_prefix(MAGIC).ok_or(NoTable)?;
        let [three, four] = [Self::count_of_three(), Self::count_of_four()].map(|count| count * Self::BYTES);
        let mut values = Vec::new();
        // Unpacking stops at the size of a whole table, whatever the file contains.
        let mut unpacked = ZlibDecoder::new(packed).take((three + four) as u64 + 1);
        unpacked.read_to_end(&mut values).map_err(|_| NoTable)?;
        let is_whole = unpacked.into_inner().into_inner().is_empty();
        if !is_whole || (values.len() != three && values.len() != three + four) {
            return Err(NoTable);
        }
        let four = values.split_off(three);
        Ok(Self { three: values, four })
    }

    /// The table as a file: packed, a third of its size.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut file = ZlibEncoder::new(MAGIC.to_vec(), Compression::best());
        for values in [&self.three, &self.four] {
            file.write_all(values).expect("memory takes it");
        }
        file.finish().expect("memory takes it")
    }

    /// A table of endings with three creatures, from the bytes of their values.
    pub fn of_three(values: Vec<u8>) -> Self {
        Self { three: values, four: Vec::new() }
    }

    /// The same with the values of endings with four creatures.
    #[must_use]
    pub fn with_four(&self, values: Vec<u8>) -> Self {
        Self { three: self.three.clone(), four: values }
    }

    /// Whether endings with four creatures are in it.
    pub fn has_four(&self) -> bool {
        !self.four.is_empty()
    }

    /// The first seat's exact chance to win a position in which a player has to act: with three creatures, and, if the table has
    /// them, with four at the beginning of a turn. `None` for any other. The quiet clock is ignored.
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
    pub fn of_three_at(&self, choice: usize, number: usize) -> f64 {
        value_at(&self.three, choice * THREE.positions() + number)
    }

    /// The chance of the first camp of a kind with four creatures, where a turn begins.
    pub fn of_four_at(&self, kind: usize, choice: usize, number: usize) -> Option<f64> {
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
pub fn encoded(value: f64) -> [u8; Endings::BYTES] {
    let [a, b, c, _] = ((value * f64::from(ONE)).round() as u32).to_le_bytes();
    [a, b, c]
}

/// A chance that is kept.
pub fn decoded([a, b, c]: [u8; Endings::BYTES]) -> f64 {
    f64::from(u32::from_le_bytes([a, b, c, 0])) / f64::from(ONE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written_with_four_creatures_or_without() {
        let whole = SHIPPED.as_ref().expect("the table comes with the game");
        let three = Endings { four: Vec::new(), ..whole.clone() };
        let file = three.to_bytes();
        assert!(file.len() < 20_000_000 && whole.has_four() && !three.has_four());
        assert_eq!(Endings::from_bytes(&file).as_ref(), Ok(&three));
        assert!(Endings::from_bytes(&file[..file.len() - 9]).is_err());
    }
}
