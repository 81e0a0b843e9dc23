//! How the board is shown, and remembering it.

use holochess_platform::storage::{FileError, Home};
use holochess_settings::{Settings, SettingsNote};

/// How the board is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Drawn.
    Drawn,
    /// In words, line by line, for screen readers.
    Words,
}

/// Saves in the settings whether the board is told in words. Settings that cannot be read are kept aside first, and the notes say
/// so.
pub(super) fn remember_look(is_in_words: bool) -> (Vec<SettingsNote>, Result<(), FileError>) {
    let file = Home::of_environment().settings_file();
    let (mut settings, notes) = Settings::load(&file);
    settings.help.board_in_words = is_in_words;
    (notes, settings.save(&file))
}
