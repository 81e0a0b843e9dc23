//! The camera before the turntable, and before the row of all.

use bevy::prelude::*;
use std::f32::consts::{PI, TAU};

use crate::camera::Shot;

/// Vertical field of view before the turntable, in radians.
const LENS: f32 = 34.0 * PI / 180.0;
/// The vertical field of view before the row.
pub const ROW_LENS: f32 = 40.0 * PI / 180.0;
/// At zoom 1: the share of the picture's height that a figure's height fills, and of its width that its footprint may.
const FILL: [f32; 2] = [0.50, 0.34];
/// The lowest and the highest elevation.
const ELEVATIONS: [f32; 2] = [2.0 * PI / 180.0, 62.0 * PI / 180.0];
/// The smallest and the largest zoom.
const ZOOMS: [f32; 2] = [0.45, 1.9];
/// Time constant of easing: seconds for two thirds of the way.
const EASE: f32 = 0.14;
/// The width of the row, and its distance behind the table's middle.
const ROW: [f32; 2] = [1.72, 0.14];
/// The distance from the camera to each figure of the row at 16:9.
const ROW_DISTANCE: f32 = 1.98;

/// The rotation of the turntable and the place of the camera before it; both ease to what is asked of them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    goal: Place,
    now: Place,
    /// The present height of the figure, and distance at zoom 1.
    size: [f32; 2],
}

#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    /// Rotation of the figure, counter-clockwise seen from above; at 0 it faces the camera.
    yaw: f32,
    elevation: f32,
    /// Distance as a share of the fitted one.
    zoom: f32,
    /// The figure's place in the picture: shares of its width to the right and of its height upwards from the middle.
    at: Vec2,
}

const REST: Place = Place { yaw: -0.42, elevation: 0.16, zoom: 1.0, at: Vec2::new(0.0, 0.03) };

impl Default for Frame {
    fn default() -> Self {
        Self { goal: REST, now: REST, size: [0.0; 2] }
    }
}

impl Frame {
    /// Turns the figure, and raises the camera, by these angles in radians.
    pub fn turn(&mut self, aside: f32, up: f32) {
        self.goal.yaw += aside;
        self.goal.elevation = (self.goal.elevation + up).clamp(ELEVATIONS[0], ELEVATIONS[1]);
    }

    /// Zooms by this many notches of a wheel; positive is closer.
    pub fn zoom_by(&mut self, notches: f32) {
        self.goal.zoom = (self.goal.zoom * 0.92_f32.powf(notches)).clamp(ZOOMS[0], ZOOMS[1]);
    }

    /// Sets the figure's place in the picture, as shares of its width and height from the middle, right and up.
    pub fn stand(&mut self, at: Vec2) {
        self.goal.at = at;
    }

    /// Goes back to the initial view.
    pub fn reset(&mut self) {
        let at = self.goal.at;
        // The shorter way round.
        self.now.yaw = REST.yaw + (self.now.yaw - REST.yaw + PI).rem_euclid(TAU) - PI;
        self.goal = Place { at, ..REST };
    }

    /// Shows this side of the figure: 0 front, 1 left flank, 2 back, 3 right flank.
    pub fn side(&mut self, quarter: u8) {
        self.goal.yaw = f32::from(quarter % 4) * -TAU / 4.0;
        self.arrive();
    }

    /// Turns the figure to this angle at once, in radians.
    pub fn turn_to(&mut self, yaw: f32) {
        self.goal.yaw = yaw;
        self.arrive();
    }

    /// Finishes easing at once.
    pub fn arrive(&mut self) {
        self.now = self.goal;
    }

    /// The present rotation of the figure.
    pub fn yaw(&self) -> f32 {
        self.now.yaw
    }

    /// Advances by so many seconds, before a figure of this height and footprint.
    pub(super) fn step(&mut self, seconds: f32, [height, reach]: [f32; 2], aspect: f32) {
        let tangent = (LENS / 2.0).tan();
        let fitted = (height / FILL[0]).max(2.0 * reach / (FILL[1] * aspect)) / (2.0 * tangent);
        let share = 1.0 - (-seconds / EASE).exp();
        let ease = |from: f32, to: f32| from + (to - from) * share;
        // The size eases from one figure to the next, but not for the first.
        self.size = if self.size[0] > 0.0 {
            [ease(self.size[0], height), ease(self.size[1], fitted)]
        } else {
            [height, fitted]
        };
        self.now = Place {
            yaw: ease(self.now.yaw, self.goal.yaw),
            elevation: ease(self.now.elevation, self.goal.elevation),
            zoom: ease(self.now.zoom, self.goal.zoom),
            at: self.now.at.lerp(self.goal.at, share),
        };
    }

    /// The camera's place.
    pub fn shot(&self, aspect: f32) -> Shot {
        let [height, fitted] = self.size;
        let distance = fitted * self.now.zoom;
        let back = Quat::from_rotation_x(-self.now.elevation) * Vec3::Z;
        let up = back.cross(Vec3::X);
        let whole = 2.0 * distance * (LENS / 2.0).tan();
        let aside = Vec3::NEG_X * (self.now.at.x * whole * aspect) - up * (self.now.at.y * whole);
        let eye = Vec3::Y * (0.48 * height) + back * distance + aside;
        let transform = Transform::from_translation(eye.with_y(eye.y.max(0.03))).looking_to(-back, Vec3::Y);
        Shot { transform, field_of_view: LENS }
    }
}

