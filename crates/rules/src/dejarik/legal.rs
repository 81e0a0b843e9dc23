//! Which moves are legal, how many there are, and why others are not (docs/rules/dejarik.md, "Moves").

use std::ops::ControlFlow;

use super::{
    Dejarik,
    exit::{DIAGONALS, Diagonal, WAYS, end_of, find},
    position::Position,
    ring::Ring,
};
use crate::{
    Action, Refusal,
    circle::{CENTRE, CellSet, RAYS, inner, is_outer, outer, ray},
    ids::Cell,
    piece_map::PieceMap,
};

/// Visits the legal actions: pawn by pawn in the board's order, the straight exit before the diagonal ones.
pub(super) fn visit_actions(
    rules: &Dejarik,
    position: &Position,
    mut visit: impl FnMut(Action) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if position.end().is_some() {
        return ControlFlow::Continue(());
    }
    let taken = position.taken();
    let diagonally = rules.exits_diagonally(position);
    for from in position.camp(position.side()) {
        let mut go = |to| visit(Action::Move { from, to });
        let Some(ray) = ray(from) else {
            // Reverse dejarik.
            for ray in 1..=RAYS {
                if !taken.contains(inner(ray)) && !taken.contains(outer(ray)) {
                    go(outer(ray))?;
                }
            }
            continue;
        };
        if !is_outer(from) {
            // Home.
            if !taken.contains(outer(ray)) {
                go(outer(ray))?;
            }
            continue;
        }
        if taken.contains(inner(ray)) {
            continue;
        }
        if position.centre_is_free() {
            go(CENTRE)?;
        }
        go(inner(ray))?;
        if diagonally {
            for exit in &DIAGONALS[ray as usize - 1] {
                if (taken & exit.free).is_empty() {
                    go(inner(end_of(position, from, exit.ray, exit.way)))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Counts the legal actions without looking at single pawns: where an exit ends makes no difference to how many there are.
pub(super) fn count_actions(rules: &Dejarik, position: &Position) -> u64 {
    if position.end().is_some() {
        return 0;
    }
    let (own, taken) = (position.camp(position.side()), position.taken());
    let (free_inner, free_outer) = (!Ring::inner(taken), !Ring::outer(taken));
    let straight = Ring::outer(own) & free_inner;
    let mut count = straight.len() + (Ring::inner(own) & free_outer).len();
    if position.centre_is_free() {
        count += straight.len();
    } else if own.contains(CENTRE) {
        count += (free_inner & free_outer).len();
    }
    if rules.exits_diagonally(position) {
        for way in WAYS {
            let diagonal = straight & free_inner.seen_from(way);
            let double = diagonal & free_inner.seen_from(2 * way) & free_outer.seen_from(way);
            count += diagonal.len() + double.len();
        }
    }
    u64::from(count)
}

/// Why an action is not legal, or that it is.
pub(super) fn check(rules: &Dejarik, position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
    let Action::Move { from, to } = action else { return Err(Refusal::NotInThisGame) };
    let piece = pieces.piece_at(from).ok_or(Refusal::EmptyCell(from))?;
    if position.owner_at(from) != Some(position.side()) {
        return Err(Refusal::NotYours(piece));
    }
    let taken = position.taken();
    let free = |cell| if taken.contains(cell) { Err(Refusal::Taken(cell)) } else { Ok(()) };
    let open = |cell| if taken.contains(cell) { Err(Refusal::Blocked(cell)) } else { Ok(()) };
    match (ray(from), ray(to)) {
        // From the centre: reverse dejarik.
        (None, Some(end)) if is_outer(to) => {
            free(to)?;
            open(inner(end))
        }
        (None, _) => Err(Refusal::OnlyOutwards(from)),
        // From the inner ring: home.
        (Some(begin), _) if !is_outer(from) => {
            if to != outer(begin) {
                return Err(Refusal::OnlyHome { from, home: outer(begin) });
            }
            free(to)
        }
        // From the outer ring: dejarik and exits.
        (Some(begin), None) => {
            free(CENTRE)?;
            open(inner(begin))
        }
        (Some(_), Some(_)) if is_outer(to) => Err(Refusal::NotAlongTheRing(to)),
        (Some(begin), Some(end)) if begin == end => free(to),
        (Some(begin), Some(end)) => check_exit(rules, position, from, begin, end),
    }
}

/// Why an exit that ends beside the pawn's own ray is not legal, or that it is.
fn check_exit(rules: &Dejarik, position: &Position, from: Cell, begin: u8, end: u8) -> Result<(), Refusal> {
    let to = inner(end);
    let taken = position.taken();
    let lands = |exit: &&Diagonal| exit.ray == end;
    let exit = DIAGONALS[begin as usize - 1].iter().find(lands);
    if taken.contains(to) {
        return Err(Refusal::Taken(to));
    }
    if !rules.exits_diagonally(position) {
        // Where it could not go anyway, that is the better reason.
        return Err(if exit.is_some() { Refusal::StraightFirst } else { Refusal::NoExit { from, to } });
    }
    if find(position, begin, end).is_some() {
        return Ok(());
    }
    let Some(exit) = exit else { return Err(Refusal::NoExit { from, to }) };
    let on_the_way: CellSet = exit.free & taken;
    Err(on_the_way.first().map_or_else(
        || Refusal::CarriedOn { to, end: inner(end_of(position, from, exit.ray, exit.way)) },
        Refusal::Blocked,
    ))
}
