//! The round board: two rings and a centre.

use super::sheet::{Sheet, figure, legend};
use crate::cli::words::COLUMNS;
use holochess_record::narration::Narrator;
use holochess_rules::Table;

/// Half the height of the drawing, in lines.
const MIDDLE: i32 = 12;

/// Where labels stand: columns to the right of the centre and lines above it, for the three steps away from the horizontal
/// (15°, 45°, 75°) of each ring.
const OUTER: [(i32, i32); 3] = [(33, 3), (26, 8), (10, 11)];
const INNER: [(i32, i32); 3] = [(19, 2), (15, 4), (6, 6)];

/// The edges of hub, inner and outer ring: half width and half height.
const EDGES: [(f64, f64); 3] = [(7.5, 2.0), (27.0, 7.0), (39.0, 12.0)];

/// Draws the table as it stands.
pub(super) fn draw(narrator: &Narrator<'_>, table: &dyn Table) -> String {
    let mut sheet = Sheet::new(2 * MIDDLE as usize + 2);
    for (width, height) in EDGES {
        draw_edge(&mut sheet, width, height);
    }
    for cell in table.board().cells() {
        let name = table.board().name(cell);
        let (column, line) = place(name);
        sheet.write(column, line, name);
        if let Some(figure) = figure(narrator.locale, table, cell) {
            sheet.write(column, line + 1, &figure);
        }
    }
    format!("{}\n\n{}", sheet.into_text(), legend(narrator, table, "", &[]))
}

fn draw_edge(sheet: &mut Sheet, width: f64, height: f64) {
    for step in 0..720 {
        let (sin, cos) = (f64::from(step).to_radians() / 2.0).sin_cos();
        let column = COLUMNS as f64 / 2.0 + width * cos;
        let line = f64::from(MIDDLE) + 0.5 - height * sin;
        sheet.put(column.round() as i32, line.round() as i32, '.');
    }
}

/// Column and line of a cell by its name. The middle of ray k lies at 180° + (k − ½)·30°, counter-clockwise from the right, seen
/// from player 1, at the bottom.
fn place(name: &str) -> (i32, i32) {
    let centre = COLUMNS as i32 / 2;
    let Some((ring, ray)) = name.split_at_checked(1).and_then(|(ring, ray)| Some((ring, ray.parse::<i32>().ok()?)))
    else {
        return (centre, MIDDLE);
    };
    let places = if ring == "o" { OUTER } else { INNER };
    // Rays 1 to 6 go from the left round below to the right, 7 to 12 back above.
    let below = ray <= 6;
    let along = (ray - 1) % 6;
    let (aside, away) = places[if along < 3 { along } else { 5 - along } as usize];
    let left = (along < 3) == below;
    let line = if below { MIDDLE + away } else { MIDDLE - away };
    (if left { centre - aside } else { centre + aside }, line)
}
