//! Tells what happened in Chinese Checkers as events.

use super::{position::Position, rule_set::Chinese};
use crate::{Action, Event, PieceId, Rules, Seat, event_recorder::EventRecorder, ids::Cell, star::neighbours};

/// The pawns in their holes, and the first turn.
pub(super) fn tell_start(rules: &Chinese, start: &Position, recorder: &mut EventRecorder) {
    for (number, (_, cell)) in rules.pieces(start).into_iter().enumerate() {
        recorder.add(Event::Dealt { piece: PieceId(number as u8), cell });
    }
    recorder.add(Event::TurnBegan { seat: start.mover(), turn: start.turns + 1 });
}

/// The events of an action.
pub(super) fn tell_action(
    rules: &Chinese,
    before: &Position,
    action: Action,
    after: &Position,
    recorder: &mut EventRecorder,
) {
    let way = rules.path(before, action);
    match action {
        Action::Move { .. } if is_step(&way) => recorder.moved(way.clone()),
        Action::Move { .. } => recorder.leapt(way.clone()),
        Action::Swap { .. } => recorder.swapped(way.clone()),
        Action::Pass => recorder.add(Event::Passed { seat: before.mover() }),
        _ => {}
    }
    let seats = rules.seating.seats();
    for seat in (0..seats).map(|step| Seat::new((before.mover().index() + step) % seats)) {
        let settled = before.plays(seat) && !after.plays(seat);
        // The mover fills the hole where its move ends; another player, whose pawn was swapped, the hole that the mover
        // left.
        let cell = if seat == before.mover() { way.last() } else { way.first() };
        if settled
            && rules.is_home(after, seat)
            && action != Action::Resign
            && let Some(&cell) = cell
        {
            recorder.add(Event::Goal { seat, cell });
        }
    }
    tell_places(rules, before, after, recorder);
    if after.over().is_none() {
        recorder.add(Event::TurnBegan { seat: after.mover(), turn: after.turns + 1 });
    }
}

/// The places that were settled, the best first; only if more than the first place is played for.
fn tell_places(rules: &Chinese, before: &Position, after: &Position, recorder: &mut EventRecorder) {
    if !rules.goes_on() {
        return;
    }
    let seats = (0..rules.seating.seats()).map(Seat::new);
    let settled = seats.filter(|&seat| before.plays(seat)).filter_map(|seat| Some((after.place(seat)?, seat)));
    let mut settled: Vec<_> = settled.collect();
    settled.sort_unstable();
    for (place, seat) in settled {
        recorder.add(Event::Ranked { seat, place });
    }
}

/// Whether a path is one step to a neighbour.
fn is_step(way: &[Cell]) -> bool {
    matches!(way, [from, to] if neighbours(*from).contains(*to))
}
