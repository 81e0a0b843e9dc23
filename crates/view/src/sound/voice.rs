//! Single sounds: requested, played once, removed.

use std::collections::HashMap;

use bevy::{audio::Volume, prelude::*};

use super::{
    hearing::{Gains, Hearing, LiveGains, at_ears},
    id::{Bus, SoundId},
    play_sound::{PlaySound, SoundSystems},
    stereo::StereoSound,
    volumes::Volumes,
};
use crate::MainCamera;
use holochess_platform::IS_BROWSER;

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

/// A voice: its file, its own volume and pitch, its place, its age.
#[derive(Component)]
pub(super) struct PlayingVoice {
    file: Handle<AudioSource>,
    gain: f32,
    pitch: f32,
    bus: Bus,
    at: Option<Vec3>,
    age: f32,
    gains: LiveGains,
}

impl PlayingVoice {
    /// How loudly each ear is to hear it.
    fn wanted(at: Option<Vec3>, hearing: Hearing, camera: &GlobalTransform) -> Gains {
        hearing.gains(at.map(|at| at_ears(camera, at)))
    }
}

#[cfg(test)]
impl PlayingVoice {
    pub fn has_a_place(&self) -> bool {
        self.at.is_some()
    }

    pub fn gains(&self) -> Gains {
        self.gains.get()
    }
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
    hearing: Res<Hearing>,
    cameras: Query<&GlobalTransform, With<MainCamera>>,
    sounding: Query<(), With<PlayingVoice>>,
) {
    let mut room = MOST.saturating_sub(sounding.iter().len());
    let camera = cameras.iter().next().copied().unwrap_or_default();
    for Voice { file, gain, pitch, bus, at } in requests.read() {
        if room == 0 {
            continue;
        }
        room -= 1;
        commands.spawn((
            Name::new(format!("sound {file}")),
            PlayingVoice {
                file: shelf.handle(&server, file),
                gain: *gain,
                pitch: *pitch,
                bus: *bus,
                at: *at,
                age: 0.0,
                gains: LiveGains::new(PlayingVoice::wanted(*at, *hearing, &camera)),
            },
        ));
    }
}

/// Begins voices whose files are there.
fn begin(
    mut commands: Commands,
    volumes: Res<Volumes>,
    sources: Res<Assets<AudioSource>>,
    mut playing: ResMut<Assets<StereoSound>>,
    voices: Query<(Entity, &PlayingVoice), Without<AudioPlayer<StereoSound>>>,
) {
    for (entity, voice) in &voices {
        let Some(source) = sources.get(&voice.file).cloned() else { continue };
        let sound = StereoSound { source, gains: voice.gains.clone(), repeats: false };
        let playback = PlaybackSettings::DESPAWN
            .with_volume(Volume::Linear(voice.gain * volumes.factor_of(voice.bus)))
            .with_speed(voice.pitch);
        commands.entity(entity).insert((AudioPlayer(playing.add(sound)), playback));
    }
}

/// Applies changed settings and the camera's place to playing voices, and removes voices that cannot be heard.
fn attend(
    mut commands: Commands,
    time: Res<Time<Real>>,
    volumes: Res<Volumes>,
    hearing: Res<Hearing>,
    cameras: Query<&GlobalTransform, With<MainCamera>>,
    mut voices: Query<(Entity, &mut PlayingVoice, Option<&mut AudioSink>)>,
) {
    let camera = cameras.iter().next().copied().unwrap_or_default();
    for (entity, mut voice, sink) in &mut voices {
        voice.age += time.delta_secs();
        voice.gains.set(PlayingVoice::wanted(voice.at, *hearing, &camera));
        match sink {
            Some(mut sink) if volumes.is_changed() => {
                sink.set_volume(Volume::Linear(voice.gain * volumes.factor_of(voice.bus)));
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
        .add_systems(PostUpdate, (draw_files, speak, begin).chain().in_set(SoundSystems))
        // After the engine's own audio systems.
        .add_systems(Last, attend);
}
