//! Random play, hole by hole: a pawn is drawn and one of its ways, and a pawn that has hopped may hop on or stop, each as
//! likely as the others. No other pawn is looked at, so a turn costs next to nothing.

use std::ops::ControlFlow;

use super::{Chinese, chain::Walker, position::Position, seating::near_target, triangle::SET};
use crate::rules::{
    Action,
    ids::Cell,
    star::{DIRECTION_COUNT, HOLES, HoleSet, beside, landing, neighbours},
};

/// How many pawns are drawn that have nowhere to go before all actions are looked at after all.
const PATIENCE: u32 = 100;

/// Where a pawn can go next from a hole, and how: to a neighbour and over it in every direction.
struct Choices {
    list: [(Cell, Way); 2 * DIRECTION_COUNT + 1],
    count: usize,
}

/// How a pawn goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// It stays where it is, by a step or because it has hopped enough.
    Stop,
    /// It hops there and may go on.
    Hop,
    /// It changes places with the pawn there.
    Swap,
}

impl Choices {
    const fn new() -> Self {
        Self { list: [(Cell(0), Way::Stop); 2 * DIRECTION_COUNT + 1], count: 0 }
    }

    #[inline]
    fn add(&mut self, to: Cell, way: Way) {
        self.list[self.count] = (to, way);
        self.count += 1;
    }

    /// One of them, if there is one.
    #[inline]
    fn draw(&self, lot: &mut impl FnMut(u64) -> u64) -> Option<(Cell, Way)> {
        match self.count {
            0 => None,
            1 => Some(self.list[0]),
            count => Some(self.list[lot(count as u64) as usize]),
        }
    }
}

impl Chinese {
    /// Draws an action, if there is one; every legal one can be drawn.
    pub(super) fn ramble(&self, position: &Position, lot: &mut impl FnMut(u64) -> u64) -> Option<Action> {
        if position.over().is_some() {
            return None;
        }
        let sets = self.seating.sets(position.mover());
        for _ in 0..PATIENCE {
            let pawn = lot((SET * sets.len()) as u64) as usize;
            let set = sets[pawn / SET];
            let from = position.pawns(set).into_iter().nth(pawn % SET)?;
            if let Some(action) = self.try_pawn(position, Walker::new(set, from, HoleSet::EMPTY), lot) {
                return Some(action);
            }
        }
        // Whoever is so shut in has few actions, or none.
        let mut actions = [None; HOLES];
        let mut count = 0;
        let _ = self.visit(position, |action| {
            actions[count] = Some(action);
            count += 1;
            if count < HOLES { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if count == 0 { None } else { actions[lot(count as u64) as usize] }
    }

    /// One step, or one hop and perhaps more; nothing if the pawn has nowhere to go, or comes where it may not stay.
    fn try_pawn(&self, position: &Position, mut walker: Walker, lot: &mut impl FnMut(u64) -> u64) -> Option<Action> {
        let from = walker.from;
        let mut choices = Choices::new();
        let mut steps = position.lines().around(from).steps() & self.seating.ways(walker.set, walker.is_home, from);
        while let Some(direction) = steps.take_first() {
            choices.add(beside(from, direction), Way::Stop);
        }
        self.add_hops(position, &mut walker, from, HoleSet::at(from), &mut choices);
        for to in neighbours(from) & walker.swappable {
            choices.add(to, Way::Swap);
        }
        match choices.draw(lot)? {
            (to, Way::Stop) => Some(Action::Move { from, to }),
            (to, Way::Swap) => Some(Action::Swap { from, to }),
            (to, Way::Hop) => self.hop_on(position, walker, to, lot),
        }
    }

    /// The hops from a hole into holes where the pawn has not landed, and those that end in a swap. Whom the walker may swap
    /// with is looked up where the target comes near.
    #[inline]
    fn add_hops(&self, position: &Position, walker: &mut Walker, hole: Cell, landed: HoleSet, choices: &mut Choices) {
        let around = position.lines().around(hole);
        let open = walker.within() - landed;
        let mut hops = around.hops();
        while let Some(direction) = hops.take_first() {
            let to = landing(hole, direction);
            if HoleSet::at(to).meets(open) {
                choices.add(to, Way::Hop);
            }
        }
        if near_target(walker.set).meets(HoleSet::at(hole)) {
            walker.swappable = self.swappable(position, walker.set);
            let mut blocked = around.blocked();
            while let Some(direction) = blocked.take_first() {
                let to = landing(hole, direction);
                if walker.swappable.contains(to) {
                    choices.add(to, Way::Swap);
                }
            }
        }
    }

    /// Goes on from the first landing of a chain until it stops.
    fn hop_on(
        &self,
        position: &Position,
        mut walker: Walker,
        first: Cell,
        lot: &mut impl FnMut(u64) -> u64,
    ) -> Option<Action> {
        let from = walker.from;
        let ends = self.seating.ends(walker.set, walker.is_home);
        let mut landed = HoleSet::at(from);
        let mut hole = first;
        loop {
            landed |= HoleSet::at(hole);
            let mut choices = Choices::new();
            if HoleSet::at(hole).meets(ends) {
                choices.add(hole, Way::Stop);
            }
            self.add_hops(position, &mut walker, hole, landed, &mut choices);
            match choices.draw(lot)? {
                (to, Way::Stop) => return Some(Action::Move { from, to }),
                (to, Way::Swap) => return Some(Action::Swap { from, to }),
                (to, Way::Hop) => hole = to,
            }
        }
    }
}
