//! A thin fader: a name, a line with a bead on it, a number.

use bevy_egui::egui::{Align2, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::{
    accessible::{Accessible, describe},
    brush::Brush,
    palette::{ICE, INK, INK_SOFT, mix, over},
    surface::{Reach, touch},
    track::{NOTCH, pulled},
    typeface::{self, Weight},
};

/// The distance between two faders, in points.
pub const STEP: f32 = 34.0;

/// Draws a fader at a share from 0 to 1, `width` points wide; returns the new share if it was moved. `rest` is marked.
pub fn fader(
    ui: &Ui,
    name: &str,
    at: Pos2,
    width: f32,
    label: &str,
    value: f32,
    rest: f32,
    shown: &str,
) -> Option<f32> {
    let brush = Brush::new(ui);
    let rect = Rect::from_min_size(at - vec2(14.0, STEP / 2.0 - 1.0), vec2(width + 14.0, STEP - 2.0));
    let touched = touch(ui, name, rect, Reach::Focus);
    describe(ui, touched.id, || Accessible::slider(label, value, [0.0, 1.0], NOTCH, shown));
    let (left, right) = (at.x + width * 0.48, at.x + width - 52.0);
    if touched.glow > 0.0 {
        brush.glow(at + vec2(60.0, 0.0), vec2(150.0, 18.0), ICE, 0.12 * touched.glow);
        brush.disc(at - vec2(10.0, 0.0), 2.2 * touched.glow, INK);
    }
    let face = typeface::NOTE.coloured(mix(INK_SOFT, INK, touched.glow));
    brush.fit(at, Align2::LEFT_CENTER, label, face, width * 0.48 - 14.0);
    let point = |share: f32| pos2(left + (right - left) * share.clamp(0.0, 1.0), at.y);
    brush.rule(left, right, at.y, INK, 0.22);
    let mark = point(rest);
    brush.line(&[mark - vec2(0.0, 5.0), mark + vec2(0.0, 5.0)], 1.0, over(INK, 0.45));
    brush.ray(point(0.0), point(value), 2.0, ICE, &[(0.0, 0.25), (1.0, 1.0)]);
    brush.glow(point(value), vec2(14.0, 14.0), ICE, 0.25 + 0.45 * touched.glow);
    brush.diamond(point(value), 4.5, INK, Stroke::NONE);
    let number = typeface::NOTE.weighing(Weight::Medium).coloured(mix(INK_SOFT, INK, touched.glow));
    brush.right(pos2(at.x + width, at.y), shown, number);
    let wanted = pulled(ui, name, &touched, rect, [left, right], value);
    let wanted = wanted.or(touched.pressed.then_some(rest).filter(|_| touched.focused));
    wanted.map(|share: f32| share.clamp(0.0, 1.0)).filter(|share| (share - value).abs() > 1e-4)
}
