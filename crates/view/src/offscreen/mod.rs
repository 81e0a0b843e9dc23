//! Pictures without a window: the same program, drawn into an image, with a clock that is set by the caller.
//!
//! No display is needed, and the same scene, size, time and seed give the same picture on the same machine.

mod canvas;
mod measure;
mod no_device;
mod ready;
mod twins;

pub use measure::{FrameParts, FrameTime, Measures};
pub use twins::{Grey, Twins};

use bevy::{
    app::PluginsState,
    audio::AudioPlugin,
    gilrs::GilrsPlugin,
    log::LogPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        settings::{RenderCreation, WgpuSettings},
    },
    time::TimeUpdateStrategy,
    window::ExitCondition,
    winit::WinitPlugin,
};
use image::RgbImage;
use std::{
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

// Two parts of the engine that a browser does not have, where no pictures are taken without a window.
#[cfg(not(target_arch = "wasm32"))]
use bevy::{
    render::pipelined_rendering::PipelinedRenderingPlugin, tasks::tick_global_task_pools_on_main_thread as tick_tasks,
};

use super::graphics_device::{self, GraphicsDevices};
use holochess_platform::clock::Instant;

/// Whether a studio of this process has opened the log.
static LOGGED: AtomicBool = AtomicBool::new(false);

/// The longest time step on the way to the wanted moment.
const STEP: f32 = 1.0 / 30.0;
/// How many updates to wait for assets and shaders.
const PATIENCE: u32 = 20_000;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum StudioError {
    /// There is neither a graphics processor nor a software driver.
    #[error("this machine has no graphics adapter, not even one in software")]
    NoAdapter,
    /// The device returned no picture.
    #[error("the graphics device gave no picture")]
    NoPicture,
    /// The device reported an error while drawing.
    #[error("the graphics device refused the scene; RUST_LOG=error says why")]
    Refused,
    /// An asset of the scene did not finish loading.
    #[error("the scene never finished loading: {0}")]
    NeverReady(String),
}

/// What draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// The best that this machine has.
    Found,
    /// Nothing: the frame is prepared to the last command, and there is no picture.
    None,
}

/// An app that draws into an image.
pub struct Studio {
    app: App,
    target: Handle<Image>,
    now: f32,
}

impl Studio {
    /// Sets a scene up: `build` adds the game's plugins to an app that already has Bevy's; `assets` is the folder of models,
    /// sounds and fonts.
    ///
    /// # Errors
    /// If the machine cannot draw, or an asset of the scene does not load.
    pub fn open(size: UVec2, assets: &Path, build: impl FnOnce(&mut App)) -> Result<Self, StudioError> {
        Self::open_on(Device::Found, size, assets, build)
    }

