//! Who stands on the table: what the top has to know about each figure.

use bevy::prelude::*;

use crate::rules::Seat;

/// Put this on the root of a figure, whose transform says where it stands and where it looks (+Z is its front): the
/// table draws its base ring and the light that it casts.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(Transform, Visibility)]
pub struct OnTable {
    /// Whose it is: the ring's shape and colour.
    pub seat: Seat,
    /// The hue of the light that it casts on the table.
    pub tint: LinearRgba,
    /// Strength of ring and light: 1 standing, 0 gone.
    pub presence: f32,
}

/// Put this on a joint that may touch the table, as a foot or a knuckle: the table darkens under it. Up to four a figure.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Contact {
    /// The root of the figure, which carries [`OnTable`].
    pub figure: Entity,
    /// The point of contact in the joint's own space.
    pub point: Vec3,
    /// How wide it darkens, in units of the world; .055 for a foot.
    pub radius: f32,
}
