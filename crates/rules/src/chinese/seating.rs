//! Seatings: the sets of each seat, and the holes where a pawn may end its move (docs/rules/chinese-checkers.md, "The board"
//! and "Other people's triangles").

use std::sync::LazyLock;

use super::triangle::{Triangle, hexagon};
use crate::{
    Seat,
    ids::Cell,
    star::{Directions, HOLES, HoleSet, directions_into, is_within_a_hop},
};

use Triangle::{N, NE, NW, S, SE, SW};

/// How many can play.
pub const PLAYERS: [usize; 4] = [2, 3, 4, 6];

/// The triangles of every player, in turn order, by number of players and sets a player.
pub(super) const TRIANGLES_OF_PLAYERS: [(usize, usize, &[&[Triangle]]); 6] = [
    (2, 1, &[&[S], &[N]]),
    (3, 1, &[&[S], &[NW], &[NE]]),
    (4, 1, &[&[S], &[SW], &[N], &[NE]]),
    (6, 1, &[&[S], &[SW], &[NW], &[N], &[NE], &[SE]]),
    (3, 2, &[&[S, SW], &[NW, N], &[NE, SE]]),
    (2, 3, &[&[S, SW, NW], &[N, NE, SE]]),
];

/// The constants of a table.
#[derive(Clone, Debug)]
pub(super) struct Seating {
    /// The sets of every seat, in the order of the notation.
    sets: &'static [&'static [Triangle]],
    /// The owner of the set that starts in each triangle.
    owners: [Option<Seat>; Triangle::COUNT],
    /// Pawns that no player may move.
    pub fillers: HoleSet,
    /// By set: where a pawn that is not home yet may end its move.
    ends: [HoleSet; Triangle::COUNT],
    /// By set and hole: the rules for a pawn there.
    views: [[View; HOLES]; Triangle::COUNT],
}

/// The rules for the pawns of a set in a hole.
#[derive(Clone, Copy, Debug)]
pub(super) struct View {
    /// Where a pawn that begins its move here may land.
    pub within: HoleSet,
    /// Steps from here to holes where such a pawn may stay.
    pub steps: Directions,
    /// Whether a pawn that is not home may end its move here.
    pub may_stay: bool,
    /// Whether one step or hop from here can lead into the target.
    pub is_near_target: bool,
}

/// By set: the holes from which one step or hop can lead into the target.
static NEAR_TARGET: LazyLock<[HoleSet; Triangle::COUNT]> = LazyLock::new(|| {
    Triangle::ALL.map(|set| HoleSet::ALL.into_iter().filter(|&hole| is_within_a_hop(hole, set.target())).collect())
});

/// All seatings, without and with fillers; computed once, because a table is made for every position that is read.
static SEATINGS: LazyLock<Vec<Seating>> = LazyLock::new(|| {
    TRIANGLES_OF_PLAYERS.into_iter().flat_map(|row| [false, true].map(|fill| Seating::new(row, fill))).collect()
});

/// See [`Seating::views`].
fn views(set: Triangle, ends: HoleSet) -> [View; HOLES] {
    std::array::from_fn(|hole| {
        let hole = Cell(hole as u8);
        let is_home = set.target().contains(hole);
        View {
            within: if is_home { set.target() } else { HoleSet::ALL },
            steps: directions_into(hole, if is_home { set.target() } else { ends }),
            may_stay: ends.contains(hole),
            is_near_target: near_target(set).contains(hole),
        }
    })
}

impl Seating {
    /// The seating for this number of players and sets, if there is one.
    pub fn find(players: usize, sets: usize, fill_unused: bool) -> Option<&'static Self> {
        let row = TRIANGLES_OF_PLAYERS.into_iter().position(|row| (row.0, row.1) == (players, sets))?;
        Some(&SEATINGS[2 * row + usize::from(fill_unused)])
    }

    /// The seating of a row of [`TRIANGLES_OF_PLAYERS`].
    fn new((_, _, sets): (usize, usize, &'static [&'static [Triangle]]), fill_unused: bool) -> Self {
        let mut owners = [None; Triangle::COUNT];
        for (seat, own) in sets.iter().enumerate() {
            for set in *own {
                owners[set.index()] = Some(Seat::new(seat));
            }
        }
        let is_unused =
            |triangle: &Triangle| owners[triangle.index()].is_none() && owners[triangle.opposite().index()].is_none();
        let unused = Triangle::ALL.into_iter().filter(is_unused);
        let unused = unused.fold(HoleSet::EMPTY, |holes, triangle| holes | triangle.holes());
        let ends = Triangle::ALL.map(|set| hexagon() | set.holes() | set.target() | unused);
        Self {
            sets,
            owners,
            fillers: if fill_unused { unused } else { HoleSet::EMPTY },
            ends,
            views: Triangle::ALL.map(|set| views(set, ends[set.index()])),
        }
    }

    /// The number of players.
    pub fn seats(&self) -> usize {
        self.sets.len()
    }

    /// The sets of a seat.
    pub fn sets(&self, seat: Seat) -> &'static [Triangle] {
        self.sets[seat.index()]
    }

    /// The owner of the set that starts in a triangle.
    pub fn owner(&self, set: Triangle) -> Option<Seat> {
        self.owners[set.index()]
    }

    /// The holes where a pawn of a set may end a move: anywhere except other players' triangles, or, once it is home, only its
    /// target.
    pub fn ends(&self, set: Triangle, is_home: bool) -> HoleSet {
        if is_home { set.target() } else { self.ends[set.index()] }
    }

    /// By hole: the rules for a pawn of a set there.
    #[inline]
    pub fn views(&self, set: Triangle) -> &[View; HOLES] {
        &self.views[set.index()]
    }
}

/// The holes from which one step or hop can lead into a set's target.
#[inline]
pub(super) fn near_target(set: Triangle) -> HoleSet {
    NEAR_TARGET[set.index()]
}
