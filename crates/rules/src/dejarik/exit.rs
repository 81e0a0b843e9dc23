//! Exits: how a pawn of the outer ring comes onto the inner one, and what happens when it lands (docs/rules/dejarik.md,
//! "Moves" and "Diagonal exits in detail").

use super::{position::Position, ring::on};
use crate::{
    circle::{CellSet, RAYS, inner, is_outer, outer, ray},
    ids::Cell,
};

/// Which way along the ring: +1 counter-clockwise, −1 clockwise.
pub(super) type Way = i8;

/// Both ways, in the order in which exits are listed.
pub(super) const WAYS: [Way; 2] = [1, -1];

/// A diagonal or double diagonal exit before anything happens at its landing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Diagonal {
    /// Which way it goes.
    pub way: Way,
    /// The ray on which it lands.
    pub ray: u8,
    /// The cells that have to be free.
    pub free: CellSet,
}

/// The four of each ray: the diagonal exits, then the double ones.
pub(super) static DIAGONALS: [[Diagonal; 4]; RAYS as usize] = {
    let mut table = [[Diagonal { way: 1, ray: 1, free: CellSet::EMPTY }; 4]; RAYS as usize];
    let mut ray = 1;
    while ray <= RAYS {
        let mut index = 0;
        while index < 4 {
            let way = WAYS[index % 2];
            let (beside, beyond) = (on(ray, way), on(ray, 2 * way));
            let crossed = CellSet::from_cell(inner(ray)).with(inner(beside));
            table[ray as usize - 1][index] = if index < 2 {
                Diagonal { way, ray: beside, free: crossed }
            } else {
                Diagonal { way, ray: beyond, free: crossed.with(outer(beside)).with(inner(beyond)) }
            };
            index += 1;
        }
        ray += 1;
    }
    table
};

/// The two inner cells that a boost from this ray crosses and ends on, by way: index 0 is +1.
const BOOSTS: [[CellSet; 2]; RAYS as usize] = {
    let mut table = [[CellSet::EMPTY; 2]; RAYS as usize];
    let mut ray = 1;
    while ray <= RAYS {
        let mut index = 0;
        while index < 2 {
            let way = WAYS[index];
            table[ray as usize - 1][index] = CellSet::from_cell(inner(on(ray, way))).with(inner(on(ray, 2 * way)));
            index += 1;
        }
        ray += 1;
    }
    table
};

/// Whether a pawn of the side to move that has come to this inner cell by an exit from `from` is boosted further: there is
/// no enemy right before it, for a kill goes first; a pawn of its own is behind it; and the next two cells are free.
pub(super) fn is_boosted(position: &Position, from: Cell, ray: u8, way: Way) -> bool {
    let own = position.camp(position.side()).without(from);
    own.contains(outer(ray)) && (position.taken() & BOOSTS[ray as usize - 1][usize::from(way < 0)]).is_empty()
}

/// The ray on which an exit from `from` that lands on `ray` ends, every boost made.
pub(super) fn end_of(position: &Position, from: Cell, mut ray: u8, way: Way) -> u8 {
    while is_boosted(position, from, ray, way) {
        ray = on(ray, 2 * way);
    }
    ray
}

/// The cell of the enemy pawn that is removed when an exit ends on `ray`.
pub(super) fn victim(position: &Position, ray: u8, way: Way) -> Option<Cell> {
    let cell = inner(on(ray, way));
    position.camp(position.side().opponent()).contains(cell).then_some(cell)
}

/// The diagonal exit of the pawn on this ray that ends on the inner cell of ray `end`, if there is one. No two end on the
/// same cell: a pawn would need more companions than there are to be carried round to where another exit ends.
pub(super) fn find(position: &Position, ray: u8, end: u8) -> Option<Diagonal> {
    let taken = position.taken();
    DIAGONALS[ray as usize - 1]
        .into_iter()
        .find(|exit| (taken & exit.free).is_empty() && end_of(position, outer(ray), exit.ray, exit.way) == end)
}

/// The cell of the enemy pawn that a legal move removes; only diagonal exits remove one.
pub(super) fn captured(position: &Position, from: Cell, to: Cell) -> Option<Cell> {
    let (begin, end) = (ray(from)?, ray(to)?);
    if begin == end || is_outer(to) {
        return None;
    }
    let way = match (end + RAYS - begin) % RAYS {
        // Boosts carry a pawn at most eight rays on, so most ends can only be reached one way round.
        1..=3 => 1,
        9..=11 => -1,
        _ => find(position, begin, end)?.way,
    };
    victim(position, end, way)
}
