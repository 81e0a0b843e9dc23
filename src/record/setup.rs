//! What a match begins with.

use thiserror::Error;

use crate::{
    locale::{Words, setup_error},
    rules::{GameId, Luck, Options, SetupError, dice::Seed},
};

/// Who decides for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Who {
    /// A person at this machine.
    Human,
    /// A computer player, by the id of its level.
    Computer(String),
}

impl Who {
    /// The word for a person, where others are levels.
    pub const HUMAN: &'static str = "human";

    /// `human`, or the id of the level.
    pub fn word(&self) -> &str {
        match self {
            Self::Human => Self::HUMAN,
            Self::Computer(level) => level,
        }
    }

    /// Reads such a word: small letters, digits and hyphens, at most 32. Whether there is such a level is the players' to say.
    pub fn from_word(word: &str) -> Option<Self> {
        let fits = (1..=32).contains(&word.len())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        match word {
            Self::HUMAN => Some(Self::Human),
            level => fits.then(|| Self::Computer(level.to_owned())),
        }
    }
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatInfo {
    /// Who decides.
    pub who: Who,
    /// The name shown: at most [`SeatInfo::LONGEST_NAME`] characters, none of them a control character.
    pub name: String,
}

impl SeatInfo {
    /// The most characters that a name has.
    pub const LONGEST_NAME: usize = 64;

    /// Whether the name can be recorded and shown on one line.
    pub fn name_fits(&self) -> bool {
        self.name.chars().count() <= Self::LONGEST_NAME && !self.name.contains(char::is_control)
    }
}

/// Everything that a match follows from, the decisions apart.
#[derive(Clone, Debug)]
pub struct MatchSetup {
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: Options,
    /// Who sits where, player 1 first.
    pub seats: Vec<SeatInfo>,
    /// What the deal and the dice come from.
    pub seed: Seed,
    /// The position to begin from, where it is not dealt.
    pub position: Option<String>,
}

impl MatchSetup {
    /// What its seed decides. Where a position is given, nobody draws who starts.
    pub fn luck(&self) -> Luck {
        match self.game.luck() {
            Luck::Start if self.position.is_some() => Luck::Nothing,
            luck => luck,
        }
    }
}

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BeginError {
    /// The game refuses options, seats or position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The name of this player is too long or has control characters in it.
    #[error("the name of player {0} is too long or not one line of text")]
    Name(usize),
}

impl BeginError {
    /// The reason in words.
    pub fn words(&self) -> Words {
        match self {
            Self::Setup(error) => Words::new("begin-setup").with_words("why", setup_error(error)),
            Self::Name(player) => Words::new("begin-name").with("player", *player).with("most", SeatInfo::LONGEST_NAME),
        }
    }
}

/// The system gives no random bytes; a match needs some for its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this system gives no random numbers; give a seed yourself (--seed N)")]
pub struct NoRandomness;

/// A seed that nobody knows, from the operating system.
///
/// # Errors
/// If the system has no source of randomness.
pub fn fresh_seed() -> Result<Seed, NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(Seed::new(bytes))
}
