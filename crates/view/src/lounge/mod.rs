//! The lounge as plain values: its plan, its lamps, and the light that they throw. The [room](super::room) is built by it, and
//! the light is baked by it.

pub mod environment;
pub mod lamps;
pub mod plan;

use bevy::prelude::*;

use self::lamps::{Lamp, lamps};

/// All light of the lounge, for baking.
pub struct LampLight {
    lamps: Vec<Lamp>,
    /// The environment light on surfaces that face east, west, up, down, south, north.
    ambient: [Vec3; 6],
}

impl LampLight {
    /// The lounge's light.
    pub fn new() -> Self {
        let faces = [Vec3::X, Vec3::NEG_X, Vec3::Y, Vec3::NEG_Y, Vec3::Z, Vec3::NEG_Z];
        Self { lamps: lamps(), ambient: environment::ambient(faces) }
    }

    /// The light of all lamps reflected by a white surface here.
    pub fn direct(&self, point: Vec3, normal: Vec3) -> Vec3 {
        self.lamps.iter().map(|lamp| lamp.on(point, normal)).sum()
    }

    /// The environment light reflected by a white surface that faces this way.
    pub fn ambient(&self, normal: Vec3) -> Vec3 {
        let shares = (normal * normal).to_array();
        let face = |axis: usize| self.ambient[2 * axis + usize::from(normal[axis] < 0.0)];
        (0..3).map(|axis| face(axis) * shares[axis]).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_lit_from_above_and_the_booth_from_the_table() {
        let light = LampLight::new();
        let top = light.direct(Vec3::ZERO, Vec3::Y);
        let below = light.direct(Vec3::new(0.0, -0.4, 0.0), Vec3::NEG_Y);
        assert!(top.length() > 10.0 * below.length(), "{top} {below}");
        let seat = light.direct(Vec3::new(0.0, 0.0, -2.13), Vec3::Z);
        assert!(seat.z > seat.x, "the booth faces the cold glow: {seat}");
    }
}
