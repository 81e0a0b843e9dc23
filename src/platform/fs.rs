//! Files and folders, under the names of [`std::fs`]: on a desk they are just that, in a browser what its storage keeps.

use std::path::Path;

#[cfg(not(target_arch = "wasm32"))]
pub use std::fs::*;

#[cfg(target_arch = "wasm32")]
pub use super::browser::files::*;

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

/// Whether a new file could be made in a folder.
#[cfg(not(target_arch = "wasm32"))]
pub fn takes_files(folder: &Path) -> bool {
    tempfile::tempfile_in(folder).is_ok()
}
