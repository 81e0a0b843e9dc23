//! Records that come from elsewhere, and those that are handed out.

use std::path::{Path, PathBuf};

use super::{ENDING, Shelf};
use crate::{
    Date, DayError, MatchSetup, RecordError, RecordedMatch, TextLineError,
    bounds::MOST_BYTES,
    from_text_line, is_text_line,
    read::{ParsedRecord, content, read},
    salvage::sound_beginning,
    to_text_line,
};
use holochess_locale::{self as locale, Locale};
use holochess_platform::fs;
use holochess_platform::storage::{self, FileError, FileProblem};

/// What has become of a record that came from elsewhere.
#[derive(Debug)]
pub enum Import {
    /// It is on the shelf now, in this file.
    New(PathBuf),
    /// It was there already, in this file.
    Known(PathBuf),
    /// It is damaged: so many decisions of its beginning are on the shelf now, in this file; and what is wrong with the rest.
    Beginning(PathBuf, usize, RecordError),
}

/// Why a record was not taken in. Nothing on the shelf has changed.
#[derive(Debug)]
pub enum ImportError {
    /// The record cannot be read, or is damaged.
    Record(RecordError),
    /// The text is no match in one line.
    Line(TextLineError),
    /// The text is no result of a match of the day.
    Day(DayError),
    /// The opponent in a result of a match of the day does not decide as its level does.
    Opponent(Date),
    /// The file cannot be read, or nothing can be written to the shelf.
    File(FileError),
}

impl ImportError {
    /// The reason for people.
    pub fn say(&self, locale: &Locale) -> String {
        match self {
            Self::Record(error) => error.say(locale),
            Self::Line(error) => locale.say(&error.words()),
            Self::Day(error) => locale.say(&error.words()),
            Self::Opponent(date) => locale.format("matches-day-opponent", &[("date", date.to_string().into())]),
            Self::File(error) => locale.say(&locale::file_error(error)),
        }
    }
}

impl From<FileError> for ImportError {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

impl Shelf {
    /// Takes in the record in a file; the file itself is only read.
    ///
    /// Of a damaged record the sound beginning is taken in, if there is one.
    ///
    /// # Errors
    /// If it is no file, too large, no record, of another version or damaged from the start, or the shelf cannot be written to.
    pub fn import_file(&self, path: &Path) -> Result<Import, ImportError> {
        let bytes = content(path)?;
        match String::from_utf8(bytes) {
            Ok(text) if is_text_line(&text) => {
                self.take_in(path, from_text_line(&text).map_err(ImportError::Line)?.into_bytes())
            }
            Ok(text) => self.take_in(path, text.into_bytes()),
            Err(error) => self.take_in(path, error.into_bytes()),
        }
    }

    /// Takes in a record that was pasted: the text of its file, or the match in one line.
    ///
    /// # Errors
    /// As [`Shelf::import_file`].
    pub fn import_text(&self, text: &str) -> Result<Import, ImportError> {
        let nowhere = Path::new("");
        if is_text_line(text) {
            let record = from_text_line(text).map_err(ImportError::Line)?;
            return self.take_in(nowhere, record.into_bytes());
        }
        if text.len() as u64 > MOST_BYTES {
            return Err(ImportError::Line(TextLineError::TooLong));
        }
        if !text.trim_start().starts_with('{') {
            return Err(ImportError::Line(TextLineError::NotALine));
        }
        // What is pasted may have blanks around it.
        let text = format!("{}\n", text.trim());
        self.take_in(nowhere, text.into_bytes())
    }

    /// Takes in the match of the day from its result, played by the player of this name here. Every action and every die
    /// is verified, and that the opponent decides as its level does.
    ///
    /// # Errors
    /// If it is none, or does not hold, or the shelf cannot be written to.
    pub fn import_day(&self, line: &str, name: &str) -> Result<Import, ImportError> {
        let (date, recorded) = Date::replay_for(line, name).map_err(ImportError::Day)?;
        if date.foreign_decision(&recorded).is_some() {
            return Err(ImportError::Opponent(date));
        }
        self.put(&recorded)
    }

    /// Puts the text of a record on the shelf, in a file of its own; of a damaged one its sound beginning.
    fn take_in(&self, from: &Path, bytes: Vec<u8>) -> Result<Import, ImportError> {
        let (recorded, damage) = checked(from, bytes)?;
        match (self.put(&recorded)?, damage) {
            (Import::New(file), Some(why)) => Ok(Import::Beginning(file, recorded.decisions().len(), why)),
            (put, _) => Ok(put),
        }
    }

