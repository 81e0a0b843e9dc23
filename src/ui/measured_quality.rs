//! Automatic quality: what suits the kind of device that draws, or less where it turns out to be too slow for that.
//! Lowers the quality one step at a time while the window is in use, with a notice. Never raises it, so that it does
//! not oscillate.

use std::time::Duration;

use bevy::{prelude::*, window::PrimaryWindow};

use super::{
    graphics_loss,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::Overlays,
    preferences::Preferences,
    systems::UiSystems,
};
use holochess_settings::QualitySetting;
use holochess_view::Quality;

/// Frames that are left out after a change: pipelines are compiled, models arrive.
const SETTLING: usize = 90;
/// Frames of a measurement.
const MEASURED: usize = 60;
/// A frame that takes longer is too slow, if half of them do.
const SLOW: Duration = Duration::from_millis(45);
/// With a frame limit below this, frames are long because that is wanted.
const LEAST_LIMIT: u32 = 25;

/// The best quality that this machine draws fluently, as far as it was measured.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MeasuredQuality(Option<Quality>);

impl MeasuredQuality {
    /// The quality for a device that would have this one by its kind.
    pub fn at_most(self, by_kind: Quality) -> Quality {
        self.0.map_or(by_kind, |measured| measured.min(by_kind))
    }
}

/// The frames of the measurement that is being made.
#[derive(Debug, Default)]
pub(super) struct Frames {
    left_out: usize,
    taken: Vec<Duration>,
}

impl Frames {
    /// Takes a frame in; says at the end of a measurement whether they are too slow.
    fn take(&mut self, frame: Duration) -> Option<bool> {
        if self.left_out < SETTLING {
            self.left_out += 1;
            return None;
        }
        self.taken.push(frame);
        if self.taken.len() < MEASURED {
            return None;
        }
        self.taken.sort_unstable();
        let median = self.taken[MEASURED / 2];
        self.taken.clear();
        Some(median > SLOW)
    }
}

/// The next lower quality.
const fn lower(quality: Quality) -> Option<Quality> {
    match quality {
        Quality::High => Some(Quality::Medium),
        Quality::Medium => Some(Quality::Low),
        Quality::Low => None,
    }
}

/// Measures frames, and lowers [`Quality`] by one step with a notice where they take too long.
pub(super) fn measure_frame_rate(
    time: Res<Time<Real>>,
    preferences: Res<Preferences>,
    overlays: Res<Overlays>,
    windows: Query<&Window, With<PrimaryWindow>>,
    localised: Res<LocalisedText>,
    mut quality: ResMut<Quality>,
    mut measured: ResMut<MeasuredQuality>,
    mut notices: ResMut<Notices>,
    mut frames: Local<Frames>,
) {
    let is_automatic = preferences.graphics.quality == QualitySetting::Automatic;
    let is_limited = (1..LEAST_LIMIT).contains(&preferences.window.frame_limit);
    // What is behind other windows is drawn rarely; below a menu little moves.
    let is_seen = windows.single().is_ok_and(|window| window.focused && window.visible) && overlays.is_empty();
    if !is_automatic || is_limited || !is_seen {
        *frames = Frames::default();
        return;
    }
    if frames.take(time.delta()) == Some(true)
        && let Some(less) = lower(*quality)
    {
        measured.0 = Some(less);
        *quality = less;
        *frames = Frames::default();
        let id = match less {
            Quality::Low => "ui-quality-lowered-low",
            Quality::Medium | Quality::High => "ui-quality-lowered-medium",
        };
        notices.say(localised.text(id), Tone::Plain);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MeasuredQuality>()
        .add_systems(Update, measure_frame_rate.in_set(UiSystems::Notices).after(graphics_loss::announce_loss));
}

#[cfg(test)]
mod tests {
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use holochess_locale::Language;
    use holochess_settings::Settings;

    fn app(milliseconds: u64, setting: QualitySetting) -> App {
        let mut settings = Settings::default();
        settings.graphics.quality = setting;
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(milliseconds)))
            .insert_resource(Preferences::new(settings, None))
            .insert_resource(LocalisedText::new(Language::English))
            .insert_resource(Quality::High)
            .init_resource::<Overlays>()
            .init_resource::<Notices>()
            .init_resource::<MeasuredQuality>()
            .add_systems(Update, measure_frame_rate);
        app.world_mut().spawn((Window { focused: true, ..default() }, PrimaryWindow));
        app
    }

    fn quality_after(app: &mut App, frames: usize) -> Quality {
        for _ in 0..frames {
            app.update();
        }
        *app.world().resource::<Quality>()
    }

    #[test]
    fn a_machine_that_is_too_slow_gets_one_step_less_after_each_measurement() {
        let mut app = app(60, QualitySetting::Automatic);
        assert_eq!(quality_after(&mut app, SETTLING + MEASURED - 1), Quality::High);
        assert_eq!(quality_after(&mut app, 2), Quality::Medium);
        assert_eq!(app.world().resource::<Notices>().texts().count(), 1, "it is said");
        assert_eq!(quality_after(&mut app, SETTLING + MEASURED), Quality::Low);
        assert_eq!(quality_after(&mut app, 3 * (SETTLING + MEASURED)), Quality::Low);
        assert_eq!(app.world().resource::<MeasuredQuality>().at_most(Quality::High), Quality::Low);
    }

    #[test]
    fn a_fast_machine_and_a_chosen_quality_stay_as_they_are() {
        let frames = 4 * (SETTLING + MEASURED);
        assert_eq!(quality_after(&mut app(16, QualitySetting::Automatic), frames), Quality::High);
        assert_eq!(quality_after(&mut app(60, QualitySetting::High), frames), Quality::High);
        let mut limited = app(60, QualitySetting::Automatic);
        limited.world_mut().resource_mut::<Preferences>().window.frame_limit = 15;
        assert_eq!(quality_after(&mut limited, frames), Quality::High);
    }

    #[test]
    fn a_window_behind_others_says_nothing_about_the_machine() {
        let mut app = app(2000, QualitySetting::Automatic);
        let mut windows = app.world_mut().query::<&mut Window>();
        windows.single_mut(app.world_mut()).expect("one window").focused = false;
        assert_eq!(quality_after(&mut app, 4 * (SETTLING + MEASURED)), Quality::High);
    }
}
