//! The styles of computer players in any game: preferences that people notice.

/// How a character likes to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Goes forward and hits.
    Aggressive,
    /// Keeps out of reach and waits.
    Careful,
    /// Pushes others about and likes the middle.
    Trickster,
    /// No preference.
    Plain,
}

impl Style {
    /// The id in the language files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Aggressive => "aggressive",
            Self::Careful => "careful",
            Self::Trickster => "trickster",
            Self::Plain => "plain",
        }
    }
}
