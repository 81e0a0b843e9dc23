//! The circle: a centre, twelve inner and twelve outer cells.

use bevy::math::{Vec2, Vec3};
use std::f32::consts::{PI, TAU};

use super::{Drawing, Framing, Layout, MarkSizes, SketchLine, polar, ring, yaw_across};
use crate::shaders::source;
use holochess_rules::{
    Cell, Seat,
    circle::{self, is_outer, is_white, ray},
};

/// Radius of the centre cell.
pub const HUB: f32 = 0.36;
/// Radius at which the inner cells end and the outer cells begin.
pub const SPLIT: f32 = 0.72;
/// Radius at which the outer cells end.
pub const RIM: f32 = 0.99;
/// How far from the middle a piece on an inner cell stands.
pub const INNER: f32 = 0.56;
/// How far from the middle a piece on an outer cell stands.
pub const OUTER: f32 = 0.86;
/// The largest distance of any part of a resting figure from the centre of its base.
pub const FOOTPRINT: f32 = 0.145;

/// How much larger than that a creature is at most, where it has room.
const GROWN: f32 = 1.4;

/// With how many points a circle is drawn.
const ROUND: usize = 72;

/// Cells in each ring.
const RAYS: usize = circle::RAYS as usize;

/// The layout of Holochess and both Dejariks.
pub(super) struct Circle;

/// The angle of the middle of ray `k`, 1 to 12, counter-clockwise from east seen from above.
pub fn ray_angle(k: usize) -> f32 {
    PI + (k as f32 - 0.5) * TAU / RAYS as f32
}

impl Layout for Circle {
    fn cell_count(&self) -> usize {
        1 + 2 * RAYS
    }

    fn cell_centre(&self, cell: Cell) -> Vec3 {
        let index = cell.index();
        if index == 0 {
            return Vec3::ZERO;
        }
        let radius = if index <= RAYS { INNER } else { OUTER };
        polar(radius, ray_angle((index - 1) % RAYS + 1))
    }

    fn cell_at(&self, point: Vec2) -> Option<Cell> {
        let radius = point.length();
        if radius < HUB {
            return Some(Cell(0));
        }
        if radius >= RIM {
            return None;
        }
        let share = (-point.y).atan2(point.x) - PI;
        let ray = (share.rem_euclid(TAU) / TAU * RAYS as f32) as usize % RAYS;
        let ring = if radius < SPLIT { 0 } else { RAYS };
        Some(Cell((1 + ring + ray) as u8))
    }

    fn figure_scale(&self) -> f32 {
        // Larger ones would stand in each other on the inner ring.
        1.0
    }

    fn growth(&self, nearest: f32) -> f32 {
        (nearest / (2.0 * FOOTPRINT)).clamp(1.0, GROWN)
    }

    fn framing(&self) -> Framing {
        Framing { aside: 24.0_f32.to_radians(), elevation: 38.0_f32.to_radians(), heads: 0.42, top: 0.1 }
    }

    fn resting_yaw(&self, seat: Seat, at: Vec3) -> f32 {
        yaw_across(seat, at)
    }

    fn row_words(&self) -> &'static str {
        "ui-read-ring"
    }

    fn drawing(&self) -> Drawing {
        Drawing { names: &["CIRCLE", "ROUND"], source: source!("table/circle.wgsl") }
    }

    fn mark_sizes(&self) -> MarkSizes {
        MarkSizes { target: 0.150, teeth: 0.142, corners: 0.075, dots: 0.30, bold: 1.0 }
    }

    fn outline(&self, cell: Cell) -> Vec<Vec3> {
        let Some(ray) = ray(cell) else { return ring(Vec3::ZERO, HUB, ROUND) };
        let [inner, outer] = if is_outer(cell) { [SPLIT, RIM] } else { [HUB, SPLIT] };
        let (half, middle) = (PI / RAYS as f32, ray_angle(usize::from(ray)));
        let arc = |radius: f32, back: bool| {
            (0..=6).map(move |step| {
                let share = if back { 1.0 - step as f32 / 3.0 } else { step as f32 / 3.0 - 1.0 };
                polar(radius, middle + half * share)
            })
        };
        arc(outer, false).chain(arc(inner, true)).collect()
    }

    fn sketch_lines(&self) -> Vec<SketchLine> {
        let rings = [HUB, SPLIT, RIM].map(|radius| SketchLine::closed(ring(Vec3::ZERO, radius, ROUND), 0.16));
        let borders = (1..=RAYS).map(|ray| {
            let angle = ray_angle(ray) + PI / RAYS as f32;
            SketchLine::open(vec![polar(HUB, angle), polar(RIM, angle)], 0.16)
        });
        rings.into_iter().chain(borders).collect()
    }

    fn light_cells(&self) -> Vec<Cell> {
        (0..self.cell_count() as u8).map(Cell).filter(|cell| is_white(*cell)).collect()
    }

    fn lengths(&self) -> Vec<(&'static str, f32)> {
        vec![("HUB", HUB), ("SPLIT", SPLIT), ("INNER", INNER), ("OUTER", OUTER), ("RAYS", RAYS as f32)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn player_ones_own_cells_run_from_left_to_right_in_the_south() {
        // o2 to o5 are the cells 14 to 17.
        let own: Vec<Vec3> = (14..=17).map(|index| Circle.cell_centre(Cell(index))).collect();
        assert!(own.iter().all(|centre| centre.z > 0.4));
        assert!(own.windows(2).all(|pair| pair[0].x < pair[1].x));
    }

    #[test]
    fn figures_at_rest_never_touch() {
        let centres: Vec<Vec3> = (0..25).map(|index| Circle.cell_centre(Cell(index))).collect();
        for (place, one) in centres.iter().enumerate() {
            for other in &centres[place + 1..] {
                assert!(one.distance(*other) >= 2.0 * FOOTPRINT * Circle.figure_scale() - 2e-4, "{one} {other}");
            }
        }
    }

    #[test]
    fn creatures_that_take_their_room_never_touch() {
        let centres: Vec<Vec3> = (0..25).map(|index| Circle.cell_centre(Cell(index))).collect();
        let reach = |one: Vec3, others: &[Vec3]| {
            let nearest = others.iter().map(|other| other.distance(one)).fold(f32::INFINITY, f32::min);
            FOOTPRINT * Circle.growth(nearest)
        };
        for one in &centres {
            assert!((reach(*one, &[]) - FOOTPRINT * GROWN).abs() < 1e-6, "alone, a creature is as large as it may be");
            for other in centres.iter().filter(|other| *other != one) {
                for third in centres.iter().filter(|third| *third != one && *third != other) {
                    let together = reach(*one, &[*other, *third]) + reach(*other, &[*one, *third]);
                    assert!(one.distance(*other) >= together - 2e-4, "{one} {other} {third}: {together}");
                }
            }
        }
    }
}
