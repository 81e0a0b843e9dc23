//! Moving files, never over others.

use std::path::Path;

use super::{
    FileError,
    disk::{Disk as _, ThisMachine},
    lock::Lock,
    write::{claim, give_back},
};
use crate::fs;

/// Moves a file to a name that no file has, on the same disk; `false` if that name is taken, and then nothing has changed. A
/// program that saves into its folder at this moment does so before or after it. The file is never without a name.
///
/// # Errors
/// If there is no such file, its folder or the new one cannot be written to, or another program does not let go of the folder.
pub fn move_to_free_name(from: &Path, to: &Path) -> Result<bool, FileError> {
    let failed = |error: &std::io::Error| FileError::new(from, error);
    let folder = from.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _lock = Lock::wait_for(folder).map_err(|error| failed(&error))?;
    let metadata = fs::symlink_metadata(from).map_err(|error| failed(&error))?;
    if metadata.is_dir() {
        return Err(failed(&std::io::ErrorKind::IsADirectory.into()));
    }
    // The name is taken first, so that no other program's file is renamed over.
    if !claim(to)? {
        return Ok(false);
    }
    if let Err(error) = fs::rename(from, to) {
        give_back(to);
        return Err(failed(&error));
    }
    for folder in [Some(folder), to.parent()].into_iter().flatten() {
        // The file has its new name already; whether that outlives a crash of the machine is all that is open.
        let _ = ThisMachine.sync_folder(folder);
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_moved_to_a_free_name_and_never_over_another() {
        let folder = tempfile::tempdir().expect("tests may write temporary files");
        let [one, other, free] = ["one", "other", "free"].map(|name| folder.path().join(name));
        fs::write(&one, "1").expect("the folder is ours");
        fs::write(&other, "2").expect("the folder is ours");
        assert_eq!(move_to_free_name(&one, &other), Ok(false));
        assert_eq!(fs::read_to_string(&other).expect("it is there"), "2");
        assert_eq!(move_to_free_name(&one, &free), Ok(true));
        assert_eq!(fs::read_to_string(&free).expect("it is there"), "1");
        assert!(!one.exists());
        assert!(move_to_free_name(&one, &folder.path().join("next")).is_err(), "it is gone");
        assert!(!folder.path().join("next").exists(), "a name that was taken in vain is given back");
        let nowhere = folder.path().join("missing/next");
        assert!(move_to_free_name(&free, &nowhere).is_err());
        assert_eq!(fs::read_to_string(&free).expect("it is there"), "1");
    }
}
