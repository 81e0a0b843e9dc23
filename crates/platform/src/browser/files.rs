//! Files in a browser, under the names of [`std::fs`], as far as the house uses them. There are no links, owners or locks here: a page
//! writes an entry at once or not at all, and that another page has written is seen by what is there.

use std::{
    ffi::OsString,
    io::{self, Read, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
    time::Duration,
};

pub use std::fs::TryLockError;

use super::{
    super::{
        clock::{SystemTime, UNIX_EPOCH},
        fs::DOWNLOADS,
        kept_files::{self, Entry, name_of},
    },
    download,
    store::LocalStorage,
};

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

/// Whether what has this name is handed to the person when it is complete: a file of the downloads, under its last name.
fn is_download(name: &str) -> bool {
    let temporary = name.rsplit('/').next().is_some_and(|last| last.starts_with('.'));
    name.strip_prefix('/').and_then(|name| name.strip_prefix(DOWNLOADS)).is_some_and(|rest| rest.starts_with('/'))
        && !temporary
}

/// What is known of a file or a folder.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// Of a file, its length and when it was written.
    file: Option<(u64, u64)>,
}

impl Metadata {
    /// Its length in bytes.
    pub fn len(&self) -> u64 {
        self.file.map_or(0, |(length, _)| length)
    }

    /// Whether it has no bytes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it is a file.
    pub fn is_file(&self) -> bool {
        self.file.is_some()
    }

    /// Whether it is a folder.
    pub fn is_dir(&self) -> bool {
        self.file.is_none()
    }

    /// There are no links here.
    #[allow(clippy::unused_self)]
    pub fn is_symlink(&self) -> bool {
        false
    }

    /// When it was written.
    ///
    /// # Errors
    /// If it is a folder: of those that is not known.
    pub fn modified(&self) -> io::Result<SystemTime> {
        let (_, time) = self.file.ok_or(io::ErrorKind::Unsupported)?;
        Ok(UNIX_EPOCH + Duration::from_millis(time))
    }
}

/// What is known of a file or a folder.
///
/// # Errors
/// If it is not there.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    Ok(match kept_files::look(&LocalStorage, &name_of(path.as_ref())?)? {
        Entry::Folder => Metadata { file: None },
        Entry::File(time, bytes) => Metadata { file: Some((bytes.len() as u64, time)) },
    })
}

/// The bytes of a file.
///
/// # Errors
/// If it is not there, or is a folder.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    match kept_files::look(&LocalStorage, &name_of(path.as_ref())?)? {
        Entry::Folder => Err(io::ErrorKind::IsADirectory.into()),
        Entry::File(_, bytes) => Ok(bytes),
    }
}

/// The text of a file.
///
/// # Errors
/// As [`read`], and if it is no text.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|_| io::ErrorKind::InvalidData.into())
}

/// The same: there are no links.
///
/// # Errors
/// As [`metadata`].
pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path)
}

/// There are no links.
///
/// # Errors
/// Always.
pub fn read_link(_: impl AsRef<Path>) -> io::Result<PathBuf> {
    Err(io::ErrorKind::InvalidInput.into())
}

/// The path from the top.
///
/// # Errors
/// As [`metadata`].
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(&path)?;
    name_of(path.as_ref()).map(PathBuf::from)
}

/// Makes a folder.
///
/// # Errors
/// If its name is taken, or the one above it is not there.
pub fn create_dir(path: impl AsRef<Path>) -> io::Result<()> {
    kept_files::make_folder(&LocalStorage, &name_of(path.as_ref())?)
}

/// Makes a folder and those above it, where they are missing.
///
/// # Errors
/// If a file is in the way.
pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    kept_files::make_folders(&LocalStorage, &name_of(path.as_ref())?)
}

/// Takes a file away.
///
/// # Errors
/// If there is none.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    kept_files::remove(&LocalStorage, &name_of(path.as_ref())?)
}

/// Takes an empty folder away.
///
/// # Errors
/// If there is none, or it is not empty.
pub fn remove_dir(path: impl AsRef<Path>) -> io::Result<()> {
    kept_files::remove_folder(&LocalStorage, &name_of(path.as_ref())?)
}

/// Takes a folder away with all that is in it.
///
/// # Errors
/// If there is none.
pub fn remove_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    for entry in read_dir(&path)? {
        let inside = entry?.path();
        if metadata(&inside)?.is_dir() { remove_dir_all(&inside)? } else { remove_file(&inside)? }
    }
    remove_dir(path)
}

/// Gives a file another name. One that gets its last name among the downloads is handed to the person, and not kept.
///
/// # Errors
/// If there is no such file or folder, or no room.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (name_of(from.as_ref())?, name_of(to.as_ref())?);
    if is_download(&to) {
        let Entry::File(_, bytes) = kept_files::look(&LocalStorage, &from)? else {
            return Err(io::ErrorKind::IsADirectory.into());
        };
        download(&to, &bytes)?;
        // What had taken the name.
        let _ = kept_files::remove(&LocalStorage, &to);
        return kept_files::remove(&LocalStorage, &from);
    }
    kept_files::rename(&LocalStorage, &from, &to)
}

