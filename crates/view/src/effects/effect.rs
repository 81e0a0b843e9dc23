//! The request for a short effect, as data.

use bevy::prelude::*;

/// Request: a short effect.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Effect {
    /// Sparks fly from a point along a direction; strength 0 to 1.
    Sparks(Burst),
    /// A flash of light at a point; strength 0 to 1.
    Flash(Vec3, f32),
    /// A ring of light spreads.
    Ripple(Ripple),
    /// A furrow of light is drawn.
    Furrow(Furrow),
}

/// A burst of particles.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Burst {
    /// Its origin.
    pub at: Vec3,
    /// Its direction; zero for embers, which rise.
    pub along: Vec3,
    /// The number of particles as a share of the most, 0 to 1.
    pub strength: f32,
    /// Their colour.
    pub tint: LinearRgba,
    /// Whether there is a star of rays at its origin.
    pub star: bool,
    /// For embers: radius and height of the body that they rise from, and the seconds over which they do.
    pub embers: Option<(f32, f32, f32)>,
}

/// A ring that spreads.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ripple {
    /// Its middle.
    pub at: Vec3,
    /// The normal of its plane.
    pub facing: Vec3,
    /// Its final radius.
    pub radius: f32,
    /// Its colour, linear.
    pub tint: LinearRgba,
}

/// A furrow that is drawn from one point of the table to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Furrow {
    /// Where it begins.
    pub from: Vec3,
    /// Where it ends.
    pub to: Vec3,
    /// Its width.
    pub width: f32,
    /// Seconds in which it is drawn.
    pub seconds: f32,
    /// Its colour, linear.
    pub tint: LinearRgba,
}
