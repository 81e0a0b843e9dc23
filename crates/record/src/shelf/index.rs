//! The index of a shelf: what a list shows of every match, so that none has to be played again only to be listed. It is a file
//! that may be deleted at any time; whatever is in it counts only as long as the match's file has the same length and the same time.

use std::{
    collections::{BTreeMap, BTreeSet},
    ffi::OsString,
    path::{Path, PathBuf},
    time::Duration,
};

use serde::{Deserialize, Serialize};

use super::{
    ENDING, Shelf,
    summary::{StoredSummary, Summary},
};
use crate::{RecordError, RecordedMatch, Salvage, salvage::Assessment};
use holochess_platform::storage::{self, FileError};
use holochess_platform::{clock::SystemTime, fs};

/// The file of the index; hidden, so that it is no match.
const FILE: &str = ".index.jsonl";
/// Its first line. It names the program: what one version cannot read, another may.
const HEAD: &str =
    concat!(r#"{"format":"holochess-shelf-index","version":1,"program":""#, env!("CARGO_PKG_VERSION"), r#""}"#);
/// The most that is read of it, in bytes: a hundred thousand matches.
const MOST_BYTES: u64 = 256 << 20;

/// What is in the file of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A match.
    Whole(Summary),
    /// Something that cannot be read to its end, and as much of a match as can be saved of it.
    Damaged(Option<Summary>),
}

/// A match on a shelf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShelfEntry {
    /// Its file. Where that is missing and only the last good copy is left, the name that the file had.
    pub file: PathBuf,
    /// When the file was written last.
    pub written: SystemTime,
    /// The title that a person has given it.
    pub title: Option<String>,
    /// What is in it.
    pub content: Content,
}

impl ShelfEntry {
    /// The match, as far as there is one.
    pub const fn summary(&self) -> Option<&Summary> {
        match &self.content {
            Content::Whole(summary) => Some(summary),
            Content::Damaged(summary) => summary.as_ref(),
        }
    }

    /// Whether the record cannot be read to its end.
    pub const fn is_damaged(&self) -> bool {
        matches!(self.content, Content::Damaged(_))
    }

    /// Whether the match waits to be continued.
    pub fn is_waiting(&self) -> bool {
        matches!(&self.content, Content::Whole(summary) if !summary.is_over())
    }

    /// Whether the match is over.
    pub fn is_finished(&self) -> bool {
        matches!(&self.content, Content::Whole(summary) if summary.is_over())
    }
}

/// By which a file is known again: how long it is, and when it was written, in seconds and nanoseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stamp(u64, i64, u32);

impl Stamp {
    fn from_metadata(metadata: &fs::Metadata) -> Self {
        let written = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
        let (seconds, rest) = match written.duration_since(SystemTime::UNIX_EPOCH) {
            Ok(since) => (since.as_secs() as i64, since.subsec_nanos()),
            Err(before) => (-(before.duration().as_secs() as i64) - 1, before.duration().subsec_nanos()),
        };
        Self(metadata.len(), seconds, rest)
    }
}

/// A line of the index. Without a summary there is nothing to be saved of the file.
#[derive(Serialize, Deserialize)]
struct Line {
    file: String,
    stamp: Stamp,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    damaged: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    summary: Option<StoredSummary>,
}

/// What is known of the files of a shelf.
type KnownFiles = BTreeMap<String, (Stamp, Content)>;

/// A file on the shelf that may be a match.
struct Candidate {
    /// The name of the match's file.
    name: OsString,
    stamp: Stamp,
    written: SystemTime,
}

impl Shelf {
    /// Looks through the shelf and tells of every match: first those that the index knows, then the others, each as soon as it has
    /// been read. It ends early when `tell` says `false`. What was read is kept in the index; no match's file is changed.
    ///
    /// # Errors
    /// If the folder cannot be read. An index that cannot be read or written is none.
    pub fn look_through(&self, mut tell: impl FnMut(ShelfEntry) -> bool) -> Result<(), FileError> {
        let candidates = self.candidates()?;
        let stored = self.read_index();
        let titles = self.titles();
        let (mut known, mut unknown) = (KnownFiles::new(), Vec::new());
        let mut goes_on = true;
        let entry = |candidate: &Candidate, content: Content| ShelfEntry {
            file: self.folder().join(&candidate.name),
            written: candidate.written,
            title: candidate.name.to_str().and_then(|name| titles.get(name)).cloned(),
            content,
        };
        let count = stored.len();
        let mut stored = stored;
        for candidate in candidates {
            let found = candidate.name.to_str().and_then(|name| stored.remove_entry(name));
            match found.filter(|(_, (stamp, _))| *stamp == candidate.stamp) {
                Some((name, (stamp, content))) => {
                    goes_on = goes_on && tell(entry(&candidate, content.clone()));
                    known.insert(name, (stamp, content));
                }
                None => unknown.push(candidate),
            }
        }
        let mut changed = known.len() != count;
        for candidate in &unknown {
            if !goes_on {
                break;
            }
            let content = read(&self.folder().join(&candidate.name));
            goes_on = tell(entry(candidate, content.clone()));
            // What could not be read at all is looked at again: tomorrow it may be allowed, or a player known.
            if let Some(name) = candidate.name.to_str().filter(|_| content != Content::Damaged(None)) {
                known.insert(name.to_owned(), (candidate.stamp, content));
                changed = true;
            }
        }
        if changed {
            self.write_index(known);
        }
        Ok(())
    }

