//! A virtual desktop: an X server that draws into a file, with simulated mouse and keyboard.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use holochess::record::{RecordedMatch, Shelf};
use serde_json::Value;

use crate::look::Picture;

/// After this a wait is certainly a hang, however slow the machine is.
pub const HANG: Duration = Duration::from_mins(20);

/// The variable that names another program to test than the one of this build: its command line, without quotes. `./dev test windows`
/// sets it to Wine and the program for Windows, `./dev test package` to the program that a package has installed.
const OTHER_PROGRAM: &str = "HOLOCHESS_TESTED";

/// Whether Wine runs the program that is tested: it shows one window as large as its desktop.
pub fn is_under_wine() -> bool {
    env::var(OTHER_PROGRAM).is_ok_and(|command| command.split_whitespace().next() == Some("wine"))
}

/// The program that is tested.
fn program() -> Command {
    let other = env::var(OTHER_PROGRAM).unwrap_or_default();
    let mut words = other.split_whitespace();
    let mut command = Command::new(words.next().unwrap_or(env!("CARGO_BIN_EXE_holochess")));
    command.args(words);
    command
}

/// An X server whose only screen is a file.
pub struct Desktop {
    server: Child,
    display: String,
    screen: PathBuf,
}

impl Desktop {
    /// Starts a server with a screen of this size in pixels, drawn into a file in `folder`.
    pub fn start(folder: &Path, width: u32, height: u32) -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{width}x{height}x24"), "-nolisten", "tcp", "-fbdir"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts (./dev test installs it)");
        let mut line = String::new();
        BufReader::new(server.stdout.take().expect("the output is piped"))
            .read_line(&mut line)
            .expect("Xvfb names its display");
        Self { server, display: format!(":{}", line.trim()), screen: folder.join("Xvfb_screen0") }
    }

    /// The name of the display, as in `DISPLAY`.
    pub fn display(&self) -> &str {
        &self.display
    }

    /// The present picture of the screen.
    pub fn look(&self) -> Picture {
        Picture::from_xwd(&fs::read(&self.screen).expect("the screen is a file"))
    }

    /// Gives the keyboard focus to the window with this title, once it is shown; there is no window manager to do it.
    pub fn focus(&self, title: &str) {
        let title = if is_under_wine() { "Wine desktop" } else { title };
        self.xdotool(&["search", "--sync", "--onlyvisible", "--name", title, "windowfocus"]);
    }

    /// Takes the keyboard focus away from every window; the mouse goes to the last pixel of the screen, where none may be.
    pub fn look_away(&self) {
        self.xdotool(&["mousemove", "10000", "10000", "windowfocus", "1"]);
    }

    /// Moves the mouse.
    pub fn point(&self, [x, y]: [i32; 2]) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]);
    }

    /// Moves the mouse and clicks.
    pub fn click(&self, [x, y]: [i32; 2]) {
        self.xdotool(&["mousemove", &x.to_string(), &y.to_string(), "sleep", "0.1", "click", "1"]);
    }

    /// Turns the wheel by so many notches; towards the person is positive.
    pub fn wheel(&self, notches: i32) {
        let button = if notches > 0 { "5" } else { "4" };
        self.xdotool(&["click", "--repeat", &notches.abs().to_string(), "--delay", "60", button]);
    }

    /// Drags from one place to another with the left button.
    pub fn drag(&self, [x, y]: [i32; 2], [to_x, to_y]: [i32; 2]) {
        let (x, y, to_x, to_y) = (x.to_string(), y.to_string(), to_x.to_string(), to_y.to_string());
        self.xdotool(&[
            "mousemove",
            &x,
            &y,
            "sleep",
            "0.3",
            "mousedown",
            "1",
            "sleep",
            "0.4",
            "mousemove",
            &to_x,
            &to_y,
            "sleep",
            "0.4",
            "mouseup",
            "1",
        ]);
    }

    /// Presses and releases a key, by its X name (`Return`, `Escape`, `Left`, `u`).
    pub fn key(&self, name: &str) {
        self.xdotool(&["key", name]);
    }

    /// Gives the window with this title one size after the other, in pixels, without waiting for it to follow.
    pub fn resize(&self, title: &str, sizes: impl IntoIterator<Item = [u32; 2]>) {
        let sizes = sizes.into_iter().map(|size| size.map(|length| length.to_string()));
        let sizes: Vec<String> = sizes.flat_map(|[width, height]| ["windowsize".to_owned(), width, height]).collect();
        let mut arguments = vec!["search", "--name", title];
        arguments.extend(sizes.iter().map(String::as_str));
        self.xdotool(&arguments);
    }

    fn xdotool(&self, arguments: &[&str]) {
        let status = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.display)
            .status()
            .expect("xdotool runs (./dev test installs it)");
        assert!(status.success(), "xdotool {arguments:?}");
    }
}

impl Drop for Desktop {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// The program in a window, and its trace.
pub struct Program {
    child: Child,
    arguments: Vec<String>,
    home: PathBuf,
    screen: PathBuf,
    trace: PathBuf,
    log: PathBuf,
}

impl Program {
    /// Starts the program on a desktop; settings, saves, trace and log are in `home`.
    pub fn start(desktop: &Desktop, home: &Path, arguments: &[&str]) -> Self {
        Self::start_with(desktop, home, arguments, &[])
    }

