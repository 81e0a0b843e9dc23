//! Where the cells of a board lie in the scene. Plain geometry: the one unit is the radius of the table's top, the top
//! lies at y = 0, player 1 sits at +Z (south), east is +X.

use bevy::math::Vec3;
use std::f32::consts::{PI, TAU};

use crate::rules::{Cell, Seat, Shape};

/// Radius of the centre cell of the circle.
pub const HUB: f32 = 0.36;
/// Radius at which the circle's inner cells end and its outer cells begin.
pub const SPLIT: f32 = 0.72;
/// Radius at which the circle's outer cells end.
pub const RIM: f32 = 0.99;
/// How far from the middle a piece on an inner cell stands.
pub const INNER: f32 = 0.56;
/// How far from the middle a piece on an outer cell stands.
pub const OUTER: f32 = 0.86;
/// No part of a figure at rest reaches further than this from the centre of its base.
pub const FOOTPRINT: f32 = 0.145;

/// Cells in each ring of the circle.
const RAYS: usize = 12;
/// Side of a square of the eight-by-eight board: its corners touch the rim.
const SQUARE: f32 = 0.172;
/// Distance between neighbouring holes of the star: its tips touch the rim.
const HOLE: f32 = 0.138;
/// Holes in each row of the star, from the south tip to the north tip.
const STAR_ROWS: [usize; 17] = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1];

/// How many cells a board of this shape has.
pub fn cell_count(shape: Shape) -> usize {
    match shape {
        Shape::Circle => 1 + 2 * RAYS,
        Shape::Squares => 64,
        Shape::Star => 121,
    }
}

/// The angle of the middle of ray `k`, 1 to 12, counter-clockwise from east seen from above.
pub fn ray_angle(k: usize) -> f32 {
    PI + (k as f32 - 0.5) * TAU / RAYS as f32
}

/// The point at this radius and angle (counter-clockwise from east seen from above).
pub fn polar(radius: f32, angle: f32) -> Vec3 {
    Vec3::new(radius * angle.cos(), 0.0, -radius * angle.sin())
}

/// Where a piece on this cell stands, on the table's top.
pub fn cell_centre(shape: Shape, cell: Cell) -> Vec3 {
    let index = cell.index();
    match shape {
        Shape::Circle if index == 0 => Vec3::ZERO,
        Shape::Circle => {
            let radius = if index <= RAYS { INNER } else { OUTER };
            polar(radius, ray_angle((index - 1) % RAYS + 1))
        }
        Shape::Squares => {
            let (file, rank) = (index / 8, index % 8);
            Vec3::new((file as f32 - 3.5) * SQUARE, 0.0, (3.5 - rank as f32) * SQUARE)
        }
        Shape::Star => {
            let (row, place) = star_place(index);
            let x = (place as f32 - (STAR_ROWS[row] - 1) as f32 / 2.0) * HOLE;
            Vec3::new(x, 0.0, (8.0 - row as f32) * HOLE * 0.75_f32.sqrt())
        }
    }
}

/// The row of a hole and its place in it, both from 0.
fn star_place(index: usize) -> (usize, usize) {
    let mut place = index;
    for (row, &holes) in STAR_ROWS.iter().enumerate() {
        if place < holes {
            return (row, place);
        }
        place -= holes;
    }
    (STAR_ROWS.len() - 1, 0)
}

/// The cell over which this point of the table's top lies; nothing beside the board.
pub fn cell_at(shape: Shape, point: Vec3) -> Option<Cell> {
    match shape {
        Shape::Circle => {
            let radius = point.x.hypot(point.z);
            if radius < HUB {
                return Some(Cell(0));
            }
            if radius >= RIM {
                return None;
            }
            let share = (-point.z).atan2(point.x) - PI;
            let ray = (share.rem_euclid(TAU) / TAU * RAYS as f32) as usize % RAYS;
            let ring = if radius < SPLIT { 0 } else { RAYS };
            Some(Cell((1 + ring + ray) as u8))
        }
        Shape::Squares => {
            let file = (point.x / SQUARE + 4.0).floor();
            let rank = (4.0 - point.z / SQUARE).floor();
            let inside = (0.0..8.0).contains(&file) && (0.0..8.0).contains(&rank);
            inside.then_some(Cell((file * 8.0 + rank) as u8))
        }
        Shape::Star => (0..cell_count(shape) as u8)
            .map(Cell)
            .map(|cell| (cell, cell_centre(shape, cell).distance(Vec3::new(point.x, 0.0, point.z))))
            .filter(|(_, distance)| *distance < HOLE / 2.0)
            .min_by(|a, b| a.1.total_cmp(&b.1))
            .map(|(cell, _)| cell),
    }
}

/// The turn about Y with which a figure that looks along +Z looks from `from` towards `to`.
pub fn yaw_towards(from: Vec3, to: Vec3) -> f32 {
    (to.x - from.x).atan2(to.z - from.z)
}

/// The turn about Y of a piece at rest: across the table, a little towards its middle.
pub fn resting_yaw(seat: Seat, at: Vec3) -> f32 {
    let across = if seat == Seat::FIRST { -1.0 } else { 1.0 };
    yaw_towards(at, Vec3::new(at.x * 0.35, 0.0, at.z + 1.4 * across))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: [Shape; 3] = [Shape::Circle, Shape::Squares, Shape::Star];

    #[test]
    fn every_centre_lies_in_its_own_cell_and_on_the_table() {
        for shape in SHAPES {
            for index in 0..cell_count(shape) as u8 {
                let centre = cell_centre(shape, Cell(index));
                assert_eq!(cell_at(shape, centre), Some(Cell(index)), "{shape:?} {index}");
                assert!(centre.length() < RIM, "{shape:?} {index}");
            }
        }
    }

    #[test]
    fn player_ones_own_cells_run_from_left_to_right_in_the_south() {
        // o2 to o5 are the cells 14 to 17.
        let own: Vec<Vec3> = (14..=17).map(|index| cell_centre(Shape::Circle, Cell(index))).collect();
        assert!(own.iter().all(|centre| centre.z > 0.4));
        assert!(own.windows(2).all(|pair| pair[0].x < pair[1].x));
    }

    #[test]
    fn figures_at_rest_never_touch() {
        let centres: Vec<Vec3> = (0..25).map(|index| cell_centre(Shape::Circle, Cell(index))).collect();
        for (place, one) in centres.iter().enumerate() {
            for other in &centres[place + 1..] {
                assert!(one.distance(*other) >= 2.0 * FOOTPRINT - 2e-4, "{one} {other}");
            }
        }
    }

    #[test]
    fn beside_the_board_there_is_no_cell() {
        for shape in SHAPES {
            assert_eq!(cell_at(shape, Vec3::new(1.01, 0.0, 0.0)), None);
        }
    }
}
