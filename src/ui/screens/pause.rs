//! The pause menu.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, Ui, pos2, vec2},
};

use super::text_page::is_roomy;
use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    navigation::WayBack,
    overlay::{Confirmation, Overlay, Overlays},
    theme::{MARGIN, light::Edge, margin, menu, prelude::*},
};
use holochess_platform::IS_BROWSER;
use holochess_rules::{Luck, Seat};
use holochess_session::{Match, MatchRequest, SavedPart, Saving};
use holochess_settings::controls::Command;

/// Draws the pause menu, and carries out the chosen entry.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    game: Option<Res<Match>>,
    saving: Res<Saving>,
    mut overlays: ResMut<Overlays>,
    mut leave: MessageWriter<MatchRequest>,
    way_back: Res<WayBack>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "pause");
    let fair = game.as_ref().map(|game| game.setup()).filter(|setup| setup.luck() != Luck::Nothing);
    let fair = fair.map(|setup| localised.text_at(setup.game, "ui-fair-heading"));
    let lesson = game.as_ref().and_then(|game| game.lesson());
    let is_over = |game: &Match| game.watching().is_some() || game.table().verdict().is_some();
    let over = game.as_deref().is_some_and(is_over);
    let kept = match (lesson, over) {
        // What is kept of a lesson are its parts.
        (Some(_), _) => localised.text("ui-pause-leave-note-lesson"),
        // A match that is over cannot be continued, so nothing is said about saving.
        (None, true) => String::new(),
        (None, false) if game.as_ref().is_some_and(|game| game.live().is_some()) => {
            localised.text("ui-pause-leave-note-live")
        }
        (None, false) => localised.text(kept_note(&saving.kept())),
    };
    let resigns = !over && lesson.is_none() && game.as_ref().is_some_and(|game| game.resigning().is_some());
    let mut entries = entries(&localised, resigns, kept, fair, way_back.label(), !IS_BROWSER);
    let plays = |game: &Match| (0..game.table().seats()).any(|seat| game.is_human(Seat::new(seat)));
    if game.as_deref().is_some_and(|game| game.live().is_some() && plays(game)) {
        let label = localised.text("live-signs-heading");
        entries.insert(1, menu::Entry { name: "pause.signs", label, note: String::new(), enabled: true });
    }
    let pressed = draw_page(&ui, &localised, &entries);
    let fresh = overlays.take_fresh();
    let escaped = !fresh
        && (frame_commands::pressed(ui.ctx(), Command::Back) || frame_commands::pressed(ui.ctx(), Command::Menu));
    match pressed.filter(|_| !fresh).map(|place| entries[place].name) {
        Some("pause.resume") => overlays.close(),
        _ if escaped => overlays.close(),
        Some("pause.signs") => overlays.open(Overlay::Signs),
        Some("pause.settings") => overlays.open(Overlay::Settings),
        Some("pause.how-to") => overlays.open(Overlay::HowTo),
        Some("pause.rules") => overlays.open(Overlay::Rules),
        Some("pause.fair") => overlays.open(Overlay::FairDice),
        Some("pause.resign") => overlays.open(Overlay::Question(Confirmation::Resign)),
        Some("pause.leave") => {
            // The title screen follows as soon as the match is saved.
            overlays.clear();
            leave.write(MatchRequest::Leave);
        }
        Some("pause.quit") => overlays.open(Overlay::Question(Confirmation::Quit)),
        _ => {}
    }
    Ok(())
}

/// The entries of the menu: the same rows at the same places at every table, so that a press goes where it went before.
/// `kept` says how much of the match is saved, `fair` is the label of how chance can be checked, in games with chance,
/// `leave` that of the screen that comes after the match. What cannot be done now is quiet.
pub(super) fn entries(
    localised: &LocalisedText,
    can_resign: bool,
    kept: String,
    fair: Option<String>,
    leave: &str,
    can_quit: bool,
) -> Vec<menu::Entry> {
    let plain =
        |name, label: &str| menu::Entry { name, label: localised.text(label), note: String::new(), enabled: true };
    let fair = match fair {
        Some(label) => menu::Entry { label, ..plain("pause.fair", "ui-fair-heading") },
        None => menu::Entry { enabled: false, ..plain("pause.fair", "ui-fair-heading") },
    };
    let mut entries = vec![
        plain("pause.resume", "ui-pause-resume"),
        plain("pause.settings", "ui-title-settings"),
        plain("pause.how-to", "ui-title-how-to"),
        plain("pause.rules", "rulebook-heading"),
        fair,
        menu::Entry { enabled: can_resign, ..plain("pause.resign", "ui-pause-resign") },
        menu::Entry { note: kept, ..plain("pause.leave", leave) },
    ];
    // A page is left by closing its tab.
    if can_quit {
        entries.push(plain("pause.quit", "ui-title-quit"));
    }
    entries
}

/// Draws the menu; returns the place of the entry that was pressed.
pub(super) fn draw_page(ui: &Ui, localised: &LocalisedText, entries: &[menu::Entry]) -> Option<usize> {
    let screen = ui.max_rect();
    // A low screen has a small heading, and a menu that shows as many entries as there is room for.
    let (brush, roomy) = (Brush::new(ui), is_roomy(screen));
    let left = if screen.width() < 1000.0 { margin(screen.width()) } else { MARGIN };
    brush.dim(screen, if roomy { 0.45 } else { 0.8 });
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width() * 0.75, screen.height())), Edge::Left, 0.95);
    let top = if roomy { screen.height() * 0.22 } else { 32.0 };
    let heading = typeface::HEADING.sized(if roomy { 44.0 } else { 28.0 }).weighing(Weight::Light);
    brush.left(pos2(left, top), localised.text("ui-pause-heading"), heading);
    brush.beam(0.0, 520.0, top + if roomy { 38.0 } else { 22.0 }, 70.0, ICE, 0.75);
    let foot = screen.height() - if roomy { 56.0 } else { 38.0 };
    let first = top + if roomy { 75.0 } else { 34.0 };
    let area = Rect::from_min_max(pos2(left, first), pos2(screen.width() - left, foot));
    menu::column(ui, "pause", area, menu::STEP, entries, "pause.resume")
}

/// The note beside "leave": how much of the match is saved.
const fn kept_note(kept: &SavedPart) -> &'static str {
    match kept {
        SavedPart::Nothing => "ui-pause-leave-note-nothing",
        SavedPart::Everything => "ui-pause-leave-note",
        SavedPart::AllBut(_) => "ui-pause-leave-note-unsaved",
    }
}
