//! Opens the window: the plugins of every room put together, and plain words where the machine lacks something.

use std::cell::RefCell;
use std::mem;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{
    Arc, Condvar, Mutex, OnceLock,
    atomic::{AtomicBool, Ordering},
};
use std::time::Duration;

use bevy::{
    asset::AssetMetaCheck,
    audio::AudioPlugin,
    core_pipeline::tonemapping::Tonemapping,
    ecs::system::NonSendMarker,
    log::LogPlugin,
    prelude::*,
    render::{RenderPlugin, settings::RenderCreation},
    tasks::AsyncComputeTaskPool,
    window::{PrimaryWindow, WindowResolution},
    winit::WINIT_WINDOWS,
};
use winit::window::Icon;

use super::{Failure, assets};
use crate::ui;
use holochess_locale::{Language, Locale, Words};
use holochess_platform as platform;
use holochess_session::{self as session, Match, SavedPart, Saving};
use holochess_settings::{Colours, Settings};
use holochess_view::{self as view, SeatPalette};

/// The line that is printed when the first frame has been shown.
pub const FIRST_FRAME: &str = "first frame";
/// The window's icon, a PNG.
const ICON: &[u8] = include_bytes!("../../packaging/icons/64.png");
/// How many frames are drawn before the window is shown. The engine presents a frame while it prepares the next.
const FRAMES_UNSEEN: u32 = 2;
/// How long the end of the program waits for its workers.
const LONGEST_FAREWELL: Duration = Duration::from_secs(3);

/// Opens the window and stays until it is closed.
///
/// # Errors
/// If this machine has no display, no usable graphics driver, or the assets are missing: status 3, with the way out.
pub fn open(launch: ui::Launch) -> Result<(), Failure> {
    let settings = launch.settings.clone();
    run(&settings, move |app| {
        app.add_plugins((session::plugin, view::plugin, ui::plugin(launch)));
    })
}

/// Opens the title screen and closes it after its first frame.
///
/// # Errors
/// As [`open`].
pub fn open_title_once(launch: ui::Launch) -> Result<(), Failure> {
    let settings = launch.settings.clone();
    run(&settings, move |app| {
        app.add_plugins((session::plugin, view::plugin, ui::plugin(launch)));
        app.add_systems(Last, leave_after_first_frame);
    })
}

/// Opens a window with nothing in it and closes it after its first frame.
///
/// # Errors
/// As [`open`].
pub fn open_empty(settings: &Settings) -> Result<(), Failure> {
    run(settings, |app| {
        app.add_systems(Startup, |mut commands: Commands| {
            // The table for the default one is not among the engine's features of this build.
            commands.spawn((Camera3d::default(), Tonemapping::None));
        });
        app.add_systems(Last, leave_after_first_frame);
    })
}

/// Prints a line once the window is shown with the first frame in it (the engine draws a frame while it prepares the next) and ends
/// the program, so that the time of shutting down is not counted.
fn leave_after_first_frame(mut frames: Local<u32>, mut exit: MessageWriter<AppExit>) {
    *frames += 1;
    if *frames == FRAMES_UNSEEN + 2 {
        // Standard output belongs to the command, which holds it as long as it runs.
        eprintln!("{FIRST_FRAME}");
        exit.write(AppExit::Success);
    }
}

/// Runs the engine with these rooms in it, and puts its failures into words.
fn run(settings: &Settings, rooms: impl FnOnce(&mut App)) -> Result<(), Failure> {
    display()?;
    let folder = assets::folder()?;
    seat_palette(settings.access.colours).choose();
    let locale = locale(settings);
    if cfg!(target_os = "linux") {
        DISPLAY_LOST.set(Some(DisplayLost(locale.language())));
    }
    let result = quietly(locale, move || {
        let mut app = App::new();
        app.add_plugins(engine(settings, folder.to_string_lossy().into_owned()));
        // Commands on entities that no longer exist are logged; they must not end the program in the middle of a match.
        app.set_error_handler(bevy::ecs::error::error);
        rooms(&mut app);
        app.add_systems(First, ((give_icon, show_once_drawn).chain(), note_whether_saved));
        let exit = app.run();
        // In a browser this is the beginning: the page calls the game for every frame from now on.
        if !platform::IS_BROWSER {
            let_workers_finish();
        }
        exit
    });
    mem::forget(DISPLAY_LOST.take());
    match result {
        Ok(AppExit::Success) => Ok(()),
        Ok(AppExit::Error(view::graphics_device::UNRECOVERED)) => {
            Err(Failure::missing(with_match(Words::new("window-graphics-lost"))))
        }
        Ok(AppExit::Error(code)) => Err(Failure::missing(Words::new("window-stopped").with("code", code.get()))),
        Err(panic) => {
            let failure = Failure::missing(panic.explain(HAS_BEEN_DRAWN.load(Ordering::Relaxed)));
            failure.report(&self::locale(settings));
            platform::end_at_once(failure.status())
        }
    }
}

