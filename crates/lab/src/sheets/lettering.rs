//! Text on pictures without a window: laid out by egui in the game's typeface and painted pixel by pixel.

use bevy_egui::egui::{
    Align2, Color32, ColorImage, Context, ImageData, LayerId, RawInput, Rect, TextureId,
    epaint::{Primitive, textures::TexturesDelta},
    pos2, vec2,
};
use image::{Rgb, RgbImage};

use holochess::ui::theme::{self, typeface};

/// Draws text on sheets.
pub struct Lettering {
    context: Context,
    /// The texture in which letters lie.
    letters: ColorImage,
}

impl Lettering {
    /// With the game's type at hand.
    pub fn new() -> Self {
        let context = Context::default();
        theme::apply_style(&context);
        let mut lettering = Self { context, letters: ColorImage::default() };
        // Fonts are there one pass after they were set.
        lettering.lay_out("", 14.0);
        lettering
    }

    /// Letters as places in the picture and in their texture.
    fn lay_out(&mut self, text: &str, size: f32) -> Vec<(Rect, Rect)> {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(4096.0, 256.0));
        self.context.begin_pass(RawInput { screen_rect: Some(screen), ..RawInput::default() });
        if !text.is_empty() {
            let face = typeface::BODY.sized(size);
            let painter = self.context.layer_painter(LayerId::background());
            painter.text(screen.min, Align2::LEFT_TOP, text, face.font(), Color32::WHITE);
        }
        let output = self.context.end_pass();
        self.take_up(&output.textures_delta);
        let mut places = Vec::new();
        for shape in self.context.tessellate(output.shapes, 1.0) {
            let Primitive::Mesh(mesh) = shape.primitive else { continue };
            // Four corners a letter.
            for corners in mesh.vertices.chunks_exact(4) {
                let (mut place, mut source) = (Rect::NOTHING, Rect::NOTHING);
                for corner in corners {
                    place.extend_with(corner.pos);
                    source.extend_with(corner.uv);
                }
                places.push((place, source));
            }
        }
        places
    }

    /// Keeps the texture of letters as egui says.
    fn take_up(&mut self, delta: &TexturesDelta) {
        let own = delta.set.iter().filter(|(id, _)| **id == TextureId::default());
        for delta in own.flat_map(|(_, deltas)| deltas) {
            let ImageData::Color(image) = &delta.image;
            let Some([left, top]) = delta.pos else {
                self.letters = (**image).clone();
                continue;
            };
            for y in 0..image.height() {
                for x in 0..image.width() {
                    self.letters[(left + x, top + y)] = image[(x, y)];
                }
            }
        }
    }

    /// Writes a line with its upper left corner there.
    pub fn write(
        &mut self,
        picture: &mut RgbImage,
        [left, top]: [f32; 2],
        text: &str,
        size: f32,
        ink: [u8; 3],
        strength: f32,
    ) {
        for (place, source) in self.lay_out(text, size) {
            let [width, height] = [self.letters.width() as f32, self.letters.height() as f32];
            let (columns, rows) = (place.width().round() as u32, place.height().round() as u32);
            for y in 0..rows {
                for x in 0..columns {
                    let u = source.left() + source.width() * (x as f32 + 0.5) / columns as f32;
                    let v = source.top() + source.height() * (y as f32 + 0.5) / rows as f32;
                    let texel = ((u * width) as usize, (v * height) as usize);
                    if texel.0 >= self.letters.width() || texel.1 >= self.letters.height() {
                        continue;
                    }
                    let cover = f32::from(self.letters[texel].a()) / 255.0 * strength;
                    let at = [left + place.left() + x as f32, top + place.top() + y as f32].map(|at| at.round() as u32);
                    if cover <= 0.0 || at[0] >= picture.width() || at[1] >= picture.height() {
                        continue;
                    }
                    let Rgb(under) = *picture.get_pixel(at[0], at[1]);
                    let mixed = [0, 1, 2].map(|channel| {
                        let [from, to] = [under[channel], ink[channel]].map(f32::from);
                        (from + (to - from) * cover).round() as u8
                    });
                    picture.put_pixel(at[0], at[1], Rgb(mixed));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_leave_ink_where_they_stand_and_nowhere_else() {
        let mut letters = Lettering::new();
        let mut picture = RgbImage::from_pixel(160, 40, Rgb([255; 3]));
        letters.write(&mut picture, [10.0, 10.0], "Ng’ok – Savrip", 14.0, [0; 3], 1.0);
        let dark = |left: u32, right: u32| {
            picture.enumerate_pixels().filter(|(x, _, point)| (left..right).contains(x) && point.0[0] < 128).count()
        };
        assert!(dark(10, 110) > 60, "{}", dark(10, 110));
        assert_eq!(dark(0, 8) + dark(130, 160), 0);
    }
}
