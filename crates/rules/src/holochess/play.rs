//! What an action does, and what its dice do (docs/rules/holochess.md, "A turn" and "Winning").

use super::{
    Chance,
    creature::Creature,
    position::{Phase, Position},
    push::{begin_push, push},
    rule_set::Holochess,
};
use crate::{Action, Ending, Seat, event::Outcome, ids::Cell};

/// The position after a legal action.
pub(super) fn apply(rules: &Holochess, before: &Position, action: Action) -> Position {
    let mut position = *before;
    let side = position.side();
    match action {
        Action::Move { from, to } => {
            position.shift(side, standing_at(before, from), to);
            use_action(rules, &mut position);
        }
        Action::Attack { from, to } => {
            let phase = Phase::Attack { attacker: standing_at(before, from), defender: standing_at(before, to) };
            position.set_phase(phase);
            position.clock_mut().attacked = true;
        }
        Action::Push { to } => {
            if let Phase::Push { cell } = before.phase() {
                push(rules, &mut position, cell, to);
            }
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

/// The position after the dice of an attack or the duel.
pub(super) fn resolve(rules: &Holochess, before: &Position, chance: Chance) -> Position {
    let mut position = *before;
    match (before.phase(), chance) {
        (Phase::Attack { attacker, defender }, Chance::Attack(outcome)) => {
            position.set_phase(Phase::Acting);
            match outcome {
                Outcome::Kill => kill(rules, &mut position, defender),
                Outcome::CounterKill => kill(rules, &mut position, attacker),
                Outcome::Push => begin_push(rules, &mut position, defender),
                Outcome::CounterPush => begin_push(rules, &mut position, attacker),
            }
        }
        (_, Chance::Duel(winner)) => {
            for loser in before.creatures(winner.opponent()) {
                position.remove(winner.opponent(), loser);
            }
            position.end(Some(winner), Ending::Duel);
        }
        (_, Chance::Attack(_)) => {}
    }
    position
}

/// Removes a creature, checks whether a player has won, and goes on with the turn.
fn kill(rules: &Holochess, position: &mut Position, creature: Creature) {
    let loser = position.owner(creature).expect("a creature on the board has an owner");
    position.remove(loser, creature);
    match position.sizes() {
        [1, 1] => position.begin_duel(),
        [0, _] | [_, 0] => position.end(Some(loser.opponent()), Ending::Eliminated),
        _ => use_action(rules, position),
    }
}

/// Uses an action, and ends the turn if it was the last.
fn use_action(rules: &Holochess, position: &mut Position) {
    position.use_action();
    rules.end_spent_turn(position);
}

fn standing_at(position: &Position, cell: Cell) -> Creature {
    position.creature_at(cell).expect("legal actions name cells on which a creature stands")
}
