//! The looks of the interface and its widgets, one file each. There are no panels: text sits on soft scrims at the
//! edges of the screen, focus is a beam of light from the edge, and every meaning has a shape besides its colour (every
//! seat has a sign: [`glyph::SeatSign`]).
//!
//! May use egui and the plain types of `rules`; knows no screen, no match and no language. All lengths are points of a
//! screen that is 720 points high and at least 1024 wide: [`zoom_for`].

pub mod accessible;
pub mod backdrop;
pub mod bars;
pub mod brush;
pub mod chance_bar;
pub mod chance_graph;
pub mod clock_ring;
#[cfg(test)]
mod colour_vision;
pub mod command;
pub mod dialog;
pub mod dice_scale;
pub mod die;
pub mod frame_commands;
pub mod glyph;
pub mod light;
pub mod menu;
mod mesh_cache;
pub mod number_row;
pub mod odds_bar;
pub mod on_screen_keyboard;
pub mod option_row;
pub mod palette;
pub mod player_figure;
pub mod rank_columns;
pub mod scroll;
pub mod slider;
pub mod surface;
pub mod tabs;
pub mod text_field;
pub mod timeline;
pub mod token;
mod track;
pub mod typeface;

use bevy_egui::egui::{Context, FontFamily, Id, Theme, Visuals};

/// The imports of a screen.
pub mod prelude {
    pub use super::{
        accessible::{Accessible, Part, Role, TextKind, describe},
        brush::Brush,
        command::{KeyCommand, commands_from_right, commands_on_ground, main_action},
        frame_commands,
        light::Edge,
        option_row::Row,
        palette::{self, AMBER, ICE, INK, INK_QUIET, INK_SOFT, VOID},
        surface::Reach,
        typeface::{self, Face, Weight},
    };
}

/// The margin of the display at the table.
pub const MARGIN_AT_TABLE: f32 = 40.0;
/// The margin of other screens.
pub const MARGIN: f32 = 96.0;
/// Their margin on the narrowest screen.
const NARROW_MARGIN: f32 = 48.0;
/// Their margin on the narrowest page.
const PAGE_MARGIN: f32 = 26.0;
/// The smallest screen that every layout fits, in points.
pub const SMALLEST: [f32; 2] = [1024.0, 650.0];
/// The smallest screen that pages fit whose content runs on below: 1280×720 at 200 % is larger, 800×600 at 200 % is
/// this.
pub const SMALLEST_PAGE: [f32; 2] = [480.0, 360.0];

/// The margin on a screen of this width for pages with wide rows: [`MARGIN`] from 1280 points on.
pub fn margin(width: f32) -> f32 {
    let between = |from: f32, to: f32| ((width - from) / (to - from)).clamp(0.0, 1.0);
    let page = PAGE_MARGIN + (NARROW_MARGIN - PAGE_MARGIN) * between(SMALLEST_PAGE[0], SMALLEST[0]);
    page + (MARGIN - NARROW_MARGIN) * between(SMALLEST[0], 1280.0)
}

/// Logical pixels per point for a window of this size: 1 at 1280×720, 3 at 4K, times `wanted` as far as the layouts
/// fit. It depends on the height; in a window that is narrow for its height (800×600) letters stay as large as the
/// narrower layouts allow.
pub fn zoom_for(width: f32, height: f32, wanted: f32) -> f32 {
    zoom_within(width, height, wanted, SMALLEST)
}

/// The same for a layout that fits screens down to `smallest`.
pub fn zoom_within(width: f32, height: f32, wanted: f32, smallest: [f32; 2]) -> f32 {
    let most = (width / smallest[0]).min(height / smallest[1]);
    (height / 720.0 * wanted).min(most).max(0.1)
}

/// Sets the fonts and egui's own style. The fonts are loaded from the next pass on.
pub fn apply_style(context: &Context) {
    letter(context, typeface::Lettering::default());
    context.set_theme(Theme::Dark);
    context.options_mut(|options| {
        options.zoom_with_keyboard = false;
        options.warn_on_id_clash = cfg!(debug_assertions);
        // A press counts as a click however long it is held: frames, or hands, may be slow.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    context.all_styles_mut(|style| {
        let visuals = &mut style.visuals;
        *visuals = Visuals { override_text_color: Some(palette::INK), disabled_alpha: 1.0, ..Visuals::dark() };
        visuals.text_options.font_hinting = false;
        visuals.selection.bg_fill = palette::over(palette::ICE, 0.28);
        visuals.selection.stroke.color = palette::INK;
        visuals.text_cursor.stroke.color = palette::ICE;
        visuals.extreme_bg_color = palette::VOID;
        style.interaction.selectable_labels = false;
    });
}

