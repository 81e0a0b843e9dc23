//! What is wrong with a file, in words, and what to do about it.

use super::{Words, file_name};
use holochess_platform::IS_BROWSER;
use holochess_platform::storage::{FileError, FileProblem};

/// Says what is wrong with a file.
pub fn file_error(error: &FileError) -> Words {
    in_page(&error.problem).filter(|_| IS_BROWSER).unwrap_or_else(|| on_disk(error))
}

/// What is wrong with a file that a browser keeps for a page: there is no other place for it, and only tabs are other programs.
fn in_page(problem: &FileProblem) -> Option<Words> {
    match problem {
        FileProblem::Denied => Some(Words::new("file-in-page-denied")),
        FileProblem::Full => Some(Words::new("file-in-page-full")),
        FileProblem::Changed => Some(Words::new("file-in-page-changed")),
        FileProblem::Other(why) => Some(Words::new("file-in-page-other").with("why", why.clone())),
        _ => None,
    }
}

fn on_disk(error: &FileError) -> Words {
    let words = match &error.problem {
        FileProblem::Missing => Words::new("file-missing"),
        FileProblem::Denied => Words::new("file-denied"),
        FileProblem::ReadOnly => Words::new("file-read-only"),
        FileProblem::Full => Words::new("file-full"),
        FileProblem::NotAFile => Words::new("file-not-a-file"),
        FileProblem::CopyBlocked => Words::new("file-copy-blocked"),
        FileProblem::NotAFolder => Words::new("file-not-a-folder"),
        FileProblem::DeadLink => Words::new("file-dead-link"),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Locale};

    #[test]
    fn a_page_speaks_of_no_disk_no_folder_and_no_other_place() {
        let problems =
            [FileProblem::Denied, FileProblem::Full, FileProblem::Changed, FileProblem::Other("x".to_owned())];
        for problem in &problems {
            for language in Language::ALL {
                let said = Locale::new(language).say(&in_page(problem).expect("a page can meet it"));
                let desk =
                    ["place", "disk", "folder", "permission", "emplacement", "disque", "dossier", "another program"];
                assert!(!said.starts_with('⟨') && desk.iter().all(|word| !said.contains(word)), "{said}");
            }
        }
    }
}
