//! The way from the shelf to the matches by mail, which are kept in a folder of their own: how many there are, and how
//! many wait.

use bevy_egui::egui::{Align2, Pos2, Rect, Ui, vec2};

use crate::ui::{
    localised_text::LocalisedText,
    screens::mail::Mail,
    theme::{prelude::*, surface},
};

/// How wide it may be, in points.
const WIDTH: f32 = 420.0;

/// Draws it, with the middle of its left edge here; says whether it is focused and whether it was pressed.
pub(super) fn draw(
    ui: &Ui,
    brush: &Brush,
    localised: &LocalisedText,
    mail: &Mail,
    left: Pos2,
    is_free: bool,
) -> surface::Touch {
    let text = text(localised, mail);
    let face = typeface::BODY.sized(17.0);
    let width = brush.width(&text, face).min(WIDTH) + 30.0;
    let rect = Rect::from_min_size(left - vec2(8.0, 13.0), vec2(width, 26.0));
    let reach = if is_free { Reach::Focus } else { Reach::Pointer };
    let touched = surface::touch(ui, "matches.mail", rect, reach);
    describe(ui, touched.id, || Accessible::button(text.clone()));
    let colour = palette::mix(if mail.waiting() > 0 { ICE } else { INK_SOFT }, INK, touched.glow);
    brush.fit(left, Align2::LEFT_CENTER, &text, face.coloured(colour), WIDTH);
    let tip = rect.right_center() - vec2(8.0, 0.0);
    brush.line(&[tip + vec2(-5.0, -5.0), tip, tip + vec2(-5.0, 5.0)], 1.6, colour);
    if touched.glow > 0.0 {
        brush.rule(rect.left() + 8.0, rect.right(), rect.bottom(), ICE, 0.7 * touched.glow);
    }
    touched
}

/// How many matches there are by mail, and how many wait.
pub(super) fn text(localised: &LocalisedText, mail: &Mail) -> String {
    let arguments = [("count", mail.count().into()), ("waiting", mail.waiting().into())];
    localised.format("matches-by-mail", &arguments)
}