/// Sets the letters of all texts, from the next pass on.
pub fn letter(context: &Context, lettering: typeface::Lettering) {
    context.set_fonts(typeface::fonts(lettering));
}

/// Drops all glyphs that were rastered, from the next pass on.
pub fn drop_glyphs(context: &Context) {
    // egui rebuilds its fonts only if the definitions differ, so an unused family is added or removed.
    let unused_family = FontFamily::Name("unused".into());
    let mut definitions = context.fonts(|fonts| fonts.definitions().clone());
    if definitions.families.remove(&unused_family).is_none() {
        definitions.families.insert(unused_family, Vec::new());
    }
    context.set_fonts(definitions);
}

fn stillness() -> Id {
    Id::new("motion is reduced")
}

/// Switches decorative motion on or off.
pub fn reduce_motion(context: &Context, reduced: bool) {
    context.data_mut(|data| data.insert_temp(stillness(), reduced));
}

fn contrast() -> Id {
    Id::new("contrast is high")
}

/// Switches high contrast of texts and their grounds on or off.
pub fn raise_contrast(context: &Context, high: bool) {
    context.data_mut(|data| data.insert_temp(contrast(), high));
}

/// Whether texts and their grounds have high contrast.
pub fn contrast_is_high(context: &Context) -> bool {
    context.data_mut(|data| *data.get_temp_mut_or_default::<bool>(contrast()))
}

/// Whether decorative motion is off.
pub fn motion_is_reduced(context: &Context) -> bool {
    context.data_mut(|data| *data.get_temp_mut_or_default::<bool>(stillness()))
}

#[cfg(test)]
pub(in crate::ui) mod tests {
    use super::*;

    #[test]
    fn every_window_shows_at_least_the_smallest_screen() {
        for (width, height) in [(1280.0, 720.0), (3840.0, 2160.0), (1024.0, 768.0), (2560.0, 1080.0), (640.0, 360.0)] {
            for wanted in [0.8, 1.0, 1.1, 1.5] {
                let zoom = zoom_for(width, height, wanted);
                assert!(width / zoom >= SMALLEST[0] - 0.1, "{width}×{height} at {wanted}");
                assert!(height / zoom >= SMALLEST[1] - 0.1, "{width}×{height} at {wanted}");
            }
        }
    }

    #[test]
    fn a_point_is_a_pixel_at_720_and_three_at_4k() {
        assert!((zoom_for(1280.0, 720.0, 1.0) - 1.0).abs() < 1e-6);
        assert!((zoom_for(3840.0, 2160.0, 1.0) - 3.0).abs() < 1e-6);
        assert!((zoom_for(1720.0, 720.0, 1.0) - 1.0).abs() < 1e-6);
    }

    #[test]
    fn the_smallest_words_are_read_on_a_small_and_square_screen() {
        // In pixels: below eleven, letters cannot be read.
        for (width, height) in [(800.0, 600.0), (1024.0, 768.0), (1280.0, 1024.0), (960.0, 540.0)] {
            let size = typeface::NOTE.size * zoom_for(width, height, 1.0);
            assert!(size >= 11.5, "{size:.1} at {width}×{height}");
        }
    }

    #[test]
    fn glyphs_are_dropped_as_often_as_that_is_asked() {
        use bevy_egui::egui::{Color32, RawInput};
        let context = Context::default();
        apply_style(&context);
        let pass = |sizes: std::ops::Range<u8>| {
            context.begin_pass(RawInput::default());
            for size in sizes {
                let font = typeface::NOTE.sized(size.into()).font();
                let _ = context.fonts_mut(|fonts| fonts.layout_no_wrap("Holochess".to_owned(), font, Color32::WHITE));
            }
            let _ = context.end_pass();
            context.fonts(|fonts| fonts.font_image_size()[1])
        };
        let _ = pass(0..0);
        let small = pass(16..17);
        for _ in 0..3 {
            assert!(pass(10..120) > small, "every size has glyphs of its own");
            drop_glyphs(&context);
            assert_eq!(pass(16..17), small);
        }
    }

