//! Playback: a recorded match is shown again on the table. Its decisions and dice come from its record.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{BoardReset, Director, DisplayedBoard, Match, Saving, Watching, computer_players::ComputerPlayers};
use holochess_record::{LogEntry, RecordedMatch};

/// The decisions that are still to be shown. While this resource exists no player is asked for a decision.
#[derive(Resource, Debug)]
pub struct Playback(VecDeque<LogEntry>);

impl Playback {
    /// Plays the match on the table again from the moment after so many decisions. Its record does not change.
    pub fn begin(world: &mut World, decisions: usize) {
        let Some(game) = world.get_resource::<Match>() else { return };
        let whole = game.recorded();
        let recorded = whole.replayed(decisions);
        let rest = whole.decisions().iter().skip(decisions).filter(|entry| entry.seat.is_some()).cloned().collect();
        world.insert_resource(Self(rest));
        // Playback saves nothing.
        world.insert_resource(Saving::default());
        world.resource_mut::<Director>().clear();
        world.resource_mut::<ComputerPlayers>().dismiss();
        let mut shown = DisplayedBoard::empty(recorded.table());
        if decisions == 0 {
            world.resource_mut::<Director>().enqueue(recorded.story(None));
        } else {
            shown = DisplayedBoard::after(recorded.table(), &recorded.story(None));
        }
        world.insert_resource(shown);
        world.insert_resource(Match::of(recorded));
        world.write_message(BoardReset);
    }
}

/// Plays the next decision as soon as the one before it has been shown.
pub(super) fn play_next(
    game: Option<ResMut<Match>>,
    playback: Option<ResMut<Playback>>,
    mut director: ResMut<Director>,
) {
    let (Some(mut game), Some(mut playback)) = (game, playback) else { return };
    if director.is_busy() {
        return;
    }
    if let Some(entry) = playback.0.pop_front() {
        director.enqueue(game.repeat(&entry));
    }
}

/// Ends the playback when its match has left the table.
pub(super) fn end(mut commands: Commands, game: Option<Res<Match>>, playback: Option<Res<Playback>>) {
    if game.is_none() && playback.is_some() {
        commands.remove_resource::<Playback>();
    }
}

impl Match {
    /// Plays one recorded decision and returns its events.
    fn repeat(&mut self, entry: &LogEntry) -> Vec<holochess_rules::Event> {
        let recorded: &mut RecordedMatch = self.recorded_mut();
        let before = recorded.decisions().len();
        recorded.repeat(entry);
        recorded.events_since(before)
    }
}

/// Whether the match on the table is being played, not played again or watched.
pub(super) fn is_played(playback: Option<Res<Playback>>, watching: Option<Res<Watching>>) -> bool {
    playback.is_none() && watching.is_none()
}
