//! The pose of a figure: everything about it that scenes move.

use std::f32::consts::{PI, TAU};

use bevy::math::{Quat, Vec2, Vec3};

/// Place and state of a figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// The position of its base.
    pub at: Vec3,
    /// Rotation about Y in radians; at 0 it faces +Z.
    pub yaw: f32,
    /// Lean from the upright in radians, towards the scene's x and z.
    pub lean: Vec2,
    /// How far it has materialised, 0 to 1.
    pub appear: f32,
    /// How far it has dissolved, 0 to 1.
    pub dissolve: f32,
    /// The strength of its base ring and of its light on the table.
    pub ring: f32,
    /// How badly its picture is torn; 0 is steady.
    pub glitch: f32,
    /// How tall it is beside its full height, at the same volume: 1 upright, less crouched, more stretched.
    pub stretch: f32,
}

impl Pose {
    /// Standing upright and whole.
    pub const fn standing(at: Vec3, yaw: f32) -> Self {
        Self { at, yaw, lean: Vec2::ZERO, appear: 1.0, dissolve: 0.0, ring: 1.0, glitch: 0.0, stretch: 1.0 }
    }

    /// The rotation from yaw and lean.
    pub fn rotation(&self) -> Quat {
        let axis = Vec3::new(self.lean.y, 0.0, -self.lean.x);
        Quat::from_scaled_axis(axis) * Quat::from_rotation_y(self.yaw)
    }

    /// The scale from its stretch.
    pub fn scale(&self) -> Vec3 {
        let across = self.stretch.max(0.1).sqrt().recip();
        Vec3::new(across, self.stretch, across)
    }

    /// Whether any of it is visible.
    pub fn is_visible(&self) -> bool {
        self.appear > 0.0 && (self.dissolve < 1.0 || self.ring > 0.0)
    }
}

/// An angle in radians, turned by whole circles to lie between −π and π.
pub fn wrapped(angle: f32) -> f32 {
    (angle + PI).rem_euclid(TAU) - PI
}

/// Interpolates between two angles the shorter way round.
pub fn turn_towards(from: f32, to: f32, share: f32) -> f32 {
    from + wrapped(to - from) * share
}

/// Easing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ease {
    /// Linear.
    Even,
    /// Ease in and out.
    Soft,
    /// Ease in: into a blow.
    Into,
    /// Ease out: after a blow.
    Out,
}

impl Ease {
    /// The eased value at a share of the time.
    pub fn at(self, share: f32) -> f32 {
        let share = share.clamp(0.0, 1.0);
        match self {
            Self::Even => share,
            Self::Soft => share * share * (3.0 - 2.0 * share),
            Self::Into => share.powi(3),
            Self::Out => 1.0 - (1.0 - share).powi(3),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_takes_the_shorter_way_and_arrives() {
        assert!((turn_towards(3.0, -3.0, 0.5) - PI).abs() < 0.01);
        let arrived = turn_towards(3.0, -3.0, 1.0);
        assert!((arrived.cos() - (-3.0_f32).cos()).abs() < 1e-5 && (arrived.sin() - (-3.0_f32).sin()).abs() < 1e-5);
    }

    #[test]
    fn leaning_towards_x_moves_the_head_towards_x() {
        let pose = Pose { lean: Vec2::new(0.3, 0.0), ..Pose::standing(Vec3::ZERO, 1.0) };
        let head = pose.rotation() * Vec3::Y;
        assert!(head.x > 0.25 && head.z.abs() < 1e-5, "{head}");
    }

    #[test]
    fn every_ease_starts_at_nought_and_ends_at_one() {
        for ease in [Ease::Even, Ease::Soft, Ease::Into, Ease::Out] {
            assert!(ease.at(0.0).abs() < 1e-6 && (ease.at(1.0) - 1.0).abs() < 1e-6);
        }
    }
}
