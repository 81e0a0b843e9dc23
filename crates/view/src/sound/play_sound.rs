//! The request for a single sound.

use bevy::prelude::*;

use super::id::SoundId;

/// The set in `PostUpdate` in which requested sounds start; requests are written earlier.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SoundSystems;

/// Request: play this sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// The sound.
    pub id: SoundId,
    /// Its place at the table; `None` for sounds of the interface.
    pub at: Option<Vec3>,
}

impl PlaySound {
    /// A sound without a place.
    pub const fn new(id: SoundId) -> Self {
        Self { id, at: None }
    }
}