/// There are no links: the second name is a copy's. One among the downloads is handed to the person, and not kept.
///
/// # Errors
/// If the name is taken, or there is no such file.
pub fn hard_link(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let (from, to) = (name_of(from.as_ref())?, name_of(to.as_ref())?);
    let Entry::File(time, bytes) = kept_files::look(&LocalStorage, &from)? else {
        return Err(io::ErrorKind::IsADirectory.into());
    };
    if is_download(&to) {
        return download(&to, &bytes);
    }
    if kept_files::look(&LocalStorage, &to).is_ok() {
        return Err(io::ErrorKind::AlreadyExists.into());
    }
    kept_files::put(&LocalStorage, &to, time, &bytes)
}

/// Finds out whether a new file could be made in a folder.
///
/// # Errors
/// If it could not.
pub fn try_folder(folder: &Path) -> io::Result<()> {
    let name = name_of(&folder.join(".can-be-kept.tmp"))?;
    let could = kept_files::put(&LocalStorage, &name, now(), b"");
    let _ = kept_files::remove(&LocalStorage, &name);
    could
}

/// What lies in a folder.
///
/// # Errors
/// If there is none.
pub fn read_dir(path: impl AsRef<Path>) -> io::Result<impl Iterator<Item = io::Result<DirEntry>>> {
    let folder = path.as_ref().to_owned();
    let names = kept_files::inside(&LocalStorage, &name_of(&folder)?)?;
    Ok(names.into_iter().map(move |name| {
        let last = name.rsplit('/').next().unwrap_or_default().to_owned();
        Ok(DirEntry { folder: folder.clone(), name: last })
    }))
}

/// A file or a folder in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry {
    folder: PathBuf,
    name: String,
}

impl DirEntry {
    /// Where it is.
    pub fn path(&self) -> PathBuf {
        self.folder.join(&self.name)
    }

    /// Its name in its folder.
    pub fn file_name(&self) -> OsString {
        OsString::from(&self.name)
    }
}

/// How a file is opened.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    create: bool,
    create_new: bool,
    truncate: bool,
    write: bool,
}

impl OpenOptions {
    /// Makes it where it is missing.
    pub fn create(&mut self, create: bool) -> &mut Self {
        self.create = create;
        self
    }

    /// Makes it, and fails where it is there.
    pub fn create_new(&mut self, create: bool) -> &mut Self {
        self.create_new = create;
        self
    }

    /// Empties it.
    pub fn truncate(&mut self, truncate: bool) -> &mut Self {
        self.truncate = truncate;
        self
    }

    /// Lets it be written to.
    pub fn write(&mut self, write: bool) -> &mut Self {
        self.write = write;
        self
    }

    /// Opens a file.
    ///
    /// # Errors
    /// If it is not there, or is there and must not be.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let name = name_of(path.as_ref())?;
        let bytes = match kept_files::look(&LocalStorage, &name) {
            Ok(_) if self.create_new => return Err(io::ErrorKind::AlreadyExists.into()),
            Ok(Entry::Folder) if self.write => return Err(io::ErrorKind::IsADirectory.into()),
            // A folder can be opened to lock it.
            Ok(Entry::Folder) => Vec::new(),
            Ok(Entry::File(..)) if self.truncate => Vec::new(),
            Ok(Entry::File(_, bytes)) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound && (self.create || self.create_new) => {
                kept_files::put(&LocalStorage, &name, now(), b"")?;
                Vec::new()
            }
            Err(error) => return Err(error),
        };
        Ok(File { name, content: io::Cursor::new(bytes), writes: self.write })
    }
}

/// An open file. What is written is kept when [`Write::write`] returns.
#[derive(Debug)]
pub struct File {
    name: String,
    content: io::Cursor<Vec<u8>>,
    writes: bool,
}

impl File {
    /// Opens a file for reading, or a folder for locking.
    ///
    /// # Errors
    /// If it is not there.
    pub fn open(path: impl AsRef<Path>) -> io::Result<Self> {
        OpenOptions::default().open(path)
    }

    /// Makes a file, and fails where it is there.
    ///
    /// # Errors
    /// If its name is taken, or its folder is not there.
    pub fn create_new(path: impl AsRef<Path>) -> io::Result<Self> {
        OpenOptions::default().write(true).create_new(true).open(path)
    }

    /// How to open a file.
    pub fn options() -> OpenOptions {
        OpenOptions::default()
    }

    /// Nothing is kept anywhere else.
    ///
    /// # Errors
    /// None.
    #[allow(clippy::unused_self)]
    pub fn sync_all(&self) -> io::Result<()> {
        Ok(())
    }

    /// There are no locks; a page does one thing at a time.
    ///
    /// # Errors
    /// None.
    #[allow(clippy::unused_self)]
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        Ok(())
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.content.read(buffer)
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.content.seek(to)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.writes {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        let written = self.content.write(bytes)?;
        kept_files::put(&LocalStorage, &self.name, now(), self.content.get_ref())?;
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
