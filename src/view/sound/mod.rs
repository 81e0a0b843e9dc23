//! What is heard: voices for what happens, the table's hum, and a bed of music that follows the match.
//!
//! Everything here is optional. Where there is no sound device, no audio plugin (pictures, tests) or no file, the same
//! messages are taken and nothing comes of them.

mod bed;
mod id;
mod voice;

use bevy::{audio::AudioPlugin, prelude::*};

use super::MainCamera;

pub use bed::Stakes;
pub use id::{Bus, SoundId};
pub use voice::Voice;

/// Where sounds that were asked for begin, in `PostUpdate`: whoever asks does so earlier.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SoundSystems;

/// Request: this is to be heard, as it is meant.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// What.
    pub id: SoundId,
    /// Where at the table; nowhere for what belongs to the interface.
    pub at: Option<Vec3>,
}

impl PlaySound {
    /// A sound without a place.
    pub const fn of(id: SoundId) -> Self {
        Self { id, at: None }
    }
}

/// How far two ears are apart that hear a table of radius 1, and how much nearer than in the picture it sounds: from where
/// players sit nothing is fainter than it is meant.
const EARS: f32 = 0.3;
const NEARNESS: f32 = 0.36;

/// The camera has ears.
fn listen(mut commands: Commands, cameras: Query<Entity, Added<MainCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(SpatialListener::new(EARS));
    }
}

/// How loud everything is; follows the settings and takes effect at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// Over everything, 0 to 1.
    pub master: f32,
    /// What happens at the table and in the interface, 0 to 1.
    pub effects: f32,
    /// The creatures' voices, 0 to 1.
    pub voices: f32,
    /// The bed of music, 0 (off) to 1.
    pub music: f32,
    /// Nothing is heard.
    pub muted: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 0.8, effects: 1.0, voices: 1.0, music: 0.6, muted: false }
    }
}

impl Volumes {
    /// The factor for sounds of a bus. Sliders are heard as even steps when loudness goes with their square.
    pub fn of(&self, bus: Bus) -> f32 {
        let share = match bus {
            Bus::Effects => self.effects,
            Bus::Voices => self.voices,
            Bus::Music => self.music,
        };
        if self.muted { 0.0 } else { (self.master * share).clamp(0.0, 1.0).powi(2) }
    }
}

/// Whether there may be something to hear with. Asking a machine without any sound card to open one makes its sound
/// library complain at length; an app for such a machine leaves Bevy's audio plugin out.
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
    app.add_message::<PlaySound>().add_message::<Voice>().init_resource::<Volumes>().init_resource::<Stakes>();
    if app.is_plugin_added::<AudioPlugin>() {
        app.add_plugins((voice::plugin, bed::plugin)).add_systems(PreUpdate, listen);
    }
}

#[cfg(test)]
mod tests {
    use bevy::audio::AudioSource;

    use super::*;

    #[test]
    fn sounds_with_a_place_and_without_one_are_taken_up_by_the_engine() {
        let file_path = concat!(env!("CARGO_MANIFEST_DIR"), "/assets").to_owned();
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin { file_path, ..default() }, AudioPlugin::default(), plugin));
        app.world_mut().spawn((MainCamera, Transform::default(), GlobalTransform::default()));
        for at in [None, Some(Vec3::X)] {
            app.world_mut().write_message(PlaySound { id: SoundId::Thud, at });
        }
        app.update();
        // Volumes are followed by what sounds already.
        app.world_mut().resource_mut::<Volumes>().voices = 0.5;
        app.update();
        let world = app.world_mut();
        assert_eq!(world.query::<&SpatialListener>().iter(world).count(), 1);
        // The bed of music may have begun by then, by how fast its files were read: only voices are looked at.
        let mut voices =
            world.query_filtered::<&PlaybackSettings, (With<AudioPlayer<AudioSource>>, With<voice::Sounding>)>();
        let mut placed: Vec<bool> = voices.iter(world).map(|playback| playback.spatial).collect();
        placed.sort_unstable();
        assert_eq!(placed, [false, true]);
    }

    #[test]
    fn volumes_multiply_and_silence_is_silent() {
        let mut volumes = Volumes { master: 0.5, effects: 1.0, voices: 0.5, music: 0.0, muted: false };
        assert!((volumes.of(Bus::Effects) - 0.25).abs() < 1e-6);
        assert!((volumes.of(Bus::Voices) - 0.0625).abs() < 1e-6);
        assert!(volumes.of(Bus::Music).abs() < 1e-6);
        volumes.muted = true;
        assert!(volumes.of(Bus::Effects).abs() < 1e-6);
    }
}
