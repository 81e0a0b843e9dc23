//! What was wrong with a settings file, to be shown to the player.

use std::path::PathBuf;

use holochess_locale::{Words, excerpt, harmless, reason};
use holochess_platform::storage::FileError;

/// The version of the file that this program writes.
pub const VERSION: i64 = 1;

/// Something that the player should know about the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum SettingsNote {
    /// The file cannot be read; defaults are used.
    File(FileError),
    /// The file is not TOML; defaults are used.
    Syntax {
        /// The file.
        path: PathBuf,
        /// The line, from 1.
        line: usize,
        /// What is wrong there.
        why: String,
    },
    /// The unreadable file is called this now.
    KeptAside(PathBuf),
    /// The unreadable file could not be moved; nothing is saved over it.
    NotKeptAside(FileError),
    /// The content of this file is unknown; it stays as it is, and nothing is saved over it.
    Stays(PathBuf),
    /// The file is of a later version, or has no number for it; what is known of it is used, and it is left as it is.
    Version {
        /// What it has for its version.
        found: String,
    },
    /// A value that cannot be; its default is used.
    Value {
        /// Section and key.
        key: String,
        /// What the file says.
        found: String,
        /// What it could be.
        allowed: String,
        /// What is used instead.
        used: String,
    },
}

impl SettingsNote {
    /// The note in words.
    pub fn words(&self) -> Words {
        match self {
            Self::File(error) => holochess_locale::file_error(error),
            Self::Syntax { path, line, why } => Words::new("settings-syntax")
                .with("file", harmless(&path.display().to_string()))
                .with("line", *line)
                .with("why", reason(why)),
            Self::KeptAside(aside) => {
                Words::new("settings-kept-aside").with("file", harmless(&aside.display().to_string()))
            }
            Self::NotKeptAside(error) => {
                Words::new("settings-not-kept-aside").with("file", harmless(&error.path.display().to_string()))
            }
            Self::Stays(path) => Words::new("kept-stays").with("file", harmless(&path.display().to_string())),
            Self::Version { found } => {
                Words::new("settings-version").with("found", found.clone()).with("known", VERSION)
            }
            Self::Value { key, found, allowed, used } => Words::new("settings-value")
                .with("key", excerpt(key))
                .with("found", excerpt(found))
                .with("allowed", allowed.clone())
                .with("used", used.clone()),
        }
    }
}
