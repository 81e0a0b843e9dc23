//! Pushes (docs/rules/holochess.md, "A turn"): where a creature can be pushed, which player chooses, and what a push does.

use super::{
    creature::Creature,
    position::{Phase, Position},
    rule_set::Holochess,
};
use crate::{
    Seat,
    circle::{CellSet, neighbours},
    ids::Cell,
};

/// The cells to which the creature on a cell can be pushed: its empty neighbours.
pub(super) fn push_cells(position: &Position, cell: Cell) -> CellSet {
    neighbours(cell) & position.free()
}

/// The player who chooses where a pushed creature goes: the opponent of its owner.
pub(super) fn pusher(position: &Position, cell: Cell) -> Seat {
    position.owner_at(cell).expect("a pushed creature has an owner").opponent()
}

/// Uses an action for an attack that pushes. If no neighbouring cell is free, the creature stays; else the push waits for its
/// cell.
pub(super) fn begin_push(rules: &Holochess, position: &mut Position, creature: Creature) {
    position.use_action();
    let cell = position.cell_of(creature).expect("both creatures of an attack stand on the board");
    if push_cells(position, cell).is_empty() {
        rules.end_spent_turn(position);
    } else {
        position.set_phase(Phase::Push { cell });
    }
}

/// Pushes the creature on a cell to an empty one.
pub(super) fn push(rules: &Holochess, position: &mut Position, from: Cell, to: Cell) {
    let creature = position.creature_at(from).expect("a push waits where a creature stands");
    position.shift(pusher(position, from).opponent(), creature, to);
    position.set_phase(Phase::Acting);
    rules.end_spent_turn(position);
}
