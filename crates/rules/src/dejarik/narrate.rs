//! Tells what happened in Dejarik as events.

use super::{Dejarik, Trip, error::SIDES, position::Position, scoring::line_cells};
use crate::{Action, Ending, Event, piece_positions::Story};

/// The pawns on their cells, and the first turn.
pub(super) fn tell_start(start: &Position, story: &mut Story) {
    for seat in SIDES {
        for cell in start.camp(seat) {
            let piece = story.piece(cell);
            story.add(Event::Dealt { piece, cell: Some(cell) });
        }
    }
    tell_turn(start, story);
}

fn tell_turn(position: &Position, story: &mut Story) {
    story.add(Event::TurnBegan { seat: position.side(), turn: u32::from(position.moves()) + 1 });
}

impl Dejarik {
    /// What a move, or a forced pass, did.
    pub(super) fn tell_move(&self, before: &Position, action: Action, after: &Position, story: &mut Story) {
        match action {
            Action::Move { from, to } => {
                // A legal move has its steps.
                if let Some(trip) = Trip::find(before, from, to) {
                    let victim = trip.victim.map(|cell| story.piece(cell));
                    story.moved(trip.walk);
                    for boost in trip.boosts {
                        story.boosted(boost.to_vec());
                    }
                    if let Some(victim) = victim {
                        let mover = story.piece(to);
                        story.removed(victim, mover);
                    }
                }
            }
            Action::Pass => story.add(Event::Passed { seat: before.side() }),
            _ => {}
        }
        match after.end() {
            None => tell_turn(after, story),
            Some(end) => {
                if let (Ending::Line, Some(seat)) = (end.ending, end.winner) {
                    let cells = line_cells(self.rules, after.camp(seat));
                    story.add(Event::Line { seat, cells, points: end.points[seat.index()] });
                }
            }
        }
    }
}
