//! The size of the window, and fullscreen: which sizes fit the screen, and the ten seconds in which a change has to be
//! confirmed, so that an unusable window goes back by itself.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{
        Monitor, MonitorSelection, OnMonitor, PresentMode, PrimaryMonitor, PrimaryWindow, VideoModeSelection,
        WindowMode,
    },
};
use bevy_egui::EguiContexts;

use super::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::{OpensRequested, OpensRulebook, Overlay, Overlays},
    preferences::Preferences,
    systems::UiSystems,
    theme::dialog::{Question, ask},
};
use holochess_settings::{self as settings, Settings};

/// The usual sizes of windows, in logical pixels.
pub const USUAL: [[u32; 2]; 5] = [[960, 540], [1280, 720], [1600, 900], [1920, 1080], [2560, 1440]];
/// How many sizes are offered at once.
const OFFERED: usize = 4;
/// Seconds in which a change has to be confirmed.
const TRIAL: f32 = 10.0;
/// The most that one frame counts, in seconds: after a slow frame the person still has time to answer.
const LONGEST_FRAME: f32 = 0.5;

/// The shape of the window that is confirmed or undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WindowShape {
    /// Width and height in logical pixels.
    pub size: [u32; 2],
    /// How the window covers a screen, if it does.
    pub covers: Option<Covers>,
}

/// How the window covers a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covers {
    /// Whether it has the screen for itself.
    exclusive: bool,
    /// Which screen: 1 for the first; 0 for the one that it is on.
    monitor: u32,
}

impl WindowShape {
    /// A window of this size that covers no screen.
    pub const fn windowed(size: [u32; 2]) -> Self {
        Self { size, covers: None }
    }

    /// The shape in the settings.
    pub fn from_settings(settings: &Settings) -> Self {
        let window = &settings.window;
        let covers = Covers { exclusive: window.exclusive, monitor: window.monitor };
        Self { size: [window.width, window.height], covers: window.fullscreen.then_some(covers) }
    }

    /// Writes the shape to the settings.
    pub fn write_to(self, settings: &mut Settings) {
        [settings.window.width, settings.window.height] = self.size;
        settings.window.fullscreen = self.covers.is_some();
        if let Some(Covers { exclusive, monitor }) = self.covers {
            (settings.window.exclusive, settings.window.monitor) = (exclusive, monitor);
        }
    }
}

/// When pictures are shown; what a machine does not know is replaced by what is nearest.
pub const fn presented(window: &settings::Window) -> PresentMode {
    match (window.vsync, window.mailbox) {
        (true, _) => PresentMode::AutoVsync,
        (false, true) => PresentMode::Mailbox,
        (false, false) => PresentMode::AutoNoVsync,
    }
}

/// The mode of a window of this shape where these screens are there, the first one first, and the window is on one of
/// them. A screen that is not there is replaced by the one that the window is on; without any the window has no screen
/// for itself.
fn mode(shape: WindowShape, screens: &[Entity], on: Option<Entity>) -> WindowMode {
    let Some(Covers { exclusive, monitor }) = shape.covers else { return WindowMode::Windowed };
    let chosen = (monitor as usize).checked_sub(1).and_then(|index| screens.get(index).copied());
    match chosen.or(on.filter(|on| exclusive && screens.contains(on))) {
        Some(screen) if exclusive => {
            WindowMode::Fullscreen(MonitorSelection::Entity(screen), VideoModeSelection::Current)
        }
        Some(screen) => WindowMode::BorderlessFullscreen(MonitorSelection::Entity(screen)),
        None => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
    }
}

/// The screens as they are numbered: from left to right as they stand, those above each other from the top down. In
/// which order the system names them, and which was plugged in last, changes nothing.
fn in_order<'a>(screens: impl Iterator<Item = (Entity, &'a Monitor)>) -> Vec<(Entity, &'a Monitor)> {
    let mut screens: Vec<_> = screens.collect();
    screens.sort_by_key(|(entity, monitor)| (monitor.physical_position.to_array(), monitor.name.as_deref(), *entity));
    screens
}

