//! A menu entry without a frame: light runs in from the edge of the screen up to its text.

use bevy_egui::egui::{Pos2, Rect, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, describe},
    brush::Brush,
    palette::{ICE, INK, INK_SOFT, mix},
    surface::{Reach, touch},
    typeface::{self, Weight},
};

/// The distance between two entries, in points.
pub const STEP: f32 = 50.0;

/// Draws an entry whose text starts at `at`; returns whether it was pressed. `note` is written quietly beside it.
pub fn entry(ui: &Ui, name: &str, at: Pos2, label: &str, note: &str, reach: Reach) -> bool {
    let brush = Brush::of(ui);
    let rect = Rect::from_min_size(at - vec2(24.0, STEP / 2.0), vec2(420.0, STEP));
    let touched = touch(ui, name, rect, reach);
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
    let written = brush.left(at, label, face);
    if !note.is_empty() {
        brush.left(pos2(written.right() + 18.0, at.y + 1.0), note, typeface::NOTE.coloured(INK_SOFT));
    }
    touched.pressed
}
