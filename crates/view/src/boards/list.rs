//! The list of boards: a line for each shape.

use super::{Layout, circle, squares, star};
use holochess_rules::Shape;

/// Every shape that there is.
pub const SHAPES: [Shape; 3] = [Shape::Circle, Shape::Squares, Shape::Star];

/// The layout of a shape.
pub(super) fn layout_of(shape: Shape) -> &'static dyn Layout {
    match shape {
        Shape::Circle => &circle::Circle,
        Shape::Squares => &squares::Squares,
        Shape::Star => &star::Star,
    }
}
