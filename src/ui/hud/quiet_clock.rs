//! The quiet clock: how many turns are left, and which seat wins if none attacks until then.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Color32, Rect, pos2, vec2},
};

use super::HudData;
use crate::ui::{
    rule_link::RuleLink,
    theme::{prelude::*, surface},
};

/// From here on the clock warns.
const WARNING_TURNS: u16 = 5;
/// The colour of a warning; no seat has it.
const WARNING_COLOUR: Color32 = Color32::from_rgb(0xFF, 0x5A, 0x46);

/// Draws the quiet clock while it runs; pressing it opens its rule.
pub(super) fn draw(mut contexts: EguiContexts, hud: HudData, mut link: RuleLink) -> Result {
    let context = contexts.ctx_mut()?;
    let table = hud.game.table();
    let Some(clock) = table.progress().quiet else { return Ok(()) };
    // The clock announces something to come, so it is not shown at an earlier moment, after the end, or before the
    // first turn.
    let runs = hud.turn_of().is_some() && hud.shown.duel.is_none() && hud.shown.verdict.is_none();
    if !runs || hud.looks_back() {
        return Ok(());
    }
    let ui = hud.sheet(context, "hud.clock");
    let area = hud.layout(ui.max_rect()).clock;
    let brush = Brush::new(&ui);
    let left = clock.limit.saturating_sub(clock.turns);
    let centre = pos2(area.right() - 26.0, area.top() + 34.0);
    let warns = left <= WARNING_TURNS;
    let leader = clock.leader;
    // For the only person at the table it is no warning if time is on their side.
    let favours = leader.filter(|leader| hud.game.only_human() == Some(*leader));
    let warning = favours.map_or(WARNING_COLOUR, palette::side);
    if warns {
        brush.glow(pos2(area.center().x, centre.y), vec2(area.width() * 0.62, 64.0), warning, 0.10);
    }
    brush.clock_ring(centre, left, clock.limit, warns.then_some(warning));
    let localised = &hud.localised;
    let words = Rect::from_min_max(area.min, pos2(centre.x - 38.0, area.bottom()));
    let (title, face) = if warns {
        (
            localised.with("ui-clock-warning", "turns", left),
            typeface::BODY.weighing(Weight::Bold).coloured(palette::mix(warning, INK, 0.5)),
        )
    } else {
        (localised.text("ui-quiet-clock"), typeface::BODY.weighing(Weight::Medium).coloured(INK))
    };
    let heading = pos2(words.right(), words.top() + 11.0);
    let heading = brush.fit(heading, Align2::RIGHT_CENTER, &title, face, words.width() - 24.0);
    let text = match leader {
        Some(_) if warns && favours.is_some() => localised.text("ui-clock-else-you"),
        Some(leader) if warns => localised.with("ui-clock-else-leader", "name", hud.name(leader)),
        None if warns => localised.text("ui-clock-else-draw"),
        Some(_) if favours.is_some() => localised.with("ui-clock-you", "turns", left),
        Some(leader) => {
            localised.format("ui-clock-leader", &[("turns", left.into()), ("name", hud.name(leader).into())])
        }
        None => localised.with("ui-clock-draw", "turns", left),
    };
    let room = words.with_min_y(words.top() + 22.0);
    let written = brush.wrap_right(room, &text, typeface::NOTE.coloured(if warns { INK } else { INK_SOFT }));
    if let Some(leader) = leader {
        brush.seat_mark(pos2(heading.left() - 12.0, heading.center().y), 4.5, leader);
    }
    let whole = written.union(heading).with_max_x(area.right());
    brush.ground(whole, 0.6);
    // The term opens its page.
    let touched = surface::touch(&ui, "hud.clock", whole, Reach::Pointer);
    if touched.glow > 0.0 {
        let y = heading.bottom();
        brush.line(&[pos2(heading.left(), y), pos2(heading.right(), y)], 1.0, palette::over(INK, 0.8 * touched.glow));
    }
    if touched.pressed {
        link.open(table.game(), "quiet");
    }
    Ok(())
}