    /// One match of the shelf as it is now; nothing if there is no such file.
    pub fn entry(&self, file: &Path) -> Option<ShelfEntry> {
        let metadata = fs::metadata(file).or_else(|_| fs::metadata(storage::backup_of(file))).ok()?;
        let name = file.file_name()?;
        Some(ShelfEntry {
            file: self.folder().join(name),
            written: metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH),
            title: name.to_str().and_then(|name| self.titles().remove(name)),
            content: read(file),
        })
    }

    /// The files that may be matches: those with the ending of matches that have anything in them, and those of which only the
    /// last good copy is left.
    fn candidates(&self) -> Result<Vec<Candidate>, FileError> {
        let (mut files, mut copies) = (BTreeSet::new(), Vec::new());
        for found in storage::paths_in(self.folder())? {
            let Some(name) = found.file_name().map(std::ffi::OsStr::to_owned) else { continue };
            let path = Path::new(&name);
            if name.as_encoded_bytes().starts_with(b".") {
                continue;
            }
            if path.extension().is_some_and(|ending| ending == ENDING) {
                files.insert(name);
            } else if path.extension().is_some_and(|ending| ending == "bak") {
                copies.extend(path.file_stem().map(std::ffi::OsStr::to_owned));
            }
        }
        let is_match = |name: &OsString| Path::new(name).extension().is_some_and(|ending| ending == ENDING);
        copies.retain(|name| is_match(name) && !files.contains(name));
        let mut candidates = Vec::new();
        for name in files.into_iter().chain(copies) {
            let path = self.folder().join(&name);
            // Another program may have removed or renamed it since the folder was read.
            let metadata = fs::metadata(&path).ok().filter(|metadata| metadata.is_file() && metadata.len() > 0);
            let metadata = metadata.or_else(|| fs::metadata(storage::backup_of(&path)).ok());
            let Some(metadata) = metadata.filter(fs::Metadata::is_file) else { continue };
            let written = metadata.modified().unwrap_or(SystemTime::UNIX_EPOCH);
            candidates.push(Candidate { name, stamp: Stamp::from_metadata(&metadata), written });
        }
        // The one that was written last is the first to be read.
        candidates.sort_by(|one, other| other.written.cmp(&one.written).then_with(|| one.name.cmp(&other.name)));
        Ok(candidates)
    }

    /// What the index says; nothing where it cannot be read.
    fn read_index(&self) -> KnownFiles {
        let Ok(text) = storage::read_text(&self.folder().join(FILE), MOST_BYTES) else { return KnownFiles::new() };
        let mut lines = text.lines();
        if lines.next() != Some(HEAD) {
            return KnownFiles::new();
        }
        let known = lines.filter_map(|line| {
            let line: Line = serde_json::from_str(line).ok()?;
            let summary = line.summary.map(|stored| stored.summary().ok_or(())).transpose().ok()?;
            let content = match (line.damaged, summary) {
                (true, summary) => Content::Damaged(summary),
                (false, summary) => Content::Whole(summary?),
            };
            Some((line.file, (line.stamp, content)))
        });
        known.collect()
    }

    /// Writes the index. Where it cannot be written, the next look reads more files, and that is all.
    fn write_index(&self, known: KnownFiles) {
        let mut text = format!("{HEAD}\n");
        for (file, (stamp, content)) in known {
            let (damaged, summary) = match &content {
                Content::Whole(summary) => (false, Some(StoredSummary::from_summary(summary))),
                Content::Damaged(summary) => (true, summary.as_ref().map(StoredSummary::from_summary)),
            };
            if let Ok(line) = serde_json::to_string(&Line { file, stamp, damaged, summary }) {
                text.push_str(&line);
                text.push('\n');
            }
        }
        let _ = storage::replace(&self.folder().join(FILE), text, false);
    }

    /// What is wrong with a damaged match; nothing if it is not damaged.
    pub fn fault(&self, file: &Path) -> Option<RecordError> {
        match RecordedMatch::salvage(file) {
            Ok(salvage) => salvage.map(|salvage| salvage.why),
            Err(why) => Some(why),
        }
    }

    /// Puts what can be saved of a damaged match in its place; the damaged file is kept under another name. Says what that is.
    ///
    /// # Errors
    /// If nothing can be saved, or it cannot be written.
    pub fn repair(&self, file: &Path) -> Result<Option<PathBuf>, RecordError> {
        let salvage: Option<Salvage> = RecordedMatch::salvage(file)?;
        let Some(salvage) = salvage else { return Ok(None) };
        salvage.repair().map_err(|error| RecordError::of_file(file, error))
    }
}

/// What is in the file of a match.
fn read(file: &Path) -> Content {
    match RecordedMatch::assess(file) {
        Ok(Assessment::Whole(recorded)) => Content::Whole(Summary::of(&recorded)),
        Ok(Assessment::Damaged(salvage)) => Content::Damaged(Some(Summary::of(salvage.recorded()))),
        Err(_) => Content::Damaged(None),
    }
}

/// How long ago something was written; nothing where the clock has gone back since.
pub(super) fn age(written: SystemTime, now: SystemTime) -> Duration {
    now.duration_since(written).unwrap_or_default()
}
