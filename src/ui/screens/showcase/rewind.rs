//! The hand on a fight's time. What sparks, dice, light and figures look like at a moment follows from all that they did before,
//! so a scene cannot be sampled: to go back it is put on anew, and the stage is run, unseen and unheard, to where it was
//! pulled. All of that happens within one frame, so nobody sees the way. Nothing else runs meanwhile: no input, no
//! interface, nobody who thinks.

use std::time::Duration;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

use super::Showcase;
use crate::{
    session,
    view::{
        creatures,
        sound::{PlaySound, Voice},
        stage::{Call, StageSchedule},
    },
};

/// Longest step on the way, in seconds.
const STEP: f32 = 1.0 / 30.0;

/// Comes after the stage's own step of a frame, when all facts of the scene before have been taken up.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rewind;

/// Goes to the moment that was pulled to.
fn pull(world: &mut World) {
    let Some((anew, to)) = world.resource_mut::<Showcase>().bypass_change_detection().fight.take_wanted() else {
        return;
    };
    let frame = *world.resource::<Time>();
    if let Some(staged) = anew {
        staged.begin(world);
        // Whatever the last frame still has to say about the scene before is not to be heard in this one.
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
    // The picture shows this moment, not one a step later.
    let mut still = frame;
    still.advance_by(Duration::ZERO);
    world.insert_resource(still);
}

/// What happens on the stage in so many seconds, but for the picture. The clocks of the frame stand still.
fn step(world: &mut World, seconds: f32) {
    world.resource_mut::<Time>().advance_by(Duration::from_secs_f32(seconds));
    session::tell_ahead(world);
    world.run_schedule(StageSchedule);
    creatures::perform(world);
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(Rewind).add_systems(Rewind, pull);
    app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(StageSchedule, Rewind);
}
