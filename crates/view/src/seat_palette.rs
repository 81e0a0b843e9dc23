//! The colours of the seats: three palettes, of which one is chosen when the program starts. The only person at a table always has
//! the first colour and the first sign, whichever seat the record gives.

use std::sync::atomic::{AtomicU8, Ordering};

use bevy::prelude::*;

use holochess_rules::Seat;
use holochess_session::{Match, SessionSystems};

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

    /// The colours of the seats, in their order.
    pub const fn colours(self) -> [SeatColour; Seat::MOST] {
        const ICE: SeatColour = colour(0.10, 0.62, 1.0, 0x0086_D3FF);
        const AMBER: SeatColour = colour(1.0, 0.36, 0.06, 0x00FF_B05C);
        match self {
            Self::Usual => [
                ICE,
                AMBER,
                colour(0.10, 0.85, 0.35, 0x0067_E08C),
                colour(1.0, 0.12, 0.45, 0x00FF_7BA6),
                colour(0.75, 0.80, 0.95, 0x00CB_D5EC),
                colour(0.45, 0.22, 1.0, 0x00B5_94FF),
            ],
            Self::RedGreen => [
                ICE,
                AMBER,
                colour(0.55, 1.0, 0.80, 0x00D8_FFF0),
                colour(0.45, 0.17, 0.13, 0x00B2_877C),
                colour(0.01, 0.14, 1.0, 0x003F_94FF),
                colour(0.47, 0.30, 0.50, 0x00B0_97B2),
            ],
            Self::BlueYellow => [
                colour(0.04, 0.73, 0.93, 0x0064_E0F0),
                colour(1.0, 0.14, 0.07, 0x00FF_8A70),
                colour(0.85, 1.0, 0.0, 0x00F4_FF19),
                colour(0.21, 0.11, 0.89, 0x009A_7EE5),
                colour(0.09, 0.31, 0.15, 0x006B_997C),
                colour(0.50, 0.46, 0.0, 0x00B2_AE00),
            ],
        }
    }
}

/// The colour of a seat.
#[derive(Clone, Copy, Debug)]
pub struct SeatColour {
    /// As light on the table, linear.
    pub light: LinearRgba,
    /// In the interface, sRGB as `0xRRGGBB`: paler than the light, so that it can be read as letters.
    pub written: u32,
}

const fn colour(red: f32, green: f32, blue: f32, written: u32) -> SeatColour {
    SeatColour { light: LinearRgba::rgb(red, green, blue), written }
}

/// The seat that has the first colour now; the first seat has that one's. Materials and shaders are made once, a colour each, and
/// chosen between by this.
static LEADER: AtomicU8 = AtomicU8::new(0);

/// Gives this seat the first colour and sign, for what is drawn from now on. In the next frame the table decides again.
pub fn give_first_colour(seat: Seat) {
    LEADER.store(seat.index() as u8, Ordering::Relaxed);
}

/// The place in the palette, as a seat, of a seat's colour and sign.
pub fn seat_look(seat: Seat) -> Seat {
    look_beside(seat, Seat::new(usize::from(LEADER.load(Ordering::Relaxed))))
}

/// The same where this seat has the first colour: it and the first seat change places, and all others keep theirs.
pub fn look_beside(seat: Seat, leader: Seat) -> Seat {
    if seat == leader {
        Seat::FIRST
    } else if seat == Seat::FIRST {
        leader
    } else {
        seat
    }
}

/// A colour of the palette in linear light, by its place.
pub fn look_light(look: Seat) -> LinearRgba {
    SeatPalette::chosen().colours()[look.index()].light
}

/// A seat's colour in linear light: of its pieces' rings, its camp, its dice, its place at the table.
pub fn seat_light(seat: Seat) -> LinearRgba {
    look_light(seat_look(seat))
}

/// The only person at the table has the first colour.
fn colour_person(game: Option<Res<Match>>) {
    give_first_colour(game.and_then(|game| game.only_human()).unwrap_or(Seat::FIRST));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, colour_person.after(SessionSystems));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_leader_has_the_first_look_and_no_two_seats_have_the_same() {
        for leader in (0..Seat::MOST).map(Seat::new) {
            let mut looks: Vec<Seat> = (0..Seat::MOST).map(|seat| look_beside(Seat::new(seat), leader)).collect();
            assert_eq!(looks[leader.index()], Seat::FIRST);
            looks.sort();
            looks.dedup();
            assert_eq!(looks.len(), Seat::MOST);
        }
        let unchanged = (0..Seat::MOST).map(Seat::new).all(|seat| look_beside(seat, Seat::FIRST) == seat);
        assert!(unchanged, "where the first seat leads, all keep their own");
    }
}
