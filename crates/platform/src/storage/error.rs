//! What goes wrong with files, as types.

use std::{
    io,
    path::{Path, PathBuf},
};

use thiserror::Error;

/// A file that cannot be read or written. The `Display` text is for logs; people read it through the language files.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}: {problem}", path.display())]
pub struct FileError {
    /// Which file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: FileProblem,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileProblem {
    /// There is no such file, or its folder is not there.
    #[error("there is no such file or folder")]
    Missing,
    /// This user may not read it, or not write to its folder.
    #[error("permission denied")]
    Denied,
    /// It lies on something that can only be read.
    #[error("its disk can only be read")]
    ReadOnly,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// It is a folder or a device, not a file.
    #[error("this is not a file")]
    NotAFile,
    /// It is needed for the last good copy of a file, and is no file itself.
    #[error("something that is no file has the name of a last good copy")]
    CopyBlocked,
    /// A folder is needed here, and there is a file of that name.
    #[error("a file has this name, where a folder is needed")]
    NotAFolder,
    /// A folder is needed here, and there is a link that leads to nothing.
    #[error("this link leads to nothing, where a folder is needed")]
    DeadLink,
    /// It is larger than such a file can be.
    #[error("{size} bytes are more than the {limit} that such a file can have")]
    TooLarge {
        /// Its size; where it is not known, one more than the limit.
        size: u64,
        /// The most that is read.
        limit: u64,
    },
    /// It is not UTF-8 text.
    #[error("line {line} is not text (UTF-8)")]
    NotText {
        /// The line with the first wrong byte, from 1.
        line: usize,
    },
    /// Another program has written to it since this one did.
    #[error("another program has written to it")]
    Changed,
    /// Another program holds it and does not let go.
    #[error("another program is writing there")]
    Busy,
    /// Its name is too long for this disk, or has a sign in it that names cannot have.
    #[error("this cannot be the name of a file")]
    BadName,
    /// Its name is a link that leads to itself.
    #[error("this link leads to itself")]
    LinkLoop,
    /// Any other error of the system, by its number or its kind.
    #[error("{0}")]
    Other(String),
}

/// What the system calls a link that leads to itself (ELOOP); the standard library has no stable name for it.
const LINK_LOOP: Option<i32> = if cfg!(any(target_os = "linux", target_os = "android")) {
    Some(40)
} else if cfg!(unix) {
    Some(62)
} else {
    None
};

impl FileError {
    /// What the system said about a file.
    pub fn new(path: &Path, error: &io::Error) -> Self {
        let problem = match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FileProblem::Missing,
            io::ErrorKind::PermissionDenied => FileProblem::Denied,
            io::ErrorKind::ReadOnlyFilesystem => FileProblem::ReadOnly,
            // A quota or a limit on the size of files means the same to a player: no room here.
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
                FileProblem::Full
            }
            io::ErrorKind::IsADirectory => FileProblem::NotAFile,
            // Names of files are tried until one is free; only for a folder is there no other name.
            io::ErrorKind::AlreadyExists => FileProblem::NotAFolder,
            io::ErrorKind::ResourceBusy => FileProblem::Busy,
            // A name with a NUL in it does not even reach the system.
            io::ErrorKind::InvalidFilename | io::ErrorKind::InvalidInput => FileProblem::BadName,
            _ if error.raw_os_error().is_some_and(|code| Some(code) == LINK_LOOP) => FileProblem::LinkLoop,
            // The number under which manuals explain it, in every language; else its kind.
            _ => FileProblem::Other(error.raw_os_error().map_or_else(|| error.to_string(), |code| code.to_string())),
        };
        Self { path: path.to_owned(), problem }
    }
}
