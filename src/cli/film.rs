//! `film SCENE`: many frames on a fixed clock, as a film or as numbered pictures.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use image::{
    Delay, Frame, ImageError, ImageFormat, RgbImage,
    codecs::gif::{GifEncoder, Repeat},
};

use super::{
    Failure, assets, film_sound,
    numbers::whole,
    out_file::OutFile,
    picture::seconds,
    progress,
    scene::{self, SceneArgs},
};
use holochess_locale::{Locale, Words};
use holochess_platform::storage::FileError;
use holochess_session::{Director, Match};
use holochess_view::{offscreen::Studio, sound::SoundTrack};

/// What the command takes.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    scene: SceneArgs,

    /// A file FILE.mp4 or FILE.gif, or a folder for numbered pictures
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Frames per second
    #[arg(long, value_name = "N", default_value_t = 24, value_parser = whole::<u16>(1..=120), allow_negative_numbers = true)]
    fps: u16,

    /// From this second of the scene
    #[arg(long, value_name = "S", default_value_t = 0.0, value_parser = seconds, allow_negative_numbers = true)]
    from: f32,

    /// To this second of the scene
    #[arg(long, value_name = "S", default_value_t = 4.0, value_parser = seconds, allow_negative_numbers = true)]
    to: f32,

    /// Until this many actions of a match have been shown, instead of --to
    #[arg(long, value_name = "N", hide = true)]
    until: Option<usize>,

    /// Writes the number of each finished frame, one a line: for programs that wait for the film
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
    if reel.has_sound() {
        studio.app().insert_resource(SoundTrack::default());
    }
    if let Some(until) = args.until {
        let frames = film_decisions(args, until, &mut reel, &mut studio, out)?;
        return reel.close(&locale, args.heard(&mut studio, frames));
    }
    let frames = ((args.to - args.from) * f32::from(args.fps)).floor() as u32 + 1;
    for frame in 0..frames {
        studio.advance_to(args.from + frame as f32 / f32::from(args.fps));
        let (picture, _) = studio.picture().map_err(|why| scene::failure(&locale, &why))?;
        reel.add(&locale, &picture)?;
        if args.progress {
            writeln!(out, "{}", frame + 1)?;
            out.flush()?;
        } else {
            progress::print_count(&locale.text("progress-frame"), frame as usize + 1, frames as usize);
        }
    }
    reel.close(&locale, args.heard(&mut studio, frames))
}

impl Args {
    /// What was heard while so many frames were drawn, and from which second of the scene to which.
    fn heard(&self, studio: &mut Studio, frames: u32) -> Option<(SoundTrack, [f32; 2])> {
        let track = studio.app().world_mut().remove_resource::<SoundTrack>()?;
        Some((track, [self.from, self.from + frames as f32 / f32::from(self.fps)]))
    }
}

/// The longest film of a match, in seconds.
const LONGEST: f32 = 4.0 * 3600.0;
/// How long the last decision is seen after its scene, in seconds.
const LAST_LOOK: f32 = 1.5;

/// How far a match that is filmed has come, in decisions; one whose events are being shown counts as the share of them that is
/// over.
#[derive(Default)]
struct FilmProgress {
    decisions: usize,
    /// The events of the last decision.
    events: usize,
}

impl FilmProgress {
    /// Takes in how many decisions have begun to be shown, and how many events are still to come or running.
    fn reach(&mut self, decisions: usize, left: usize) -> f32 {
        if self.decisions != decisions {
            *self = Self { decisions, events: 0 };
        }
        self.events = self.events.max(left);
        decisions as f32 - if left == 0 { 0.0 } else { left as f32 / (self.events + 1) as f32 }
    }
}