    /// Draws something on a screen of so many pixels a point; returns the texts with their rectangles.
    pub(in crate::ui) fn texts_of(
        scale: f32,
        draw: impl Fn(&mut bevy_egui::egui::Ui),
    ) -> Vec<(String, bevy_egui::egui::Rect)> {
        use bevy_egui::egui::{RawInput, Rect, Shape, Ui, UiBuilder, pos2, vec2};
        let context = Context::default();
        apply_style(&context);
        context.options_mut(|options| options.zoom_factor = scale);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(1280.0, 720.0));
        let mut shapes = Vec::new();
        // Fonts are loaded one pass after they were set.
        for pass in 0..2 {
            context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
            if pass == 1 {
                draw(&mut Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen)));
            }
            shapes = context.end_pass().shapes;
        }
        let texts = shapes.into_iter().filter_map(|shape| match shape.shape {
            Shape::Text(text) => Some((text.galley.text().to_owned(), text.galley.rect.translate(text.pos.to_vec2()))),
            _ => None,
        });
        texts.collect()
    }

    #[test]
    fn what_is_typed_stands_on_the_line_of_its_label() {
        use bevy_egui::egui::pos2;
        for (typed, written) in [("Ada", "Ada"), ("", "hint")] {
            let texts = texts_of(1.0, |ui| {
                let row = option_row::Row { at: pos2(100.0, 200.0), width: 600.0, enter: false };
                text_field::field(ui, "name", row, "Label", &mut typed.to_owned(), "hint", 20, "then");
            });
            let middle = |words: &str| {
                let text = texts.iter().find(|(text, _)| text == words);
                text.unwrap_or_else(|| panic!("{words} is not among {texts:?}")).1.center().y
            };
            let apart = middle(written) - middle("Label");
            assert!(apart.abs() < 1.0, "{written} is {apart} points below the label");
        }
    }

    #[test]
    fn a_text_that_is_fitted_leaves_its_room_at_no_scale() {
        use bevy_egui::egui::{Align2, pos2};
        let face = typeface::BODY.weighing(typeface::Weight::Bold);
        for scale in [0.55, 0.625, 0.8, 1.0, 1.25, 2.0] {
            let rooms = std::cell::RefCell::new(Vec::new());
            let texts = texts_of(scale, |ui| {
                let brush = brush::Brush::new(ui);
                for name in ["K’lor’slug", "Wolfgang Amadeus", "Monnok"] {
                    for room in [54.0, 58.0, 90.0] {
                        brush.fit(pos2(100.0, 100.0), Align2::LEFT_CENTER, name, face, room);
                        // Unless it cannot be read any more.
                        rooms.borrow_mut().push(brush.width(name, face.sized(brush::SMALLEST_LETTERS)).max(room));
                    }
                }
            });
            assert_eq!(texts.len(), 9);
            for ((name, rect), room) in texts.iter().zip(rooms.take()) {
                assert!(rect.width() <= room + 0.01, "{name} at {scale}: {rect:?} in {room}");
            }
        }
    }

    #[test]
    fn a_press_counts_however_late_its_release_comes() {
        use bevy_egui::egui::{Event, Modifiers, PointerButton, RawInput, Rect, Sense, Ui, UiBuilder, pos2, vec2};
        let context = Context::default();
        apply_style(&context);
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0));
        let pointer = |pressed| {
            let (button, modifiers) = (PointerButton::Primary, Modifiers::default());
            Event::PointerButton { pos: pos2(50.0, 50.0), button, pressed, modifiers }
        };
        // One picture a second and a half.
        let frames =
            [vec![], vec![Event::PointerMoved(pos2(50.0, 50.0))], vec![pointer(true)], vec![], vec![pointer(false)]];
        let mut clicks = 0;
        for (number, events) in frames.into_iter().enumerate() {
            let time = Some(number as f64 * 1.5);
            let input = RawInput { screen_rect: Some(screen), time, events, focused: true, ..RawInput::default() };
            context.begin_pass(input);
            let mut ui = Ui::new(context.clone(), Id::new("screen"), UiBuilder::new().max_rect(screen));
            let rect = Rect::from_min_size(pos2(20.0, 20.0), vec2(100.0, 60.0));
            clicks += u32::from(ui.allocate_rect(rect, Sense::click()).clicked());
            let _ = context.end_pass();
        }
        assert_eq!(clicks, 1);
    }
}
