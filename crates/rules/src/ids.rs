//! The small names that every game shares: seats, cells, pieces.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A seat at the table, counted from 0; people and files count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(u8);

impl Seat {
    /// Player 1, on the south side.
    pub const FIRST: Self = Self(0);
    /// Player 2, opposite player 1 in games for two.
    pub const SECOND: Self = Self(1);
    /// Both seats of a game for two.
    pub const BOTH: [Self; 2] = [Self::FIRST, Self::SECOND];
    /// The most seats that any of the games has.
    pub const MOST: usize = 6;

    /// The seat with this index (0 is player 1).
    ///
    /// # Panics
    /// If the index is not below [`Seat::MOST`].
    pub const fn new(index: usize) -> Self {
        assert!(index < Self::MOST, "a table has at most six seats");
        Self(index as u8)
    }

    /// 0 for player 1, 1 for player 2, …
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 1 for player 1, 2 for player 2, … as people and files write it.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The other seat of a game for two.
    #[must_use]
    pub const fn opponent(self) -> Self {
        Self(self.0 ^ 1)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// A cell of a board by its index in the board's fixed order; [`Board`](super::board::Board) knows its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell(pub u8);

impl Cell {
    /// The index in the board's order.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A piece of a match, from its first event to its last. In Holochess it is the creature's place in the rulebook's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct PieceId(pub u8);

impl PieceId {
    /// The index into [`Table::pieces`](super::table::Table::pieces).
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}
