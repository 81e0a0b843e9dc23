//! How often pictures are drawn: as many a second as the settings allow, and few while the window is in the background.

use std::time::Duration;

use bevy::{
    prelude::*,
    window::{WindowFocused, WindowOccluded, WindowResized},
    winit::{UpdateMode, WinitSettings},
};

use super::{apply_settings, preferences::Preferences, systems::UiSystems};
use holochess_platform::{
    IS_BROWSER,
    clock::{self, Instant},
};
use holochess_session::{Director, DisplayedBoard, Match, SessionSystems};

/// Time between two pictures of a window in the background while something happens there.
const LIVELY: Duration = Duration::from_millis(66);
/// The same while nothing does.
const STILL: Duration = Duration::from_secs(2);

/// The longest time for which a window in the background shows the same picture: after it, one is drawn in any case.
const REDRAWN: Duration = Duration::from_mins(1);

/// Draws nothing until this time is over, or the window comes to the front.
///
/// Does not react to window or user events: an animated interface requests a redraw each frame, which arrives as such
/// an event and would keep the loop running.
const fn resting(wait: Duration) -> UpdateMode {
    UpdateMode::Reactive {
        wait,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: false,
    }
}

/// Whether the table changes without a person's input: a scene is shown, or a computer player is to choose.
fn is_lively(director: &Director, game: Option<&Match>) -> bool {
    let waits = game.is_none_or(|game| game.human_to_choose().is_some() || game.is_over());
    director.is_busy() || !waits
}

/// Whether the window is in front.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Place {
    /// It has not come to the front yet: it is still being opened.
    #[default]
    Opening,
    /// It is in front.
    Front,
    /// Another window is in front.
    Behind,
}

/// Updates [`Place`] when the window comes to the front or leaves it.
fn follow_focus(mut focus: MessageReader<WindowFocused>, mut place: ResMut<Place>) {
    if let Some(change) = focus.read().last() {
        let now = match (change.focused, *place) {
            (true, _) => Place::Front,
            (false, Place::Opening) => Place::Opening,
            (false, _) => Place::Behind,
        };
        place.set_if_neq(now);
    }
}

/// Draws a window in the background rarely. Nothing is lost by that: what happens is shown later, and music plays on. A
/// window that has not come to the front yet is drawn as if it were there.
fn rest_behind(
    place: Res<Place>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    winit: Option<ResMut<WinitSettings>>,
) {
    let Some(mut winit) = winit else { return };
    let wanted = if *place == Place::Opening {
        UpdateMode::Continuous
    } else if is_lively(&director, game.as_deref()) {
        resting(LIVELY)
    } else {
        resting(STILL)
    };
    if winit.unfocused_mode != wanted {
        winit.unfocused_mode = wanted;
    }
}

/// Cameras begin and end to rest here, in `Last`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct RestsCameras;

/// A camera that draws nothing while the window rests in the background.
#[derive(Component)]
struct Resting;

/// What lets cameras rest.
#[derive(Default)]
struct Rest {
    /// Whether the last frame had a reason to be drawn.
    had_reason: bool,
    /// Seconds since a frame was drawn.
    since: Duration,
    /// Whether nothing of the window can be seen.
    is_hidden: bool,
}

/// While the window is in the background and nothing happens at the table, no camera draws: the window keeps its last
/// picture. A frame is drawn when the board or the window's size changes, when the window is uncovered, and once in a
/// while; none while nothing of the window can be seen.
fn rest_cameras(
    mut commands: Commands,
    place: Res<Place>,
    time: Res<Time<Real>>,
    director: Res<Director>,
    game: Option<Res<Match>>,
    shown: Option<Res<DisplayedBoard>>,
    mut resizes: MessageReader<WindowResized>,
    mut covers: MessageReader<WindowOccluded>,
    mut cameras: Query<(Entity, &mut Camera, Has<Resting>)>,
    mut rest: Local<Rest>,
) {
    rest.since += time.delta();
    let mut changed = resizes.read().count() > 0 || shown.is_some_and(|shown| shown.is_changed());
    if let Some(cover) = covers.read().last() {
        rest.is_hidden = cover.occluded;
        changed = true;
    }
    let lively = is_lively(&director, game.as_deref());
    let is_due = changed || lively || rest.since >= REDRAWN;
    let has_reason = *place != Place::Behind || (is_due && !rest.is_hidden);
    // One more frame shows how it ended.
    let draws = has_reason || rest.had_reason;
    rest.had_reason = has_reason;
    if draws {
        rest.since = Duration::ZERO;
    }
    for (entity, mut camera, is_resting) in &mut cameras {
        if draws && is_resting {
            camera.is_active = true;
            commands.entity(entity).remove::<Resting>();
        } else if !draws && camera.is_active {
            camera.is_active = false;
            commands.entity(entity).insert(Resting);
        }
    }
}

/// The time that is left of a frame's share of a second.
fn rest(limit: u32, since_last: Duration) -> Option<Duration> {
    let frame = Duration::from_secs(1).checked_div(limit)?;
    frame.checked_sub(since_last).filter(|rest| !rest.is_zero())
}

