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
pub(in crate::view) mod test_matches;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

pub use creature_voices::{Call, voice};
pub use ghost::Carried;
pub use play::Stage;

/// All that moves with the time of scenes: the stage, its film, figures, dice, sparks, light. It is run once a frame, after
/// `Update`, and reads nothing but the facts, [`Time`] and what has been set before. So whoever wants to see a scene at
/// another moment can run it by itself, as often as that takes.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StageSchedule;

/// The order of work in [`StageSchedule`].
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// Facts become scenes, and scenes move on.
    Scenes,
    /// The camera follows the scenes.
    Film,
    /// What is due in them begins: acts, throws, sparks, sounds, voices.
    Cues,
    /// The light of blows, of whose turn it is, and of the duel.
    Light,
    /// Figures are put out and stand where the scenes have them.
    Figures,
    /// Dice roll.
    Dice,
    /// Sparks and embers fly.
    Sparks,
    /// Rings of light spread.
    Rings,
    /// Lamps, haze and shafts follow all of that.
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
    app.add_plugins((play::plugin, cast::plugin, cues::plugin, creature_voices::plugin, film::plugin, ghost::plugin));
}
