//! A command with what is bound to it: triggered by that or by a click.

use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};

use super::{
    accessible::{Accessible, TextKind, describe},
    brush::Brush,
    frame_commands,
    palette::{ICE, INK, INK_QUIET, INK_SOFT, VOID, mix, over},
    surface::{Reach, touch},
    typeface::{self, Face},
};
use holochess_settings::controls::Command;

impl Brush {
    /// The width of a key cap; nothing where there is nothing to write on it.
    pub fn key_width(&self, key: &str) -> f32 {
        if key.is_empty() { 0.0 } else { (self.width(key, typeface::KEY) + 14.0).max(24.0) }
    }

    /// A key cap whose left edge is at `at`.
    pub fn key_cap(&self, at: Pos2, key: &str, lit: f32) -> Rect {
        let rect = Rect::from_min_size(at - vec2(0.0, 12.0), vec2(self.key_width(key), 24.0));
        if key.is_empty() {
            return rect;
        }
        let stroke = Stroke::new(1.0, over(mix(INK_SOFT, ICE, lit), 0.55 + 0.45 * lit));
        self.painter.rect(rect, CornerRadius::same(5), over(VOID, 0.82), stroke, StrokeKind::Inside);
        let colour = mix(INK_SOFT, INK, lit);
        let brush = self.telling(TextKind::Key);
        // Signs that no typeface here has are drawn: after a letter, as in "L ↑", to the right of it.
        let mut letters = key.chars();
        match letters.next_back().filter(|sign| self.sign(rect.center(), *sign, over(VOID, 0.0))) {
            Some(sign) => {
                let before = letters.as_str().trim_end();
                let aside = if before.is_empty() { 0.0 } else { 5.0 };
                brush.centre(rect.center() - vec2(aside, 0.0), before, typeface::KEY.coloured(colour));
                self.sign(rect.center() + vec2(aside, 0.0), sign, colour);
            }
            None => _ = brush.centre(rect.center(), key, typeface::KEY.coloured(colour)),
        }
        rect
    }

    /// Draws a sign of keyboards and gamepads; returns whether it is one.
    fn sign(&self, at: Pos2, sign: char, colour: Color32) -> bool {
        let (radius, width) = (5.0, 1.6);
        let arrow = |way: Vec2| {
            let across = vec2(-way.y, way.x);
            let tip = at + way * radius;
            self.line(&[at - way * radius, tip], width, colour);
            self.line(&[tip + (across - way) * 3.2, tip, tip - (across + way) * 3.2], width, colour);
        };
        match sign {
            '↑' => arrow(vec2(0.0, -1.0)),
            '↓' => arrow(vec2(0.0, 1.0)),
            '←' => arrow(vec2(-1.0, 0.0)),
            '→' => arrow(vec2(1.0, 0.0)),
            '✕' => self.cross(at, radius, width, colour),
            '○' => self.circle(at, radius, width, colour),
            '✚' => {
                self.line(&[at - vec2(0.0, radius), at + vec2(0.0, radius)], 3.4, colour);
                self.line(&[at - vec2(radius, 0.0), at + vec2(radius, 0.0)], 3.4, colour);
            }
            '□' | '△' => {
                let corners = if sign == '□' {
                    vec![vec2(-1.0, -1.0), vec2(1.0, -1.0), vec2(1.0, 1.0), vec2(-1.0, 1.0)]
                } else {
                    vec![vec2(0.0, -1.1), vec2(1.05, 0.8), vec2(-1.05, 0.8)]
                };
                let points = corners.into_iter().map(|corner| at + corner * radius * 0.9).collect();
                self.polygon(points, over(VOID, 0.0), Stroke::new(width, colour));
            }
            _ => return false,
        }
        true
    }
}

/// A command on the screen: its key or button, and what it does.
#[derive(Clone, Debug)]
pub struct KeyCommand {
    /// Its name for the trace.
    pub name: &'static str,
    /// The command that triggers it.
    pub command: Command,
    label: String,
    hears: bool,
    /// Whether it can be used now.
    pub enabled: bool,
}

impl KeyCommand {
    /// A command that can be used now.
    pub fn new(name: &'static str, command: Command, label: impl Into<String>) -> Self {
        Self { name, command, label: label.into(), hears: true, enabled: true }
    }

    /// Leaves its command to something else that hears it; a click still triggers it.
    #[must_use]
    pub fn unheard(self) -> Self {
        Self { hears: false, ..self }
    }

