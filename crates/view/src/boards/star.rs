//! The six-pointed star of 121 holes (docs/rules/chinese-checkers.md, "The board").

use bevy::math::{Vec2, Vec3};

use super::{Drawing, Framing, Layout, MarkSizes, SketchLine, ring, yaw_towards};
use crate::shaders::source;
use holochess_rules::{
    Cell, Seat,
    star::{HOLES, ROWS, place},
};

/// Distance between neighbouring holes: leaves room between the tips and the rim.
pub const PITCH: f32 = 0.134;
/// From the outermost holes to the outline of the star.
const MARGIN: f32 = 0.040;
/// Radius of a hole.
const HOLE: f32 = 0.0285;

/// Radius of a hole in small drawings, as a share of the distance between two.
const DRAWN_HOLE: f32 = 0.36;

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
        Framing { aside: 2.0_f32.to_radians(), elevation: 40.0_f32.to_radians(), heads: 0.16, top: 0.135 }
    }

    fn resting_yaw(&self, _: Seat, at: Vec3) -> f32 {
        yaw_towards(at, Vec3::ZERO)
    }

    fn drawing(&self) -> Drawing {
        Drawing { names: &["STAR", "GLASS", "PAWNS"], source: source!("table/star.wgsl") }
    }

    fn mark_sizes(&self) -> MarkSizes {
        MarkSizes { target: 0.130, teeth: 0.138, corners: 0.045, dots: 0.115, bold: 1.8 }
    }

    fn outline(&self, cell: Cell) -> Vec<Vec3> {
        ring(self.cell_centre(cell), DRAWN_HOLE * PITCH, 14)
    }

    fn sketch_lines(&self) -> Vec<SketchLine> {
        // Every other tip: two triangles make the star.
        let tips = self.regions();
        let triangles = [0, 1].map(|first| {
            let tips = tips.iter().skip(first).step_by(2);
            SketchLine::closed(tips.map(|tip| self.cell_centre(*tip) * 1.03).collect(), 0.16)
        });
        let holes = (0..HOLES as u8)
            .map(|cell| SketchLine { width: 0.8, ..SketchLine::closed(self.outline(Cell(cell)), 0.22) });
        triangles.into_iter().chain(holes).collect()
    }

    fn lengths(&self) -> Vec<(&'static str, f32)> {
        vec![("PITCH", PITCH), ("MARGIN", MARGIN), ("HOLE", HOLE)]
    }

    fn counts(&self) -> Vec<(&'static str, Vec<u32>)> {
        let lengths: Vec<u32> = ROWS.iter().map(|holes| u32::from(*holes)).collect();
        let first = (0..lengths.len()).map(|row| lengths[..row].iter().sum()).collect();
        vec![("ROW_FIRST", first), ("ROW_LENGTH", lengths)]
    }

    fn regions(&self) -> &'static [Cell] {
        // The tips, clockwise from the south; e1 is the tenth hole, m1 the 98th.
        &[Cell(0), Cell(10), Cell(98), Cell(120), Cell(110), Cell(22)]
    }

    fn goal_of(&self, region: usize) -> Option<usize> {
        Some((region + 3) % 6)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::circle::RIM;
    use holochess_rules::{chinese::Triangle, star::BOARD};

    #[test]
    fn neighbours_lie_a_pitch_apart_and_nobody_else_does() {
        for hole in BOARD.cells() {
            for other in BOARD.cells().filter(|other| *other != hole) {
                let apart = Star.cell_centre(hole).distance(Star.cell_centre(other));
                let touches = BOARD.neighbours(hole).contains(&other);
                assert_eq!(touches, apart < PITCH * 1.01, "{} {}", BOARD.name(hole), BOARD.name(other));
                assert!(apart > PITCH * 0.99);
            }
        }
    }

    #[test]
    fn the_regions_are_the_triangles_in_turn_order() {
        for (region, triangle) in Star.regions().iter().zip(Triangle::ALL) {
            assert!(triangle.holes().contains(*region), "{triangle:?}");
            let tip = Star.cell_centre(*region);
            assert!(
                triangle.holes().into_iter().all(|hole| Star.cell_centre(hole).dot(tip) <= tip.length_squared() + 1e-4)
            );
            assert!(tip.length() + HOLE < RIM, "the tip's hole lies on the table");
        }
    }
}
