//! Eight by eight squares, with the goals and the line between the camps (Déméter).

use super::sheet::{Sheet, in_brackets, legend, piece_at};
use holochess_record::narration::Narrator;
use holochess_rules::{
    Table,
    demeter::camp::{SIDES, goals},
    squares::{SIDE, column, row},
};

/// Columns of the sheet from one square to the next.
const PITCH: i32 = 5;
/// Where the first square stands, and where the camps meet.
const LEFT: i32 = 4;
const MIDDLE: i32 = LEFT + 4 * PITCH - 1;

/// How a free goal is drawn.
const GOAL: &str = ":::";

/// Draws the table as it stands.
pub(super) fn draw(narrator: &Narrator<'_>, table: &dyn Table) -> String {
    let mut sheet = Sheet::new(usize::from(SIDE) + 2);
    // The right camp stands a little apart, behind the middle line.
    let at = |column: u8| LEFT + i32::from(column) * PITCH + if column < SIDE / 2 { 0 } else { 2 };
    for side in 0..SIDE {
        for line in [0, i32::from(SIDE) + 1] {
            sheet.write(at(side) + 1, line, &char::from(b'a' + side).to_string());
        }
        for edge in [1, at(SIDE - 1) + PITCH] {
            sheet.write(edge, i32::from(SIDE - side), &(side + 1).to_string());
        }
        sheet.put(MIDDLE + 1, i32::from(side) + 1, '|');
    }
    for cell in table.board().cells() {
        let sign = match piece_at(table, cell) {
            Some(info) => in_brackets(table, info, &info.seat.number().to_string()),
            None if SIDES.into_iter().any(|side| goals(side).contains(cell)) => GOAL.to_owned(),
            None => ".".to_owned(),
        };
        sheet.write(at(column(cell)) + 1, i32::from(SIDE - row(cell)), &sign);
    }
    let seats = legend(narrator, table, "", &[("text-legend-goals", GOAL)]);
    format!("{}\n\n{seats}", sheet.into_text())
}
