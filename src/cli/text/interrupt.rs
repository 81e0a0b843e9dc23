//! An interrupt (^C) leaves the match as the end of input does: everything is in its record, and the last line names its file.

use crate::platform;

/// Makes an interrupt end the program with this line on standard error, since standard output belongs to the command. Every action
/// is on the disk before it is confirmed, so nothing has to be saved. If the system allows no handler, an interrupt ends the
/// program without a line.
pub(super) fn say_where(text: String) {
    // In a process with several matches, as in tests, the first handler stays.
    platform::on_interrupt(move || {
        eprintln!("\n{text}");
        // The status that shells report for a program that was ended by this signal.
        std::process::exit(130);
    });
}
