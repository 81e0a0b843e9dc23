//! A column of rows of which only some fit: those in view follow the focus and the wheel by whole rows, so that none is
//! cut off.

use std::ops::Range;

use bevy_egui::egui::{Align2, Id, Rect, Ui, pos2};

use super::{
    brush::Brush,
    frame_commands,
    palette::{ICE, INK},
    surface::notches,
    typeface::Face,
};
use holochess_settings::controls::Command;

/// What a column remembers from one frame to the next.
#[derive(Clone, Copy, Debug, Default)]
struct Place {
    first: usize,
    focused: Option<usize>,
}

/// The rows that are shown in `area`: `heights` are those of all rows, `focused` is the row with the focus. The focused
/// row is brought into view when the focus moves; the wheel moves the view alone.
pub fn in_view(ui: &Ui, name: &str, area: Rect, heights: &[f32], focused: Option<usize>) -> Range<usize> {
    let id = Id::new(("column", name));
    let before = ui.data(|data| data.get_temp::<Place>(id)).unwrap_or_default();
    let turned = notches(ui, name, area);
    let moved = focused.filter(|_| focused != before.focused);
    let first = first_row(heights, area.height(), before.first.saturating_add_signed(turned as isize), moved);
    ui.data_mut(|data| data.insert_temp(id, Place { first, focused }));
    first..last_row(heights, area.height(), first)
}

/// The first row in view, as near to `wanted` as `moved`, which has to be in view, and the end of the column allow.
fn first_row(heights: &[f32], room: f32, wanted: usize, moved: Option<usize>) -> usize {
    let mut first = wanted.min(heights.len().saturating_sub(1));
    if let Some(row) = moved {
        first = first.min(row);
        while last_row(heights, room, first) <= row && first < row {
            first += 1;
        }
    }
    // No empty room below the last row while others are above.
    while first > 0 && heights[first - 1..].iter().sum::<f32>() <= room {
        first -= 1;
    }
    first
}

/// The row after the last one in view; one is always shown.
fn last_row(heights: &[f32], room: f32, first: usize) -> usize {
    let mut end = first;
    let mut used = 0.0;
    while end < heights.len() && (used + heights[end] <= room + 0.5 || end == first) {
        used += heights[end];
        end += 1;
    }
    end
}

/// A paragraph with what stands to its left.
#[derive(Clone, Debug)]
pub struct Paragraph {
    /// A number or a heading.
    pub heading: String,
    /// Its looks.
    pub heading_face: Face,
    /// The text.
    pub text: String,
    /// Its looks.
    pub face: Face,
}

/// Draws paragraphs line by line, with their headings in a column of this width; where `area` is narrow, above them.
/// Where not all lines fit, the wheel and the arrows move them. Returns the bottom of the last line.
pub fn paragraphs(ui: &Ui, name: &str, area: Rect, column: f32, gap: f32, paragraphs: &[Paragraph]) -> f32 {
    let brush = Brush::new(ui);
    let narrow = area.width() < column + 360.0;
    let left = if narrow { 0.0 } else { column };
    let mut lines: Vec<(f32, f32, String, Face, Option<(String, Face)>)> = Vec::new();
    for Paragraph { heading, heading_face, text, face } in paragraphs {
        let mut heading = Some((heading.clone(), *heading_face));
        if narrow && let Some((heading, face)) = heading.take() {
            lines.push((brush.lay_out(&heading, face, f32::INFINITY).size().y, 0.0, heading, face, None));
        }
        for row in &brush.lay_out(text, *face, area.width() - left - 14.0).rows {
            lines.push((row.height(), left, row.text().trim_end().to_owned(), *face, heading.take()));
        }
        if let Some(last) = lines.last_mut() {
            last.0 += gap;
        }
    }
    let heights: Vec<f32> = lines.iter().map(|(height, ..)| *height).collect();
    let shown = in_view_by_keys(ui, name, area, &heights);
    let mut y = area.top();
    for (height, x, text, face, heading) in &lines[shown.clone()] {
        if let Some((heading, face)) = heading {
            brush.wrap(pos2(area.left(), y), column - 20.0, heading, *face);
        }
        brush.write(pos2(area.left() + x, y), Align2::LEFT_TOP, text, *face);
        y += height;
    }
    mark(&brush, area, &heights, &shown);
    y
}

/// The rows in view of a column without widgets: arrows and page keys move them, too.
fn in_view_by_keys(ui: &Ui, name: &str, area: Rect, heights: &[f32]) -> Range<usize> {
    let id = Id::new(("column", name));
    let before = ui.data(|data| data.get_temp::<Place>(id)).unwrap_or_default().first;
    let page = last_row(heights, area.height(), before) - before;
    let steps = if ui.is_enabled() {
        let count = |command| frame_commands::presses(ui.ctx(), command) as isize;
        let pages = count(Command::NextTab) - count(Command::PreviousTab);
        count(Command::Down) - count(Command::Up) + pages * page as isize
    } else {
        0
    };
    let wanted = before.saturating_add_signed(steps + notches(ui, name, area) as isize);
    let first = first_row(heights, area.height(), wanted, None);
    ui.data_mut(|data| data.insert_temp(id, Place { first, focused: None }));
    first..last_row(heights, area.height(), first)
}

/// Shows beside the column which part of it is in view; nothing where all of it is.
pub fn mark(brush: &Brush, area: Rect, heights: &[f32], shown: &Range<usize>) {
    let whole: f32 = heights.iter().sum();
    if shown.len() >= heights.len() || whole <= 0.0 {
        return;
    }
    let share = |rows: usize| heights[..rows].iter().sum::<f32>() / whole;
    let at = |share: f32| pos2(area.right(), area.top() + area.height() * share);
    brush.ray(at(0.0), at(1.0), 1.0, INK, &[(0.0, 0.25), (1.0, 0.25)]);
    brush.ray(at(share(shown.start)), at(share(shown.end)), 2.5, ICE, &[(0.0, 0.9), (1.0, 0.9)]);
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROWS: [f32; 8] = [30.0, 46.0, 46.0, 46.0, 30.0, 46.0, 46.0, 46.0];

    #[test]
    fn the_row_that_gets_the_focus_is_in_view_and_as_little_moves_as_can_be() {
        for room in [50.0, 100.0, 170.0, 400.0] {
            let mut first = 0;
            for row in (0..ROWS.len()).chain((0..ROWS.len()).rev()) {
                let before = first;
                first = first_row(&ROWS, room, first, Some(row));
                let shown = first..last_row(&ROWS, room, first);
                assert!(shown.contains(&row), "{row} in {shown:?} of {room}");
                let there = (before..last_row(&ROWS, room, before)).contains(&row);
                assert!(!there || first == before, "{row} was in view from {before}, now from {first}");
            }
        }
    }

    #[test]
    fn the_wheel_stops_where_the_last_row_is_in_view() {
        assert_eq!(first_row(&ROWS, 100.0, 99, None), 6);
        assert_eq!(last_row(&ROWS, 100.0, 6), 8);
        assert_eq!(first_row(&ROWS, 1000.0, 3, None), 0, "all rows fit");
        assert_eq!(first_row(&[], 100.0, 3, None), 0);
    }
}
