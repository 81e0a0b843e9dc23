//! Camera geometry: what a camera sees, and where it has to stand to see it.

use std::f32::consts::PI;

use bevy::math::{Quat, Vec2, Vec3};
use bevy::prelude::Transform;

use crate::camera::Shot;

/// A camera view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The position of the camera.
    pub eye: Vec3,
    /// The point in the middle of the picture.
    pub target: Vec3,
    /// Vertical field of view in radians.
    pub field_of_view: f32,
    /// Roll about the line of sight, in radians.
    pub roll: f32,
}

/// The window of the picture that a subject has to fill; coordinates from −1 to 1, right and up.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Its middle.
    pub middle: Vec2,
    /// Half of its width and height.
    pub half: Vec2,
}

/// A subject: a box aligned with the camera.
#[derive(Clone, Copy, Debug)]
pub struct Subject {
    /// Its middle.
    pub centre: Vec3,
    /// Half of its width, height and depth, as the camera sees it.
    pub half: Vec3,
}

impl Frame {
    /// The view of a subject from this direction (from the subject to the camera), at the distance at which it fills the window of
    /// a picture with this aspect ratio.
    pub fn on(subject: Subject, from: Vec3, field_of_view: f32, aspect: f32, window: Window) -> Self {
        let back = from.normalize_or(Vec3::Z);
        let right = Vec3::Y.cross(back).normalize_or(Vec3::X);
        let up = back.cross(right);
        let tangent = (field_of_view / 2.0).tan();
        let [wide, high] = [tangent * aspect, tangent];
        let distance = (subject.half.x / (wide * window.half.x)).max(subject.half.y / (high * window.half.y));
        let aside = right * (window.middle.x * wide * distance) + up * (window.middle.y * high * distance);
        let target = subject.centre - aside;
        Self { eye: target + back * (distance + subject.half.z), target, field_of_view, roll: 0.0 }
    }

    /// The same, tilted.
    #[must_use]
    pub const fn rolled(self, roll: f32) -> Self {
        Self { roll, ..self }
    }

    /// Moves the camera towards its target by this share of the distance.
    #[must_use]
    pub fn nearer(self, share: f32) -> Self {
        Self { eye: self.eye.lerp(self.target, share), ..self }
    }

    /// Interpolates to another view on a sphere about the moving target, so that the camera never passes through its subject.
    #[must_use]
    pub fn towards(self, goal: Self, share: f32) -> Self {
        if share >= 1.0 {
            return goal;
        }
        let (here, there) = (self.eye - self.target, goal.eye - goal.target);
        let target = self.target.lerp(goal.target, share);
        let turn = Quat::from_rotation_arc(here.normalize_or(Vec3::Z), there.normalize_or(Vec3::Z));
        let direction = Quat::IDENTITY.slerp(turn, share) * here.normalize_or(Vec3::Z);
        let distance = here.length() + (there.length() - here.length()) * share;
        let mix = |a: f32, b: f32| a + (b - a) * share;
        Self {
            eye: target + direction * distance,
            target,
            field_of_view: mix(self.field_of_view, goal.field_of_view),
            roll: mix(self.roll, goal.roll),
        }
    }

    /// The view as a shot of the camera rig.
    pub fn shot(self) -> Shot {
        let mut transform = Transform::from_translation(self.eye).looking_at(self.target, Vec3::Y);
        transform.rotation *= Quat::from_rotation_z(self.roll);
        Shot { transform, field_of_view: self.field_of_view }
    }

    /// The view of a shot; its target is the point of the line of sight nearest to the middle of the table.
    pub fn from_shot(shot: &Shot) -> Self {
        let (eye, ahead) = (shot.transform.translation, *shot.transform.forward());
        let target = eye + ahead * (-eye).dot(ahead).max(0.3);
        Self { eye, target, field_of_view: shot.field_of_view, roll: 0.0 }
    }

    /// The picture coordinates of a point, −1 to 1; `None` behind the camera.
    pub fn seen(self, aspect: f32, point: Vec3) -> Option<Vec2> {
        let local = self.shot().transform.to_matrix().inverse().transform_point3(point);
        let tangent = (self.field_of_view / 2.0).tan();
        (local.z < -1e-3).then(|| Vec2::new(local.x / (-local.z * tangent * aspect), local.y / (-local.z * tangent)))
    }
}

/// Degrees as radians.
pub const fn degrees(angle: f32) -> f32 {
    angle * PI / 180.0
}

/// An obstacle: an upright cylinder around a figure.
#[derive(Clone, Copy, Debug)]
pub struct Pillar {
    /// Where it stands.
    pub foot: Vec3,
    /// How far it reaches to the side.
    pub radius: f32,
    /// How far it reaches up.
    pub height: f32,
}

/// A figure further than this behind the subject is small and dark enough to be background.
const NEAR_BEHIND: f32 = 0.75;
/// The least distance of the camera from a figure.
const ELBOW: f32 = 0.08;

impl Pillar {
    /// How much of the sight from an eye to a point it blocks: 0 nothing, 1 all.
    pub fn hides(&self, eye: Vec3, point: Vec3) -> f32 {
        let (from, to, foot) = (flat(eye), flat(point), flat(self.foot));
        let way = to - from;
        // A figure behind the point or directly below it blocks nothing.
        let along = ((foot - from).dot(way) / way.length_squared().max(1e-6)).clamp(0.0, 0.9);
        let passing = eye.lerp(point, along);
        if passing.y > self.foot.y + self.height + 0.03 {
            return 0.0;
        }
        let beside = foot.distance(from + way * along) - self.radius;
        (1.0 - beside / 0.08).clamp(0.0, 1.0)
    }

