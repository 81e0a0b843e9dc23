//! A sheet: pictures in rows, with words beside them.

use std::path::Path;

use image::{ImageFormat, Rgb, RgbImage, imageops};

use super::lettering::Lettering;
use holochess::cli::{Failure, out_file::OutFile};

/// Height of a line of words.
const LINE: f32 = 17.0;
/// Room around words.
const MARGIN: f32 = 10.0;

/// Pictures beside and below each other, with a column for words on the left.
pub struct Sheet {
    picture: RgbImage,
    tile: [u32; 2],
    /// Width of the column of words.
    column: u32,
    ink: [u8; 3],
}

impl Sheet {
    /// An empty sheet for this number of pictures of this size, white or black.
    pub fn new(columns: usize, rows: usize, tile: [u32; 2], column: u32, white: bool) -> Self {
        let ground = if white { [255; 3] } else { [11, 13, 20] };
        let size = [column + tile[0] * columns as u32, tile[1] * rows as u32];
        let ink = if white { [20, 24, 32] } else { [200, 212, 230] };
        Self { picture: RgbImage::from_pixel(size[0], size[1], Rgb(ground)), tile, column, ink }
    }

    /// Puts a picture in its place, made as small as the place is.
    pub fn put(&mut self, column: usize, row: usize, picture: &RgbImage) {
        let [width, height] = self.tile;
        let small = if picture.dimensions() == (width, height) {
            picture.clone()
        } else {
            imageops::resize(picture, width, height, imageops::FilterType::CatmullRom)
        };
        let x = i64::from(self.column) + column as i64 * i64::from(width);
        imageops::replace(&mut self.picture, &small, x, row as i64 * i64::from(height));
    }

    /// Writes lines beside a row, the first of them brightest.
    pub fn name(&mut self, letters: &mut Lettering, row: usize, lines: &[&str]) {
        let top = row as f32 * self.tile[1] as f32 + MARGIN;
        for (number, line) in lines.iter().enumerate() {
            let strength = if number == 0 { 1.0 } else { 0.7 };
            let at = [MARGIN, top + LINE * number as f32];
            letters.write(&mut self.picture, at, line, 14.0, self.ink, strength);
        }
    }

    /// Writes into the lower left corner of a picture's place.
    pub fn caption(&mut self, letters: &mut Lettering, column: usize, row: usize, text: &str) {
        let x = self.column as f32 + column as f32 * self.tile[0] as f32 + MARGIN;
        let y = (row + 1) as f32 * self.tile[1] as f32 - MARGIN - LINE;
        letters.write(&mut self.picture, [x, y], text, 14.0, self.ink, 1.0);
    }

    /// Writes the file.
    pub fn keep(&self, path: &Path) -> Result<(), Failure> {
        let mut bytes = std::io::Cursor::new(Vec::new());
        self.picture.write_to(&mut bytes, ImageFormat::Png).map_err(Failure::input)?;
        OutFile::prepare(path)?.write(bytes.get_ref())
    }
}
