//! The languages that the game speaks.

use crate::platform;

/// A language with a folder in `assets/locales`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English, also for systems in any other language.
    English,
    /// French.
    French,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its code, as in settings, on the command line and as the folder's name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// Its name in itself, for a list to choose from.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "Français",
        }
    }

    /// The language of a code such as `fr`, `fr-CA` or `fr_CA.UTF-8`, if it is one of ours.
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// The first language of this machine that is one of ours; English if there is none.
    pub fn of_system() -> Self {
        platform::languages().iter().find_map(|code| Self::from_code(code)).unwrap_or(Self::English)
    }
}
