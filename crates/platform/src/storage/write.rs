//! Writing files that are either the old one or the new one, never half.

use std::{
    ffi::{OsStr, OsString},
    io,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use super::{
    FileError, FileProblem, Fingerprint,
    disk::{Disk, Readers, ThisMachine, remove_if_left},
    lock::Lock,
};
use crate::fs;

/// The end of the name of every temporary file.
const TEMPORARY: &str = ".tmp";

/// Puts a text, or any bytes, into a file: writes a temporary in the same folder, syncs it, renames it into place and syncs the
/// folder. Owner and permissions stay. With `keep_last`, what was there before stays as [`backup_of`] the file, unless that was
/// empty.
///
/// # Errors
/// If the folder is missing or cannot be written to, the disk is full, or the system refuses; the file is as it was then.
pub fn replace(path: &Path, content: impl AsRef<[u8]>, keep_last: bool) -> Result<(), FileError> {
    let target = target_of(path)?;
    if keep_last {
        check_backup(&target)?;
    }
    replace_on(&ThisMachine, &target, content.as_ref(), keep_last, Readers::AsBefore)
        .map_err(|error| FileError::new(path, &error))
}

/// Puts a text into a file that other programs may write to as well: only if the file still is what `known` says (nothing:
/// that there is none, or an empty one), or has this very text in it; then nothing is written. What was there before stays as
/// [`backup_of`] the file. Says what the file is now.
///
/// # Errors
/// [`FileProblem::Changed`] if another program has written to it, [`FileProblem::Busy`] if another program does not let go of
/// it, and as [`replace`]; the file is as it was then.
pub fn replace_known(path: &Path, content: &str, known: Option<&Fingerprint>) -> Result<Fingerprint, FileError> {
    replace_known_for(path, content, known, Readers::AsBefore)
}

/// [`replace_known`] for a file with a secret in it: at every moment only its owner may read it, its copy, and the temporary file.
/// The copy at [`backup_of`] the file is the file as it is now: a player who had to go back by a message would take another one in its
/// place.
///
/// # Errors
/// As [`replace_known`].
pub fn replace_secret(path: &Path, content: &str, known: Option<&Fingerprint>) -> Result<Fingerprint, FileError> {
    replace_known_for(path, content, known, Readers::OwnerOnly)
}

fn replace_known_for(
    path: &Path,
    content: &str,
    known: Option<&Fingerprint>,
    readers: Readers,
) -> Result<Fingerprint, FileError> {
    let target = target_of(path)?;
    check_backup(&target)?;
    let failed = |error: &io::Error| FileError::new(path, error);
    let _lock = Lock::wait_for(folder_of(&target)).map_err(|error| failed(&error))?;
    if readers == Readers::OwnerOnly {
        // It becomes the last good one.
        ThisMachine::close_to_others(&target).map_err(|error| failed(&error))?;
    }
    let content = content.as_bytes();
    match state_of(&ThisMachine, &target, content, known).map_err(|error| failed(&error))? {
        FileState::Known => {
            let keep_last = readers == Readers::AsBefore;
            replace_on(&ThisMachine, &target, content, keep_last, readers).map_err(|error| failed(&error))?;
            if !keep_last {
                // Without it the copy is that of the time before, and the file itself is written.
                let _ = replace_on(&ThisMachine, &backup_of(&target), content, false, readers);
            }
        }
        FileState::Written => drop(ThisMachine.sync_folder(folder_of(&target))),
        FileState::Changed => return Err(FileError { path: path.to_owned(), problem: FileProblem::Changed }),
    }
    Ok(Fingerprint::of(content))
}

/// Puts what was saved of a damaged file in its place and keeps the damaged one as `NAME.unreadable-N`, the first N that is free;
/// says what it is called now, if there was a file. At every moment the file is there, damaged or repaired.
///
/// # Errors
/// As [`replace_known`].
pub fn repair(path: &Path, content: &str, known: Option<&Fingerprint>) -> Result<Option<PathBuf>, FileError> {
    repair_for(path, content, known, Readers::AsBefore)
}

/// [`repair`] for a file with a secret in it: at every moment only its owner may read it, the damaged one, and the temporary file.
///
/// # Errors
/// As [`replace_known`].
pub fn repair_secret(path: &Path, content: &str, known: Option<&Fingerprint>) -> Result<Option<PathBuf>, FileError> {
    repair_for(path, content, known, Readers::OwnerOnly)
}

fn repair_for(
    path: &Path,
    content: &str,
    known: Option<&Fingerprint>,
    readers: Readers,
) -> Result<Option<PathBuf>, FileError> {
    let target = target_of(path)?;
    let failed = |error: &io::Error| FileError::new(path, error);
    let _lock = Lock::wait_for(folder_of(&target)).map_err(|error| failed(&error))?;
    if readers == Readers::OwnerOnly {
        ThisMachine::close_to_others(&target).map_err(|error| failed(&error))?;
    }
    let found = state_of(&ThisMachine, &target, content.as_bytes(), known).map_err(|error| failed(&error))?;
    if found == FileState::Changed {
        return Err(FileError { path: path.to_owned(), problem: FileProblem::Changed });
    }
    repair_on(&ThisMachine, &target, content.as_bytes(), readers).map_err(|error| failed(&error))
}

/// Does something with a file while no other program that keeps to this writes to its folder: reads what it is now, and puts what
/// follows from that in its place by [`replace`]. What two programs change in turn is not lost then.
///
/// # Errors
/// [`FileProblem::Busy`] if another program does not let go of it, or there is no such folder, and those of the work.
pub fn while_locked<T>(path: &Path, work: impl FnOnce() -> Result<T, FileError>) -> Result<T, FileError> {
    let target = target_of(path)?;
    let _lock = Lock::wait_for(folder_of(&target)).map_err(|error| FileError::new(path, &error))?;
    work()
}

/// What is in a file that is about to be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FileState {
    /// What this program knows of, or nothing: no data can be lost.
    Known,
    /// The new content already.
    Written,
    /// What another program has written.
    Changed,
}

