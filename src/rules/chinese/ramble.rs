//! Random play, hole by hole: a pawn and a way are drawn until they go together, and a pawn that has hopped may hop on or stop,
//! each as likely as the others. No other action is looked at, so a turn costs next to nothing.

use super::{Chinese, chain::Walker, position::Position, triangle::SET};
use crate::rules::{
    Action,
    ids::Cell,
    star::{DIRECTION_COUNT, HOLES, HoleSet, beside, direction, landing},
};

/// How often a pawn and a way are drawn that do not go together before all actions are looked at after all.
const PATIENCE: u32 = 100;

/// Lots that one number holds: a pawn, a direction, and whether the neighbour is hopped over.
const WAYS: u64 = 2 * DIRECTION_COUNT as u64;

impl Chinese {
    /// Draws an action, if there is one; every legal one can be drawn.
    pub(super) fn ramble(&self, position: &Position, lot: &mut impl FnMut(u64) -> u64) -> Option<Action> {
        if position.over().is_some() {
            return None;
        }
        let sets = self.seating.sets(position.mover());
        for _ in 0..PATIENCE {
            let drawn = lot(SET as u64 * sets.len() as u64 * WAYS);
            let (pawn, way) = ((drawn / WAYS) as usize, (drawn % WAYS) as usize);
            let set = sets[pawn / SET];
            let from = position.pawns(set).into_iter().nth(pawn % SET)?;
            let walker = Walker::new(set, from, self.swappable(position, set));
            if let Some(action) = self.try_way(position, &walker, direction(way / 2), way % 2 == 1, lot) {
                return Some(action);
            }
        }
        // Whoever is so shut in has few actions, or none.
        let mut actions = [None; HOLES];
        let mut count = 0;
        let _ = self.visit(position, |action| {
            actions[count] = Some(action);
            count += 1;
            if count < HOLES { std::ops::ControlFlow::Continue(()) } else { std::ops::ControlFlow::Break(()) }
        });
        if count == 0 { None } else { actions[lot(count as u64) as usize] }
    }

    /// One step, or one hop and perhaps more; nothing if they are not legal or lead where the pawn may not stay.
    fn try_way(
        &self,
        position: &Position,
        walker: &Walker,
        direction: usize,
        hops: bool,
        lot: &mut impl FnMut(u64) -> u64,
    ) -> Option<Action> {
        let from = walker.from;
        let ends = self.seating.ends(walker.set, walker.is_home);
        if !hops {
            let to = beside(from, direction);
            if walker.swappable.contains(to) {
                return Some(Action::Swap { from, to });
            }
            let free = position.lines().around(from).steps().has(direction);
            return (free && ends.contains(to)).then_some(Action::Move { from, to });
        }
        let around = position.lines().around(from);
        let to = landing(from, direction);
        if around.blocked().has(direction) && walker.swappable.contains(to) {
            return Some(Action::Swap { from, to });
        }
        let goes = around.hops().has(direction) && walker.within().contains(to);
        goes.then(|| self.hop_on(position, walker, to, lot)).flatten()
    }

    /// Goes on from the first landing of a chain until it stops.
    fn hop_on(
        &self,
        position: &Position,
        walker: &Walker,
        first: Cell,
        lot: &mut impl FnMut(u64) -> u64,
    ) -> Option<Action> {
        let from = walker.from;
        let ends = self.seating.ends(walker.set, walker.is_home);
        let within = walker.within();
        let mut landed = HoleSet::at(from) | HoleSet::at(first);
        let mut hole = first;
        loop {
            let around = position.lines().around(hole);
            // To stop, to hop on, to swap: at most one for each direction besides stopping.
            let mut next = [(hole, false); DIRECTION_COUNT + 1];
            let mut count = usize::from(ends.contains(hole));
            let mut hops = around.hops();
            while let Some(direction) = hops.take_first() {
                let to = landing(hole, direction);
                if HoleSet::at(to).meets(within - landed) {
                    next[count] = (to, false);
                    count += 1;
                }
            }
            if !walker.swappable.is_empty() {
                let mut blocked = around.blocked();
                while let Some(direction) = blocked.take_first() {
                    let to = landing(hole, direction);
                    if walker.swappable.contains(to) {
                        next[count] = (to, true);
                        count += 1;
                    }
                }
            }
            if count == 0 {
                return None;
            }
            let (to, swaps) = next[if count == 1 { 0 } else { lot(count as u64) as usize }];
            if swaps {
                return Some(Action::Swap { from, to });
            }
            if to == hole {
                return Some(Action::Move { from, to });
            }
            landed |= HoleSet::at(to);
            hole = to;
        }
    }
}
