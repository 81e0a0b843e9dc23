//! What a player has set: one versioned TOML file, a section a subject.
//!
//! A line per setting in [`sections`] reads it, checks its range and writes it. Keys, sections and comments that this version
//! does not know stay as they are. A file that is no TOML is kept aside and named; one that cannot be read or is too large stays as
//! it is. A value out of range is named and the default takes its place. How strong the person is known to be, what was learned and
//! which puzzles were solved lie in files of their own ([`KeptFile`]).

pub mod controls;
mod exchange;
mod game_setups;
mod kept_file;
mod learned;
mod note;
mod number_file;
mod sections;
mod solved_puzzles;
mod stored_ratings;
mod versioned_toml;

use std::path::Path;

pub use game_setups::{GameSetup, GameSetups};
pub use kept_file::KeptFile;
pub use learned::{Learned, Subject};
pub use note::{SettingsNote, VERSION};
pub use sections::{
    Access, Animation, CaptionGround, Colours, Game, Graphics, Help, Online, QualitySetting, RelayChoice, Scenes,
    Sound, Speed, Typeface, Window,
};
pub use solved_puzzles::SolvedPuzzles;
pub use stored_ratings::{StoredRating, StoredRatings};
use toml_edit::{DocumentMut, Item, value};

use exchange::{Reader, Writer};
use holochess_locale::Language;
use holochess_platform::storage::{self, FileError, FileProblem};
pub use versioned_toml::is_kept_file;
use versioned_toml::{check_length, foreign_version, is_content_unknown};

/// The most that is read and written of a settings file, in bytes.
const LIMIT: u64 = 1 << 20;

/// Everything that a player can set, and what the file says besides.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// `[window]`
    pub window: Window,
    /// `[graphics]`
    pub graphics: Graphics,
    /// `[sound]`
    pub sound: Sound,
    /// `[animation]`
    pub animation: Animation,
    /// `[help]`
    pub help: Help,
    /// `[controls]` and `[bindings]`
    pub controls: controls::Controls,
    /// `[access]`
    pub access: Access,
    /// `[game]`
    pub game: Game,
    /// The last set-up of each game, in a section of its own: `[groi]`, `[chinese]`…
    pub setups: GameSetups,
    /// `[online]`
    pub online: Online,
    /// `[language]`: the language chosen; the system's if none was.
    pub language: Option<Language>,
    /// The file as it was read, with all that we do not know, and with our own values as they were saved last.
    document: DocumentMut,
    /// The file is of a later version: it stays as it is.
    is_newer: bool,
}

impl Settings {
    /// Reads the settings, and says what was wrong with them. Where there is no file, these are the defaults.
    pub fn load(path: &Path) -> (Self, Vec<SettingsNote>) {
        match Self::look(path) {
            Ok(read) => read,
            Err(None) => (Self::default(), Vec::new()),
            Err(Some(note)) => Self::unreadable(path, note),
        }
    }

    /// Reads the settings without touching the file or saying what is wrong with it.
    pub fn peek(path: &Path) -> Self {
        Self::look(path).map(|(settings, _)| settings).unwrap_or_default()
    }

    /// Says what is wrong with a settings file, without touching it.
    pub fn inspect(path: &Path) -> Vec<SettingsNote> {
        Self::look(path).map_or_else(|note| note.into_iter().collect(), |(_, notes)| notes)
    }

    /// The name of the first player, as [`Settings::peek`] reads it, and why it is not the one in the file, if it is not.
    pub fn peek_name(path: &Path) -> (String, Option<SettingsNote>) {
        let is_about_name =
            |note: &SettingsNote| matches!(note, SettingsNote::Value { key, .. } if key == sections::FIRST_NAME);
        match Self::look(path) {
            Ok((settings, notes)) => (settings.game.names[0].trim().to_owned(), notes.into_iter().find(is_about_name)),
            Err(note) => (String::new(), note),
        }
    }

    /// What is in a file. Where nothing can be read: why, or nothing if there is no file.
    fn look(path: &Path) -> Result<(Self, Vec<SettingsNote>), Option<SettingsNote>> {
        let text = storage::read_text(path, LIMIT).map_err(|error| match error.problem {
            FileProblem::Missing => None,
            _ => Some(SettingsNote::File(error)),
        })?;
        text.parse().map(Self::of_document).map_err(|error: toml_edit::TomlError| {
            let line = error.span().map_or(1, |span| text.as_bytes()[..span.start].split(|&b| b == b'\n').count());
            Some(SettingsNote::Syntax { path: path.to_owned(), line, why: error.message().to_owned() })
        })
    }