/// The colours of the settings.
const fn seat_palette(colours: Colours) -> SeatPalette {
    match colours {
        Colours::Usual => SeatPalette::Usual,
        Colours::RedGreen => SeatPalette::RedGreen,
        Colours::BlueYellow => SeatPalette::BlueYellow,
    }
}

/// Whether the window has been drawn: a device that cannot do that fails before.
static HAS_BEEN_DRAWN: AtomicBool = AtomicBool::new(false);

/// Shows the window once the first frame has been presented: until then a screen would show whatever its memory holds.
///
/// It runs in `First`, because the engine tells the system of changed windows in `Last`. On Windows the next update would never come
/// if that were left to it: the engine waits there for a picture to be asked for, and a hidden window asks for none.
fn show_once_drawn(mut frames: Local<u32>, mut windows: Query<&mut Window>) {
    if *frames == FRAMES_UNSEEN {
        for mut window in &mut windows {
            window.visible = true;
        }
        HAS_BEEN_DRAWN.store(true, Ordering::Relaxed);
    }
    *frames = frames.saturating_add(1);
}

/// The icon as the system wants it.
fn icon() -> Option<Icon> {
    let picture = image::load_from_memory_with_format(ICON, image::ImageFormat::Png).ok()?.into_rgba8();
    let (width, height) = picture.dimensions();
    Icon::from_rgba(picture.into_raw(), width, height).ok()
}

/// Gives the window its icon as soon as the system has made it. Wayland takes it from the menu entry instead, and browsers from the page.
fn give_icon(_: NonSendMarker, windows: Query<Entity, With<PrimaryWindow>>, mut is_given: Local<bool>) {
    if *is_given {
        return;
    }
    WINIT_WINDOWS.with_borrow(|known| {
        if let Some(window) = windows.iter().find_map(|window| known.get_window(window)) {
            window.set_window_icon(icon());
            *is_given = true;
        }
    });
}

/// Waits until every worker thread has finished its task. Graphics drivers remove their compilers when the program ends; a worker
/// that still compiles a shader then would crash. A worker that takes longer than [`LONGEST_FAREWELL`] is not waited for.
fn let_workers_finish() {
    let Some(pool) = AsyncComputeTaskPool::try_get() else { return };
    let (busy, free) = (Arc::new(Mutex::new(pool.thread_num())), Arc::new(Condvar::new()));
    for _ in 0..pool.thread_num() {
        let (busy, free) = (busy.clone(), free.clone());
        // A worker that starts one of these tasks has finished its previous task; it waits here until all other workers have one,
        // too.
        pool.spawn(async move {
            let Ok(mut left) = busy.lock() else { return };
            *left -= 1;
            free.notify_all();
            drop(free.wait_timeout_while(left, LONGEST_FAREWELL, |left| *left > 0));
        })
        .detach();
    }
    let left = busy.lock();
    if let Ok(left) = left {
        drop(free.wait_timeout_while(left, LONGEST_FAREWELL, |left| *left > 0));
    }
}

