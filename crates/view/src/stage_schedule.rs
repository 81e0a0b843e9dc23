//! The time of scenes: the schedule in which everything runs that moves with it, and the order in there.

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

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

/// Adds the schedule with its order and without its systems.
pub(super) fn plugin(app: &mut App) {
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
