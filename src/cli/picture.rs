//! `picture SCENE`: one frame, drawn without a display.

use std::{io::Write, path::PathBuf};

use holochess_locale::Words;
use image::ImageFormat;
use serde_json::json;

use super::{
    Failure,
    out_file::OutFile,
    scene::{self, SceneArgs},
    usage::Fault,
    write_json,
};

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    scene: SceneArgs,

    /// The picture's file, a PNG
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// The moment, in seconds; by default, when the scene shows what it is named after
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    at: Option<f32>,

    /// One JSON object with what the picture cost
    #[arg(long)]
    json: bool,
}

/// A moment of a scene: at most an hour.
pub(super) fn seconds(text: &str) -> Result<f32, Fault> {
    match text.parse() {
        Ok(seconds) if (0.0..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err(Fault::new("number-moment")),
    }
}

/// Runs the command.
///
/// # Errors
/// If the scene cannot be shown, the file cannot be written, or this machine cannot draw.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.scene.locale();
    // Checked first, so that no picture is drawn that cannot be saved.
    let is_picture = |line: &[u8]| line.starts_with(b"\x89PNG");
    let file = OutFile::prepare_over(&args.out, Words::new("out-no-picture"), is_picture)?;
    let mut studio = args.scene.open(false)?;
    studio.advance_to(args.at.unwrap_or_else(|| args.scene.at_its_best()));
    let (picture, measures) = studio.picture().map_err(|why| scene::failure(&locale, &why))?;
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, ImageFormat::Png).map_err(Failure::input)?;
    file.write(bytes.get_ref())?;
    if args.json {
        write_json(
            out,
            &json!({
                "width": picture.width(),
                "height": picture.height(),
                "draw_calls": measures.draw_calls,
                "triangles": measures.triangles,
                "texture_bytes": measures.texture_bytes,
                "milliseconds": (measures.milliseconds * 10.0).round() / 10.0,
            }),
        )?;
    }
    Ok(())
}
