//! Sound: single sounds for events, the table's hum, and music that follows the match.
//!
//! All of it is optional: without a sound device, an audio plugin (pictures, tests) or a file, requests are read and ignored.

mod bed;
mod hearing;
mod id;
mod play_sound;
mod stereo;
mod track;
mod voice;
mod volumes;

use bevy::{
    audio::{AddAudioSource, AudioPlugin},
    prelude::*,
};

pub use bed::Stakes;
pub use hearing::{Gains, Hearing};
pub use id::{Bus, SoundId};
pub use play_sound::{PlaySound, SoundSystems};
pub use track::{HeardSound, RATE, SoundTrack};
pub use voice::Voice;
pub use volumes::Volumes;

/// Whether a sound device may exist. Opening one on a machine without any makes its sound library print many complaints; for
/// such a machine Bevy's audio plugin is left out.
pub fn a_device_may_exist() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    let cards = std::fs::read_to_string("/proc/asound/cards").unwrap_or_default();
    let card = cards.lines().any(|line| line.trim_start().starts_with(|first: char| first.is_ascii_digit()));
    let server = std::env::var_os("PULSE_SERVER").is_some()
        || std::env::var_os("XDG_RUNTIME_DIR").is_some_and(|folder| {
            let folder = std::path::PathBuf::from(folder);
            folder.join("pulse/native").exists() || folder.join("pipewire-0").exists()
        });
    card || server
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<PlaySound>().add_message::<Voice>().init_resource::<Volumes>();
    app.init_resource::<Hearing>().init_resource::<Stakes>();
    app.add_systems(
        PostUpdate,
        track::hear.after(TransformSystems::Propagate).after(SoundSystems).run_if(resource_exists::<SoundTrack>),
    );
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_audio_source::<stereo::StereoSound>().add_plugins((voice::plugin, bed::plugin));
    }
}

#[cfg(test)]
mod tests {
    use std::{
        thread::sleep,
        time::{Duration, Instant},
    };

    use super::*;
    use crate::MainCamera;

    /// The gains of the voices that sound, the one without a place first.
    fn gains(app: &mut App) -> Vec<Gains> {
        let world = app.world_mut();
        let mut voices = world.query_filtered::<&voice::PlayingVoice, With<AudioPlayer<stereo::StereoSound>>>();
        let mut voices: Vec<&voice::PlayingVoice> = voices.iter(world).collect();
        voices.sort_by_key(|voice| voice.has_a_place());
        voices.into_iter().map(voice::PlayingVoice::gains).collect()
    }

    #[test]
    fn sounds_with_a_place_and_without_one_are_played_and_follow_the_settings() {
        let file_path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets").to_owned();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }, AudioPlugin::default(), plugin));
        app.world_mut().spawn((MainCamera, Transform::default(), GlobalTransform::default()));
        // Far enough that distance counts; the camera looks along −Z.
        for at in [None, Some(Vec3::new(4.0, 0.0, -4.0))] {
            app.world_mut().write_message(PlaySound { id: SoundId::Thud, at });
        }
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(20) {
            app.update();
            if gains(&mut app).len() == 2 {
                break;
            }
            sleep(Duration::from_millis(5));
        }
        let [recorded, placed] = gains(&mut app)[..] else { panic!("two voices") };
        assert_eq!(recorded, Gains([[1.0, 0.0], [0.0, 1.0]]));
        assert!(placed.0[1][0] > 1.05 * placed.0[0][0] && placed.0[0][0] > 0.0, "from the right: {placed:?}");
        // Changes apply to sounds that are already playing.
        *app.world_mut().resource_mut::<Hearing>() = Hearing { mono: true, balance: 0.0 };
        app.update();
        for Gains([left, right]) in gains(&mut app) {
            assert_eq!(Gains([left, left]), Gains([left, right]));
        }
        *app.world_mut().resource_mut::<Hearing>() = Hearing { mono: true, balance: 1.0 };
        app.update();
        for Gains([left, right]) in gains(&mut app) {
            assert!(left.iter().all(|gain| gain.abs() < f32::EPSILON) && right.iter().all(|gain| *gain > 0.0));
        }
    }

    #[test]
    fn music_follows_the_settings() {
        let file_path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets").to_owned();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }, AudioPlugin::default(), plugin));
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_mins(20) {
            app.update();
            if bed::gains(app.world_mut()).len() == 4 {
                break;
            }
            sleep(Duration::from_millis(5));
        }
        assert_eq!(bed::gains(app.world_mut()), [Gains([[1.0, 0.0], [0.0, 1.0]]); 4]);
        *app.world_mut().resource_mut::<Hearing>() = Hearing { mono: true, balance: -1.0 };
        app.update();
        assert_eq!(bed::gains(app.world_mut()), [Gains([[0.5, 0.5], [0.0, 0.0]]); 4]);
    }

    #[test]
    fn volumes_multiply_and_silence_is_silent() {
        let mut volumes = Volumes { master: 0.5, effects: 1.0, voices: 0.5, music: 0.0, muted: false };
        assert!((volumes.factor_of(Bus::Effects) - 0.25).abs() < 1e-6);
        assert!((volumes.factor_of(Bus::Voices) - 0.0625).abs() < 1e-6);
        assert!(volumes.factor_of(Bus::Music).abs() < 1e-6);
        volumes.muted = true;
        assert!(volumes.factor_of(Bus::Effects).abs() < 1e-6);
    }
}
