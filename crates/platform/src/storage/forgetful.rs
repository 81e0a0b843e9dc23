//! A disk that keeps, when the machine stops, only what was synced; of the rest anything may be there or not. Saving runs on it
//! as it runs on a real one, and is looked at after every step.

use std::{
    cell::RefCell,
    collections::BTreeMap,
    io,
    path::{Path, PathBuf},
};

use super::{
    Fingerprint,
    disk::{Disk, Readers},
    write::{FileState, backup_of, repair_on, replace_on, state_of},
};

/// Which sync does nothing, or is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Idle {
    Nothing,
    Files,
    Folders,
    /// The system refuses to sync folders.
    Refused(io::ErrorKind),
}

/// What is on the disk once the machine has stopped: contents by name.
type Remains = BTreeMap<PathBuf, Vec<u8>>;

/// A name that was given to a file, or taken away.
type Change = (PathBuf, Option<usize>);

#[derive(Clone)]
struct File {
    content: Vec<u8>,
    synced: Vec<u8>,
}

#[derive(Default)]
struct State {
    files: Vec<File>,
    names: BTreeMap<PathBuf, usize>,
    synced: BTreeMap<PathBuf, usize>,
    /// What has changed in the folder since it was synced; a rename is two changes at once.
    unsynced: Vec<Vec<Change>>,
    /// Everything that could remain, after each step since it was last looked at.
    history: Vec<Vec<Remains>>,
}

struct Forgetful {
    idle: Idle,
    state: RefCell<State>,
}

impl Forgetful {
    fn new(idle: Idle) -> Self {
        Self { idle, state: RefCell::default() }
    }

    fn change(&self, change: Vec<Change>) {
        let mut state = self.state.borrow_mut();
        apply(&mut state.names, &change);
        state.unsynced.push(change);
        state.look();
    }

    /// What could have remained at any step since the last call.
    fn remains(&self) -> Vec<Remains> {
        std::mem::take(&mut self.state.borrow_mut().history).concat()
    }

    /// What would remain now.
    fn now(&self) -> Vec<Remains> {
        self.remains();
        self.state.borrow_mut().look();
        self.remains()
    }

    fn find(&self, path: &Path) -> io::Result<usize> {
        self.state.borrow().names.get(path).copied().ok_or_else(|| io::ErrorKind::NotFound.into())
    }
}

fn apply(names: &mut BTreeMap<PathBuf, usize>, change: &[Change]) {
    for (name, file) in change {
        match file {
            Some(file) => names.insert(name.clone(), *file),
            None => names.remove(name),
        };
    }
}

impl State {
    /// Notes everything that could remain if the machine stopped now: any of the unsynced changes, and of an unsynced file
    /// what was synced of it or the first half.
    fn look(&mut self) {
        let mut all = Vec::new();
        for chosen in 0..1_u32 << self.unsynced.len() {
            let mut names = self.synced.clone();
            for (_, change) in self.unsynced.iter().enumerate().filter(|(index, _)| chosen >> index & 1 == 1) {
                apply(&mut names, change);
            }
            for half in [false, true] {
                let content = |file: &usize| {
                    let File { content, synced } = &self.files[*file];
                    if half && content != synced { content[..content.len() / 2].to_vec() } else { synced.clone() }
                };
                all.push(names.iter().map(|(name, file)| (name.clone(), content(file))).collect());
            }
        }
        self.history.push(all);
    }
}

impl Disk for Forgetful {
    type File = usize;

    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let file = self.find(path)?;
        let content = &self.state.borrow().files[file].content;
        Ok(content[..content.len().min(limit as usize)].to_vec())
    }

    fn create(&self, path: &Path, _: Option<&Path>, _: Readers) -> io::Result<usize> {
        if self.find(path).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let file = self.state.borrow().files.len();
        self.state.borrow_mut().files.push(File { content: Vec::new(), synced: Vec::new() });
        self.change(vec![(path.to_owned(), Some(file))]);
        Ok(file)
    }

    fn write(&self, file: &mut usize, content: &[u8]) -> io::Result<()> {
        let mut state = self.state.borrow_mut();
        state.files[*file].content.extend(content);
        state.look();
        Ok(())
    }

    fn sync(&self, file: &usize) -> io::Result<()> {
        let mut state = self.state.borrow_mut();
        if self.idle != Idle::Files {
            state.files[*file].synced = state.files[*file].content.clone();
        }
        state.look();
        Ok(())
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        let file = self.find(from)?;
        if self.find(to).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        self.change(vec![(to.to_owned(), Some(file))]);
        Ok(())
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        let file = self.find(from)?;
        // Two names of one file: nothing happens.
        if self.find(to).ok() != Some(file) {
            self.change(vec![(from.to_owned(), None), (to.to_owned(), Some(file))]);
        }
        Ok(())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        self.find(path)?;
        self.change(vec![(path.to_owned(), None)]);
        Ok(())
    }

    fn sync_folder(&self, _: &Path) -> io::Result<()> {
        if let Idle::Refused(why) = self.idle {
            return Err(why.into());
        }
        let mut state = self.state.borrow_mut();
        if self.idle != Idle::Folders {
            state.synced = state.names.clone();
            state.unsynced.clear();
        }
        state.look();
        Ok(())
    }
}

const RECORD: &str = "saves/match.jsonl";

