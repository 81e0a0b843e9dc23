//! The dice scale: 27 ticks from −13 to +13, the exact chance of each difference as a bar of light above it, four
//! zones, and a needle that slides from zero to the rolled difference.

use bevy_egui::egui::{Align2, Color32, Pos2, Rect, Stroke, StrokeKind, Vec2, emath::easing::cubic_out, pos2, vec2};

use super::{
    brush::Brush,
    odds_bar::LEFT_TO_RIGHT,
    palette::{INK, INK_SOFT, over},
    typeface::{self, Weight},
};
use holochess_rules::Outcome;
use holochess_session::clash_timing::DISPLAY_SETTLED_AT;

/// The last tick of the scale; larger differences are shown there.
const END: i32 = 13;
/// Share of the animation at which the dice lie still.
pub const SETTLED: f32 = DISPLAY_SETTLED_AT;
/// Share at which the needle starts.
const SLIDES: f32 = SETTLED + 0.05;
/// Share at which the needle has arrived and its zone lights up.
pub const LANDED: f32 = 0.8;
/// Share at which the verdict appears.
pub const READ: f32 = 0.85;

/// The values of the scale.
#[derive(Clone, Debug)]
pub struct DiceScale {
    /// The chance of each difference from −13 to +13; the ends include everything beyond.
    pub chances: [f64; 27],
    /// The names and chances of the zones in words, in the order of [`LEFT_TO_RIGHT`].
    pub zones: [(String, String); 4],
    /// The first and the last difference of each zone.
    pub bounds: [[i32; 2]; 4],
    /// The rolled difference.
    pub difference: i32,
    /// The zone of that difference.
    pub outcome: Option<Outcome>,
    /// The attacker's colour.
    pub attacker: Color32,
    /// The defender's colour.
    pub defender: Color32,
    /// Whether the attacker's side is the left, as its figure stands in the picture; the right otherwise.
    pub mirrored: bool,
}

impl DiceScale {
    fn colour(&self, zone: usize) -> Color32 {
        if zone < 2 { self.defender } else { self.attacker }
    }

    /// The direction in which differences grow: 1 to the right, −1 to the left.
    fn way(&self) -> f32 {
        if self.mirrored { -1.0 } else { 1.0 }
    }

    fn zone_of(&self, difference: i32) -> usize {
        self.bounds.iter().position(|[_, last]| difference <= *last).unwrap_or(3)
    }
}

/// A signed number with a typographic minus.
pub fn signed(number: i32) -> String {
    match number {
        0 => "0".to_owned(),
        number if number > 0 => format!("+{number}"),
        number => format!("−{}", -number),
    }
}

impl Brush {
    /// Draws the scale: its line is at the height of `line.center()` and as wide as `line`; `progress` runs from
    /// 0 to 1.
    pub fn dice_scale(&self, line: Rect, scale: &DiceScale, progress: f32) {
        let (left, y, step) = (line.left(), line.center().y, line.width() / (2 * END) as f32);
        let x = |difference: f32| left + (scale.way() * difference + END as f32) * step;
        let lit = (progress >= LANDED).then_some(scale.outcome).flatten();
        let lit = lit.and_then(|outcome| LEFT_TO_RIGHT.iter().position(|zone| *zone == outcome));
        self.threads(scale, lit, &x, y);
        self.zones(scale, lit, &x, y, step);
        let ends = [(0.0, 0.0), (0.03, 0.7), (0.97, 0.7), (1.0, 0.0)];
        self.ray(pos2(left - 16.0, y), pos2(line.right() + 16.0, y), 1.0, INK, &ends);
        let marked = [-END, scale.bounds[0][1], 0, scale.bounds[3][0], END];
        for difference in -END..=END {
            let at = x(difference as f32);
            let is_marked = marked.contains(&difference);
            let (height, strength) = if is_marked { (8.0, 0.95) } else { (4.0, 0.5) };
            self.line(&[pos2(at, y - height), pos2(at, y)], 1.0, over(INK, strength));
            if is_marked {
                let face = typeface::BODY.weighing(Weight::Medium).coloured(INK_SOFT);
                self.centre(pos2(at, y + 36.0), signed(difference), face);
            }
        }
        self.needle(scale, &x, y, progress);
    }

    fn threads(&self, scale: &DiceScale, lit: Option<usize>, x: &impl Fn(f32) -> f32, y: f32) {
        let highest = scale.chances.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
        for (index, chance) in scale.chances.iter().enumerate() {
            let difference = index as i32 - END;
            let height = 66.0 * (chance / highest) as f32;
            if height >= 0.6 {
                let zone = scale.zone_of(difference);
                let stops = if lit == Some(zone) { [(0.0, 0.75), (1.0, 0.95)] } else { [(0.0, 0.38), (1.0, 0.55)] };
                let foot = pos2(x(difference as f32), y - 10.0);
                self.ray(foot, foot - vec2(0.0, height), 3.0, scale.colour(zone), &stops);
            }
        }
    }

