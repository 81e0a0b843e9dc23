//! Files and folders over a store of texts by name, which is what a browser gives a page. Names are paths; a file is one entry with
//! its time and its bytes, a folder one with neither. An entry is written at once or not at all, so a file is never half there.

use std::{
    io,
    path::{Component, Path},
};

/// Where entries are kept.
pub trait Store {
    /// The text of an entry.
    ///
    /// # Errors
    /// If the browser keeps nothing for this page.
    fn get(&self, name: &str) -> io::Result<Option<String>>;
    /// Writes an entry.
    ///
    /// # Errors
    /// If there is no room left, or the browser keeps nothing for this page; the entry is as it was then.
    fn set(&self, name: &str, text: &str) -> io::Result<()>;
    /// Takes an entry away.
    ///
    /// # Errors
    /// If the browser keeps nothing for this page.
    fn remove(&self, name: &str) -> io::Result<()>;
    /// The names of all entries.
    ///
    /// # Errors
    /// If the browser keeps nothing for this page.
    fn names(&self) -> io::Result<Vec<String>>;
}

/// What an entry is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A folder.
    Folder,
    /// A file: milliseconds since 1970 at which it was written, and its bytes.
    File(u64, Vec<u8>),
}

/// What stands for a folder.
const FOLDER: &str = "folder";
/// Before the content of a file that is text.
const TEXT: &str = "text";
/// Before the content of a file that is not: every byte is one sign.
const BYTES: &str = "bytes";

impl Entry {
    /// The text of the entry, as [`Entry::read`] takes it.
    pub fn written(&self) -> String {
        match self {
            Self::Folder => FOLDER.to_owned(),
            Self::File(time, bytes) => match std::str::from_utf8(bytes) {
                Ok(text) => format!("{TEXT} {time}\n{text}"),
                Err(_) => {
                    format!("{BYTES} {time}\n{}", bytes.iter().map(|byte| char::from(*byte)).collect::<String>())
                }
            },
        }
    }

    /// The entry of a text; nothing if something else has written it.
    pub fn read(text: &str) -> Option<Self> {
        if text == FOLDER {
            return Some(Self::Folder);
        }
        let (head, content) = text.split_once('\n')?;
        let (kind, time) = head.split_once(' ')?;
        let time = time.parse().ok()?;
        match kind {
            TEXT => Some(Self::File(time, content.as_bytes().to_vec())),
            BYTES => content
                .chars()
                .map(|sign| u8::try_from(sign).ok())
                .collect::<Option<_>>()
                .map(|bytes| Self::File(time, bytes)),
            _ => None,
        }
    }
}

/// The name under which a path is kept: its parts from the top, without `.` and `..`.
///
/// # Errors
/// If it is not text.
pub fn name_of(path: &Path) -> io::Result<String> {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.components() {
        match part {
            Component::Normal(part) => parts.push(part.to_str().ok_or(io::ErrorKind::InvalidFilename)?),
            Component::ParentDir => drop(parts.pop()),
            Component::Prefix(_) | Component::RootDir | Component::CurDir => {}
        }
    }
    Ok(format!("/{}", parts.join("/")))
}

/// The folder of a name; nothing for the topmost.
fn folder_of(name: &str) -> Option<&str> {
    let (folder, last) = name.rsplit_once('/')?;
    match (folder, last) {
        ("", "") => None,
        ("", _) => Some("/"),
        (folder, _) => Some(folder),
    }
}

