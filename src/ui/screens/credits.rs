//! Who made what, and with what.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Order, pos2},
};

use crate::settings::controls::Command;
use crate::ui::{
    frame::{Draw, sheet},
    localised_text::LocalisedText,
    overlay::{Overlay, Overlays},
    theme::{MARGIN, prelude::*},
};

/// The paragraphs, by the ends of their ids.
const PARTS: [&str; 5] = ["game", "rules", "art", "tools", "fonts"];

fn draw(mut contexts: EguiContexts, localised: Res<LocalisedText>, mut overlays: ResMut<Overlays>) -> Result {
    if overlays.top() != Some(Overlay::Credits) {
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let ui = sheet(context, "credits", Order::Foreground, true);
    let screen = ui.max_rect();
    let brush = Brush::of(&ui);
    brush.dim(screen, 0.84);
    brush.left(pos2(MARGIN, 62.0), localised.text("ui-title-credits"), typeface::HEADING);
    brush.beam(0.0, 620.0, 96.0, 64.0, ICE, 0.6);
    let mut y = 148.0;
    for part in PARTS {
        let heading = localised.text(&format!("ui-credits-{part}-heading"));
        brush.wrap(pos2(MARGIN, y), 180.0, &heading, typeface::BODY.sized(18.0).weighing(Weight::Medium).coloured(INK));
        let text = localised.text(&format!("ui-credits-{part}"));
        let width = (screen.width() - 2.0 * MARGIN - 200.0).min(760.0);
        let rect = brush.wrap(pos2(MARGIN + 200.0, y), width, &text, typeface::BODY.sized(18.0));
        y = rect.bottom() + 26.0;
    }
    let label = localised.text("ui-back");
    let back = KeyCommand { name: "credits.back", command: Command::Back, hears: false, label: &label, enabled: true };
    let pressed = back.show(&ui, pos2(MARGIN, screen.height() - 38.0), typeface::ACTION);
    let closed = heard::pressed(ui.ctx(), Command::Back) || heard::pressed(ui.ctx(), Command::Confirm);
    if !overlays.take_fresh() && (pressed || closed) {
        overlays.close();
    }
    Ok(())
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, draw.in_set(Draw::Credits));
}