    /// Reads settings from text, as from a file.
    ///
    /// # Errors
    /// If it is not TOML.
    pub fn read(text: &str) -> Result<(Self, Vec<SettingsNote>), toml_edit::TomlError> {
        text.parse().map(Self::of_document)
    }

    fn of_document(document: DocumentMut) -> (Self, Vec<SettingsNote>) {
        let mut notes = Vec::new();
        let foreign = foreign_version(&document, VERSION);
        let is_newer = foreign.is_some();
        notes.extend(foreign.map(|found| SettingsNote::Version { found }));
        let mut settings = Self { is_newer, ..Self::default() };
        settings.setups.read_earlier(&document);
        settings.exchange(&mut Reader::new(&document, &mut notes));
        settings.document = document;
        (settings, notes)
    }

    /// The defaults. The file is moved aside if its content is no TOML; it stays where its content is unknown.
    fn unreadable(path: &Path, why: SettingsNote) -> (Self, Vec<SettingsNote>) {
        let kept = match &why {
            SettingsNote::File(error) if is_content_unknown(&error.problem) => SettingsNote::Stays(path.to_owned()),
            _ => storage::keep_aside(path).map_or_else(SettingsNote::NotKeptAside, SettingsNote::KeptAside),
        };
        (Self::default(), vec![why, kept])
    }

    /// Whether everything is set as in other settings, whatever else their files say.
    pub fn is_set_like(&self, other: &Self) -> bool {
        let Self {
            window,
            graphics,
            sound,
            animation,
            help,
            access,
            controls,
            game,
            setups,
            online,
            language,
            document: _,
            is_newer: _,
        } = self;
        (window, graphics, sound, animation, help)
            == (&other.window, &other.graphics, &other.sound, &other.animation, &other.help)
            && (access, controls, game, setups, online, language)
                == (&other.access, &other.controls, &other.game, &other.setups, &other.online, &other.language)
    }

    /// The text of the file with these settings: what was read, with the values of now.
    pub fn text(&self) -> String {
        self.in_document().to_string()
    }

    /// What was read, with every value as it is now.
    fn in_document(&self) -> DocumentMut {
        let mut document = self.document.clone();
        if document.get("version").and_then(Item::as_integer).is_none() {
            document.insert("version", value(VERSION));
        }
        self.clone().exchange(&mut Writer::new(&mut document));
        document
    }

    /// What belongs into a file that says this by now: its own values, and those of ours that are not as they were read or saved last.
    /// Nothing if the file is of a later version.
    fn merged_into(&self, found: DocumentMut) -> Option<String> {
        let (theirs, _) = Self::of_document(found);
        let (read, _) = Self::of_document(self.document.clone());
        let mut merged = theirs.in_document();
        exchange::apply_changes(&read.in_document(), &self.in_document(), &mut merged);
        (!theirs.is_newer).then(|| merged.to_string())
    }

    /// Writes the settings; the file is the old one or the new one, never half. What another program has set since they were read or
    /// saved last stays, unless the same was set here since. A file of a later version stays as it is.
    ///
    /// # Errors
    /// If it cannot be written, if an unreadable file lies there that could not be kept aside or whose content is unknown, or if the
    /// text is longer than what is read of settings.
    pub fn save(&mut self, path: &Path) -> Result<(), FileError> {
        if self.is_newer {
            return Ok(());
        }
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            storage::make_folder(folder)?;
        }
        storage::while_locked(path, || {
            let text = match storage::read_text(path, LIMIT).map(|found| found.parse::<DocumentMut>()) {
                Ok(Ok(found)) => self.merged_into(found),
                Err(error) if error.problem == FileProblem::Missing => Some(self.text()),
                Err(error) if is_content_unknown(&error.problem) => return Err(error),
                // It was spoilt since it was read, or could not be kept aside then.
                Ok(Err(_)) | Err(_) => {
                    storage::keep_aside(path)?;
                    Some(self.text())
                }
            };
            let Some(text) = text else { return Ok(()) };
            check_length(path, &text, LIMIT)?;
            storage::replace(path, text, false)
        })?;
        // Not what was written: that contains what another program has set, which is no change of ours.
        self.document = self.in_document();
        Ok(())
    }

    /// Compares with these from now on, which are the same settings at the moment when they were saved.
    pub fn saved_as(&mut self, saved: &Self) {
        self.document.clone_from(&saved.document);
    }
}
