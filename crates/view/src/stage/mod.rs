//! The stage: shows what happens at the table with figures, dice, light and sound.
//!
//! It is driven by the session's facts alone and returns nothing. Each fact becomes a [`cue_sheet::CueSheet`]; all poses follow
//! from the poses before it and the progress of the scene, so a skipped scene ends as if it had been played.

pub mod cue_sheet;
pub mod film;
pub mod pose;
mod profile;
pub mod rehearsal;
pub mod scenes;
pub mod staged_clash;

mod cast;
#[cfg(test)]
mod clash_tests;
mod creature_voices;
mod cues;
mod elbow_room;
#[cfg(test)]
mod flash_tests;
mod ghost;
#[cfg(test)]
mod many_matches_test;
mod play;
mod study;
#[cfg(test)]
pub(crate) mod test_matches;

use bevy::prelude::*;

use super::stage_schedule;

pub use creature_voices::{Call, voice};
pub use ghost::CarriedPiece;
pub use play::Stage;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(stage_schedule::plugin).add_plugins((
        play::plugin,
        study::plugin,
        cast::plugin,
        cues::plugin,
        creature_voices::plugin,
        film::plugin,
    ));
}
