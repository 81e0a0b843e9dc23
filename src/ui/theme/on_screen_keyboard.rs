//! Letters on the screen, for hands that hold a gamepad or nothing: a text field asks for them, and takes back what was
//! put together.

use std::sync::Arc;

use bevy_egui::egui::{Align2, Context, Id, Pos2, Rect, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, describe},
    brush::Brush,
    frame_commands,
    palette::{ICE, INK, INK_QUIET, mix},
    surface::{Reach, touch},
    typeface::{self, Weight},
};
use holochess_settings::controls::Command;

/// A text field's request for letters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LetterRequest {
    /// The name of the field.
    pub field: String,
    /// What it is called.
    pub label: String,
    /// What is in it.
    pub text: String,
    /// The most characters that it takes.
    pub longest: usize,
}

/// A text and the name of the field that it goes to.
type Given = Arc<(String, String)>;

fn store(what: &str) -> Id {
    Id::new(("letters", what))
}

/// Asks for letters.
pub(super) fn ask(context: &Context, asked: LetterRequest) {
    context.data_mut(|data| data.insert_temp(store("asked"), Arc::new(asked)));
}

/// Takes the last request.
pub fn take_asked(context: &Context) -> Option<LetterRequest> {
    let asked = context.data_mut(|data| data.remove_temp::<Arc<LetterRequest>>(store("asked")))?;
    Some(Arc::unwrap_or_clone(asked))
}

/// Hands a text to the field with this name.
pub fn give(context: &Context, field: String, text: String) {
    context.data_mut(|data| data.insert_temp::<Given>(store("given"), Arc::new((field, text))));
}

/// Takes the text that this field was given.
pub(super) fn taken(context: &Context, field: &str) -> Option<String> {
    context.data_mut(|data| {
        data.get_temp::<Given>(store("given")).filter(|given| given.0 == field)?;
        data.remove_temp::<Given>(store("given")).map(|given| given.1.clone())
    })
}

/// How many letters stand in a row.
pub const COLUMNS: usize = 10;
/// The height of a row and the width of a letter, in points.
pub const CELL: f32 = 44.0;

/// A key of a row: its name for the trace, and what is written on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cap {
    /// Its name.
    pub name: String,
    /// Its words.
    pub label: String,
}

/// Draws a row of keys that share its width; Left and Right go through them, `column` of [`COLUMNS`] keeps the place
/// from row to row. Returns the place of the key that was pressed.
pub fn row(ui: &Ui, name: &str, at: Pos2, first: bool, caps: &[Cap], column: &mut usize) -> Option<usize> {
    let brush = Brush::new(ui);
    let count = caps.len().max(1);
    let area = Rect::from_min_size(at, vec2(CELL * COLUMNS as f32, CELL));
    let width = area.width() / count as f32;
    let chosen = *column * count / COLUMNS;
    let touched = touch(ui, name, area, if first { Reach::First } else { Reach::Focus });
    describe(ui, touched.id, || Accessible::button(caps.get(chosen).map_or("", |cap| &cap.label)));
    let mut pressed = touched.pressed.then_some(chosen);
    for (place, cap) in caps.iter().enumerate() {
        let left = area.left() + width * place as f32;
        let rect = Rect::from_min_size(pos2(left, area.top()), vec2(width, CELL));
        let key = touch(ui, &cap.name, rect, Reach::Pointer);
        describe(ui, key.id, || Accessible::button(&cap.label));
        if key.hovered {
            *column = (place * COLUMNS).div_ceil(count);
        }
        if key.pressed {
            pressed = Some(place);
        }
        let lit = if place == chosen { touched.glow } else { 0.0 }.max(key.glow);
        if lit > 0.0 {
            brush.glow(rect.center(), vec2(width.min(90.0), CELL), ICE, 0.2 * lit);
            let y = rect.bottom() - 7.0;
            brush.ray(pos2(left + 9.0, y), pos2(left + width - 9.0, y), 2.0, ICE, &[(0.0, lit), (1.0, lit)]);
        }
        let face = typeface::BODY.sized(if count == COLUMNS { 22.0 } else { 18.0 });
        let weight = if lit > 0.5 { Weight::Medium } else { Weight::Regular };
        let face = face.weighing(weight).coloured(mix(INK_QUIET, INK, 0.4 + 0.6 * lit));
        brush.fit(rect.center(), Align2::CENTER_CENTER, &cap.label, face, width - 8.0);
    }
    let step = frame_commands::step(ui.ctx(), Command::Left, Command::Right);
    if touched.focused && step != 0 {
        let next = (chosen as i32 + step).rem_euclid(count as i32) as usize;
        *column = (next * COLUMNS).div_ceil(count);
    }
    pressed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_goes_to_the_field_that_asked_for_it() {
        let context = Context::default();
        assert_eq!(take_asked(&context), None);
        let asked = LetterRequest { field: "a".into(), label: "A".into(), text: "x".into(), longest: 3 };
        ask(&context, asked.clone());
        assert_eq!(take_asked(&context), Some(asked));
        assert_eq!(take_asked(&context), None);
        give(&context, "a".into(), "xy".into());
        assert_eq!(taken(&context, "b"), None);
        assert_eq!(taken(&context, "a").as_deref(), Some("xy"));
        assert_eq!(taken(&context, "a"), None);
    }

    #[test]
    fn every_key_of_a_row_has_a_column_of_its_own() {
        for count in 1..=COLUMNS {
            for place in 0..count {
                let column = (place * COLUMNS).div_ceil(count);
                assert_eq!(column * count / COLUMNS, place, "{place} of {count}");
            }
        }
    }
}
