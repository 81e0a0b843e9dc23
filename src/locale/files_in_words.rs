//! What is wrong with a file, in words, and what to do about it.

use super::{Words, file_name};
use crate::storage::{FileError, FileProblem};

/// Says what is wrong with a file.
pub fn file_error(error: &FileError) -> Words {
    let words = match &error.problem {
        FileProblem::Missing => Words::new("file-missing"),
        FileProblem::Denied => Words::new("file-denied"),
        FileProblem::ReadOnly => Words::new("file-read-only"),
        FileProblem::Full => Words::new("file-full"),
        FileProblem::NotAFile => Words::new("file-not-a-file"),
        FileProblem::NotAFolder => Words::new("file-not-a-folder"),
        FileProblem::TooLarge { size, limit } => Words::new("file-too-large").with("size", *size).with("limit", *limit),
        FileProblem::NotText { line } => Words::new("file-not-text").with("line", *line),
        FileProblem::Changed => Words::new("file-changed"),
        FileProblem::Busy => Words::new("file-busy"),
        FileProblem::BadName => Words::new("file-bad-name"),
        FileProblem::LinkLoop => Words::new("file-link-loop"),
        FileProblem::Other(why) => Words::new("file-other").with("why", why.clone()),
    };
    words.with("file", file_name(&error.path))
}
