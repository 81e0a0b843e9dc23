//! A horizontal track that can be dragged: shared by sliders and faders.

use bevy_egui::egui::{Rect, Sense, Ui, pos2};

use super::{
    accessible::wanted_number,
    frame_commands,
    surface::{Touch, focus},
};
use holochess_settings::controls::Command;

/// How far one press of an arrow key moves a slider, as a share of its track.
pub(super) const NOTCH: f32 = 0.05;

/// Handles a horizontal track between two x, as high as `rows`: dragging moves it, arrow keys move the focused one by
/// [`NOTCH`]. Returns the wanted share, which may lie outside 0 to 1.
pub(super) fn pulled(
    ui: &Ui,
    name: &str,
    touched: &Touch,
    rows: Rect,
    [left, right]: [f32; 2],
    value: f32,
) -> Option<f32> {
    let track = Rect::from_min_max(pos2(left - 8.0, rows.top()), pos2(right + 8.0, rows.bottom()));
    let response = ui.interact(track, touched.id.with("track"), Sense::CLICK | Sense::DRAG);
    let mut wanted = None;
    if ui.is_enabled()
        && (response.dragged() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        focus(ui.ctx(), name);
        wanted = Some((pointer.x - left) / (right - left));
    }
    if let Some(number) = wanted_number(ui, touched.id) {
        wanted = Some(number as f32);
    }
    if touched.focused {
        let change = NOTCH * frame_commands::step(ui.ctx(), Command::Left, Command::Right) as f32;
        if change != 0.0 {
            wanted = Some(value + change);
        }
    }
    wanted
}
