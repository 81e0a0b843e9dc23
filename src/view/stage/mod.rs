//! The stage: what happens at the table is played by figures, dice, light and sound.
//!
//! It is driven by the session's facts alone and gives nothing back. Each fact becomes a [`cue_sheet::CueSheet`]; where everybody is
//! follows from where they were and how far the score has come, so a scene that is cut short ends as if it had been played.

pub mod cue_sheet;
pub mod film;
pub mod pose;
pub mod scenes;
pub mod staged_clash;

mod cast;
#[cfg(test)]
mod clash_tests;
mod creature_voices;
mod cues;
mod ghost;
#[cfg(test)]
mod many_matches_test;
mod play;
#[cfg(test)]
mod test_matches;

use bevy::prelude::*;

pub use creature_voices::{Call, voice};
pub use ghost::Carried;
pub use play::{Stage, StageSystems};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((play::plugin, cast::plugin, cues::plugin, creature_voices::plugin, film::plugin, ghost::plugin));
}
