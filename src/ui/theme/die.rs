//! A die seen from above.

use std::f32::consts::FRAC_PI_2;

use bevy_egui::egui::{Color32, Pos2, Stroke, Vec2, emath::Rot2, vec2};

use super::{
    brush::Brush,
    palette::{INK, VOID, mix, over},
};

/// The places of a face's pips, in quarters of the die's edge.
const fn pips(face: u8) -> &'static [(f32, f32)] {
    match face {
        1 => &[(0.0, 0.0)],
        2 => &[(-1.0, -1.0), (1.0, 1.0)],
        3 => &[(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0)],
        4 => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)],
        5 => &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
        _ => &[(-1.0, -1.0), (1.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (-1.0, 1.0), (1.0, 1.0)],
    }
}

impl Brush {
    /// A die of edge `size`, rotated by `angle`; `lit` is its brightness.
    pub fn die(&self, centre: Pos2, size: f32, face: u8, angle: f32, colour: Color32, lit: f32) {
        let turn = Rot2::from_angle(angle);
        let (half, corner) = (size / 2.0, size * 0.2);
        let mut outline = Vec::with_capacity(24);
        for (index, (x, y)) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)].into_iter().enumerate() {
            for step in 0..=5 {
                let around = FRAC_PI_2 * (index as f32 + step as f32 / 5.0);
                let point = vec2(x, y) * (half - corner) + vec2(around.cos(), around.sin()) * corner;
                outline.push(centre + turn * point);
            }
        }
        if lit > 0.0 {
            self.glow(centre, Vec2::splat(size * 1.15), colour, 0.16 * lit);
        }
        let stroke = Stroke::new((size * 0.028).clamp(1.0, 2.0), over(colour, 0.55 + 0.4 * lit));
        self.polygon(outline, over(VOID, 0.72), stroke);
        let pip = (size * 0.078).max(1.4);
        for &(x, y) in pips(face) {
            self.disc(centre + turn * (vec2(x, y) * size * 0.25), pip, over(mix(colour, INK, 0.35), 0.5 + 0.5 * lit));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::pips;

    #[test]
    fn a_face_has_as_many_pips_as_it_is_worth() {
        for face in 1..=6 {
            assert_eq!(pips(face).len(), usize::from(face));
        }
    }
}
