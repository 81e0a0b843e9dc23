//! The plan of the lounge: its floor, its wall, and what its eighteen bays are.

use std::f32::consts::TAU;

/// Height of the floor: the table is as high as its top is wide.
pub const FLOOR: f32 = -0.90;
/// Radius at which the walls stand.
pub const WALL: f32 = 2.60;

/// The kind of a bay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bay {
    /// Nothing but its panel.
    Plain,
    /// A grille.
    Grille,
    /// A lamp on the wall.
    Sconce,
    /// A window.
    Window,
}

/// Half of the wall, counter-clockwise from east; the other half repeats it, so that both seats look at the same.
/// From a seat the window is in the middle, a sconce on either side; there is none straight behind the showcase's
/// figure, whose horns would stand on either side of it.
const HALF: [Bay; 9] =
    [Bay::Sconce, Bay::Plain, Bay::Grille, Bay::Sconce, Bay::Plain, Bay::Window, Bay::Window, Bay::Sconce, Bay::Grille];
/// How many bays there are.
pub const BAYS: usize = 18;
/// What this bay is.
pub fn bay(index: usize) -> Bay {
    HALF[index % HALF.len()]
}

/// The angle of its middle.
pub fn middle(index: usize) -> f32 {
    TAU * (index as f32 + 0.5) / BAYS as f32
}

/// The angles of the bays with a sconce.
pub fn sconces() -> impl Iterator<Item = f32> {
    (0..BAYS).filter(|index| bay(*index) == Bay::Sconce).map(middle)
}