/// The engine's plugins, set up for a window.
fn engine(settings: &Settings, folder: String) -> impl PluginGroup + use<> {
    let window = &settings.window;
    let engine = DefaultPlugins
        .set(WindowPlugin {
            primary_window: Some(Window {
                title: ui::window_title::PROGRAM.into(),
                name: Some("holochess".into()),
                resolution: WindowResolution::new(window.width, window.height),
                visible: false,
                mode: if window.fullscreen {
                    bevy::window::WindowMode::BorderlessFullscreen(MonitorSelection::Current)
                } else {
                    bevy::window::WindowMode::Windowed
                },
                present_mode: ui::window_shape::presented(window),
                // The page has a place for it.
                canvas: platform::IS_BROWSER.then(|| "#table".to_owned()),
                fit_canvas_to_parent: true,
                resize_constraints: size_limits(platform::IS_BROWSER),
                ..default()
            }),
            // The interface asks first where something would be lost.
            close_when_requested: false,
            ..default()
        })
        // Its hook writes some messages to standard output instead of handing them on to ours.
        .disable::<bevy::app::PanicHandlerPlugin>()
        .set(AssetPlugin {
            file_path: folder,
            // None of our assets has a file of settings beside it; every look for one would be a request.
            meta_check: if platform::IS_BROWSER { AssetMetaCheck::Never } else { AssetMetaCheck::Always },
            ..default()
        })
        .set(RenderPlugin {
            render_creation: RenderCreation::Automatic(Box::new(view::graphics_device::wanted())),
            ..default()
        })
        // Our messages are for people; those of the engine are shown only for warnings and errors. RUST_LOG overrides it.
        .set(LogPlugin { filter: "error,holochess=warn,bevy_asset::server=off".into(), ..default() });
    if view::sound::a_device_may_exist() {
        return engine;
    }
    eprintln!("{}", locale(settings).text("sound-no-device"));
    engine.disable::<AudioPlugin>()
}

/// The smallest window. A page is as large as its browser, which may be a phone's.
fn size_limits(is_browser: bool) -> bevy::window::WindowResizeConstraints {
    let [min_width, min_height] = if is_browser { [0.0, 0.0] } else { [640.0, 360.0] };
    bevy::window::WindowResizeConstraints { min_width, min_height, ..default() }
}

/// The words of the person's language.
fn locale(settings: &Settings) -> Locale {
    Locale::new(settings.language.unwrap_or_else(Language::of_system))
}

/// Fails with one line if there is no display to open a window on.
fn display() -> Result<(), Failure> {
    let has = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !has("DISPLAY") && !has("WAYLAND_DISPLAY") && !has("WAYLAND_SOCKET") {
        return Err(Failure::missing(Words::new("window-no-display")));
    }
    Ok(())
}

thread_local! {
    /// There while the window is open. A thread that ends the program drops it.
    static DISPLAY_LOST: RefCell<Option<DisplayLost>> = const { RefCell::new(None) };
}

/// Says what happened where Xlib ends the program because its server went away: before that it writes a line of its own. It asks
/// no part of the program.
struct DisplayLost(Language);

impl Drop for DisplayLost {
    fn drop(&mut self) {
        let words = Words::new("window-display-lost").with("why", "none");
        Failure::missing(with_match(words)).report(&Locale::new(self.0));
    }
}

/// Whether there is a match on the table, and it is saved.
static IS_MATCH_SAVED: AtomicBool = AtomicBool::new(false);

/// Notes it for the messages of a window that has to close: nothing of the engine can be asked after a panic.
fn note_whether_saved(game: Option<Res<Match>>, saving: Option<Res<Saving>>) {
    let is_saved = game.is_some() && saving.is_some_and(|saving| saving.kept() == SavedPart::Everything);
    IS_MATCH_SAVED.store(is_saved, Ordering::Relaxed);
}

/// A message that also says whether the match is saved.
fn with_match(words: Words) -> Words {
    words.with("match", if IS_MATCH_SAVED.load(Ordering::Relaxed) { "saved" } else { "none" })
}

