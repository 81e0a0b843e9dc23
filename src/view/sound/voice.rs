//! Single sounds: requested, played once, removed.

use std::collections::HashMap;

use bevy::{audio::Volume, prelude::*};

use super::{Bus, NEARNESS, PlaySound, SoundId, SoundSystems, Volumes};
use crate::platform::IS_BROWSER;

/// Request: play this file once with this volume and pitch.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Voice {
    /// A file of assets/sounds, without folder and ending.
    pub file: String,
    /// Volume; 1 as recorded.
    pub gain: f32,
    /// Pitch and speed; 1 as recorded.
    pub pitch: f32,
    /// Its volume setting.
    pub bus: Bus,
    /// Its place at the table.
    pub at: Option<Vec3>,
}

/// The greatest number of voices at a time; more would be noise.
const MOST: usize = 24;
/// A voice that still exists after so many seconds has no device to play on and is removed.
const LONGEST: f32 = 8.0;
/// The random variation of the pitch of repeated sounds, so that no two are alike.
const STRAY: f32 = 0.03;

/// A playing voice: its own volume, its age.
#[derive(Component)]
pub(super) struct Sounding {
    gain: f32,
    bus: Bus,
    age: f32,
}

/// All sound files requested so far, kept loaded; and a counter that varies repeated sounds.
#[derive(Resource, Default)]
struct Shelf {
    files: HashMap<String, Handle<AudioSource>>,
    drawn: u32,
}

impl Shelf {
    fn handle(&mut self, server: &AssetServer, file: &str) -> Handle<AudioSource> {
        if let Some(handle) = self.files.get(file) {
            return handle.clone();
        }
        let handle = server.load(format!("sounds/{file}.ogg"));
        self.files.insert(file.to_owned(), handle.clone());
        handle
    }

    /// The next number of a sequence between 0 and 1.
    fn draw(&mut self) -> f32 {
        self.drawn = self.drawn.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        (self.drawn >> 8) as f32 / (1_u32 << 24) as f32
    }
}

fn load_ahead(server: Res<AssetServer>, mut shelf: ResMut<Shelf>) {
    for file in SoundId::all().flat_map(|id| id.files().iter().copied()) {
        shelf.handle(&server, file);
    }
}

/// Turns sounds by meaning into voices: one of their files, with a varied pitch.
fn draw_files(mut requests: MessageReader<PlaySound>, mut shelf: ResMut<Shelf>, mut voices: MessageWriter<Voice>) {
    for PlaySound { id, at } in requests.read() {
        let files = id.files();
        let file = files[((shelf.draw() * files.len() as f32) as usize).min(files.len() - 1)];
        let pitch = 1.0 + STRAY * (shelf.draw() * 2.0 - 1.0);
        voices.write(Voice { file: file.to_owned(), gain: 1.0, pitch, bus: Bus::Effects, at: *at });
    }
}

fn speak(
    mut commands: Commands,
    mut requests: MessageReader<Voice>,
    mut shelf: ResMut<Shelf>,
    server: Res<AssetServer>,
    volumes: Res<Volumes>,
    sounding: Query<(), With<Sounding>>,
) {
    let mut room = MOST.saturating_sub(sounding.iter().len());
    for voice in requests.read() {
        if room == 0 {
            continue;
        }
        room -= 1;
        let handle = shelf.handle(&server, &voice.file);
        let playback = PlaybackSettings::DESPAWN
            .with_volume(Volume::Linear(voice.gain * volumes.of(voice.bus)))
            .with_speed(voice.pitch)
            .with_spatial(voice.at.is_some())
            .with_spatial_scale(bevy::audio::SpatialScale::new(NEARNESS));
        commands.spawn((
            Name::new(format!("sound {}", voice.file)),
            AudioPlayer(handle),
            playback,
            Transform::from_translation(voice.at.unwrap_or_default()),
            Sounding { gain: voice.gain, bus: voice.bus, age: 0.0 },
        ));
    }
}

/// Applies changed settings to playing voices, and removes voices that cannot be heard.
fn attend(
    mut commands: Commands,
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    mut voices: Query<(Entity, &mut Sounding, Option<AnyOf<(&mut AudioSink, &mut SpatialAudioSink)>>)>,
) {
    for (entity, mut voice, sink) in &mut voices {
        voice.age += time.delta_secs();
        match sink {
            Some((flat, spatial)) if volumes.is_changed() => {
                let volume = Volume::Linear(voice.gain * volumes.of(voice.bus));
                if let Some(mut sink) = flat {
                    sink.set_volume(volume);
                }
                if let Some(mut sink) = spatial {
                    sink.set_volume(volume);
                }
            }
            None if voice.age > LONGEST => commands.entity(entity).despawn(),
            _ => {}
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Shelf>()
        // In a browser each is fetched when it is first wanted.
        .add_systems(Startup, load_ahead.run_if(|| !IS_BROWSER))
        .add_systems(PostUpdate, (draw_files, speak).chain().in_set(SoundSystems))
        // After the engine's own audio systems.
        .add_systems(Last, attend);
}
