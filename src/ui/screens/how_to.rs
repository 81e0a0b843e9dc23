//! How to play, on one page: a turn, an attack, the end, the keys.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Key, Order, Pos2, pos2, vec2},
};

use crate::{
    rules::{Outcome, Seat},
    ui::{
        frame::{Draw, sheet},
        localised_text::LocalisedText,
        overlay::{Overlay, Overlays},
        theme::{margin, odds_bar::LEFT_TO_RIGHT, prelude::*, surface},
    },
};

/// The keys at the table: what is written on them, and what they do.
const KEYS: [(&str, &str); 13] = [
    ("ui-key-arrows", "ui-keys-walk"),
    ("Tab", "ui-keys-next"),
    ("ui-key-enter", "ui-keys-choose"),
    ("ui-key-escape", "ui-keys-back"),
    ("ui-key-space", "ui-keys-skip"),
    ("H", "ui-command-hint"),
    ("B", "ui-settings-evaluation-bar"),
    ("U", "ui-command-undo"),
    ("T", "ui-command-take-back"),
    ("L", "ui-keys-log"),
    ("R", "ui-keys-resign"),
    ("C", "ui-keys-camera"),
    ("F11 · M", "ui-keys-window"),
];

fn draw(mut contexts: EguiContexts, localised: Res<LocalisedText>, mut overlays: ResMut<Overlays>) -> Result {
    if overlays.top() != Some(Overlay::HowTo) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "how-to", Order::Foreground, true);
    let screen = ui.max_rect();
    let margin = margin(screen.width());
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.86);
    brush.left(pos2(margin, 62.0), localised.text("ui-how-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 96.0, 64.0, ICE, 0.6);
    let column = (screen.width() - 2.0 * margin - 72.0) * 0.58;
    let mut at = pos2(margin, 140.0);
    for part in ["goal", "turn", "move", "attack"] {
        at = paragraph(&brush, &localised, part, at, column);
    }
    for outcome in LEFT_TO_RIGHT.into_iter().rev() {
        let (id, side) = match outcome {
            Outcome::Kill => ("ui-how-kill", Seat::FIRST),
            Outcome::Push => ("ui-how-push", Seat::FIRST),
            Outcome::CounterPush => ("ui-how-counter-push", Seat::SECOND),
            Outcome::CounterKill => ("ui-how-counter-kill", Seat::SECOND),
        };
        brush.outcome_mark(at + vec2(127.0, 8.0), 8.5, outcome, palette::seat(side));
        let text = brush.wrap(at + vec2(150.0, -2.0), column - 150.0, &localised.text(id), typeface::BODY);
        at.y = text.bottom() + 7.0;
    }
    at.y += 8.0;
    for part in ["duel", "quiet"] {
        at = paragraph(&brush, &localised, part, at, column);
    }
    let left = margin + column + 72.0;
    brush.left(pos2(left, 150.0), localised.text("ui-how-keys"), typeface::ACTION.coloured(ICE));
    brush.fading_rule(left, screen.right() - margin, 166.0, 0.75, INK, 0.3);
    for (row, (cap, what)) in KEYS.into_iter().enumerate() {
        let y = 192.0 + row as f32 * 31.0;
        let cap = if cap.starts_with("ui-") { localised.text(cap) } else { cap.to_owned() };
        brush.key_cap(pos2(left, y), &cap, 0.0);
        brush.left(pos2(left + 104.0, y), localised.text(what), typeface::BODY);
    }
    let y = 192.0 + KEYS.len() as f32 * 31.0 + 8.0;
    brush.wrap(pos2(left, y), screen.right() - margin - left, &localised.text("ui-how-mouse"), typeface::NOTE);
    let (cap, label) = (localised.text("ui-key-escape"), localised.text("ui-back"));
    let back = KeyCommand { name: "how-to.back", cap: &cap, key: None, label: &label, enabled: true };
    let pressed = back.show(&ui, pos2(margin, screen.height() - 38.0), typeface::ACTION);
    let closed = surface::key_pressed(ui.ctx(), Key::Escape) || surface::key_pressed(ui.ctx(), Key::Enter);
    if !overlays.take_fresh() && (pressed || closed) {
        overlays.close();
    }
    Ok(())
}

/// A heading and its text; returns where the next begins.
fn paragraph(brush: &Brush, localised: &LocalisedText, part: &str, at: Pos2, width: f32) -> Pos2 {
    let heading = localised.text(&format!("ui-how-{part}-heading"));
    brush.wrap(at, 108.0, &heading, typeface::BODY.weighing(Weight::Medium).coloured(INK));
    let text =
        brush.wrap(at + vec2(118.0, 0.0), width - 118.0, &localised.text(&format!("ui-how-{part}")), typeface::BODY);
    pos2(at.x, text.bottom() + 14.0)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::HowTo));
}
