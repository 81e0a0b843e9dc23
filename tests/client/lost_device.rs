//! A graphics device that is lost in the middle of a match: another one draws the same picture, and the match goes on.

use bevy::{
    prelude::*,
    render::{render_resource::PollType, renderer::RenderDevice},
};
use holochess::{
    rules::Action,
    session::{ActionRequested, Match},
    settings::QualitySetting,
    ui::notices::Notices,
    view::offscreen::Studio,
};
use image::RgbImage;

use crate::studio::table;

const SIZE: UVec2 = UVec2::new(960, 540);

/// The present picture, once the device has drawn it.
fn look(studio: &mut Studio) -> RgbImage {
    for _ in 0..3 {
        studio.picture().expect("the device gives a picture");
    }
    studio.picture().expect("the device gives a picture").0
}

/// The mean difference of two pictures, of 255, in a part of them (shares of width and height).
fn difference(a: &RgbImage, b: &RgbImage, [left, top, right, bottom]: [f32; 4]) -> f32 {
    let within = |x: u32, y: u32| {
        let (x, y) = (x as f32 / SIZE.x as f32, y as f32 / SIZE.y as f32);
        (left..right).contains(&x) && (top..bottom).contains(&y)
    };
    let pixels = a.enumerate_pixels().filter(|(x, y, _)| within(*x, *y));
    let (mut sum, mut count) = (0.0, 0.0);
    for (x, y, pixel) in pixels {
        for (one, other) in pixel.0.iter().zip(b.get_pixel(x, y).0) {
            sum += f32::from(one.abs_diff(other));
            count += 1.0;
        }
    }
    sum / count
}

/// How many pixels are of a bright, saturated colour, as holograms are.
fn coloured(picture: &RgbImage) -> usize {
    let is_of_light = |pixel: &image::Rgb<u8>| {
        let (most, least) = (pixel.0.iter().max().unwrap_or(&0), pixel.0.iter().min().unwrap_or(&0));
        *most > 120 && most - least > 70
    };
    picture.pixels().filter(|pixel| is_of_light(pixel)).count()
}

#[test]
fn the_match_goes_on_after_the_graphics_device_is_lost() {
    let mut studio = table(SIZE, QualitySetting::Low);
    let before = look(&mut studio);
    let position = |studio: &mut Studio| studio.app().world().resource::<Match>().table().position_text();
    let at_first = position(&mut studio);
    let device = studio.app().world().resource::<RenderDevice>().clone();
    device.wgpu_device().destroy();
    // A driver says so between two frames.
    let _ = device.poll(PollType::Poll);
    // The old device is noticed, another one is made, everything is sent to it.
    for _ in 0..12 {
        studio.app().update();
    }
    let notices = |studio: &mut Studio| -> Vec<String> {
        studio.app().world().resource::<Notices>().texts().map(str::to_owned).collect()
    };
    let said = notices(&mut studio);
    assert!(said.iter().any(|text| text.contains("graphics device")), "the person is told: {said:?}");
    assert_eq!(position(&mut studio), at_first);
    // The notice stays until a press.
    *studio.app().world_mut().resource_mut::<Notices>() = Notices::default();
    studio.advance_to(40.0);
    assert!(notices(&mut studio).is_empty());
    let after = look(&mut studio);
    if let Some(folder) = std::env::var_os("LOST_DEVICE_PICTURES") {
        let folder = std::path::Path::new(&folder);
        before.save(folder.join("before.png")).expect("it can be written");
        after.save(folder.join("after.png")).expect("it can be written");
    }
    // The table in the middle, the texts of the players and the commands: all as before.
    for (part, most) in [([0.2, 0.0, 0.8, 0.9], 8.0), ([0.0, 0.0, 0.2, 1.0], 1.0), ([0.8, 0.0, 1.0, 1.0], 1.0)] {
        let difference = difference(&before, &after, part);
        assert!(difference < most, "{part:?} differs by {difference}");
    }
    // Figures breathe, but they are there, in their colours.
    let [then, now] = [&before, &after].map(coloured);
    assert!(then > 5_000 && now.abs_diff(then) < then / 20, "{then} pixels of light, now {now}");
    // And it is played on.
    let action = {
        let game = studio.app().world().resource::<Match>();
        game.table().actions().into_iter().find(|action| !matches!(action, Action::Pass)).expect("one")
    };
    studio.app().world_mut().write_message(ActionRequested(action));
    studio.advance_to(42.0);
    assert_ne!(position(&mut studio), at_first);
}
