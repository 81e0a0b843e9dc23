//! What the settings say takes effect as soon as they change: they are copied to the resources that use them, and saved
//! for the next start.

use bevy::{
    prelude::*,
    render::renderer::RenderAdapterInfo,
    window::{PrimaryWindow, WindowMode, WindowResized},
};

use super::{
    controls::Controls,
    localised_text::LocalisedText,
    match_pace::PaceWishes,
    measured_quality::MeasuredQuality,
    notices::{Notices, Tone},
    preferences::Preferences,
    systems::UiSystems,
    window_shape::{self, WindowShape, WindowTrial},
};
use holochess_locale as locale;
use holochess_platform::storage::FileError;
use holochess_record::own_name;
use holochess_session::{BackgroundWriter, Pace, Pending, PersonRating, Scenes, SessionSystems};
use holochess_settings::{self as settings, Settings, controls::Command};
use holochess_view::{
    CameraWishes, Comfort, Intensity, OwnHues, Quality, ReducedMotion, ResolutionScale,
    sound::{Hearing, Volumes},
};

/// Saves all settings a moment after the last change, so that moving a slider does not write a hundred files.
#[derive(Resource, Debug, Default)]
pub(super) struct PendingSave {
    /// The seconds left until then.
    rest: Option<f32>,
    /// They are being written, as they were then.
    writing: Option<Pending<Result<Settings, FileError>>>,
}

/// Starts the wait before saving anew whenever [`Preferences`] change.
fn mark_settings_unsaved(preferences: Res<Preferences>, mut unsaved: ResMut<PendingSave>) {
    if !preferences.is_added() {
        unsaved.rest = Some(0.5);
    }
}

/// Writes changed settings in the background once the wait is over, and on this thread when the program ends.
pub(super) fn save_settings(
    time: Res<Time<Real>>,
    mut preferences: ResMut<Preferences>,
    mut unsaved: ResMut<PendingSave>,
    mut exits: MessageReader<AppExit>,
    trial: Res<WindowTrial>,
    localised: Res<LocalisedText>,
    writer: Res<BackgroundWriter>,
    mut notices: ResMut<Notices>,
) {
    let is_exit = exits.read().count() > 0;
    // Saving must not count as a change of the settings.
    let Preferences { settings, file } = preferences.bypass_change_detection();
    if is_exit && unsaved.writing.is_some() {
        writer.finish();
    }
    if let Some(saved) = unsaved.writing.as_ref().and_then(Pending::take) {
        unsaved.writing = None;
        match saved {
            Ok(saved) => settings.saved_as(&saved),
            Err(error) => {
                let why = localised.say(&locale::file_error(&error));
                notices.say(localised.with("ui-trouble-settings", "why", why), Tone::Alarm);
            }
        }
    }
    let is_writing = unsaved.writing.is_some();
    let Some(rest) = &mut unsaved.rest else { return };
    *rest -= time.delta_secs();
    // What has changed is what is not as it was saved last, which is known when that is done.
    if (*rest > 0.0 && !is_exit) || is_writing {
        return;
    }
    unsaved.rest = None;
    let Some(file) = file else { return };
    // A window size that is not confirmed yet is not saved: the next start uses the size before it.
    let tried = WindowShape::from_settings(settings);
    trial.before().unwrap_or(tried).write_to(settings);
    let (mut kept, file) = (settings.clone(), file.clone());
    tried.write_to(settings);
    let pending = writer.write(move || kept.save(&file).map(|()| kept));
    if is_exit {
        // The screen is gone, so a failure goes to the log.
        writer.finish();
        if let Some(Err(error)) = pending.take() {
            error!("the settings could not be saved: {error}");
        }
    } else {
        unsaved.writing = Some(pending);
    }
}

