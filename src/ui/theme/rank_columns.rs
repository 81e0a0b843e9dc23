//! A number compared with others: columns of plates, one plate per point, the own column lit.

use bevy_egui::egui::{Color32, CornerRadius, Pos2, Rect, pos2, vec2};

use super::{
    brush::Brush,
    palette::{INK, over},
};

/// The height of a plate, and of a plate with its gap.
const PLATE: [f32; 2] = [5.0, 7.5];

impl Brush {
    /// Columns for these values on the lower edge of `rect`; the one at index `own` in its colour. Returns the middle
    /// of each column's foot.
    pub fn ranks(&self, rect: Rect, values: &[u8], own: usize, colour: Color32) -> Vec<Pos2> {
        let step = rect.width() / values.len().max(1) as f32;
        let width = step * 0.62;
        let mut feet = Vec::new();
        for (index, value) in values.iter().enumerate() {
            let middle = rect.left() + step * (index as f32 + 0.5);
            let lit = index == own;
            if lit {
                let height = PLATE[1] * f32::from(*value);
                self.glow(
                    pos2(middle, rect.bottom() - height / 2.0),
                    vec2(width * 1.5, height * 0.8 + 14.0),
                    colour,
                    0.28,
                );
            }
            for plate in 0..*value {
                let top = rect.bottom() - PLATE[1] * f32::from(plate + 1) + (PLATE[1] - PLATE[0]);
                let plate = Rect::from_min_size(pos2(middle - width / 2.0, top), vec2(width, PLATE[0]));
                let fill = if lit { over(colour, 0.95) } else { over(INK, 0.2) };
                self.painter.rect_filled(plate, CornerRadius::same(1), fill);
            }
            feet.push(pos2(middle, rect.bottom()));
        }
        self.rule(rect.left(), rect.right(), rect.bottom() + 4.0, INK, 0.16);
        feet
    }
}
