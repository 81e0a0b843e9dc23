//! What computer players like, whatever the game: a temper that people notice.

/// How a character likes to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Goes forward and hits.
    Aggressive,
    /// Keeps out of reach and waits.
    Careful,
    /// Pushes others about and likes the middle.
    Trickster,
    /// Has no taste of its own.
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