    /// Says whether it can be used now.
    #[must_use]
    pub fn enabled(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    /// Its width in this face.
    pub fn width(&self, brush: &Brush, face: Face) -> f32 {
        let cap = brush.key_width(&frame_commands::cap(brush.context(), self.command));
        if cap > 0.0 { cap + 9.0 + brush.width(&self.label, face) } else { brush.width(&self.label, face) }
    }

    /// Draws it with its left edge at `at`; returns whether it was triggered.
    pub fn draw(&self, ui: &Ui, at: Pos2, face: Face) -> bool {
        let brush = Brush::new(ui);
        let rect = Rect::from_min_size(at - vec2(8.0, 19.0), vec2(self.width(&brush, face) + 16.0, 38.0));
        let touched = touch(ui, self.name, rect, Reach::Pointer);
        describe(ui, touched.id, || Accessible::button(&self.label).enabled(self.enabled));
        let lit = if self.enabled { touched.glow } else { 0.0 };
        let cap = brush.faded(if self.enabled { 1.0 } else { 0.45 }).key_cap(
            at,
            &frame_commands::cap(ui.ctx(), self.command),
            lit,
        );
        let colour = if self.enabled { mix(face.colour, INK, lit) } else { over(INK_QUIET, 0.6) };
        let gap = if cap.width() > 0.0 { 9.0 } else { 0.0 };
        let written = brush.left(pos2(cap.right() + gap, at.y), &self.label, face.coloured(colour));
        if lit > 0.0 {
            let y = at.y + 16.0;
            brush.ray(pos2(written.left(), y), pos2(written.right(), y), 1.0, ICE, &[(0.0, lit), (1.0, 0.2 * lit)]);
        }
        (self.enabled && touched.pressed) || (self.hears && self.is_pressed(ui))
    }

    /// Whether its command was pressed, and may be heard.
    pub fn is_pressed(&self, ui: &Ui) -> bool {
        self.enabled && ui.is_enabled() && frame_commands::pressed(ui.ctx(), self.command)
    }
}

/// The space between two commands in a row, in points.
pub const GAP: f32 = 26.0;

/// The width of commands in a row.
pub fn row_width(brush: &Brush, face: Face, commands: &[KeyCommand]) -> f32 {
    commands.iter().map(|command| command.width(brush, face) + GAP).sum::<f32>() - GAP
}

/// Draws commands leftwards from the right edge at `at`; returns the one that was triggered.
pub fn commands_from_right(ui: &Ui, at: Pos2, face: Face, commands: &[KeyCommand]) -> Option<Command> {
    let brush = Brush::new(ui);
    let mut x = at.x;
    let mut pressed = None;
    for command in commands.iter().rev() {
        x -= command.width(&brush, face);
        if command.draw(ui, pos2(x, at.y), face) {
            pressed = Some(command.command);
        }
        x -= GAP;
    }
    pressed
}

/// Draws commands at the right of an area on a dark ground; returns the one that was triggered.
pub fn commands_on_ground(ui: &Ui, area: Rect, face: Face, commands: &[KeyCommand]) -> Option<Command> {
    let brush = Brush::new(ui);
    let width = row_width(&brush, face, commands);
    if width > 0.0 {
        brush.ground(area.with_min_x(area.right() - width).shrink2(vec2(4.0, 8.0)), 0.5);
    }
    commands_from_right(ui, area.right_center(), face, commands)
}

/// The main command of a screen, large, with a beam from the right edge of the screen.
pub fn main_action(ui: &Ui, name: &str, screen: Rect, margin: f32, label: &str, command: Command) -> bool {
    let brush = Brush::new(ui);
    let cap = frame_commands::cap(ui.ctx(), command);
    let y = screen.bottom() - 78.0;
    let face = typeface::STATEMENT.sized(30.0);
    let width = brush.width(label, face);
    let key = brush.key_width(&cap);
    let right = screen.right() - margin;
    let rect = Rect::from_min_max(pos2(right - width - key - 60.0, y - 28.0), pos2(screen.right(), y + 32.0));
    let touched = touch(ui, name, rect, Reach::First);
    describe(ui, touched.id, || Accessible::button(label));
    let strength = 0.35 + 0.6 * touched.glow;
    brush.beam(screen.right(), screen.right() - 560.0, y + 26.0, 90.0, ICE, strength);
    brush.right(pos2(right, y), label, face.coloured(mix(INK_SOFT, INK, touched.glow)));
    brush.key_cap(pos2(right - width - key - 26.0, y + 2.0), &cap, touched.glow);
    touched.pressed
}