/// Films a record until so many of its decisions have been shown; says after every frame how many there are.
fn film_decisions(
    args: &Args,
    until: usize,
    reel: &mut Reel,
    studio: &mut Studio,
    out: &mut dyn Write,
) -> Result<u32, Failure> {
    let locale = args.scene.locale();
    let mut frames = 0;
    let fps = f32::from(args.fps);
    let mut last_frames = (LAST_LOOK * fps) as u32;
    let mut course = FilmProgress::default();
    for frame in 0..(LONGEST * fps) as u32 {
        studio.advance_to(args.from + frame as f32 / fps);
        let (picture, _) = studio.picture().map_err(|why| scene::failure(&locale, &why))?;
        let world = studio.app().world();
        let shown = world.get_resource::<Match>().map_or(until, |game| game.decisions().len());
        // This picture begins what is no longer filmed.
        if shown > until && frames > 0 {
            break;
        }
        reel.add(&locale, &picture)?;
        frames += 1;
        let director = world.resource::<Director>();
        if args.progress {
            let left = director.upcoming().count() + usize::from(director.is_busy());
            writeln!(out, "{:.3}", course.reach(shown.min(until), left))?;
            out.flush()?;
        } else {
            progress::print_count(&locale.text("progress-frame"), shown.min(until), until);
        }
        if shown == until && !director.is_busy() {
            match last_frames.checked_sub(1) {
                Some(left) => last_frames = left,
                None => break,
            }
        }
    }
    Ok(frames)
}

/// Where the frames go.
enum Reel {
    /// Into a folder, one file per frame.
    Folder { path: PathBuf, count: u32 },
    /// Into an animated GIF.
    Gif { draft: Draft, encoder: Box<GifEncoder<File>>, delay: Delay },
    /// Through ffmpeg, started with the first frame, which tells the size. It writes into the draft by its name.
    Mp4 { draft: Draft, fps: u16, ffmpeg: Option<Child> },
}

impl Reel {
    fn open(args: &Args, locale: &Locale) -> Result<Self, Failure> {
        let path = args.out.clone();
        let failed = |error: &std::io::Error| Failure::of_file(locale, &FileError::new(&path, error));
        let ending = path.extension().and_then(|ending| ending.to_str()).map(str::to_lowercase);
        match ending.as_deref() {
            Some("gif") => {
                let draft = Draft::begin(&path)?;
                let file = draft.temporary.as_file().try_clone().map_err(|error| failed(&error))?;
                let mut encoder = GifEncoder::new_with_speed(file, 10);
                encoder.set_repeat(Repeat::Infinite).map_err(Failure::input)?;
                let delay = Delay::from_numer_denom_ms(1000, u32::from(args.fps));
                Ok(Self::Gif { draft, encoder: Box::new(encoder), delay })
            }
            Some("mp4") => {
                // Asked and tried before anything is drawn.
                let there = Command::new("ffmpeg").arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
                if !there.is_ok_and(|status| status.success()) {
                    return Err(Failure::Lacking(locale.text("picture-no-ffmpeg")));
                }
                Ok(Self::Mp4 { draft: Draft::begin(&path)?, fps: args.fps, ffmpeg: None })
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
                let file = OutFile::prepare(&path.join(format!("{count:05}.png")))?;
                let mut bytes = io::Cursor::new(Vec::new());
                picture.write_to(&mut bytes, ImageFormat::Png).map_err(Failure::input)?;
                file.write(bytes.get_ref())
            }
            Self::Gif { draft, encoder, delay } => {
                let mut frame = image::DynamicImage::from(picture.clone()).to_rgba8();
                // A GIF has no half-transparent points.
                frame.pixels_mut().for_each(|pixel| pixel.0[3] = 255);
                encoder.encode_frame(Frame::from_parts(frame, 0, 0, *delay)).map_err(|why| {
                    let error = match why {
                        ImageError::IoError(error) => error,
                        other => io::Error::other(other),
                    };
                    Failure::from(&FileError::new(&draft.path, &error))
                })
            }
            Self::Mp4 { draft, fps, ffmpeg } => {
                let path = &draft.path;
                if ffmpeg.is_none() {
                    let started = start(draft.temporary.path(), *fps, picture.dimensions());
                    *ffmpeg = Some(started.map_err(|why| broken(locale, path, why))?);
                }
                let Some(pipe) = ffmpeg.as_mut().and_then(|child| child.stdin.as_mut()) else { return Ok(()) };
                pipe.write_all(picture.as_raw()).map_err(|why| broken(locale, path, why))
            }
        }
    }

