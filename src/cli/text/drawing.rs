//! The round board in plain characters, at most eighty columns wide and twenty-seven lines high.

use crate::{
    cli::words::COLUMNS,
    locale::{Locale, piece_name},
    rules::{Cell, Seat, Shape, Table},
};

/// Half the height of the drawing, in lines.
const MIDDLE: i32 = 12;

/// Where labels stand: columns to the right of the centre and lines above it, for the three steps away from the horizontal
/// (15°, 45°, 75°) of each ring.
const OUTER: [(i32, i32); 3] = [(33, 3), (26, 8), (10, 11)];
const INNER: [(i32, i32); 3] = [(19, 2), (15, 4), (6, 6)];

/// The edges of hub, inner and outer ring: half width and half height.
const EDGES: [(f64, f64); 3] = [(7.5, 2.0), (27.0, 7.0), (39.0, 12.0)];

/// A sheet of characters.
struct Sheet(Vec<Vec<char>>);

impl Sheet {
    fn new() -> Self {
        Self(vec![vec![' '; COLUMNS]; 2 * MIDDLE as usize + 2])
    }

    fn put(&mut self, column: i32, line: i32, sign: char) {
        let place = usize::try_from(line).ok().and_then(|line| self.0.get_mut(line));
        let place = place.and_then(|line| line.get_mut(usize::try_from(column).ok()?));
        if let Some(place) = place {
            *place = sign;
        }
    }

    /// Writes text around a column, with a blank on either side so that no edge touches it.
    fn write(&mut self, column: i32, line: i32, text: &str) {
        let text = format!(" {text} ");
        let begin = (column - text.chars().count() as i32 / 2).clamp(0, COLUMNS as i32 - text.chars().count() as i32);
        for (offset, sign) in text.chars().enumerate() {
            self.put(begin + offset as i32, line, sign);
        }
    }

    fn into_text(self) -> String {
        let lines = self.0.into_iter().map(|line| line.into_iter().collect::<String>().trim_end().to_owned());
        lines.collect::<Vec<_>>().join("\n").trim_matches('\n').to_owned()
    }
}

/// How a piece is written: player 1's in round brackets, player 2's in pointed ones, as their symbols are.
pub fn figure(locale: &Locale, table: &dyn Table, cell: Cell) -> Option<String> {
    let info = &table.pieces()[table.piece_at(cell)?.index()];
    let name = piece_name(locale, info.kind).replace('’', "'");
    Some(if info.seat == Seat::FIRST { format!("({name})") } else { format!("<{name}>") })
}

/// Draws the table as it stands; nothing for boards that are not round.
pub fn draw(locale: &Locale, table: &dyn Table) -> Option<String> {
    if table.board().shape != Shape::Circle {
        return None;
    }
    let mut sheet = Sheet::new();
    for (width, height) in EDGES {
        draw_edge(&mut sheet, width, height);
    }
    for cell in table.board().cells() {
        let name = table.board().name(cell);
        let (column, line) = place(name);
        sheet.write(column, line, name);
        if let Some(figure) = figure(locale, table, cell) {
            sheet.write(column, line + 1, &figure);
        }
    }
    Some(sheet.into_text())
}

fn draw_edge(sheet: &mut Sheet, width: f64, height: f64) {
    for step in 0..720 {
        let (sin, cos) = (f64::from(step).to_radians() / 2.0).sin_cos();
        let column = COLUMNS as f64 / 2.0 + width * cos;
        let line = f64::from(MIDDLE) + 0.5 - height * sin;
        sheet.put(column.round() as i32, line.round() as i32, '.');
    }
}

/// Column and line of a cell by its name. The middle of ray k lies at 180° + (k − ½)·30°, counter-clockwise from the right, as
/// seen by player 1, who sits below.
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
