//! The small JSON files beside the matches of a shelf, which several programs may change.

use std::path::Path;

use serde::{Serialize, de::DeserializeOwned};

use holochess_platform::storage::{self, FileError, FileProblem, Fingerprint};

/// How often a change is tried while other programs change the file as well.
const ATTEMPTS: usize = 20;

/// What such a file holds.
pub(super) trait JsonFile: Serialize + DeserializeOwned {
    /// The most that is read of it, in bytes.
    const MOST_BYTES: u64;

    /// A file that holds nothing yet.
    fn empty() -> Self;

    /// Whether it is such a file, of the version that this program reads and writes.
    fn is_known(&self) -> bool;
}

/// The file; nothing if there is none, or it is none, or of another version.
pub(super) fn read<F: JsonFile>(path: &Path) -> Option<F> {
    known(&storage::read_text(path, F::MOST_BYTES).ok()?)
}

/// What is in the text of the file; nothing if it is none, or of another version.
pub(super) fn known<F: JsonFile>(text: &str) -> Option<F> {
    serde_json::from_str(text).ok().filter(F::is_known)
}

/// The text of the file.
pub(super) fn text_of<F: JsonFile>(stored: &F) -> String {
    // Numbers and texts by texts are JSON.
    serde_json::to_string_pretty(stored).unwrap_or_default() + "\n"
}

/// Changes the file, again from what is there if another program has changed it meanwhile. `change` says whether it has changed
/// anything; if not, nothing is written.
///
/// # Errors
/// If the file cannot be written, is of a later version, or is none: it stays as it is then.
pub(super) fn change<F: JsonFile>(path: &Path, change: impl Fn(&mut F) -> bool) -> Result<(), FileError> {
    let changed = || FileError { path: path.to_owned(), problem: FileProblem::Changed };
    for _ in 0..ATTEMPTS {
        let (fingerprint, mut stored) = match storage::read_text(path, F::MOST_BYTES) {
            Ok(text) if !text.is_empty() => (Some(Fingerprint::of(&text)), known(&text).ok_or_else(changed)?),
            Ok(_) => (None, F::empty()),
            Err(error) if error.problem == FileProblem::Missing => (None, F::empty()),
            Err(error) => return Err(error),
        };
        if !change(&mut stored) {
            return Ok(());
        }
        match storage::replace_known(path, &text_of(&stored), fingerprint.as_ref()) {
            Ok(_) => return Ok(()),
            Err(error) if error.problem == FileProblem::Changed => {}
            Err(error) => return Err(error),
        }
    }
    Err(changed())
}
