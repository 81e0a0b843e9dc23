//! A clip's time line: the present moment, the moment of its blow, and seeking by dragging.

use bevy_egui::egui::{Color32, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, describe, wanted_number},
    brush::Brush,
    frame_commands,
    palette::{INK, over},
    surface::{Reach, focus, touch},
};
use holochess_settings::controls::Command;

/// One step of the arrow keys, in seconds: a pose at twelve poses per second.
const FRAME: f32 = 1.0 / 12.0;

/// Draws the time from 0 to `length` along `rect`, with a mark at `contact`; returns the sought time if it was moved.
pub fn timeline(
    ui: &Ui,
    name: &str,
    label: &str,
    rect: Rect,
    time: f32,
    length: f32,
    contact: Option<f32>,
    hue: Color32,
) -> Option<f32> {
    let brush = Brush::new(ui);
    let touched = touch(ui, name, rect.expand2(vec2(10.0, 6.0)), Reach::Focus);
    describe(ui, touched.id, || {
        Accessible::slider(label, time, [0.0, length], FRAME, &format!("{time:.2} / {length:.2}"))
    });
    let y = rect.center().y;
    let at = |seconds: f32| pos2(rect.left() + rect.width() * (seconds / length.max(1e-3)).clamp(0.0, 1.0), y);
    brush.rule(rect.left(), rect.right(), y, INK, 0.25);
    let ticks = (length / FRAME).floor() as usize;
    for tick in 0..=ticks.min(240) {
        let point = at(tick as f32 * FRAME);
        let reach = if tick % 12 == 0 { 6.0 } else { 2.5 };
        brush.line(
            &[point - vec2(0.0, reach), point + vec2(0.0, reach)],
            1.0,
            over(INK, if tick % 12 == 0 { 0.5 } else { 0.22 }),
        );
    }
    if let Some(contact) = contact.filter(|contact| *contact <= length) {
        brush.glow(at(contact), vec2(12.0, 22.0), INK, 0.35);
        brush.kill_mark(at(contact) - vec2(0.0, 15.0), 5.5, INK, true);
    }
    let now = at(time);
    brush.ray(at(0.0), now, 2.5, hue, &[(0.0, 0.2), (1.0, 1.0)]);
    brush.glow(now, vec2(20.0, 20.0), hue, 0.4 + 0.4 * touched.glow);
    brush.diamond(now, 6.0, INK, Stroke::NONE);
    let response = ui.interact(rect.expand2(vec2(10.0, 12.0)), touched.id.with("hand"), Sense::CLICK | Sense::DRAG);
    if ui.is_enabled()
        && (response.dragged() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        focus(ui.ctx(), name);
        return Some(((pointer.x - rect.left()) / rect.width()).clamp(0.0, 1.0) * length);
    }
    if let Some(number) = wanted_number(ui, touched.id) {
        return Some((number as f32).clamp(0.0, length));
    }
    if touched.focused {
        let change = FRAME * frame_commands::step(ui.ctx(), Command::Left, Command::Right) as f32;
        if change != 0.0 {
            return Some((time + change).clamp(0.0, length));
        }
    }
    None
}
