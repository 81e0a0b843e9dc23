//! Reading files, no more than such a file can have.

use std::{
    io::{Read as _, Seek as _, SeekFrom},
    path::{Path, PathBuf},
};

use super::{FileError, FileProblem};
use crate::fs;

/// The paths of everything in a folder, in no order. A folder that is missing has nothing.
///
/// # Errors
/// If it is no folder, or cannot be read.
pub fn paths_in(folder: &Path) -> Result<Vec<PathBuf>, FileError> {
    let refused = |error: &std::io::Error| match error.kind() {
        std::io::ErrorKind::NotADirectory => FileError { path: folder.to_owned(), problem: FileProblem::NotAFolder },
        _ => FileError::new(folder, error),
    };
    match fs::read_dir(folder) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        entries => {
            let entries = entries.map_err(|error| refused(&error))?;
            entries.map(|entry| entry.map(|entry| entry.path()).map_err(|error| refused(&error))).collect()
        }
    }
}

/// The content of a file of at most `limit` bytes. A larger one is refused by its size, without reading it.
///
/// # Errors
/// If it is not there, not a file, too large, or cannot be read.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let failed = |error: &std::io::Error| FileError::new(path, error);
    let wrong = |problem| FileError { path: path.to_owned(), problem };
    // Checked before opening: opening a pipe would block until another program writes into it.
    let metadata = fs::metadata(path).map_err(|error| failed(&error))?;
    if !metadata.is_file() {
        return Err(wrong(FileProblem::NotAFile));
    }
    if metadata.len() > limit {
        return Err(wrong(FileProblem::TooLarge { size: metadata.len(), limit }));
    }
    let mut bytes = Vec::with_capacity(metadata.len() as usize);
    let file = fs::File::open(path).map_err(|error| failed(&error))?;
    // One byte more than allowed, so that a file that grew meanwhile is noticed.
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
    if bytes.len() as u64 > limit {
        return Err(wrong(FileProblem::TooLarge { size: limit + 1, limit }));
    }
    Ok(bytes)
}

/// The text that a file's content is.
///
/// # Errors
/// [`FileProblem::NotText`] if it is not UTF-8.
pub fn as_text(path: &Path, bytes: Vec<u8>) -> Result<String, FileError> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.split(|&byte| byte == b'\n').count();
        FileError { path: path.to_owned(), problem: FileProblem::NotText { line } }
    })
}

/// The last `most` bytes of a file, or all of it where it has fewer.
///
/// # Errors
/// If it is not there, not a file, or cannot be read.
pub fn read_end(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let failed = |error: &std::io::Error| FileError::new(path, error);
    // Checked before opening: opening a pipe would block until another program writes into it.
    let metadata = fs::metadata(path).map_err(|error| failed(&error))?;
    if !metadata.is_file() {
        return Err(FileError { path: path.to_owned(), problem: FileProblem::NotAFile });
    }
    let mut file = fs::File::open(path).map_err(|error| failed(&error))?;
    file.seek(SeekFrom::Start(metadata.len().saturating_sub(most))).map_err(|error| failed(&error))?;
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes).map_err(|error| failed(&error))?;
    Ok(bytes)
}

/// The text of a file of at most `limit` bytes.
///
/// # Errors
/// As [`read_bytes`] and [`as_text`].
pub fn read_text(path: &Path, limit: u64) -> Result<String, FileError> {
    as_text(path, read_bytes(path, limit)?)
}
