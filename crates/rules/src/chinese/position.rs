//! A position of Chinese Checkers: pawns set by set, whose turn it is, who has finished, and the clock. A plain value without
//! anything allocated.

use super::triangle::Triangle;
use crate::{
    Ending, Seat,
    ids::Cell,
    star::{HoleSet, Occupancy},
};

/// Pawns in holes, whose turn it is, which seats still play, and the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The pawns of every set, by the triangle that it started in.
    pawns: [HoleSet; Triangle::COUNT],
    /// The taken holes: pawns and fillers.
    occupancy: Occupancy,
    /// Whose turn it is.
    pub(super) mover: Seat,
    /// The seat that had the first turn; a round is over when its next turn begins.
    pub(super) first: Seat,
    /// Completed rounds: every seat that still plays has had this number of turns.
    pub(super) rounds: u16,
    /// Completed turns, passes included.
    pub(super) turns: u32,
    /// The place of each seat, from 1; 0 for seats that still play.
    pub(super) places: [u8; Seat::MOST],
    /// How many seats have finished; they have the first places.
    pub(super) finished: u8,
    /// How many seats have resigned; they have the last places.
    pub(super) resigned: u8,
    /// Why the match is over, once it is.
    pub(super) over: Option<Ending>,
}

impl Position {
    /// A position before the first turn of the match, with these pawns and fillers.
    pub(super) fn new(pawns: [HoleSet; Triangle::COUNT], fillers: HoleSet, mover: Seat) -> Self {
        Self {
            pawns,
            occupancy: occupancy_of(pawns, fillers),
            mover,
            first: mover,
            rounds: 0,
            turns: 0,
            places: [0; Seat::MOST],
            finished: 0,
            resigned: 0,
            over: None,
        }
    }

    /// Whose turn it is.
    pub const fn mover(&self) -> Seat {
        self.mover
    }

    /// The pawns of a set.
    #[inline]
    pub const fn pawns(&self, set: Triangle) -> HoleSet {
        self.pawns[set.index()]
    }

    /// The pawns of all sets, without fillers.
    pub fn all_pawns(&self) -> HoleSet {
        self.pawns.into_iter().fold(HoleSet::EMPTY, |all, set| all | set)
    }

    /// The set of the pawn in a hole.
    pub fn set_at(&self, hole: Cell) -> Option<Triangle> {
        Triangle::ALL.into_iter().find(|set| self.pawns[set.index()].contains(hole))
    }

    /// The taken holes.
    #[inline]
    pub const fn occupancy(&self) -> &Occupancy {
        &self.occupancy
    }

    /// The place of a seat in the final order, from 1, once it is settled.
    pub const fn place(&self, seat: Seat) -> Option<u8> {
        match self.places[seat.index()] {
            0 => None,
            place => Some(place),
        }
    }

    /// Whether a seat still plays: it has neither finished nor resigned.
    pub const fn plays(&self, seat: Seat) -> bool {
        self.places[seat.index()] == 0
    }

    /// Why the match is over, once it is.
    pub const fn over(&self) -> Option<Ending> {
        self.over
    }

    /// Moves a pawn of a set to a free hole.
    #[inline]
    pub(super) fn shift(&mut self, set: Triangle, from: Cell, to: Cell) {
        self.pawns[set.index()] = self.pawns[set.index()].moved(from, to);
        self.occupancy.flip(from);
        self.occupancy.flip(to);
    }

    /// Two pawns of two sets change places.
    pub(super) fn exchange(&mut self, sets: [Triangle; 2], from: Cell, to: Cell) {
        let [own, other] = sets;
        self.pawns[own.index()] = self.pawns[own.index()].moved(from, to);
        self.pawns[other.index()] = self.pawns[other.index()].moved(to, from);
    }
}

/// The holes taken by these pawns and fillers.
fn occupancy_of(pawns: [HoleSet; Triangle::COUNT], fillers: HoleSet) -> Occupancy {
    let mut occupancy = Occupancy::EMPTY;
    for hole in pawns.into_iter().chain([fillers]).flatten() {
        occupancy.flip(hole);
    }
    occupancy
}

/// The initial pawns of the sets of these seats.
pub(super) fn home_pawns<'a>(sets: impl IntoIterator<Item = &'a Triangle>) -> [HoleSet; Triangle::COUNT] {
    let mut pawns = [HoleSet::EMPTY; Triangle::COUNT];
    for set in sets {
        pawns[set.index()] = set.holes();
    }
    pawns
}
