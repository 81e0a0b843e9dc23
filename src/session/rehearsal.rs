//! A scene without a match: a board, and what happens on it, to look at.

use bevy::prelude::*;

use super::{BoardReset, Director, Match, Shown};
use crate::rules::Event;

/// Request: show these events on this board. Nobody may choose anything, nothing is recorded; where a match is on the table,
/// it stays there and nothing is shown.
#[derive(Message, Clone, Debug)]
pub struct Rehearse {
    /// The board as it stands before.
    pub board: Shown,
    /// What happens, in order.
    pub events: Vec<Event>,
}

pub(super) fn begin(
    mut commands: Commands,
    mut requests: MessageReader<Rehearse>,
    game: Option<Res<Match>>,
    mut director: ResMut<Director>,
    mut resets: MessageWriter<BoardReset>,
) {
    let Some(Rehearse { board, events }) = requests.read().last() else { return };
    if game.is_some() {
        return;
    }
    director.clear();
    director.enqueue(events.iter().cloned());
    commands.insert_resource(board.clone());
    resets.write(BoardReset);
}
