//! Playback: a recorded match is shown again on the table. Its decisions and dice come from its record.

use bevy::prelude::*;

use super::{
    BoardReset, Director, DisplayedBoard, Match, MatchMode, Playback, Saving, computer_players::ComputerPlayers,
};

/// Plays the match on the table again from the moment after so many decisions. Its record does not change.
pub fn play_again(world: &mut World, decisions: usize) {
    let Some(game) = world.get_resource::<Match>() else { return };
    let recorded = game.replayed(decisions);
    let rest = game.decisions().iter().skip(decisions).filter(|entry| entry.seat.is_some()).cloned().collect();
    // Playback saves nothing.
    world.insert_resource(Saving::default());
    world.resource_mut::<Director>().start_match();
    world.resource_mut::<ComputerPlayers>().dismiss();
    let mut shown = DisplayedBoard::empty(recorded.table());
    if decisions == 0 {
        world.resource_mut::<Director>().enqueue(recorded.story(None));
    } else {
        shown = DisplayedBoard::after(recorded.table(), &recorded.story(None));
    }
    world.insert_resource(shown);
    world.insert_resource(Match::new(recorded, MatchMode::Playback(Playback(rest))));
    world.write_message(BoardReset);
}

/// Plays the next decision as soon as the one before it has been shown.
pub(super) fn play_next(mut game: ResMut<Match>, mut director: ResMut<Director>) {
    if director.is_busy() {
        return;
    }
    let Some(entry) = game.bypass_change_detection().next_of_playback() else { return };
    let recorded = game.recorded_mut();
    let before = recorded.decisions().len();
    recorded.repeat(&entry);
    director.enqueue(recorded.events_since(before));
}

/// Whether the match on the table is played, by its players, here or elsewhere, or as a puzzle; so too where there is none.
pub(super) fn is_played(game: Option<Res<Match>>) -> bool {
    game.is_none_or(|game| matches!(game.mode(), MatchMode::Play | MatchMode::Live(_) | MatchMode::Puzzle(_)))
}
