//! How far something is that takes its time: on a terminal in one line that is written over, elsewhere not at all.

use std::io::{IsTerminal as _, Write as _};

use holochess_locale::Locale;

/// Prints how many parts are done.
pub fn print_count(what: &str, done: usize, of: usize) {
    let mut stderr = std::io::stderr();
    if stderr.is_terminal() {
        let end = if done >= of { "\n" } else { "" };
        // Progress that cannot be written is left out.
        let _ = write!(stderr, "\r{what} {done} / {of}{end}").and_then(|()| stderr.flush());
    }
}

/// Says how far the work is, on one line that is written over; nothing where standard error is no terminal.
pub fn bar(locale: &Locale, id: &'static str) -> impl Fn(usize, usize) + Sync {
    let watched = std::io::stderr().is_terminal();
    let pattern = locale.format(id, &[("done", "\u{1}".into()), ("all", "\u{2}".into())]);
    move |done, all| {
        if watched {
            let hundredth = (100 * done).checked_div(all).unwrap_or(0);
            let bar = "#".repeat(hundredth / 5);
            let text = pattern.replace('\u{1}', &done.to_string()).replace('\u{2}', &all.to_string());
            // Progress that cannot be written is left out.
            let _ = write!(std::io::stderr(), "\r[{bar:<20}] {text}");
        }
    }
}

/// Ends the line of [`bar`].
pub fn end_line() {
    if std::io::stderr().is_terminal() {
        eprintln!();
    }
}
