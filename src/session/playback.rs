//! A match that has been played is played again: what is decided, and what the dice show, comes from its record.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{BoardReset, Director, DisplayedBoard, Match, computer_players::ComputerPlayers};
use crate::record::{LogEntry, RecordedMatch};

/// The decisions that are still to come. While it is there nobody at the table is asked for anything.
#[derive(Resource, Debug)]
pub struct Playback(VecDeque<LogEntry>);

impl Playback {
    /// Plays the match on the table again, from where it stood after so many decisions. Its record is left alone.
    pub fn begin(world: &mut World, decisions: usize) {
        let Some(game) = world.get_resource::<Match>() else { return };
        let whole = game.recorded();
        let recorded = whole.replayed(decisions);
        let rest = whole.decisions().iter().skip(decisions).filter(|entry| entry.seat.is_some()).cloned().collect();
        world.insert_resource(Self(rest));
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

/// As soon as one decision has been shown, the next is taken.
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

/// The match it was for is no longer there.
pub(super) fn end(mut commands: Commands, game: Option<Res<Match>>, playback: Option<Res<Playback>>) {
    if game.is_none() && playback.is_some() {
        commands.remove_resource::<Playback>();
    }
}

impl Match {
    /// Plays a decision of a record again.
    fn repeat(&mut self, entry: &LogEntry) -> Vec<crate::rules::Event> {
        let recorded: &mut RecordedMatch = self.recorded_mut();
        let before = recorded.decisions().len();
        recorded.repeat(entry);
        recorded.events_since(before)
    }
}
