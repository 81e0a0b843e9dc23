//! The table in a share of the window's resolution: the same picture, less fine, and whole again as it was.

use bevy::prelude::*;
use holochess::{settings::QualitySetting, ui::preferences::Preferences, view::offscreen::Studio};
use image::RgbImage;

use crate::studio::table;

/// Odd, so that no share of it is a whole number of pixels.
const SIZE: UVec2 = UVec2::new(321, 181);

/// How much two pictures differ in the mean, 0 to 1.
fn difference(one: &RgbImage, other: &RgbImage) -> f32 {
    let sum: u64 = one.as_raw().iter().zip(other.as_raw()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    sum as f32 / 255.0 / one.as_raw().len() as f32
}

/// How much neighbours in a row differ in the mean: the finer a picture, the more.
fn detail(picture: &RgbImage) -> f32 {
    // In the middle, where no words are: those keep every pixel.
    let (width, height) = picture.dimensions();
    let picture = &image::imageops::crop_imm(picture, width / 5, height / 6, 3 * width / 5, height / 2).to_image();
    let right = image::imageops::crop_imm(picture, 1, 0, picture.width() - 1, picture.height()).to_image();
    let left = image::imageops::crop_imm(picture, 0, 0, picture.width() - 1, picture.height()).to_image();
    difference(&left, &right)
}

/// How much the light of any place differs at most, places being small squares: details do not count.
fn apart(one: &RgbImage, other: &RgbImage) -> f32 {
    let coarse = |picture: &RgbImage| image::imageops::resize(picture, 32, 18, image::imageops::FilterType::Triangle);
    let (one, other) = (coarse(one), coarse(other));
    let most = one.as_raw().iter().zip(other.as_raw()).map(|(a, b)| a.abs_diff(*b)).max();
    f32::from(most.unwrap_or(0)) / 255.0
}

/// The table with figures in this share of the resolution.
fn drawn(studio: &mut Studio, share: f32) -> RgbImage {
    studio.app().world_mut().resource_mut::<Preferences>().graphics.resolution_scale = share;
    // Until the pipeline that enlarges is ready, the whole picture is drawn.
    (0..4).for_each(|_| {
        studio.picture().expect("the device gives a picture");
    });
    studio.picture().expect("the device gives a picture").0
}

fn at(quality: QualitySetting) {
    let mut studio = table(SIZE, quality);
    let [whole, half, again] = [1.0, 0.5, 1.0].map(|share| drawn(&mut studio, share));
    if let Ok(folder) = std::env::var("HOLOCHESS_KEEP") {
        for (name, picture) in [("whole", &whole), ("half", &half)] {
            picture
                .save(format!("{folder}/{name}-{}.png", if quality == QualitySetting::Low { "low" } else { "high" }))
                .expect("it is written");
        }
    }
    assert!(difference(&whole, &half) < 0.04, "the same picture: {}", difference(&whole, &half));
    println!("{quality:?}: {} apart in the mean, {} at most", difference(&whole, &half), apart(&whole, &half));
    assert!(apart(&whole, &half) < 0.14, "the same light everywhere: {}", apart(&whole, &half));
    assert!(detail(&half) < 0.85 * detail(&whole), "less fine: {} of {}", detail(&half), detail(&whole));
    assert!(difference(&whole, &again) < 0.001, "whole again: {}", difference(&whole, &again));
}

#[test]
fn the_table_in_half_the_resolution_is_the_same_picture_less_fine() {
    for quality in [QualitySetting::Low, QualitySetting::High] {
        at(quality);
    }
}
