//! How the dice can be checked, or the draw of the first player where that is all that chance decides: the seed's hash, shown
//! from the start, and the seed itself after the match.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Order, Pos2, pos2, vec2},
};

use crate::{
    rules::Luck,
    session::Match,
    settings::controls::Command,
    ui::{
        frame::{Draw, sheet},
        localised_text::LocalisedText,
        notices::{Notices, Tone},
        overlay::{Overlay, Overlays},
        theme::{MARGIN, prelude::*},
    },
};

/// The steps of the explanation, by the last parts of their ids.
const STEPS: [&str; 3] = ["start", "roll", "check"];

fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    game: Option<Res<Match>>,
    mut overlays: ResMut<Overlays>,
    mut notices: ResMut<Notices>,
) -> Result {
    if overlays.top() != Some(Overlay::FairDice) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "fair-dice", Order::Foreground, true);
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    // Nearly opaque: the numbers of the result would shine through the text.
    brush.dim(screen, 0.95);
    let text = |id: &str| match &game {
        Some(game) => localised.text_at(game.recorded().setup().game, id),
        None => localised.text(id),
    };
    brush.left(pos2(MARGIN, 62.0), text("ui-fair-heading"), typeface::HEADING);
    brush.beam(0.0, 620.0, 96.0, 64.0, ICE, 0.6);
    let room = (screen.width() - 2.0 * MARGIN - 44.0).min(820.0);
    let mut y = 148.0;
    for (index, step) in STEPS.into_iter().enumerate() {
        let number = typeface::NAME.coloured(ICE);
        brush.left(pos2(MARGIN, y + 12.0), (index + 1).to_string(), number);
        let step = text(&format!("ui-fair-{step}"));
        y = brush.wrap(pos2(MARGIN + 44.0, y), room, &step, typeface::BODY.sized(18.0)).bottom() + 20.0;
    }
    let game = game.filter(|game| game.recorded().setup().luck() != Luck::Nothing);
    let mut copied = None;
    if let Some(recorded) = game.as_ref().map(|game| game.recorded()) {
        y += 14.0;
        line(&brush, pos2(MARGIN, y), &localised.text("ui-seed-hash"), &recorded.seed_hash());
        let seed = recorded.seed_if_over().map(crate::rules::dice::Seed::hex);
        let shown = seed.clone().unwrap_or_else(|| localised.text("ui-fair-later"));
        line(&brush, pos2(MARGIN, y + 62.0), &localised.text("ui-result-seed"), &shown);
        copied = Some(seed.unwrap_or_else(|| recorded.seed_hash()));
    }
    let foot = screen.height() - 38.0;
    let label = localised.text("ui-back");
    let back =
        KeyCommand { name: "fair-dice.back", command: Command::Back, hears: false, label: &label, enabled: true };
    let pressed = back.show(&ui, pos2(MARGIN, foot), typeface::ACTION);
    let label = localised.text(if game.as_ref().is_some_and(|game| game.recorded().is_over()) {
        "ui-fair-copy-seed"
    } else {
        "ui-fair-copy-hash"
    });
    if let Some(text) = copied {
        let copy = KeyCommand {
            name: "fair-dice.copy",
            command: Command::CopySeed,
            hears: true,
            label: &label,
            enabled: true,
        };
        let at = pos2(MARGIN + back.width(&brush, typeface::ACTION) + 32.0, foot);
        if copy.show(&ui, at, typeface::ACTION) {
            ui.ctx().copy_text(text);
            notices.say(localised.text("ui-fair-copied"), Tone::Plain);
        }
    }
    let closed = heard::pressed(ui.ctx(), Command::Back) || heard::pressed(ui.ctx(), Command::Confirm);
    if !overlays.take_fresh() && (pressed || closed) {
        overlays.close();
    }
    Ok(())
}

/// A label, and below it a value that is compared letter by letter.
fn line(brush: &Brush, at: Pos2, label: &str, value: &str) {
    brush.left(at, label, typeface::NOTE.coloured(INK_SOFT));
    brush.left(at + vec2(0.0, 24.0), value, typeface::BODY.sized(19.0).weighing(Weight::Medium).coloured(INK));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::FairDice));
}
