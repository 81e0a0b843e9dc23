//! What a match begins with.

use std::collections::BTreeMap;

use thiserror::Error;

use super::MailDiceError;
use holochess_locale::{self as locale, Words, excerpt, option_error, setup_error};
use holochess_platform as platform;
use holochess_players as players;
use holochess_rules::{GameId, Luck, Options, Rules, RulesVisitor, Seat, SetupError, dice::Seed, with_rules};

/// The player on a seat: a person or a level.
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

    /// Whether this is a person, or a level of this game.
    pub fn plays(&self, game: GameId) -> bool {
        match self {
            Self::Human => true,
            Self::Computer(id) => players::levels(game).iter().any(|level| level.id == id),
        }
    }

    /// Every word that a seat of this game can have: `human, random, greedy…`
    pub(super) fn known(game: GameId) -> String {
        let levels = players::levels(game).iter().map(|level| level.id);
        std::iter::once(Self::HUMAN).chain(levels).collect::<Vec<_>>().join(", ")
    }

    /// Reads such a word: small letters, digits and hyphens, at most 32. [`Who::plays`] says whether a game has such a level.
    pub fn from_word(word: &str) -> Option<Self> {
        let fits = (1..=32).contains(&word.len())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        match word {
            Self::HUMAN => Some(Self::Human),
            level => fits.then(|| Self::Computer(level.to_owned())),
        }
    }
}

/// A seat: its player and the name shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SeatInfo {
    /// The player.
    pub who: Who,
    /// The name shown: at most [`SeatInfo::LONGEST_NAME`] characters, as [`locale::is_readable_name`] has them.
    pub name: String,
}

impl SeatInfo {
    /// The most characters that a name has.
    pub const LONGEST_NAME: usize = 64;

    /// The name under which what this player does is counted: see [`own_name`].
    pub fn own_name(&self) -> &str {
        own_name(&self.name)
    }

    /// Whether a name has more characters than a record keeps.
    pub fn is_too_long(name: &str) -> bool {
        name.chars().count() > Self::LONGEST_NAME
    }

    /// Whether the name can be recorded and shown on one line.
    pub fn name_fits(&self) -> bool {
        !Self::is_too_long(&self.name) && locale::is_readable_name(&self.name)
    }
}

/// The name that the player gave, or nothing. Records of earlier versions call a player without one after the seat, in the language
/// of the screen ("Player 1", "Joueur 1"): those names count as none.
pub fn own_name(name: &str) -> &str {
    let name = name.trim();
    let is_of_a_seat = name.split_once(char::is_whitespace).is_some_and(|(word, number)| {
        matches!(word, "Player" | "Joueur")
            && number.parse().is_ok_and(|number: usize| (1..=Seat::MOST).contains(&number))
    });
    if is_of_a_seat { "" } else { name }
}

/// Everything that a match follows from, the decisions apart.
#[derive(Clone, Debug)]
pub struct MatchSetup {
    /// The game.
    pub game: GameId,
    /// Its options.
    pub options: Options,
    /// The seats, player 1 first.
    pub seats: Vec<SeatInfo>,
    /// What the deal and the dice come from.
    pub seed: Seed,
    /// The position to begin from, where it is not dealt.
    pub position: Option<String>,
}

impl MatchSetup {
    /// What the seed decides. If a position is given, the first player is not drawn.
    pub fn luck(&self) -> Luck {
        match self.game.luck() {
            Luck::Start if self.position.is_some() => Luck::Nothing,
            luck => luck,
        }
    }
}

/// Why a game that a player elsewhere proposes is not played.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum UnfitTerms {
    /// There is no such game, or it has no such option, or one that could not be shown whole.
    Unknown(Words),
    /// The options do not go with each other, or with so many players.
    Begin(BeginError),
}

/// Asks the rules of a game whether they hold for these options and players.
struct CanBegin;

impl RulesVisitor for CanBegin {
    type Output = ();

    fn visit<R: Rules>(self, _: R) {}
}

/// The game and the options that a player elsewhere proposes: such a match can be dealt, and nothing in it is accepted unseen.
///
/// # Errors
/// If it cannot be.
pub(crate) fn proposed_game(
    game: &str,
    options: &BTreeMap<String, String>,
    players: usize,
) -> Result<(GameId, Options), UnfitTerms> {
    let unknown = || UnfitTerms::Unknown(Words::new("record-game").with("game", excerpt(game)));
    let game = GameId::from_id(game).ok_or_else(unknown)?;
    let mut set = game.options();
    for (key, value) in options {
        let typed = format!("{key}={value}");
        if excerpt(&typed) != typed {
            return Err(UnfitTerms::Unknown(Words::new("mail-long-rule").with("rule", excerpt(key))));
        }
        set.set(key, value).map_err(|why| UnfitTerms::Unknown(option_error(game, &why)))?;
    }
    let refused = |why| UnfitTerms::Begin(BeginError::Setup(why));
    if players > Seat::MOST {
        return Err(refused(SetupError::Players { game, given: players, allowed: "at most six" }));
    }
    with_rules(game, &set, players, CanBegin).map_err(refused)?;
    Ok((game, set))
}

/// Why a match cannot begin.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum BeginError {
    /// The game refuses options, seats or position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// There is no such computer player in the game.
    #[error("player {player} cannot be {who:?}: there is no such computer player in {}", game.id())]
    Who {
        /// The player.
        player: usize,
        /// The level that was asked for.
        who: String,
        /// The game.
        game: GameId,
    },
    /// The name of this player has signs in it that are none of a name.
    #[error("the name of player {0} is not one line of text")]
    Name(usize),
    /// The name of this player is too long.
    #[error("the name of player {0} is too long")]
    LongName(usize),
    /// What the players of a match by mail have shown does not belong together.
    #[error(transparent)]
    Mail(MailDiceError),
    /// By mail two people play, from the start of the game.
    #[error("by mail two people play, from the start of the game")]
    NotByMail,
}

impl BeginError {
    /// The reason in words.
    pub fn words(&self) -> Words {
        match self {
            Self::Setup(error) => Words::new("begin-setup").with_words("why", setup_error(error)),
            Self::Who { player, who, game } => Words::new("begin-who")
                .with("player", *player)
                .with("who", locale::excerpt(who))
                .with("known", Who::known(*game)),
            Self::Mail(error) => error.words(),
            Self::NotByMail => Words::new("begin-not-by-mail"),
            Self::Name(player) => Words::new("begin-name").with("player", *player).with("most", SeatInfo::LONGEST_NAME),
            Self::LongName(player) => {
                Words::new("begin-name-long").with("player", *player).with("most", SeatInfo::LONGEST_NAME)
            }
        }
    }
}

/// The system gives no random bytes; a match needs some for its seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("this system gives no random numbers; give a seed yourself (--seed N)")]
pub struct NoRandomness;

impl NoRandomness {
    /// The error in words.
    pub fn words(self) -> Words {
        Words::new("no-randomness")
    }
}

/// A random seed, from the operating system.
///
/// # Errors
/// If the system has no source of randomness.
pub fn fresh_seed() -> Result<Seed, NoRandomness> {
    platform::random_bytes().map(Seed::new).ok_or(NoRandomness)
}
