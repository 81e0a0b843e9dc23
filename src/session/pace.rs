//! How long each fact is shown: the one place where logic waits for the picture.

use bevy::prelude::*;

use crate::rules::Event;

/// How fast scenes run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// No scenes: the board jumps.
    #[default]
    Off,
    /// Hurried.
    Fast,
    /// As they are meant.
    Normal,
    /// With time to look.
    Slow,
}

/// The speed of scenes. Off by default, so that whatever runs without pictures never waits.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pace(pub Speed);

impl Pace {
    /// How long an event is shown, in seconds.
    pub fn seconds(self, event: &Event) -> f32 {
        let factor = match self.0 {
            Speed::Off => return 0.0,
            Speed::Fast => 0.4,
            Speed::Normal => 1.0,
            Speed::Slow => 1.6,
        };
        factor * length(event)
    }
}

/// How long an event is shown at normal speed, in seconds.
fn length(event: &Event) -> f32 {
    match event {
        Event::Dealt { .. } => 0.16,
        Event::Placed { .. } | Event::Swapped { .. } => 0.8,
        Event::TurnBegan { .. } => 0.35,
        Event::Moved { path, .. } | Event::Leapt { path, .. } | Event::Boosted { path, .. } => {
            0.45 + 0.40 * path.len().saturating_sub(1) as f32
        }
        Event::Attacked { .. } | Event::Pushed { .. } => 1.1,
        Event::Rolled(_) => 2.5,
        Event::Judged { .. } => 2.2,
        Event::Passed { .. } | Event::Line { .. } | Event::Goal { .. } | Event::GameEnded { .. } | Event::Ended(_) => {
            1.0
        }
        Event::PushPending { .. } => 0.25,
        Event::Held { .. } | Event::Resigned { .. } | Event::Ranked { .. } | Event::GameBegan { .. } => 0.7,
        Event::Removed { .. } => 1.7,
        Event::DuelBegan { .. } => 2.0,
        Event::Exchange(_) => 3.0,
        Event::Clock { .. } | Event::TookBack { .. } => 0.0,
    }
}
