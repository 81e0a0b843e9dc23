//! The contrast of every text, measured on pictures of the screens: the colour in which it is written against what is really drawn
//! around its letters.

use bevy::prelude::*;
use bevy_egui::{
    EguiFullOutput, EguiPostUpdateSet,
    egui::{Color32, Rect, Shape, epaint::ClippedShape},
};
use holochess::{
    locale::Language,
    session,
    settings::{QualitySetting, Settings},
    ui::{self, Launch, frame::Canvas, preview},
    view::{self, offscreen::Studio},
};
use image::RgbImage;

const SIZE: UVec2 = UVec2::new(1280, 720);
/// The least contrast of a text, and of one in large letters (24 points, or 19 where they are bold), as WCAG 2.2 has them.
const LEAST: f32 = 4.5;
const LEAST_LARGE: f32 = 3.0;
const LARGE: f32 = 24.0;
/// What is fainter is on its way in or out, or cannot be used now, and need not be read.
const FAINT: f32 = 0.45;
/// Names of screens, with commas: only those are measured.
const ONLY: &str = "CONTRAST_SCREENS";

/// A text as it is drawn.
#[derive(Clone, Debug)]
struct WrittenText {
    text: String,
    /// Where, in pixels.
    rect: Rect,
    colour: Color32,
    opacity: f32,
    is_large: bool,
}

/// The texts of the last frame.
#[derive(Resource, Default)]
struct Texts(Vec<WrittenText>);

/// Goes through what was drawn: what lies below something that covers the screen is not to be read.
fn note(outputs: Query<&EguiFullOutput>, canvas: Res<Canvas>, mut texts: ResMut<Texts>) {
    let Some(output) = outputs.iter().find_map(|output| output.0.as_ref()) else { return };
    let screen = Rect::from_min_size(bevy_egui::egui::Pos2::ZERO, bevy_egui::egui::vec2(SIZE.x as f32, SIZE.y as f32));
    texts.0.clear();
    for ClippedShape { clip_rect, shape } in &output.shapes {
        gather(shape, *clip_rect, canvas.zoom, screen, &mut texts.0);
    }
}

fn gather(shape: &Shape, clip: Rect, zoom: f32, screen: Rect, texts: &mut Vec<WrittenText>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, zoom, screen, texts)),
        Shape::Rect(rect) => {
            let covered = (rect.rect * zoom).intersect(screen).area() / screen.area();
            if covered > 0.9 && rect.fill.a() > 100 {
                texts.clear();
            }
        }
        Shape::Text(text) => {
            let Some(section) = text.galley.job.sections.first() else { return };
            let plain =
                if section.format.color == Color32::PLACEHOLDER { text.fallback_color } else { section.format.color };
            let colour = text.override_text_color.unwrap_or(plain);
            let rect = text.visual_bounding_rect();
            // What is scrolled out of view is cut off.
            if !clip.contains_rect(rect.shrink(2.0)) || !rect.is_positive() {
                return;
            }
            texts.push(WrittenText {
                text: text.galley.text().to_owned(),
                rect: rect * zoom,
                colour: colour.to_opaque(),
                opacity: f32::from(colour.a()) / 255.0 * text.opacity_factor,
                is_large: section.format.font_id.size >= LARGE,
            });
        }
        _ => {}
    }
}

fn linear(value: f32) -> f32 {
    if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
}

fn luminance(colour: [f32; 3]) -> f32 {
    let [r, g, b] = colour.map(linear);
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// The contrast of a text in its picture: against the brightest tenth of what is around its letters, where a light is not.
fn contrast(picture: &RgbImage, written: &WrittenText) -> f32 {
    let rect = written.rect;
    let mut around = Vec::new();
    let outer = rect.expand(3.0);
    for y in (outer.top().max(0.0) as u32)..(outer.bottom().min(SIZE.y as f32) as u32) {
        for x in (outer.left().max(0.0) as u32)..(outer.right().min(SIZE.x as f32) as u32) {
            if !rect.contains(bevy_egui::egui::pos2(x as f32 + 0.5, y as f32 + 0.5)) {
                around.push(picture.get_pixel(x, y).0.map(|value| f32::from(value) / 255.0));
            }
        }
    }
    around.sort_by(|a, b| luminance(*a).total_cmp(&luminance(*b)));
    // Neighbouring letters and lines are bright as well, so the very brightest are left out.
    let Some(ground) = around.get(around.len() * 8 / 10).copied() else { return f32::INFINITY };
    let ink = [written.colour.r(), written.colour.g(), written.colour.b()].map(|value| f32::from(value) / 255.0);
    let seen = [0, 1, 2].map(|channel: usize| ground[channel] + (ink[channel] - ground[channel]) * written.opacity);
    let [one, other] = [luminance(seen), luminance(ground)];
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// The texts of a screen whose contrast is too low, and how many there are in all.
fn measure(name: &str, high: bool) -> (Vec<String>, usize) {
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    let mut settings = Settings::default();
    settings.language = Some(Language::English);
    settings.access.high_contrast = high;
    settings.graphics.quality = QualitySetting::Low;
    settings.animation.reduced_motion = true;
    let menu = preview::plugin(name).unwrap_or_else(|| panic!("there is no screen {name}"));
    let mut studio = Studio::open(SIZE, assets.as_ref(), |app| {
        app.add_plugins((session::plugin, view::plugin, ui::plugin(Launch { settings, ..Launch::default() })));
        app.add_plugins(menu)
            .init_resource::<Texts>()
            .add_systems(PostUpdate, note.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
    })
    .expect("this machine draws");
    studio.advance_to(preview::at_its_best(name));
    let picture = studio.picture().expect("the device gives a picture").0;
    let texts = studio.app().world().resource::<Texts>().0.clone();
    let read: Vec<&WrittenText> =
        texts.iter().filter(|text| text.opacity >= FAINT && text.text.chars().any(char::is_alphanumeric)).collect();
    let mut low = Vec::new();
    for text in &read {
        let least = match (high, text.is_large) {
            (true, _) => 7.0,
            (false, true) => LEAST_LARGE,
            (false, false) => LEAST,
        };
        let measured = contrast(&picture, text);
        // The picture has 256 steps of brightness.
        if measured < least - 0.05 {
            low.push(format!("{name}: {measured:.2} for {:?} at {:?}", text.text, text.rect));
        }
    }
    if let Some(folder) = std::env::var_os("CONTRAST_PICTURES") {
        picture.save(std::path::Path::new(&folder).join(format!("{name}.png"))).expect("it can be written");
    }
    (low, read.len())
}

fn all_are_readable(names: &[String], high: bool) {
    let mut low = Vec::new();
    let only = std::env::var(ONLY).ok();
    let is_meant = |name: &&String| only.as_ref().is_none_or(|only| only.split(',').any(|one| one == **name));
    for name in names.iter().filter(is_meant) {
        let (too_low, count) = measure(name, high);
        assert!(count > 2, "{name} has texts");
        low.extend(too_low);
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

#[test]
fn texts_of_the_usual_screens_are_readable_where_they_are_drawn() {
    let usual = ["title", "tables", "setup", "settings-picture", "pause", "match", "how-to"];
    all_are_readable(&usual.map(str::to_owned), false);
}

#[test]
#[ignore = "minutes: every screen there is"]
fn texts_of_every_screen_are_readable_where_they_are_drawn() {
    all_are_readable(&preview::names(), false);
}

#[test]
#[ignore = "minutes: every screen there is"]
fn texts_of_every_screen_have_high_contrast_where_it_is_wanted() {
    all_are_readable(&preview::names(), true);
}
