//! The stage: what happens at the table is played by figures, dice, light and sound.
//!
//! It is driven by the session's facts alone and gives nothing back. Each fact becomes a [`score::Score`]; where everybody is
//! follows from where they were and how far the score has come, so a scene that is cut short ends as if it had been played.

pub mod film;
pub mod pose;
pub mod rehearsal;
pub mod scenes;
pub mod score;

mod calls;
mod cast;
mod cues;
#[cfg(test)]
mod endurance;
mod ghost;
mod play;
#[cfg(test)]
mod story;
#[cfg(test)]
mod trial;

use bevy::prelude::*;

pub use calls::{Call, voice};
pub use ghost::Carried;
pub use play::{Stage, StageSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((play::plugin, cast::plugin, cues::plugin, calls::plugin, film::plugin, ghost::plugin));
}
