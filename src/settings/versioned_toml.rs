//! A small versioned TOML file that the program keeps: what it does not know of it stays, and one that it cannot read is not lost.

use std::path::Path;

use toml_edit::{DocumentMut, value};

use crate::{
    locale::{self, Words, excerpt, harmless},
    storage::{self, FileError, FileProblem, make_folder},
};

/// The version of the files that this program writes.
const VERSION: i64 = 1;
/// What a file has for its version if it is not one that this program writes: a later number, or no whole number at all.
pub(super) fn foreign_version(document: &DocumentMut, known: i64) -> Option<String> {
    let item = document.get("version")?;
    if item.as_integer().is_some_and(|version| version <= known) {
        return None;
    }
    Some(item.as_value().map_or_else(|| item.type_name().to_owned(), |value| excerpt(value.to_string().trim())))
}

/// Whether a text is that of a small file of a version that this program writes.
pub fn is_kept_file(text: &str) -> bool {
    let document = text.parse::<DocumentMut>();
    text.len() as u64 <= LIMIT && document.is_ok_and(|document| foreign_version(&document, VERSION).is_none())
}

/// The most that is read of one, in bytes.
const LIMIT: u64 = 1 << 18;

/// The file.
#[derive(Clone, Debug, Default)]
pub(super) struct VersionedToml {
    /// The file as it was read, with keys that this program does not know.
    pub document: DocumentMut,
    /// A file that could not be read, or is of a later version, lies where we would write: it stays as it is.
    blocked: bool,
}

impl VersionedToml {
    /// Reads the file, and says what was wrong with it; a missing one is empty. One that cannot be read is kept aside under another
    /// name, or stays as it is, and nothing is written then.
    pub fn load(path: &Path) -> (Self, Vec<Words>) {
        let text = match storage::read_text(path, LIMIT) {
            Ok(text) => text,
            Err(error) if error.problem == FileProblem::Missing => return (Self::default(), Vec::new()),
            Err(error) => return Self::unreadable(path, locale::file_error(&error)),
        };
        let file = || harmless(&path.display().to_string());
        let Ok(document) = text.parse::<DocumentMut>() else {
            return Self::unreadable(path, Words::new("kept-unreadable").with("file", file()));
        };
        match foreign_version(&document, VERSION) {
            None => (Self { document, blocked: false }, Vec::new()),
            Some(found) => {
                let words = Words::new("kept-version").with("file", file());
                (Self { document, blocked: true }, vec![words.with("found", found).with("known", VERSION)])
            }
        }
    }

    /// What can be read of the file; it is not touched.
    pub fn peek(path: &Path) -> Self {
        let document = storage::read_text(path, LIMIT).ok().and_then(|text| text.parse().ok());
        // What was only looked at is not written.
        Self { document: document.unwrap_or_default(), blocked: true }
    }

    /// Nothing is known, and the file that could not be read is out of the way.
    fn unreadable(path: &Path, why: Words) -> (Self, Vec<Words>) {
        match storage::keep_aside(path) {
            Ok(aside) => {
                let kept = Words::new("settings-kept-aside").with("file", harmless(&aside.display().to_string()));
                (Self::default(), vec![why, kept])
            }
            Err(error) => {
                let stays = Words::new("kept-not-moved").with("file", harmless(&error.path.display().to_string()));
                (Self { blocked: true, ..Self::default() }, vec![why, stays])
            }
        }
    }

    /// Whether [`VersionedToml::update`] writes.
    pub const fn is_written(&self) -> bool {
        !self.blocked
    }

    /// Changes the file as it is at this moment, and not as it once was read: another program may have changed other lines of it
    /// since. It is the old one or the new one, never half. One that is not ours to change stays as it is.
    ///
    /// Returns what the file says now, with the change in any case, and what was wrong with it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn update(path: &Path, change: impl FnOnce(&mut Self)) -> Result<(Self, Vec<Words>), FileError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_folder(folder)?;
        }
        storage::while_locked(path, || {
            let (mut file, flaws) = Self::load(path);
            let before = file.document.to_string();
            change(&mut file);
            if !file.blocked && file.document.to_string() != before {
                file.document.insert("version", value(VERSION));
                storage::replace(path, file.document.to_string(), false)?;
            }
            Ok((file, flaws))
        })
    }
}
