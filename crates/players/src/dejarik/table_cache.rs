//! The folder where solved tables are kept: read if they are whole and of this version, else made again. Whatever is wrong with the
//! folder or with a file in it, there is a table in the end.

use std::path::{Path, PathBuf};

use super::tablebase::{TableFault, Tablebase, solve};
use holochess_locale::{Words, file_error};
use holochess_platform::fs;
use holochess_platform::storage::{self, FileError, FileProblem, make_folder, remove_temporaries};
use holochess_rules::dejarik::RuleSet;

/// What a person may want to know of how a table came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CacheNote {
    /// The table in the folder was of no use and has been made again.
    MadeAgain {
        /// The file.
        file: PathBuf,
        /// What was wrong with it.
        fault: TableFault,
    },
    /// The table is there, but could not be kept for the next time.
    NotKept(FileError),
}

impl CacheNote {
    /// The sentence.
    pub fn words(&self) -> Words {
        match self {
            Self::MadeAgain { file, fault } => Words::new("table-made-again")
                .with("file", holochess_locale::harmless(&file.display().to_string()))
                .with_words("why", table_fault(*fault)),
            Self::NotKept(error) => Words::new("table-not-kept").with_words("why", file_error(error)),
        }
    }
}

/// What is wrong with the bytes of a table, in words.
pub fn table_fault(fault: TableFault) -> Words {
    match fault {
        TableFault::NotATable => Words::new("table-fault-none"),
        TableFault::OtherVersion(version) => Words::new("table-fault-version").with("version", version),
        TableFault::OtherRules(game) => Words::new("table-fault-rules").with("game", game.id()),
        TableFault::CutShort => Words::new("table-fault-cut-short"),
        TableFault::Damaged => Words::new("table-fault-damaged"),
    }
}

/// The file of a rule set's table in a folder.
fn file_in(folder: &Path, rules: &RuleSet) -> PathBuf {
    folder.join(format!("{}.table", rules.game.id()))
}

/// The table of a rule set: from this folder, or else solved on so many threads and kept there. `progress` hears how many states
/// are decided, of how many (0 of 0 as soon as it is known that they have to be); it hears nothing where the table is read.
pub fn load_or_solve(
    rules: &'static RuleSet,
    folder: Option<&Path>,
    threads: usize,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> (Tablebase, Option<CacheNote>) {
    let solve = || {
        progress(0, 0);
        solve(rules, threads, progress)
    };
    let Some(folder) = folder else { return (solve(), None) };
    let file = file_in(folder, rules);
    let unreadable = match storage::read_bytes(&file, Tablebase::largest_file(rules)) {
        Ok(bytes) => match Tablebase::from_bytes(rules, &bytes) {
            Ok(table) => return (table, None),
            Err(fault) => Some(fault),
        },
        Err(FileError { problem: FileProblem::TooLarge { .. }, .. }) => Some(TableFault::NotATable),
        // Nothing there, or nothing that can be read: whether it can be written will be seen.
        Err(_) => None,
    };
    let table = solve();
    let kept = keep(&table, folder, &file, unreadable.is_some());
    let note = match (kept, unreadable) {
        (Err(error), _) => Some(CacheNote::NotKept(error)),
        (Ok(()), Some(fault)) => Some(CacheNote::MadeAgain { file, fault }),
        (Ok(()), None) => None,
    };
    (table, note)
}

/// Writes a table into the folder, which is made if it is missing. A file of no use is in the way: it is removed first, for the
/// disk may be full of such.
fn keep(table: &Tablebase, folder: &Path, file: &Path, in_the_way: bool) -> Result<(), FileError> {
    make_folder(folder)?;
    // What a program left that was stopped while it wrote.
    remove_temporaries(file);
    if in_the_way {
        // If it cannot be removed, it may still be replaced.
        let _ = fs::remove_file(file);
    }
    storage::replace(file, table.to_bytes(), false)
}
