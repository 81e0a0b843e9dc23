//! The director takes events in order and gives each its time.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{Happened, Pace, SceneSkipped, Shown, SkipRequested};
use crate::rules::Event;

/// The events that are decided but not yet shown, and how long the present one still has.
#[derive(Resource, Debug, Default)]
pub struct Director {
    queue: VecDeque<Event>,
    remaining: f32,
    skipping: bool,
}

impl Director {
    /// Whether something is still to be shown.
    pub fn is_busy(&self) -> bool {
        self.remaining > 0.0 || !self.queue.is_empty()
    }

    /// The next event in the queue, if any: what comes after the scene that is running.
    pub fn upcoming(&self) -> impl Iterator<Item = &Event> {
        self.queue.iter()
    }

    /// Shows events that no match has brought forth, as a rehearsal.
    pub fn rehearse(&mut self, events: impl IntoIterator<Item = Event>) {
        self.clear();
        self.enqueue(events);
    }

    /// Hands over what happened.
    pub(super) fn enqueue(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events);
    }

    /// Forgets everything that was to be shown: the board is about to jump.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

/// Cuts the scene short if that was asked for: everything up to the next choice happens in this frame.
pub(super) fn skip(
    mut requests: MessageReader<SkipRequested>,
    mut director: ResMut<Director>,
    mut skipped: MessageWriter<SceneSkipped>,
) {
    if requests.read().count() > 0 && director.is_busy() {
        director.skipping = true;
        director.remaining = 0.0;
        skipped.write(SceneSkipped);
    }
}

/// Lets time pass and tells the events whose time has come.
pub(super) fn tell(
    time: Res<Time>,
    pace: Res<Pace>,
    mut director: ResMut<Director>,
    shown: Option<ResMut<Shown>>,
    mut happened: MessageWriter<Happened>,
) {
    let Some(mut shown) = shown else { return };
    director.remaining -= time.delta_secs();
    while director.remaining <= 0.0 {
        let Some(event) = director.queue.pop_front() else {
            director.remaining = 0.0;
            director.skipping = false;
            return;
        };
        let seconds = if director.skipping { 0.0 } else { pace.seconds(&event) };
        shown.tell(&event);
        happened.write(Happened { event, seconds });
        // The rest of the last frame is not carried over: after a long frame scenes would otherwise run together.
        director.remaining = seconds;
    }
}
