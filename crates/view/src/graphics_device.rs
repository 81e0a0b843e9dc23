//! A graphics device that is lost (a driver that is updated or restarts, a card that is pulled, a laptop that slept) is replaced
//! by another one, and everything that was on it is sent again. The match does not notice.
//!
//! If none can be found, the program ends with [`UNRECOVERED`] after the match is on the disk.

use std::{
    num::NonZero,
    panic::{self, AssertUnwindSafe},
    time::Duration,
};

use bevy::{
    asset::RenderAssetUsages,
    mesh::skinning::SkinnedMesh,
    prelude::*,
    render::{
        RenderApp,
        error_handler::{ErrorType, RenderError, RenderErrorHandler, RenderErrorPolicy},
        renderer::initialize_renderer,
        settings::{MemoryHints, RenderCreation, WgpuSettings},
    },
    tasks::block_on,
    window::{PrimaryWindow, RawHandleWrapperHolder},
};

use holochess_platform::{IS_BROWSER, clock::Instant};

/// The status with which the app ends when no graphics device could be had again.
pub const UNRECOVERED: NonZero<u8> = NonZero::new(69).unwrap();

/// Whether WebGL draws, which can do less than everything else: in a browser, in the program without WebGPU.
pub const IS_WEBGL: bool = IS_BROWSER && !cfg!(feature = "webgpu");

/// How long it is until the next device is looked for, if there was none: drivers take a moment to come back.
const PAUSE: Duration = Duration::from_secs(1);
/// How often one is looked for.
const TRIES: u32 = 15;
/// So many devices lost within [`SPAN`] are given up: something that is drawn kills them, and the picture would flash.
const MOST: usize = 3;
const SPAN: Duration = Duration::from_mins(1);

/// The graphics device was lost, and another one draws now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceReplaced;

/// What became of the graphics devices so far.
#[derive(Resource)]
pub struct GraphicsDevices {
    /// How a device is chosen.
    settings: WgpuSettings,
    /// When devices were replaced.
    replaced: Vec<Instant>,
    /// How often one was looked for in vain since then, and when.
    tries: u32,
    last_try: Option<Instant>,
    is_given_up: bool,
}

/// What is asked of a device. Memory is taken from it in small blocks: for a table and eight figures large ones stay half empty
/// (459 MB taken for 217 at 720 × 405, measured over an hour of windows of all sizes).
pub fn wanted() -> WgpuSettings {
    WgpuSettings { memory_hints: MemoryHints::MemoryUsage, ..WgpuSettings::default() }
}

impl GraphicsDevices {
    /// Devices that are chosen by these settings.
    pub fn chosen_by(settings: WgpuSettings) -> Self {
        Self { settings, replaced: Vec::new(), tries: 0, last_try: None, is_given_up: false }
    }

    /// Whether nothing can be drawn any more.
    pub const fn is_given_up(&self) -> bool {
        self.is_given_up
    }

    /// What is done about an error now.
    fn answer(&mut self, error: ErrorType, now: Instant) -> Answer {
        // An error of another kind lies in what is drawn: another device would refuse it as well. A browser gives no second one.
        let is_of_the_device = matches!(error, ErrorType::DeviceLost | ErrorType::OutOfMemory | ErrorType::Internal);
        self.replaced.retain(|then| now.duration_since(*then) < SPAN);
        if !is_of_the_device || IS_BROWSER || self.replaced.len() >= MOST || self.tries >= TRIES {
            self.is_given_up = true;
        }
        if self.is_given_up {
            return Answer::GiveUp;
        }
        if self.last_try.is_some_and(|then| now.duration_since(then) < PAUSE) {
            return Answer::Wait;
        }
        (self.tries, self.last_try) = (self.tries + 1, Some(now));
        Answer::Try
    }

    /// Notes that another device draws.
    fn note_replaced(&mut self, now: Instant) {
        self.replaced.push(now);
        (self.tries, self.last_try) = (0, None);
    }
}

/// What is done about an error of the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Answer {
    /// Another device is looked for.
    Try,
    /// Not yet again.
    Wait,
    /// No more.
    GiveUp,
}

/// Another device, for the same window if there is one; `None` if this machine gives none at the moment.
fn another(world: &mut World, settings: &WgpuSettings) -> Option<RenderCreation> {
    let mut windows = world.query_filtered::<&RawHandleWrapperHolder, With<PrimaryWindow>>();
    let window = windows.single(world).ok().cloned();
    let backends = settings.backends?;
    // The engine panics where it finds no device.
    let found = panic::catch_unwind(AssertUnwindSafe(|| block_on(initialize_renderer(backends, window, settings))));
    found.ok().map(RenderCreation::from)
}

