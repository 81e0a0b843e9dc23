//! The colours of the seats: three palettes, of which one is chosen when the program starts.

use std::sync::atomic::{AtomicU8, Ordering};

use bevy::prelude::*;

use crate::rules::Seat;

/// A set of colours for the seats. The shapes of their signs are always the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeatPalette {
    /// Ice blue, amber, green, rose, silver, violet.
    #[default]
    Usual,
    /// Told apart without a difference between red and green.
    RedGreen,
    /// Told apart without a difference between blue and yellow.
    BlueYellow,
}

/// The palette of this run. Materials and shaders are made with it, so that it is chosen once, before the first of them.
static CHOSEN: AtomicU8 = AtomicU8::new(0);

impl SeatPalette {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::RedGreen, Self::BlueYellow];

    /// Chooses the palette of this run.
    pub fn choose(self) {
        CHOSEN.store(self as u8, Ordering::Relaxed);
    }

    /// The palette of this run.
    pub fn chosen() -> Self {
        Self::ALL[usize::from(CHOSEN.load(Ordering::Relaxed)) % Self::ALL.len()]
    }

    /// The light of every seat in linear colour.
    const fn lights(self) -> [LinearRgba; Seat::MOST] {
        match self {
            Self::Usual => [
                LinearRgba::rgb(0.10, 0.62, 1.0),
                LinearRgba::rgb(1.0, 0.36, 0.06),
                LinearRgba::rgb(0.10, 0.85, 0.35),
                LinearRgba::rgb(1.0, 0.12, 0.45),
                LinearRgba::rgb(0.75, 0.80, 0.95),
                LinearRgba::rgb(0.45, 0.22, 1.0),
            ],
            Self::RedGreen => [
                LinearRgba::rgb(0.10, 0.62, 1.0),
                LinearRgba::rgb(1.0, 0.36, 0.06),
                LinearRgba::rgb(0.55, 1.0, 0.80),
                LinearRgba::rgb(0.45, 0.17, 0.13),
                LinearRgba::rgb(0.01, 0.14, 1.0),
                LinearRgba::rgb(0.47, 0.30, 0.50),
            ],
            Self::BlueYellow => [
                LinearRgba::rgb(0.04, 0.73, 0.93),
                LinearRgba::rgb(1.0, 0.14, 0.07),
                LinearRgba::rgb(0.85, 1.0, 0.0),
                LinearRgba::rgb(0.21, 0.11, 0.89),
                LinearRgba::rgb(0.09, 0.31, 0.15),
                LinearRgba::rgb(0.50, 0.46, 0.0),
            ],
        }
    }
}

/// A seat's colour in linear light: of its pieces' rings, its camp, its dice, its place at the table.
pub fn seat_light(seat: Seat) -> LinearRgba {
    SeatPalette::chosen().lights()[seat.index()]
}
