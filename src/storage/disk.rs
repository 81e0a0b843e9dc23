//! The file system operations that saving uses.

use std::{
    io::{self, Read as _, Write as _},
    path::Path,
};

use crate::platform::fs;

/// The operations of a file system that saving uses. There are two: [`ThisMachine`], and in the tests one that loses at a crash
/// what was not synced.
pub(super) trait Disk {
    /// A file that is open for writing.
    type File;
    /// The first `limit` bytes of a file.
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>>;
    /// Creates a new file with the owner and the permissions of `like`; fails if the name is taken.
    fn create(&self, path: &Path, like: Option<&Path>) -> io::Result<Self::File>;
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

/// The permissions of a file that only its owner may read and write.
#[cfg(unix)]
const PRIVATE: u32 = 0o600;

/// The file system of this machine.
pub(super) struct ThisMachine;

impl ThisMachine {
    /// Makes a file that only its owner may read, or makes the one that is there such a file.
    pub(super) fn close_to_others(path: &Path) -> io::Result<()> {
        let mut options = fs::File::options();
        options.write(true).create(true).truncate(false);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt as _;
            options.mode(PRIVATE);
        }
        let file = options.open(path)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            file.set_permissions(fs::Permissions::from_mode(PRIVATE))?;
        }
        drop(file);
        Ok(())
    }
}

impl Disk for ThisMachine {
    type File = fs::File;

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        // Checked before opening: opening a pipe would block until another program writes into it.
        if !fs::metadata(path)?.is_file() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut bytes = Vec::new();
        fs::File::open(path)?.take(limit).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn create(&self, path: &Path, like: Option<&Path>) -> io::Result<fs::File> {
        let like = like.and_then(|like| fs::metadata(like).ok());
        let mut options = fs::File::options();
        options.write(true).create_new(true);
        #[cfg(unix)]
        if like.is_some() {
            use std::os::unix::fs::OpenOptionsExt as _;
            // At no moment more open than the file that it takes the place of.
            options.mode(PRIVATE);
        }
        let file = options.open(path)?;
        #[cfg(unix)]
        if let Some(like) = like
            && let Err(error) = take_after(&file, &like)
        {
            // The caller does not know of it.
            let _ = fs::remove_file(path);
            return Err(error);
        }
        #[cfg(not(unix))]
        drop(like);
        Ok(file)
    }

    fn write(&self, file: &mut fs::File, content: &[u8]) -> io::Result<()> {
        file.write_all(content)
    }

    fn sync(&self, file: &fs::File) -> io::Result<()> {
        file.sync_all()
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        match fs::hard_link(from, to) {
            Err(error) if !matches!(error.kind(), io::ErrorKind::AlreadyExists | io::ErrorKind::NotFound) => {
                let mut copy = self.create(to, Some(from))?;
                io::copy(&mut fs::File::open(from)?, &mut copy)?;
                copy.sync_all()
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
fn take_after(file: &fs::File, like: &fs::Metadata) -> io::Result<()> {
    use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, fchown};
    let own = file.metadata()?;
    let mut mode = like.mode() & 0o777;
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