    /// Whether another figure is directly behind this one as seen from the eye: near it and partly covered, so that both would
    /// merge into one outline.
    pub fn has_behind(&self, eye: Vec3, other: &Self) -> bool {
        let (from, own, far) = (flat(eye), flat(self.foot), flat(other.foot));
        let (near, away) = (from.distance(own), from.distance(far));
        if away < near || own.distance(far) > NEAR_BEHIND {
            return false;
        }
        let angle = (own - from).angle_to(far - from).abs();
        angle < (self.radius / near.max(1e-3)) + 0.5 * (other.radius / away.max(1e-3))
    }

    /// Whether it covers a part of another figure that stands farther away from there, be it only its edge.
    pub fn covers(&self, eye: Vec3, other: &Self) -> bool {
        let (from, own, far) = (flat(eye), flat(self.foot), flat(other.foot));
        let (near, away) = (from.distance(own), from.distance(far));
        if near >= away {
            return false;
        }
        // From high enough up, the other's feet are visible over its head.
        let passing = eye.lerp(other.foot, near / away.max(1e-3));
        let angle = (own - from).angle_to(far - from).abs();
        passing.y < self.foot.y + self.height && angle < self.radius / near.max(1e-3) + other.radius / away.max(1e-3)
    }

    /// Whether the camera would be inside it, or so near that it fills the picture.
    pub fn holds(&self, eye: Vec3) -> bool {
        flat(self.foot).distance(flat(eye)) < self.radius + ELBOW && eye.y < self.foot.y + self.height + ELBOW
    }
}

fn flat(point: Vec3) -> Vec2 {
    Vec2::new(point.x, point.z)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_subject_fills_its_window_and_no_more() {
        let subject = Subject { centre: Vec3::new(0.4, 0.2, -0.3), half: Vec3::new(0.3, 0.2, 0.0) };
        let window = Window { middle: Vec2::new(0.0, 0.4), half: Vec2::new(0.4, 0.3) };
        for from in [Vec3::new(0.3, 0.4, 1.0), Vec3::new(-1.0, 0.1, 0.2), Vec3::new(0.1, 0.9, -0.5)] {
            for aspect in [4.0 / 3.0, 16.0 / 9.0, 21.0 / 9.0] {
                let frame = Frame::on(subject, from, degrees(30.0), aspect, window);
                let at = frame.seen(aspect, subject.centre).expect("it is before the camera");
                assert!(at.distance(window.middle) < 1e-3, "{at}");
                let back = (frame.eye - frame.target).normalize();
                let right = Vec3::Y.cross(back).normalize();
                let edge = frame.seen(aspect, subject.centre + right * subject.half.x).expect("before it too");
                assert!((edge.x - at.x).abs() <= window.half.x + 1e-3);
            }
        }
    }

    #[test]
    fn a_glide_begins_and_ends_at_its_views_and_keeps_its_distance() {
        let view = |eye: Vec3| Frame { eye, target: Vec3::ZERO, field_of_view: 0.5, roll: 0.0 };
        let (one, other) = (view(Vec3::new(0.0, 1.0, 2.0)), view(Vec3::new(2.0, 1.0, 0.0)));
        assert!(one.towards(other, 0.0).eye.distance(one.eye) < 1e-5);
        assert_eq!(one.towards(other, 1.0), other);
        for step in 0..=10 {
            let eye = one.towards(other, step as f32 / 10.0).eye;
            assert!((eye.length() - one.eye.length()).abs() < 1e-3, "never through the middle");
        }
    }

    #[test]
    fn who_stands_between_hides_and_who_stands_behind_does_not() {
        let (eye, point) = (Vec3::new(0.0, 0.2, 2.0), Vec3::new(0.0, 0.2, 0.0));
        let pillar = |foot| Pillar { foot, radius: 0.13, height: 0.3 };
        assert!(pillar(Vec3::new(0.05, 0.0, 1.0)).hides(eye, point) > 0.9);
        assert!(pillar(Vec3::new(0.6, 0.0, 1.0)).hides(eye, point) < 0.01);
        assert!(pillar(Vec3::new(0.0, 0.0, -0.5)).hides(eye, point) < 0.01);
        let behind = |foot| pillar(point.with_y(0.0)).has_behind(eye, &pillar(foot));
        assert!(behind(Vec3::new(0.05, 0.0, -0.4)) && !behind(Vec3::new(0.5, 0.0, -0.4)));
        assert!(!behind(Vec3::new(0.05, 0.0, -1.0)) && !behind(Vec3::new(0.05, 0.0, 0.5)));
        let before = |x: f32| pillar(Vec3::new(x, 0.0, 1.0)).covers(eye, &pillar(point.with_y(0.0)));
        assert!(before(0.0) && before(0.18) && !before(0.35), "up to where the outlines part");
        assert!(!pillar(Vec3::new(0.0, 0.0, -0.5)).covers(eye, &pillar(point.with_y(0.0))), "it stands behind");
        // From high above, the camera sees over it.
        assert!(pillar(Vec3::new(0.0, 0.0, 1.0)).hides(Vec3::new(0.0, 2.0, 2.0), point) < 0.01);
        assert!(pillar(Vec3::new(0.0, 0.0, 1.9)).holds(eye) && !pillar(Vec3::new(0.0, 0.0, 1.0)).holds(eye));
    }
}
