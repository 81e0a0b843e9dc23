//! How often pictures are drawn: as many a second as the settings allow, and few while the window is in the background.

use std::{thread, time::Duration};

use bevy::{
    prelude::*,
    window::WindowFocused,
    winit::{UpdateMode, WinitSettings},
};

use super::{
    UiSystems,
    preferences::{self, Preferences},
};
use crate::{
    platform::{IS_BROWSER, clock::Instant},
    session::{Director, Match},
};

/// Time between two pictures of a window in the background while something happens there.
const LIVELY: Duration = Duration::from_millis(66);
/// The same while nothing does.
const STILL: Duration = Duration::from_secs(2);

/// Draws nothing until this time is over, or the window comes to the front.
///
/// Nothing else may wake it: while anything on the screen glows or fades, every picture asks for the next one, and the request
/// comes back as an event of the window and as one of the program's own, so that a window that hears either never rests.
const fn resting(wait: Duration) -> UpdateMode {
    UpdateMode::Reactive {
        wait,
        react_to_device_events: false,
        react_to_user_events: false,
        react_to_window_events: false,
    }
}

/// Whether something happens at the table without anybody doing it: a scene is shown, or a computer player is to choose.
fn is_lively(director: &Director, game: Option<&Match>) -> bool {
    let waits = game.is_none_or(|game| game.human_to_choose().is_some() || game.recorded().is_over());
    director.is_busy() || !waits
}

/// Draws a window in the background rarely. Nothing is lost by that: what happens is shown later, and music plays on. A window
/// that has not come to the front yet is drawn as if it were there: it is still being opened.
fn rest_behind(
    director: Res<Director>,
    game: Option<Res<Match>>,
    winit: Option<ResMut<WinitSettings>>,
    mut focus: MessageReader<WindowFocused>,
    mut was_in_front: Local<bool>,
) {
    *was_in_front |= focus.read().any(|change| change.focused);
    let Some(mut winit) = winit else { return };
    let wanted = if !*was_in_front {
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
        thread::sleep(rest);
    }
    *last = Some(Instant::now());
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowFocused>()
        .add_systems(Update, rest_behind.in_set(UiSystems::Settings))
        .add_systems(Last, keep_limit.after(preferences::store));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::Settings;

    #[test]
    fn a_window_that_was_in_front_rests_in_the_background_and_nothing_it_asks_itself_wakes_it() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .init_resource::<Director>()
            .init_resource::<WinitSettings>()
            .add_message::<WindowFocused>()
            .add_systems(Update, rest_behind);
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
