//! Endings of Holochess with three creatures, two against one, solved exactly: who wins how often if both play perfectly.
//!
//! The quiet clock is off: the value is what matches of more and more turns come to, each decided on points at its end. While nobody
//! is killed the two are ahead on points, so it is found from above.
//!
//! A table keeps the chance of the two against the one in 24 bits, for every choice of three creatures, every placement up to
//! the board's 24 symmetries, both sides to move, and one or two actions left.

mod clocked;
mod placement;
mod probe;
mod program;
mod solve;

use std::sync::LazyLock;

use thiserror::Error;

pub use self::clocked::Clocked;
use self::placement::PLACEMENTS;
pub use self::probe::Probe;
pub use self::solve::{Solved, solve};
use crate::rules::{
    Cell, Seat,
    circle::CELLS,
    holochess::{Creature, Phase, Position},
};

/// The first bytes of a table.
const MAGIC: &[u8; 8] = b"HLCend21";
/// Bytes of a value.
const BYTES: usize = 3;
/// What stands for 1.
const ONE: u32 = (1 << 24) - 1;
/// Choices of two creatures and a third.
const CHOICES: usize = Creature::COUNT * (Creature::COUNT - 1) / 2 * (Creature::COUNT - 2);
/// Values of a placement: the two or the one to move, with one or two actions left.
const TURNS: usize = 4;

/// A table of solved endings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endings {
    values: Vec<u8>,
}

/// Some bytes are no table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this is not a table of endings; `holochess solve holochess --out FILE` writes one")]
pub struct NoTable;

/// Which value of the table a position has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Index {
    choice: usize,
    placement: usize,
    turn: usize,
    /// Whose two they are.
    pair: Seat,
}

impl Endings {
    /// How many values a table has.
    pub fn count() -> usize {
        CHOICES * PLACEMENTS.count * TURNS
    }

    /// Reads a table.
    ///
    /// # Errors
    /// If it is none.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NoTable> {
        let values = bytes.strip_prefix(MAGIC).ok_or(NoTable)?;
        if values.len() == Self::count() * BYTES { Ok(Self { values: values.to_vec() }) } else { Err(NoTable) }
    }

    /// The table as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        [MAGIC.as_slice(), &self.values].concat()
    }

    fn from_values(values: impl Iterator<Item = f64>) -> Self {
        let values = values.flat_map(|value| {
            let [a, b, c, _] = ((value * f64::from(ONE)).round() as u32).to_le_bytes();
            [a, b, c]
        });
        Self { values: values.collect() }
    }

    fn at(&self, choice: usize, placement: usize, turn: usize) -> f64 {
        let place = ((choice * PLACEMENTS.count + placement) * TURNS + turn) * BYTES;
        let value = u32::from_le_bytes([self.values[place], self.values[place + 1], self.values[place + 2], 0]);
        f64::from(value) / f64::from(ONE)
    }

    /// The exact chance of the first seat to win a position with three creatures in which somebody is to act; `None` for any
    /// other. Clocks are left out of it.
    pub fn look_up(&self, position: &Position) -> Option<f64> {
        let Index { choice, placement, turn, pair } = index(position)?;
        let value = self.at(choice, placement, turn);
        Some(if pair == Seat::FIRST { value } else { 1.0 - value })
    }
}

/// The table that comes with the game.
pub static SHIPPED: LazyLock<Option<Endings>> =
    LazyLock::new(|| Endings::from_bytes(include_bytes!("../../../../assets/players/holochess.endings")).ok());

/// The place of a position in the table.
fn index(position: &Position) -> Option<Index> {
    if position.phase() != Phase::Acting {
        return None;
    }
    let pair = match position.sizes() {
        [2, 1] => Seat::FIRST,
        [1, 2] => Seat::SECOND,
        _ => return None,
    };
    let mut two = position.standing(pair);
    let ((first, first_cell), (second, second_cell)) = (two.next()?, two.next()?);
    let (single, single_cell) = position.standing(pair.opponent()).next()?;
    let cells = [first_cell, second_cell, single_cell].map(Cell::index);
    let placement = PLACEMENTS.of[(cells[0] * CELLS + cells[1]) * CELLS + cells[2]];
    let is_single = usize::from(position.side() != pair);
    Some(Index {
        choice: choice(first, second, single),
        placement: usize::from(placement),
        turn: is_single * 2 + usize::from(position.left()) - 1,
        pair,
    })
}

/// The number of a choice of creatures; the two in the order of the rulebook's table.
fn choice(first: Creature, second: Creature, single: Creature) -> usize {
    let (a, b, c) = (first.index(), second.index(), single.index());
    let pair = b * (b - 1) / 2 + a;
    pair * (Creature::COUNT - 2) + c - usize::from(c > a) - usize::from(c > b)
}

/// Every choice of creatures, in the order of their numbers.
fn choices() -> Vec<[Creature; 3]> {
    let mut choices = Vec::with_capacity(CHOICES);
    for b in 1..Creature::COUNT {
        for a in 0..b {
            for c in (0..Creature::COUNT).filter(|&c| c != a && c != b) {
                choices.push([a, b, c].map(|index| Creature::ALL[index]));
            }
        }
    }
    choices
}
