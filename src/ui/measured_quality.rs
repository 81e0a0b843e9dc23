//! Automatic quality: what suits the kind of device that draws, less where it turns out to be too slow for that, more
//! where it has time to spare.
//!
//! While the window is in use its frames are measured. Quality changes one step at a time, with a notice, and never
//! while a scene is shown. A quality that has once been too slow is not tried again, so that nothing oscillates.

use std::time::Duration;

use bevy::{prelude::*, render::renderer::RenderAdapterInfo, window::PrimaryWindow};

use super::{
    graphics_loss,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
    overlay::Overlays,
    preferences::Preferences,
    systems::UiSystems,
};
use holochess_session::Director;
use holochess_settings::QualitySetting;
use holochess_view::Quality;

/// Frames that are left out after a change: pipelines are compiled, models arrive.
const SETTLING: usize = 90;
/// Frames of a measurement.
const MEASURED: usize = 60;
/// A quality is too slow if half of its frames take longer.
const SLOW: Duration = Duration::from_millis(45);
/// A quality that was raised is too slow if half of its frames take longer.
const SLOW_WHEN_RAISED: Duration = Duration::from_millis(22);
/// Half of the frames take at most this where a device has time to spare: sixty in a second.
const FLUENT: Duration = Duration::from_millis(18);
/// So many fluent measurements in a row, ten seconds of them, lead to the next quality.
const FLUENT_MEASUREMENTS: usize = 10;
/// With a frame limit below this, frames are long because that is wanted.
const LEAST_LIMIT: u32 = 25;

/// The best quality that this machine draws fluently, as far as it was measured.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MeasuredQuality(Option<Quality>);

impl MeasuredQuality {
    /// The quality for a device: the measured one, or else what suits its kind.
    pub fn for_adapter(self, adapter: Option<&RenderAdapterInfo>) -> Quality {
        let by_kind = adapter.map_or(Quality::default(), Quality::for_adapter);
        self.0.map_or(by_kind, |measured| measured.min(most_of(adapter)))
    }
}

/// The best quality that is tried on a device.
fn most_of(adapter: Option<&RenderAdapterInfo>) -> Quality {
    adapter.map_or(Quality::High, Quality::most_for_adapter)
}

/// The measurement that is being made, and what the ones before it have shown.
#[derive(Debug)]
pub(super) struct Meter {
    left_out: usize,
    taken: Vec<Duration>,
    /// Fluent measurements in a row.
    fluent: usize,
    /// Whether the quality was raised since the last measurement.
    is_raised: bool,
    /// The best quality that was not too slow.
    most: Quality,
    /// The quality that is set when the scene is over.
    wanted: Option<Quality>,
}

impl Default for Meter {
    fn default() -> Self {
        let (left_out, fluent) = (0, 0);
        Self { left_out, taken: Vec::new(), fluent, is_raised: false, most: Quality::High, wanted: None }
    }
}

impl Meter {
    /// Begins the measurement anew.
    fn restart(&mut self) {
        (self.left_out, self.fluent, self.wanted) = (0, 0, None);
        self.taken.clear();
    }

    /// Takes a frame in; returns the median at the end of a measurement.
    fn take(&mut self, frame: Duration) -> Option<Duration> {
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
        Some(median)
    }