    /// The same with these variables in its environment.
    pub fn start_with(desktop: &Desktop, home: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let (trace, log) = (home.join("trace.jsonl"), home.join("log.txt"));
        let child = program()
            .args(arguments)
            .arg("--trace")
            .arg(&trace)
            .env("DISPLAY", desktop.display())
            .env_remove("WAYLAND_DISPLAY")
            .env("HOLOCHESS_HOME", home)
            .env("LANG", "en_GB.UTF-8")
            .envs(variables.iter().copied())
            .stdout(Stdio::null())
            .stderr(fs::File::create(&log).expect("the log can be written"))
            .spawn()
            .expect("the program starts");
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        Self { child, arguments, home: home.to_owned(), screen: desktop.screen.clone(), trace, log }
    }

    /// The processor time that it has used so far, in seconds.
    pub fn processor_seconds(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).expect("the program runs");
        // After the name in parentheses; a hundredth of a second is one.
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        [fields[11], fields[12]].iter().map(|field| field.parse::<f64>().expect("a number")).sum::<f64>() / 100.0
    }

    /// The memory that it holds now (resident set), in bytes.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("the system says it");
        line.trim().trim_end_matches(" kB").parse::<u64>().expect("a number") * 1024
    }

    /// The last complete line of the trace.
    pub fn state(&self) -> Option<Value> {
        // A line has some thousand bytes; after an hour the file has many thousand lines.
        const TAIL: u64 = 1 << 18;
        let mut file = fs::File::open(&self.trace).ok()?;
        let length = file.metadata().ok()?.len();
        file.seek(SeekFrom::Start(length.saturating_sub(TAIL))).ok()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).ok()?;
        let text = String::from_utf8_lossy(&bytes);
        let whole = &text[..=text.rfind('\n')?];
        serde_json::from_str(whole.lines().last()?).ok()
    }

    /// Waits until the trace fulfils a condition.
    pub fn wait(&mut self, what: &str, mut holds: impl FnMut(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            if let Some(state) = self.state()
                && holds(&state)
            {
                return state;
            }
            assert!(!self.has_ended(), "the program ended before {what}:\n{}", self.log());
            assert!(begun.elapsed() < HANG, "waited {HANG:?} until {what}; last: {:?}\n{}", self.state(), self.log());
            thread::sleep(Duration::from_millis(40));
        }
    }

    /// Waits for what an input leads to: the state that fulfils the condition, or none if the program has heard the input and shows
    /// nothing of the kind. `before` is the state before the input.
    pub fn effect(&mut self, before: &Value, mut holds: impl FnMut(&Value) -> bool) -> Option<Value> {
        // An X server drops inputs that no window listens to.
        const LOST: Duration = Duration::from_mins(1);
        let begun = Instant::now();
        while begun.elapsed() < LOST && !self.has_ended() {
            if let Some(state) = self.state() {
                if holds(&state) {
                    return Some(state);
                }
                let is_heard = state["released"].as_u64() > before["released"].as_u64();
                if is_heard && state["settled"] == true && state["saving"] != true {
                    return None;
                }
            }
            thread::sleep(Duration::from_millis(40));
        }
        None
    }

    /// Whether the program has ended by itself.
    pub fn has_ended(&mut self) -> bool {
        self.child.try_wait().expect("the program can be asked").is_some()
    }

    /// Waits until the program has ended by itself.
    pub fn wait_for_end(&mut self) -> Option<i32> {
        let begun = Instant::now();
        while begun.elapsed() < HANG {
            if let Some(status) = self.child.try_wait().expect("the program can be asked") {
                return status.code();
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("the program did not end within {HANG:?}");
    }

    /// Keeps what the program has left, and says how to run it again.
    fn report(&self) {
        let (kept, arguments) = (kept(), self.arguments.join(" "));
        eprintln!("the program was started as: holochess {arguments}");
        let saves = Shelf::at(self.home.join("saves")).files().unwrap_or_default();
        for file in saves {
            if let Ok((recorded, _)) = RecordedMatch::open(&file) {
                eprintln!("{} has the seed {}", file.display(), recorded.setup().seed.hex());
            }
        }
        for name in ["saves", "settings.toml", "learned.toml", "log.txt"] {
            let _ = keep(&self.home.join(name), &kept.join(name));
        }
        let _ = fs::create_dir_all(&kept);
        let _ = fs::write(kept.join("last.json"), self.state().unwrap_or_default().to_string());
        if let Ok(screen) = fs::read(&self.screen) {
            Picture::from_xwd(&screen).save(&kept.join("last.png"));
        }
        eprintln!("its matches, settings, log, last state and last picture are in {}", kept.display());
    }

    /// Its standard error so far.
    pub fn log(&self) -> String {
        fs::read_to_string(&self.log).unwrap_or_default()
    }
}

/// Where what a failed test leaves is kept, by the name of the test.
fn kept() -> PathBuf {
    let test = thread::current().name().unwrap_or("test").replace("::", "-");
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("failed").join(test)
}

/// Copies a file, or a folder with its files.
fn keep(from: &Path, to: &Path) -> std::io::Result<()> {
    if !from.is_dir() {
        fs::create_dir_all(to.parent().unwrap_or(to))?;
        return fs::copy(from, to).map(drop);
    }
    for entry in fs::read_dir(from)?.flatten() {
        keep(&entry.path(), &to.join(entry.file_name()))?;
    }
    Ok(())
}

impl Drop for Program {
    fn drop(&mut self) {
        if thread::panicking() {
            self.report();
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
        let log = self.log();
        assert!(thread::panicking() || !log.contains("Encountered an error"), "the engine complained:\n{log}");
    }
}
