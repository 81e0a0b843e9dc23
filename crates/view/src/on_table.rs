//! The components by which the table knows the figures on it.

use bevy::prelude::*;

use holochess_rules::Seat;

/// On the root of a figure, whose transform is its place and direction (+Z is its front): the table draws its disc and the light
/// that it casts.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct OnTable {
    /// The owner: shape and colour of the disc.
    pub seat: Seat,
    /// The colour of the light that it casts on the table.
    pub tint: LinearRgba,
    /// Strength of disc and light: 1 standing, 0 gone.
    pub presence: f32,
    /// Whether it is on show, on no side: its disc has its own colour.
    pub on_show: bool,
}

/// On a joint that may touch the table, such as a foot or a knuckle: the table darkens below it. At most four per figure.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// The root of the figure, which carries [`OnTable`].
    pub figure: Entity,
    /// The point of contact in the joint's own space.
    pub point: Vec3,
    /// The radius of the darkening in table radii; 0.055 for a foot.
    pub radius: f32,
}
