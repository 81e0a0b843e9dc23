//! A command with its key: triggered by the key or by a click.

use bevy_egui::egui::{CornerRadius, Key, Pos2, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, TextKind, describe},
    brush::Brush,
    palette::{ICE, INK, INK_QUIET, INK_SOFT, VOID, mix, over},
    surface::{Reach, is_typing, key_pressed, touch},
    typeface::{self, Face},
};

impl Brush {
    /// The width of a key cap.
    pub fn key_width(&self, key: &str) -> f32 {
        (self.width(key, typeface::KEY) + 14.0).max(24.0)
    }

    /// A key cap whose left edge is at `at`.
    pub fn key_cap(&self, at: Pos2, key: &str, lit: f32) -> Rect {
        let rect = Rect::from_min_size(at - vec2(0.0, 12.0), vec2(self.key_width(key), 24.0));
        let stroke = Stroke::new(1.0, over(mix(INK_SOFT, ICE, lit), 0.55 + 0.45 * lit));
        self.painter.rect(rect, CornerRadius::same(5), over(VOID, 0.82), stroke, StrokeKind::Inside);
        self.telling(TextKind::Key).centre(rect.center(), key, typeface::KEY.coloured(mix(INK_SOFT, INK, lit)));
        rect
    }
}

/// One command.
#[derive(Clone, Copy, Debug)]
pub struct KeyCommand<'a> {
    /// Its name for the trace.
    pub name: &'a str,
    /// The text on the key cap.
    pub cap: &'a str,
    /// The key; `None` if another system reads it.
    pub key: Option<Key>,
    /// What it does.
    pub label: &'a str,
    /// Whether it can be used now.
    pub enabled: bool,
}

impl KeyCommand<'_> {
    /// Its width in this face.
    pub fn width(&self, brush: &Brush, face: Face) -> f32 {
        brush.key_width(self.cap) + 9.0 + brush.width(self.label, face)
    }

    /// Draws it with its left edge at `at`; returns whether it was triggered.
    pub fn show(&self, ui: &Ui, at: Pos2, face: Face) -> bool {
        let brush = Brush::of(ui);
        let rect = Rect::from_min_size(at - vec2(8.0, 19.0), vec2(self.width(&brush, face) + 16.0, 38.0));
        let touched = touch(ui, self.name, rect, Reach::Pointer);
        describe(ui, touched.id, || Accessible::button(self.label).enabled(self.enabled));
        let lit = if self.enabled { touched.glow } else { 0.0 };
        let cap = brush.faded(if self.enabled { 1.0 } else { 0.45 }).key_cap(at, self.cap, lit);
        let colour = if self.enabled { mix(face.colour, INK, lit) } else { over(INK_QUIET, 0.6) };
        let written = brush.left(pos2(cap.right() + 9.0, at.y), self.label, face.coloured(colour));
        if lit > 0.0 {
            let y = at.y + 16.0;
            brush.ray(pos2(written.left(), y), pos2(written.right(), y), 1.0, ICE, &[(0.0, lit), (1.0, 0.2 * lit)]);
        }
        let by_key = self.key.is_some_and(|key| ui.is_enabled() && !is_typing(ui.ctx()) && key_pressed(ui.ctx(), key));
        self.enabled && (touched.pressed || by_key)
    }
}

/// Draws commands leftwards from the right edge at `at`; returns the one that was triggered.
pub fn commands_from_right(ui: &Ui, at: Pos2, face: Face, commands: &[KeyCommand<'_>]) -> Option<usize> {
    let brush = Brush::of(ui);
    let mut x = at.x;
    let mut pressed = None;
    for (index, command) in commands.iter().enumerate().rev() {
        x -= command.width(&brush, face);
        if command.show(ui, pos2(x, at.y), face) {
            pressed = Some(index);
        }
        x -= 26.0;
    }
    pressed
}

/// The main command of a screen, large, with a beam from the right edge of the screen.
pub fn main_action(ui: &Ui, name: &str, screen: Rect, margin: f32, label: &str, cap: &str) -> bool {
    let brush = Brush::of(ui);
    let y = screen.bottom() - 78.0;
    let face = typeface::STATEMENT.sized(30.0);
    let width = brush.width(label, face);
    let key = brush.key_width(cap);
    let right = screen.right() - margin;
    let rect = Rect::from_min_max(pos2(right - width - key - 60.0, y - 28.0), pos2(screen.right(), y + 32.0));
    let touched = touch(ui, name, rect, Reach::First);
    describe(ui, touched.id, || Accessible::button(label));
    let strength = 0.35 + 0.6 * touched.glow;
    brush.beam(screen.right(), screen.right() - 560.0, y + 26.0, 90.0, ICE, strength);
    brush.right(pos2(right, y), label, face.coloured(mix(INK_SOFT, INK, touched.glow)));
    brush.key_cap(pos2(right - width - key - 26.0, y + 2.0), cap, touched.glow);
    touched.pressed
}
