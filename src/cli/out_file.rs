//! `--out FILE`: a file that a command writes when its work is done. Whether it can be written is found out before the work, and
//! it is the whole new file or what it was before.

use std::path::{Path, PathBuf};

use super::Failure;
use crate::{
    locale::{Words, harmless},
    storage::{self, FileError, FileProblem},
};

/// A place for a file that is still to be written.
#[derive(Debug)]
pub(super) struct OutFile {
    path: PathBuf,
}

impl OutFile {
    /// Looks whether a file can be written here.
    ///
    /// # Errors
    /// If it names no file, something else than a file is there, it may not be written to, or its folder takes no file of this
    /// name.
    pub(super) fn prepare(path: &Path) -> Result<Self, Failure> {
        let refused = |problem| failure(&FileError { path: path.to_owned(), problem });
        if path.file_name().is_none() {
            return Err(refused(FileProblem::NotAFile));
        }
        match path.metadata() {
            // Writing would replace a device by a file.
            Ok(metadata) if !metadata.is_file() => return Err(refused(FileProblem::NotAFile)),
            Ok(metadata) if metadata.permissions().readonly() => return Err(refused(FileProblem::Denied)),
            _ => {}
        }
        storage::can_be_written(path).map_err(|error| failure(&error))?;
        Ok(Self { path: path.to_owned() })
    }

    /// The same for a file that must not be there yet.
    ///
    /// # Errors
    /// As [`OutFile::prepare`], and if anything has this name.
    pub(super) fn prepare_new(path: &Path) -> Result<Self, Failure> {
        if path.symlink_metadata().is_ok() {
            // What a stopped program has left beside it.
            storage::remove_temporaries(path);
            return Err(Failure::wrong(Words::new("out-exists").with("file", harmless(&path.display().to_string()))));
        }
        Self::prepare(path)
    }

    /// Where it lies.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Writes it whole, or not at all.
    ///
    /// # Errors
    /// If there is no room, or the system refuses.
    pub(super) fn write(&self, content: impl AsRef<[u8]>) -> Result<(), Failure> {
        storage::replace(&self.path, content, false).map_err(|error| failure(&error))
    }
}

fn failure(error: &FileError) -> Failure {
    Failure::from(error).within(Words::new("error-place").with("place", "--out"))
}
