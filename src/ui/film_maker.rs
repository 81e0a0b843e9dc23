//! A film in a file: drawn by a second copy of this program, so that the window stays free meanwhile.

use std::{
    fs,
    io::{self, BufRead, BufReader, Read},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    thread,
    time::Duration,
};

use bevy::{ecs::system::SystemParam, prelude::*};
use tempfile::TempDir;

use super::{
    album::Album,
    localised_text::LocalisedText,
    notices::{Notices, Tone},
};
use holochess_locale::file_error;
use holochess_platform::storage::FileError;
use holochess_view::{Quality, photo::next_file};

/// Frames per second and size of a film, and of a GIF, which is large for what it shows.
const FILM: (u32, &str) = (24, "1280x720");
const GIF: (u32, &str) = (12, "640x360");

/// What the names of folders begin with in which films are made.
const SCRATCH: &str = ".film-";
/// How old such a folder is at least if the program that made it was killed: no film takes as long.
const FORSAKEN: Duration = Duration::from_hours(7 * 24);

/// The program that draws films: another copy of the running one where nothing else is named.
#[derive(Resource, Clone, Debug, Default)]
pub struct FilmProgram(pub Option<PathBuf>);

/// A film that is being made. Dropping it stops the other program; half a film is removed.
#[derive(Debug)]
pub struct FilmMaker {
    /// The other program.
    child: Child,
    /// The folder of the finished film.
    folder: PathBuf,
    /// The name of its file, without the ending.
    name: String,
    /// The ending of its name.
    ending: &'static str,
    /// Where the other program writes: what it leaves behind when it is stopped goes with this folder.
    scratch: TempDir,
    /// What the first line of the other program's progress says, and the last one when the film is whole.
    span: [f32; 2],
    /// What its last line says, as bits.
    done: Arc<AtomicU32>,
    /// Reads what the other program complains about.
    said: Option<thread::JoinHandle<String>>,
}

/// What a film shows.
#[derive(Clone, Debug)]
pub struct FilmOrder {
    /// The scene, as the command line names it.
    pub scene: String,
    /// What its file is called.
    pub name: String,
    /// Further arguments of the command.
    pub arguments: Vec<String>,
    /// How long it lasts.
    pub length: Length,
}

/// How long a film lasts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Length {
    /// So many seconds.
    Seconds(f32),
    /// From so many decisions of a match to so many.
    Decisions(u32, u32),
}

/// Makes films into the album, and says how they come along.
#[derive(SystemParam)]
pub(super) struct FilmStudio<'w> {
    album: Res<'w, Album>,
    program: Res<'w, FilmProgram>,
    quality: Res<'w, Quality>,
    pub localised: Res<'w, LocalisedText>,
    notices: ResMut<'w, Notices>,
}

impl FilmStudio<'_> {
    /// Begins a film that is ordered, with what is said then, and says in the tone `kept` where the finished one lies.
    pub fn advance(&mut self, making: &mut Option<FilmMaker>, order: Option<(FilmOrder, String)>, kept: Tone) {
        let localised = &self.localised;
        let lost = |why: String| localised.with("ui-film-lost", "why", why);
        if let (Some((order, begun)), Some(folder)) = (order, &self.album.0) {
            match FilmMaker::begin(&self.program, &order, folder, *self.quality, localised.locale().language().code()) {
                Ok(film) => {
                    self.notices.say(begun, Tone::Plain);
                    *making = Some(film);
                }
                Err(error) => {
                    let why = localised.say(&file_error(&FileError::new(folder, &error)));
                    self.notices.say(lost(why), Tone::Alarm);
                }
            }
        }
        let Some(ended) = making.as_mut().and_then(FilmMaker::ended) else { return };
        match ended {
            Ok(file) => self.notices.say(localised.with("ui-film-kept", "file", file.display().to_string()), kept),
            Err(why) => self.notices.say(lost(why), Tone::Alarm),
        }
        *making = None;
    }
}

