//! One decision, played and handed to the director.

use bevy::prelude::*;

use super::{Director, Match, Refused, Saving};
use holochess_record::DecideError;
use holochess_rules::{Action, Seat};

/// Plays one decision and hands its events to the director. Saving begins at the end of this frame.
pub(super) fn decide(
    game: &mut Match,
    seat: Seat,
    action: Action,
    saving: &mut Saving,
    director: &mut Director,
    refused: &mut MessageWriter<Refused>,
) {
    let before = game.decisions().len();
    match game.recorded_mut().decide(seat, action) {
        Err(DecideError::Refused(why)) => {
            refused.write(Refused { action, why });
        }
        // This recorded match has no file of its own, so it cannot fail to save.
        Ok(_) | Err(DecideError::Save(_)) => {
            saving.note();
            director.enqueue(game.events_since(before));
        }
    }
}
