//! The open tables on the same network, in a list on the page where one joins a table; and whether the own one is shown there.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, Ui, pos2};

use super::Choice;
use crate::ui::{
    localised_text::LocalisedText,
    navigation::Screen,
    preferences::Preferences,
    theme::{menu, prelude::*},
};
use holochess_link::{MOST_NEARBY, Nearby, NearbyTable};
use holochess_session::{LivePlace, LiveTable, NearbyTables, SessionSystems};

/// The names of the widgets, from the table that was found first on.
const NAMES: [&str; MOST_NEARBY] =
    ["nearby.1", "nearby.2", "nearby.3", "nearby.4", "nearby.5", "nearby.6", "nearby.7", "nearby.8"];

/// The list of open tables on the same network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NearbyList {
    /// Nothing is looked for, since the own address is hidden.
    Hidden,
    /// Nothing can be looked for.
    Nowhere,
    /// Those that were found.
    Found(Vec<NearbyTable>),
}

impl NearbyList {
    /// The list as it stands.
    pub fn of(nearby: &NearbyTables, hides: bool) -> Self {
        match nearby.tables() {
            _ if hides => Self::Hidden,
            None => Self::Nowhere,
            Some(tables) => Self::Found(tables),
        }
    }

    /// Draws the list; says which table was chosen.
    pub(super) fn draw(&self, ui: &Ui, localised: &LocalisedText, room: Rect) -> Option<Choice> {
        let brush = Brush::new(ui);
        let heading =
            brush.left(pos2(room.left(), room.top() + 10.0), localised.text("live-nearby-heading"), typeface::NAME);
        let area = room.with_min_y(heading.bottom() + 10.0);
        let tables = match self {
            Self::Found(tables) => tables.as_slice(),
            Self::Hidden | Self::Nowhere => &[],
        };
        if tables.is_empty() {
            let words = match self {
                Self::Hidden => "live-nearby-while-hidden",
                Self::Nowhere => "live-nearby-nowhere",
                Self::Found(_) => "live-nearby-looking",
            };
            brush.wrap(area.min, area.width().min(720.0), &localised.text(words), typeface::BODY);
            return None;
        }
        let entry = |(name, table): (&'static str, &NearbyTable)| menu::Entry {
            name,
            label: table.words(localised.locale()),
            note: String::new(),
            enabled: true,
        };
        let entries: Vec<menu::Entry> = NAMES.into_iter().zip(tables).map(entry).collect();
        let pressed = menu::column(ui, "nearby", area, menu::STEP, &entries, NAMES[0])?;
        Some(Choice::Nearby(Box::new(tables.get(pressed)?.line.clone())))
    }
}

/// Draws whether the own table is shown to the network; says what is wanted.
pub(super) fn draw_switch(ui: &Ui, localised: &LocalisedText, room: Rect, shown: Nearby) -> Option<Choice> {
    let is_wanted = shown != Nearby::Hidden;
    let note = if shown == Nearby::Failed { "live-nearby-failed" } else { "live-nearby-show-note" };
    let entry = menu::Entry {
        name: "live.nearby",
        label: localised.with("live-nearby-show", "shown", if is_wanted { "yes" } else { "no" }),
        note: localised.text(note),
        enabled: true,
    };
    let pressed = menu::column(ui, "live", room, menu::STEP, &[entry], "live.nearby");
    pressed.map(|_| Choice::ShowNearby(!is_wanted))
}

/// Looks for tables while the page is open, no table is, and the own address may be seen.
fn look(
    place: Res<LivePlace>,
    live: Res<LiveTable>,
    preferences: Res<Preferences>,
    screen: Res<State<Screen>>,
    mut nearby: ResMut<NearbyTables>,
) {
    let is_at_door = *screen.get() == Screen::LiveTable && !live.is_open();
    // In pictures and tests there is no place for tables.
    if is_at_door && place.0.is_some() && !preferences.online.relay_only {
        nearby.look();
    } else {
        nearby.stop();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, look.after(SessionSystems).after(super::show_table));
}
