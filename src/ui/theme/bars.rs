//! Bars for amounts: the progress of a path, the actions left of a turn.

use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, Stroke, vec2};

use super::{
    brush::Brush,
    palette::{self, INK, VOID, over},
};

impl Brush {
    /// A bar of which a share is filled.
    pub fn share_bar(&self, rect: Rect, share: f32, colour: Color32) {
        let radius = CornerRadius::same((rect.height() / 2.0) as u8);
        self.painter.rect_filled(rect.expand(1.5), radius, over(VOID, 0.7));
        self.painter.rect_filled(rect, radius, over(colour, 0.22));
        let filled = rect.with_max_x(rect.left() + rect.width() * share.clamp(0.0, 1.0));
        if filled.width() > 0.5 {
            self.painter.rect_filled(filled, radius, over(colour, 0.95));
        }
    }

    /// A slanted bar for each action of a turn; the ones left are lit.
    pub fn action_bars(&self, at: Pos2, all: u8, left: u8, colour: Color32) {
        for index in 0..all {
            let corner = at + vec2(f32::from(index) * 54.0, 0.0);
            let outline = [vec2(4.0, -5.0), vec2(46.0, -5.0), vec2(42.0, 5.0), vec2(0.0, 5.0)];
            let outline = outline.map(|offset| corner + offset).to_vec();
            if index < all - left.min(all) {
                self.polygon(outline, Color32::TRANSPARENT, Stroke::new(1.2, over(colour, 0.55)));
            } else {
                self.glow(corner + vec2(23.0, 0.0), vec2(52.0, 26.0), colour, 0.32);
                self.polygon(outline, palette::mix(colour, INK, 0.25), Stroke::NONE);
            }
        }
    }
}
