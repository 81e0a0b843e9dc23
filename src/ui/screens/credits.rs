//! Who made what, and with what.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui::Ui};

use super::text_page::Frame;
use crate::ui::{
    frame::overlay_sheet,
    localised_text::LocalisedText,
    overlay::Overlays,
    theme::{
        prelude::*,
        scroll::{self, Paragraph},
    },
};

/// The paragraphs, by the ends of their ids.
const PARTS: [&str; 5] = ["game", "rules", "art", "tools", "fonts"];

/// Draws the credits.
pub(super) fn draw(
    mut contexts: EguiContexts,
    localised: Res<LocalisedText>,
    mut overlays: ResMut<Overlays>,
) -> Result {
    let ui = overlay_sheet(contexts.ctx_mut()?, "credits");
    let is_left = draw_page(&ui, &localised);
    if !overlays.take_fresh() && is_left {
        overlays.close();
    }
    Ok(())
}

/// Draws the page; returns whether it is left.
pub(super) fn draw_page(ui: &Ui, localised: &LocalisedText) -> bool {
    let (screen, brush) = (ui.max_rect(), Brush::new(ui));
    let frame = Frame::new(screen);
    brush.dim(screen, 0.84);
    frame.draw_heading(&brush, &localised.text("ui-title-credits"));
    let heading_face = typeface::PAGE.weighing(Weight::Medium).coloured(INK);
    let paragraphs = PARTS.map(|part| Paragraph {
        heading: localised.text(&format!("ui-credits-{part}-heading")),
        heading_face,
        text: localised.text(&format!("ui-credits-{part}")),
        face: typeface::PAGE,
    });
    scroll::paragraphs(ui, "credits", frame.body, 200.0, 26.0, &paragraphs);
    frame.draw_back(ui, localised, "credits.back")
}
