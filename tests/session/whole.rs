//! The whole program without window and graphics device: session, view and interface, with a clock that tests advance.
//! Everything runs except drawing.

use std::time::Duration;

use bevy::{
    app::PluginsState,
    gilrs::GilrsPlugin,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        pipelined_rendering::PipelinedRenderingPlugin,
        settings::{RenderCreation, WgpuSettings},
        sync_world::SyncWorldPlugin,
    },
    time::TimeUpdateStrategy,
    window::ExitCondition,
    winit::WinitPlugin,
};
use holochess::{
    session,
    ui::{self, Launch},
    view,
};

/// The length of a frame, in seconds.
pub const FRAME: f32 = 1.0 / 30.0;

/// The program with the assets of this folder only.
pub fn app(assets: &std::path::Path) -> App {
    launched(assets, Launch::default(), |_| {})
}

/// The same with another launch and additional plugins.
pub fn launched(assets: &std::path::Path, launch: Launch, more: impl FnOnce(&mut App)) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window::default()),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings { backends: None, ..default() })),
                ..default()
            })
            .set(AssetPlugin { file_path: assets.to_string_lossy().into_owned(), ..default() })
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .disable::<LogPlugin>()
            .disable::<PipelinedRenderingPlugin>(),
    )
    // Bevy's drawn components report there when they are removed, whether or not a device draws.
    .add_plugins(SyncWorldPlugin)
    .add_plugins((session::plugin, view::plugin, ui::plugin(launch)))
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f32(FRAME)));
    more(&mut app);
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
    app
}
