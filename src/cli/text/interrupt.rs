//! Interrupting the program (^C) leaves the match as the end of input does: it is in its record, and the last line says where.

/// Makes an interrupt end the program with this line on standard error, since standard output belongs to the command. Every action
/// is on the disk before it is confirmed, so nothing has to be saved. If the system allows no handler, an interrupt ends the
/// program without a line.
pub(super) fn say_where(text: String) {
    // The second match of one process, as in tests, keeps the handler of the first.
    let _ = ctrlc::set_handler(move || {
        eprintln!("\n{text}");
        // As shells report a program that was ended by this signal.
        std::process::exit(130);
    });
}
