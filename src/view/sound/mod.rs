//! Sound: single sounds for events, the table's hum, and music that follows the match.
//!
//! All of it is optional: without a sound device, an audio plugin (pictures, tests) or a file, requests are read and ignored.

mod bed;
mod id;
mod track;
mod voice;

use bevy::{audio::AudioPlugin, prelude::*};

use super::MainCamera;

pub use bed::Stakes;
pub use id::{Bus, SoundId};
pub use track::{Heard, RATE, SoundTrack};
pub use voice::Voice;

/// The set in `PostUpdate` in which requested sounds start; requests are written earlier.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SoundSystems;

/// Request: play this sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// The sound.
    pub id: SoundId,
    /// Its place at the table; `None` for sounds of the interface.
    pub at: Option<Vec3>,
}

impl PlaySound {
    /// A sound without a place.
    pub const fn of(id: SoundId) -> Self {
        Self { id, at: None }
    }
}

/// The distance between the listener's ears, in table radii, and the factor by which sounds are closer than in the picture: at
/// the players' seats they have their full volume.
const EARS: f32 = 0.3;
const NEARNESS: f32 = 0.36;

/// Adds a listener to the camera.
fn listen(mut commands: Commands, cameras: Query<Entity, Added<MainCamera>>) {
    for camera in &cameras {
        commands.entity(camera).insert(SpatialListener::new(EARS));
    }
}

/// The volumes of the settings; changes take effect at once.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// Of everything, 0 to 1.
    pub master: f32,
    /// Of events at the table and of the interface, 0 to 1.
    pub effects: f32,
    /// Of the creatures' voices, 0 to 1.
    pub voices: f32,
    /// Of the music, 0 (off) to 1.
    pub music: f32,
    /// Whether all sound is off.
    pub muted: bool,
}

impl Default for Volumes {
    fn default() -> Self {
        Self { master: 0.8, effects: 1.0, voices: 1.0, music: 0.6, muted: false }
    }
}

impl Volumes {
    /// The volume factor of a bus: the square of the sliders' values, which makes equal steps sound equal.
    pub fn of(&self, bus: Bus) -> f32 {
        let share = match bus {
            Bus::Effects => self.effects,
            Bus::Voices => self.voices,
            Bus::Music => self.music,
        };
        if self.muted { 0.0 } else { (self.master * share).clamp(0.0, 1.0).powi(2) }
    }
}

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
    app.add_message::<PlaySound>().add_message::<Voice>().init_resource::<Volumes>().init_resource::<Stakes>();
    app.add_systems(
        PostUpdate,
        track::hear.after(TransformSystems::Propagate).after(SoundSystems).run_if(resource_exists::<SoundTrack>),
    );
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
        // A change of volume applies to sounds that are already playing.
        app.world_mut().resource_mut::<Volumes>().voices = 0.5;
        app.update();
        let world = app.world_mut();
        assert_eq!(world.query::<&SpatialListener>().iter(world).count(), 1);
        // The music may have started meanwhile, depending on how fast its files were read: only voices are checked.
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