/// Copies the settings to the resources that use them.
fn apply_settings(
    preferences: Res<Preferences>,
    adapter: Option<Res<RenderAdapterInfo>>,
    measured: Option<Res<MeasuredQuality>>,
    mut pace: ResMut<PaceWishes>,
    mut quality: ResMut<Quality>,
    mut stillness: ResMut<ReducedMotion>,
    mut intensity: ResMut<Intensity>,
    mut comfort: ResMut<Comfort>,
    mut resolution: ResMut<ResolutionScale>,
    mut own_hues: ResMut<OwnHues>,
    mut volumes: ResMut<Volumes>,
    mut hearing: ResMut<Hearing>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let animation = &preferences.animation;
    // The view from above is the quiet one: scenes are played on the board, and nothing shakes or flickers.
    let from_above = preferences.access.from_above;
    let wanted = Pace {
        speed: animation.speed,
        computer: animation.computer_speed,
        scenes: if from_above { Scenes::Board } else { animation.scenes },
    };
    if pace.settings != wanted {
        pace.settings = wanted;
    }
    quality.set_if_neq(match preferences.graphics.quality {
        settings::QualitySetting::Automatic => {
            measured.map_or(MeasuredQuality::default(), |measured| *measured).for_adapter(adapter.as_deref())
        }
        settings::QualitySetting::Low => Quality::Low,
        settings::QualitySetting::Medium => Quality::Medium,
        settings::QualitySetting::High => Quality::High,
    });
    stillness.set_if_neq(ReducedMotion(animation.reduced_motion || from_above));
    intensity.set_if_neq(Intensity {
        shake: animation.shake,
        hit_stop: animation.hit_stop,
        slow_motion: animation.slow_motion,
    });
    let graphics = &preferences.graphics;
    resolution.set_if_neq(ResolutionScale(graphics.resolution_scale));
    comfort.set_if_neq(Comfort {
        brightness: graphics.brightness,
        flicker: graphics.flicker,
        scan_lines: graphics.scan_lines,
        glow: graphics.glow,
    });
    own_hues.set_if_neq(OwnHues(graphics.own_hues));
    let sound = &preferences.sound;
    volumes.set_if_neq(Volumes {
        master: sound.master,
        effects: sound.effects,
        voices: sound.voices,
        music: sound.music,
        muted: sound.muted,
    });
    hearing.set_if_neq(Hearing { mono: sound.mono, balance: sound.balance });
    for mut window in &mut windows {
        let present = window_shape::presented(&preferences.window);
        if window.present_mode != present {
            window.present_mode = present;
        }
    }
}

/// Stores the size of a window that was resized by its edge, for the next start.
fn remember_size(
    mut resized: MessageReader<WindowResized>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut preferences: ResMut<Preferences>,
) {
    let Some(last) = resized.read().last() else { return };
    let windowed = windows.get(last.window).is_ok_and(|window| window.mode == WindowMode::Windowed);
    let size = [last.width as u32, last.height as u32];
    if windowed && size != [preferences.window.width, preferences.window.height] && size[0] > 0 && size[1] > 0 {
        preferences.window.width = size[0];
        preferences.window.height = size[1];
    }
}

/// The person who plays is the first one of the settings.
fn name_the_person(preferences: Res<Preferences>, mut rating: ResMut<PersonRating>) {
    if rating.name() != own_name(preferences.person_name()) {
        rating.play_as(preferences.person_name());
    }
}

/// Switches full screen, the view from above, and sound by their commands.
fn handle_setting_keys(controls: Res<Controls>, mut preferences: ResMut<Preferences>) {
    if controls.pressed(Command::FullScreen) {
        preferences.window.fullscreen = !preferences.window.fullscreen;
    }
    if controls.pressed(Command::FromAbove) {
        preferences.access.from_above = !preferences.access.from_above;
    }
    if controls.pressed(Command::Mute) {
        preferences.sound.muted = !preferences.sound.muted;
    }
}

/// How fast and which way the camera goes when it is dragged, and whether it looks from straight above.
fn apply_camera_settings(preferences: Res<Preferences>, mut camera: ResMut<CameraWishes>) {
    let controls = &preferences.controls;
    let sign = |inverted: bool| if inverted { -1.0 } else { 1.0 };
    let look = Vec2::new(sign(controls.invert_x), sign(controls.invert_y)) * controls.look;
    if camera.look != look {
        camera.look = look;
    }
    if camera.from_above != preferences.access.from_above {
        camera.from_above = preferences.access.from_above;
    }
}

