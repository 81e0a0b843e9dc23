//! The six-pointed star of 121 holes (docs/rules/chinese-checkers.md, "The board").

use bevy::math::{Vec2, Vec3};

use super::{Framing, Layout, yaw_towards};
use crate::rules::{
    Cell, Seat,
    star::{HOLES, place},
};

/// Distance between neighbouring holes: the tips keep clear of the rim.
pub const PITCH: f32 = 0.138;

/// Half the square root of three: the distance between rows as a share of that between holes.
const ROW: f32 = 0.866_025_4;

/// The layout of Chinese Checkers.
pub(super) struct Star;

impl Layout for Star {
    fn cell_count(&self) -> usize {
        HOLES
    }

    fn cell_centre(&self, cell: Cell) -> Vec3 {
        let (east, north) = place(cell);
        Vec3::new(f32::from(east) * 0.5 * PITCH, 0.0, -f32::from(north) * ROW * PITCH)
    }

    fn cell_at(&self, point: Vec2) -> Option<Cell> {
        (0..HOLES as u8)
            .map(Cell)
            .map(|cell| (cell, self.cell_centre(cell).distance(Vec3::new(point.x, 0.0, point.y))))
            .filter(|(_, distance)| *distance < PITCH / 2.0)
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(cell, _)| cell)
    }

    fn figure_scale(&self) -> f32 {
        0.4
    }

    fn framing(&self) -> Framing {
        Framing { aside: 4.0_f32.to_radians(), elevation: 40.0_f32.to_radians(), heads: 0.16 }
    }

    fn resting_yaw(&self, _: Seat, at: Vec3) -> f32 {
        yaw_towards(at, Vec3::ZERO)
    }
}
