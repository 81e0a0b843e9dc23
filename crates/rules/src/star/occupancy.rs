//! Which holes are taken, as every hole sees it: which of its neighbours are free, and which of the holes behind them. So a hole
//! that is filled or emptied changes a bit of each hole that sees it, and what is around a hole is one word.

use super::{AHEAD, ALL_AHEAD, DIRECTION_COUNT, Directions, HOLES, OFF_BOARD};
use crate::ids::Cell;

/// Words of all holes and of [`OFF_BOARD`], rounded up to a power of two, so that an index is cut to its range with one `and`.
const WORDS: usize = (HOLES + 1).next_power_of_two();

/// Which holes are taken, seen from every hole. Beyond the board nothing is free; what is seen from there means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Occupancy([Around; WORDS]);

impl Occupancy {
    /// The empty board.
    pub const EMPTY: Self = {
        let mut seen = [Around(0); WORDS];
        let mut hole = 0;
        while hole < HOLES {
            let mut direction = 0;
            while direction < DIRECTION_COUNT {
                let [near, far] = ALL_AHEAD[hole][direction];
                if near != OFF_BOARD {
                    seen[hole].0 |= near_bit(direction);
                }
                if far != OFF_BOARD {
                    seen[hole].0 |= far_bit(direction);
                }
                direction += 1;
            }
            hole += 1;
        }
        Self(seen)
    };

    /// A free hole is taken, or a taken one free.
    #[inline]
    pub fn flip(&mut self, hole: Cell) {
        for (direction, [near, far]) in AHEAD[hole.index()].into_iter().enumerate() {
            // They see the hole in the opposite direction.
            let back = direction ^ 1;
            self.0[usize::from(near) % WORDS].0 ^= near_bit(back);
            self.0[usize::from(far) % WORDS].0 ^= far_bit(back);
        }
    }

    /// What is around a hole.
    #[inline]
    pub fn around(&self, hole: Cell) -> Around {
        self.0[hole.index() % WORDS]
    }
}

/// The bit that says whether the neighbour in a direction is free.
const fn near_bit(direction: usize) -> u16 {
    1 << direction
}

/// The bit that says whether the hole behind that neighbour is free.
const fn far_bit(direction: usize) -> u16 {
    1 << (direction + 8)
}

/// What is free around a hole: a byte for the neighbours, and one for the holes behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Around(u16);

impl Around {
    /// Where the neighbour is free.
    #[inline]
    pub const fn steps(self) -> Directions {
        Directions(self.0 as u8)
    }

    /// Where the neighbour is taken and the hole behind it free.
    #[inline]
    pub const fn hops(self) -> Directions {
        Directions((self.0 >> 8 & !self.0) as u8)
    }

    /// Where the neighbour is taken and so is the hole behind it, or there is none.
    #[inline]
    pub const fn blocked(self) -> Directions {
        Directions(!(self.0 >> 8 | self.0) as u8 & Directions::ALL.0)
    }
}
