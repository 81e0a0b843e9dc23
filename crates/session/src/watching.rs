//! A match is watched: its record is read and never written. It plays on by itself, stands still, or jumps to any moment.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::{BoardReset, BrowseRequested, Director, DisplayedBoard, Match, Pace, SceneSkipped, Trouble};
use holochess_record::RecordedMatch;

/// The match on the table is watched. While this is there nobody at the table is asked for anything.
#[derive(Resource, Clone, Debug)]
pub struct Watching {
    file: PathBuf,
    at: usize,
    playing: bool,
    /// For so many seconds nothing has moved on the table.
    seconds_at_rest: f32,
}

/// Request: watch the match in this record, from its beginning.
#[derive(Message, Clone, Debug)]
pub struct WatchMatch(pub PathBuf);

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

impl Watching {
    /// From the beginning.
    pub(super) const fn begin(file: PathBuf) -> Self {
        Self { file, at: 0, playing: true, seconds_at_rest: 0.0 }
    }

    /// The record that is watched.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// After how many decisions the table is shown; one whose scene runs is counted.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether it goes on by itself.
    pub const fn is_playing(&self) -> bool {
        self.playing
    }
}

/// Reads a record to be watched: all of it, or what can be saved of it. Nothing is repaired.
pub(super) fn read(file: &Path) -> Result<RecordedMatch, Trouble> {
    RecordedMatch::open_to_watch(file).map_err(Trouble::Load)
}

/// Does what is asked for, and goes on with the next decision when the last one has been shown.
pub(super) fn watch(
    game: Option<ResMut<Match>>,
    watching: Option<ResMut<Watching>>,
    shown: Option<ResMut<DisplayedBoard>>,
    mut commands: MessageReader<WatchCommand>,
    mut browses: MessageReader<BrowseRequested>,
    time: Res<Time<Virtual>>,
    pace: Res<Pace>,
    mut director: ResMut<Director>,
    mut skipped: MessageWriter<SceneSkipped>,
    mut resets: MessageWriter<BoardReset>,
) {
    let (Some(mut game), Some(mut watching), Some(mut shown)) = (game, watching, shown) else { return };
    let count = game.recorded().decisions().len();
    let mut seek = None;
    for BrowseRequested(moment) in browses.read() {
        seek = Some(moment.unwrap_or(count));
    }
    for command in commands.read() {
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
    if let Some(moment) = seek.map(|moment| moment.min(count)) {
        if director.is_busy() {
            director.forget();
            skipped.write(SceneSkipped);
        }
        watching.at = moment;
        game.browse(Some(moment));
        *shown = DisplayedBoard::after(game.recorded().table(), &game.recorded().story(Some(moment)));
        resets.write(BoardReset);
        return;
    }
    if director.is_busy() {
        watching.seconds_at_rest = 0.0;
        return;
    }
    if !watching.playing || time.is_paused() {
        return;
    }
    if watching.at >= count {
        watching.playing = false;
        return;
    }
    watching.seconds_at_rest += time.delta_secs();
    if watching.seconds_at_rest >= pace.pause_before_computer_move() {
        let next = watching.at;
        director.enqueue(game.recorded().decisions()[next].events.clone());
        watching.at = next + 1;
        watching.seconds_at_rest = 0.0;
        game.browse(Some(next + 1));
    }
}
