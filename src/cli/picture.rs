//! `picture SCENE`: one frame, drawn without a display.

use std::{
    io::Write,
    path::{Path, PathBuf},
};

use image::{ImageFormat, RgbImage};
use serde_json::json;

use super::{
    Failure,
    scene::{self, SceneArgs},
    write_json,
};
use crate::{
    locale::Locale,
    storage::{FileError, FileProblem},
};

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    scene: SceneArgs,

    /// The picture's file, a PNG
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// The moment, in seconds; without it, when the scene shows what it is called after
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    at: Option<f32>,

    /// One JSON object with what the picture took
    #[arg(long)]
    json: bool,
}

/// A moment of a scene: at most an hour.
pub fn seconds(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(seconds) if (0.0..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err("seconds may be 0 to 3600".to_owned()),
    }
}

/// Runs the command.
///
/// # Errors
/// If the scene cannot be shown, the file cannot be written, or this machine cannot draw.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.scene.locale();
    let file = Sheet::lay(&locale, &args.out)?;
    let mut studio = args.scene.open(false)?;
    studio.advance_to(args.at.unwrap_or_else(|| args.scene.at_its_best()));
    let (picture, measures) = studio.picture().map_err(|why| scene::failure(&locale, &why))?;
    file.keep(&locale, &picture)?;
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

/// A file that is either the whole picture or what it was before. Laid out first, so that nobody waits for a picture that
/// cannot be kept.
struct Sheet {
    path: PathBuf,
    file: tempfile::NamedTempFile,
}

impl Sheet {
    fn lay(locale: &Locale, path: &Path) -> Result<Self, Failure> {
        if path.is_dir() {
            let error = FileError { path: path.to_owned(), problem: FileProblem::NotAFile };
            return Err(Failure::of_file(locale, &error));
        }
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or_else(|| Path::new("."));
        let mut builder = tempfile::Builder::new();
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            // As any new file of this user; temporaries are otherwise closed to everybody else.
            builder.permissions(std::fs::Permissions::from_mode(0o666));
        }
        let file =
            builder.tempfile_in(folder).map_err(|error| Failure::of_file(locale, &FileError::new(path, &error)))?;
        Ok(Self { path: path.to_owned(), file })
    }

    fn keep(mut self, locale: &Locale, picture: &RgbImage) -> Result<(), Failure> {
        let failed = |error: &std::io::Error| Failure::of_file(locale, &FileError::new(&self.path, error));
        let mut bytes = std::io::Cursor::new(Vec::new());
        picture.write_to(&mut bytes, ImageFormat::Png).map_err(Failure::input)?;
        self.file.write_all(bytes.get_ref()).map_err(|error| failed(&error))?;
        self.file.persist(&self.path).map_err(|error| failed(&error.error))?;
        Ok(())
    }
}
