//! An interrupt (^C) leaves the match as the end of input does: the last line names its file, and says what is not in it.

use std::sync::{Mutex, Once, PoisonError};

use holochess_platform as platform;

/// What the last line says. Every decision changes it, so that it is true whenever the interrupt comes.
static LAST_LINE: Mutex<String> = Mutex::new(String::new());

/// Makes an interrupt end the program with this line on standard error, since standard output belongs to the command. If the system
/// allows no handler, an interrupt ends the program without a line.
pub(super) fn say(text: String) {
    static HANDLER: Once = Once::new();
    *LAST_LINE.lock().unwrap_or_else(PoisonError::into_inner) = text;
    HANDLER.call_once(|| {
        platform::on_interrupt(|| {
            eprintln!("\n{}", LAST_LINE.lock().unwrap_or_else(PoisonError::into_inner));
            // The status that shells report for a program that was ended by this signal.
            std::process::exit(130);
        });
    });
}
