//! A hint: the best action and why, for the person who is to choose.

use bevy::prelude::*;

use super::thought::Thought;
use crate::{
    players::hint::{Hint, hint},
    session::{Director, Match},
};

/// Request: what would a good player do here?
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct HintRequested;

/// Fact: this, and why. The table still stands as it did when the question was asked.
#[derive(Message, Clone, Debug)]
pub struct Hinted(pub Hint);

/// Who gives hints.
#[derive(Resource, Default)]
pub struct Adviser {
    thought: Option<Thought<Option<Hint>>>,
}

impl Adviser {
    /// Whether a hint is being thought about.
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }
}

/// Thinks about a hint where one is asked for, and forgets it as soon as the table changes.
pub(in crate::session) fn advise(
    game: Option<Res<Match>>,
    director: Res<Director>,
    mut requests: MessageReader<HintRequested>,
    mut adviser: ResMut<Adviser>,
    mut hinted: MessageWriter<Hinted>,
) {
    let asked = requests.read().count() > 0;
    let Some(game) = game else {
        adviser.thought = None;
        return;
    };
    if game.is_changed() && adviser.is_thinking() {
        adviser.thought = None;
    }
    if let Some(found) = adviser.thought.as_mut().and_then(Thought::ready) {
        adviser.thought = None;
        hinted.write_batch(found.map(Hinted));
    }
    let is_open = !director.is_busy() && game.browsing().is_none() && game.human_to_choose().is_some();
    if asked && is_open && !adviser.is_thinking() {
        let table = game.recorded().table().duplicate();
        adviser.thought = Some(Thought::begin(move |stop| hint(&*table, Some(stop))));
    }
}
