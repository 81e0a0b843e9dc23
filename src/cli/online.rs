//! What the commands of online matches share.

use std::path::Path;

use super::Failure;
use holochess_locale::{Locale, Words, file_name};
use holochess_platform::storage::{self, FileProblem};
use holochess_record::{MailId, RecordedMatch};

/// The longest file with a line in it, in bytes.
const LONGEST: u64 = 1 << 20;

/// What is given itself, where the mark of its line is in it; otherwise what is in the file of this name. What is neither is handed
/// back, to be refused as a line.
///
/// # Errors
/// If the file cannot be read, or is too long.
pub(super) fn text_or_file(given: &str, mark: &str, locale: &Locale) -> Result<String, Failure> {
    if given.contains(mark) {
        return Ok(given.to_owned());
    }
    match storage::read_text(Path::new(given), LONGEST) {
        Err(error) if matches!(error.problem, FileProblem::Missing | FileProblem::BadName) => Ok(given.to_owned()),
        text => text.map_err(|error| Failure::of_file(locale, &error)),
    }
}

/// The id of the online match in a match file.
///
/// # Errors
/// If the file cannot be read, or its match was not played online.
pub(super) fn id_of_match(file: &Path, locale: &Locale) -> Result<MailId, Failure> {
    let (recorded, _) = RecordedMatch::open(file).map_err(|why| Failure::Input(why.say(locale)))?;
    let no_live = || Failure::wrong(Words::new("live-no-live-record").with("file", file_name(file)));
    recorded.live_id().ok_or_else(no_live)
}