/// Whether a file still has the known content, or already the new content.
pub(super) fn state_of<D: Disk>(
    disk: &D,
    target: &Path,
    content: &[u8],
    known: Option<&Fingerprint>,
) -> io::Result<FileState> {
    // One byte more than the longest that is looked for tells a longer file.
    let limit = known.map_or(0, Fingerprint::length).max(content.len() as u64) + 1;
    match disk.read(target, limit) {
        Ok(found) if found.is_empty() => Ok(FileState::Known),
        Ok(found) if found == content => Ok(FileState::Written),
        Ok(found) if known.is_some_and(|known| *known == Fingerprint::of(&found)) => Ok(FileState::Known),
        Ok(_) => Ok(FileState::Changed),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(FileState::Known),
        Err(error) => Err(error),
    }
}

/// [`replace`], on any disk.
pub(super) fn replace_on<D: Disk>(
    disk: &D,
    target: &Path,
    content: &[u8],
    keep_last: bool,
    readers: Readers,
) -> io::Result<()> {
    let (temporary, mut file) = create_temporary(disk, target, readers)?;
    let mut fill_and_rename = || {
        disk.write(&mut file, content)?;
        disk.sync(&file)?;
        if keep_last {
            keep_backup(disk, target)?;
        }
        disk.rename(&temporary, target)
    };
    let renamed = fill_and_rename();
    if renamed.is_err() {
        let _ = disk.remove(&temporary);
    }
    renamed?;
    // It is written. If the disk can or will not promise to keep the new name, that is no reason to call it unwritten:
    // a caller that believed so would take the file for another program's.
    let _ = disk.sync_folder(folder_of(target));
    Ok(())
}

/// Syncs a folder where that is possible: some network and shared folders know files only.
fn sync_names<D: Disk>(disk: &D, folder: &Path) -> io::Result<()> {
    match disk.sync_folder(folder) {
        Err(error) if matches!(error.kind(), io::ErrorKind::Unsupported | io::ErrorKind::InvalidInput) => Ok(()),
        synced => synced,
    }
}

