//! How far something is that takes its time: on a terminal in one line that is written over, elsewhere not at all.

use std::io::{IsTerminal as _, Write as _};

/// Shows how many parts are done.
pub fn tell(what: &str, done: usize, of: usize) {
    let mut stderr = std::io::stderr();
    if stderr.is_terminal() {
        let end = if done >= of { "\n" } else { "" };
        // Progress that cannot be written is left out.
        let _ = write!(stderr, "\r{what} {done} / {of}{end}").and_then(|()| stderr.flush());
    }
}
