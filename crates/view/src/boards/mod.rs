//! The geometry of boards, one file a shape. Plain values in units of the table's radius: the top lies at y = 0, player 1 sits
//! at +Z (south), east is +X.
//!
//! The file of a shape has everything particular to it: its cells and their extent, the seats, the scale of pieces, the
//! camera's framing, and the lengths with which the shader draws it.

pub mod circle;
mod drawing;
pub(super) mod laid;
mod list;
mod squares;
mod star;

use bevy::math::{Vec2, Vec3};
use std::f32::consts::TAU;

pub use drawing::SketchLine;
pub(super) use drawing::{Drawing, MarkSizes};
pub use laid::{LaidBoard, REGIONS, Region};
pub use list::SHAPES;
use list::layout_of;

use holochess_rules::{Cell, Seat, Shape};
use holochess_session::DisplayedBoard;

/// What the view needs to know of a shape.
trait Layout: Sync {
    /// How many cells there are.
    fn cell_count(&self) -> usize;

    /// Where a piece on this cell stands.
    fn cell_centre(&self, cell: Cell) -> Vec3;

    /// The cell at a point of the top; `None` outside the board.
    fn cell_at(&self, point: Vec2) -> Option<Cell>;

    /// The scale of pieces and their rings; 1 on the circle.
    fn figure_scale(&self) -> f32;

    /// How much larger a figure may be whose nearest neighbour is at this distance; 1 where all are alike.
    fn growth(&self, nearest: f32) -> f32 {
        let _ = nearest;
        1.0
    }

    /// How the camera frames it.
    fn framing(&self) -> Framing;

    /// The angle about Y of this seat's pieces at rest.
    fn resting_yaw(&self, seat: Seat, at: Vec3) -> f32;

    /// How the shader draws it.
    fn drawing(&self) -> Drawing;

    /// The sizes of marks on it.
    fn mark_sizes(&self) -> MarkSizes;

    /// The corners of a cell on the top.
    fn outline(&self, cell: Cell) -> Vec<Vec3>;

    /// The lines of the board in small drawings of it.
    fn sketch_lines(&self) -> Vec<SketchLine>;

    /// The cells that are lighter than the others there.
    fn light_cells(&self) -> Vec<Cell> {
        Vec::new()
    }

    /// The lengths that the shader has to know, by the names that it has for them.
    fn lengths(&self) -> Vec<(&'static str, f32)>;

    /// Lists of counts for the shader.
    fn counts(&self) -> Vec<(&'static str, Vec<u32>)> {
        Vec::new()
    }

    /// A cell of every part of the board that is lit in the colour of the seat with its camp there, in the shader's order.
    fn regions(&self) -> &'static [Cell] {
        &[]
    }

    /// The id of the words for a row of cells, by the letter of their names.
    fn row_words(&self) -> &'static str {
        "ui-read-row"
    }

    /// Whether a way of several cells is one slide, which pieces run, and not step after step.
    fn has_slides(&self) -> bool {
        false
    }

    /// The part that the pieces starting in this part have to reach; `None` where goals are not parts.
    fn goal_of(&self, region: usize) -> Option<usize> {
        let _ = region;
        None
    }
}

/// The most cells that a board has.
pub(super) const MOST_CELLS: usize = 121;

/// The camera's rest position for a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Framing {
    /// How far it stands to the right of the seat, in radians.
    pub aside: f32,
    /// Its elevation above the table's plane, in radians.
    pub elevation: f32,
    /// The height of the tallest figures on the board.
    pub heads: f32,
    /// Share of the picture's height above them that stays free for the interface.
    pub top: f32,
}

/// How many cells a board of this shape has.
pub fn cell_count(shape: Shape) -> usize {
    layout_of(shape).cell_count()
}

/// Where a piece on this cell stands, on the table's top.
pub fn cell_centre(shape: Shape, cell: Cell) -> Vec3 {
    layout_of(shape).cell_centre(cell)
}

/// The cell at this point of the table's top; `None` outside the board.
pub fn cell_at(shape: Shape, point: Vec3) -> Option<Cell> {
    layout_of(shape).cell_at(Vec2::new(point.x, point.z))
}

/// The scale of pieces and the rings under them; 1 on the circle.
pub fn figure_scale(shape: Shape) -> f32 {
    layout_of(shape).figure_scale()
}

/// How much larger than the scale of this shape a figure at a place may be, with the others at these places: no two touch.
pub fn growth(shape: Shape, at: Vec3, others: impl IntoIterator<Item = Vec3>) -> f32 {
    layout_of(shape).growth(others.into_iter().map(|other| other.distance(at)).fold(f32::INFINITY, f32::min))
}

/// The id of the words for a row of cells of this shape, by the letter of their names.
pub fn row_words(shape: Shape) -> &'static str {
    layout_of(shape).row_words()
}

/// What draws a board of this shape in the top.
pub(super) fn drawing(shape: Shape) -> Drawing {
    layout_of(shape).drawing()
}

