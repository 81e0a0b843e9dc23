//! What the table waits for, in words, and what the marks on it mean.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{self, Pos2, Stroke, pos2, vec2},
};

use super::HudData;
use crate::{
    rules::{Action, ToAct},
    session::{MatchPhase, SkipRequested},
    ui::{
        frame::Sight,
        input::{Hand, aim},
        screens::{LeavePast, Reviewing},
        theme::{MARGIN_AT_TABLE, prelude::*, surface},
    },
    view::{Marks, layout},
};

/// What pressing the prompt does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Press {
    /// Nothing: it asks for something on the table.
    Nothing,
    /// Cuts the scene short.
    Skip,
    /// Leads back to where the match stands, or to its result.
    Back,
}

/// What the person whose choice it is should do, and the key that does it.
struct Prompt {
    text: String,
    cap: Option<&'static str>,
    press: Press,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: HudData,
    hand: Res<Hand>,
    marks: Res<Marks>,
    reviewing: Res<Reviewing>,
    sight: Sight,
    mut skips: MessageWriter<SkipRequested>,
    mut leaves: MessageWriter<LeavePast>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let ui = hud.lasting_sheet(context, "hud.prompt");
    let screen = ui.max_rect();
    if let Some(prompt) = prompt(&hud, &hand, reviewing.0) {
        match show(&ui, &hud, &prompt) {
            Press::Skip => {
                skips.write(SkipRequested);
            }
            Press::Back => {
                leaves.write(LeavePast);
            }
            Press::Nothing => {}
        }
    }
    let ui = hud.sheet(context, "hud.legend");
    let brush = Brush::of(&ui);
    cell_names(&brush, &hud, &hand, &sight);
    legend(&brush, &hud, &marks, pos2(screen.center().x, screen.bottom() - 38.0));
    Ok(())
}

/// Writes the prompt at the right; says what pressing it has asked for.
fn show(ui: &egui::Ui, hud: &HudData, prompt: &Prompt) -> Press {
    let brush = Brush::of(ui);
    let screen = ui.max_rect();
    let at = pos2(screen.right() - MARGIN_AT_TABLE, screen.bottom() - 90.0);
    let colour = hud.turn_of().map_or(ICE, palette::seat);
    let mut written = brush.fit(at, egui::Align2::RIGHT_CENTER, &prompt.text, typeface::NAME, 420.0);
    if let Some(cap) = prompt.cap {
        let cap = hud.localised.text(cap);
        let width = brush.key_width(&cap);
        let corner = pos2(written.left() - width - 12.0, at.y + 1.0);
        brush.key_cap(corner, &cap, 0.0);
        written.set_left(corner.x);
    }
    brush.beam(screen.right(), screen.right() - 400.0, at.y + 21.0, 60.0, colour, 0.7);
    if prompt.press == Press::Nothing {
        return Press::Nothing;
    }
    let touched = surface::touch(ui, "prompt", written.expand2(vec2(10.0, 8.0)), Reach::Pointer);
    if touched.glow > 0.0 {
        brush.glow(written.center(), written.size() + vec2(40.0, 30.0), colour, 0.25 * touched.glow);
    }
    if touched.pressed { prompt.press } else { Press::Nothing }
}

fn prompt(hud: &HudData, hand: &Hand, reviewing: bool) -> Option<Prompt> {
    let localised = &hud.localised;
    let table = hud.game.recorded().table();
    let ask = |text: String, cap| Some(Prompt { text, cap, press: Press::Nothing });
    if hud.game.browsing().is_some() || reviewing {
        let text = localised.text(if reviewing { "ui-prompt-review" } else { "ui-prompt-past" });
        return Some(Prompt { text, cap: Some("ui-key-escape"), press: Press::Back });
    }
    if hud.director.is_busy() {
        let skippable = matches!(hud.phase.get(), MatchPhase::Dealing | MatchPhase::Resolving | MatchPhase::Duel);
        let text = localised.text("ui-prompt-skip");
        return skippable.then_some(Prompt { text, cap: Some("ui-key-space"), press: Press::Skip });
    }
    hud.game.human_to_choose()?;
    if !matches!(table.to_act(), ToAct::Choose(_)) {
        return None;
    }
    if aim::is_pushing(table) {
        let pushed = hud.shown.push.as_ref().map(|(piece, _)| hud.piece_name(*piece)).unwrap_or_default();
        return ask(localised.with("ui-prompt-push", "piece", pushed), None);
    }
    if let Some(piece) = hand.placing {
        return ask(localised.with("ui-prompt-place", "piece", hud.piece_name(piece)), None);
    }
    let text = match hand.held.and_then(|cell| hud.shown.piece_at(cell)) {
        Some(piece) => localised.with("ui-prompt-target", "piece", hud.piece_name(piece)),
        None => localised.text("ui-prompt-piece"),
    };
    ask(text, hand.by_keyboard.then_some("ui-key-enter"))
}

