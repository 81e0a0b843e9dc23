//! The star of 121 holes (Chinese Checkers): every hole with its number in the row, rows with their letter at both ends.

use super::sheet::{Sheet, in_brackets, legend, piece_at};
use crate::cli::words::COLUMNS;
use holochess_record::narration::Narrator;
use holochess_rules::{
    Table,
    star::{ROWS, place},
};

/// Columns of the sheet from one hole to the next; half as many aside is the next row.
const PITCH: i32 = 4;

/// The sign for a hole with a fixed pawn, which no player may move.
const FIXED: &str = "##";

/// Draws the table as it stands.
pub(super) fn draw(narrator: &Narrator<'_>, table: &dyn Table) -> String {
    let lines = ROWS.len() as i32;
    let mut sheet = Sheet::new(ROWS.len());
    let obstacles = table.obstacles();
    let centre = COLUMNS as i32 / 2;
    for cell in table.board().cells() {
        let name = table.board().name(cell);
        let (letter, number) = name.split_at(1);
        let (east, north) = place(cell);
        let (column, line) = (centre + i32::from(east) * PITCH / 2, lines / 2 - i32::from(north));
        let sign = match piece_at(table, cell) {
            Some(info) => in_brackets(table, info, number),
            None if obstacles.contains(&cell) => FIXED.to_owned(),
            None => number.to_owned(),
        };
        sheet.put_text(column - sign.len() as i32 / 2, line, &sign);
        let length = i32::from(ROWS[(lines - 1 - line) as usize]);
        if number == "1" {
            for side in [-1, 1] {
                sheet.put_text(centre + side * (length * PITCH / 2 + 2), line, letter);
            }
        }
    }
    let others: &[(&str, &str)] = if obstacles.is_empty() { &[] } else { &[("text-legend-fixed", FIXED)] };
    format!("{}\n\n{}", sheet.into_text(), legend(narrator, table, "", others))
}
