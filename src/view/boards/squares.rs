//! The eight by eight squares. Player 1 sits behind columns E to H (docs/rules/demeter.md): columns run towards player 1,
//! rows from left to right.

use bevy::math::{Vec2, Vec3};

use super::{Framing, Layout, circle::FOOTPRINT, yaw_across};
use crate::rules::{
    Cell, Seat,
    squares::{SIDE, SQUARES, column, row, square},
};

/// Length of a square's side: the corners of the board keep clear of the rim, with room for its frame.
pub const PITCH: f32 = 0.168;

/// The layout of Déméter.
pub(super) struct Squares;

/// From the board's edge to its middle, in squares.
const HALF: f32 = SIDE as f32 / 2.0;

impl Layout for Squares {
    fn cell_count(&self) -> usize {
        SQUARES
    }

    fn cell_centre(&self, cell: Cell) -> Vec3 {
        let from_middle = |place: u8| (f32::from(place) + 0.5 - HALF) * PITCH;
        Vec3::new(from_middle(row(cell)), 0.0, from_middle(column(cell)))
    }

    fn cell_at(&self, point: Vec2) -> Option<Cell> {
        let place = (point / PITCH + HALF).floor();
        let inside = (0.0..2.0 * HALF).contains(&place.x) && (0.0..2.0 * HALF).contains(&place.y);
        inside.then(|| square(place.y as u8, place.x as u8))
    }

    fn figure_scale(&self) -> f32 {
        // A creature fills most of its square and keeps to it.
        0.97 * PITCH / (2.0 * FOOTPRINT)
    }

    fn framing(&self) -> Framing {
        Framing { aside: 4.0_f32.to_radians(), elevation: 38.0_f32.to_radians(), heads: 0.42 * self.figure_scale() }
    }

    fn resting_yaw(&self, seat: Seat, at: Vec3) -> f32 {
        yaw_across(seat, at)
    }
}
