//! Tabs: words in a row, the open one underlined.

use bevy_egui::egui::{Color32, Pos2, Rect, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, Role, describe},
    brush::Brush,
    frame_commands,
    palette::{INK, INK_QUIET, mix},
    surface::{Reach, touch},
    typeface::{self, Weight},
};
use holochess_settings::controls::Command;

/// Draws the tabs (name for the trace, label) so that they end at `right`; returns the tab that was chosen.
pub fn tabs(ui: &Ui, right: Pos2, tabs: &[(&str, String)], open: usize, hue: Color32) -> Option<usize> {
    let brush = Brush::new(ui);
    let face = |on: bool| typeface::PAGE.weighing(if on { Weight::Bold } else { Weight::Regular });
    let caps = [Command::PreviousTab, Command::NextTab].map(|command| frame_commands::cap(ui.ctx(), command));
    let cap = caps.iter().map(|cap| brush.key_width(cap)).fold(24.0, f32::max) + 16.0;
    let gap = 28.0;
    let widths: Vec<f32> = tabs.iter().map(|(_, label)| brush.width(label, face(true))).collect();
    let whole = widths.iter().sum::<f32>() + gap * tabs.len().saturating_sub(1) as f32;
    let mut x = right.x - cap - whole;
    // A lamp of the room may shine behind them.
    brush.halo(Rect::from_min_max(pos2(x - cap - 6.0, right.y - 14.0), pos2(right.x + 6.0, right.y + 14.0)), 0.72);
    let keys = brush.silent();
    keys.key_cap(pos2(x - cap, right.y), &caps[0], 0.0);
    keys.key_cap(pos2(right.x - brush.key_width(&caps[1]), right.y), &caps[1], 0.0);
    let mut wanted = None;
    for (index, ((name, label), width)) in tabs.iter().zip(&widths).enumerate() {
        let rect = Rect::from_min_size(pos2(x - gap / 2.0, right.y - 22.0), vec2(width + gap, 44.0));
        let touched = touch(ui, name, rect, Reach::Pointer);
        let on = index == open;
        describe(ui, touched.id, || Accessible::new(Role::Tab, label).chosen(on));
        let lit = if on { 1.0 } else { touched.glow };
        brush.left(pos2(x, right.y), label, face(on).coloured(mix(INK_QUIET, INK, lit)));
        if lit > 0.0 {
            let (y, strength) = (right.y + 17.0, if on { 1.0 } else { 0.4 * lit });
            let stops = [(0.0, 0.25 * strength), (0.5, strength), (1.0, 0.25 * strength)];
            brush.ray(pos2(x - 3.0, y), pos2(x + width + 3.0, y), if on { 2.0 } else { 1.0 }, hue, &stops);
            brush.glow(pos2(x + width / 2.0, y), vec2(width * 0.8, 15.0), hue, 0.26 * strength);
        }
        if touched.pressed {
            wanted = Some(index);
        }
        x += width + gap;
    }
    if ui.is_enabled() {
        if frame_commands::pressed(ui.ctx(), Command::NextTab) {
            wanted = Some((open + 1) % tabs.len());
        } else if frame_commands::pressed(ui.ctx(), Command::PreviousTab) {
            wanted = Some((open + tabs.len() - 1) % tabs.len());
        }
    }
    wanted.filter(|index| *index != open)
}
