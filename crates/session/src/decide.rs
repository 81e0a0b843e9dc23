//! One decision, played and handed to the director.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{Director, LiveSeats, LiveTable, Match, Refused, Saving};
use holochess_record::{DecideError, live::LiveInput};
use holochess_rules::{Action, Seat};

/// What a decision changes besides the match.
#[derive(SystemParam)]
pub(super) struct Decider<'w> {
    pub saving: ResMut<'w, Saving>,
    pub director: ResMut<'w, Director>,
    pub refused: MessageWriter<'w, Refused>,
    pub live: Res<'w, LiveTable>,
}

impl Decider<'_> {
    /// Plays one decision and hands its events to the director. Saving begins at the end of this frame. With players
    /// elsewhere it goes to the table, which plays it.
    pub fn decide(&mut self, game: &mut Match, seat: Seat, action: Action) {
        if game.live().is_some() {
            if let Err(why) = game.table().check(action) {
                self.refused.write(Refused { action, why });
                return;
            }
            let text = game.table().action_text(action);
            let thought = game.live_mut().map(LiveSeats::decided);
            let thought = thought.and_then(|thought| u32::try_from(thought.as_millis()).ok());
            self.live.put(LiveInput::Decide(seat, text, thought));
            return;
        }
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
