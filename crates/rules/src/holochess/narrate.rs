//! Tells what happened in Holochess as events.

use super::{
    odds,
    position::{Phase, Position},
    push::{push_cells, pusher},
    rule_set::Holochess,
    walk,
};
use crate::{
    Action, Ending, Event, Roll, Seat, circle::CENTRE, event::Outcome, event_recorder::EventRecorder, ids::Cell,
};

/// The deal, and the first turn unless pieces are placed first.
pub(super) fn tell_start(start: &Position, recorder: &mut EventRecorder) {
    for seat in Seat::BOTH {
        let mut camp: Vec<_> =
            start.creatures(seat).map(|creature| (start.cell_of(creature), creature.piece())).collect();
        camp.sort_unstable();
        for (cell, piece) in camp {
            recorder.add(Event::Dealt { piece, cell });
        }
    }
    if start.phase() != Phase::Placing {
        recorder.add(Event::TurnBegan { seat: start.side(), turn: u32::from(start.clock().turn) });
    }
    if let Phase::Push { cell } = start.phase() {
        recorder.push_pending(pusher(start, cell), cell, push_cells(start, cell).into_iter().collect());
    }
}

/// What an action did.
pub(super) fn tell_action(
    rules: &Holochess,
    before: &Position,
    action: Action,
    after: &Position,
    recorder: &mut EventRecorder,
) {
    match action {
        Action::Move { from, to } => recorder.moved(shown_path(before, from, to)),
        Action::Attack { from, to } => recorder.attacked(from, to),
        Action::Push { to } => {
            if let Phase::Push { cell } = before.phase() {
                recorder.pushed(cell, to);
            }
        }
        Action::Place { piece, to } => recorder.placed(piece, to),
        Action::Pass => recorder.add(Event::Passed { seat: before.side() }),
        Action::Swap { .. } | Action::Resign | Action::Draw => {}
    }
    tell_turn(rules, before, after, recorder);
}

/// What a roll did.
pub(super) fn tell_roll(
    rules: &Holochess,
    before: &Position,
    roll: Roll,
    after: &Position,
    recorder: &mut EventRecorder,
) {
    match before.phase() {
        Phase::Attack { attacker, defender } => {
            let difference = roll.difference();
            let outcome = odds::judge(difference);
            recorder.add(Event::Rolled(roll));
            recorder.add(Event::Judged { outcome, difference });
            let (attacker, defender) = (attacker.piece(), defender.piece());
            match outcome {
                Outcome::Kill => recorder.removed(defender, attacker),
                Outcome::CounterKill => recorder.removed(attacker, defender),
                Outcome::Push | Outcome::CounterPush => {
                    let pushed = if outcome == Outcome::Push { defender } else { attacker };
                    if let Phase::Push { cell } = after.phase() {
                        recorder.push_pending(pusher(after, cell), cell, push_cells(after, cell).into_iter().collect());
                    } else if let Some(cell) = recorder.pieces().cell_of(pushed) {
                        recorder.held(cell);
                    }
                }
            }
            if after.phase() == Phase::Duel {
                tell_duel(after, recorder);
            }
        }
        Phase::Duel => {
            recorder.exchanged(roll);
            if let Phase::Over { winner: Some(winner), .. } = after.phase() {
                let last = |seat: Seat| before.creatures(seat).next();
                if let (Some(loser), Some(winner)) = (last(winner.opponent()), last(winner)) {
                    recorder.removed(loser.piece(), winner.piece());
                }
            }
        }
        _ => {}
    }
    tell_turn(rules, before, after, recorder);
}

/// The end of a turn and the beginning of the next, if that is what happened.
fn tell_turn(rules: &Holochess, before: &Position, after: &Position, recorder: &mut EventRecorder) {
    let placed = before.clock().turn == 0;
    let begins = after.clock().turn != before.clock().turn;
    let decided = matches!(after.phase(), Phase::Over { ending: Ending::Quiet | Ending::Cap, .. });
    if (begins && !placed) || decided {
        recorder.add(Event::Clock { quiet: after.clock().quiet, limit: rules.quiet_turns });
    }
    if begins && !matches!(after.phase(), Phase::Over { .. }) {
        recorder.add(Event::TurnBegan { seat: after.side(), turn: u32::from(after.clock().turn) });
    }
}

/// The last two walk to the centre.
fn tell_duel(position: &Position, recorder: &mut EventRecorder) {
    if let [Some(first), Some(second)] = Seat::BOTH.map(|seat| position.creatures(seat).next()) {
        recorder.duel_began([first.piece(), second.piece()], CENTRE, [first.duel_dice(), second.duel_dice()]);
    }
}

/// The walk that is shown for a legal move; nothing for any other.
pub(super) fn shown_path(position: &Position, from: Cell, to: Cell) -> Vec<Cell> {
    position
        .creature_at(from)
        .and_then(|creature| walk::shown(from, to, creature.ratings().movement, position.free()))
        .map_or_else(Vec::new, <[Cell]>::to_vec)
}

/// All walks between two cells that a move can take, the one that is shown first.
pub(super) fn all_paths(position: &Position, from: Cell, to: Cell) -> Vec<Vec<Cell>> {
    let Some(creature) = position.creature_at(from) else { return Vec::new() };
    walk::all(from, to, creature.ratings().movement, position.free()).map(<[Cell]>::to_vec).collect()
}