    /// Whether sounds are kept with the pictures.
    const fn has_sound(&self) -> bool {
        matches!(self, Self::Mp4 { .. })
    }

    fn close(self, locale: &Locale, heard: Option<(SoundTrack, [f32; 2])>) -> Result<(), Failure> {
        match self {
            Self::Folder { .. } | Self::Mp4 { ffmpeg: None, .. } => Ok(()),
            Self::Gif { draft, encoder, .. } => {
                // It writes the file's end when it is dropped.
                drop(encoder);
                draft.keep()
            }
            Self::Mp4 { draft, ffmpeg: Some(mut child), .. } => {
                drop(child.stdin.take());
                let status = child.wait().map_err(|why| broken(locale, &draft.path, why))?;
                if !status.success() {
                    return Err(broken(locale, &draft.path, format!("ffmpeg: {status}")));
                }
                match heard.filter(|(track, _)| !track.heard.is_empty()) {
                    None => draft.keep(),
                    Some((track, seconds)) => {
                        let whole = Draft::begin(&draft.path)?;
                        let sounds = assets::folder()?.join("sounds");
                        film_sound::join(&track, seconds, &sounds, draft.temporary.path(), whole.temporary.path())
                            .map_err(|why| broken(locale, &draft.path, why))?;
                        whole.keep()
                    }
                }
            }
        }
    }
}

/// A film on its way: it is written beside its place, and takes the place when it is whole.
struct Draft {
    path: PathBuf,
    temporary: tempfile::NamedTempFile,
}

impl Draft {
    fn begin(path: &Path) -> Result<Self, Failure> {
        OutFile::prepare(path)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let builder = tempfile::Builder::new();
        #[cfg(unix)]
        let builder = {
            use std::os::unix::fs::PermissionsExt as _;
            // Default permissions; temporary files would otherwise be readable by their owner only.
            let mut builder = builder;
            builder.permissions(fs::Permissions::from_mode(0o666));
            builder
        };
        let failed = |error: &io::Error| Failure::from(&FileError::new(path, error));
        let temporary = builder.tempfile_in(folder).map_err(|error| failed(&error))?;
        Ok(Self { path: path.to_owned(), temporary })
    }

    fn keep(self) -> Result<(), Failure> {
        let failed = |error: &io::Error| Failure::from(&FileError::new(&self.path, error));
        // Opened by name, because ffmpeg wrote through a file handle of its own.
        File::open(self.temporary.path()).and_then(|file| file.sync_all()).map_err(|error| failed(&error))?;
        self.temporary.persist(&self.path).map_err(|error| failed(&error.error))?;
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::FilmProgress;

    #[test]
    fn a_film_comes_on_with_every_event_and_is_never_whole_before_its_last() {
        let mut shown = FilmProgress::default();
        // Three decisions, of which the last has four events.
        let steps = [(0, 0), (1, 1), (1, 0), (2, 2), (2, 1), (2, 0), (3, 4), (3, 3), (3, 2), (3, 1), (3, 0)];
        let reached: Vec<f32> = steps.into_iter().map(|(decisions, left)| shown.reach(decisions, left)).collect();
        assert!(reached.is_sorted(), "{reached:?}");
        assert!(reached[6] > 2.0 && reached[6] < reached[7], "every event of the last decision counts: {reached:?}");
        let (last, before) = reached.split_last().expect("there are steps");
        assert!((last - 3.0).abs() < 1e-6 && before.iter().all(|at| *at < 3.0), "{reached:?}");
    }
}