/// [`repair`], on any disk.
pub(super) fn repair_on<D: Disk>(
    disk: &D,
    target: &Path,
    content: &[u8],
    readers: Readers,
) -> io::Result<Option<PathBuf>> {
    let Some(aside) = link_aside(disk, target)? else {
        return replace_on(disk, target, content, false, readers).map(|()| None);
    };
    // The second name has to be there before the first one is another file's.
    let repaired = sync_names(disk, folder_of(target)).and_then(|()| replace_on(disk, target, content, false, readers));
    if repaired.is_err() {
        let _ = disk.remove(&aside);
    }
    repaired.map(|()| Some(aside))
}

/// Gives a damaged file its second name; nothing if there is no file.
fn link_aside<D: Disk>(disk: &D, target: &Path) -> io::Result<Option<PathBuf>> {
    for number in 1..=u32::MAX {
        let aside = aside_of(target, number);
        match disk.link(target, &aside) {
            Ok(()) => return Ok(Some(aside)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Creates a temporary file beside `target` under a name that no other program uses; returns its name and the file. It
/// gets the owner and the readers of the target, or of its backup if there is no target.
fn create_temporary<D: Disk>(disk: &D, target: &Path, readers: Readers) -> io::Result<(PathBuf, D::File)> {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let backup = backup_of(target);
    let like = [target, &backup].into_iter().find(|path| disk.read(path, 0).is_ok());
    loop {
        let number = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
        let path = temporary_of(target, &number.to_string());
        match disk.create(&path, like, readers) {
            Ok(file) => return Ok((path, file)),
            // Left by a program that had our number.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
}

/// The name of a temporary of this program beside `target`.
fn temporary_of(target: &Path, end: &str) -> PathBuf {
    let mut name = temporary_prefix(target);
    name.push(format!("{}-{end}{TEMPORARY}", crate::process_number()));
    folder_of(target).join(name)
}

/// Gives what lies at `target` the name of its backup as well. The file is never without its name.
fn keep_backup<D: Disk>(disk: &D, target: &Path) -> io::Result<()> {
    // An empty file is only a taken name, so there is nothing to keep.
    if disk.read(target, 1).unwrap_or_default().is_empty() {
        return Ok(());
    }
    // Under a name that something else has, no file can be linked: another one is tried. So it is where another program has just
    // taken the second name for a left one.
    for number in 1..=u32::MAX {
        let second = temporary_of(target, &format!("last-{number}"));
        match disk.link(target, &second) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            linked => linked?,
        }
        let renamed = disk.rename(&second, &backup_of(target));
        if renamed.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            continue;
        }
        // If both names belong to the same file, renaming does nothing, so this name may still exist.
        let _ = disk.remove(&second);
        return renamed;
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The last good one before the file: the same name with `.bak` behind it.
pub fn backup_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".bak");
    PathBuf::from(name)
}

/// Whether two paths lead to the same file, through links as well.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    one == other || fs::canonicalize(one).is_ok_and(|one| fs::canonicalize(other).is_ok_and(|other| one == other))
}

/// Creates an empty file, so that its name is taken. Returns `false` if there is already a file of that name, even one that another
/// program made at this moment.
///
/// # Errors
/// If the system refuses.
pub fn claim(path: &Path) -> Result<bool, FileError> {
    fs::about_to_write();
    match fs::File::create_new(path) {
        Ok(_) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(error) => Err(FileError::new(path, &error)),
    }
}

/// Writes a file into a folder under a name that is free: `NAME.ENDING`, or `NAME-2.ENDING` and so on. Makes the folder. Returns
/// where the file lies.
///
/// # Errors
/// If the system refuses; then nothing is left there.
pub fn write_new(folder: &Path, name: &str, ending: &str, content: &str) -> Result<PathBuf, FileError> {
    super::make_folder(folder)?;
    let first = folder.join(format!("{name}.{ending}"));
    let failed = |error: &io::Error| FileError::new(&first, error);
    let (temporary, mut file) =
        create_temporary(&ThisMachine, &first, Readers::AsBefore).map_err(|error| failed(&error))?;
    let fill_and_link = || {
        ThisMachine.write(&mut file, content.as_bytes())?;
        ThisMachine.sync(&file)?;
        // A volume without hard links gets a copy, and Windows copies no file that is locked.
        drop(file);
        for number in 1..=u32::MAX {
            let path = match number {
                1 => first.clone(),
                _ => folder.join(format!("{name}-{number}.{ending}")),
            };
            match ThisMachine.link(&temporary, &path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                linked => return linked.map(|()| path),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    };
    let written = fill_and_link().map_err(|error| failed(&error));
    let _ = ThisMachine.remove(&temporary);
    let _ = ThisMachine.sync_folder(folder);
    written
}

/// Gives a name back that was taken by [`claim`], if nothing has been written under it.
pub fn give_back(path: &Path) {
    if fs::metadata(path).is_ok_and(|file| file.len() == 0) {
        // If this fails, an empty file stays behind, which does no harm.
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
        let aside = aside_of(path, number);
        // The name is taken first, so that no other program's file is renamed over.
        if claim(&aside).map_err(|error| FileError { path: path.to_owned(), ..error })? {
            return fs::rename(path, &aside).map(|()| aside.clone()).map_err(|error| {
                let _ = fs::remove_file(&aside);
                refused(&error)
            });
        }
    }
    Err(refused(&io::ErrorKind::AlreadyExists.into()))
}

/// What a file that cannot be read is called: the same name with `.unreadable-N` behind it.
fn aside_of(path: &Path, number: u32) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(format!(".unreadable-{number}"));
    PathBuf::from(name)
}

/// Whether a file could be kept at this path: in its folder, or in the nearest one that is there and would take the rest.
pub fn can_be_kept(path: &Path) -> bool {
    let nearest = path.ancestors().skip(1).find(|above| fs::is_there(above));
    nearest.is_some_and(|above| fs::is_dir(above) && fs::try_folder(above).is_ok())
}

/// Finds out whether a file could be written here by [`replace`], and removes what a stopped program has left beside it. Nothing is
/// left there even if the program is stopped meanwhile.
///
/// # Errors
/// If its folder is missing or takes no file, or its name is too long.
pub fn can_be_written(path: &Path) -> Result<(), FileError> {
    let failed = |error: &io::Error| FileError::new(path, error);
    // As long a name as the file written first can have.
    match fs::symlink_metadata(temporary_of(path, &u64::from(u32::MAX).to_string())) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(failed(&error)),
        _ => {}
    }
    fs::try_folder(folder_of(path)).map_err(|error| failed(&error))?;
    remove_temporaries(path);
    Ok(())
}

/// Removes the temporary files of `path` that a stopped program has left in its folder.
pub fn remove_temporaries(path: &Path) {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let prefix = temporary_prefix(&target);
    remove_temporaries_with(folder_of(&target), prefix.as_encoded_bytes());
}

/// Removes all temporary files that a stopped program has left in a folder.
pub fn remove_temporaries_in(folder: &Path) {
    remove_temporaries_with(folder, b".");
}

fn remove_temporaries_with(folder: &Path, prefix: &[u8]) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name();
        if name.as_encoded_bytes().starts_with(prefix) && is_temporary(name.as_encoded_bytes()) {
            remove_if_left(&entry.path());
        }
    }
}

/// Whether a name is one that [`temporary_of`] gives: `.FILE.12-3.tmp`, `.FILE.12-last-3.tmp`.
fn is_temporary(name: &[u8]) -> bool {
    let middle = name.strip_prefix(b".").and_then(|name| name.strip_suffix(TEMPORARY.as_bytes()));
    let end = middle.and_then(|name| name.rsplit(|sign| *sign == b'.').next().filter(|end| end.len() < name.len()));
    let numbers = end.and_then(|end| std::str::from_utf8(end).ok()).and_then(|end| end.split_once('-'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|sign| sign.is_ascii_digit());
    numbers.is_some_and(|(program, number)| {
        is_number(program) && is_number(number.strip_prefix("last-").unwrap_or(number))
    })
}

/// The file that is written where `path` is asked for: through a link the file itself, because renaming onto the link would cut
/// it off.
fn target_of(path: &Path) -> Result<PathBuf, FileError> {
    let target = match fs::canonicalize(path) {
        Ok(target) => target,
        Err(error) => {
            let error = FileError::new(path, &error);
            if matches!(error.problem, FileProblem::BadName | FileProblem::LinkLoop) {
                return Err(error);
            }
            end_of_links(path)
        }
    };
    if fs::metadata(&target).is_ok_and(|metadata| !metadata.is_file()) {
        return Err(FileError { path: path.to_owned(), problem: FileProblem::NotAFile });
    }
    Ok(target)
}

/// The path that a link leads to, through other links, if there is no file there yet; `path` itself if it is no link.
fn end_of_links(path: &Path) -> PathBuf {
    let mut end = path.to_owned();
    // At most as many links as a system follows. A link that leads to itself has already been refused.
    for _ in 0..40 {
        let Ok(next) = fs::read_link(&end) else { break };
        end = folder_of(&end).join(next);
    }
    end
}

/// Refuses to save where the name of the last good file is taken by something that is no file, a folder for example.
fn check_backup(target: &Path) -> Result<(), FileError> {
    let path = backup_of(target);
    match fs::symlink_metadata(&path) {
        // Of a link only the name is replaced.
        Ok(metadata) if !metadata.is_file() && !metadata.is_symlink() => {
            Err(FileError { path, problem: FileProblem::CopyBlocked })
        }
        _ => Ok(()),
    }
}

/// The beginning of the names of a file's temporaries: a dot, so that they are hidden, and the file's own name.
fn temporary_prefix(path: &Path) -> OsString {
    let mut prefix = OsString::from(".");
    prefix.push(path.file_name().unwrap_or(OsStr::new("file")));
    prefix.push(".");
    prefix
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    /// `/dev/full`, on which every write fails, stands for a full disk.
    #[test]
    fn a_full_disk_is_called_full() {
        let path = Path::new("/dev/full");
        let mut file = fs::File::options().write(true).open(path).expect("Linux has this device");
        let error = ThisMachine.write(&mut file, b"a record").expect_err("nothing fits on it");
        assert_eq!(FileError::new(path, &error).problem, FileProblem::Full);
    }

    fn folder() -> tempfile::TempDir {
        tempfile::tempdir().expect("tests may write temporary files")
    }

    /// A link to a file that is not there yet leads to where the file will be; it stays a link.
    #[test]
    fn a_link_that_leads_nowhere_yet_is_followed() {
        let folder = folder();
        let [link, next, file] = ["link", "next", "file"].map(|name| folder.path().join(name));
        std::os::unix::fs::symlink("next", &link).expect("the folder is ours");
        std::os::unix::fs::symlink(&file, &next).expect("the folder is ours");
        replace(&link, "one", true).expect("the folder is ours");
        replace_known(&link, "two", Some(&Fingerprint::of("one"))).expect("the folder is ours");
        assert_eq!(fs::read_to_string(&file).expect("it is written"), "two");
        assert!(link.is_symlink() && next.is_symlink());
    }

    /// What a stopped program has left goes; what a running one writes, and what only looks like a temporary, stays.
    #[test]
    fn only_what_was_left_is_removed() {
        let folder = folder();
        let (path, other) = (folder.path().join("match"), folder.path().join("other"));
        let left = [".match.12-3.tmp", ".match.12-last-1.tmp", ".other.4-5.tmp"];
        let not_ours = [".match.tmp", "match.12-3.tmp", ".match.12-3", ".match.a-3.tmp", ".match.12-.tmp", ".12-3.tmp"];
        for name in left.iter().chain(&not_ours) {
            fs::write(folder.path().join(name), "half").expect("the folder is ours");
        }
        let (in_use, file) = create_temporary(&ThisMachine, &path, Readers::AsBefore).expect("the folder is ours");
        let names = || -> Vec<bool> { left.iter().map(|name| fs::is_there(&folder.path().join(name))).collect() };
        remove_temporaries(&path);
        assert_eq!(names(), [false, false, true], "those of one file");
        remove_temporaries_in(folder.path());
        assert_eq!(names(), [false; 3]);
        assert!(fs::is_there(&in_use), "it is being written");
        assert!(not_ours.iter().all(|name| fs::is_there(&folder.path().join(name))));
        drop(file);
        remove_temporaries_in(folder.path());
        assert!(!fs::is_there(&in_use), "its program has ended");
        replace(&other, "one", true).expect("the folder is ours");
    }

    /// Only the owner may read the file, its temporary and its copies.
    #[test]
    fn a_secret_is_closed_from_the_first_moment() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = folder();
        let path = folder.path().join("match");
        let mode = |path: &Path| fs::metadata(path).expect("it is there").permissions().mode() & 0o777;
        let (temporary, file) = create_temporary(&ThisMachine, &path, Readers::OwnerOnly).expect("the folder is ours");
        assert_eq!(mode(&temporary), 0o600, "before anything is in it");
        drop(file);
        let known = replace_secret(&path, "one", None).expect("the folder is ours");
        assert_eq!(mode(&path), 0o600);
        // Another program has opened it.
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it is ours");
        replace_secret(&path, "two", Some(&known)).expect("the folder is ours");
        assert_eq!([mode(&path), mode(&backup_of(&path))], [0o600; 2]);
        assert_eq!(fs::read_to_string(backup_of(&path)).expect("it is there"), "two");
        // The last good one alone opens nothing either.
        fs::remove_file(&path).expect("it is ours");
        fs::set_permissions(backup_of(&path), fs::Permissions::from_mode(0o644)).expect("it is ours");
        replace_secret(&path, "three", None).expect("the folder is ours");
        assert_eq!(mode(&path), 0o600);
        // Nor does what is kept of a damaged one.
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).expect("it is ours");
        let known = Fingerprint::of("three");
        let aside = repair_secret(&path, "four", Some(&known)).expect("the folder is ours").expect("there was a file");
        assert_eq!([mode(&path), mode(&aside)], [0o600; 2]);
    }

    /// A folder that is a link to nothing is called that.
    #[test]
    fn a_link_to_nothing_is_no_folder() {
        let folder = folder();
        let link = folder.path().join("saves");
        std::os::unix::fs::symlink("nowhere", &link).expect("the folder is ours");
        for wanted in [link.clone(), link.join("deleted")] {
            let error = super::super::make_folder(&wanted).expect_err("it leads to nothing");
            assert_eq!(error, FileError { path: link.clone(), problem: FileProblem::DeadLink });
        }
    }

    /// New files take the next free name, and nothing is left of one that cannot be written.
    #[test]
    fn a_new_file_takes_a_free_name() {
        let folder = folder();
        for name in ["it.txt", "it-2.txt", "it-3.txt"] {
            assert_eq!(write_new(folder.path(), "it", "txt", name), Ok(folder.path().join(name)));
            assert_eq!(fs::read_to_string(folder.path().join(name)).expect("it is there"), name);
        }
        assert_eq!(fs::read_dir(folder.path()).expect("it is there").count(), 3, "no temporary is left");
    }

    /// A folder that has the name of the backup is not replaced, and the error names it.
    #[test]
    fn what_has_the_name_of_the_backup_is_named() {
        let folder = folder();
        let path = folder.path().join("match");
        fs::create_dir(backup_of(&path)).expect("the folder is ours");
        for result in [replace(&path, "one", true), replace_known(&path, "one", None).map(|_| ())] {
            let error = result.expect_err("a folder is in the way");
            assert_eq!(error, FileError { path: backup_of(&path), problem: FileProblem::CopyBlocked });
        }
        assert!(!fs::is_there(&path));
        // Where no backup is kept, none is in the way.
        replace(&path, "one", false).expect("the folder is ours");
    }

    /// Folders with the names of temporaries cannot be removed, and are passed over.
    #[test]
    fn names_that_are_taken_are_passed_over() {
        let folder = folder();
        let path = folder.path().join("match");
        replace(&path, "one", true).expect("the folder is ours");
        for number in 1..=3 {
            fs::create_dir(temporary_of(&path, &format!("last-{number}"))).expect("the folder is ours");
        }
        replace(&path, "two", true).expect("another name is free");
        assert_eq!(fs::read_to_string(backup_of(&path)).expect("it is kept"), "one");
    }
}
