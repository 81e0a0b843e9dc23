//! The quiet clock: how many turns are left, and who wins if nobody attacks until then.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Rect, pos2},
};

use super::HudData;
use crate::ui::theme::prelude::*;

/// From this many turns on the clock has the colour of the player it favours.
const LATE: u16 = 5;

pub(super) fn draw(mut contexts: EguiContexts, hud: HudData) -> Result {
    let context = contexts.ctx_mut()?;
    let table = hud.game.recorded().table();
    let Some(clock) = table.progress().quiet else { return Ok(()) };
    // The clock announces something to come, so it is not shown at an earlier moment, after the end, or before the first turn.
    let runs = hud.turn_of().is_some() && hud.shown.duel.is_none() && hud.shown.verdict.is_none();
    if !runs || hud.looks_back() {
        return Ok(());
    }
    let ui = hud.sheet(context, "hud.clock");
    let area = hud.layout(ui.max_rect()).clock;
    let brush = Brush::of(&ui);
    let left = clock.limit.saturating_sub(clock.turns);
    let centre = pos2(area.right() - 26.0, area.top() + 34.0);
    let alarm = (left <= LATE).then(|| clock.leader.map_or(INK, palette::side));
    brush.clock_ring(centre, left, clock.limit, alarm);
    let localised = &hud.localised;
    let words = Rect::from_min_max(area.min, pos2(centre.x - 38.0, area.bottom()));
    let title = localised.text("ui-quiet-clock");
    let heading = pos2(words.right(), words.top() + 11.0);
    let heading = brush.right(heading, title, typeface::BODY.weighing(Weight::Medium).coloured(INK));
    let leader = clock.leader;
    let text = match leader {
        Some(leader) if hud.game.only_human() == Some(leader) => localised.with("ui-clock-you", "turns", left),
        Some(leader) => {
            localised.format("ui-clock-leader", &[("turns", left.into()), ("name", hud.name(leader).into())])
        }
        None => localised.with("ui-clock-draw", "turns", left),
    };
    let room = words.with_min_y(words.top() + 22.0);
    let written = brush.wrap_right(room, &text, typeface::NOTE.coloured(INK_SOFT));
    if let Some(leader) = leader {
        brush.seat_mark(pos2(heading.left() - 12.0, heading.center().y), 4.5, leader);
    }
    brush.ground(written.union(heading).with_max_x(area.right()), 0.6);
    Ok(())
}
