//! `Holochess.exe`: opens the window of the game without a console beside it. The game itself, `program\holochess.exe`, is a program
//! for the console, so that its commands can be used there; started from the desktop it would bring a black window of its own.
//!
//! What the game says when it cannot run (no driver, no assets) has no console to appear on: it is shown as a text.

#![windows_subsystem = "windows"]

use std::{
    env, fs,
    os::windows::process::CommandExt as _,
    path::Path,
    process::{Command, ExitCode, Stdio},
};

/// Windows' flag for a process without a console window (`CREATE_NO_WINDOW`).
const WITHOUT_CONSOLE: u32 = 0x0800_0000;

fn main() -> ExitCode {
    match open() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            show_message(&why);
            ExitCode::FAILURE
        }
    }
}

/// Runs the game until it is closed.
///
/// # Errors
/// What it wrote to standard error, if it ended with an error or could not be started.
fn open() -> Result<(), String> {
    let own = env::current_exe().map_err(|error| error.to_string())?;
    let game = own.parent().unwrap_or(Path::new(".")).join("program").join("holochess.exe");
    let ended = Command::new(&game)
        .args(env::args_os().skip(1))
        .creation_flags(WITHOUT_CONSOLE)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .output()
        .map_err(|error| format!("{}: {error}\r\nUnpack the whole folder, and keep it together.", game.display()))?;
    if ended.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&ended.stderr).replace('\n', "\r\n")) }
}

/// Shows a message in the editor that every Windows has.
fn show_message(message: &str) {
    let file = env::temp_dir().join("holochess-message.txt");
    if fs::write(&file, message).is_ok() {
        // Without the editor there is nothing left to say it with.
        let _ = Command::new("notepad.exe").arg(file).spawn();
    }
}
