//! `film SCENE`: many frames on a fixed clock, as a film or as numbered pictures.

use std::{
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use image::{
    Delay, Frame, RgbImage,
    codecs::gif::{GifEncoder, Repeat},
};

use super::{
    Failure,
    picture::seconds,
    progress,
    scene::{self, SceneArgs},
};
use crate::{
    locale::{Locale, Words},
    storage::FileError,
};

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    scene: SceneArgs,

    /// A file FILE.mp4 or FILE.gif, or a folder for numbered pictures
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Pictures a second
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = clap::value_parser!(u16).range(1..=120))]
    fps: u16,

    /// From this second of the scene
    #[arg(long, value_name = "S", default_value_t = 0.0, value_parser = seconds)]
    from: f32,

    /// To this second of the scene
    #[arg(long, value_name = "S", default_value_t = 4.0, value_parser = seconds)]
    to: f32,

    /// Writes the number of every frame that is done, a line each: for programs that wait for the film
    #[arg(long, hide = true)]
    progress: bool,
}

/// Runs the command.
///
/// # Errors
/// If the scene cannot be shown, the film cannot be written, or this machine lacks something for it.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<(), Failure> {
    let locale = args.scene.locale();
    if args.to < args.from {
        return Err(Failure::of_words(&locale, &Words::new("picture-film-backwards")));
    }
    let mut reel = Reel::open(args, &locale)?;
    let mut studio = args.scene.open(true)?;
    let frames = ((args.to - args.from) * f32::from(args.fps)).floor() as u32 + 1;
    for frame in 0..frames {
        studio.advance_to(args.from + frame as f32 / f32::from(args.fps));
        let (picture, _) = studio.picture().map_err(|why| scene::failure(&locale, &why))?;
        reel.add(&locale, &picture)?;
        if args.progress {
            writeln!(out, "{}", frame + 1)?;
            out.flush()?;
        } else {
            progress::tell("frame", frame as usize + 1, frames as usize);
        }
    }
    reel.close(&locale)
}

/// Where the frames go.
enum Reel {
    /// Into a folder, each its own file.
    Folder { path: PathBuf, count: u32 },
    /// Into an animated GIF.
    Gif { path: PathBuf, encoder: Box<GifEncoder<File>>, delay: Delay },
    /// Through ffmpeg, started with the first frame, which tells the size.
    Mp4 { path: PathBuf, fps: u16, ffmpeg: Option<Child> },
}

impl Reel {
    fn open(args: &Args, locale: &Locale) -> Result<Self, Failure> {
        let path = args.out.clone();
        let failed = |error: &std::io::Error| Failure::of_file(locale, &FileError::new(&path, error));
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        match ending.as_deref() {
            Some("gif") => {
                let file = File::create(&path).map_err(|error| failed(&error))?;
                let mut encoder = GifEncoder::new_with_speed(file, 10);
                encoder.set_repeat(Repeat::Infinite).map_err(Failure::input)?;
                let delay = Delay::from_numer_denom_ms(1000, u32::from(args.fps));
                Ok(Self::Gif { path, encoder: Box::new(encoder), delay })
            }
            Some("mp4") => {
                // Asked and tried before anything is drawn.
                let there = Command::new("ffmpeg").arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
                if !there.is_ok_and(|status| status.success()) {
                    return Err(Failure::Lacking(locale.text("picture-no-ffmpeg")));
                }
                File::create(&path).map_err(|error| failed(&error))?;
                Ok(Self::Mp4 { path, fps: args.fps, ffmpeg: None })
            }
            Some(ending) if !path.is_dir() => {
                Err(Failure::of_words(locale, &Words::new("picture-film-ending").with("ending", ending.to_owned())))
            }
            _ => {
                fs::create_dir_all(&path).map_err(|error| failed(&error))?;
                Ok(Self::Folder { path, count: 0 })
            }
        }
    }

    fn add(&mut self, locale: &Locale, picture: &RgbImage) -> Result<(), Failure> {
        match self {
            Self::Folder { path, count } => {
                *count += 1;
                let file = path.join(format!("{count:05}.png"));
                picture.save(&file).map_err(|why| broken(locale, &file, why))
            }
            Self::Gif { path, encoder, delay } => {
                let mut frame = image::DynamicImage::from(picture.clone()).to_rgba8();
                // A GIF has no half-transparent points.
                frame.pixels_mut().for_each(|pixel| pixel.0[3] = 255);
                encoder.encode_frame(Frame::from_parts(frame, 0, 0, *delay)).map_err(|why| broken(locale, path, why))
            }
            Self::Mp4 { path, fps, ffmpeg } => {
                if ffmpeg.is_none() {
                    *ffmpeg = Some(start(path, *fps, picture.dimensions()).map_err(|why| broken(locale, path, why))?);
                }
                let Some(pipe) = ffmpeg.as_mut().and_then(|child| child.stdin.as_mut()) else { return Ok(()) };
                pipe.write_all(picture.as_raw()).map_err(|why| broken(locale, path, why))
            }
        }
    }

    fn close(self, locale: &Locale) -> Result<(), Failure> {
        let Self::Mp4 { path, ffmpeg: Some(mut child), .. } = self else { return Ok(()) };
        drop(child.stdin.take());
        let status = child.wait().map_err(|why| broken(locale, &path, why))?;
        if status.success() { Ok(()) } else { Err(broken(locale, &path, format!("ffmpeg: {status}"))) }
    }
}

/// ffmpeg, which turns raw frames into a film that every player shows.
fn start(path: &Path, fps: u16, (width, height): (u32, u32)) -> std::io::Result<Child> {
    Command::new("ffmpeg")
        .args(["-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "rgb24"])
        .args(["-s", &format!("{width}x{height}"), "-r", &fps.to_string(), "-i", "-"])
        // Its colours come in twos and twos.
        .args(["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-pix_fmt", "yuv420p", "-crf", "18"])
        .args(["-f", "mp4"])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn()
}

/// A film that could not be written on.
fn broken(locale: &Locale, path: &Path, why: impl ToString) -> Failure {
    let words = Words::new("picture-film-broken").with("file", path.display().to_string()).with("why", why.to_string());
    Failure::Lacking(locale.say(&words))
}