/// The cells that are pointed at or advised, by the names that messages and the log call them.
fn cell_names(brush: &Brush, hud: &HudData, hand: &Hand, sight: &Sight) {
    if hud.director.is_busy() {
        return;
    }
    let hint_found = match hand.hint {
        Some(Action::Move { to, .. } | Action::Attack { to, .. } | Action::Push { to } | Action::Place { to, .. }) => {
            Some(to)
        }
        _ => None,
    };
    let board = hud.shown.board();
    for cell in [hand.pointed(), hint_found].into_iter().flatten() {
        let Some(at) = sight.point(layout::cell_centre(board.shape, cell)) else { continue };
        let at = at + vec2(0.0, 15.0);
        brush.halo(egui::Rect::from_center_size(at, vec2(34.0, 20.0)), 0.7);
        brush.centre(at, board.name(cell), typeface::NOTE.sized(15.0).coloured(INK));
    }
}

/// The marks that are on the table now, each with its word.
fn legend(brush: &Brush, hud: &HudData, marks: &Marks, middle: Pos2) {
    type Sign = fn(&Brush, Pos2);
    let all: [(bool, &str, Sign); 4] = [
        (!marks.path.is_empty(), "ui-legend-path", path_sign),
        (!marks.destinations.is_empty(), "ui-legend-reach", reach_sign),
        (!marks.targets.is_empty(), "ui-legend-target", target_sign),
        (!marks.pushes.is_empty(), "ui-legend-push", push_sign),
    ];
    let shown: Vec<(String, Sign)> =
        all.into_iter().filter(|(on, ..)| *on).map(|(_, id, sign)| (hud.localised.text(id), sign)).collect();
    let face = typeface::NOTE.coloured(INK_SOFT);
    let width: f32 = shown.iter().map(|(text, _)| brush.width(text, face) + 17.0 + 32.0).sum();
    let mut x = middle.x - width / 2.0 + 24.0;
    for (text, sign) in shown {
        sign(brush, pos2(x, middle.y));
        x = brush.left(pos2(x + 19.0, middle.y), text, face).right() + 32.0;
    }
}

fn path_sign(brush: &Brush, at: Pos2) {
    for step in -1..2 {
        brush.disc(at + vec2(step as f32 * 7.0, 0.0), 2.2, INK);
    }
}

fn reach_sign(brush: &Brush, at: Pos2) {
    brush.arc(at, vec2(10.0, 5.0), 0.0, std::f32::consts::TAU, 1.4, ICE);
}

fn target_sign(brush: &Brush, at: Pos2) {
    brush.arc(at, vec2(10.0, 5.5), 0.0, std::f32::consts::TAU, 1.5, INK);
    for corner in [vec2(1.0, 0.62), vec2(-1.0, 0.62), vec2(-1.0, -0.62), vec2(1.0, -0.62)] {
        brush.line(&[at + corner * 5.7, at + corner * 10.2], 1.5, INK);
    }
}

fn push_sign(brush: &Brush, at: Pos2) {
    brush.diamond(at, 2.5, INK, Stroke::NONE);
    brush.chevrons(at + vec2(8.0, 0.0), 8.0, INK, 1.0, 1);
    brush.chevrons(at - vec2(8.0, 0.0), 8.0, INK, -1.0, 1);
}
