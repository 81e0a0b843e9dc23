//! How loud each kind of sound is.

use bevy::prelude::*;

use super::id::Bus;

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
    pub fn factor_of(&self, bus: Bus) -> f32 {
        let share = match bus {
            Bus::Effects => self.effects,
            Bus::Voices => self.voices,
            Bus::Music => self.music,
        };
        if self.muted { 0.0 } else { (self.master * share).clamp(0.0, 1.0).powi(2) }
    }
}
