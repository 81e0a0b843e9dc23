//! The games of the rulebook by name, and what each has: its luck, its options, its players.

use crate::{Options, chinese, dejarik, demeter, holochess};

/// What chance decides in a match, and so what its seed is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Luck {
    /// The deal, the first player, and every die.
    Dice,
    /// The first player, and nothing else.
    Start,
    /// Nothing.
    Nothing,
}

impl Luck {
    /// The word for it in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Start => "start",
            Self::Nothing => "nothing",
        }
    }
}

/// A game of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameId {
    /// Eight creatures, dice, kills and pushes: the flagship.
    Holochess,
    /// Dejarik by Groï's rules: four pawns a side, exits, boosts, no dice.
    Groi,
    /// Dejarik by the revised rules.
    Revised,
    /// Eight pawns a side on eight by eight squares.
    Demeter,
    /// Two to six players on the star.
    Chinese,
}

impl GameId {
    /// Every game that can be played, in the rulebook's order.
    pub const ALL: [Self; 5] = [Self::Holochess, Self::Groi, Self::Revised, Self::Demeter, Self::Chinese];

    /// The first of the rulebook, the default where no game has been chosen.
    pub const FLAGSHIP: Self = Self::ALL[0];

    /// The id on the command line and in files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Holochess => "holochess",
            Self::Groi => "groi",
            Self::Revised => "revised",
            Self::Demeter => "demeter",
            Self::Chinese => "chinese",
        }
    }

    /// What chance decides in it.
    pub const fn luck(self) -> Luck {
        match self {
            Self::Holochess => Luck::Dice,
            Self::Groi | Self::Revised | Self::Demeter => Luck::Nothing,
            Self::Chinese => Luck::Start,
        }
    }

    /// The game with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

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