    /// The next quality after a measurement of this one, if it should change; `most` is the best for the device.
    fn judge(&mut self, median: Duration, now: Quality, most: Quality) -> Option<Quality> {
        let was_raised = std::mem::take(&mut self.is_raised);
        if median > SLOW || (was_raised && median > SLOW_WHEN_RAISED) {
            self.fluent = 0;
            let less = lower(now)?;
            self.most = less;
            return Some(less);
        }
        self.fluent = if median <= FLUENT { self.fluent + 1 } else { 0 };
        if self.fluent < FLUENT_MEASUREMENTS {
            return None;
        }
        self.fluent = 0;
        let more = higher(now).filter(|more| *more <= self.most.min(most))?;
        self.is_raised = true;
        Some(more)
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

/// The next higher quality.
const fn higher(quality: Quality) -> Option<Quality> {
    match quality {
        Quality::Low => Some(Quality::Medium),
        Quality::Medium => Some(Quality::High),
        Quality::High => None,
    }
}

/// What is said of a change of quality.
const fn notice_id(before: Quality, now: Quality) -> &'static str {
    match (before, now) {
        (_, Quality::Low) => "ui-quality-lowered-low",
        (Quality::Low, _) => "ui-quality-raised-medium",
        (_, Quality::Medium) => "ui-quality-lowered-medium",
        (_, Quality::High) => "ui-quality-raised-high",
    }
}

/// Measures frames, and changes [`Quality`] by one step with a notice where they take too long or leave time to spare.
pub(super) fn measure_frame_rate(
    time: Res<Time<Real>>,
    preferences: Res<Preferences>,
    overlays: Res<Overlays>,
    windows: Query<&Window, With<PrimaryWindow>>,
    adapter: Option<Res<RenderAdapterInfo>>,
    director: Res<Director>,
    localised: Res<LocalisedText>,
    mut quality: ResMut<Quality>,
    mut measured: ResMut<MeasuredQuality>,
    mut notices: ResMut<Notices>,
    mut meter: Local<Meter>,
) {
    let is_automatic = preferences.graphics.quality == QualitySetting::Automatic;
    let is_limited = (1..LEAST_LIMIT).contains(&preferences.window.frame_limit);
    // What is behind other windows is drawn rarely; below a menu little moves.
    let is_seen = windows.single().is_ok_and(|window| window.focused && window.visible) && overlays.is_empty();
    if !is_automatic || is_limited || !is_seen {
        meter.restart();
        return;
    }
    if let Some(median) = meter.take(time.delta())
        && meter.wanted.is_none()
    {
        meter.wanted = meter.judge(median, *quality, most_of(adapter.as_deref()));
    }
    // A scene is not interrupted by shaders that are compiled.
    if let Some(wanted) = meter.wanted.filter(|_| !director.is_busy()) {
        notices.say(localised.text(notice_id(*quality, wanted)), Tone::Plain);
        measured.0 = Some(wanted);
        *quality = wanted;
        meter.restart();
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
            .init_resource::<Director>()
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
        assert_eq!(app.world().resource::<MeasuredQuality>().for_adapter(None), Quality::Low);
    }

    #[test]
    fn a_quality_is_raised_where_frames_are_fluent_and_kept_only_if_they_stay_so() {
        let frames = SETTLING + FLUENT_MEASUREMENTS * MEASURED;
        let mut app = app(16, QualitySetting::Automatic);
        *app.world_mut().resource_mut::<Quality>() = Quality::Low;
        assert_eq!(quality_after(&mut app, frames - 1), Quality::Low);
        assert_eq!(quality_after(&mut app, 2), Quality::Medium);
        assert_eq!(quality_after(&mut app, frames), Quality::High);
        // The last step was too much: it is taken back and not tried again.
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(30)));
        assert_eq!(quality_after(&mut app, SETTLING + MEASURED), Quality::Medium);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
        assert_eq!(quality_after(&mut app, 3 * frames), Quality::Medium);
        assert_eq!(app.world().resource::<Notices>().texts().count(), 1, "the last change is said");
    }

    #[test]
    fn no_device_gets_more_than_it_may_have() {
        let mut meter = Meter::default();
        let judge = |meter: &mut Meter, most| {
            (0..FLUENT_MEASUREMENTS).filter_map(|_| meter.judge(FLUENT, Quality::Low, most)).last()
        };
        assert_eq!(judge(&mut meter, Quality::Low), None, "the processor draws");
        assert_eq!(judge(&mut meter, Quality::High), Some(Quality::Medium));
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
