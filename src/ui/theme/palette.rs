//! The colours of the interface, and their blending.
//!
//! Pixels are blended in linear light, where a line of 16 % looks like 43 %. [`over`], [`light`] and [`shade`] take the
//! strength that the eye should see and return the colour for the blender.

use bevy_egui::egui::Color32;

use holochess_rules::Seat;
use holochess_view::{SeatPalette, creatures::CreatureId, seat_look};

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Primary text, a warm white: 17.6 to 1 on [`VOID`].
pub const INK: Color32 = rgb(0x00F4_F1EA);
/// Secondary text: 11.0 to 1.
pub const INK_SOFT: Color32 = rgb(0x00C6_C1B6);
/// Quiet text: 6.6 to 1.
pub const INK_QUIET: Color32 = rgb(0x009A_958B);
/// The dark background.
pub const VOID: Color32 = rgb(0x0009_0A0C);
/// The usual colour of player 1, and the accents of the interface.
pub const ICE: Color32 = rgb(SeatPalette::Usual.colours()[0].written);
/// The usual colour of player 2.
pub const AMBER: Color32 = rgb(SeatPalette::Usual.colours()[1].written);
/// What is in danger: the colour of its marks on the table, which no seat has at a table where anything can be lost.
pub const DANGER: Color32 = rgb(0x00FF_5C7A);

/// The colours of the seats in a palette. `colour_vision` checks by simulation that they are told apart.
pub fn sides(palette: SeatPalette) -> [Color32; Seat::MOST] {
    palette.colours().map(|colour| rgb(colour.written))
}

/// The colour of a seat. Its sign ([`Brush::seat_mark`](super::brush::Brush::seat_mark)) says the same without colour.
pub fn side(seat: Seat) -> Color32 {
    sides(SeatPalette::chosen())[seat_look(seat).index()]
}

/// How much of white is in the hue of what is written.
const PALE: f32 = 0.03;

/// The hue of a creature's hologram; ivory for what has none.
pub fn creature(kind: &str) -> Color32 {
    let Some(hue) = CreatureId::from_id(kind).and_then(CreatureId::hue) else { return INK_SOFT };
    // A little paler than the light, so that it can be read as letters.
    let channel = |light: f32| (to_gamma((light + PALE * (1.0 - light)).clamp(0.0, 1.0)) * 255.0).round() as u8;
    readable(Color32::from_rgb(channel(hue.red), channel(hue.green), channel(hue.blue)), LEAST_CONTRAST)
}

fn to_linear(value: f32) -> f32 {
    if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

/// Converts linear light to the screen's gamma.
pub fn to_gamma(value: f32) -> f32 {
    if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * value.powf(1.0 / 2.4) - 0.055 }
}