    /// As [`Self::open`], on this device.
    ///
    /// # Errors
    /// As [`Self::open`].
    pub fn open_on(
        device: Device,
        size: UVec2,
        assets: &Path,
        build: impl FnOnce(&mut App),
    ) -> Result<Self, StudioError> {
        let mut app = App::new();
        let render_creation = match device {
            Device::Found => {
                let backends = backends().ok_or(StudioError::NoAdapter)?;
                let settings = WgpuSettings { backends: Some(backends), ..graphics_device::wanted() };
                app.insert_resource(GraphicsDevices::chosen_by(settings.clone()));
                RenderCreation::Automatic(Box::new(settings))
            }
            Device::None => no_device::create().ok_or(StudioError::NoAdapter)?,
        };
        let mut engine = DefaultPlugins
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { render_creation, synchronous_pipeline_compilation: true, ..default() })
            .set(AssetPlugin { file_path: assets.to_string_lossy().into_owned(), ..default() })
            .disable::<WinitPlugin>()
            // Pictures need neither sound nor gamepads.
            .disable::<AudioPlugin>()
            .disable::<GilrsPlugin>()
            // Only errors of the engine are logged; RUST_LOG changes that.
            .set(LogPlugin { filter: "error".into(), ..default() });
        #[cfg(not(target_arch = "wasm32"))]
        {
            engine = engine.disable::<PipelinedRenderingPlugin>();
        }
        // A process has one log, which the first studio opens.
        if LOGGED.swap(true, Ordering::Relaxed) {
            engine = engine.disable::<LogPlugin>();
        }
        app.add_plugins(engine);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
        let target = canvas::plugin(&mut app, size);
        if device == Device::Found {
            canvas::draw_directly(&mut app);
        }
        twins::plugin(&mut app);
        build(&mut app);
        while app.plugins_state() == PluginsState::Adding {
            #[cfg(not(target_arch = "wasm32"))]
            tick_tasks();
        }
        app.finish();
        app.cleanup();
        let mut studio = Self { app, target, now: 0.0 };
        studio.wait_until_ready()?;
        Ok(studio)
    }

    /// The app, to change the scene between pictures.
    pub fn app(&mut self) -> &mut App {
        &mut self.app
    }

    /// Changes the size of the pictures from now on.
    pub fn resize(&mut self, size: UVec2) {
        let mut images = self.app.world_mut().resource_mut::<Assets<Image>>();
        // The handle stays, so that all cameras follow.
        let _ = images.insert(&self.target, canvas::blank(size));
        self.update(0.0);
    }

    /// The next update passes this time, in seconds.
    fn set_step(&mut self, seconds: f32) {
        let step = Duration::from_secs_f32(seconds);
        let world = self.app.world_mut();
        *world.resource_mut::<TimeUpdateStrategy>() = TimeUpdateStrategy::ManualDuration(step);
        world.resource_mut::<Time<Virtual>>().set_max_delta(Duration::from_mins(1));
    }

    /// One update with this time step, in seconds.
    fn update(&mut self, seconds: f32) {
        self.set_step(seconds);
        self.app.update();
        self.now += seconds;
    }

    /// Runs updates without passing time until assets are loaded and pipelines compiled.
    fn wait_until_ready(&mut self) -> Result<(), StudioError> {
        canvas::pause_cameras(self.app.world_mut(), true);
        let mut complete_updates = 0;
        for _ in 0..PATIENCE {
            self.update(0.0);
            match ready::what_is_missing(self.app.world_mut()) {
                Ok(None) => complete_updates += 1,
                Ok(Some(_)) => {
                    complete_updates = 0;
                    std::thread::sleep(Duration::from_millis(2));
                }
                Err(broken) => return Err(StudioError::NeverReady(broken)),
            }
            // A loaded asset may spawn others that have to load, so three updates without a missing one are required.
            if complete_updates >= 3 {
                break;
            }
        }
        canvas::pause_cameras(self.app.world_mut(), false);
        for _ in 0..16 {
            self.update(0.0);
            if ready::pipelines_are_compiled(&self.app) {
                break;
            }
        }
        Ok(())
    }

    /// Advances the clock to this second of the scene without drawing the frames between.
    pub fn advance_to(&mut self, seconds: f32) {
        canvas::pause_cameras(self.app.world_mut(), true);
        while self.now + 1e-4 < seconds {
            self.update((seconds - self.now).min(STEP));
        }
        canvas::pause_cameras(self.app.world_mut(), false);
    }

    /// Draws a frame this many seconds later and waits until the device has drawn it; the picture stays there.
    ///
    /// # Errors
    /// If the device refuses the scene.
    pub fn frame(&mut self, seconds: f32) -> Result<FrameTime, StudioError> {
        let began = Instant::now();
        self.update(seconds);
        let processor = began.elapsed();
        if self.is_refused() || !canvas::wait(&self.app) {
            return Err(StudioError::Refused);
        }
        Ok(FrameTime {
            processor: processor.as_secs_f64() * 1000.0,
            milliseconds: began.elapsed().as_secs_f64() * 1000.0,
        })
    }

    /// Prepares a frame this many seconds later and says how long each part of it took. Nothing runs at the same time, as it does
    /// in a window, where the render world prepares a frame while the main world computes the next.
    pub fn frame_parts(&mut self, seconds: f32) -> FrameParts {
        self.set_step(seconds);
        let parts = measure::update(&mut self.app);
        self.now += seconds;
        parts
    }

    /// Milliseconds that each pass took on the device, in all views together, as far as they have been reported since the last call
    /// (a frame or two late); nothing without the engine's `RenderDiagnosticsPlugin`.
    pub fn take_passes(&mut self) -> Vec<(String, f64)> {
        measure::take_passes(self.app.world_mut())
    }

    /// What the last frame cost, without its time.
    pub fn cost(&self) -> Measures {
        measure::read(&self.app)
    }

    fn is_refused(&self) -> bool {
        self.app.should_exit().is_some() || self.app.world().resource::<GraphicsDevices>().is_given_up()
    }

    /// Draws the present moment.
    ///
    /// # Errors
    /// If the device returns no picture.
    pub fn picture(&mut self) -> Result<(RgbImage, Measures), StudioError> {
        // Effects that lag a frame behind settle first: reflections, fonts, figures just spawned.
        self.update(0.0);
        let began = Instant::now();
        self.update(0.0);
        if self.is_refused() {
            return Err(StudioError::Refused);
        }
        let picture = canvas::read(&self.app, &self.target).ok_or(StudioError::NoPicture)?;
        let milliseconds = began.elapsed().as_secs_f64() * 1000.0;
        Ok((picture, Measures { milliseconds, ..self.cost() }))
    }
}

/// The graphics APIs that can draw on this machine, if any; Bevy itself would end the program. OpenGL is tried last, because
/// some of its drivers log complaints about the missing display.
fn backends() -> Option<wgpu::Backends> {
    let chosen = wgpu::Backends::from_env();
    let choices = chosen.map_or_else(|| vec![wgpu::Backends::PRIMARY, wgpu::Backends::SECONDARY], |only| vec![only]);
    choices.into_iter().find(|backends| {
        let descriptor = wgpu::InstanceDescriptor {
            backends: *backends,
            ..wgpu::InstanceDescriptor::new_without_display_handle_from_env()
        };
        let instance = wgpu::Instance::new(descriptor);
        bevy::tasks::block_on(instance.request_adapter(&wgpu::RequestAdapterOptions::default())).is_ok()
    })
}
