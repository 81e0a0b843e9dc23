//! Where one pawn can go (docs/rules/chinese-checkers.md, "A move"): every hole that a step or a chain of hops leads to.
//!
//! A chain may hop on from every hole that it reaches, so the holes of all chains are found by flooding the board with hops;
//! that no chain lands twice in one hole takes none of them away. The pawn's own hole counts as free meanwhile: it neither
//! blocks a hop nor can be hopped over. Neither can come up: a hop goes two holes on, so a chain lands beside its first hole
//! never, and back in it to no end. So nothing need be taken off the board for it.

use super::{Chinese, position::Position, seating::near_target, triangle::Triangle};
use crate::rules::{
    chains::shortest,
    ids::Cell,
    star::{HOLES, HoleSet, Lines, landing, neighbours},
};

/// Where a pawn can end its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ways {
    /// Free holes.
    pub moves: HoleSet,
    /// Holes whose pawn it can change places with.
    pub swaps: HoleSet,
}

/// A pawn that is to move, and what it has to mind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walker {
    /// Its set.
    pub set: Triangle,
    /// Where it stands.
    pub from: Cell,
    /// Whether it stands in its target already, and so stays in it with every landing.
    pub is_home: bool,
    /// The pawns of others in its target, with which it may change places.
    pub swappable: HoleSet,
}

impl Walker {
    /// A pawn of the mover's.
    #[inline]
    pub fn new(set: Triangle, from: Cell, swappable: HoleSet) -> Self {
        Self { set, from, is_home: set.target().meets(HoleSet::at(from)), swappable }
    }

    /// The holes that chains of hops lead to, wherever a move may end, and the pawns that can be swapped with.
    #[inline]
    pub fn chains(&self, lines: &Lines) -> Ways {
        let within = self.within();
        let near = if self.swappable.is_empty() { HoleSet::EMPTY } else { near_target(self.set) };
        let mut swaps = neighbours(self.from) & self.swappable;
        let mut landed = HoleSet::at(self.from);
        // Every hole is landed in once, so the stack is never higher than there are holes.
        let mut open = [self.from; HOLES];
        let mut waiting = 1;
        while waiting > 0 {
            waiting -= 1;
            let hole = open[waiting];
            let around = lines.around(hole);
            let mut hops = around.hops();
            while let Some(direction) = hops.take_first() {
                let to = landing(hole, direction);
                let bit = HoleSet::at(to);
                if bit.meets(within - landed) {
                    landed |= bit;
                    open[waiting] = to;
                    waiting += 1;
                }
            }
            if near.meets(HoleSet::at(hole)) {
                let mut blocked = around.blocked();
                while let Some(direction) = blocked.take_first() {
                    let to = landing(hole, direction);
                    if self.swappable.contains(to) {
                        swaps |= HoleSet::at(to);
                    }
                }
            }
        }
        Ways { moves: landed - HoleSet::at(self.from), swaps }
    }

    /// Where one hop leads from a hole on the way to another, direction by direction.
    fn landings(&self, lines: &Lines, hole: Cell, to: Cell) -> impl Iterator<Item = Cell> + use<> {
        let around = lines.around(hole);
        let (mut hops, mut blocked) = (around.hops(), around.blocked());
        let (within, swaps) = (self.within(), self.swappable.contains(to));
        let free = std::iter::from_fn(move || hops.take_first()).map(move |direction| landing(hole, direction));
        let taken = std::iter::from_fn(move || blocked.take_first()).filter(move |_| swaps);
        let swap = taken.map(move |direction| landing(hole, direction)).filter(move |&end| end == to);
        free.chain(swap).filter(move |&end| within.contains(end))
    }

    /// The holes that it may land in on its way.
    #[inline]
    pub fn within(&self) -> HoleSet {
        if self.is_home { self.set.target() } else { HoleSet::ALL }
    }
}

impl Chinese {
    /// Every hole in which the pawn can end a move; `free` are the free holes of the position.
    pub(super) fn ways(&self, lines: &Lines, walker: &Walker, free: HoleSet) -> Ways {
        let mut ways = walker.chains(lines);
        ways.moves = (ways.moves | neighbours(walker.from) & free) & self.seating.ends(walker.set, walker.is_home);
        ways
    }

    /// The shortest way to a hole, both ends included: a step, or the landings of a chain; the first in the board's order where
    /// several are as short. Nothing if no way leads there.
    pub(super) fn shown(&self, position: &Position, walker: &Walker, to: Cell) -> Vec<Cell> {
        let from = walker.from;
        let occupied = position.all_pawns() | self.seating.fillers;
        if from == to || occupied.contains(to) && !walker.swappable.contains(to) {
            return Vec::new();
        }
        if neighbours(from).contains(to) {
            return vec![from, to];
        }
        let lines = position.lines();
        let mut before = [None; HOLES];
        let mut landed = HoleSet::of(from);
        let mut edge = landed;
        while !edge.is_empty() {
            let mut next = HoleSet::EMPTY;
            for hole in edge {
                for landing in walker.landings(lines, hole, to) {
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

    /// All ways to a hole that are as short as the one that is shown, which comes first.
    pub(super) fn all_shown(&self, position: &Position, walker: &Walker, to: Cell) -> Vec<Vec<Cell>> {
        let shown = self.shown(position, walker, to);
        if shown.len() == 2 {
            // A step, or a hop in which no way is shorter.
            return vec![shown];
        }
        shortest(shown, |hole| walker.landings(position.lines(), hole, to))
    }
}