/// Places in a row for figures of these footprints, all at the same distance from the camera.
pub fn row(reaches: &[f32]) -> Vec<Transform> {
    let whole: f32 = reaches.iter().sum();
    let first = reaches.first().copied().unwrap_or_default();
    let last = reaches.last().copied().unwrap_or_default();
    // From the middle of the first to the middle of the last.
    let scale = ROW[0] / (2.0 * whole - first - last).max(1e-3);
    let mut x = -ROW[0] / 2.0;
    let mut before = None;
    reaches
        .iter()
        .map(|reach| {
            x += before.map_or(0.0, |before: f32| (before + reach) * scale);
            before = Some(*reach);
            let z = ROW_DISTANCE - (ROW_DISTANCE * ROW_DISTANCE - x * x).sqrt() - ROW[1];
            // All face the camera, turned a little to show a flank.
            let angle = (-x).atan2(ROW_DISTANCE) - 0.32;
            Transform::from_xyz(x, 0.0, z).with_rotation(Quat::from_rotation_y(angle))
        })
        .collect()
}

/// The camera before the row; further away for narrow pictures.
pub(super) fn before_the_row(aspect: f32) -> Shot {
    let elevation: f32 = 0.20;
    let distance = ROW_DISTANCE * (16.0 / 9.0 / aspect).max(0.86);
    let back = Vec3::new(0.0, elevation.sin(), elevation.cos());
    let eye = Vec3::new(0.0, 0.15, -ROW[1]) + back * distance;
    Shot { transform: Transform::from_translation(eye).looking_to(-back, Vec3::Y), field_of_view: ROW_LENS }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture coordinates of a point: −1 to 1, right and up.
    fn seen(shot: Shot, aspect: f32, point: Vec3) -> Vec2 {
        let local = shot.transform.to_matrix().inverse().transform_point3(point);
        let tangent = (shot.field_of_view / 2.0).tan();
        Vec2::new(local.x / (-local.z * tangent * aspect), local.y / (-local.z * tangent))
    }

    #[test]
    fn tall_and_small_fill_the_same_share_of_every_picture() {
        for aspect in [4.0 / 3.0, 16.0 / 9.0, 21.0 / 9.0] {
            for height in [0.2, 0.44] {
                let mut frame = Frame::default();
                frame.step(1.0, [height, 0.1], aspect);
                let shot = frame.shot(aspect);
                let (foot, head) = (seen(shot, aspect, Vec3::ZERO), seen(shot, aspect, Vec3::Y * height));
                assert!((0.85..1.1).contains(&(head.y - foot.y)), "{aspect} {height}: {foot} {head}");
                assert!(foot.x.abs() < 1e-3 && foot.y > -0.62 && head.y < 0.72, "{foot} {head}");
            }
        }
    }

    #[test]
    fn a_figure_stands_where_it_is_told_to_in_the_picture() {
        let mut frame = Frame::default();
        frame.stand(Vec2::new(-0.2, 0.0));
        frame.arrive();
        frame.step(1.0, [0.4, 0.1], 1.6);
        let middle = seen(frame.shot(1.6), 1.6, Vec3::Y * 0.48 * 0.4);
        assert!((middle.x + 0.4).abs() < 0.02, "{middle}");
    }

    #[test]
    fn limits_hold_and_the_turntable_comes_to_rest() {
        let mut frame = Frame::default();
        frame.turn(40.0, 9.0);
        frame.zoom_by(99.0);
        for _ in 0..200 {
            frame.step(1.0 / 60.0, [0.3, 0.1], 1.7);
        }
        assert!((frame.now.elevation - ELEVATIONS[1]).abs() < 1e-3 && (frame.now.zoom - ZOOMS[0]).abs() < 1e-3);
        frame.reset();
        assert!((frame.now.yaw - frame.goal.yaw).abs() <= PI + 1e-3, "back by the shorter way");
    }

    #[test]
    fn the_row_stands_on_the_table_side_by_side_and_equally_far_away() {
        let reaches = [0.14, 0.12, 0.15, 0.145, 0.15, 0.13, 0.12, 0.11];
        let places = row(&reaches);
        let camera = Vec3::new(0.0, 0.0, ROW_DISTANCE - ROW[1]);
        for (index, place) in places.iter().enumerate() {
            assert!(place.translation.length() < 0.95, "{place:?}");
            assert!((place.translation.distance(camera) - ROW_DISTANCE).abs() < 1e-3);
            if index > 0 {
                let gap = place.translation.distance(places[index - 1].translation);
                assert!(gap > 0.8 * (reaches[index] + reaches[index - 1]), "{index}: {gap}");
            }
        }
        let ends = [places[0], places[7]].map(|place| seen(before_the_row(16.0 / 9.0), 16.0 / 9.0, place.translation));
        assert!(ends[0].x > -0.95 && ends[1].x < 0.95, "{ends:?}");
    }
}