/// Lets the window cover a screen as the settings say, also when screens come and go.
fn follow_mode(
    preferences: Res<Preferences>,
    screens: Query<(Entity, &Monitor)>,
    mut windows: Query<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>,
) {
    let known: Vec<Entity> = in_order(screens.iter()).into_iter().map(|(entity, _)| entity).collect();
    for (mut window, on) in &mut windows {
        let wanted = mode(WindowShape::from_settings(&preferences), &known, on.map(|on| on.0));
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}

/// The sizes offered on a screen of this size: the usual ones that fit, and the window's own. If the screen's size is
/// not known, no size larger than the present one.
pub fn offered(screen: Option<[u32; 2]>, now: [u32; 2]) -> Vec<[u32; 2]> {
    let most = screen.unwrap_or(now);
    let fits = |size: &[u32; 2]| size[0] <= most[0] && size[1] <= most[1];
    let mut sizes: Vec<[u32; 2]> = USUAL.into_iter().filter(fits).collect();
    let own = !sizes.contains(&now);
    let room = if own { OFFERED - 1 } else { OFFERED };
    // The larger ones are kept, and always the chosen one.
    while sizes.len() > room {
        let index = usize::from(sizes[0] == now);
        sizes.remove(index);
    }
    if own {
        sizes.insert(0, now);
    }
    sizes
}

/// The largest window of this shape or smaller that fits a screen.
fn fitting(size: [u32; 2], screen: [u32; 2]) -> [u32; 2] {
    if size[0] <= screen[0] && size[1] <= screen[1] {
        return size;
    }
    let usual = USUAL.into_iter().rev().find(|usual| (0..2).all(|side| usual[side] <= screen[side]));
    usual.unwrap_or([size[0].min(screen[0]), size[1].min(screen[1])])
}

/// The screen that the window is on.
#[derive(SystemParam)]
pub struct OwnMonitor<'w, 's> {
    windows: Query<'w, 's, (&'static Window, Option<&'static OnMonitor>), With<PrimaryWindow>>,
    monitors: Query<'w, 's, (Entity, &'static Monitor, Has<PrimaryMonitor>)>,
}

impl OwnMonitor<'_, '_> {
    /// Its size in logical pixels of the window; `None` if the system does not say.
    pub fn size(&self) -> Option<[u32; 2]> {
        let (window, on) = self.windows.single().ok()?;
        let under = on.and_then(|on| self.monitors.get(on.0).ok());
        let primary = || self.monitors.iter().find(|(_, _, primary)| *primary);
        let (_, monitor, _) = under.or_else(primary).or_else(|| self.monitors.iter().next())?;
        let scale = window.scale_factor().max(0.1);
        let logical = |side: u32| (side as f32 / scale).round() as u32;
        Some([logical(monitor.physical_width), logical(monitor.physical_height)])
    }

    /// What the screens are called, the first one first; those without a name have none.
    pub fn names(&self) -> Vec<String> {
        let screens = in_order(self.monitors.iter().map(|(entity, monitor, _)| (entity, monitor)));
        screens.into_iter().map(|(_, monitor)| monitor.name.clone().unwrap_or_default()).collect()
    }
}

/// A change of the window that is not confirmed yet.
#[derive(Clone, Copy, Debug)]
struct Trial {
    before: WindowShape,
    /// Seconds until the change is undone.
    left: f32,
}

/// The change that waits to be confirmed, if there is one. Until then the settings file keeps the shape before it.
#[derive(Resource, Debug, Default)]
pub struct WindowTrial(Option<Trial>);

impl WindowTrial {
    /// Begins a trial: without confirmation the window goes back to `before`.
    pub fn begin(&mut self, before: WindowShape) {
        self.0 = Some(Trial { before, left: TRIAL });
    }

    /// The shape before the change, while it is not confirmed.
    pub fn before(&self) -> Option<WindowShape> {
        self.0.map(|trial| trial.before)
    }

    /// Whole seconds left.
    fn seconds(&self) -> u32 {
        self.0.map_or(0, |trial| trial.left.ceil().max(0.0) as u32)
    }
}

/// Gives the window this size.
pub fn resize(window: &mut Window, size: [u32; 2]) {
    window.resolution.set(size[0] as f32, size[1] as f32);
}

/// Ends the trial: keeps the new shape or restores the old one.
fn settle(
    keep: bool,
    trial: &mut WindowTrial,
    preferences: &mut ResMut<Preferences>,
    windows: &mut Query<&mut Window, With<PrimaryWindow>>,
) {
    let Some(Trial { before, .. }) = trial.0.take() else { return };
    if keep {
        // The file still has the old shape, so the new one has to be saved.
        preferences.set_changed();
        return;
    }
    before.write_to(preferences);
    for mut window in windows {
        resize(&mut window, before.size);
    }
}

/// Counts the trial down; at its end the old shape is restored.
fn count_down(
    time: Res<Time<Real>>,
    mut trial: ResMut<WindowTrial>,
    mut overlays: ResMut<Overlays>,
    mut preferences: ResMut<Preferences>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let Some(running) = &mut trial.0 else { return };
    running.left -= time.delta_secs().min(LONGEST_FRAME);
    // A dialog closed without an answer counts as no.
    let is_asked = overlays.top() == Some(Overlay::KeepWindow);
    if running.left > 0.0 && is_asked {
        return;
    }
    settle(false, &mut trial, &mut preferences, &mut windows);
    if is_asked {
        overlays.close();
    }
}

/// The question of the dialog.
fn question(localised: &LocalisedText, trial: &WindowTrial) -> Question {
    let text = match trial.before() {
        Some(before) if before.covers.is_none() => {
            let size = format!("{} × {}", before.size[0], before.size[1]);
            localised.format("ui-ask-window-text", &[("size", size.into()), ("seconds", trial.seconds().into())])
        }
        _ => localised.with("ui-ask-window-text-fullscreen", "seconds", trial.seconds()),
    };
    let answers =
        [("window.no", localised.text("ui-ask-window-no")), ("window.yes", localised.text("ui-ask-window-yes"))];
    Question { title: localised.text("ui-ask-window"), text, answers }
}

/// Asks whether the window keeps its new size, and counts the seconds down.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut trial: ResMut<WindowTrial>,
    mut overlays: ResMut<Overlays>,
    mut preferences: ResMut<Preferences>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "keep-window");
    let answer = ask(&ui, ui.max_rect(), &question(&localised, &trial));
    let is_fresh = overlays.take_fresh();
    if let Some(keeps) = answer.filter(|_| !is_fresh) {
        settle(keeps, &mut trial, &mut preferences, &mut windows);
        overlays.close();
    }
    Ok(())
}

