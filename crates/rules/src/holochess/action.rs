//! The legal actions of a position, and the positions after them (docs/rules/holochess.md, "A turn").

use std::ops::ControlFlow;

use super::{
    creature::Creature,
    deal::home,
    odds::{POSSIBLE, odds},
    position::{Phase, Position},
    rule_set::Holochess,
    walk::destinations,
};
use crate::{
    Action, Ending, Seat,
    circle::{CellSet, neighbours},
    event::Outcome,
    ids::Cell,
    piece_map::PieceMap,
    refusal::Refusal,
};

impl Holochess {
    /// Shows the legal actions: creature by creature in the order of the table, first where it can walk, then whom it can
    /// attack, cells in the board's order.
    pub(super) fn visit(position: &Position, mut visit: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
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
                for creature in position.creatures(side).filter(|&creature| position.cell_of(creature).is_none()) {
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
    pub(super) fn continuations(position: &Position) -> Option<u64> {
        match position.phase() {
            Phase::Acting => {
                let side = position.side();
                let free = position.free();
                let enemies = position.camp(side.opponent());
                let mut count = 0;
                for (creature, from) in position.standing(side) {
                    count += destinations(from, creature.ratings().movement, free).len();
                    if !(neighbours(from) & enemies).is_empty() {
                        for (enemy, cell) in position.standing(side.opponent()) {
                            if neighbours(from).contains(cell) {
                                count += u32::from(POSSIBLE[creature.index()][enemy.index()]);
                            }
                        }
                    }
                }
                Some(u64::from(count))
            }
            Phase::Push { cell } => Some(u64::from(push_cells(position, cell).len())),
            _ => None,
        }
    }

    /// The position after a legal action.
    pub(super) fn after(&self, before: &Position, action: Action) -> Position {
        let mut position = *before;
        let side = position.side();
        match action {
            Action::Move { from, to } => {
                position.shift(side, standing_at(before, from), to);
                self.finish_action(&mut position);
            }
            Action::Attack { from, to } => {
                let phase = Phase::Attack { attacker: standing_at(before, from), defender: standing_at(before, to) };
                position.set_phase(phase);
                position.clock_mut().attacked = true;
            }
            Action::Push { to } => {
                if let Phase::Push { cell } = before.phase() {
                    let pushed = standing_at(before, cell);
                    position.shift(owner(before, pushed), pushed, to);
                }
                position.set_phase(Phase::Acting);
                self.finish_push(&mut position);
            }
            Action::Place { piece, to } => {
                let creature = Creature::ALL[piece.index()];
                position.put(side, creature, to);
                position.next_to_place();
                if position.camp(Seat::FIRST).len() + position.camp(Seat::SECOND).len() == 8 {
                    position.set_phase(Phase::Acting);
                    position.clock_mut().turn = 1;
                }
            }
            // Not actions of this game: legal ones never get here.
            Action::Swap { .. } | Action::Pass | Action::Resign | Action::Draw => {}
        }
        position
    }

    /// The position after the dice of an attack fell so.
    pub(super) fn after_attack(&self, before: &Position, outcome: Outcome) -> Position {
        let Phase::Attack { attacker, defender } = before.phase() else { return *before };
        let mut position = *before;
        position.set_phase(Phase::Acting);
        match outcome {
            Outcome::Kill => self.take(&mut position, defender),
            Outcome::CounterKill => self.take(&mut position, attacker),
            Outcome::Push => self.push(&mut position, defender),
            Outcome::CounterPush => self.push(&mut position, attacker),
        }
        position
    }

    /// Removes a creature, checks whether a player has won, and goes on with the turn.
    fn take(&self, position: &mut Position, creature: Creature) {
        let loser = owner(position, creature);
        position.remove(loser, creature);
        match position.sizes() {
            [1, 1] => position.begin_duel(),
            [0, _] | [_, 0] => position.end(Some(loser.opponent()), Ending::Eliminated),
            _ => self.finish_action(position),
        }
    }

    /// Begins a push. If no neighbouring cell is free, the creature stays.
    fn push(&self, position: &mut Position, creature: Creature) {
        position.use_action();
        let cell = position.cell_of(creature).expect("who takes part in an attack stands on the board");
        if push_cells(position, cell).is_empty() {
            self.finish_push(position);
        } else {
            position.set_phase(Phase::Push { cell });
        }
    }

    fn finish_action(&self, position: &mut Position) {
        position.use_action();
        self.finish_push(position);
    }

    /// Ends the turn if nothing is left of it.
    fn finish_push(&self, position: &mut Position) {
        if position.left() == 0 {
            self.end_turn(position);
        }
    }

    /// The position after the duel.
    pub(super) fn after_duel(before: &Position, winner: Seat) -> Position {
        let mut position = *before;
        for loser in before.creatures(winner.opponent()) {
            position.remove(winner.opponent(), loser);
        }
        position.end(Some(winner), Ending::Duel);
        position
    }

    /// Why an action is not legal, or that it is.
    pub(super) fn refuse(position: &Position, action: Action, pieces: &PieceMap) -> Result<(), Refusal> {
        match (position.phase(), action) {
            (Phase::Over { .. }, _) => Err(Refusal::Over),
            (Phase::Attack { .. } | Phase::Duel, _) => Err(Refusal::DicePending),
            (Phase::Acting, Action::Move { from, to }) => refuse_move(position, from, to),
            (Phase::Acting, Action::Attack { from, to }) => refuse_attack(position, from, to),
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
}

/// The cells to which the creature on a cell can be pushed: its empty neighbours.
pub(super) fn push_cells(position: &Position, cell: Cell) -> CellSet {
    neighbours(cell) & position.free()
}

/// The player who chooses where a pushed creature goes: the opponent of its owner.
pub(super) fn pusher(position: &Position, cell: Cell) -> Seat {
    owner(position, standing_at(position, cell)).opponent()
}

fn standing_at(position: &Position, cell: Cell) -> Creature {
    position.creature_at(cell).expect("legal actions name cells on which a creature stands")
}

fn owner(position: &Position, creature: Creature) -> Seat {
    position.owner(creature).expect("a creature on the board has an owner")
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

fn refuse_move(position: &Position, from: Cell, to: Cell) -> Result<(), Refusal> {
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

fn refuse_attack(position: &Position, from: Cell, to: Cell) -> Result<(), Refusal> {
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

/// The outcomes of the attack that waits for its dice, each with the number of rolls that give it.
pub(super) fn attack_outcomes(attacker: Creature, defender: Creature) -> impl Iterator<Item = (Outcome, u64)> {
    let counts = odds(attacker, defender).counts;
    Outcome::ALL.into_iter().zip(counts).filter(|&(_, rolls)| rolls > 0)
}
