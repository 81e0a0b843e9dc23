//! Sets of rays: one ring of the circular board as twelve bits, so that a whole camp is looked at in a few operations.

use std::ops::{BitAnd, Not};

use crate::circle::{CellSet, RAYS, inner, outer};

/// Some of the twelve rays; bit 0 is ray 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ring(u16);

/// All twelve bits.
const WHOLE: u16 = (1 << RAYS) - 1;

impl Ring {
    /// The rays whose inner cell is in the set.
    pub(super) const fn inner(set: CellSet) -> Self {
        Self((set.bits() >> inner(1).0) as u16 & WHOLE)
    }

    /// The rays whose outer cell is in the set.
    pub(super) const fn outer(set: CellSet) -> Self {
        Self((set.bits() >> outer(1).0) as u16 & WHOLE)
    }

    /// The rays from which the ray `by` further on is in the set. The ring is closed: ray 1 follows ray 12.
    pub(super) const fn seen_from(self, by: i8) -> Self {
        let back = by.rem_euclid(RAYS as i8) as u32;
        Self((self.0 >> back | self.0 << (RAYS as u32 - back)) & WHOLE)
    }

    /// The rays that are in both; `&` where constants are made.
    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many rays there are.
    pub(super) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first ray, 1 to 12.
    pub(super) const fn first(self) -> Option<u8> {
        if self.is_empty() { None } else { Some(self.0.trailing_zeros() as u8 + 1) }
    }
}

impl BitAnd for Ring {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl Not for Ring {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0 & WHOLE)
    }
}

/// The ray this number of steps further round the closed ring.
pub(super) const fn on(ray: u8, steps: i8) -> u8 {
    ((ray as i8 - 1 + steps).rem_euclid(RAYS as i8)) as u8 + 1
}