/// The sizes of marks on a board of this shape.
pub(super) fn mark_sizes(shape: Shape) -> MarkSizes {
    layout_of(shape).mark_sizes()
}

/// The corners of a cell on the table's top.
pub fn outline(shape: Shape, cell: Cell) -> Vec<Vec3> {
    layout_of(shape).outline(cell)
}

/// The lines of a board of this shape in small drawings of it.
pub fn sketch_lines(shape: Shape) -> Vec<SketchLine> {
    layout_of(shape).sketch_lines()
}

/// The cells that are lighter than the others in small drawings of it.
pub fn light_cells(shape: Shape) -> Vec<Cell> {
    layout_of(shape).light_cells()
}

/// The lengths of this shape that the shader has to know, by the names that it has for them.
pub(super) fn lengths(shape: Shape) -> Vec<(&'static str, f32)> {
    layout_of(shape).lengths()
}

/// The lists of counts of this shape for the shader.
pub(super) fn counts(shape: Shape) -> Vec<(&'static str, Vec<u32>)> {
    layout_of(shape).counts()
}

/// How the camera frames a board of this shape.
pub fn framing(shape: Shape) -> Framing {
    layout_of(shape).framing()
}

/// The angle about Y of a piece at rest.
pub fn resting_yaw(shape: Shape, seat: Seat, at: Vec3) -> f32 {
    layout_of(shape).resting_yaw(seat, at)
}

/// The unit vector from the table's middle to a seat: behind its camp, or in games without camps south for player 1 and north
/// for player 2.
pub fn seat_direction(shown: &DisplayedBoard, seat: Seat) -> Vec3 {
    behind(shown.board().shape, shown.camp(seat), seat)
}

/// The direction to the far side of a camp; for an empty camp, the seat's fixed direction.
fn behind(shape: Shape, camp: &[Cell], seat: Seat) -> Vec3 {
    let sum: Vec3 = camp.iter().map(|cell| cell_centre(shape, *cell)).sum();
    let south = if seat == Seat::FIRST { Vec3::Z } else { Vec3::NEG_Z };
    sum.try_normalize().unwrap_or(south)
}

/// Whether a way of several cells on this board is one slide, which pieces run.
pub fn has_slides(shape: Shape) -> bool {
    layout_of(shape).has_slides()
}

/// The point at this radius and angle (counter-clockwise from east seen from above).
pub fn polar(radius: f32, angle: f32) -> Vec3 {
    Vec3::new(radius * angle.cos(), 0.0, -radius * angle.sin())
}

/// A circle around a point of the top, as this many points.
fn ring(centre: Vec3, radius: f32, points: usize) -> Vec<Vec3> {
    (0..points).map(|step| centre + polar(radius, TAU * step as f32 / points as f32)).collect()
}

/// The angle about Y with which a figure at `from` that faces +Z looks at `to`.
pub fn yaw_towards(from: Vec3, to: Vec3) -> f32 {
    (to.x - from.x).atan2(to.z - from.z)
}

/// How far pieces of two opposite sides turn to their right, radians: who stands with its back to the seat shows its profile there,
/// and who faces it does not hide its body behind its face.
const THREE_QUARTERS: f32 = 0.5;

/// The angle with which pieces of two opposite sides look across the table, turned a little to its middle and to their right.
fn yaw_across(seat: Seat, at: Vec3) -> f32 {
    let across = if seat == Seat::FIRST { -1.0 } else { 1.0 };
    yaw_towards(at, Vec3::new(at.x * 0.35, 0.0, at.z + 1.4 * across)) - THREE_QUARTERS
}

pub(super) fn plugin(app: &mut bevy::prelude::App) {
    laid::plugin(app);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_centre_lies_in_its_own_cell_and_on_the_table() {
        for shape in SHAPES {
            for index in 0..cell_count(shape) as u8 {
                let centre = cell_centre(shape, Cell(index));
                assert_eq!(cell_at(shape, centre), Some(Cell(index)), "{shape:?} {index}");
                assert!(centre.length() < circle::RIM, "{shape:?} {index}");
            }
        }
    }

    #[test]
    fn the_outline_of_a_cell_goes_round_its_own_points() {
        for shape in SHAPES {
            for index in 0..cell_count(shape) as u8 {
                let (cell, centre) = (Cell(index), cell_centre(shape, Cell(index)));
                for corner in outline(shape, cell) {
                    // A little inside, so that no corner lies on a border.
                    let inside = centre.lerp(corner, 0.98);
                    assert_eq!(cell_at(shape, inside), Some(cell), "{shape:?} {index}: {corner}");
                }
            }
            assert!(sketch_lines(shape).iter().all(|line| line.points.len() > 1), "{shape:?}");
        }
    }

    #[test]
    fn no_board_has_more_cells_than_the_largest() {
        assert_eq!(SHAPES.into_iter().map(cell_count).max(), Some(MOST_CELLS));
    }

    #[test]
    fn beside_the_board_there_is_no_cell() {
        for shape in SHAPES {
            assert_eq!(cell_at(shape, Vec3::new(1.01, 0.0, 0.0)), None);
        }
    }
}
