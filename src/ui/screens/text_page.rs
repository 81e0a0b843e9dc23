//! The frame of a page of text: its heading, the way back, and the room between them.

use bevy_egui::egui::{Align2, Pos2, Rect, Ui, pos2};

use crate::ui::{
    localised_text::LocalisedText,
    theme::{MARGIN, margin, prelude::*},
};
use holochess_settings::controls::Command;

/// Whether a screen is high enough for large headings and a picture in sight.
pub(super) fn is_roomy(screen: Rect) -> bool {
    screen.height() >= 560.0
}

/// Where the parts of a page are.
pub(super) struct Frame {
    heading: Pos2,
    roomy: bool,
    /// The room for the text.
    pub body: Rect,
    /// The start of the row at the bottom.
    pub foot: Pos2,
}

impl Frame {
    /// The frame of a page on this screen.
    pub fn new(screen: Rect) -> Self {
        let roomy = is_roomy(screen);
        let left = if screen.width() < 1000.0 { margin(screen.width()) } else { MARGIN };
        let [head, top, foot] = if roomy { [62.0, 148.0, 38.0] } else { [30.0, 62.0, 22.0] };
        let width = (screen.width() - 2.0 * left).min(960.0);
        Self {
            heading: pos2(left, head),
            roomy,
            body: Rect::from_min_max(pos2(left, top), pos2(left + width, screen.bottom() - foot - 22.0)),
            foot: pos2(left, screen.bottom() - foot),
        }
    }

    /// Writes the heading.
    pub fn draw_heading(&self, brush: &Brush, heading: &str) {
        let face = if self.roomy { typeface::HEADING } else { typeface::HEADING.sized(26.0) };
        brush.fit(self.heading, Align2::LEFT_CENTER, heading, face, self.body.width());
        brush.beam(0.0, 620.0, self.heading.y + if self.roomy { 34.0 } else { 18.0 }, 64.0, ICE, 0.6);
    }

    /// Draws the way back; returns whether it, Back or Confirm was pressed.
    pub fn draw_back(&self, ui: &Ui, localised: &LocalisedText, name: &'static str) -> bool {
        KeyCommand::new(name, Command::Back, localised.text("ui-back")).unheard().draw(ui, self.foot, typeface::ACTION)
            || [Command::Back, Command::Confirm].into_iter().any(|command| frame_commands::pressed(ui.ctx(), command))
    }

    /// The width of the way back.
    pub fn back_width(brush: &Brush, localised: &LocalisedText) -> f32 {
        KeyCommand::new("", Command::Back, localised.text("ui-back")).width(brush, typeface::ACTION)
    }
}
