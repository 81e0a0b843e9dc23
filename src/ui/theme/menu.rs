//! A menu entry without a frame: light runs in from the edge of the screen up to its text.

use bevy_egui::egui::{Align2, Pos2, Rect, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, describe},
    brush::Brush,
    palette::{ICE, INK, INK_QUIET, INK_SOFT, mix, over},
    scroll,
    surface::{Reach, is_focused, prefer, reserve, touch},
    typeface::{self, Weight},
};

/// The distance between two entries, in points.
pub const STEP: f32 = 50.0;

/// An entry of a [`column()`].
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its name for the trace.
    pub name: &'static str,
    /// Its text.
    pub label: String,
    /// What is written quietly beside it.
    pub note: String,
    /// Whether it can be pressed now. One that cannot keeps its place, so that no other entry moves.
    pub enabled: bool,
}

/// Draws entries below each other; where `area` is too low for all, those around the focus. `preferred` has the focus
/// when no other has it. Returns the place of the entry that was pressed.
pub fn column(ui: &Ui, name: &str, area: Rect, step: f32, entries: &[Entry], preferred: &str) -> Option<usize> {
    let heights = vec![step; entries.len()];
    let focused = entries.iter().position(|entry| is_focused(ui.ctx(), entry.name));
    let shown = scroll::in_view(ui, name, area, &heights, focused);
    let mut pressed = None;
    for (place, Entry { name, label, note, enabled }) in entries.iter().enumerate() {
        if shown.contains(&place) {
            let at = pos2(area.left(), area.top() + step * ((place - shown.start) as f32 + 0.5));
            if !enabled {
                let face = typeface::ENTRY.coloured(over(INK_QUIET, 0.6));
                Brush::new(ui).fit(at, Align2::LEFT_CENTER, label, face, area.width() - 12.0);
            } else if entry(ui, name, at, area.right(), label, note) {
                pressed = Some(place);
            }
        } else if *enabled {
            reserve(ui, name);
        }
    }
    prefer(ui, preferred);
    scroll::mark(&Brush::new(ui), area, &heights, &shown);
    pressed
}

/// Draws an entry whose text starts at `at` and ends before `end`; returns whether it was pressed. `note` is written
/// quietly beside it.
fn entry(ui: &Ui, name: &str, at: Pos2, end: f32, label: &str, note: &str) -> bool {
    let brush = Brush::new(ui);
    let rect = Rect::from_min_max(at - vec2(24.0, STEP / 2.0), pos2(end.min(at.x + 396.0), at.y + STEP / 2.0));
    let touched = touch(ui, name, rect, Reach::Focus);
    describe(ui, touched.id, || Accessible::button(label));
    let lit = touched.glow;
    if lit > 0.0 {
        brush.sheet(0.0, at.x * 3.2, at.y + 1.0, 26.0, ICE, 0.20 * lit);
        brush.sheet(0.0, at.x * 3.2, at.y + 1.0, -26.0, ICE, 0.20 * lit);
        let tip = pos2(at.x - 18.0, at.y);
        let stops = [(0.0, 0.0), (0.5, 0.25 * lit), (0.92, 0.95 * lit), (1.0, 0.9 * lit)];
        brush.ray(pos2(0.0, at.y), tip, 1.5, mix(ICE, INK, 0.3), &stops);
        brush.glow(tip, vec2(14.0, 14.0), INK, 0.5 * lit);
        brush.disc(tip, 2.4 * lit, INK);
    }
    let face = if touched.focused {
        typeface::ENTRY.weighing(Weight::Medium).coloured(INK)
    } else {
        typeface::ENTRY.coloured(mix(INK_SOFT, INK, lit))
    };
    let written = brush.fit(at, Align2::LEFT_CENTER, label, face, end - at.x - 12.0);
    let room = end - written.right() - 30.0;
    if !note.is_empty() && room > 60.0 {
        let face = typeface::NOTE.coloured(INK_SOFT);
        let text = brush.shorten(note, face, room);
        brush.left(pos2(written.right() + 18.0, at.y + 1.0), text, face);
    }
    touched.pressed
}
