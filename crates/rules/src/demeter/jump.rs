//! Jumps over neighbours of the own colour, and chains of them (docs/rules/demeter.md, "By jumps").
//!
//! A chain may go on from every square that it reaches, so all its ends are found by flooding the board with jumps. The rule that a
//! chain visits no square twice removes none of them. A chain that reaches an enemy goal stops there.

use super::camp::goals;
use crate::{
    Seat,
    ids::Cell,
    shortest_chains::shortest,
    squares::{SQUARES, SquareSet},
};

/// The rows from which two squares up, or down, are still on the board.
const LOW_ROWS: u64 = 0x3F3F_3F3F_3F3F_3F3F;
const HIGH_ROWS: u64 = 0xFCFC_FCFC_FCFC_FCFC;

/// The four directions of larger numbers: up, right and up, right, right and down, each with the squares from which a jump can
/// begin forwards, and backwards.
const DIRECTIONS: [(u32, u64, u64); 4] =
    [(1, LOW_ROWS, HIGH_ROWS), (9, LOW_ROWS, HIGH_ROWS), (8, u64::MAX, u64::MAX), (7, HIGH_ROWS, LOW_ROWS)];

/// The pawns that can jump at all. `free` are the free squares without the side's own goals.
#[inline]
pub fn jumpers(pawns: SquareSet, free: SquareSet) -> SquareSet {
    let (pawns, free) = (pawns.bits(), free.bits());
    let mut found = 0;
    for (step, forwards, backwards) in DIRECTIONS {
        found |= pawns >> step & free >> (2 * step) & forwards;
        found |= pawns << step & free << (2 * step) & backwards;
    }
    SquareSet::from_bits(found & pawns)
}

/// Where one jump leads from a set of squares, over these pawns onto these free squares. A jump can be taken back, so these are also the
/// squares from which one jump leads into the set.
#[inline]
pub fn jumped(from: u64, over: u64, free: u64) -> u64 {
    let mut landed = 0;
    for (step, forwards, backwards) in DIRECTIONS {
        landed |= ((from & forwards) << step & over) << step;
        landed |= ((from & backwards) >> step & over) >> step;
    }
    landed & free
}

/// Where chains of jumps lead from a square. `pawns` are the side's, `free` as for [`jumpers`].
#[inline]
pub fn jumps(side: Seat, from: Cell, pawns: SquareSet, free: SquareSet) -> SquareSet {
    let start = SquareSet::from_cell(from).bits();
    let over = pawns.bits() & !start;
    let free = free.bits() | start;
    let stops = goals(side.opponent()).bits();
    let mut landed = start;
    let mut open = start;
    while open != 0 {
        let next = jumped(open, over, free) & !landed;
        landed |= next;
        open = next & !stops;
    }
    SquareSet::from_bits(landed & !start)
}

/// The shortest chain to a square, both ends included; the first in the board's order where several are as short. Nothing if
/// no chain leads there.
pub(super) fn shown(side: Seat, from: Cell, to: Cell, pawns: SquareSet, free: SquareSet) -> Vec<Cell> {
    let start = SquareSet::from_cell(from).bits();
    let over = pawns.bits() & !start;
    let free = free.bits() | start;
    let stops = goals(side.opponent()).bits();
    let mut before = [None; SQUARES];
    let mut landed = start;
    let mut edge = SquareSet::from_cell(from);
    while !edge.is_empty() && landed >> to.0 & 1 == 0 {
        let mut next = SquareSet::EMPTY;
        for square in edge {
            let reached = jumped(SquareSet::from_cell(square).bits(), over, free) & !landed;
            landed |= reached;
            for landing in SquareSet::from_bits(reached) {
                before[landing.index()] = Some(square);
            }
            next |= SquareSet::from_bits(reached & !stops);
        }
        edge = next;
    }
    if before[to.index()].is_none() {
        return Vec::new();
    }
    let mut chain: Vec<Cell> = std::iter::successors(Some(to), |square| before[square.index()]).collect();
    chain.reverse();
    chain
}

/// All chains to a square that are as short as the one that is shown, which comes first.
pub(super) fn all_shown(side: Seat, from: Cell, to: Cell, pawns: SquareSet, free: SquareSet) -> Vec<Vec<Cell>> {
    let over = pawns.bits() & !SquareSet::from_cell(from).bits();
    let stops = goals(side.opponent());
    shortest(shown(side, from, to, pawns, free), |square| {
        let landed = jumped(SquareSet::from_cell(square).bits(), over, free.bits());
        if stops.contains(square) { SquareSet::EMPTY } else { SquareSet::from_bits(landed) }
    })
}
