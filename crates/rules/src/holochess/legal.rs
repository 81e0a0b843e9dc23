//! Which actions are legal, how many there are, and why others are not (docs/rules/holochess.md, "A turn").

use std::ops::ControlFlow;

use super::{
    creature::Creature,
    deal::home,
    odds::POSSIBLE_OUTCOMES,
    position::{Phase, Position},
    push::push_cells,
    walk::destinations,
};
use crate::{Action, circle::neighbours, ids::Cell, piece_map::PieceMap, refusal::Refusal};

/// Visits the legal actions: creature by creature in the order of the table, first its moves, then its attacks, cells in the
/// board's order.
pub(super) fn visit_actions(position: &Position, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
    let side = position.side();
    match position.phase() {
        Phase::Acting => {
            let free = position.free();
            let enemies = position.camp(side.opponent());
            for (creature, from) in position.standing(side) {
                for to in destinations(from, creature.ratings().movement, free) {
                    visit(Action::Move { from, to })?;
                }
                for to in neighbours(from) & enemies {
                    visit(Action::Attack { from, to })?;
                }
            }
        }
        Phase::Push { cell } => {
            for to in push_cells(position, cell) {
                visit(Action::Push { to })?;
            }
        }
        Phase::Placing => {
            let free = home(side) & position.free();
            for creature in unplaced(position) {
                for to in free {
                    visit(Action::Place { piece: creature.piece(), to })?;
                }
            }
        }
        Phase::Attack { .. } | Phase::Duel | Phase::Over { .. } => {}
    }
    ControlFlow::Continue(())
}

/// Counts the legal actions, an attack once for each of its outcomes that has a chance above zero.
pub(super) fn count_continuations(position: &Position) -> u64 {
    let side = position.side();
    let count = match position.phase() {
        Phase::Acting => {
            let free = position.free();
            let enemies = position.camp(side.opponent());
            let mut count = 0;
            for (creature, from) in position.standing(side) {
                count += destinations(from, creature.ratings().movement, free).len();
                if !(neighbours(from) & enemies).is_empty() {
                    for (enemy, cell) in position.standing(side.opponent()) {
                        if neighbours(from).contains(cell) {
                            count += u32::from(POSSIBLE_OUTCOMES[creature.index()][enemy.index()]);
                        }
                    }
                }
            }
            count
        }
        Phase::Push { cell } => push_cells(position, cell).len(),
        Phase::Placing => unplaced(position).count() as u32 * (home(side) & position.free()).len(),
        Phase::Attack { .. } | Phase::Duel | Phase::Over { .. } => 0,
    };
    u64::from(count)
}

/// The creatures that the side to move has still to place.
fn unplaced(position: &Position) -> impl Iterator<Item = Creature> {
    position.creatures(position.side()).filter(|&creature| position.cell_of(creature).is_none())
}

/// Why an action is not legal, or that it is.
pub(super) fn check(position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
    match (position.phase(), action) {
        (Phase::Over { .. }, _) => Err(Refusal::Over),
        (Phase::Attack { .. } | Phase::Duel, _) => Err(Refusal::DicePending),
        (Phase::Acting, Action::Move { from, to }) => check_move(position, from, to),
        (Phase::Acting, Action::Attack { from, to }) => check_attack(position, from, to),
        (Phase::Acting | Phase::Placing, Action::Push { .. }) => Err(Refusal::NothingToPush),
        (Phase::Push { cell }, Action::Push { to }) => {
            if push_cells(position, cell).contains(to) {
                Ok(())
            } else {
                Err(Refusal::NoPush(to))
            }
        }
        (Phase::Push { .. }, Action::Move { .. } | Action::Attack { .. }) => Err(Refusal::PushPending),
        (Phase::Placing, Action::Place { piece, to }) => {
            let owner = Creature::of_piece(piece).and_then(|creature| position.owner(creature));
            if owner != Some(position.side()) {
                return Err(Refusal::NotYours(piece));
            }
            let waits = pieces.cell_of(piece).is_none();
            let free = (home(position.side()) & position.free()).contains(to);
            if waits && free { Ok(()) } else { Err(Refusal::NoPlacement) }
        }
        _ => Err(Refusal::NotInThisGame),
    }
}

/// The mover's creature on a cell, or why there is none.
fn own(position: &Position, cell: Cell) -> Result<Creature, Refusal> {
    let creature = position.creature_at(cell).ok_or(Refusal::EmptyCell(cell))?;
    if position.owner(creature) == Some(position.side()) {
        Ok(creature)
    } else {
        Err(Refusal::NotYours(creature.piece()))
    }
}

fn check_move(position: &Position, from: Cell, to: Cell) -> Result<(), Refusal> {
    let creature = own(position, from)?;
    let movement = creature.ratings().movement;
    if position.creature_at(to).is_some() {
        Err(Refusal::Taken(to))
    } else if destinations(from, movement, position.free()).contains(to) {
        Ok(())
    } else {
        Err(Refusal::NoWalk { to, movement })
    }
}

fn check_attack(position: &Position, from: Cell, to: Cell) -> Result<(), Refusal> {
    own(position, from)?;
    let target = position.creature_at(to).ok_or(Refusal::EmptyCell(to))?;
    if position.owner(target) == Some(position.side()) {
        Err(Refusal::OwnPiece(target.piece()))
    } else if neighbours(from).contains(to) {
        Ok(())
    } else {
        Err(Refusal::NotAdjacent { from, to })
    }
}
