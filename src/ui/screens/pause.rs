//! The pause menu.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Order, Rect, pos2, vec2},
};

use crate::{
    rules::Luck,
    session::{Kept, LeaveMatch, Match, Saving, Watching},
    settings::controls::Command,
    ui::{
        frame::{Draw, sheet},
        localised_text::LocalisedText,
        overlay::{Asked, Overlay, Overlays},
        theme::{MARGIN, light::Edge, menu, prelude::*},
    },
};

fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    game: Option<Res<Match>>,
    saving: Res<Saving>,
    watching: Option<Res<Watching>>,
    mut overlays: ResMut<Overlays>,
    mut leave: MessageWriter<LeaveMatch>,
) -> Result {
    if overlays.top() != Some(Overlay::Pause) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "pause", Order::Foreground, true);
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.45);
    brush.scrim(Rect::from_min_size(screen.min, vec2(screen.width() * 0.75, screen.height())), Edge::Left, 0.95);
    let top = screen.height() * 0.22;
    brush.left(
        pos2(MARGIN, top),
        localised.text("ui-pause-heading"),
        typeface::HEADING.sized(44.0).weighing(Weight::Light),
    );
    brush.beam(0.0, 520.0, top + 38.0, 70.0, ICE, 0.75);
    // In games without chance there are no dice to check.
    if let Some(game) = game.as_ref().filter(|game| game.recorded().setup().luck() != Luck::Nothing) {
        let at = pos2(MARGIN, screen.height() - 38.0);
        let label = brush.left(at, localised.text("ui-seed-hash"), typeface::NOTE.sized(15.0));
        brush.left(pos2(label.right() + 10.0, at.y), game.recorded().seed_hash(), typeface::NOTE.sized(15.0));
    }
    let fresh = overlays.take_fresh();
    let over = watching.is_some() || game.as_ref().is_some_and(|game| game.recorded().table().verdict().is_some());
    let mut row = 0.0;
    let mut entry = |name: &str, label: &str, note: &str, reach| {
        let at = pos2(MARGIN, top + 100.0 + row * menu::STEP);
        row += 1.0;
        menu::entry(&ui, name, at, &localised.text(label), note, reach) && !fresh
    };
    let resumed = entry("pause.resume", "ui-pause-resume", "", Reach::First);
    let settings = entry("pause.settings", "ui-title-settings", "", Reach::Focus);
    let how_to = entry("pause.how-to", "ui-title-how-to", "", Reach::Focus);
    let resign = !over && entry("pause.resign", "ui-pause-resign", "", Reach::Focus);
    // A match that is over cannot be continued, so nothing is said about saving.
    let kept = if over { String::new() } else { localised.text(kept_note(&saving.kept())) };
    let left = entry("pause.leave", "ui-pause-leave", &kept, Reach::Focus);
    let quit = entry("pause.quit", "ui-title-quit", "", Reach::Focus);
    let escaped = !fresh && (heard::pressed(ui.ctx(), Command::Back) || heard::pressed(ui.ctx(), Command::Menu));
    if resumed || escaped {
        overlays.close();
    } else if settings {
        overlays.open(Overlay::Settings);
    } else if how_to {
        overlays.open(Overlay::HowTo);
    } else if resign {
        overlays.open(Overlay::Question(Asked::Resign));
    } else if left {
        // The title screen follows as soon as the match is saved.
        overlays.clear();
        leave.write(LeaveMatch);
    } else if quit {
        overlays.open(Overlay::Question(Asked::Quit));
    }
    Ok(())
}

/// The note beside "leave": how much of the match is saved.
const fn kept_note(kept: &Kept) -> &'static str {
    match kept {
        Kept::Nothing => "ui-pause-leave-note-nothing",
        Kept::Everything => "ui-pause-leave-note",
        Kept::AllBut(_) => "ui-pause-leave-note-unsaved",
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Pause));
}
