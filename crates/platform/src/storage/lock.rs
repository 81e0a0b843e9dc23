//! One writer at a time.

use std::{io, path::Path, time::Duration};

use super::FileError;
use crate::{clock, fs};

/// How often a lock that another program holds is asked for, and how long is waited in between. A save takes milliseconds.
const ATTEMPTS: u32 = 500;
const BETWEEN: Duration = Duration::from_millis(20);

/// Keeps other programs from writing records in a folder until it is dropped.
///
/// The lock is on the folder, not on the record: a save replaces the record by another file, and a lock on the old file would be
/// lost. Where folders cannot be opened (Windows) it is on a file in the folder that stays there.
#[derive(Debug)]
pub struct Lock {
    /// `None` if the file system has no locks; then only the fingerprint shows that another program has written.
    _file: Option<fs::File>,
}

impl Lock {
    /// Waits for the lock of a folder.
    ///
    /// # Errors
    /// [`io::ErrorKind::ResourceBusy`] if another program does not let go of it; else if there is no such folder, or it may
    /// not be read.
    pub(super) fn wait_for(folder: &Path) -> io::Result<Self> {
        for attempt in 0..ATTEMPTS {
            if attempt > 0 {
                clock::sleep(BETWEEN);
            }
            if let Some(lock) = Self::try_for(folder)? {
                return Ok(lock);
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }

    /// The lock of a folder; nothing if another program holds it now.
    ///
    /// # Errors
    /// If there is no such folder, or it may not be read.
    pub(super) fn try_for(folder: &Path) -> io::Result<Option<Self>> {
        let file = if fs::FOLDERS_CAN_BE_LOCKED {
            fs::File::open(folder)?
        } else {
            lock_file(&folder.join(".holochess-lock"))?
        };
        Ok(Self::take(file))
    }

    /// The lock of this name, an empty file that stays there; nothing if another program holds it now. It is held for as long as what
    /// it stands for is in use, and not only for a save.
    ///
    /// # Errors
    /// If there is no such folder, or it may not be written to.
    pub fn try_named(path: &Path) -> Result<Option<Self>, FileError> {
        lock_file(path).map(Self::take).map_err(|error| FileError::new(path, &error))
    }

    fn take(file: fs::File) -> Option<Self> {
        match file.try_lock() {
            Ok(()) => Some(Self { _file: Some(file) }),
            Err(fs::TryLockError::WouldBlock) => None,
            Err(fs::TryLockError::Error(_)) => Some(Self { _file: None }),
        }
    }
}

/// An empty file to be locked.
fn lock_file(path: &Path) -> io::Result<fs::File> {
    fs::File::options().create(true).truncate(false).write(true).open(path)
}
