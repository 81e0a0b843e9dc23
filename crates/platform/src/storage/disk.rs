//! The file system operations that saving uses.

use std::{
    io::{self, Read as _, Write as _},
    path::Path,
};

use crate::fs;

/// The operations of a file system that saving uses. There are two: [`ThisMachine`], and in the tests one that loses at a crash
/// what was not synced.
pub(super) trait Disk {
    /// A file that is open for writing.
    type File;
    /// The first `limit` bytes of a file.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;
    /// Creates a new file with the owner of `like`, open to `readers`; fails if the name is taken. Until it is closed,
    /// [`remove_if_left`] leaves it alone.
    fn create(&self, path: &Path, like: Option<&Path>, readers: Readers) -> io::Result<Self::File>;
    /// Writes all of the content.
    fn write(&self, file: &mut Self::File, content: &[u8]) -> io::Result<()>;
    /// Waits until the content of a file is on the disk.
    fn sync(&self, file: &Self::File) -> io::Result<()>;
    /// Gives a file a second name; fails where that is taken. Where there are no hard links, the second name is a copy's.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Gives a file another name; a file that had it is gone.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Takes a name away.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Waits until the names in a folder are on the disk.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// Who may read a file that is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Readers {
    /// The readers of the file that it takes the place of; of a new file, those that the system gives it.
    AsBefore,
    /// Its owner, from the first moment.
    OwnerOnly,
}

/// The permissions of a file that only its owner may read and write.
#[cfg(unix)]
const PRIVATE: u32 = 0o600;

/// The file system of this machine.
pub(super) struct ThisMachine;

impl ThisMachine {
    /// Lets only the owner read a file that is there.
    pub(super) fn close_to_others(path: &Path) -> io::Result<()> {
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            match fs::set_permissions(path, fs::Permissions::from_mode(PRIVATE)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        #[cfg(not(unix))]
        let _ = path;
        Ok(())
    }
}

/// Removes a temporary file, unless the program that writes it still runs.
pub(super) fn remove_if_left(path: &Path) {
    // Opening a pipe would block until another program writes into it.
    if !fs::symlink_metadata(path).is_ok_and(|found| found.is_file()) {
        return;
    }
    // Without reading permission it is another user's.
    let Ok(file) = fs::File::open(path) else { return };
    // Where the file system has no locks, it may be in use.
    if file.try_lock().is_ok() {
        let _ = fs::remove_file(path);
    }
}

impl Disk for ThisMachine {
    type File = fs::File;

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        // Checked before opening: opening a pipe would block, and so would reading some files of the system, which have no length.
        let metadata = fs::metadata(path)?;
        if !metadata.is_file() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        if metadata.len() == 0 {
            return Ok(Vec::new());
        }
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(limit).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path, like: Option<&Path>, readers: Readers) -> io::Result<fs::File> {
        let like = like.and_then(|like| fs::metadata(like).ok());
        let mut options = fs::File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if like.is_some() || readers == Readers::OwnerOnly {
            use std::os::unix::fs::OpenOptionsExt as _;
            // At no moment more open than the file that it takes the place of.
            options.mode(PRIVATE);
        }
        fs::about_to_write();
        let file = options.open(path)?;
        // Another program that cleans up may have taken it for a left one in this moment.
        if matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)) || !fs::is_there(path) {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        #[cfg(unix)]
        if let Some(like) = like
            && let Err(error) = take_after(&file, &like, readers)
        {
            // The caller does not know of it.
            let _ = fs::remove_file(path);
            return Err(error);
        }
        #[cfg(not(unix))]
        let _ = (like, readers);
        Ok(file)
    }

    fn write(&self, file: &mut fs::File, content: &[u8]) -> io::Result<()> {
        // In two halves where tests end the program, so that they see half a file.
        let (first, rest) = content.split_at(if fs::CAN_BE_ENDED { content.len() / 2 } else { 0 });
        for half in [first, rest] {
            fs::about_to_write();
            file.write_all(half)?;
        }
        Ok(())
    }

    fn sync(&self, file: &fs::File) -> io::Result<()> {
        file.sync_all()
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        match fs::hard_link(from, to) {
            Err(error) if !matches!(error.kind(), io::ErrorKind::AlreadyExists | io::ErrorKind::NotFound) => {
                let mut copy = self.create(to, Some(from), Readers::AsBefore)?;
                let source = fs::File::open(from);
                let copied =
                    source.and_then(|mut source| io::copy(&mut source, &mut copy)).and_then(|_| copy.sync_all());
                drop(copy);
                if copied.is_err() {
                    // Half a copy would be taken for the file.
                    let _ = fs::remove_file(to);
                }
                copied
            }
            linked => linked,
        }
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    /// Only Unix has such a thing.
    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        if cfg!(unix) { fs::File::open(folder)?.sync_all() } else { Ok(()) }
    }
}

/// Gives a file the owner, the group and the permissions of another, as far as this user may.
#[cfg(unix)]
fn take_after(file: &fs::File, like: &fs::Metadata, readers: Readers) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
    let own = file.metadata()?;
    let mut mode = if readers == Readers::OwnerOnly { PRIVATE } else { like.mode() & 0o777 };
    if (own.uid(), own.gid()) != (like.uid(), like.gid())
        && fchown(file, Some(like.uid()), Some(like.gid())).is_err()
        && own.gid() != like.gid()
        && fchown(file, None, Some(like.gid())).is_err()
    {
        // What was open to that group would be open to another one now.
        mode &= 0o707;
    }
    file.set_permissions(fs::Permissions::from_mode(mode))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    /// A folder has no second name, and what is in it cannot be copied as a file.
    #[test]
    fn a_copy_that_fails_leaves_nothing_behind() {
        let place = tempfile::tempdir().expect("tests may write temporary files");
        let [from, to] = ["from", "to"].map(|name| place.path().join(name));
        fs::create_dir(&from).expect("the folder is ours");
        assert!(ThisMachine.link(&from, &to).is_err());
        assert!(!fs::is_there(&to));
    }
}
