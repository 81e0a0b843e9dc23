//! Files and folders, under the names of [`std::fs`]: on a desk they are just that, in a browser what its storage keeps. What changes
//! something on a desk's disk first passes [`about_to_write`], where tests end the program.

use std::path::Path;

#[cfg(not(target_arch = "wasm32"))]
pub use std::fs::*;

#[cfg(not(target_arch = "wasm32"))]
pub use counted::{
    create_dir, create_dir_all, hard_link, remove_dir, remove_dir_all, remove_file, rename, set_permissions,
};

#[cfg(target_arch = "wasm32")]
pub use super::browser::files::*;

/// Whether tests can end this program at a write: not in what is built for release.
pub const CAN_BE_ENDED: bool = cfg!(ended_by_tests);

/// The variable of the environment with the number of the write, from 1, before which the program ends as if it were killed.
pub const END_VARIABLE: &str = "HOLOCHESS_END_BEFORE_WRITE";

/// Is called before every change of the disk; ends the program where a test has asked for it.
pub fn about_to_write() {
    #[cfg(ended_by_tests)]
    {
        use std::sync::{
            LazyLock,
            atomic::{AtomicU64, Ordering},
        };
        static WRITES: AtomicU64 = AtomicU64::new(0);
        static LAST: LazyLock<Option<u64>> = LazyLock::new(|| std::env::var(END_VARIABLE).ok()?.parse().ok());
        let number = WRITES.fetch_add(1, Ordering::Relaxed) + 1;
        if *LAST == Some(number) {
            // Nothing is tidied up or flushed.
            std::process::abort();
        }
    }
}

/// The changes of a disk that are one call each, under the names of [`std::fs`].
#[cfg(not(target_arch = "wasm32"))]
mod counted {
    use std::{fs, io, path::Path};

    use super::about_to_write;

    /// [`fs::rename`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::rename(from, to)
    }

    /// [`fs::hard_link`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn hard_link(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::hard_link(from, to)
    }

    /// [`fs::remove_file`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::remove_file(path)
    }

    /// [`fs::remove_dir`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn remove_dir(path: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::remove_dir(path)
    }

    /// [`fs::remove_dir_all`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn remove_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::remove_dir_all(path)
    }

    /// [`fs::create_dir`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn create_dir(path: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::create_dir(path)
    }

    /// [`fs::create_dir_all`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
        about_to_write();
        fs::create_dir_all(path)
    }

    /// [`fs::set_permissions`].
    ///
    /// # Errors
    /// If the system refuses.
    pub fn set_permissions(path: impl AsRef<Path>, permissions: fs::Permissions) -> io::Result<()> {
        about_to_write();
        fs::set_permissions(path, permissions)
    }
}

/// The folder of a browser whose files are downloads.
pub(super) const DOWNLOADS: &str = "downloads";

/// Whether a folder can be opened as a file can, to lock it.
pub const FOLDERS_CAN_BE_LOCKED: bool = cfg!(any(unix, target_arch = "wasm32"));

/// Whether there is anything under this name, through links.
pub fn is_there(path: &Path) -> bool {
    metadata(path).is_ok()
}

/// Whether there is a file under this name, through links.
pub fn is_file(path: &Path) -> bool {
    metadata(path).is_ok_and(|found| found.is_file())
}

/// Whether there is a folder under this name, through links.
pub fn is_dir(path: &Path) -> bool {
    metadata(path).is_ok_and(|found| found.is_dir())
}

/// Finds out whether a new file could be made in a folder.
///
/// # Errors
/// If it could not.
#[cfg(not(target_arch = "wasm32"))]
pub fn try_folder(folder: &Path) -> std::io::Result<()> {
    tempfile::tempfile_in(folder).map(drop)
}
