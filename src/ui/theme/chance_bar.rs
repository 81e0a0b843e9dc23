//! All players' chances to win as one vertical bar: at a table of two the far side's from the top and the near side's
//! from the bottom; with more players a segment each, the near one's lowest.

use bevy_egui::egui::{Color32, CornerRadius, Rect, pos2, vec2};

use super::{
    brush::Brush,
    palette::{INK, VOID, over},
};

impl Brush {
    /// Draws the bar; `near` is the near side's chance, `before` its chance a moment ago.
    pub fn chance_bar(&self, rect: Rect, near: f32, before: Option<f32>, [own, other]: [Color32; 2]) {
        let at = |share: f32| rect.bottom() - rect.height() * share.clamp(0.0, 1.0);
        let y = at(near);
        self.painter.rect_filled(rect.expand(3.0), CornerRadius::same(4), over(VOID, 0.7));
        let radius = CornerRadius::same(2);
        let far_part = Rect::from_min_max(rect.min, pos2(rect.right(), (y - 1.5).max(rect.top())));
        let near_part = Rect::from_min_max(pos2(rect.left(), (y + 1.5).min(rect.bottom())), rect.max);
        self.painter.rect_filled(far_part, radius, over(other, 0.62));
        self.painter.rect_filled(near_part, radius, over(own, 0.9));
        // The range between the previous and the present value glows.
        if let Some(before) = before.filter(|before| (before - near).abs() > 0.005) {
            let colour = if near > before { own } else { other };
            let (from, to) = (pos2(rect.center().x, at(before)), pos2(rect.center().x, y));
            self.ray(from, to, rect.width() + 5.0, colour, &[(0.0, 0.0), (1.0, 0.55)]);
        }
        for quarter in 1..4_u8 {
            let tick = at(f32::from(quarter) / 4.0);
            let (reach, strength) = if quarter == 2 { (7.0, 0.9) } else { (4.0, 0.4) };
            let from = rect.right() + 3.0;
            self.line(&[pos2(from, tick), pos2(from + reach, tick)], 1.0, over(INK, strength));
        }
        self.glow(pos2(rect.center().x, y), vec2(20.0, 12.0), INK, 0.5);
        self.line(&[pos2(rect.left() - 3.0, y), pos2(rect.right() + 3.0, y)], 2.0, INK);
    }

    /// Draws a bar with segments (colour and share) from the bottom up.
    pub fn segmented_bar(&self, rect: Rect, segments: &[(Color32, f32)]) {
        self.painter.rect_filled(rect.expand(3.0), CornerRadius::same(4), over(VOID, 0.7));
        let mut bottom = rect.bottom();
        for (index, (colour, share)) in segments.iter().enumerate() {
            let top = (bottom - rect.height() * share.clamp(0.0, 1.0)).max(rect.top());
            let gap = if index > 0 { 2.0 } else { 0.0 };
            if bottom - top > gap {
                let part = Rect::from_min_max(pos2(rect.left(), top), pos2(rect.right(), bottom - gap));
                self.painter.rect_filled(
                    part,
                    CornerRadius::same(2),
                    over(*colour, if index == 0 { 0.95 } else { 0.7 }),
                );
            }
            bottom = top;
        }
    }
}
