//! The sounds of a film: what was to be heard and when, mixed into stereo as the camera heard it. For scenes that are drawn faster or
//! slower than they run, where no sound device can play along. Mono and balance are of a person's ears and not in a film.

use std::{collections::HashMap, f32::consts::TAU};

use bevy::prelude::*;

use super::{hearing::at_ears, id::Bus, play_sound::PlaySound, voice::Voice, volumes::Volumes};
use crate::MainCamera;

/// Samples a second, for each ear.
pub const RATE: u32 = 44_100;
/// How much quieter everything is than its files, so that blows that meet are not cut off.
const HEADROOM: f32 = 0.7;

/// A sound as the camera heard it.
#[derive(Clone, Debug, PartialEq)]
pub struct HeardSound {
    /// A file of assets/sounds, without folder and ending.
    pub file: String,
    /// Seconds since the scene began.
    pub second: f32,
    /// Pitch and speed; 1 as recorded.
    pub pitch: f32,
    /// The volume at the left and at the right ear.
    pub ears: [f32; 2],
}

/// What was to be heard so far. While this resource is there, everything is noted.
#[derive(Resource, Clone, Debug, Default)]
pub struct SoundTrack {
    /// The sounds, in order.
    pub heard: Vec<HeardSound>,
    /// How many sounds by meaning were asked for: their files are taken in turn.
    asked: usize,
}

/// Notes what is to be heard.
pub(super) fn hear(
    mut requests: MessageReader<PlaySound>,
    mut voices: MessageReader<Voice>,
    volumes: Res<Volumes>,
    time: Res<Time<Real>>,
    cameras: Query<&GlobalTransform, With<MainCamera>>,
    mut track: ResMut<SoundTrack>,
) {
    let camera = cameras.iter().next().copied().unwrap_or_default();
    let second = time.elapsed_secs();
    let place = |at: Option<Vec3>| at.map_or([1.0; 2], |at| at_ears(&camera, at));
    for PlaySound { id, at } in requests.read() {
        let files = id.files();
        let file = files[track.asked % files.len()].to_owned();
        track.asked += 1;
        let gain = volumes.factor_of(Bus::Effects);
        track.heard.push(HeardSound { file, second, pitch: 1.0, ears: place(*at).map(|ear| ear * gain) });
    }
    for Voice { file, gain, pitch, bus, at } in voices.read() {
        let gain = gain * volumes.factor_of(*bus);
        let ears = place(*at).map(|ear| ear * gain);
        track.heard.push(HeardSound { file: file.clone(), second, pitch: *pitch, ears });
    }
}

impl SoundTrack {
    /// The files that are heard, each once.
    pub fn files(&self) -> Vec<&str> {
        let mut files: Vec<&str> = self.heard.iter().map(|heard| heard.file.as_str()).collect();
        files.sort_unstable();
        files.dedup();
        files
    }

    /// Mixes the sounds of a scene from one second to another: left and right in turn, from −1 to 1. `samples` are those of the
    /// files, one channel at [`RATE`]; a file that is not there is silent.
    pub fn mix(&self, from: f32, to: f32, samples: &HashMap<String, Vec<f32>>) -> Vec<f32> {
        let count = ((to - from).max(0.0) * RATE as f32).ceil() as usize;
        let mut mixed = vec![0.0_f32; count * 2];
        for heard in &self.heard {
            let Some(samples) = samples.get(&heard.file) else { continue };
            let begins = ((heard.second - from) * RATE as f32).round() as i64;
            let length = (samples.len() as f32 / heard.pitch.max(0.1)) as i64;
            for step in 0..length {
                let Ok(at) = usize::try_from(begins + step) else { continue };
                if at >= count {
                    break;
                }
                let place = step as f32 * heard.pitch;
                let (index, part) = (place as usize, place.fract());
                let sample = |index: usize| samples.get(index).copied().unwrap_or(0.0);
                let value = sample(index) * (1.0 - part) + sample(index + 1) * part;
                for (ear, volume) in heard.ears.into_iter().enumerate() {
                    mixed[2 * at + ear] += value * volume * HEADROOM;
                }
            }
        }
        // What is too loud is bent, not cut.
        for value in &mut mixed {
            *value = (*value * TAU / 4.0).tanh() * (4.0 / TAU);
            *value = value.clamp(-1.0, 1.0);
        }
        mixed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_is_heard_when_it_was_asked_for_and_where_it_is() {
        let left = HeardSound { file: "a".to_owned(), second: 1.0, pitch: 1.0, ears: [1.0, 0.25] };
        let late = HeardSound { second: 9.0, ..left.clone() };
        let missing = HeardSound { file: "b".to_owned(), ..left.clone() };
        let track = SoundTrack { heard: vec![left, late, missing], asked: 0 };
        assert_eq!(track.files(), ["a", "b"]);
        let samples = HashMap::from([("a".to_owned(), vec![0.5; RATE as usize / 10])]);
        let mixed = track.mix(0.5, 1.5, &samples);
        assert_eq!(mixed.len(), 2 * RATE as usize);
        let at = |second: f32| {
            let index = 2 * (second * RATE as f32) as usize;
            [mixed[index], mixed[index + 1]]
        };
        assert!(at(0.45).iter().all(|sample| sample.abs() < f32::EPSILON));
        let [louder, softer] = at(0.55);
        assert!(louder > 0.2 && softer > 0.02 && louder > 2.5 * softer, "{louder} {softer}");
        assert!(at(0.65).iter().all(|sample| sample.abs() < f32::EPSILON));
    }

    #[test]
    fn a_higher_pitch_is_shorter() {
        let of = |pitch: f32| {
            let heard = HeardSound { file: "a".to_owned(), second: 0.0, pitch, ears: [1.0; 2] };
            let samples = HashMap::from([("a".to_owned(), vec![0.5; 1000])]);
            let mixed = SoundTrack { heard: vec![heard], asked: 0 }.mix(0.0, 0.1, &samples);
            mixed.iter().step_by(2).filter(|value| **value != 0.0).count()
        };
        assert!((of(1.0) as i32 - 1000).abs() <= 2 && (of(2.0) as i32 - 500).abs() <= 2, "{} {}", of(1.0), of(2.0));
    }
}
