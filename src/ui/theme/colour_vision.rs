//! The colours of seats and of creatures as people with each kind of colour blindness see them.
//!
//! Simulation after G. M. Machado, M. M. Oliveira, L. A. F. Fernandes, "A Physiologically-based Model for Simulation of
//! Color Vision Deficiency", IEEE TVCG 15 (2009), severity 1.0, applied in linear light. Differences are CIE ΔE 2000,
//! after G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30
//! (2005).

use bevy_egui::egui::Color32;

use super::palette::sides;
use holochess_platform::fs;
use holochess_view::{SeatPalette, creatures::CREATURES};

type Matrix = [[f64; 3]; 3];

const USUAL: Matrix = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const PROTANOPIA: Matrix =
    [[0.152_286, 1.052_583, -0.204_868], [0.114_503, 0.786_281, 0.099_216], [-0.003_882, -0.048_116, 1.051_998]];
const DEUTERANOPIA: Matrix =
    [[0.367_322, 0.860_646, -0.227_968], [0.280_085, 0.672_501, 0.047_413], [-0.011_820, 0.042_940, 0.968_881]];
const TRITANOPIA: Matrix =
    [[1.255_528, -0.076_749, -0.178_779], [-0.078_411, 0.930_809, 0.147_602], [0.004_733, 0.691_367, 0.303_900]];

/// A colour in linear light.
fn light(colour: Color32) -> [f64; 3] {
    [colour.r(), colour.g(), colour.b()].map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// Linear light as a person with this colour vision sees it.
fn seen(light: [f64; 3], vision: Matrix) -> [f64; 3] {
    vision.map(|row| row.iter().zip(light).map(|(share, light)| share * light).sum::<f64>().clamp(0.0, 1.0))
}

/// CIE L*a*b* of linear light, white D65.
#[expect(clippy::many_single_char_names, reason = "the letters of the colour spaces")]
fn lab([r, g, b]: [f64; 3]) -> [f64; 3] {
    let root = |value: f64| {
        if value > 216.0 / 24389.0 { value.cbrt() } else { (24389.0 / 27.0 * value + 16.0) / 116.0 }
    };
    let x = root((0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b) / 0.950_47);
    let y = root(0.212_672_9 * r + 0.715_152_2 * g + 0.072_175_0 * b);
    let z = root((0.019_333_9 * r + 0.119_192_0 * g + 0.950_304_1 * b) / 1.088_83);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// CIE ΔE 2000.
fn difference([l1, a1, b1]: [f64; 3], [l2, a2, b2]: [f64; 3]) -> f64 {
    let seventh = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let grey = 1.5 - 0.5 * seventh(f64::midpoint(a1.hypot(b1), a2.hypot(b2)));
    let ([a1, a2], hue) = ([a1 * grey, a2 * grey], |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0));
    let (c1, c2, h1, h2) = (a1.hypot(b1), a2.hypot(b2), hue(a1, b1), hue(a2, b2));
    let without_hue = c1 * c2 == 0.0;
    let turn = if without_hue { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let chord = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = match (h1 - h2).abs() {
        _ if without_hue => h1 + h2,
        apart if apart <= 180.0 => f64::midpoint(h1, h2),
        _ if h1 + h2 < 360.0 => f64::midpoint(h1, h2) + 180.0,
        _ => f64::midpoint(h1, h2) - 180.0,
    };
    let wave = |times: f64, shift: f64| (times * h + shift).to_radians().cos();
    let t = 1.0 - 0.17 * wave(1.0, -30.0) + 0.24 * wave(2.0, 0.0) + 0.32 * wave(3.0, 6.0) - 0.2 * wave(4.0, -63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let rotation = -(60.0 * (-((h - 275.0) / 25.0).powi(2)).exp()).to_radians().sin() * 2.0 * seventh(c);
    let (dl, dc, dh) = ((l2 - l1) / sl, (c2 - c1) / sc, chord / sh);
    (dl * dl + dc * dc + dh * dh + rotation * dc * dh).sqrt()
}

/// The least difference of two of these lights.
fn least_of(lights: &[[f64; 3]], vision: Matrix) -> f64 {
    let colours: Vec<_> = lights.iter().map(|light| lab(seen(*light, vision))).collect();
    let pairs = (0..colours.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.map(|(one, other)| difference(colours[one], colours[other])).fold(f64::MAX, f64::min)
}

/// The least difference of two of the first `seats` seats of a palette.
fn least(palette: SeatPalette, seats: usize, vision: Matrix) -> f64 {
    let lights: Vec<_> = sides(palette)[..seats].iter().map(|colour| light(*colour)).collect();
    least_of(&lights, vision)
}

/// The light of each creature of the game, as its folder has it.
fn creatures() -> Vec<[f64; 3]> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/creatures");
    let tint = |creature: &&str| {
        let text = fs::read_to_string(folder.join(creature).join("creature.ron")).expect("it is text");
        let line = text.lines().find_map(|line| line.trim().strip_prefix("tint: (")).expect("it has a tint").to_owned();
        let numbers: Vec<f64> = line.trim_end_matches("),").split(", ").filter_map(|part| part.parse().ok()).collect();
        <[f64; 3]>::try_from(numbers).expect("three numbers")
    };
    CREATURES.iter().map(tint).collect()
}

#[test]
fn the_difference_is_that_of_the_published_examples() {
    // From the table of Sharma, Wu and Dalal: pairs 1, 7, 17 and 25.
    for (one, other, wanted) in [
        ([50.0, 2.677_2, -79.775_1], [50.0, 0.0, -82.748_5], 2.042_5),
        ([50.0, 0.0, 0.0], [50.0, -1.0, 2.0], 2.366_9),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.149_2),
        ([60.257_4, -34.009_9, 36.267_7], [60.462_6, -34.175_1, 39.438_7], 1.264_4),
    ] {
        assert!((difference(one, other) - wanted).abs() < 1e-4, "{one:?} {other:?}: {}", difference(one, other));
    }
}

#[test]
fn two_players_are_told_apart_by_everybody_in_every_palette() {
    for palette in SeatPalette::ALL {
        for vision in [USUAL, PROTANOPIA, DEUTERANOPIA, TRITANOPIA] {
            assert!(least(palette, 2, vision) >= 30.0, "{palette:?}: {:.1}", least(palette, 2, vision));
        }
    }
}

#[test]
fn six_players_are_told_apart_in_the_palette_for_whoever_looks() {
    for (palette, visions, wanted) in [
        (SeatPalette::Usual, &[USUAL][..], 15.0),
        (SeatPalette::RedGreen, &[USUAL, PROTANOPIA, DEUTERANOPIA], 15.0),
        (SeatPalette::BlueYellow, &[USUAL, TRITANOPIA], 19.0),
    ] {
        for vision in visions {
            assert!(least(palette, 6, *vision) >= wanted, "{palette:?}: {:.1}", least(palette, 6, *vision));
        }
    }
    // The usual colours would not do.
    for vision in [PROTANOPIA, DEUTERANOPIA, TRITANOPIA] {
        assert!(least(SeatPalette::Usual, 6, vision) < 10.0);
    }
}

#[test]
fn creatures_are_told_apart_by_their_light() {
    let lights = creatures();
    assert_eq!(lights.len(), CREATURES.len());
    assert!(least_of(&lights, USUAL) >= 20.0, "{:.1}", least_of(&lights, USUAL));
    // Outlines say the rest.
    for vision in [PROTANOPIA, DEUTERANOPIA, TRITANOPIA] {
        assert!(least_of(&lights, vision) >= 6.5, "{:.1}", least_of(&lights, vision));
    }
}