/// What is under a name.
///
/// # Errors
/// [`io::ErrorKind::NotFound`] if nothing is; [`io::ErrorKind::InvalidData`] if it is none of ours; as [`Store::get`].
pub fn look(store: &impl Store, name: &str) -> io::Result<Entry> {
    if name == "/" {
        // Also where nothing is kept, so that asking for a folder there says why.
        return store.get(name).map(|_| Entry::Folder);
    }
    let text = store.get(name)?.ok_or(io::ErrorKind::NotFound)?;
    Entry::read(&text).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// Writes a file; its folder has to be there.
///
/// # Errors
/// If it is not, or a folder has this name; as [`Store::set`].
pub fn put(store: &impl Store, name: &str, time: u64, bytes: &[u8]) -> io::Result<()> {
    check_folder(store, name)?;
    if look(store, name).is_ok_and(|entry| entry == Entry::Folder) {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    store.set(name, &Entry::File(time, bytes.to_vec()).written())
}

/// Makes a folder in one that is there.
///
/// # Errors
/// If the name is taken, or there is no such folder; as [`Store::set`].
pub fn make_folder(store: &impl Store, name: &str) -> io::Result<()> {
    match look(store, name) {
        Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            check_folder(store, name)?;
            store.set(name, &Entry::Folder.written())
        }
        Err(error) => Err(error),
    }
}

/// Makes a folder and those above it, where they are missing.
///
/// # Errors
/// If a file has one of the names; as [`Store::set`].
pub fn make_folders(store: &impl Store, name: &str) -> io::Result<()> {
    match look(store, name) {
        Ok(Entry::Folder) => return Ok(()),
        Ok(Entry::File(..)) => return Err(io::ErrorKind::AlreadyExists.into()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error),
    }
    if let Some(above) = folder_of(name) {
        make_folders(store, above)?;
    }
    store.set(name, &Entry::Folder.written())
}

/// Gives a file another name; a file that had it is gone.
///
/// # Errors
/// If there is no such file, or no such folder; as [`Store::set`].
pub fn rename(store: &impl Store, from: &str, to: &str) -> io::Result<()> {
    let Entry::File(time, bytes) = look(store, from)? else { return Err(io::ErrorKind::IsADirectory.into()) };
    if from == to {
        return Ok(());
    }
    // The text is in the store twice for a moment. Where there is no room for that, the old one makes room for the new one: an
    // entry of the same length fits where it was.
    match put(store, to, time, &bytes) {
        Err(error) if error.kind() == io::ErrorKind::StorageFull => {
            let kept = store.get(from)?.unwrap_or_default();
            store.remove(from)?;
            put(store, to, time, &bytes).inspect_err(|_| {
                // It lay here a moment ago.
                let _ = store.set(from, &kept);
            })
        }
        Err(error) => Err(error),
        Ok(()) => store.remove(from),
    }
}

/// Takes a file away.
///
/// # Errors
/// If there is none.
pub fn remove(store: &impl Store, name: &str) -> io::Result<()> {
    match look(store, name)? {
        Entry::Folder => Err(io::ErrorKind::IsADirectory.into()),
        Entry::File(..) => store.remove(name),
    }
}

/// Takes an empty folder away.
///
/// # Errors
/// If there is none, or something is in it.
pub fn remove_folder(store: &impl Store, name: &str) -> io::Result<()> {
    if look(store, name)? != Entry::Folder {
        return Err(io::ErrorKind::NotADirectory.into());
    }
    if !inside(store, name)?.is_empty() {
        return Err(io::ErrorKind::DirectoryNotEmpty.into());
    }
    store.remove(name)
}

/// The names of what lies in a folder, in order.
///
/// # Errors
/// If there is none.
pub fn inside(store: &impl Store, name: &str) -> io::Result<Vec<String>> {
    if look(store, name)? != Entry::Folder {
        return Err(io::ErrorKind::NotADirectory.into());
    }
    let mut names = store.names()?;
    names.retain(|other| other != "/" && folder_of(other) == Some(name));
    names.sort();
    Ok(names)
}

fn check_folder(store: &impl Store, name: &str) -> io::Result<()> {
    match look(store, folder_of(name).unwrap_or("/"))? {
        Entry::Folder => Ok(()),
        Entry::File(..) => Err(io::ErrorKind::NotADirectory.into()),
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::RefCell, collections::BTreeMap};

    use super::*;

    /// A store with room for so many bytes.
    struct Small {
        entries: RefCell<BTreeMap<String, String>>,
        room: usize,
    }

    impl Small {
        fn new(room: usize) -> Self {
            Self { entries: RefCell::default(), room }
        }
    }

    impl Store for Small {
        fn get(&self, name: &str) -> io::Result<Option<String>> {
            Ok(self.entries.borrow().get(name).cloned())
        }

        fn set(&self, name: &str, text: &str) -> io::Result<()> {
            let mut entries = self.entries.borrow_mut();
            let others = entries.iter().filter(|(other, _)| *other != name);
            let taken: usize = others.map(|(other, text)| other.len() + text.len()).sum();
            if taken + name.len() + text.len() > self.room {
                return Err(io::ErrorKind::StorageFull.into());
            }
            entries.insert(name.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&self, name: &str) -> io::Result<()> {
            self.entries.borrow_mut().remove(name);
            Ok(())
        }

        fn names(&self) -> io::Result<Vec<String>> {
            Ok(self.entries.borrow().keys().cloned().collect())
        }
    }

    fn kind<T: std::fmt::Debug>(result: io::Result<T>) -> io::ErrorKind {
        result.expect_err("it cannot be done").kind()
    }

    #[test]
    fn paths_are_names_from_the_top() {
        for (path, name) in [("a/b", "/a/b"), ("/a/./b/", "/a/b"), ("a/../b", "/b"), ("", "/"), ("..", "/")] {
            assert_eq!(name_of(Path::new(path)).expect("it is text"), name);
        }
    }

    #[test]
    fn text_and_bytes_come_back_as_they_were() {
        let store = Small::new(1000);
        for bytes in [&b"a line\nand \xc3\xa9"[..], b"", b"\x89PNG\r\n\x1a\n\0\xff"] {
            put(&store, "/file", 7, bytes).expect("there is room");
            assert_eq!(look(&store, "/file").expect("it is there"), Entry::File(7, bytes.to_vec()));
        }
    }

    #[test]
    fn what_something_else_has_written_is_not_taken_for_a_file() {
        let store = Small::new(1000);
        for text in ["", "text", "text x\n", "text 7", "bytes 7\n€", "picture 7\nx"] {
            store.set("/file", text).expect("there is room");
            assert_eq!(kind(look(&store, "/file")), io::ErrorKind::InvalidData, "{text:?}");
        }
    }

    #[test]
    fn files_lie_in_folders_that_are_there() {
        let store = Small::new(1000);
        assert_eq!(kind(put(&store, "/saves/one", 1, b"1")), io::ErrorKind::NotFound);
        make_folders(&store, "/home/saves").expect("there is room");
        put(&store, "/home/saves/one", 1, b"1").expect("there is room");
        put(&store, "/home/two", 1, b"2").expect("there is room");
        assert_eq!(inside(&store, "/home").expect("it is there"), ["/home/saves", "/home/two"]);
        assert_eq!(inside(&store, "/home/saves").expect("it is there"), ["/home/saves/one"]);
        assert_eq!(kind(put(&store, "/home/two/three", 1, b"3")), io::ErrorKind::NotADirectory);
        assert_eq!(kind(put(&store, "/home/saves", 1, b"")), io::ErrorKind::IsADirectory);
        assert_eq!(kind(make_folder(&store, "/home/saves")), io::ErrorKind::AlreadyExists);
        assert_eq!(kind(make_folders(&store, "/home/two/three")), io::ErrorKind::AlreadyExists);
        assert_eq!(kind(remove_folder(&store, "/home/saves")), io::ErrorKind::DirectoryNotEmpty);
        remove(&store, "/home/saves/one").expect("it is there");
        remove_folder(&store, "/home/saves").expect("it is empty");
        assert_eq!(kind(inside(&store, "/home/saves")), io::ErrorKind::NotFound);
    }

    #[test]
    fn a_file_is_renamed_over_another() {
        let store = Small::new(1000);
        put(&store, "/new", 2, b"new").expect("there is room");
        put(&store, "/old", 1, b"old").expect("there is room");
        rename(&store, "/new", "/old").expect("both are there");
        assert_eq!(look(&store, "/old").expect("it is there"), Entry::File(2, b"new".to_vec()));
        assert_eq!(kind(look(&store, "/new")), io::ErrorKind::NotFound);
        assert_eq!(kind(rename(&store, "/new", "/old")), io::ErrorKind::NotFound);
    }

    #[test]
    fn a_file_is_renamed_where_there_is_no_room_for_two() {
        let store = Small::new(30);
        put(&store, "/one", 1, b"0123456789").expect("there is room");
        rename(&store, "/one", "/two").expect("it fits where it was");
        assert_eq!(look(&store, "/two").expect("it is there"), Entry::File(1, b"0123456789".to_vec()));
        // A longer name does not fit, and nothing is lost.
        assert_eq!(kind(rename(&store, "/two", "/a-much-longer-name")), io::ErrorKind::StorageFull);
        assert_eq!(look(&store, "/two").expect("it is there"), Entry::File(1, b"0123456789".to_vec()));
    }

    #[test]
    fn a_full_store_keeps_what_was_there() {
        let store = Small::new(24);
        put(&store, "/one", 1, b"0123").expect("there is room");
        assert_eq!(kind(put(&store, "/one", 2, b"0123456789abcdef")), io::ErrorKind::StorageFull);
        assert_eq!(look(&store, "/one").expect("it is there"), Entry::File(1, b"0123".to_vec()));
    }
}
