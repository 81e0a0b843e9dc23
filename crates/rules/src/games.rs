//! What each game has: its options, and how many play it.

use crate::{GameId, Options, chinese, dejarik, demeter, holochess};

impl GameId {
    /// The options of this game with their defaults.
    pub fn options(self) -> Options {
        match self {
            Self::Holochess => Options::new(self, &holochess::OPTIONS),
            Self::Groi | Self::Revised => Options::new(self, &dejarik::OPTIONS),
            Self::Demeter => Options::new(self, &demeter::OPTIONS),
            Self::Chinese => Options::new(self, &chinese::OPTIONS),
        }
    }

    /// How many can play it.
    pub const fn players(self) -> &'static [usize] {
        match self {
            Self::Holochess | Self::Groi | Self::Revised | Self::Demeter => &[2],
            Self::Chinese => &chinese::PLAYERS,
        }
    }

    /// How many play in a position, where that is open: as many as it has camps.
    pub fn players_in(self, line: &str) -> usize {
        match self.players() {
            [players] => *players,
            _ => 1 + line.split(' ').filter(|field| *field == "/").count(),
        }
    }
}