    fn zones(&self, scale: &DiceScale, lit: Option<usize>, x: &impl Fn(f32) -> f32, y: f32, step: f32) {
        for (zone, outcome) in LEFT_TO_RIGHT.into_iter().enumerate() {
            let on = lit == Some(zone);
            let colour = scale.colour(zone);
            let [first, last] = scale.bounds[zone].map(|bound| x(bound.clamp(-END, END) as f32));
            let (first, last) = (first.min(last), first.max(last));
            let bar =
                Rect::from_min_max(pos2(first - step / 2.0 + 3.0, y + 8.0), pos2(last + step / 2.0 - 3.0, y + 18.0));
            match outcome {
                Outcome::Kill | Outcome::CounterKill => {
                    self.painter.rect_filled(bar, 2.0, over(colour, if on { 1.0 } else { 0.22 }));
                    self.painter.rect_stroke(bar, 2.0, Stroke::new(1.0, over(colour, 0.5)), StrokeKind::Inside);
                }
                _ => {
                    let direction = if outcome == Outcome::Push { -scale.way() } else { scale.way() };
                    let (fill, line) = if on { (0.4, 1.0) } else { (0.05, 0.6) };
                    self.push_bar(bar, colour, direction, fill, line);
                }
            }
            if on {
                self.glow(bar.center(), vec2(bar.width() * 0.8, 46.0), colour, 0.2);
            }
            let (name, chance) = &scale.zones[zone];
            let (weight, ink) = if on { (Weight::Bold, INK) } else { (Weight::Regular, INK_SOFT) };
            let face = typeface::BODY.sized(20.0).weighing(weight).coloured(ink);
            let (middle, row) = (bar.center().x, y + 68.0);
            let written = self.fit(pos2(middle + 8.0, row), Align2::CENTER_CENTER, name, face, bar.width() - 8.0);
            self.outcome_mark_towards(pos2(written.left() - 15.0, row), 9.0, outcome, colour, -scale.way());
            self.centre(pos2(middle + 8.0, row + 25.0), chance, typeface::BODY.coloured(ink));
        }
    }

    fn needle(&self, scale: &DiceScale, x: &impl Fn(f32) -> f32, y: f32, progress: f32) {
        let share = cubic_out(((progress - SLIDES) / (LANDED - SLIDES)).clamp(0.0, 1.0));
        let here = share * scale.difference as f32;
        let number = here.round() as i32;
        let colour = if number > 0 { scale.attacker } else { scale.defender };
        let tip = pos2(x(here.clamp(-END as f32, END as f32)), y);
        let wake = [(0.0, 0.0), (0.4, 0.1), (0.8, 0.5), (1.0, 1.0)];
        self.ray(pos2(x(0.0), y), tip, 5.0, colour, &wake);
        self.glow(tip, Vec2::splat(46.0), colour, 0.8);
        let stops = [(0.0, 0.0), (0.3, 0.6), (0.85, 1.0), (1.0, 0.8)];
        self.ray(tip - vec2(0.0, 104.0), tip + vec2(0.0, 22.0), 2.0, INK, &stops);
        self.diamond(tip, 8.0, INK, Stroke::NONE);
        if progress >= SLIDES {
            self.shadow(tip - vec2(0.0, 126.0), vec2(70.0, 44.0), 0.7);
            let face = typeface::FIGURE.sized(44.0).weighing(Weight::Medium).coloured(colour);
            self.centre(tip - vec2(0.0, 126.0), signed(number), face);
        }
        for direction in [-1.0, 1.0] {
            let end = x(scale.way() * direction * END as f32) + 22.0 * direction;
            self.chevrons(pos2(end, y), 9.0, INK_SOFT, direction, 1);
        }
    }

    /// The width and height of a handful of so many dice, in rows of at most four.
    pub fn handful_size(dice: usize) -> [f32; 2] {
        let (_, step, columns) = arrange(dice);
        [columns as f32 * step, dice.div_ceil(columns) as f32 * step]
    }

    /// A handful of dice that tumble and come to rest on these faces. `towards` is 1 if it extends to the right of
    /// `corner`, −1 if to the left.
    pub fn handful(&self, corner: Pos2, faces: &[u8], colour: Color32, towards: f32, progress: f32, lit: f32) {
        let (size, step, columns) = arrange(faces.len());
        let settle = cubic_out((progress / SETTLED).clamp(0.0, 1.0));
        let rolling = progress < SETTLED && self.time > 0.0;
        for (index, face) in faces.iter().enumerate() {
            let (column, row) = ((index % columns) as f32, (index / columns) as f32);
            let noise = scatter(index as u32 * 97 + faces.len() as u32, (progress * 60.0) as u32);
            let lean = [0.09, -0.14, 0.05, -0.07, 0.12, -0.04, 0.08, -0.11][index % 8];
            let height = if rolling { (1.0 - settle) * 30.0 * (noise % 100) as f32 / 100.0 } else { 0.0 };
            let centre = corner + vec2(towards * (size / 2.0 + column * step), size / 2.0 + row * step - height);
            let angle = if rolling { lean + (1.0 - settle) * (3.0 + index as f32) } else { lean };
            let shown = if rolling { (noise % 6 + 1) as u8 } else { *face };
            self.die(centre, size, shown, angle, colour, if rolling { 0.7 } else { lit });
        }
    }
}

/// The edge of a die, the distance between two dice, and the number of dice per row.
fn arrange(dice: usize) -> (f32, f32, usize) {
    match dice {
        0..=4 => (46.0, 60.0, dice.max(1)),
        5 | 6 => (38.0, 50.0, 3),
        _ => (38.0, 50.0, 4),
    }
}

/// A pseudo-random number for the look of tumbling dice; never for the rolled faces.
fn scatter(which: u32, when: u32) -> u32 {
    let mut value = (which.wrapping_mul(31).wrapping_add(when)).wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
    value = ((value >> ((value >> 28) + 4)) ^ value).wrapping_mul(277_803_737);
    (value >> 22) ^ value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_signed_with_a_true_minus() {
        assert_eq!([-7, 0, 8].map(signed), ["−7", "0", "+8"]);
    }
}
