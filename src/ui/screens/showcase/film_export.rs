//! Exports a fight as a film file. A second process of this program draws it, so that the window stays usable.

use std::{
    io::{BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
};

use bevy::prelude::*;

use super::Album;
use crate::{
    locale,
    storage::FileError,
    ui::{
        localised_text::LocalisedText,
        notices::{Notices, Tone},
    },
    view::{Quality, creatures::CreatureId, photo::next_file, stage::staged_clash::ClashCourse},
};

/// Frames per second and size: of a film, and of a GIF, whose files are large.
const FILM: (u32, &str) = (24, "1280x720");
const GIF: (u32, &str) = (12, "640x360");

/// The film that is ordered.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Who attacks.
    pub attacker: CreatureId,
    /// Who is attacked.
    pub defender: CreatureId,
    /// How it ends.
    pub ending: ClashCourse,
    /// The staging, from 0.
    pub variant: u64,
    /// The length in seconds.
    pub seconds: f32,
}

/// A film that is being made.
#[derive(Debug)]
struct Making {
    child: Child,
    file: PathBuf,
    frames: u32,
    done: Arc<AtomicU32>,
    said: Option<thread::JoinHandle<String>>,
}

impl Drop for Making {
    fn drop(&mut self) {
        // An incomplete film cannot be played, so the other process is ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The films of the showcase.
#[derive(Resource, Debug, Default)]
pub struct FilmExport {
    folder: Option<PathBuf>,
    wanted: Option<Order>,
    making: Option<Making>,
}

impl FilmExport {
    /// Whether films can be saved.
    pub fn is_ready(&self) -> bool {
        self.folder.is_some()
    }

    /// The finished share of the film, while one is being made.
    pub fn share(&self) -> Option<f32> {
        let making = self.making.as_ref()?;
        Some(making.done.load(Ordering::Relaxed) as f32 / making.frames.max(1) as f32)
    }

    /// Begins a film, or cancels the one that is being made.
    pub fn press(&mut self, order: Order) {
        match self.making.take() {
            Some(making) => {
                let file = making.file.clone();
                drop(making);
                // An incomplete film cannot be played.
                let _ = std::fs::remove_file(file);
            }
            None => self.wanted = Some(order),
        }
    }
}

/// Whether `ffmpeg` is installed.
fn can_film() -> bool {
    let tried = Command::new("ffmpeg").arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

/// Starts the process that draws the film.
fn start(order: Order, folder: &Path, quality: Quality, language: &str) -> std::io::Result<Making> {
    std::fs::create_dir_all(folder)?;
    let (ending, (fps, size)) = if can_film() { ("mp4", FILM) } else { ("gif", GIF) };
    let Order { attacker, defender, ending: how, variant, seconds } = order;
    let what = format!("{}-{}-{}", attacker.id(), defender.id(), how.id());
    let file = next_file(folder, &what, ending);
    // Created here first, because this error is clearer than the other process's.
    std::fs::File::create(&file)?;
    let mut child = Command::new(std::env::current_exe()?)
        .arg("film")
        .arg(format!("combat:{},{},{}", attacker.id(), defender.id(), how.id()))
        .arg("--out")
        .arg(&file)
        .args(["--size", size, "--fps", &fps.to_string(), "--to", &format!("{seconds:.2}"), "--progress"])
        .args(["--variant", &(variant + 1).to_string(), "--quality", quality.id(), "--lang", language])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let done = Arc::new(AtomicU32::new(0));
    let (counted, lines) = (done.clone(), child.stdout.take());
    thread::spawn(move || {
        for line in lines.into_iter().flat_map(|lines| BufReader::new(lines).lines()).map_while(Result::ok) {
            if let Ok(frame) = line.trim().parse() {
                counted.store(frame, Ordering::Relaxed);
            }
        }
    });
    let complaints = child.stderr.take();
    let said = thread::spawn(move || {
        let mut text = String::new();
        if let Some(mut complaints) = complaints {
            let _ = complaints.read_to_string(&mut text);
        }
        let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default();
        last.trim_start_matches("error: ").to_owned()
    });
    let frames = (seconds * fps as f32) as u32 + 1;
    Ok(Making { child, file, frames, done, said: Some(said) })
}

/// Begins ordered films, and says where finished ones are.
pub(super) fn make(
    album: Res<Album>,
    quality: Res<Quality>,
    localised: Res<LocalisedText>,
    mut film_export: ResMut<FilmExport>,
    mut notices: ResMut<Notices>,
) {
    if film_export.folder != album.0 {
        film_export.folder.clone_from(&album.0);
    }
    if film_export.wanted.is_none() && film_export.making.is_none() {
        return;
    }
    let lost = |why: String| localised.with("ui-film-lost", "why", why);
    if let (Some(order), Some(folder)) = (film_export.wanted.take(), film_export.folder.clone()) {
        match start(order, &folder, *quality, localised.locale().language().code()) {
            Ok(making) => {
                notices.say(localised.text("ui-film-begun"), Tone::Plain);
                film_export.making = Some(making);
            }
            Err(error) => {
                let why = localised.say(&locale::file_error(&FileError::new(&folder, &error)));
                notices.say(lost(why), Tone::Alarm);
            }
        }
    }
    let Some(making) = &mut film_export.making else { return };
    let Ok(Some(status)) = making.child.try_wait() else { return };
    let said = making.said.take().and_then(|said| said.join().ok()).unwrap_or_default();
    let file = making.file.clone();
    if status.success() {
        notices.say(localised.with("ui-film-kept", "file", file.display().to_string()), Tone::Plain);
    } else {
        let why = if said.is_empty() { status.to_string() } else { said };
        notices.say(lost(why), Tone::Alarm);
        let _ = std::fs::remove_file(&file);
    }
    film_export.making = None;
}
