//! The stage: shows what happens at the table with figures, dice, light and sound.
//!
//! It is driven by the session's facts alone and returns nothing. Each fact becomes a [`cue_sheet::CueSheet`]; all poses follow
//! from the poses before it and the progress of the scene, so a skipped scene ends as if it had been played.

pub mod cue_sheet;
pub mod film;
pub mod pose;
pub mod rehearsal;
pub mod scenes;
pub mod staged_clash;

mod cast;
#[cfg(test)]
mod clash_tests;
mod creature_voices;
mod cues;
#[cfg(test)]
mod flash_tests;
mod ghost;
#[cfg(test)]
mod many_matches_test;
mod play;
mod study;
#[cfg(test)]
pub(in crate::view) mod test_matches;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

pub use creature_voices::{Call, voice};
pub use ghost::Carried;
pub use play::Stage;

/// The schedule of everything that moves with the time of scenes: stage, film, figures, dice, sparks, light. It runs once a
/// frame, after `Update`, and reads only the facts, [`Time`] and what was set before. Therefore a scene can be shown at another
/// moment by running this schedule alone, any number of times.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageSchedule;

/// The order of systems in [`StageSchedule`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// Starts scenes for facts, and advances them.
    Scenes,
    /// Moves the camera along the film.
    Film,
    /// Executes cues: acts, throws, sparks, sounds, voices.
    Cues,
    /// Sets the lights of blows, turn and duel.
    Light,
    /// Spawns and places figures.
    Figures,
    /// Moves dice.
    Dice,
    /// Moves sparks and embers.
    Sparks,
    /// Spreads rings of light.
    Rings,
    /// Sets lamps, haze and shafts, which depend on all of that.
    Room,
}

/// Adds [`StageSchedule`] to an app, with its order and without its systems.
pub(super) fn schedule(app: &mut App) {
    app.init_schedule(StageSchedule).configure_sets(
        StageSchedule,
        (
            StageSystems::Scenes,
            StageSystems::Film,
            StageSystems::Cues,
            StageSystems::Light,
            StageSystems::Figures,
            StageSystems::Dice,
            StageSystems::Sparks,
            StageSystems::Rings,
            StageSystems::Room,
        )
            .chain(),
    );
    app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(Update, StageSchedule);
}

pub(super) fn plugin(app: &mut App) {
    schedule(app);
    app.add_plugins((
        play::plugin,
        study::plugin,
        cast::plugin,
        cues::plugin,
        creature_voices::plugin,
        film::plugin,
        ghost::plugin,
    ));
}