/// Saves a record a few times and says at which save something that was confirmed could have been lost.
fn losses_of_saving(idle: Idle) -> Vec<String> {
    let (disk, path) = (Forgetful::new(idle), Path::new(RECORD));
    let records: Vec<String> = (1..=3).map(|lines| "a line of a record\n".repeat(lines)).collect();
    let mut losses = Vec::new();
    let mut last: Option<&String> = None;
    for record in &records {
        let known = last.map(Fingerprint::of);
        let found = state_of(&disk, path, record.as_bytes(), known.as_ref()).expect("it can be read");
        assert_ne!(found, FileState::Changed);
        replace_on(&disk, path, record.as_bytes(), true, Readers::AsBefore).expect("nothing refuses");
        let whole = |found: Option<&Vec<u8>>, allowed: &[Option<&String>]| {
            allowed.iter().any(|allowed| found.map(Vec::as_slice) == allowed.map(String::as_bytes))
        };
        // On the way it is the last one or the new one; once it is confirmed, the new one.
        for remains in disk.remains() {
            if !whole(remains.get(path), &[last, Some(record)]) {
                losses.push(format!("while {} bytes are saved: {remains:?}", record.len()));
            }
            let backup = remains.get(&backup_of(path));
            if backup.is_some_and(|backup| !records.iter().any(|record| record.as_bytes() == backup)) {
                losses.push(format!("the last good one, while {} bytes are saved: {remains:?}", record.len()));
            }
        }
        for remains in disk.now() {
            if !whole(remains.get(path), &[Some(record)]) {
                losses.push(format!("once {} bytes are saved: {remains:?}", record.len()));
            }
        }
        last = Some(record);
    }
    losses
}

/// Repairs a damaged record and says whether what was in it, or what was saved of it, could have been lost.
fn losses_of_repairing(idle: Idle) -> Vec<String> {
    let (disk, path) = (Forgetful::new(idle), Path::new(RECORD));
    let (damaged, saved) = (b"a line of a record\na li".to_vec(), b"a line of a record\n".to_vec());
    replace_on(&disk, path, &damaged, false, Readers::AsBefore).expect("nothing refuses");
    {
        // However it came there, it has been there for long.
        let mut state = disk.state.borrow_mut();
        state.synced = state.names.clone();
        state.unsynced.clear();
        state.files.iter_mut().for_each(|file| file.synced = file.content.clone());
    }
    disk.remains();
    let aside = repair_on(&disk, path, &saved, Readers::AsBefore).expect("nothing refuses").expect("there was a file");
    let mut losses = Vec::new();
    for remains in disk.remains() {
        if !remains.get(path).is_some_and(|found| *found == damaged || *found == saved) {
            losses.push(format!("the record: {remains:?}"));
        }
        if !remains.values().any(|content| *content == damaged) {
            losses.push(format!("the damaged one: {remains:?}"));
        }
    }
    for remains in disk.now() {
        if remains.get(path) != Some(&saved) || remains.get(&aside) != Some(&damaged) {
            losses.push(format!("once it is repaired: {remains:?}"));
        }
    }
    losses
}

#[test]
fn a_machine_that_stops_at_any_moment_loses_no_record() {
    assert_eq!(losses_of_saving(Idle::Nothing), [""; 0]);
    assert_eq!(losses_of_repairing(Idle::Nothing), [""; 0]);
}

#[test]
fn without_either_sync_a_record_would_be_lost() {
    for idle in [Idle::Files, Idle::Folders] {
        assert!(!losses_of_saving(idle).is_empty(), "{idle:?}");
        assert!(!losses_of_repairing(idle).is_empty(), "{idle:?}");
    }
}

#[test]
fn a_folder_that_cannot_be_synced_makes_nothing_unwritten_and_loses_no_damaged_original() {
    let (path, damaged, saved) = (Path::new(RECORD), b"a li".to_vec(), b"a line\n".to_vec());
    for why in [io::ErrorKind::Unsupported, io::ErrorKind::InvalidInput, io::ErrorKind::Other] {
        let disk = Forgetful::new(Idle::Refused(why));
        let content = |path: &Path| disk.read(path, 100).ok();
        replace_on(&disk, path, &damaged, false, Readers::AsBefore).expect("it is written, whatever the folder says");
        assert_eq!(content(path).as_ref(), Some(&damaged));
        if let Ok(aside) = repair_on(&disk, path, &saved, Readers::AsBefore) {
            let aside = aside.expect("there was a file");
            assert_eq!((content(path).as_ref(), content(&aside).as_ref()), (Some(&saved), Some(&damaged)));
        } else {
            // Whether the second name would last is not known: nothing has happened.
            assert_eq!(why, io::ErrorKind::Other);
            assert_eq!((content(path).as_ref(), disk.state.borrow().names.len()), (Some(&damaged), 1));
        }
    }
}

#[test]
fn what_another_program_has_written_is_told_from_ones_own() {
    let (disk, path) = (Forgetful::new(Idle::Nothing), Path::new(RECORD));
    let is_known = |known: Option<&str>| {
        let known = known.map(Fingerprint::of);
        state_of(&disk, path, b"one\ntwo\n", known.as_ref()).expect("it can be read") != FileState::Changed
    };
    let hold =
        |content: &str| replace_on(&disk, path, content.as_bytes(), false, Readers::AsBefore).expect("nothing refuses");
    assert!(is_known(None) && is_known(Some("one\n")), "there is nothing to be lost");
    hold("");
    assert!(is_known(None) && is_known(Some("one\n")), "there is nothing to be lost");
    hold("one\n");
    assert!(is_known(Some("one\n")) && !is_known(None) && !is_known(Some("own\n")));
    hold("one\ntwo\n");
    assert!(is_known(None) && is_known(Some("one\n")), "that is what is to be written");
    hold("one\ntwo\nthree\n");
    assert!(!is_known(None) && !is_known(Some("one\n")) && !is_known(Some("one\ntwo\n")));
}