/// Waits until the next picture is due.
fn keep_limit(preferences: Res<Preferences>, windows: Query<(), With<Window>>, mut last: Local<Option<Instant>>) {
    // A browser says itself when it wants the next picture.
    if windows.is_empty() || IS_BROWSER {
        return;
    }
    if let Some(rest) = last.and_then(|last| rest(preferences.window.frame_limit, last.elapsed())) {
        clock::sleep(rest);
    }
    *last = Some(Instant::now());
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Place>()
        .add_message::<WindowFocused>()
        .add_message::<WindowResized>()
        .add_message::<WindowOccluded>()
        .add_systems(Update, (follow_focus, rest_behind).chain().in_set(UiSystems::Settings))
        .add_systems(
            Last,
            (rest_cameras.in_set(RestsCameras), keep_limit)
                .chain()
                .after(apply_settings::save_settings)
                .after(SessionSystems),
        );
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use holochess_settings::Settings;

    #[test]
    fn a_window_that_was_in_front_rests_in_the_background_and_nothing_it_asks_itself_wakes_it() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Director>()
            .init_resource::<WinitSettings>()
            .init_resource::<Place>()
            .add_message::<WindowFocused>()
            .add_systems(Update, (follow_focus, rest_behind).chain());
        let mode = |app: &mut App| {
            app.update();
            app.world().resource::<WinitSettings>().unfocused_mode
        };
        assert_eq!(mode(&mut app), UpdateMode::Continuous, "it is still being opened");
        app.world_mut().write_message(WindowFocused { window: Entity::PLACEHOLDER, focused: true });
        let UpdateMode::Reactive { wait, react_to_device_events, react_to_user_events, react_to_window_events } =
            mode(&mut app)
        else {
            panic!("it rests")
        };
        assert_eq!(wait, STILL);
        assert!(!react_to_device_events && !react_to_user_events && !react_to_window_events);
    }

    #[test]
    fn no_camera_draws_in_the_background_but_for_what_changes_and_once_a_minute() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(2)))
            .init_resource::<Director>()
            .init_resource::<Place>()
            .add_message::<WindowFocused>()
            .add_message::<WindowResized>()
            .add_message::<WindowOccluded>()
            .add_systems(Last, (follow_focus, rest_cameras).chain());
        let camera = app.world_mut().spawn(Camera::default()).id();
        // One that another system has switched off stays off.
        let other = app.world_mut().spawn(Camera { is_active: false, ..default() }).id();
        let focus = |app: &mut App, focused: bool| {
            app.world_mut().write_message(WindowFocused { window: Entity::PLACEHOLDER, focused });
        };
        let frame = |app: &mut App| {
            app.update();
            let is_active = |camera| app.world().get::<Camera>(camera).is_some_and(|camera| camera.is_active);
            assert!(!is_active(other));
            is_active(camera)
        };
        focus(&mut app, false);
        assert!(frame(&mut app) && frame(&mut app) && frame(&mut app), "it is still being opened");
        focus(&mut app, true);
        assert!(frame(&mut app) && frame(&mut app));
        focus(&mut app, false);
        assert!(frame(&mut app), "one more, which shows how it ended");
        assert!(!frame(&mut app) && !frame(&mut app));
        app.world_mut().write_message(WindowResized { window: Entity::PLACEHOLDER, width: 800.0, height: 600.0 });
        assert!(frame(&mut app) && frame(&mut app) && !frame(&mut app), "a new size is drawn");
        let drawn = (0..60).filter(|_| frame(&mut app)).count();
        assert!((2..=8).contains(&drawn), "{drawn} frames in two minutes");
        let cover = |app: &mut App, occluded: bool| {
            app.world_mut().write_message(WindowOccluded { window: Entity::PLACEHOLDER, occluded });
        };
        cover(&mut app, true);
        let drawn = (0..60).filter(|_| frame(&mut app)).count();
        assert!(drawn <= 1, "{drawn} frames in two minutes in which nothing can be seen");
        cover(&mut app, false);
        assert!(frame(&mut app) && frame(&mut app) && !frame(&mut app), "what is uncovered is drawn");
        focus(&mut app, true);
        assert!(frame(&mut app), "at once");
    }

    #[test]
    fn a_frame_waits_for_what_is_left_of_its_time() {
        assert_eq!(rest(0, Duration::ZERO), None, "without a limit nothing waits");
        assert_eq!(rest(50, Duration::from_millis(5)), Some(Duration::from_millis(15)));
        assert_eq!(rest(50, Duration::from_millis(20)), None);
        assert_eq!(rest(50, Duration::from_secs(9)), None);
    }

    #[test]
    fn no_more_pictures_are_drawn_than_the_limit_says() {
        let mut settings = Settings::default();
        settings.window.frame_limit = 50;
        let mut app = App::new();
        app.add_plugins(MinimalPlugins).insert_resource(Preferences::new(settings, None)).add_systems(Last, keep_limit);
        app.world_mut().spawn(Window::default());
        app.update();
        let begun = Instant::now();
        for _ in 0..10 {
            app.update();
        }
        assert!(begun.elapsed() >= Duration::from_millis(195), "{:?} for ten of fifty a second", begun.elapsed());
    }
}
