//! The hand on a fight's time. A scene is played, not stored: to go back it is put on anew and run, unseen and unheard, to
//! where it was pulled. All of that happens within one frame, so nobody sees the way.

use std::time::Duration;

use bevy::{app::MainScheduleOrder, ecs::schedule::ScheduleLabel, prelude::*};

use super::Showcase;
use crate::view::{
    creatures,
    sound::{PlaySound, Voice},
};

/// Longest step on the way, in seconds.
const STEP: f32 = 1.0 / 30.0;

/// Comes between what a frame does and its picture.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Rewind;

/// Goes to the moment that was pulled to.
fn pull(world: &mut World) {
    let Some((anew, to)) = world.resource_mut::<Showcase>().bypass_change_detection().fight.take_wanted() else {
        return;
    };
    if let Some(staged) = anew {
        staged.begin(world);
        // Whatever the last frame still has to say about the scene before is not to be heard in this one.
        step(world, 0.0);
    }
    loop {
        let time = world.resource::<Showcase>().fight.playing().map_or(to, |playing| playing.time);
        if time + 1e-4 >= to {
            break;
        }
        step(world, (to - time).min(STEP));
    }
    world.resource_mut::<Messages<PlaySound>>().clear();
    world.resource_mut::<Messages<Voice>>().clear();
    // The picture shows this moment, not one a step later.
    set_time(world, 0.0);
}

/// Everything that happens in so many seconds, but for the picture.
fn step(world: &mut World, seconds: f32) {
    set_time(world, seconds);
    world.run_schedule(PreUpdate);
    world.run_schedule(Update);
    creatures::perform(world);
}

/// So many seconds have passed in the scene, and none in the room.
fn set_time(world: &mut World, seconds: f32) {
    let mut clock = world.resource_mut::<Time<Virtual>>();
    clock.advance_by(Duration::from_secs_f32(seconds));
    let now = clock.as_generic();
    *world.resource_mut::<Time>() = now;
    world.resource_mut::<Time<Real>>().advance_by(Duration::ZERO);
}

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(Rewind).add_systems(Rewind, pull);
    app.world_mut().resource_mut::<MainScheduleOrder>().insert_after(Update, Rewind);
}
