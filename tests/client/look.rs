//! Reading pictures as a person would: is there a table, is there a figure, what do the words say?

use std::{
    io::Write,
    process::{Command, Stdio},
};

/// A picture in sRGB.
#[derive(Clone)]
pub struct Picture {
    /// Pixels across.
    pub width: usize,
    /// Pixels down.
    pub height: usize,
    pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// Reads the X server's screen file: a header of big-endian words, a colour map, then 32 bits a pixel.
    pub fn from_xwd(bytes: &[u8]) -> Self {
        let word =
            |index: usize| u32::from_be_bytes(bytes[4 * index..4 * index + 4].try_into().expect("four bytes")) as usize;
        let (header, width, height, stride, colours) = (word(0), word(4), word(5), word(12), word(19));
        let little = word(7) == 0;
        let start = header + colours * 12;
        let pixels = (0..height)
            .flat_map(|y| (0..width).map(move |x| start + y * stride + 4 * x))
            .map(|at| {
                if little {
                    [bytes[at + 2], bytes[at + 1], bytes[at]]
                } else {
                    [bytes[at + 1], bytes[at + 2], bytes[at + 3]]
                }
            })
            .collect();
        Self { width, height, pixels }
    }

    /// Writes a PNG file.
    pub fn save(&self, path: &std::path::Path) {
        let bytes: Vec<u8> = self.pixels.concat();
        image::save_buffer(path, &bytes, self.width as u32, self.height as u32, image::ColorType::Rgb8)
            .expect("the picture can be written");
    }

    /// A pixel, black outside.
    pub fn at(&self, x: i32, y: i32) -> [u8; 3] {
        let (Ok(x), Ok(y)) = (usize::try_from(x), usize::try_from(y)) else { return [0; 3] };
        if x < self.width && y < self.height { self.pixels[y * self.width + x] } else { [0; 3] }
    }

    /// The mean colour of a small square.
    pub fn mean(&self, [x, y]: [i32; 2], reach: i32) -> [f32; 3] {
        let mut sum = [0.0_f32; 3];
        for dy in -reach..=reach {
            for dx in -reach..=reach {
                let pixel = self.at(x + dx, y + dy);
                for channel in 0..3 {
                    sum[channel] += f32::from(pixel[channel]);
                }
            }
        }
        let count = ((2 * reach + 1) * (2 * reach + 1)) as f32;
        sum.map(|value| value / count)
    }

    /// The words in a part of the picture (`left`, `top`, `width`, `height`), read by Tesseract.
    pub fn words(&self, [left, top, width, height]: [i32; 4]) -> String {
        // Three times as large and black on white: what the reader was trained on.
        let (zoom, mut bytes) = (3, Vec::new());
        for row in 0..height * zoom {
            for column in 0..width * zoom {
                let [red, green, blue] = self.at(left + column / zoom, top + row / zoom);
                bytes.push(255 - red.max(green).max(blue));
            }
        }
        let mut file = format!("P5\n{} {}\n255\n", width * zoom, height * zoom).into_bytes();
        file.extend(bytes);
        // What a window shows before its first frame can be noise, on which the reader works for minutes: no words then.
        let mut reader = Command::new("timeout")
            .args(["20", "tesseract", "stdin", "stdout", "--psm", "11"])
            // Its threads spin while they wait for each other, which takes minutes on a busy machine.
            .env("OMP_THREAD_LIMIT", "1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("tesseract runs (./dev test installs it)");
        // If it is stopped while it is still reading the picture, it has found no words either.
        let _ = reader.stdin.take().expect("the input is piped").write_all(&file);
        let output = reader.wait_with_output().expect("tesseract answers");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

/// How bright a colour is, 0 to 255.
pub fn luminance([r, g, b]: [f32; 3]) -> f32 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// How colourful a colour is, 0 (grey) to 1.
pub fn saturation([r, g, b]: [f32; 3]) -> f32 {
    let (high, low) = (r.max(g).max(b), r.min(g).min(b));
    if high < 1.0 { 0.0 } else { (high - low) / high }
}
