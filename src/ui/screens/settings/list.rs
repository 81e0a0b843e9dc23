//! A column of settings: those that fit are drawn, the others follow the focus.

use bevy_egui::egui::{Rect, Ui, pos2};

use super::entries::{Entry, Kind, Page, Surroundings};
use crate::ui::{
    overlay::Overlay,
    theme::{
        option_row::{Row, STEP, button, choice, slider},
        prelude::*,
        scroll,
        surface::{is_focused, prefer, reserve},
    },
};
use holochess_settings::Settings;

/// The height of a heading between rows.
const HEADING: f32 = 34.0;

/// One line of the column.
#[derive(Clone, Copy)]
pub enum Line {
    /// The page that the entries below are from.
    Heading(Page),
    /// A setting.
    Entry(&'static Entry),
}

/// The entries as lines; from several pages, with a heading before those of each.
pub fn lines(entries: &[&'static Entry], headed: bool) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut page = None;
    for entry in entries {
        if headed && page != Some(entry.page) {
            lines.push(Line::Heading(entry.page));
            page = Some(entry.page);
        }
        lines.push(Line::Entry(entry));
    }
    lines
}

/// Draws the lines in `area`, changes the settings, and returns what a pressed row opens; the first entry gets the
/// focus when nothing else has it. `enter`: whether Enter changes the focused row ([`Row::enter`]).
pub fn draw_lines(
    ui: &Ui,
    around: &Surroundings,
    area: Rect,
    lines: &[Line],
    settings: &mut Settings,
    enter: bool,
) -> Option<Overlay> {
    let brush = Brush::new(ui);
    let row = |top: f32| Row { at: pos2(area.left(), top + STEP / 2.0), width: area.width() - 18.0, enter };
    let tall = row(0.0).height();
    let heights: Vec<f32> =
        lines.iter().map(|line| if matches!(line, Line::Heading(_)) { HEADING } else { tall }).collect();
    let has_focus = |line: &Line| matches!(line, Line::Entry(entry) if is_focused(ui.ctx(), entry.name));
    let shown = scroll::in_view(ui, "settings.list", area, &heights, lines.iter().position(has_focus));
    let mut opened = None;
    let mut is_first = true;
    let mut top = area.top();
    for (place, line) in lines.iter().enumerate() {
        let in_view = shown.contains(&place);
        match line {
            Line::Heading(page) if in_view => {
                let at = pos2(area.left(), top + HEADING * 0.6);
                brush.left(at, around.localised.text(page.heading()), typeface::ACTION.coloured(ICE));
                brush.fading_rule(at.x, area.right() - 18.0, at.y + 15.0, 0.75, INK, 0.3);
            }
            Line::Entry(entry) if in_view => {
                let reach = if std::mem::take(&mut is_first) { Reach::First } else { Reach::Focus };
                opened = draw_entry(ui, around, row(top), entry, settings, reach).or(opened);
            }
            Line::Entry(entry) => reserve(ui, entry.name),
            Line::Heading(_) => {}
        }
        if in_view {
            top += heights[place];
        }
    }
    scroll::mark(&brush, area, &heights, &shown);
    opened
}

/// Draws one entry and changes it; returns what it opens if it was pressed.
fn draw_entry(
    ui: &Ui,
    around: &Surroundings,
    row: Row,
    entry: &Entry,
    settings: &mut Settings,
    reach: Reach,
) -> Option<Overlay> {
    let label = around.localised.text(&entry.label());
    match entry.kind {
        Kind::Switch(of) => {
            let now = usize::from(*of(settings));
            if let Some(index) = choice(ui, entry.name, row, &label, &entry.words(settings, around), now) {
                *of(settings) = index == 1;
            }
        }
        Kind::Share(of) => {
            let share = of(settings);
            let shown = around.localised.percent(f64::from(*share), 0);
            if let Some(wanted) = slider(ui, entry.name, row, &label, *share, &shown) {
                *share = wanted;
            }
        }
        Kind::Choice { words, chosen, choose } => {
            let (words, now) = (words(settings, around), chosen(settings, around));
            if let Some(index) = choice(ui, entry.name, row, &label, &words, now) {
                choose(settings, around, index);
            }
        }
        Kind::Opens(overlay) => {
            if button(ui, entry.name, row, &label, &around.localised.text("ui-settings-open")) {
                return Some(overlay);
            }
        }
    }
    if reach == Reach::First {
        prefer(ui, entry.name);
    }
    None
}