    /// Puts a match on the shelf, in a file of its own, unless it is there.
    ///
    /// # Errors
    /// If the shelf cannot be read or written to.
    pub fn put(&self, recorded: &RecordedMatch) -> Result<Import, ImportError> {
        storage::make_folder(self.folder())?;
        let text = recorded.text();
        if let Some(file) = self.same(recorded.setup(), &text)? {
            return Ok(Import::Known(file));
        }
        let file = self.claim(recorded.setup())?;
        if let Err(error) = storage::replace_known(&file, &text, None) {
            storage::give_back(&file);
            return Err(ImportError::File(FileError { path: self.folder().to_owned(), ..error }));
        }
        Ok(Import::New(file))
    }

    /// The file on the shelf that has this very record in it.
    fn same(&self, setup: &MatchSetup, text: &str) -> Result<Option<PathBuf>, FileError> {
        let hash = &setup.seed.sha256_hex()[..8];
        let alike = self.files()?.into_iter().filter(|path| {
            // By its name, or by its length where it has another one.
            path.file_name().is_some_and(|name| name.to_string_lossy().contains(hash))
                || fs::metadata(path).is_ok_and(|file| file.len() == text.len() as u64)
        });
        let mut same = alike.filter(|path| content(path).is_ok_and(|bytes| bytes == text.as_bytes()));
        Ok(same.next())
    }

    /// The match of a file as one line of text.
    ///
    /// # Errors
    /// If it cannot be read, or is damaged.
    pub fn line_of(&self, file: &Path) -> Result<String, RecordError> {
        whole(file).map(|recorded| to_text_line(&recorded.text()))
    }

    /// Writes a copy of a match into a folder, under its title or else its own name, and never over another file. Says which file
    /// it is.
    ///
    /// # Errors
    /// If the match cannot be read or is damaged, or the folder cannot be written to.
    pub fn export(&self, file: &Path, title: Option<&str>, folder: &Path) -> Result<PathBuf, RecordError> {
        let recorded = whole(file)?;
        let refused = |error: FileError| RecordError::of_file(folder, error);
        let own = file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let name = title.map(file_name).filter(|name| !name.is_empty()).unwrap_or(own);
        storage::write_new(folder, &name, ENDING, &recorded.text()).map_err(refused)
    }
}

/// The match of a record that comes from elsewhere, or of one line of text. Nothing is written. Of a damaged record it is the sound
/// beginning, and what is wrong with the rest comes with it.
///
/// # Errors
/// As [`Shelf::import_file`].
pub fn check_record(name: &Path, text: &str) -> Result<(RecordedMatch, Option<RecordError>), ImportError> {
    if is_text_line(text) {
        return checked(name, from_text_line(text).map_err(ImportError::Line)?.into_bytes());
    }
    if text.len() as u64 > MOST_BYTES {
        let problem = FileProblem::TooLarge { size: text.len() as u64, limit: MOST_BYTES };
        return Err(FileError { path: name.to_owned(), problem }.into());
    }
    checked(name, text.as_bytes().to_vec())
}

fn checked(from: &Path, bytes: Vec<u8>) -> Result<(RecordedMatch, Option<RecordError>), ImportError> {
    let (recorded, why) = match read(from, Ok(bytes.clone())) {
        Ok(ParsedRecord { recorded, cut: None, .. }) => return Ok((recorded, None)),
        Ok(ParsedRecord { recorded, cut: Some(line), .. }) => {
            let why = RecordError::cut_off(from, line, &recorded);
            (Some(recorded), why)
        }
        Err(why) if why.is_about_access() || why.is_foreign() => return Err(ImportError::Record(why)),
        Err(why) => (sound_beginning(from, &bytes, &why), why),
    };
    match recorded.filter(|recorded| !recorded.decisions().is_empty()) {
        Some(recorded) => Ok((recorded, Some(why))),
        None => Err(ImportError::Record(why)),
    }
}

/// The match of a file, if it is whole.
fn whole(file: &Path) -> Result<RecordedMatch, RecordError> {
    match RecordedMatch::open(file)? {
        (recorded, None) => Ok(recorded),
        (recorded, Some(line)) => Err(RecordError::cut_off(file, line, &recorded)),
    }
}

/// A title as the name of a file: letters, digits and blanks; every other sign is a hyphen.
fn file_name(title: &str) -> String {
    let sign = |sign: char| if sign.is_alphanumeric() || sign == ' ' { sign } else { '-' };
    let name: String = title.chars().map(sign).collect();
    name.trim_matches([' ', '-']).to_owned()
}