/// The relative luminance of an opaque colour, as WCAG defines it.
fn luminance(colour: Color32) -> f32 {
    let [r, g, b] = [colour.r(), colour.g(), colour.b()].map(|channel| to_linear(f32::from(channel) / 255.0));
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of two opaque colours, from 1 to 21, as WCAG defines it.
pub fn contrast(one: Color32, other: Color32) -> f32 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The least contrast of texts on [`VOID`], and that of texts in high contrast.
pub const LEAST_CONTRAST: f32 = 4.5;
/// The contrast on [`VOID`] of what is written in high contrast. 7 is wanted (WCAG 2.2, level AAA); no ground of a text
/// is quite as dark as that.
pub const HIGH_CONTRAST: f32 = 8.6;

/// A colour with at least this contrast on [`VOID`]: itself, or a paler one. Its opacity stays.
pub fn readable(colour: Color32, least: f32) -> Color32 {
    if colour.a() == 0 {
        return colour;
    }
    let alpha = f32::from(colour.a()) / 255.0;
    let opaque = opaque(colour);
    let paler = (0..=20).map(|step| mix(opaque, Color32::WHITE, step as f32 / 20.0));
    let found = paler.into_iter().find(|colour| contrast(*colour, VOID) >= least).unwrap_or(Color32::WHITE);
    if found == opaque { colour } else { over(found, alpha) }
}

/// A colour without its transparency.
pub fn opaque(colour: Color32) -> Color32 {
    if matches!(colour.a(), 0 | 255) {
        return colour;
    }
    // Blended in linear light: see `over`.
    let alpha = f32::from(colour.a()) / 255.0;
    let [r, g, b] = [colour.r(), colour.g(), colour.b()].map(|channel| scaled(channel, 1.0 / alpha));
    Color32::from_rgb(r, g, b)
}

/// A channel of `colour`, scaled in linear light.
fn scaled(channel: u8, factor: f32) -> u8 {
    (to_gamma((to_linear(f32::from(channel) / 255.0) * factor).min(1.0)) * 255.0).round() as u8
}

/// A colour with opacity `alpha`.
pub fn over(colour: Color32, alpha: f32) -> Color32 {
    let alpha = alpha.clamp(0.0, 1.0);
    let [r, g, b] = [colour.r(), colour.g(), colour.b()].map(|channel| scaled(channel, alpha));
    Color32::from_rgba_premultiplied(r, g, b, (alpha * 255.0).round() as u8)
}

/// Additive light.
pub fn light(colour: Color32, strength: f32) -> Color32 {
    let [r, g, b] = [colour.r(), colour.g(), colour.b()].map(|channel| scaled(channel, strength.max(0.0)));
    Color32::from_rgba_premultiplied(r, g, b, 0)
}

/// Darkness as the eye perceives it: 0.8 leaves a fifth of the brightness.
pub fn shade(strength: f32) -> Color32 {
    let alpha = 1.0 - (1.0 - strength.clamp(0.0, 1.0)).powf(2.2);
    Color32::from_black_alpha((alpha * 255.0).round() as u8)
}

/// A mixture of two colours.
pub fn mix(from: Color32, to: Color32, share: f32) -> Color32 {
    from.lerp_to_gamma(to, share)
}

/// Eases in and out between 0 and 1.
pub fn smooth(share: f32) -> f32 {
    let share = share.clamp(0.0, 1.0);
    share * share * (3.0 - 2.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every colour that something is written in.
    fn colours_of_texts() -> Vec<Color32> {
        let sides = SeatPalette::ALL.into_iter().flat_map(sides);
        let creatures = CreatureId::all().map(|id| creature(id.id()));
        [INK, INK_SOFT, INK_QUIET, DANGER].into_iter().chain(sides).chain(creatures).collect()
    }

    #[test]
    fn every_text_colour_reads_on_the_dark_and_better_in_high_contrast() {
        for colour in colours_of_texts() {
            assert!(contrast(colour, VOID) >= LEAST_CONTRAST, "{colour:?} has {:.1}", contrast(colour, VOID));
            let high = readable(colour, HIGH_CONTRAST);
            assert!(contrast(high, VOID) >= HIGH_CONTRAST, "{colour:?} as {high:?} has {:.1}", contrast(high, VOID));
        }
        assert_eq!(readable(INK, HIGH_CONTRAST), INK, "what reads well stays");
    }

    #[test]
    fn contrast_is_that_of_the_guidelines() {
        assert!((contrast(Color32::WHITE, Color32::BLACK) - 21.0).abs() < 1e-3);
        assert!((contrast(Color32::BLACK, Color32::BLACK) - 1.0).abs() < 1e-6);
        // #767676 on white is their example of what just passes at 4.5.
        assert!((contrast(rgb(0x0076_7676), Color32::WHITE) - 4.54).abs() < 0.01);
    }

    #[test]
    fn nothing_laid_over_is_nothing() {
        assert_eq!(over(INK, 0.0), Color32::TRANSPARENT);
        assert_eq!(light(INK, 0.0), Color32::TRANSPARENT);
        assert_eq!(shade(0.0), Color32::TRANSPARENT);
        assert_eq!(over(INK, 1.0), INK);
    }
}