fn handle(error: &RenderError, main: &mut World, _: &mut World) -> RenderErrorPolicy {
    let now = Instant::now();
    let mut devices = main.resource_mut::<GraphicsDevices>();
    if devices.answer(error.ty, now) != Answer::Try {
        return RenderErrorPolicy::StopRendering;
    }
    let settings = devices.settings.clone();
    let Some(creation) = another(main, &settings) else { return RenderErrorPolicy::StopRendering };
    main.resource_mut::<GraphicsDevices>().note_replaced(now);
    main.write_message(DeviceReplaced);
    RenderErrorPolicy::Recover(creation)
}

/// Keeps what was sent to the device also in memory, so that it can be sent again.
fn keep(mut events: MessageReader<AssetEvent<Image>>, mut images: ResMut<Assets<Image>>) {
    for event in events.read() {
        if let AssetEvent::Added { id } | AssetEvent::Modified { id } = event
            && let Some(image) = images.get_mut_untracked(*id)
            && image.asset_usage == RenderAssetUsages::RENDER_WORLD
        {
            image.asset_usage = RenderAssetUsages::default();
        }
    }
}

/// How many frames it takes at most until a new device is in use.
const ARRIVING: u32 = 6;

/// Sends everything that is drawn to a new device. The engine sends images and meshes again by itself, but of figures only what has
/// changed since the last frame: bones, and which pipeline draws them.
fn send_again(
    mut replaced: MessageReader<DeviceReplaced>,
    mut left: Local<u32>,
    mut meshes: Query<&mut Mesh3d>,
    mut skins: Query<&mut SkinnedMesh>,
) {
    if replaced.read().count() > 0 {
        *left = ARRIVING;
    }
    if *left == 0 {
        return;
    }
    *left -= 1;
    for mut mesh in &mut meshes {
        mesh.set_changed();
    }
    for mut skin in &mut skins {
        skin.set_changed();
    }
}

/// Ends the program where nothing can be drawn any more; what is not on the disk yet is written before.
fn leave(devices: Res<GraphicsDevices>, mut exit: MessageWriter<AppExit>) {
    if devices.is_given_up {
        exit.write(AppExit::Error(UNRECOVERED));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<DeviceReplaced>();
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    if !app.world().contains_resource::<GraphicsDevices>() {
        app.insert_resource(GraphicsDevices::chosen_by(wanted()));
    }
    app.insert_resource(RenderErrorHandler(handle)).add_systems(Update, leave).add_systems(Last, (keep, send_again));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_device_is_replaced_and_one_that_is_lost_over_and_over_is_given_up() {
        let mut devices = GraphicsDevices::chosen_by(WgpuSettings::default());
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        for second in [0, 10, 20] {
            assert_eq!(devices.answer(ErrorType::DeviceLost, at(second)), Answer::Try);
            devices.note_replaced(at(second));
        }
        let mut later = GraphicsDevices::chosen_by(WgpuSettings::default());
        later.replaced.clone_from(&devices.replaced);
        assert_eq!(later.answer(ErrorType::DeviceLost, at(61)), Answer::Try, "the first was more than a minute ago");
        assert_eq!(devices.answer(ErrorType::DeviceLost, at(30)), Answer::GiveUp);
        assert!(devices.is_given_up());
        assert_eq!(devices.answer(ErrorType::DeviceLost, at(999)), Answer::GiveUp, "and stays so");
    }

    #[test]
    fn a_device_that_is_slow_to_come_back_is_waited_for_but_not_for_ever() {
        let mut devices = GraphicsDevices::chosen_by(WgpuSettings::default());
        let begin = Instant::now();
        let mut tried = 0;
        for tenth in 0..1000 {
            match devices.answer(ErrorType::DeviceLost, begin + Duration::from_millis(100 * tenth)) {
                Answer::Try => tried += 1,
                Answer::Wait => {}
                Answer::GiveUp => break,
            }
        }
        assert_eq!(tried, TRIES);
        assert!(devices.is_given_up());
    }

    #[test]
    fn a_scene_that_no_device_draws_is_not_tried_again() {
        let mut devices = GraphicsDevices::chosen_by(WgpuSettings::default());
        assert_eq!(devices.answer(ErrorType::Validation, Instant::now()), Answer::GiveUp);
    }
}
