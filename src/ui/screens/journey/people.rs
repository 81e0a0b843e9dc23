//! The choice of who plays: the people known to this machine, or a new name.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::{EveningChoice, Evenings, EveningsData};
use crate::ui::theme::{margin, menu, option_row::Row, prelude::*, surface, text_field::field};
use holochess_locale::{is_name, tidy_name};
use holochess_settings::controls::Command;

/// The names of the widgets of the people that are listed: so many at most.
const PEOPLE: [&str; 7] = [
    "evenings.person.0",
    "evenings.person.1",
    "evenings.person.2",
    "evenings.person.3",
    "evenings.person.4",
    "evenings.person.5",
    "evenings.person.6",
];
/// The longest name, in characters.
const LONGEST: usize = 24;

/// Draws the choice; says who plays from now on.
pub(super) fn draw(ui: &mut Ui, seen: &EveningsData<'_>, screen: &mut Evenings) -> Option<EveningChoice> {
    let (whole, localised) = (ui.max_rect(), seen.localised);
    let margin = margin(whole.width());
    let heading = localised.text("evenings-choose-heading");
    Brush::new(ui).left(pos2(margin, 144.0), heading, typeface::NAME.coloured(ICE));
    let middle = whole.center().x;
    let area = Rect::from_min_max(pos2(margin, 172.0), pos2(middle + 20.0, whole.bottom() - 70.0));
    if let Some(name) = &mut screen.naming {
        let row = Row { at: pos2(margin, 196.0), width: 520.0, enter: false };
        let (label, hint) = (localised.text("evenings-new-name"), localised.text("evenings-new-hint"));
        field(ui, "evenings.name", row, &label, name, &hint, LONGEST, "evenings.be");
        // The field has the focus from the start: there is nothing else to do here.
        if !surface::is_focused(ui.ctx(), "evenings.name") && !surface::is_focused(ui.ctx(), "evenings.be") {
            surface::focus(ui.ctx(), "evenings.name");
        }
        let be = menu::Entry {
            name: "evenings.be",
            label: localised.text("evenings-be"),
            note: String::new(),
            enabled: true,
        };
        let below = Rect::from_min_size(pos2(margin, 240.0), vec2(area.width(), menu::STEP + 0.1));
        let is_pressed = menu::column(ui, "evenings.naming", below, menu::STEP, &[be], "evenings.name").is_some();
        let tidy = tidy_name(name);
        let is_named = is_pressed && !tidy.is_empty() && is_name(&tidy);
        let choice = is_named.then_some(EveningChoice::Be(tidy));
        if frame_commands::pressed(ui.ctx(), Command::Back) {
            screen.naming = None;
        }
        return choice;
    }
    let mut people: Vec<(String, u32)> = screen
        .profiles
        .all
        .iter()
        .map(|profile| (profile.name.clone(), profile.statistics.all.count()))
        .take(PEOPLE.len() - 1)
        .collect();
    if !people.iter().any(|(name, _)| name == seen.name) {
        people.insert(0, (seen.name.to_owned(), 0));
    }
    let mut entries: Vec<menu::Entry> = people
        .iter()
        .zip(PEOPLE)
        .map(|((name, count), widget)| {
            let label = if name.is_empty() { localised.text("profile-nameless") } else { name.clone() };
            let note = if *count > 0 { localised.with("evenings-matches", "count", *count) } else { String::new() };
            menu::Entry { name: widget, label, note, enabled: true }
        })
        .collect();
    let new = localised.text("evenings-new");
    entries.push(menu::Entry { name: "evenings.new", label: new, note: String::new(), enabled: true });
    let own = people.iter().position(|(name, _)| name == seen.name).unwrap_or_default();
    let pressed = menu::column(ui, "evenings.people", area, menu::STEP, &entries, PEOPLE[own]);
    let note = localised.text("evenings-choose-note");
    let room = Rect::from_min_max(pos2(middle + 60.0, 190.0), pos2(whole.right() - margin, 400.0));
    Brush::new(ui).wrap(room.min, room.width(), &note, typeface::BODY);
    match pressed {
        Some(place) if place < people.len() => Some(EveningChoice::Be(people[place].0.clone())),
        Some(_) => {
            screen.naming = Some(String::new());
            None
        }
        None => None,
    }
}
