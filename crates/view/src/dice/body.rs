//! A die as a rigid body: a cube with position, rotation and two velocities.
//!
//! Lengths are in table radii, times in seconds, and every die has mass 1, so that impulses are changes of velocity.

use bevy::math::{Quat, Vec3};

/// The edge of a die.
pub const EDGE: f32 = 0.044;
/// Half of it.
pub const HALF: f32 = EDGE / 2.0;
/// One over the moment of inertia of a cube of mass 1, which is the same about every axis.
pub const INVERSE_INERTIA: f32 = 6.0 / (EDGE * EDGE);

/// A die in flight.
#[derive(Clone, Copy, Debug)]
pub struct Body {
    /// The centre.
    pub at: Vec3,
    /// Its rotation.
    pub turn: Quat,
    /// Velocity of the centre.
    pub velocity: Vec3,
    /// Angular velocity.
    pub spin: Vec3,
}

impl Body {
    /// The velocity of the point of the body at `arm` from its centre.
    pub fn velocity_at(&self, arm: Vec3) -> Vec3 {
        self.velocity + self.spin.cross(arm)
    }

    /// Applies an impulse at `arm` from the centre.
    pub fn push(&mut self, arm: Vec3, impulse: Vec3) {
        self.velocity += impulse;
        self.spin += arm.cross(impulse) * INVERSE_INERTIA;
    }

    /// Advances by `step` seconds.
    pub fn advance(&mut self, step: f32) {
        self.at += self.velocity * step;
        self.turn = (Quat::from_scaled_axis(self.spin * step) * self.turn).normalize();
    }

    /// The eight corners, from the centre.
    pub fn corners(&self) -> [Vec3; 8] {
        std::array::from_fn(|index| {
            let sign = |bit: usize| if index & bit == 0 { -HALF } else { HALF };
            self.turn * Vec3::new(sign(1), sign(2), sign(4))
        })
    }

    /// The three axes of the cube.
    pub fn axes(&self) -> [Vec3; 3] {
        [self.turn * Vec3::X, self.turn * Vec3::Y, self.turn * Vec3::Z]
    }

    /// How flat the die lies on one of its faces: 1 if one points straight up.
    pub fn levelness(&self) -> f32 {
        self.axes().map(|axis| axis.y.abs()).into_iter().fold(0.0, f32::max)
    }

    /// Kinetic energy.
    pub fn energy(&self) -> f32 {
        0.5 * (self.velocity.length_squared() + self.spin.length_squared() / INVERSE_INERTIA)
    }
}
