//! Writing files that are either the old one or the new one, never half.

use std::{
    env,
    ffi::{OsStr, OsString},
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use super::FileError;

/// Milliseconds to wait between writing and renaming. For tests that stop the program right there.
pub const PAUSE_VARIABLE: &str = "HOLOCHESS_PAUSE_BEFORE_RENAME_MS";

/// The end of the name of every temporary file.
const TEMPORARY: &str = ".tmp";

/// Puts a text, or any bytes, into a file: writes a temporary in the same folder, syncs it, renames it into place and syncs the folder.
/// With `keep_last`, what was there before stays as [`backup_of`] the file, unless that was empty.
///
/// # Errors
/// If the folder is missing or cannot be written to, the disk is full, or the system refuses; the file is as it was then.
pub fn replace(path: &Path, content: impl AsRef<[u8]>, keep_last: bool) -> Result<(), FileError> {
    // Through a link to the file itself: renaming onto the link would cut it off.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    write(&target, content.as_ref(), keep_last).map_err(|error| FileError::new(path, &error))
}

fn write(target: &Path, content: &[u8], keep_last: bool) -> io::Result<()> {
    let folder = folder_of(target);
    let mut builder = tempfile::Builder::new();
    let prefix = temporary_prefix(target);
    builder.prefix(&prefix).suffix(TEMPORARY);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As any new file of this user; temporaries are otherwise closed to everybody else.
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut temporary = builder.tempfile_in(folder)?;
    fill(temporary.as_file_mut(), content)?;
    if keep_last {
        keep_backup(target)?;
    }
    if let Some(pause) = env::var(PAUSE_VARIABLE).ok().and_then(|text| text.parse().ok()) {
        thread::sleep(Duration::from_millis(pause));
    }
    temporary.persist(target)?;
    sync_folder(folder)
}

/// Writes everything and waits until it is on the disk.
fn fill(file: &mut fs::File, content: &[u8]) -> io::Result<()> {
    file.write_all(content)?;
    file.sync_all()
}

/// Gives what lies at `target` the name of its backup as well. The file is never without its name.
fn keep_backup(target: &Path) -> io::Result<()> {
    // Of a name that was only taken there is nothing to keep.
    if fs::metadata(target).map_or(0, |file| file.len()) == 0 {
        return Ok(());
    }
    let mut name = temporary_prefix(target);
    name.push("last");
    name.push(TEMPORARY);
    let second = folder_of(target).join(name);
    let _ = fs::remove_file(&second);
    // Not every file system has hard links.
    if fs::hard_link(target, &second).is_err() {
        fs::copy(target, &second)?;
    }
    let renamed = fs::rename(&second, backup_of(target));
    // Renaming one name of a file to another of the same file does nothing, so the name may still be there.
    let _ = fs::remove_file(&second);
    renamed
}

/// The last good one before the file: the same name with `.bak` behind it.
pub fn backup_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    PathBuf::from(name)
}

/// Takes a name for a file that will be written: it is there, and empty. Says `false` where somebody has a file of that name, even if
/// another program made it at this very moment.
///
/// # Errors
/// If the system refuses.
pub fn claim(path: &Path) -> Result<bool, FileError> {
    match fs::File::create_new(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(FileError::new(path, &error)),
    }
}

/// Gives a name back that was taken by [`claim`], if nothing has been written under it.
pub fn give_back(path: &Path) {
    if fs::metadata(path).is_ok_and(|file| file.len() == 0) {
        // Nobody is the worse for an empty file.
        let _ = fs::remove_file(path);
    }
}

/// Renames a file that cannot be read to `NAME.unreadable-N`, the first N that is free, and says what it is called now.
///
/// # Errors
/// If the system refuses; the file is where it was then.
pub fn keep_aside(path: &Path) -> Result<PathBuf, FileError> {
    let refused = |error: &io::Error| FileError::new(path, error);
    for number in 1..=u32::MAX {
        let mut name = path.as_os_str().to_owned();
        name.push(format!(".unreadable-{number}"));
        let aside = PathBuf::from(name);
        // The name is taken first, so that nobody else's file is renamed over.
        if claim(&aside).map_err(|error| FileError { path: path.to_owned(), ..error })? {
            return fs::rename(path, &aside).map(|()| aside.clone()).map_err(|error| {
                let _ = fs::remove_file(&aside);
                refused(&error)
            });
        }
    }
    Err(refused(&io::ErrorKind::AlreadyExists.into()))
}

/// Whether a file could be kept at this path: in its folder, or in the nearest one that is there and would take the rest.
pub fn can_be_kept(path: &Path) -> bool {
    let folder = path.ancestors().skip(1).find(|folder| folder.is_dir());
    folder.is_some_and(|folder| tempfile::tempfile_in(folder).is_ok())
}

/// Removes the temporaries of a file that a stopped program has left in its folder.
pub fn remove_temporaries(path: &Path) {
    let prefix = temporary_prefix(path);
    let Ok(entries) = fs::read_dir(folder_of(path)) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let (name, prefix) = (name.as_encoded_bytes(), prefix.as_encoded_bytes());
        if name.starts_with(prefix) && name.ends_with(TEMPORARY.as_bytes()) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// How the names of a file's temporaries begin: hidden, and told apart by the file's own name.
fn temporary_prefix(path: &Path) -> OsString {
    let mut prefix = OsString::from(".");
    prefix.push(path.file_name().unwrap_or(OsStr::new("file")));
    prefix.push(".");
    prefix
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Waits until a folder's names are on the disk. Only Unix has such a thing.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::{super::FileProblem, *};

    /// A device that is always full stands for a full disk.
    #[test]
    fn a_full_disk_is_called_full() {
        let path = Path::new("/dev/full");
        let mut file = fs::File::options().write(true).open(path).expect("Linux has this device");
        let error = fill(&mut file, b"a record").expect_err("nothing fits on it");
        assert_eq!(FileError::new(path, &error).problem, FileProblem::Full);
    }
}
