//! The games as plain values: positions, actions, outcomes, notation, counting.
//!
//! No Bevy, no clock, no files, no randomness of its own: the caller supplies the faces of the dice.

pub mod action;
mod algebra;
pub mod board;
pub mod camps;
mod chains;
pub mod chinese;
pub mod circle;
pub mod dejarik;
pub mod demeter;
pub mod departed;
pub mod dice;
pub mod event;
pub mod figures;
pub mod game;
pub mod holochess;
pub mod ids;
pub mod notation;
pub mod perft;
pub mod play;
pub mod position_fault;
pub mod refusal;
pub mod row;
pub mod rule_options;
pub mod splitmix;
pub mod squares;
pub mod star;
pub mod table;
pub mod tally;

pub use action::Action;
pub use board::{Board, Shape};
pub use departed::Departed;
pub use event::{Ending, Event, Outcome, Roll, Verdict};
pub use game::{NodeKind, Rules, SetupError, by_weight};
pub use holochess::{
    exhibition::{ClashCourse, Exhibition, exhibit},
    odds::judge,
};
pub use ids::{Cell, PieceId, Seat};
pub use play::{Match, MatchVisitor, RulesVisitor, Setup, new_table, new_table_after, with_match, with_rules};
pub use position_fault::PositionFault;
pub use refusal::Refusal;
pub use row::Row;
pub use rule_options::{OptionError, Options};
pub use table::{Odds, PieceInfo, Progress, QuietClock, Ratings, Table, ToAct};
pub use tally::Tally;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

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

    /// The first of the rulebook, which stands where nobody has chosen a game.
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
}
