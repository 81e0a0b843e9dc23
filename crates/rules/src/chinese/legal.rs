//! Which moves and swaps are legal, how many there are, and why others are not (docs/rules/chinese-checkers.md, "A move").

use std::ops::ControlFlow;

use super::{
    chain::{Reachable, Walker},
    position::Position,
    rule_set::{Blocking, Chinese},
    triangle::PAWNS_IN_SET,
};
use crate::{
    Action, Refusal,
    ids::Cell,
    piece_map::PieceMap,
    star::{HoleSet, landings},
};

/// The number of pawns in a set, rounded up to a power of two, so that an index is bounded by one `and`.
const HOPPERS: usize = PAWNS_IN_SET.next_power_of_two();

/// Visits the legal actions: set by set, pawn by pawn, hole by hole in the board's order.
pub(super) fn visit_actions(
    rules: &Chinese,
    position: &Position,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if position.over().is_some() {
        return ControlFlow::Continue(());
    }
    let occupancy = position.occupancy();
    let free = !(position.all_pawns() | rules.seating.fillers);
    for &set in rules.seating.sets(position.mover()) {
        let swappable = rules.swappable(position, set);
        for from in position.pawns(set) {
            let reachable = rules.reachable(occupancy, &Walker::new(set, from, swappable), free);
            for to in reachable.moves | reachable.swaps {
                visit(if reachable.swaps.contains(to) {
                    Action::Swap { from, to }
                } else {
                    Action::Move { from, to }
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Counts the legal actions. Steps are counted for all pawns together; only pawns that can hop or swap are examined one by
/// one.
pub(super) fn count_actions(rules: &Chinese, position: &Position) -> u64 {
    if position.over().is_some() {
        return 0;
    }
    let occupancy = position.occupancy();
    let mut count = 0;
    for &set in rules.seating.sets(position.mover()) {
        let swappable = rules.swappable(position, set);
        let can_swap = !swappable.is_empty();
        let views = rules.seating.views(set);
        // The pawns that can hop, or perhaps swap, collected without branches, which could not be predicted.
        let (mut hoppers, mut first_landings) = ([Cell(0); HOPPERS], [HoleSet::EMPTY; HOPPERS]);
        let mut hopping = 0;
        for from in position.pawns(set) {
            let (around, view) = (occupancy.around(from), &views[from.index()]);
            count += (around.steps() & view.steps).len();
            let landings = landings(from, around.hops()) & view.within;
            hoppers[hopping % HOPPERS] = from;
            first_landings[hopping % HOPPERS] = landings;
            hopping += usize::from(!landings.is_empty() || (view.is_near_target & can_swap));
        }
        for (&from, &first) in hoppers.iter().zip(&first_landings).take(hopping) {
            let (within, mut is_near_target) = (views[from.index()].within, views[from.index()].is_near_target);
            let (mut landed, mut open) = (first, first);
            while let Some(hole) = open.take_first() {
                let view = &views[hole.index()];
                // Hops have length two, so no chain ends where a step does.
                count += u32::from(view.may_stay);
                is_near_target |= view.is_near_target;
                let further = (landings(hole, occupancy.around(hole).hops()) & within) - landed;
                landed |= further;
                open |= further;
            }
            if is_near_target && can_swap {
                count += Walker::new(set, from, swappable).swaps(occupancy, landed).len();
            }
        }
    }
    u64::from(count)
}

/// Why an action is not legal, or that it is.
pub(super) fn check(rules: &Chinese, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
    if position.over().is_some() {
        return Err(Refusal::Over);
    }
    match action {
        Action::Move { from, to } => check_move(rules, position, own(rules, position, from, pieces)?, to),
        Action::Swap { from, to } => check_swap(rules, position, own(rules, position, from, pieces)?, to, pieces),
        _ => Err(Refusal::NotInThisGame),
    }
}

/// The mover's pawn in a hole, or why there is none.
fn own(rules: &Chinese, position: &Position, from: Cell, pieces: &PieceMap) -> Result<Walker, Refusal> {
    if rules.seating.fillers.contains(from) {
        return Err(Refusal::Fixed(from));
    }
    let set = position.set_at(from).ok_or(Refusal::EmptyCell(from))?;
    if rules.seating.owner(set) == Some(position.mover()) {
        Ok(Walker::new(set, from, rules.swappable(position, set)))
    } else {
        Err(pieces.piece_at(from).map_or(Refusal::EmptyCell(from), Refusal::NotYours))
    }
}

fn check_move(rules: &Chinese, position: &Position, walker: Walker, to: Cell) -> Result<(), Refusal> {
    let from = walker.from;
    if rules.seating.fillers.contains(to) {
        return Err(Refusal::Fixed(to));
    }
    let reachable = reachable(rules, position, &walker);
    if reachable.moves.contains(to) {
        return Ok(());
    }
    if reachable.swaps.contains(to) {
        return Err(Refusal::IsASwap { from, to });
    }
    if position.all_pawns().contains(to) || from == to {
        return Err(Refusal::Taken(to));
    }
    // Where it could go if all triangles were open to it.
    let roams = Walker { is_home: false, ..walker };
    let reached = rules.shown(position, &roams, to);
    match (reached.is_empty(), walker.is_home) {
        (true, _) => Err(Refusal::NoChain { from, to }),
        (false, true) => Err(Refusal::StaysHome(from)),
        (false, false) => Err(Refusal::ForeignTriangle(to)),
    }
}

fn check_swap(
    rules: &Chinese,
    position: &Position,
    walker: Walker,
    to: Cell,
    pieces: &PieceMap,
) -> Result<(), Refusal> {
    if rules.blocking != Blocking::Swap {
        return Err(Refusal::NotInThisGame);
    }
    if rules.seating.fillers.contains(to) {
        return Err(Refusal::Fixed(to));
    }
    let other = pieces.piece_at(to).ok_or(Refusal::EmptyCell(to))?;
    if position.set_at(to).and_then(|set| rules.seating.owner(set)) == Some(position.mover()) {
        return Err(Refusal::OwnPiece(other));
    }
    if !walker.swappable.contains(to) {
        return Err(Refusal::NoSwap(to));
    }
    if reachable(rules, position, &walker).swaps.contains(to) {
        Ok(())
    } else {
        Err(Refusal::NoChain { from: walker.from, to })
    }
}

fn reachable(rules: &Chinese, position: &Position, walker: &Walker) -> Reachable {
    let free = !(position.all_pawns() | rules.seating.fillers);
    rules.reachable(position.occupancy(), walker, free)
}
