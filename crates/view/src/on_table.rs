//! The components by which the table knows the figures on it.

use bevy::prelude::*;

use holochess_rules::Seat;

/// On the root of a figure, whose transform is its place and direction (+Z is its front): the table draws its base ring and the
/// light that it casts.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct OnTable {
    /// The owner: shape and colour of the ring.
    pub seat: Seat,
    /// The colour of the light that it casts on the table.
    pub tint: LinearRgba,
    /// Strength of ring and light: 1 standing, 0 gone.
    pub presence: f32,
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