/// Runs something that may panic inside the engine, and returns the first panic instead of printing it.
fn quietly<T>(locale: Locale, run: impl FnOnce() -> T) -> Result<T, Panic> {
    static FIRST: OnceLock<Mutex<Option<Panic>>> = OnceLock::new();
    let first = FIRST.get_or_init(Mutex::default);
    panic::set_hook(Box::new(move |info| {
        let panic = Panic {
            message: info.payload_as_str().unwrap_or("no message").to_owned(),
            file: info.location().map(|at| at.file().to_owned()).unwrap_or_default(),
            line: info.location().map_or(0, panic::Location::line),
        };
        // In a browser nothing of this program runs after a panic.
        platform::last_words(&locale.say(&panic.explain(HAS_BEEN_DRAWN.load(Ordering::Relaxed))));
        if let Ok(mut first) = FIRST.get_or_init(Mutex::default).lock() {
            // Only the first message says what went wrong; later panics follow from it.
            first.get_or_insert(panic);
        }
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    if !platform::IS_BROWSER {
        let _ = panic::take_hook();
    }
    result.map_err(|_| first.lock().ok().and_then(|mut panic| panic.take()).unwrap_or_default())
}

/// A panic: what it says, and where in the sources it arose.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Panic {
    message: String,
    file: String,
    line: u32,
}

impl Panic {
    /// What it says, with its place. The place alone tells what failed: messages use the same words for other things.
    fn explain(&self, has_been_drawn: bool) -> Words {
        let file = self.file.replace('\\', "/");
        let id = if is_of_window(&file) && has_been_drawn {
            // A window that was drawn before has lost its display.
            "window-display-lost"
        } else if is_of_device(&file) {
            "window-device-failed"
        } else if is_of_display(&file) {
            "window-display-failed"
        } else {
            "window-had-to-stop"
        };
        let why = format!("{} ({}:{})", self.message.trim(), in_sources(&file), self.line);
        with_match(Words::new(id).with("why", why))
    }
}

/// The crate in whose sources a file is, and the file's path in it; nothing for our own files.
fn crate_of(file: &str) -> Option<(&str, &str)> {
    let (folder, path) = file.rsplit_once("/src/")?;
    let folder = folder.rsplit('/').next()?;
    let version = folder.match_indices('-').find(|(at, _)| folder[at + 1..].starts_with(|c: char| c.is_ascii_digit()));
    Some((version.map_or(folder, |(at, _)| &folder[..at]), path))
}

/// Whether what fails here is what the engine asks of the device for each window.
fn is_of_window(file: &str) -> bool {
    crate_of(file).is_some_and(|(name, path)| name == "bevy_render" && path.starts_with("view/window/"))
}

/// Whether what fails here is the graphics device or its driver.
fn is_of_device(file: &str) -> bool {
    crate_of(file).is_some_and(|(name, path)| {
        // What the engine asks of the device when it looks for one, and for each window.
        let asks = ["renderer/", "view/window/"];
        name == "wgpu"
            || name.starts_with("wgpu-")
            || name == "naga"
            || (name == "bevy_render" && asks.iter().any(|folder| path.starts_with(folder)))
    })
}

/// Whether what fails here is the display, or the connection to it.
fn is_of_display(file: &str) -> bool {
    const CRATES: [&str; 7] =
        ["bevy_winit", "calloop", "smithay-client-toolkit", "winit", "x11-dl", "x11rb", "x11rb-protocol"];
    crate_of(file).is_some_and(|(name, _)| CRATES.contains(&name) || name.starts_with("wayland-"))
}

/// A place in the sources from their root on: the folder of a downloaded crate has a version in its name, and what is before it says
/// only where it was downloaded.
fn in_sources(place: &str) -> &str {
    let folder = place.rfind("/src/").and_then(|end| Some((place[..end].rfind('/')? + 1, end)));
    match folder {
        Some((begin, end)) if place[begin..end].contains(|sign: char| sign.is_ascii_digit()) => &place[begin..],
        _ => place,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_has_an_icon() {
        assert!(icon().is_some());
    }

    #[test]
    fn a_page_is_no_larger_than_the_screen_of_a_phone() {
        let page = size_limits(true).check_constraints();
        assert!(page.min_width <= 320.0 && page.min_height <= 240.0, "{page:?}");
    }

    #[test]
    fn a_place_is_told_from_the_root_of_the_sources_on() {
        assert_eq!(in_sources("crates/view/src/marks.rs:7:1"), "crates/view/src/marks.rs:7:1");
        assert_eq!(in_sources("src/ui/frame.rs:7:1"), "src/ui/frame.rs:7:1");
        let downloaded = "/home/ada/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/wgpu-hal-29.0.3/src/lib.rs";
        assert_eq!(in_sources(downloaded), "wgpu-hal-29.0.3/src/lib.rs");
    }

    /// What a panic at this place is told as, in a file of ours or of a crate that was downloaded.
    fn told(message: &str, file: &str) -> String {
        let (message, file) = (message.to_owned(), file.to_owned());
        Locale::new(Language::English).say(&Panic { message, file, line: 112 }.explain(false))
    }

    #[test]
    fn a_panic_says_its_message_and_place_and_advises_about_drivers_only_where_the_device_failed() {
        let downloaded = |path: &str| format!("/home/ada/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/{path}");
        let windows = r"C:\Users\ada\.cargo\registry\src\index.crates.io-1949\wgpu-core-29.0.3\src\device\mod.rs";
        let device = ["wgpu-29.0.3/src/api/surface.rs", "wgpu-hal-29.0.3/src/vulkan/mod.rs", "naga-29.0.3/src/lib.rs"];
        let search = ["bevy_render-0.19.1/src/renderer/mod.rs", "bevy_render-0.19.1/src/view/window/mod.rs"];
        for place in device.into_iter().chain(search).map(downloaded).chain([windows.to_owned()]) {
            let text = told("no adapter", &place);
            assert!(text.contains("mesa-vulkan-drivers") && text.contains("no adapter"), "{text}");
        }
        let own = ["src/ui/theme/surface.rs", "crates/view/src/graphics_device.rs", "crates/session/src/display.rs"];
        let engine =
            ["bevy_render-0.19.1/src/mesh/mod.rs", "bevy_ecs-0.19.1/src/world/mod.rs", "egui-0.36.2/src/lib.rs"];
        let display = ["winit-0.30.13/src/platform_impl/linux/x11/util/randr.rs", "bevy_winit-0.19.1/src/lib.rs"];
        let ours = own.map(str::to_owned).into_iter().chain(engine.map(downloaded));
        for (place, is_display) in
            ours.map(|place| (place, false)).chain(display.map(|place| (downloaded(place), true)))
        {
            // Words that messages of our own have as well.
            let text = told("the surface of the display has no adapter for the GPU's event loop", &place);
            assert!(text.contains("has no adapter") && text.contains(&format!("{}:112", in_sources(&place))), "{text}");
            assert!(!text.contains("driver"), "{text}");
            assert_eq!(text.contains("the display cannot be used"), is_display, "{text}");
        }
    }

    #[test]
    fn a_window_that_was_drawn_has_lost_its_display() {
        let file = "/home/ada/.cargo/registry/src/x/bevy_render-0.19.1/src/view/window/mod.rs".to_owned();
        let panic = Panic { message: "no present mode".to_owned(), file, line: 502 };
        let told = |has_been_drawn| Locale::new(Language::English).say(&panic.explain(has_been_drawn));
        assert!(told(true).contains("the connection to the display was lost (no present mode"), "{}", told(true));
        assert!(told(false).contains("the graphics device cannot draw"), "{}", told(false));
    }

    #[test]
    fn a_match_is_called_saved_only_where_one_is() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for id in [
                "window-device-failed",
                "window-display-failed",
                "window-had-to-stop",
                "window-graphics-lost",
                "window-display-lost",
            ] {
                let told = |saved: &str| locale.say(&Words::new(id).with("why", "why").with("match", saved.to_owned()));
                assert!(!told("none").contains("match is saved") && !told("none").contains("partie est"), "{id}");
                assert_eq!(
                    told("saved").replace(&format!("{} ", locale.text("window-match-saved")), ""),
                    told("none"),
                    "{id}"
                );
                assert!(!told("saved").contains('⟨'), "{id}");
            }
        }
        let mut app = App::new();
        app.init_resource::<Saving>().add_systems(Update, note_whether_saved);
        app.update();
        assert!(!IS_MATCH_SAVED.load(Ordering::Relaxed), "there is no match");
    }
}
