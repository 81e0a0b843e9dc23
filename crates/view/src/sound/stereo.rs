//! A sound file as it is played: always two channels, each ear's mixed from the file's by gains that can change meanwhile. The
//! engine's own players know no mono and no balance.

use std::time::Duration;

use bevy::{
    audio::{ChannelCount, Decodable, Sample, SampleRate, Source},
    prelude::*,
};

use super::hearing::{Gains, LiveGains};

/// One playing of a sound file.
#[derive(Asset, TypePath, Clone)]
pub(super) struct StereoSound {
    /// The file.
    pub source: AudioSource,
    /// How loudly each ear hears it.
    pub gains: LiveGains,
    /// Whether it begins again at its end.
    pub repeats: bool,
}

impl Decodable for StereoSound {
    type Decoder = Stereo;

    fn decoder(&self) -> Stereo {
        Stereo { file: self.source.decoder(), sound: self.clone(), right: None }
    }
}

/// The samples of a [`StereoSound`]: left and right in turn.
pub(super) struct Stereo {
    sound: StereoSound,
    file: <AudioSource as Decodable>::Decoder,
    /// The right ear's sample of the present moment, after the left ear's was taken.
    right: Option<Sample>,
}

impl Stereo {
    /// The next left and right samples of the file; those of a file with one channel are the same.
    fn channels_of_file(&mut self) -> Option<(Sample, Sample)> {
        let count = self.file.channels().get();
        let left = self.file.next()?;
        let right = if count > 1 { self.file.next()? } else { left };
        for _ in 2..count {
            self.file.next();
        }
        Some((left, right))
    }
}

impl Iterator for Stereo {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let mut channels = self.channels_of_file();
        if channels.is_none() && self.sound.repeats {
            self.file = self.sound.source.decoder();
            channels = self.channels_of_file();
        }
        let (left, right) = channels?;
        let Gains(ears) = self.sound.gains.get();
        let [for_left, for_right] = ears.map(|[of_left, of_right]| of_left * left + of_right * right);
        self.right = Some(for_right);
        Some(for_left)
    }
}

impl Source for Stereo {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        const { ChannelCount::new(2).unwrap() }
    }

    fn sample_rate(&self) -> SampleRate {
        self.file.sample_rate()
    }

    fn total_duration(&self) -> Option<Duration> {
        if self.sound.repeats { None } else { self.file.total_duration() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sound::Hearing;

    /// A file of the game's, as played.
    fn sound(file: &str, gains: Gains, repeats: bool) -> StereoSound {
        let path = format!("{}/../../assets/sounds/{file}.ogg", env!("CARGO_MANIFEST_DIR"));
        let source = AudioSource { bytes: std::fs::read(path).expect("the file is there").into() };
        StereoSound { source, gains: LiveGains::new(gains), repeats }
    }

    /// The power of each ear's samples from a moment on, over half a second.
    fn power(decoder: &mut Stereo) -> [f32; 2] {
        let mut sum = [0.0; 2];
        for _ in 0..24_000 {
            for ear in &mut sum {
                *ear += decoder.next().expect("it is long enough").powi(2);
            }
        }
        sum
    }

    #[test]
    fn what_each_ear_gets_follows_mono_and_balance_while_it_plays() {
        // Music, recorded in stereo.
        let usual = Hearing::default();
        let sound = sound("music_stem1_calm", usual.gains(None), true);
        let mut playing = sound.decoder();
        for _ in 0..5 {
            power(&mut playing);
        }
        let [left, right] = power(&mut playing);
        assert!(left > 1e-3 && right > 1e-3 && (left - right).abs() > 1e-4 * left, "it is stereo: {left} {right}");
        sound.gains.set(Hearing { mono: true, balance: 0.0 }.gains(None));
        for _ in 0..1000 {
            let [left, right] = [playing.next(), playing.next()].map(|sample| sample.expect("it goes on"));
            assert!((left - right).abs() < 1e-7, "{left} {right}");
        }
        sound.gains.set(Hearing { mono: false, balance: -1.0 }.gains(None));
        let [left, right] = power(&mut playing);
        assert!(left > 1e-3 && right.abs() < f32::EPSILON, "{left} {right}");
        sound.gains.set(Hearing { mono: true, balance: 0.5 }.gains(None));
        let [left, right] = power(&mut playing);
        assert!((left * 4.0 / right - 1.0).abs() < 1e-3, "half of the amplitude: {left} {right}");
    }

    #[test]
    fn a_sound_with_a_place_is_heard_by_both_ears_as_loudly_as_they_are_near() {
        let placed = sound("body_thud_a", Hearing::default().gains(Some([0.2, 0.4])), false);
        let samples: Vec<Sample> = placed.decoder().collect();
        let plain: Vec<Sample> = placed.source.decoder().collect();
        assert_eq!(samples.len(), 2 * plain.len(), "recorded in mono, played in stereo, and once");
        let loudest = (0..plain.len()).max_by(|a, b| plain[*a].abs().total_cmp(&plain[*b].abs())).expect("not empty");
        let [left, right] = [samples[2 * loudest], samples[2 * loudest + 1]];
        assert!((left / plain[loudest] - 0.2).abs() < 1e-5 && (right / plain[loudest] - 0.4).abs() < 1e-5);
    }

    #[test]
    fn a_loop_begins_again_without_a_gap() {
        let hum = sound("hum_loop", Hearing::default().gains(None), false);
        let once: Vec<Sample> = hum.decoder().collect();
        let repeated = StereoSound { repeats: true, ..hum };
        let mut playing = repeated.decoder().skip(once.len());
        assert!(once.iter().take(5000).all(|sample| playing.next() == Some(*sample)));
    }
}