/// Adds the saving of settings to an app.
pub(super) fn storing(app: &mut App) {
    app.init_resource::<PendingSave>()
        .add_systems(Update, mark_settings_unsaved.in_set(UiSystems::Settings).run_if(resource_changed::<Preferences>))
        .init_resource::<BackgroundWriter>()
        .add_systems(Last, save_settings.before(SessionSystems));
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(storing).add_systems(
        Update,
        (
            handle_setting_keys,
            remember_size,
            apply_settings.run_if(resource_changed::<Preferences>),
            name_the_person.run_if(resource_changed::<Preferences>),
            apply_camera_settings.run_if(resource_changed::<Preferences>),
        )
            .chain()
            .in_set(UiSystems::Settings)
            .before(mark_settings_unsaved),
    );
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path, time::Duration};

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use holochess_locale::Language;
    use holochess_settings::controls::Input;

    /// What stores settings in this file; a frame takes a quarter of a second.
    fn storing_app(file: &Path) -> App {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(250)))
            .insert_resource(Preferences::new(Settings::load(file).0, Some(file.to_owned())))
            .insert_resource(LocalisedText::new(Language::English))
            .init_resource::<WindowTrial>()
            .init_resource::<Notices>()
            .add_plugins(storing);
        app.update();
        app
    }

    /// Changes something, and waits until it is stored.
    fn change(app: &mut App, change: impl FnOnce(&mut Settings)) {
        change(&mut app.world_mut().resource_mut::<Preferences>().settings);
        for _ in 0..6 {
            app.update();
            app.world().resource::<BackgroundWriter>().finish();
        }
    }

    #[test]
    fn what_is_changed_and_changed_back_in_one_sitting_is_stored_as_it_was() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("settings.toml");
        let mut app = storing_app(&file);
        let before = Settings::default();
        let hint = |settings: &mut Settings| {
            settings.controls.bindings.assign(Command::Hint, Input::named("9").expect("it is a key"));
        };
        change(&mut app, hint);
        assert!(!Settings::peek(&file).is_set_like(&before));
        change(&mut app, |settings| settings.controls.bindings.reset(Command::Hint));
        assert!(Settings::peek(&file).is_set_like(&before), "a key");
        change(&mut app, |settings| settings.help.danger = true);
        assert!(Settings::peek(&file).help.danger);
        // The last change is stored when the program ends, also while the one before is being written.
        app.world_mut().resource_mut::<Preferences>().settings.sound.muted = true;
        for _ in 0..3 {
            app.update();
        }
        let mut preferences = app.world_mut().resource_mut::<Preferences>();
        (preferences.help.danger, preferences.sound.muted) = (false, false);
        app.world_mut().write_message(AppExit::Success);
        app.update();
        assert!(Settings::peek(&file).is_set_like(&before), "{}", fs::read_to_string(&file).unwrap_or_default());
    }

    #[test]
    fn what_could_not_be_stored_is_stored_with_the_next_change() {
        let folder = tempfile::tempdir().expect("a folder for the test");
        let file = folder.path().join("home").join("settings.toml");
        fs::write(folder.path().join("home"), "a file in the place of the folder").expect("the folder is ours");
        let mut app = storing_app(&file);
        change(&mut app, |settings| settings.help.danger = true);
        assert!(!app.world().resource::<Notices>().is_empty(), "it is said");
        fs::remove_file(folder.path().join("home")).expect("it is there");
        change(&mut app, |settings| settings.sound.muted = true);
        let stored = Settings::peek(&file);
        assert!(stored.help.danger && stored.sound.muted);
    }

    #[test]
    fn the_view_from_above_films_nothing_and_is_still_whatever_else_is_set() {
        let mut settings = Settings::default();
        settings.animation.scenes = settings::Scenes::Full;
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .insert_resource(Preferences::new(settings, None))
            .init_resource::<PaceWishes>()
            .init_resource::<Quality>()
            .init_resource::<ReducedMotion>()
            .init_resource::<Intensity>()
            .init_resource::<Comfort>()
            .init_resource::<OwnHues>()
            .init_resource::<ResolutionScale>()
            .init_resource::<Volumes>()
            .init_resource::<Hearing>()
            .init_resource::<CameraWishes>()
            .add_systems(Update, (apply_settings, apply_camera_settings).run_if(resource_changed::<Preferences>));
        for (from_above, scenes) in [(false, Scenes::Full), (true, Scenes::Board), (false, Scenes::Full)] {
            app.world_mut().resource_mut::<Preferences>().access.from_above = from_above;
            app.update();
            let world = app.world();
            assert_eq!(world.resource::<PaceWishes>().pace().scenes, scenes);
            assert_eq!(world.resource::<ReducedMotion>().0, from_above);
            assert_eq!(world.resource::<CameraWishes>().from_above, from_above);
        }
    }
}
