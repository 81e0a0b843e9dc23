//! How the systems of a frame are run where there are few cores: one after the other.
//!
//! The engine hands each system to another thread, which takes longer than most systems do. With four cores or fewer that is more than
//! running two at once saves: on two, a frame of the table took the processor a third longer (`measure processor`). The render world
//! still prepares a frame while the main world computes the next, and animations still use every core.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::RenderApp,
};

use holochess_platform::on_threads::cores;

/// Up to so many cores systems run one after the other.
const FEW: usize = 4;

/// Sets the executors of all schedules once every plugin has added its own.
pub(super) struct FewCores;

impl Plugin for FewCores {
    fn build(&self, _: &mut App) {}

    fn finish(&self, app: &mut App) {
        if cores() > FEW {
            return;
        }
        run_in_turn(app.world_mut());
        if let Some(render) = app.get_sub_app_mut(RenderApp) {
            run_in_turn(render.world_mut());
        }
    }
}

fn run_in_turn(world: &mut World) {
    for (_, schedule) in world.resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
