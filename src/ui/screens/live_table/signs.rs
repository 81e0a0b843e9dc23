//! The signs that players elsewhere can give each other: chosen on a page of their own, and spoken in the language here.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, Ui, pos2},
};

use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::Overlays,
    theme::{margin, menu, prelude::*},
};
use holochess_record::live::{LiveEmote, LiveInput};
use holochess_rules::Seat;
use holochess_session::{LiveTable, Match};
use holochess_settings::controls::Command;

/// Whether the signs of the others are not shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Muted(pub bool);

/// The names of the widgets, in the order of [`LiveEmote::ALL`].
const NAMES: [&str; LiveEmote::ALL.len()] = [
    "signs.hello",
    "signs.thanks",
    "signs.good",
    "signs.wow",
    "signs.oops",
    "signs.thinking",
    "signs.match",
    "signs.farewell",
];

/// Draws the page; says which entry was pressed, and whether one goes back.
pub fn draw_page(ui: &Ui, localised: &LocalisedText, is_muted: bool) -> (Option<usize>, bool) {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let left = margin(screen.width());
    brush.dim(screen, 0.7);
    brush.left(pos2(left, 40.0), localised.text("live-signs-heading"), typeface::HEADING);
    let entry = |(sign, name): (LiveEmote, &'static str)| menu::Entry {
        name,
        label: sign.text(localised.locale()),
        note: String::new(),
        enabled: true,
    };
    let mut entries: Vec<menu::Entry> = LiveEmote::ALL.into_iter().zip(NAMES).map(entry).collect();
    let label = localised.text(if is_muted { "live-signs-hear" } else { "live-signs-mute" });
    entries.push(menu::Entry { name: "signs.mute", label, note: String::new(), enabled: true });
    let area = Rect::from_min_max(pos2(left, 72.0), pos2(screen.right() - left, screen.bottom() - 64.0));
    let pressed = menu::column(ui, "signs", area, menu::STEP, &entries, NAMES[0]);
    let back = KeyCommand::new("signs.back", Command::Back, localised.text("ui-back"));
    (pressed, back.draw(ui, pos2(left, screen.bottom() - 38.0), typeface::ACTION))
}

/// Draws the signs, and gives the chosen one.
pub fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    live: Res<LiveTable>,
    game: Option<Res<Match>>,
    mut muted: ResMut<Muted>,
    mut overlays: ResMut<Overlays>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "signs");
    let (pressed, leaves) = draw_page(&ui, &localised, muted.0);
    if overlays.take_fresh() {
        return Ok(());
    }
    match pressed {
        Some(place) if place < LiveEmote::ALL.len() => {
            let seats = game.as_ref().map_or(0, |game| game.table().seats());
            let person = |seat: &Seat| game.as_ref().is_some_and(|game| game.is_human(*seat));
            if let Some(seat) = (0..seats).map(Seat::new).find(person) {
                live.put(LiveInput::Emote(seat, LiveEmote::ALL[place]));
            }
            overlays.clear();
        }
        Some(_) => muted.0 = !muted.0,
        None if leaves => overlays.close(),
        None => {}
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Muted>();
}
