//! Tells what happened in Dejarik as events.

use super::{Dejarik, Trip, position::Position, scoring::line_cells};
use crate::{Action, Ending, Event, Seat, event_recorder::EventRecorder};

/// The pawns on their cells, and the first turn.
pub(super) fn tell_start(start: &Position, recorder: &mut EventRecorder) {
    for seat in Seat::BOTH {
        for cell in start.camp(seat) {
            let piece = recorder.piece(cell);
            recorder.add(Event::Dealt { piece, cell: Some(cell) });
        }
    }
    tell_turn(start, recorder);
}

fn tell_turn(position: &Position, recorder: &mut EventRecorder) {
    recorder.add(Event::TurnBegan { seat: position.side(), turn: u32::from(position.moves()) + 1 });
}

/// What a move, or a forced pass, did.
pub(super) fn tell_action(
    rules: &Dejarik,
    before: &Position,
    action: Action,
    after: &Position,
    recorder: &mut EventRecorder,
) {
    match action {
        Action::Move { from, to } => {
            // A legal move has its steps.
            if let Some(trip) = Trip::find(before, from, to) {
                let victim = trip.victim.map(|cell| recorder.piece(cell));
                recorder.moved(trip.walk);
                for boost in trip.boosts {
                    recorder.boosted(boost.to_vec());
                }
                if let Some(victim) = victim {
                    let mover = recorder.piece(to);
                    recorder.removed(victim, mover);
                }
            }
        }
        Action::Pass => recorder.add(Event::Passed { seat: before.side() }),
        _ => {}
    }
    match after.end() {
        None => tell_turn(after, recorder),
        Some(end) => {
            if let (Ending::Line, Some(seat)) = (end.ending, end.winner) {
                let cells = line_cells(rules.rules, after.camp(seat));
                recorder.add(Event::Line { seat, cells, points: end.points[seat.index()] });
            }
        }
    }
}
