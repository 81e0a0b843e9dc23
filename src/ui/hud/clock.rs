//! The quiet clock: how many turns are left, what sets it back, who would win.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::pos2};

use super::HudData;
use crate::ui::theme::{MARGIN_AT_TABLE, prelude::*};

/// From here on the clock is told in the colour of whom it favours.
const LATE: u16 = 5;

pub(super) fn draw(mut contexts: EguiContexts, hud: HudData) -> Result {
    let context = contexts.ctx_mut()?;
    let recorded = hud.game.recorded();
    // An earlier moment has its own clock.
    let progress =
        hud.game.browsing().map_or_else(|| recorded.table().progress(), |moment| recorded.table_at(moment).progress());
    let Some(clock) = progress.quiet else { return Ok(()) };
    if hud.shown.duel.is_some() {
        return Ok(());
    }
    let ui = hud.sheet(context, "hud.clock");
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    let left = clock.limit.saturating_sub(clock.turns);
    let centre = pos2(screen.right() - MARGIN_AT_TABLE - 24.0, 62.0);
    let alarm = (left <= LATE).then(|| clock.leader.map_or(INK, palette::seat));
    brush.clock_ring(centre, left, clock.limit, alarm);
    let localised = &hud.localised;
    let x = centre.x - 40.0;
    brush.right(pos2(x, 53.0), localised.text("ui-quiet-clock"), typeface::BODY.weighing(Weight::Medium).coloured(INK));
    let by_points = hud.game.recorded().table().options().word("quiet_end") == "points";
    let text = match clock.leader {
        Some(leader) if by_points => {
            localised.format("ui-clock-leader", &[("turns", left.into()), ("name", hud.name(leader).into())])
        }
        _ => localised.with("ui-clock-draw", "turns", left),
    };
    let written = brush.right(pos2(x, 73.0), text, typeface::NOTE.coloured(INK_SOFT));
    if let Some(leader) = clock.leader.filter(|_| by_points) {
        brush.seat_mark(pos2(written.left() - 12.0, 73.0), 4.5, leader);
    }
    Ok(())
}
