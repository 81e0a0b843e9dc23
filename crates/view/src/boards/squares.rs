//! The eight by eight squares. Player 1 sits behind columns E to H (docs/rules/demeter.md): columns run towards player 1,
//! rows from left to right.

use bevy::math::{Vec2, Vec3};

use super::{Drawing, Framing, Layout, MarkSizes, SketchLine, circle::FOOTPRINT, yaw_across};
use crate::shaders::source;
use holochess_rules::{
    Cell, Seat,
    squares::{SIDE, SQUARES, column, row, square},
};

/// Length of a square's side: leaves room for the board's frame between its corners and the rim.
pub const PITCH: f32 = 0.168;

/// The goals lie in these rows of the first and of the last column.
const GOAL_ROWS: [u8; 2] = [3, 4];

/// The layout of Déméter.
pub(super) struct Squares;

/// Half of the board's side, in squares.
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
        // A creature's disc fills its square; its head may stand before the square behind.
        1.15 * PITCH / (2.0 * FOOTPRINT)
    }

    fn framing(&self) -> Framing {
        Framing {
            aside: 2.0_f32.to_radians(),
            elevation: 48.0_f32.to_radians(),
            heads: 0.42 * self.figure_scale(),
            top: 0.1,
        }
    }

    fn resting_yaw(&self, seat: Seat, at: Vec3) -> f32 {
        yaw_across(seat, at)
    }

    fn drawing(&self) -> Drawing {
        Drawing { names: &["SQUARES", "GLASS"], source: source!("table/squares.wgsl") }
    }

    fn mark_sizes(&self) -> MarkSizes {
        MarkSizes { target: 0.126, teeth: 0.132, corners: 0.070, dots: 0.30, bold: 1.3 }
    }

    fn outline(&self, cell: Cell) -> Vec<Vec3> {
        let (at, half) = (self.cell_centre(cell), PITCH / 2.0);
        let corners = [[-half, -half], [half, -half], [half, half], [-half, half]];
        corners.map(|[x, z]| at + Vec3::new(x, 0.0, z)).to_vec()
    }

    fn sketch_lines(&self) -> Vec<SketchLine> {
        let end = HALF * PITCH;
        let at = |x, z| Vec3::new(x, 0.0, z);
        let both = (0..=SIDE).flat_map(|line| {
            let along = (f32::from(line) - HALF) * PITCH;
            let across = SketchLine::open(vec![at(-end, along), at(end, along)], 0.2);
            // The line between the two camps is stronger.
            let is_middle = line == SIDE / 2;
            let middle = SketchLine { width: 1.8, strength: 0.75, bright: true, ..across.clone() };
            let down = SketchLine::open(vec![at(along, -end), at(along, end)], 0.2);
            [down, if is_middle { middle } else { across }]
        });
        both.collect()
    }

    fn lengths(&self) -> Vec<(&'static str, f32)> {
        let [first, last] = GOAL_ROWS.map(f32::from);
        vec![("PITCH", PITCH), ("HALF", HALF), ("GOAL_FIRST", first), ("GOAL_LAST", last)]
    }

    fn has_slides(&self) -> bool {
        true
    }

    fn regions(&self) -> &'static [Cell] {
        // The near half and the far half as player 1 sees them.
        const { &[square(SIDE - 1, 0), square(0, 0)] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use holochess_rules::demeter::camp::{SIDES, camp, goals};

    #[test]
    fn player_1_sits_behind_e_to_h_and_counts_rows_from_left_to_right() {
        let at = |column, row| Squares.cell_centre(square(column, row));
        // H is the nearest column to the south, and 8 the last row on the right.
        assert!(at(7, 0).z > at(4, 0).z && at(4, 0).z > 0.0 && at(3, 0).z < 0.0);
        assert!(at(7, 7).x > 0.0 && at(7, 0).x < 0.0);
        for (side, south) in SIDES.into_iter().zip([1.0, -1.0]) {
            assert!(camp(side).into_iter().all(|cell| Squares.cell_centre(cell).z * south > 0.0));
        }
    }

    #[test]
    fn the_goals_are_the_rulebooks() {
        for (side, column) in SIDES.into_iter().zip([SIDE - 1, 0]) {
            let drawn: Vec<Cell> = GOAL_ROWS.into_iter().map(|row| square(column, row)).collect();
            assert_eq!(goals(side).into_iter().collect::<Vec<_>>(), drawn);
        }
    }

    #[test]
    fn neighbouring_squares_lie_a_side_apart_and_the_board_keeps_clear_of_the_rim() {
        assert!((Squares.cell_centre(square(2, 3)).distance(Squares.cell_centre(square(3, 3))) - PITCH).abs() < 1e-6);
        assert!((Squares.cell_centre(square(2, 3)).distance(Squares.cell_centre(square(2, 4))) - PITCH).abs() < 1e-6);
        assert!(Vec2::splat(HALF * PITCH).length() < 0.96);
    }
}
