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
};

use crate::view::{Quality, photo::next_file};

/// Frames per second and size of a film, and of a GIF, which is large for what it shows.
const FILM: (u32, &str) = (24, "1280x720");
const GIF: (u32, &str) = (12, "640x360");

/// A film that is being made. Dropping it stops the other program; half a film is removed.
#[derive(Debug)]
pub struct FilmMaker {
    child: Child,
    file: PathBuf,
    /// What the last line of the other program's progress says when the film is whole.
    total: u32,
    done: Arc<AtomicU32>,
    said: Option<thread::JoinHandle<String>>,
    is_whole: bool,
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
    /// Until a match has come to so many decisions.
    Decisions(u32),
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
    pub fn begin(order: &FilmOrder, folder: &Path, quality: Quality, language: &str) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        let (ending, (fps, size)) = if can_film() { ("mp4", FILM) } else { ("gif", GIF) };
        let file = next_file(folder, &order.name, ending);
        // Tried here already, for its answer is shorter than the other program's.
        fs::File::create(&file)?;
        let (length, total) = match order.length {
            Length::Seconds(seconds) => {
                (["--to".to_owned(), format!("{seconds:.2}")], (seconds * fps as f32) as u32 + 1)
            }
            Length::Decisions(count) => (["--until".to_owned(), count.to_string()], count),
        };
        let started = std::env::current_exe().and_then(|program| {
            Command::new(program)
                .args(["film", &order.scene, "--out"])
                .arg(&file)
                .args(["--size", size, "--fps", &fps.to_string(), "--progress"])
                .args(length)
                .args(&order.arguments)
                .args(["--quality", quality.id(), "--lang", language])
                .stdin(Stdio::null())
                .stdout(Stdio::piped())
                .stderr(Stdio::piped())
                .spawn()
        });
        // No empty film stays behind.
        let mut child = started.inspect_err(|_| _ = fs::remove_file(&file))?;
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
        Ok(Self { child, file, total, done, said: Some(said), is_whole: false })
    }

    /// How much of it is made, 0 to 1.
    pub fn share(&self) -> f32 {
        self.done.load(Ordering::Relaxed) as f32 / self.total.max(1) as f32
    }

    /// The file, once the film is whole; or why there is none.
    pub fn ended(&mut self) -> Option<Result<PathBuf, String>> {
        let Ok(Some(status)) = self.child.try_wait() else { return None };
        let said = self.said.take().and_then(|said| said.join().ok()).unwrap_or_default();
        self.is_whole = status.success();
        Some(if status.success() {
            Ok(self.file.clone())
        } else {
            Err(if said.is_empty() { status.to_string() } else { said })
        })
    }
}

impl Drop for FilmMaker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if !self.is_whole {
            // What there is of it cannot be watched.
            let _ = fs::remove_file(&self.file);
        }
    }
}
