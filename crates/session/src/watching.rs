//! A match is watched: its record is read and never written. It plays on by itself, stands still, or jumps to any
//! moment.

use std::path::Path;

use bevy::prelude::*;

use super::{BoardReset, BrowseRequested, Director, DisplayedBoard, Match, Pace, SceneSkipped, Trouble};
use holochess_record::RecordedMatch;

/// Request: something about the match that is watched.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum WatchCommand {
    /// Goes on from the moment that is shown, or from the beginning if that is the end.
    Play,
    /// Stands still after the decision that is being shown.
    Pause,
    /// Shows the table after so many decisions, without a scene, and stands still.
    Seek(usize),
}

/// Reads a record to be watched: all of it, or what can be saved of it. Nothing is repaired.
pub(super) fn read(file: &Path) -> Result<RecordedMatch, Trouble> {
    RecordedMatch::open_to_watch(file).map_err(Trouble::Load)
}

/// Does what is asked for, and goes on with the next decision when the last one has been shown.
pub(super) fn advance_watched_match(
    game: Option<ResMut<Match>>,
    shown: Option<ResMut<DisplayedBoard>>,
    mut commands: MessageReader<WatchCommand>,
    mut browses: MessageReader<BrowseRequested>,
    time: Res<Time<Virtual>>,
    pace: Res<Pace>,
    mut director: ResMut<Director>,
    mut skipped: MessageWriter<SceneSkipped>,
    mut resets: MessageWriter<BoardReset>,
) {
    let (Some(mut game), Some(mut shown)) = (game, shown) else { return };
    let count = game.decisions().len();
    // What only lets time pass is no change of the match.
    let Some(watching) = game.bypass_change_detection().watching_mut() else { return };
    let mut seek = None;
    for BrowseRequested(moment) in browses.read() {
        seek = Some(moment.unwrap_or(count));
    }
    let mut is_asked = seek.is_some();
    for command in commands.read() {
        is_asked = true;
        match command {
            WatchCommand::Play => {
                if seek.unwrap_or(watching.at) >= count {
                    seek = Some(0);
                }
                watching.playing = true;
                // What is read about the moment that is shown has been read.
                watching.seconds_at_rest = f32::INFINITY;
                continue;
            }
            WatchCommand::Pause => {}
            WatchCommand::Seek(moment) => seek = Some(*moment),
        }
        watching.playing = false;
    }
    let seek = seek.map(|moment| moment.min(count));
    let mut next = None;
    if let Some(moment) = seek {
        watching.at = moment;
    } else if director.is_busy() {
        watching.seconds_at_rest = 0.0;
    } else if watching.playing && !time.is_paused() {
        if watching.at >= count {
            watching.playing = false;
            is_asked = true;
        } else {
            watching.seconds_at_rest += time.delta_secs();
            if watching.seconds_at_rest >= pace.pause_before_computer_move() {
                next = Some(watching.at);
                watching.at += 1;
                watching.seconds_at_rest = 0.0;
            }
        }
    }
    if is_asked {
        game.set_changed();
    }
    if let Some(moment) = seek {
        if director.is_busy() {
            director.drop_queue();
            skipped.write(SceneSkipped);
        }
        game.browse(Some(moment));
        *shown = DisplayedBoard::after(game.table(), &game.story(Some(moment)));
        resets.write(BoardReset);
    } else if let Some(next) = next {
        director.enqueue(game.decisions()[next].events.clone());
        game.browse(Some(next + 1));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WatchCommand>();
}
