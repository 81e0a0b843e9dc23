//! Seeking in a fight. Sparks, dice, light and figures at a moment depend on everything before it, so a scene cannot be
//! sampled: to go back, it is staged again and the stage's schedule alone is run, without picture and sound, up to the
//! sought moment. All of it happens within one frame. No input, interface or search runs meanwhile.

use std::time::Duration;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

use super::Showcase;
use holochess_session as session;
use holochess_view::{
    creatures,
    sound::{PlaySound, Voice},
    stage::Call,
    stage_schedule::StageSchedule,
};

/// The longest time step on the way, in seconds.
const STEP: f32 = 1.0 / 30.0;

/// Runs after the stage's own step of the frame, when all facts of the scene before have been handled.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rewind;

/// Seeks the requested moment.
fn pull(world: &mut World) {
    let Some((anew, to)) = world.resource_mut::<Showcase>().bypass_change_detection().fight.take_wanted() else {
        return;
    };
    let frame = *world.resource::<Time>();
    if let Some(staged) = anew {
        staged.begin(world);
        // Facts of the scene before that are still waiting must be handled before the new scene begins.
        step(world, 0.0);
    }
    let time = |world: &World| world.resource::<Showcase>().fight.playing().map_or(to, |playing| playing.time);
    while time(world) + 1e-4 < to {
        let seconds = (to - time(world)).min(STEP);
        step(world, seconds);
        if let Some(playing) = world.resource_mut::<Showcase>().bypass_change_detection().fight.playing_mut() {
            playing.time += seconds;
        }
    }
    world.resource_mut::<Messages<PlaySound>>().clear();
    world.resource_mut::<Messages<Voice>>().clear();
    world.resource_mut::<Messages<Call>>().clear();
    // The frame must show exactly this moment, so it adds no time of its own.
    let mut still = frame;
    still.advance_by(Duration::ZERO);
    world.insert_resource(still);
}

/// Runs the stage for so many seconds without drawing. The frame's clocks stand still.
fn step(world: &mut World, seconds: f32) {
    world.resource_mut::<Time>().advance_by(Duration::from_secs_f32(seconds));
    session::play_events_ahead(world);
    world.run_schedule(StageSchedule);
    creatures::perform(world);
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(Rewind).add_systems(Rewind, pull);
    app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(StageSchedule, Rewind);
}
