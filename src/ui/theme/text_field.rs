//! A text field: text above a thin line.

use bevy_egui::egui::{Align, Frame, Id, Margin, Pos2, Rect, TextEdit, Ui, UiBuilder, pos2};

use super::{
    accessible::{Accessible, Role, describe},
    brush::Brush,
    frame_commands, on_screen_keyboard,
    option_row::{Row, label_of},
    palette::{ICE, INK, INK_QUIET, INK_SOFT},
    surface::{Reach, focus, join, note_typing},
    typeface::{self, Weight},
};
use holochess_settings::controls::Command;

/// Draws a labelled text field; returns whether its text changed. `hint` is shown while it is empty. Enter moves the
/// focus to the widget named `then`. Where no keyboard is used, pressing the field asks for letters on the screen.
pub fn field(
    ui: &mut Ui,
    name: &str,
    row: Row,
    label: &str,
    text: &mut String,
    hint: &str,
    longest: usize,
    then: &str,
) -> bool {
    let brush = Brush::new(ui);
    let id = Id::new(("widget", name));
    let given = on_screen_keyboard::taken(ui.ctx(), name);
    let is_given = given.is_some();
    if let Some(given) = given {
        *text = given;
        focus(ui.ctx(), name);
    }
    let Pos2 { x: left, y: middle } = row.values();
    let rect = Rect::from_min_max(pos2(left, middle - 15.0), pos2(row.at.x + row.width, middle + 15.0));
    let face = typeface::BODY.sized(20.0).weighing(Weight::Medium).coloured(INK);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect));
    let edit = TextEdit::singleline(text)
        .id(id)
        .frame(Frame::NONE)
        .margin(Margin::ZERO)
        .font(face.font())
        .text_color(INK)
        .char_limit(longest)
        .vertical_align(Align::Center)
        .desired_width(rect.width());
    let response = inner.put(rect, edit);
    if text.is_empty() {
        brush.left(pos2(left, middle), hint, face.weighing(Weight::Regular).coloured(INK_QUIET));
    }
    let focused = response.has_focus() && ui.is_enabled();
    let lit = ui.ctx().animate_bool_with_time(id, focused, 0.16);
    label_of(&brush, row, label, lit);
    let y = middle + 17.0;
    let end = left + rect.width().min(260.0);
    if lit > 0.0 {
        brush.sheet(left, end, y, 30.0, ICE, 0.2 * lit);
    }
    let colour = if focused { ICE } else { INK_SOFT };
    brush.ray(pos2(left, y), pos2(end, y), 1.0 + lit, colour, &[(0.0, 0.8), (0.6, 0.5), (1.0, 0.0)]);
    if ui.is_enabled() {
        let whole = row.rect();
        join(ui.ctx(), name, (id, ui.layer_id()), whole, Reach::Focus, focused);
        describe(ui, id, || Accessible { value: Some(text.clone()), ..Accessible::new(Role::TextInput, label) });
        if focused {
            note_typing(ui.ctx());
        }
        let confirmed = (focused || response.lost_focus()) && frame_commands::pressed(ui.ctx(), Command::Confirm);
        let by_pad = frame_commands::by_pad(ui.ctx());
        if (confirmed && by_pad) || (response.clicked() && frame_commands::by_touch(ui.ctx())) {
            let (field, label) = (name.to_owned(), label.to_owned());
            on_screen_keyboard::ask(
                ui.ctx(),
                on_screen_keyboard::LetterRequest { field, label, text: text.clone(), longest },
            );
        } else if confirmed {
            focus(ui.ctx(), then);
        }
    }
    response.changed() || is_given
}
