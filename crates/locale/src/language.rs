//! The languages that the game speaks.

use holochess_platform as platform;

/// Declares the languages, a line each: the name in the code, the code as in settings, on the command line and as the folder's name, and
/// the name in itself.
macro_rules! languages {
    ($($name:ident $code:literal $own_name:literal,)+) => {
        /// A language with a folder in `assets/locales`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Language {
            $(
                #[doc = $own_name]
                $name,
            )+
        }

        impl Language {
            /// Every language.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// Every language by its code.
            pub const CODES: [(&'static str, Self); Self::ALL.len()] = [$(($code, Self::$name)),+];

            /// Its code, as in settings, on the command line and as the folder's name.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// Its name in itself, for a list to choose from.
            pub const fn own_name(self) -> &'static str {
                match self {
                    $(Self::$name => $own_name,)+
                }
            }
        }
    };
}

// English is also for systems in any other language, and for what another language lacks.
languages! {
    English "en" "English",
    French "fr" "Français",
    German "de" "Deutsch",
}

impl Language {
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
