//! `--out FILE` and its like: a file that a command writes when its work is done. Whether it can be written is found out before the work, and
//! it is the whole new file or what it was before.

use std::path::{Path, PathBuf};

use super::Failure;
use holochess_locale::{Words, harmless};
use holochess_platform::storage::{self, FileError, FileProblem};

/// The most bytes of a first line that are read.
const LONGEST_FIRST_LINE: u64 = 64 << 10;

/// A place for a file that is still to be written.
#[derive(Debug)]
pub struct OutFile {
    path: PathBuf,
    /// The option that names it, for errors.
    option: &'static str,
}

/// The option of almost every command that writes a file.
const OUT: &str = "--out";

impl OutFile {
    /// Looks whether a file can be written here.
    ///
    /// # Errors
    /// If it names no file, something else than a file is there, it may not be written to, or its folder takes no file of this
    /// name.
    pub fn prepare(path: &Path) -> Result<Self, Failure> {
        Self::prepare_for(OUT, path)
    }

    /// [`OutFile::prepare`] for a file that another option names.
    fn prepare_for(option: &'static str, path: &Path) -> Result<Self, Failure> {
        let refused = |problem| failure(option, &FileError { path: path.to_owned(), problem });
        if path.file_name().is_none() {
            return Err(refused(FileProblem::NotAFile));
        }
        match path.metadata() {
            // Writing would replace a device by a file.
            Ok(metadata) if !metadata.is_file() => return Err(refused(FileProblem::NotAFile)),
            Ok(metadata) if metadata.permissions().readonly() => return Err(refused(FileProblem::Denied)),
            _ => {}
        }
        storage::can_be_written(path).map_err(|error| failure(option, &error))?;
        Ok(Self { path: path.to_owned(), option })
    }

    /// The same for a file that `option` names and that must not be there yet.
    ///
    /// # Errors
    /// As [`OutFile::prepare`], and if anything has this name.
    pub fn prepare_new(option: &'static str, path: &Path) -> Result<Self, Failure> {
        Self::prepare_new_for(option, path, Words::new("out-exists"))
    }

    /// [`OutFile::prepare_new`] with other words for a name that is taken; they name the `file`.
    ///
    /// # Errors
    /// As [`OutFile::prepare_new`].
    pub fn prepare_absent(path: &Path, taken: Words) -> Result<Self, Failure> {
        Self::prepare_new_for(OUT, path, taken)
    }

    fn prepare_new_for(option: &'static str, path: &Path, taken: Words) -> Result<Self, Failure> {
        if path.symlink_metadata().is_ok() {
            // What a stopped program has left beside it.
            storage::remove_temporaries(path);
            return Err(refused(path, taken));
        }
        Self::prepare_for(option, path)
    }

    /// The same for a file that is written over its own kind only: `is_own` decides by the first line of what is there. An empty file
    /// is written over, too. The words name the `file` that is something else.
    ///
    /// # Errors
    /// As [`OutFile::prepare`], and if something else is there or it cannot be read.
    pub fn prepare_over(path: &Path, other: Words, is_own: impl Fn(&[u8]) -> bool) -> Result<Self, Failure> {
        let file = Self::prepare(path)?;
        match first_line(path) {
            Ok(Some(line)) if !is_own(&line) => Err(refused(path, other)),
            Ok(_) | Err(FileError { problem: FileProblem::Missing, .. }) => Ok(file),
            Err(error) => Err(failure(OUT, &error)),
        }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes it whole, or not at all.
    ///
    /// # Errors
    /// If there is no room, or the system refuses.
    pub fn write(&self, content: impl AsRef<[u8]>) -> Result<(), Failure> {
        storage::replace(&self.path, content, false).map_err(|error| failure(self.option, &error))
    }
}

/// The first line of a file, or its beginning where that line is too long; `None` if the file is empty.
///
/// # Errors
/// If it is not there, not a file, or cannot be read.
pub fn first_line(path: &Path) -> Result<Option<Vec<u8>>, FileError> {
    let bytes = storage::read_beginning(path, LONGEST_FIRST_LINE)?;
    let end = bytes.iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len());
    Ok((!bytes.is_empty()).then(|| bytes[..end].to_vec()))
}

/// The words, with the name of the file.
fn refused(path: &Path, words: Words) -> Failure {
    Failure::wrong(words.with("file", harmless(&path.display().to_string())))
}

fn failure(option: &'static str, error: &FileError) -> Failure {
    Failure::from(error).within(Words::new("error-place").with("place", option))
}
