//! The choice of who plays: the people known to this machine, or a new name.

use bevy_egui::egui::{Rect, Ui, pos2, vec2};

use super::{EveningChoice, Journey, JourneyData};
use crate::ui::theme::{margin, menu, option_row::Row, prelude::*, surface, text_field::field};
use holochess_locale::{is_name, tidy_name};
use holochess_settings::controls::Command;

/// The names of the widgets of the people that are listed: so many at most.
const PEOPLE: [&str; 7] = [
    "journey.person.0",
    "journey.person.1",
    "journey.person.2",
    "journey.person.3",
    "journey.person.4",
    "journey.person.5",
    "journey.person.6",
];
/// The longest name, in characters.
const LONGEST: usize = 24;

/// Draws the choice; says who plays from now on.
pub(super) fn draw(ui: &mut Ui, seen: &JourneyData<'_>, screen: &mut Journey) -> Option<EveningChoice> {
    let (whole, localised) = (ui.max_rect(), seen.localised);
    let margin = margin(whole.width());
    let heading = localised.text("journey-choose-heading");
    Brush::new(ui).left(pos2(margin, 144.0), heading, typeface::NAME.coloured(ICE));
    let middle = whole.center().x;
    let area = Rect::from_min_max(pos2(margin, 172.0), pos2(middle + 20.0, whole.bottom() - 70.0));
    if let Some(name) = &mut screen.naming {
        let row = Row { at: pos2(margin, 196.0), width: 520.0, enter: false };
        let (label, hint) = (localised.text("journey-new-name"), localised.text("journey-new-hint"));
        field(ui, "journey.name", row, &label, name, &hint, LONGEST, "journey.be");
        // The field has the focus from the start: there is nothing else to do here.
        if !surface::is_focused(ui.ctx(), "journey.name") && !surface::is_focused(ui.ctx(), "journey.be") {
            surface::focus(ui.ctx(), "journey.name");
        }
        let be =
            menu::Entry { name: "journey.be", label: localised.text("journey-be"), note: String::new(), enabled: true };
        let below = Rect::from_min_size(pos2(margin, 240.0), vec2(area.width(), menu::STEP + 0.1));
        let is_pressed = menu::column(ui, "journey.naming", below, menu::STEP, &[be], "journey.name").is_some();
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
            let note = if *count > 0 { localised.with("journey-matches", "count", *count) } else { String::new() };
            menu::Entry { name: widget, label, note, enabled: true }
        })
        .collect();
    let new = localised.text("journey-new");
    entries.push(menu::Entry { name: "journey.new", label: new, note: String::new(), enabled: true });
    let own = people.iter().position(|(name, _)| name == seen.name).unwrap_or_default();
    let pressed = menu::column(ui, "journey.people", area, menu::STEP, &entries, PEOPLE[own]);
    let note = localised.text("journey-choose-note");
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
