//! The quiet clock as a ring of rays; the turns left are bright.

use bevy_egui::egui::{Color32, Pos2, Vec2};

use super::{
    brush::Brush,
    palette::{INK, over},
    typeface,
};

impl Brush {
    /// A ring with one ray for each of `limit` turns, `left` of them bright, and the number in its middle.
    pub fn clock_ring(&self, centre: Pos2, left: u16, limit: u16, alarm: Option<Color32>) {
        // More than sixty rays would run together.
        let rays = usize::from(limit.clamp(1, 60));
        let spent = rays - (usize::from(left) * rays).div_ceil(usize::from(limit.max(1))).min(rays);
        let colour = alarm.unwrap_or(INK);
        if alarm.is_some() {
            self.glow(centre, Vec2::splat(46.0), colour, 0.35);
        }
        for ray in 0..rays {
            let direction = Brush::clock_direction(ray, rays);
            let (reach, width, strength) = if ray >= spent { (25.0, 2.0, 0.95) } else { (22.5, 1.2, 0.35) };
            self.line(&[centre + direction * 19.0, centre + direction * reach], width, over(colour, strength));
        }
        self.centre(centre, left.to_string(), typeface::ACTION.coloured(colour));
    }
}
