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

/// Opens a file for reading, and says how long it is; nothing where it is empty. Both are found out before it is opened: opening a pipe
/// would block until another program writes into it, and some files that the system makes up, which have no length, block
/// the reader.
fn open(path: &Path) -> Result<Option<(fs::File, u64)>, FileError> {
    let failed = |error: &std::io::Error| FileError::new(path, error);
    let metadata = fs::metadata(path).map_err(|error| failed(&error))?;
    match metadata.len() {
        _ if !metadata.is_file() => Err(FileError { path: path.to_owned(), problem: FileProblem::NotAFile }),
        0 => Ok(None),
        length => Ok(Some((fs::File::open(path).map_err(|error| failed(&error))?, length))),
    }
}

/// The content of a file of at most `limit` bytes. A larger one is refused by its size, without reading it.
///
/// # Errors
/// If it is not there, not a file, too large, or cannot be read.
pub fn read_bytes(path: &Path, limit: u64) -> Result<Vec<u8>, FileError> {
    let too_large = |size| FileError { path: path.to_owned(), problem: FileProblem::TooLarge { size, limit } };
    let Some((file, length)) = open(path)? else { return Ok(Vec::new()) };
    if length > limit {
        return Err(too_large(length));
    }
    let mut bytes = Vec::with_capacity(length as usize);
    // One byte more than allowed, so that a file that grew meanwhile is noticed.
    file.take(limit + 1).read_to_end(&mut bytes).map_err(|error| FileError::new(path, &error))?;
    if bytes.len() as u64 > limit {
        return Err(too_large(limit + 1));
    }
    Ok(bytes)
}

/// The first `most` bytes of a file, or all of it where it has fewer.
///
/// # Errors
/// If it is not there, not a file, or cannot be read.
pub fn read_beginning(path: &Path, most: u64) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    if let Some((file, _)) = open(path)? {
        file.take(most).read_to_end(&mut bytes).map_err(|error| FileError::new(path, &error))?;
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
    let Some((mut file, length)) = open(path)? else { return Ok(Vec::new()) };
    file.seek(SeekFrom::Start(length.saturating_sub(most))).map_err(|error| failed(&error))?;
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

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    /// The second one waits for the next message of the system.
    #[test]
    fn files_that_the_system_makes_up_are_empty() {
        for path in ["/proc/version", "/proc/kmsg"].map(Path::new) {
            assert_eq!(read_bytes(path, 1 << 20), Ok(Vec::new()), "{}", path.display());
            assert_eq!(read_beginning(path, 10), Ok(Vec::new()), "{}", path.display());
            assert_eq!(read_end(path, 10), Ok(Vec::new()), "{}", path.display());
        }
    }

    #[test]
    fn a_beginning_and_an_end_are_as_long_as_they_are_asked_for() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let path = folder.path().join("file");
        fs::write(&path, "12345").expect("the folder is ours");
        for (most, beginning, end) in [(2, "12", "45"), (9, "12345", "12345")] {
            assert_eq!(read_beginning(&path, most), Ok(beginning.into()));
            assert_eq!(read_end(&path, most), Ok(end.into()));
        }
    }
}
