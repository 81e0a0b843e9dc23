//! A small versioned TOML file that the program keeps: what it does not know of it stays, and one that it cannot read is not lost.
//! Content that was read and is no TOML is moved aside. A file whose content is unknown stays where it is.

use std::path::Path;

use toml_edit::DocumentMut;

use super::exchange::set;
use holochess_locale::{self as locale, Words, excerpt, harmless};
use holochess_platform::storage::{self, FileError, FileProblem, make_folder};

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

/// The most that is read and written of one, in bytes.
const LIMIT: u64 = 1 << 22;

/// Whether a file that could not be read is there with content that nothing is known of: access was refused, or it is too large. Such
/// a file is neither moved nor replaced.
pub(super) const fn is_content_unknown(problem: &FileProblem) -> bool {
    !matches!(problem, FileProblem::Missing | FileProblem::NotText { .. })
}

/// Refuses a text that is longer than what is read of its file: once written, the next start could not read it.
///
/// # Errors
/// [`FileProblem::TooLarge`] if it is.
pub(super) fn check_length(path: &Path, text: &str, limit: u64) -> Result<(), FileError> {
    let size = text.len() as u64;
    if size > limit {
        return Err(FileError { path: path.to_owned(), problem: FileProblem::TooLarge { size, limit } });
    }
    Ok(())
}

/// The file.
#[derive(Clone, Debug, Default)]
pub(super) struct VersionedToml {
    /// The file as it was read, with keys that this program does not know.
    pub document: DocumentMut,
    /// The file could not be read, or is of a later version: it stays as it is.
    blocked: bool,
}

impl VersionedToml {
    /// Reads the file, and says what was wrong with it; a missing one is empty. One that is no TOML is kept aside under another name.
    /// Where that fails, or its content is unknown, it stays as it is, and nothing is written.
    pub fn load(path: &Path) -> (Self, Vec<Words>) {
        Self::read(path).unwrap_or_else(|error| {
            let stays = Words::new("kept-stays").with("file", harmless(&path.display().to_string()));
            (Self { blocked: true, ..Self::default() }, vec![locale::file_error(&error), stays])
        })
    }

    /// As [`VersionedToml::load`].
    ///
    /// # Errors
    /// If the content of the file is unknown; it stays as it is.
    fn read(path: &Path) -> Result<(Self, Vec<Words>), FileError> {
        let text = match storage::read_text(path, LIMIT) {
            Ok(text) => text,
            Err(error) if error.problem == FileProblem::Missing => return Ok((Self::default(), Vec::new())),
            Err(error) if is_content_unknown(&error.problem) => return Err(error),
            Err(error) => return Ok(Self::move_aside(path, locale::file_error(&error))),
        };
        let file = || harmless(&path.display().to_string());
        let Ok(document) = text.parse::<DocumentMut>() else {
            return Ok(Self::move_aside(path, Words::new("kept-unreadable").with("file", file())));
        };
        Ok(match foreign_version(&document, VERSION) {
            None => (Self { document, blocked: false }, Vec::new()),
            Some(found) => {
                let words = Words::new("kept-version").with("file", file());
                (Self { document, blocked: true }, vec![words.with("found", found).with("known", VERSION)])
            }
        })
    }

    /// What can be read of the file; it is not touched.
    pub fn peek(path: &Path) -> Self {
        let document = storage::read_text(path, LIMIT).ok().and_then(|text| text.parse().ok());
        // What was only looked at is not written.
        Self { document: document.unwrap_or_default(), blocked: true }
    }

    /// Moves a file aside whose content is no TOML. Nothing is known then.
    fn move_aside(path: &Path, why: Words) -> (Self, Vec<Words>) {
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
    /// If it cannot be written, its content is unknown, or the new text is longer than what is read of such a file. It is as it was
    /// then.
    pub fn update(path: &Path, change: impl FnOnce(&mut Self)) -> Result<(Self, Vec<Words>), FileError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            make_folder(folder)?;
        }
        storage::while_locked(path, || {
            let (mut file, flaws) = Self::read(path)?;
            let before = file.document.to_string();
            change(&mut file);
            if !file.blocked && file.document.to_string() != before {
                set(file.document.as_table_mut(), "version", VERSION.into());
                let text = file.document.to_string();
                check_length(path, &text, LIMIT)?;
                storage::replace(path, text, false)?;
            }
            Ok((file, flaws))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_content_that_was_read_is_moved_aside() {
        let unknown = [
            FileProblem::Denied,
            FileProblem::ReadOnly,
            FileProblem::NotAFile,
            FileProblem::NotAFolder,
            FileProblem::TooLarge { size: LIMIT + 1, limit: LIMIT },
            FileProblem::Busy,
            FileProblem::BadName,
            FileProblem::LinkLoop,
            FileProblem::Other("5".to_owned()),
        ];
        assert!(unknown.iter().all(is_content_unknown));
        assert!(!is_content_unknown(&FileProblem::Missing) && !is_content_unknown(&FileProblem::NotText { line: 1 }));
    }

    #[test]
    fn a_text_of_exactly_the_limit_is_written() {
        let path = Path::new("learned.toml");
        assert_eq!(check_length(path, "1234", 4), Ok(()));
        let problem = FileProblem::TooLarge { size: 5, limit: 4 };
        assert_eq!(check_length(path, "12345", 4), Err(FileError { path: path.to_owned(), problem }));
    }
}