/// Shrinks a window that opened larger than its screen, once, as soon as the screen's size is known.
fn fit_at_start(mut done: Local<bool>, mut window: ParamSet<(OwnMonitor, Query<&mut Window, With<PrimaryWindow>>)>) {
    if *done {
        return;
    }
    let Some(screen) = window.p0().size() else { return };
    *done = true;
    for mut window in window.p1().iter_mut().filter(|window| window.mode == WindowMode::Windowed) {
        let now = [window.width(), window.height()].map(|side| side.round() as u32);
        let size = fitting(now, screen);
        if size != now {
            resize(&mut window, size);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<WindowTrial>().add_systems(
        Update,
        (fit_at_start, count_down, follow_mode)
            .chain()
            .in_set(UiSystems::Overlays)
            .after(OpensRequested)
            .before(OpensRulebook),
    );
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::{ecs::system::RunSystemOnce, time::TimeUpdateStrategy};
    use bevy_egui::{EguiContext, EguiUserTextures, PrimaryEguiContext, egui::RawInput};

    use super::*;
    use crate::ui::{
        notices::Notices,
        theme::{self, frame_commands, surface},
    };
    use holochess_locale::Language;
    use holochess_settings::controls::Command;

    #[test]
    fn only_sizes_that_fit_the_screen_are_offered() {
        assert_eq!(offered(Some([1280, 720]), [1280, 720]), [[960, 540], [1280, 720]]);
        assert_eq!(offered(Some([1366, 768]), [1000, 600]), [[1000, 600], [960, 540], [1280, 720]]);
        assert_eq!(offered(Some([3840, 2160]), [1280, 720]).last(), Some(&[2560, 1440]));
        assert_eq!(offered(None, [1280, 720]), [[960, 540], [1280, 720]], "an unknown screen is not tried out");
        for now in USUAL.into_iter().chain([[1111, 640]]) {
            let sizes = offered(Some([3840, 2160]), now);
            assert!(sizes.len() <= OFFERED && sizes.contains(&now), "{now:?}: {sizes:?}");
        }
    }

    #[test]
    fn a_window_covers_the_chosen_screen_and_never_one_that_is_not_there() {
        let mut world = World::new();
        let screens = [world.spawn_empty().id(), world.spawn_empty().id()];
        let shape = |exclusive, monitor| WindowShape { size: [1280, 720], covers: Some(Covers { exclusive, monitor }) };
        let at = MonitorSelection::Entity;
        let on = Some(screens[0]);
        assert_eq!(mode(WindowShape::windowed([1280, 720]), &screens, on), WindowMode::Windowed);
        let current = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        assert_eq!(mode(shape(false, 0), &screens, on), current);
        assert_eq!(mode(shape(false, 2), &screens, on), WindowMode::BorderlessFullscreen(at(screens[1])));
        assert_eq!(mode(shape(false, 3), &screens, on), current);
        let alone = |screen| WindowMode::Fullscreen(at(screen), VideoModeSelection::Current);
        assert_eq!(mode(shape(true, 2), &screens, on), alone(screens[1]));
        assert_eq!(mode(shape(true, 0), &screens, on), alone(screens[0]));
        assert_eq!(mode(shape(true, 2), &screens[..1], on), alone(screens[0]), "it was unplugged");
        assert_eq!(mode(shape(true, 1), &[], None), current, "a system that names no screens");
    }

    /// A screen of 1366×768 pixels at this place.
    fn monitor(physical_position: IVec2) -> Monitor {
        Monitor {
            name: None,
            physical_width: 1366,
            physical_height: 768,
            physical_position,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn screens_are_numbered_as_they_stand_whichever_was_plugged_in_last() {
        let places = [[-1366, 0], [0, -768], [0, 0], [1366, 0]].map(IVec2::from);
        for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 3, 0, 1]] {
            let mut world = World::new();
            for place in order {
                world.spawn(monitor(places[place]));
            }
            let mut screens = world.query::<(Entity, &Monitor)>();
            let numbered = in_order(screens.iter(&world)).into_iter().map(|(_, monitor)| monitor.physical_position);
            assert_eq!(numbered.collect::<Vec<_>>(), places, "{order:?}");
        }
    }

    #[test]
    fn a_window_that_fits_stays_and_one_that_does_not_shrinks() {
        assert_eq!(fitting([1280, 720], [1280, 720]), [1280, 720]);
        assert_eq!(fitting([1600, 900], [1366, 768]), [1280, 720]);
        assert_eq!(fitting([1600, 900], [800, 480]), [800, 480]);
    }

    /// The settings with their file, a window and the trial, without anything drawn; a frame takes a quarter of a
    /// second.
    fn app(folder: &std::path::Path) -> App {
        let file = folder.join("settings.toml");
        let mut settings = Settings::default();
        settings.save(&file).expect("settings can be stored");
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(250)))
            .insert_resource(Preferences::new(settings, Some(file)))
            .insert_resource(LocalisedText::new(Language::English))
            .init_resource::<WindowTrial>()
            .init_resource::<Overlays>()
            .init_resource::<Notices>()
            .add_plugins(crate::ui::apply_settings::storing)
            .add_systems(Update, (count_down, fit_at_start));
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        app.update();
        app
    }

    /// Enlarges the window as the settings screen does, which opens the question.
    fn enlarge(app: &mut App) {
        let world = app.world_mut();
        let before = WindowShape::from_settings(world.resource::<Preferences>());
        WindowShape::windowed([1600, 900]).write_to(&mut world.resource_mut::<Preferences>());
        world.resource_mut::<WindowTrial>().begin(before);
        world.resource_mut::<Overlays>().open(Overlay::KeepWindow);
    }

    /// Draws the question in a few frames, and presses one of its answers in the last.
    fn answer(app: &mut App, name: &str) {
        let context = EguiContext::default().get_mut().clone();
        theme::apply_style(&context);
        let mut owner = app.world_mut().spawn((EguiContext::default(), PrimaryEguiContext));
        *owner.get_mut::<EguiContext>().expect("it was spawned with one").get_mut() = context.clone();
        let owner = owner.id();
        app.init_resource::<EguiUserTextures>();
        for frame in 0..4 {
            surface::focus(&context, name);
            let presses = if frame == 3 { vec![(Command::Confirm, false)] } else { Vec::new() };
            frame_commands::hear(
                &context,
                frame_commands::FrameCommands { presses, ..frame_commands::FrameCommands::default() },
            );
            context.begin_pass(RawInput { focused: true, ..RawInput::default() });
            let drawn: Result = app.world_mut().run_system_once(draw).expect("its resources are there");
            drawn.expect("there is a context");
            let _ = context.end_pass();
        }
        app.world_mut().despawn(owner);
    }

    fn width(app: &App) -> u32 {
        app.world().resource::<Preferences>().window.width
    }

    fn stored_width(app: &App, folder: &std::path::Path) -> u32 {
        app.world().resource::<holochess_session::BackgroundWriter>().finish();
        Settings::peek(&folder.join("settings.toml")).window.width
    }

    #[test]
    fn without_an_answer_the_window_is_as_before_after_ten_seconds() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut app = app(folder.path());
        enlarge(&mut app);
        for _ in 0..39 {
            app.update();
            assert_eq!(stored_width(&app, folder.path()), 1280, "the file keeps what was before");
        }
        assert_eq!(width(&app), 1600, "a quarter of a second is left");
        app.update();
        assert_eq!(width(&app), 1280);
        assert!(app.world().resource::<Overlays>().is_empty());
        let mut windows = app.world_mut().query::<&Window>();
        let window = windows.single(app.world()).expect("one window");
        assert!((window.width() - 1280.0).abs() < 0.5 && (window.height() - 720.0).abs() < 0.5);
    }

    #[test]
    fn a_change_that_is_confirmed_stays_and_is_stored() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut app = app(folder.path());
        enlarge(&mut app);
        app.update();
        assert_eq!(stored_width(&app, folder.path()), 1280, "not before it is confirmed");
        answer(&mut app, "window.yes");
        for _ in 0..80 {
            app.update();
        }
        assert_eq!((width(&app), stored_width(&app, folder.path())), (1600, 1600));
        assert!(app.world().resource::<Overlays>().is_empty());
        // The other answer, at once.
        enlarge(&mut app);
        WindowShape::windowed([1920, 1080]).write_to(&mut app.world_mut().resource_mut::<Preferences>());
        app.update();
        answer(&mut app, "window.no");
        app.update();
        assert_eq!((width(&app), stored_width(&app, folder.path())), (1600, 1600));
    }

    #[test]
    fn a_window_larger_than_its_screen_is_made_to_fit_at_the_start() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let mut app = app(folder.path());
        let mut windows = app.world_mut().query::<&mut Window>();
        resize(&mut windows.single_mut(app.world_mut()).expect("one window"), [1600, 900]);
        app.world_mut().spawn((monitor(IVec2::ZERO), PrimaryMonitor));
        app.update();
        let mut windows = app.world_mut().query::<&Window>();
        let size = windows.single(app.world()).expect("one window").size();
        assert_eq!(size, Vec2::new(1280.0, 720.0));
    }
}