/// Whether ffmpeg is installed.
fn can_film() -> bool {
    let tried = Command::new("ffmpeg").arg("-version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    tried.is_ok_and(|status| status.success())
}

impl FilmMaker {
    /// Starts the other program. The film is an mp4 where ffmpeg is installed, else a GIF.
    ///
    /// # Errors
    /// If the folder or the file cannot be written to, or the program cannot be started.
    pub fn begin(
        program: &FilmProgram,
        order: &FilmOrder,
        folder: &Path,
        quality: Quality,
        language: &str,
    ) -> io::Result<Self> {
        let program = program.0.clone().map_or_else(std::env::current_exe, Ok)?;
        fs::create_dir_all(folder)?;
        let (ending, (fps, size)) = if can_film() { ("mp4", FILM) } else { ("gif", GIF) };
        remove_forsaken(folder);
        // Whether anything can be written there is known now, and not when the film is whole.
        let scratch = tempfile::Builder::new().prefix(SCRATCH).tempdir_in(folder)?;
        let (length, span) = match order.length {
            Length::Seconds(seconds) => {
                (["--to".to_owned(), format!("{seconds:.2}")], [0.0, (seconds * fps as f32).floor() + 1.0])
            }
            Length::Decisions(from, to) => (["--until".to_owned(), to.to_string()], [from as f32, to as f32]),
        };
        let started = Command::new(program)
            .args(["film", &order.scene, "--out"])
            .arg(scratch.path().join("film").with_extension(ending))
            .args(["--size", size, "--fps", &fps.to_string(), "--progress"])
            .args(length)
            .args(&order.arguments)
            .args(["--quality", quality.id(), "--lang", language])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = started?;
        let done = Arc::new(AtomicU32::new(0.0_f32.to_bits()));
        let (counted, lines) = (done.clone(), child.stdout.take());
        thread::spawn(move || {
            for line in lines.into_iter().flat_map(|lines| BufReader::new(lines).lines()).map_while(Result::ok) {
                if let Ok(reached) = line.trim().parse::<f32>() {
                    counted.store(reached.to_bits(), Ordering::Relaxed);
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
        let (folder, name) = (folder.to_owned(), order.name.clone());
        Ok(Self { child, folder, name, ending, scratch, span, done, said: Some(said) })
    }

    /// How much of it is made, 0 to 1.
    pub fn share(&self) -> f32 {
        let [from, to] = self.span;
        let done = f32::from_bits(self.done.load(Ordering::Relaxed)) - from;
        (done / (to - from).max(1.0)).clamp(0.0, 1.0)
    }

    /// The file, once the film is whole; or why there is none.
    pub fn ended(&mut self) -> Option<Result<PathBuf, String>> {
        let Ok(Some(status)) = self.child.try_wait() else { return None };
        let said = self.said.take().and_then(|said| said.join().ok()).unwrap_or_default();
        if !status.success() {
            return Some(Err(if said.is_empty() { status.to_string() } else { said }));
        }
        let made = self.scratch.path().join("film").with_extension(self.ending);
        let file = next_file(&self.folder, &self.name, self.ending);
        Some(fs::rename(made, &file).map(|()| file).map_err(|error| error.to_string()))
    }
}

impl Drop for FilmMaker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Removes what films have left whose program was killed.
fn remove_forsaken(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_scratch = entry.file_name().to_str().is_some_and(|name| name.starts_with(SCRATCH));
        let age = entry.metadata().and_then(|about| about.modified()).ok().and_then(|at| at.elapsed().ok());
        if is_scratch && age.is_some_and(|age| age > FORSAKEN) {
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::{
        os::unix::fs::PermissionsExt,
        time::{Duration, Instant},
    };

    use super::*;

    /// A program that writes to the file after `--out` what a film would be, leaves something beside it, and does
    /// `then`.
    fn program(folder: &Path, then: &str) -> PathBuf {
        let path = folder.join("program");
        let text = format!(
            "#!/bin/sh\nwhile [ \"$1\" != --out ]; do shift; done\n\
             echo film >\"$2\"\necho half >\"$(dirname \"$2\")/.tmp123\"\n{then}\n"
        );
        fs::write(&path, text).expect("the folder is ours");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("it is ours");
        path
    }

    fn begin(then: &str, length: Length) -> (tempfile::TempDir, PathBuf, FilmMaker) {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let films = folder.path().join("films");
        let order = FilmOrder { scene: "title".to_owned(), name: "m".to_owned(), arguments: Vec::new(), length };
        let program = FilmProgram(Some(program(folder.path(), then)));
        let maker = FilmMaker::begin(&program, &order, &films, Quality::Low, "en").expect("it starts");
        (folder, films, maker)
    }

    fn until(mut what: impl FnMut() -> bool) {
        let begun = Instant::now();
        while !what() {
            assert!(begun.elapsed() < Duration::from_mins(20), "nothing comes of it");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn left_in(folder: &Path) -> Vec<PathBuf> {
        fs::read_dir(folder).expect("it was made").flatten().map(|entry| entry.path()).collect()
    }

    #[test]
    fn a_film_of_a_part_begins_at_nothing_and_one_that_is_cancelled_leaves_nothing() {
        let (_folder, films, maker) = begin("echo 40; exec sleep 600", Length::Decisions(40, 60));
        assert!(maker.share().abs() < f32::EPSILON);
        until(|| maker.done.load(Ordering::Relaxed) == 40.0_f32.to_bits());
        assert!(maker.share().abs() < f32::EPSILON, "nothing of it is made yet: {}", maker.share());
        maker.done.store(45.5_f32.to_bits(), Ordering::Relaxed);
        assert!((maker.share() - 0.275).abs() < 1e-6);
        assert_eq!(left_in(&films).len(), 1, "there is a place to work in");
        drop(maker);
        assert_eq!(left_in(&films), Vec::<PathBuf>::new());
    }

    #[test]
    fn what_a_killed_program_left_behind_goes_with_a_later_film() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let [old, new, other] = [".film-old", ".film-new", "own"].map(|name| folder.path().join(name));
        for path in [&old, &new, &other] {
            fs::create_dir(path).expect("the folder is ours");
        }
        let then = std::time::SystemTime::now() - FORSAKEN - Duration::from_mins(1);
        for path in [&old, &other] {
            fs::write(path.join("half"), "of a film").expect("it is ours");
            fs::File::open(path).and_then(|file| file.set_modified(then)).expect("it is ours");
        }
        remove_forsaken(folder.path());
        assert!(!old.exists() && new.exists() && other.exists());
    }

    #[test]
    fn a_whole_film_has_its_place_and_one_that_fails_says_why() {
        let (_folder, films, mut maker) = begin("echo 3", Length::Seconds(0.1));
        let mut ended = None;
        until(|| {
            ended = maker.ended();
            ended.is_some()
        });
        let file = ended.and_then(Result::ok).expect("it is whole");
        drop(maker);
        assert_eq!(left_in(&films), std::slice::from_ref(&file));
        assert_eq!(fs::read_to_string(file).expect("it is there"), "film\n");
        let (_folder, films, mut maker) = begin("echo 'error: no light' >&2; exit 1", Length::Seconds(0.1));
        let mut ended = None;
        until(|| {
            ended = maker.ended();
            ended.is_some()
        });
        assert_eq!(ended, Some(Err("no light".to_owned())));
        drop(maker);
        assert_eq!(left_in(&films), Vec::<PathBuf>::new());
    }
}
