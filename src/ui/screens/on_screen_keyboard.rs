//! The letters on the screen: how a text field is filled without a keyboard.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, pos2},
};

use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::{Overlay, Overlays},
    theme::{
        on_screen_keyboard::{self, CELL, COLUMNS, Cap, LetterRequest},
        prelude::*,
    },
};
use holochess_settings::controls::Command;

/// The letters, and the signs and numbers that take their place.
const SHEETS: &[[&str; 3]] = &[["abcdefghij", "klmnopqrst", "uvwxyz'-.,"], ["1234567890", "àâçéèêëîïô", "ùûüœæ_=+:/"]];

/// The height of the text above the keys, in points.
const HEAD: f32 = 56.0;
/// Rows of keys: letters, tools, and what ends it.
const ROWS: f32 = 5.0;

/// A text that is being put together.
#[derive(Resource, Debug, Default)]
pub struct Letters {
    asked: LetterRequest,
    text: String,
    /// Whether the next letter is a capital.
    capital: bool,
    /// Which of [`SHEETS`] is shown.
    sheet: usize,
    column: usize,
}

impl Letters {
    /// Begins with what is in the field.
    pub fn begin(asked: LetterRequest) -> Self {
        Self { text: asked.text.clone(), capital: asked.text.is_empty(), asked, ..Self::default() }
    }

    /// Adds what is written on a key, as long as there is room.
    fn add(&mut self, what: &str) {
        if self.text.chars().count() < self.asked.longest {
            self.text.push_str(what);
            self.capital = what == " ";
        }
    }

    fn delete(&mut self) {
        self.text.pop();
        self.capital = self.text.is_empty();
    }

    /// The keys of a row of letters as they are written now.
    fn caps(&self, row: &str) -> Vec<Cap> {
        let cap = |sign: char| {
            let label = if self.capital { sign.to_uppercase().collect() } else { sign.to_string() };
            Cap { name: format!("letters.{sign}"), label }
        };
        row.chars().map(cap).collect()
    }
}

/// Opens the letters when a text field has asked for them, and draws them.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut letters: ResMut<Letters>,
    mut overlays: ResMut<Overlays>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if let Some(asked) = on_screen_keyboard::take_asked(context) {
        *letters = Letters::begin(asked);
        overlays.open(Overlay::Letters);
        return Ok(());
    }
    if overlays.top() != Some(Overlay::Letters) {
        return Ok(());
    }
    let ui = overlay_sheet(context, "letters");
    let screen = ui.max_rect();
    let brush = Brush::new(&ui);
    brush.dim(screen, 0.85);
    let width = CELL * COLUMNS as f32;
    let left = screen.center().x - width / 2.0;
    let height = HEAD + ROWS * CELL;
    let top = screen.center().y - height / 2.0;
    // The text with the place where it goes on; of a long one its end.
    brush.fit(pos2(left, top), Align2::LEFT_CENTER, &letters.asked.label, typeface::NOTE, width);
    let face = typeface::BODY.sized(24.0).weighing(Weight::Medium).coloured(INK);
    let y = top + 32.0;
    let mut shown: &str = &letters.text;
    while brush.width(shown, face) > width - 20.0
        && let Some((next, _)) = shown.char_indices().nth(1)
    {
        shown = &shown[next..];
    }
    let end = brush.left(pos2(left, y), shown, face).right().max(left);
    brush.line(&[pos2(end + 3.0, y - 12.0), pos2(end + 3.0, y + 12.0)], 2.0, ICE);
    brush.ray(pos2(left, y + 18.0), pos2(left + width, y + 18.0), 1.0, ICE, &[(0.0, 0.8), (1.0, 0.2)]);

    let fresh = overlays.take_fresh();
    let mut column = letters.column;
    let mut y = top + HEAD;
    for (number, signs) in SHEETS[letters.sheet].into_iter().enumerate() {
        let caps = letters.caps(signs);
        let name = format!("letters.row.{}", number + 1);
        let pressed = on_screen_keyboard::row(&ui, &name, pos2(left, y), number == 0, &caps, &mut column);
        if let Some(place) = pressed.filter(|_| !fresh) {
            letters.add(&caps[place].label);
        }
        y += CELL;
    }
    let cap = |name: &str, id: &str| Cap { name: format!("letters.{name}"), label: localised.text(id) };
    let sheet_id = if letters.sheet == 0 { "letters-signs" } else { "letters-letters" };
    let tools = [
        cap("capital", "letters-capital"),
        cap("sheet", sheet_id),
        cap("space", "letters-space"),
        cap("delete", "letters-delete"),
    ];
    match on_screen_keyboard::row(&ui, "letters.row.4", pos2(left, y), false, &tools, &mut column).filter(|_| !fresh) {
        Some(0) => letters.capital = !letters.capital,
        Some(1) => letters.sheet = (letters.sheet + 1) % SHEETS.len(),
        Some(2) => letters.add(" "),
        Some(_) => letters.delete(),
        None => {}
    }
    let ends = [cap("cancel", "letters-cancel"), cap("done", "letters-done")];
    let end = on_screen_keyboard::row(&ui, "letters.row.5", pos2(left, y + CELL), false, &ends, &mut column);
    letters.column = column;
    if fresh {
        return Ok(());
    }
    if end.is_some() || frame_commands::pressed(ui.ctx(), Command::Back) {
        // What is cancelled gives back what was there, and with it the focus.
        let text = if end == Some(1) { &letters.text } else { &letters.asked.text };
        on_screen_keyboard::give(ui.ctx(), letters.asked.field.clone(), text.clone());
        overlays.close();
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Letters>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_make_a_name_with_its_capitals_and_no_longer_than_it_may_be() {
        let mut letters = Letters::begin(LetterRequest { longest: 6, ..LetterRequest::default() });
        assert_eq!(letters.caps("é'")[0].label, "É");
        letters.add("A");
        assert_eq!(letters.caps("b")[0].label, "b", "one capital");
        for what in ["d", "a", " "] {
            letters.add(what);
        }
        assert!(letters.capital, "a name of two words");
        for what in ["B", "c", "d", "e"] {
            letters.add(what);
        }
        assert_eq!(letters.text, "Ada Bc");
        (0..9).for_each(|_| letters.delete());
        assert!(letters.text.is_empty() && letters.capital);
        assert!(!Letters::begin(LetterRequest { text: "x".into(), ..LetterRequest::default() }).capital);
    }

    #[test]
    fn no_sign_is_there_twice() {
        let mut signs: Vec<char> = SHEETS.iter().flatten().flat_map(|row| row.chars()).collect();
        assert_eq!(signs.len(), 2 * 3 * COLUMNS);
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), 2 * 3 * COLUMNS);
    }
}
