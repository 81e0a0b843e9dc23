//! One decision, played and handed to the director.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Director, Match, Refused, Saving};
use holochess_record::DecideError;
use holochess_rules::{Action, Seat};

/// What a decision changes besides the match.
#[derive(SystemParam)]
pub(super) struct Decider<'w> {
    pub saving: ResMut<'w, Saving>,
    pub director: ResMut<'w, Director>,
    pub refused: MessageWriter<'w, Refused>,
}

impl Decider<'_> {
    /// Plays one decision and hands its events to the director. Saving begins at the end of this frame.
    pub fn decide(&mut self, game: &mut Match, seat: Seat, action: Action) {
        let before = game.decisions().len();
        match game.recorded_mut().decide(seat, action) {
            Err(DecideError::Refused(why)) => _ = self.refused.write(Refused { action, why }),
            // This recorded match has no file of its own, so it cannot fail to save.
            Ok(_) | Err(DecideError::Save(_)) => {
                self.saving.mark_changed();
                self.director.enqueue(game.events_since(before));
            }
        }
    }
}
