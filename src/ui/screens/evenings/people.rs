//! Who plays: everybody who has sat at this machine's table, and somebody new.

use bevy_egui::egui::{Key, Rect, Ui, pos2, vec2};

use super::{Deed, Evenings, Seen};
use crate::ui::theme::{field::field, margin, menu, option_row::Row, prelude::*, surface};

/// The most people that are listed.
const MOST: usize = 7;
/// The longest name, in characters, as the settings keep it.
const LONGEST: usize = 24;

/// Draws the choice; says who plays from now on.
pub(super) fn show(ui: &mut Ui, seen: &Seen<'_>, screen: &mut Evenings) -> Option<Deed> {
    let (whole, localised) = (ui.max_rect(), seen.localised);
    let margin = margin(whole.width());
    let top = 190.0;
    Brush::of(ui).left(pos2(margin, 144.0), localised.text("evenings-choose-heading"), typeface::NAME.coloured(ICE));
    let mut deed = None;
    if let Some(name) = &mut screen.naming {
        let row = Row { at: pos2(margin, top), width: 520.0, enter: false };
        let (label, hint) = (localised.text("evenings-new-name"), localised.text("evenings-new-hint"));
        field(ui, "evenings.name", row, &label, name, &hint, LONGEST, "evenings.be");
        // The field has the focus from the start: there is nothing else to do here.
        if !surface::is_focused(ui.ctx(), "evenings.name") && !surface::is_focused(ui.ctx(), "evenings.be") {
            surface::focus(ui.ctx(), "evenings.name");
        }
        let at = pos2(margin, top + 70.0);
        let is_pressed = menu::entry(ui, "evenings.be", at, &localised.text("evenings-be"), "", Reach::Focus)
            && !name.trim().is_empty();
        if is_pressed {
            deed = Some(Deed::Be(name.trim().to_owned()));
        }
        if surface::key_pressed(ui.ctx(), Key::Escape) {
            screen.naming = None;
        }
        return deed;
    }
    let mut names: Vec<(String, u32)> = screen
        .profiles
        .all
        .iter()
        .take(MOST)
        .map(|profile| (profile.name.clone(), profile.statistics.all.count()))
        .collect();
    if !names.iter().any(|(name, _)| name == seen.name) {
        names.insert(0, (seen.name.to_owned(), 0));
    }
    let brush = Brush::of(ui);
    for (place, (name, count)) in names.iter().enumerate() {
        let at = pos2(margin, top + menu::STEP * place as f32);
        let label = if name.is_empty() { localised.text("profile-nameless") } else { name.clone() };
        let note = if *count > 0 { localised.with("evenings-matches", "count", *count) } else { String::new() };
        let is_own = name == seen.name;
        let reach = if is_own { Reach::First } else { Reach::Focus };
        if is_own {
            brush.disc(at - vec2(34.0, 0.0), 4.0, ICE);
        }
        if menu::entry(ui, &format!("evenings.person.{place}"), at, &label, &note, reach) {
            deed = Some(Deed::Be(name.clone()));
        }
    }
    let at = pos2(margin, top + menu::STEP * names.len() as f32);
    if menu::entry(ui, "evenings.new", at, &localised.text("evenings-new"), "", Reach::Focus) {
        screen.naming = Some(String::new());
    }
    let note = localised.text("evenings-choose-note");
    let room = Rect::from_min_max(pos2(whole.center().x + 40.0, top), pos2(whole.right() - margin, top + 200.0));
    brush.wrap(room.min, room.width(), &note, typeface::BODY);
    deed
}
