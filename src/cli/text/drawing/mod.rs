//! Boards in plain characters, at most eighty columns wide: one file a shape.

mod circle;
mod sheet;
mod squares;
mod star;

use holochess_record::narration::Narrator;
use holochess_rules::{Shape, Table};

/// Draws the table as it stands.
pub fn draw(narrator: &Narrator<'_>, table: &dyn Table) -> String {
    match table.board().shape {
        Shape::Circle => circle::draw(narrator, table),
        Shape::Squares => squares::draw(narrator, table),
        Shape::Star => star::draw(narrator, table),
    }
}
