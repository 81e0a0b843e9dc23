//! Where one pawn can go (docs/rules/chinese-checkers.md, "A move"): every hole that a step or a chain of hops leads to.
//!
//! A chain may hop on from every hole that it reaches, so the holes of all chains are found by a flood fill with hops; the rule
//! that no chain lands twice in one hole excludes none of them. By the rules the pawn's own hole counts as free during its
//! move, and cannot be hopped over. The board may still keep the pawn: hops have length two, so a chain never lands beside its
//! first hole and cannot hop over it, and landing in it again would only repeat the start.

use super::{
    position::Position,
    rule_set::{Blocking, Chinese},
    seating::near_target,
    triangle::Triangle,
};
use crate::{
    Action,
    ids::Cell,
    shortest_chains::shortest,
    star::{HOLES, HoleSet, Occupancy, landings, neighbours},
};

/// The holes where a pawn can end its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Reachable {
    /// Free holes.
    pub moves: HoleSet,
    /// Holes whose pawn it can change places with.
    pub swaps: HoleSet,
}

/// The holes that chains reach if their first hop lands in `first` and all hops land in `within`.
#[inline]
fn chains(occupancy: &Occupancy, first: HoleSet, within: HoleSet) -> HoleSet {
    let mut landed = first & within;
    let mut open = landed;
    while let Some(hole) = open.take_first() {
        let further = (landings(hole, occupancy.around(hole).hops()) & within) - landed;
        landed |= further;
        open |= further;
    }
    landed
}

/// A pawn that is to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walker {
    /// Its set.
    pub set: Triangle,
    /// Where it stands.
    pub from: Cell,
    /// Whether it is in its target already, where all its landings have to stay then.
    pub is_home: bool,
    /// The pawns of other players in its target, with which it can swap.
    pub swappable: HoleSet,
}

impl Walker {
    /// A pawn of the mover.
    #[inline]
    pub fn new(set: Triangle, from: Cell, swappable: HoleSet) -> Self {
        Self { set, from, is_home: set.target().meets(HoleSet::at(from)), swappable }
    }

    /// The pawns that it can swap with, by a step, or at the end of a chain that has landed in these holes.
    #[inline]
    pub fn swaps(&self, occupancy: &Occupancy, landed: HoleSet) -> HoleSet {
        let mut reached = neighbours(self.from);
        if self.swappable.is_empty() {
            return HoleSet::EMPTY;
        }
        for hole in (landed | HoleSet::at(self.from)) & near_target(self.set) {
            reached |= landings(hole, occupancy.around(hole).blocked());
        }
        reached & self.swappable
    }

    /// The landings of one hop from a hole on the way to `to`.
    fn landings(&self, occupancy: &Occupancy, hole: Cell, to: Cell) -> HoleSet {
        let around = occupancy.around(hole);
        let ends = self.swappable.contains(to);
        let swap = if ends { landings(hole, around.blocked()) & HoleSet::from_cell(to) } else { HoleSet::EMPTY };
        (landings(hole, around.hops()) | swap) & self.within()
    }

    /// The holes where it may land during its move.
    #[inline]
    pub fn within(&self) -> HoleSet {
        if self.is_home { self.set.target() } else { HoleSet::ALL }
    }
}

impl Chinese {
    /// The free holes in which a pawn of a set can end a move on a board where just these holes are taken: for races, where
    /// no pawn is in another's way.
    pub fn destinations(&self, occupancy: &Occupancy, taken: HoleSet, set: Triangle, from: Cell) -> HoleSet {
        self.reachable(occupancy, &Walker::new(set, from, HoleSet::EMPTY), !taken).moves
    }

    /// The other players' pawns with which a pawn of the mover's set can swap: those in the set's target.
    pub(super) fn swappable(&self, position: &Position, set: Triangle) -> HoleSet {
        if self.blocking != Blocking::Swap {
            return HoleSet::EMPTY;
        }
        let own = self.seating.sets(position.mover()).iter();
        let own = own.fold(HoleSet::EMPTY, |holes, set| holes | position.pawns(*set));
        (position.all_pawns() - own) & set.target()
    }

    /// The pawn that an action moves, and where to; `None` for actions that move no pawn.
    pub(super) fn walker(&self, position: &Position, action: Action) -> Option<(Walker, Cell)> {
        let (Action::Move { from, to } | Action::Swap { from, to }) = action else { return None };
        let set = position.set_at(from)?;
        Some((Walker::new(set, from, self.swappable(position, set)), to))
    }

    /// The holes of pawns that no player may move.
    pub fn fillers(&self) -> HoleSet {
        self.seating.fillers
    }

    /// Every hole where the pawn can end a move; `free` are the free holes of the position.
    pub(super) fn reachable(&self, occupancy: &Occupancy, walker: &Walker, free: HoleSet) -> Reachable {
        let first = landings(walker.from, occupancy.around(walker.from).hops());
        let landed = chains(occupancy, first, walker.within());
        let steps = neighbours(walker.from) & free;
        let moves = (landed | steps) & self.seating.ends(walker.set, walker.is_home);
        Reachable { moves, swaps: walker.swaps(occupancy, landed) }
    }

    /// The shortest path to a hole, both ends included: a step, or the landings of a chain; of equally short ones the first in
    /// the board's order. Empty if there is none.
    pub(super) fn shown(&self, position: &Position, walker: &Walker, to: Cell) -> Vec<Cell> {
        let from = walker.from;
        let occupied = position.all_pawns() | self.seating.fillers;
        if from == to || occupied.contains(to) && !walker.swappable.contains(to) {
            return Vec::new();
        }
        if neighbours(from).contains(to) {
            return vec![from, to];
        }
        let occupancy = position.occupancy();
        let mut before = [None; HOLES];
        let mut landed = HoleSet::from_cell(from);
        let mut edge = landed;
        while !edge.is_empty() {
            let mut next = HoleSet::EMPTY;
            for hole in edge {
                for landing in walker.landings(occupancy, hole, to) {
                    if !landed.contains(landing) {
                        landed = landed.with(landing);
                        next = next.with(landing);
                        before[landing.index()] = Some(hole);
                    }
                }
            }
            if landed.contains(to) {
                let mut way: Vec<Cell> = std::iter::successors(Some(to), |hole| before[hole.index()]).collect();
                way.reverse();
                return way;
            }
            edge = next;
        }
        Vec::new()
    }

    /// All shortest paths to a hole, the one that is shown first.
    pub(super) fn all_shown(&self, position: &Position, walker: &Walker, to: Cell) -> Vec<Vec<Cell>> {
        let shown = self.shown(position, walker, to);
        if shown.len() == 2 {
            // A step, or a single hop, which has no alternative of the same length.
            return vec![shown];
        }
        shortest(shown, |hole| walker.landings(position.occupancy(), hole, to))
    }
}
