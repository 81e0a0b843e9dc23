//! Why something that came over a wire is refused.

use holochess_locale::{Locale, Words, excerpt, refusal};
use holochess_rules::Refusal;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{BeginError, MailDiceError, SeatInfo, error::TableThen};

/// Why an entry does not go into the log of a match.
#[derive(Debug, Error)]
pub enum LiveError {
    /// Its number is not the next one.
    #[error("entry {0} is not the next one")]
    Number(u32),
    /// It has the number of a known entry and says something else.
    #[error("entry {0} is known with another content")]
    Instead(u32),
    /// It is not signed by the player whose entry it is, or follows from another log.
    #[error("the signature is not that of player {0} under this log")]
    Signature(u8),
    /// It is not this player's to write now.
    #[error("player {0} has nothing of the kind to write now")]
    Turn(u8),
    /// A value is not what the player has committed to, or is missing, or one too many is shown.
    #[error(transparent)]
    Dice(#[from] MailDiceError),
    /// The action is not legal.
    #[error("{action:?} is not legal")]
    Illegal {
        /// What was written.
        action: String,
        /// Why it is refused.
        why: Refusal,
        /// The table at which it was played.
        table: TableThen,
    },
    /// The match cannot begin.
    #[error(transparent)]
    Begin(#[from] BeginError),
    /// There is no such game, or it has no such option.
    #[error("the match cannot begin")]
    Terms(Words),
    /// The table begins another match than the one that was shown.
    #[error("another match begins than the one that was shown")]
    OtherTerms,
    /// A name may look like another one.
    #[error("a name may look like another one")]
    Name,
    /// The log is full.
    #[error("the log is full")]
    Full,
    /// The match is over.
    #[error("the match is over")]
    Over,
    /// A player is away, and the table waits.
    #[error("a player is away, and the table waits")]
    Paused,
    /// A player claims that time is up here, and it is not.
    #[error("the time of player {0} is not up")]
    TimeLeft(u8),
    /// The last decision of this player is on its way.
    #[error("the last decision is on its way")]
    OnItsWay,
}

impl LiveError {
    /// The error in words.
    pub fn words(&self, locale: &Locale) -> Words {
        match self {
            Self::Number(number) => Words::new("live-number").with("number", *number),
            Self::Instead(number) => Words::new("live-instead").with("number", *number),
            Self::Signature(player) => Words::new("live-signature").with("player", *player),
            Self::Turn(player) => Words::new("live-turn").with("player", *player),
            Self::Dice(MailDiceError::Count) => Words::new("live-values"),
            Self::Dice(error) => error.words(),
            Self::Illegal { action, why, table } => {
                let why = refusal(locale, why, table.0.as_ref());
                Words::new("live-illegal").with("action", excerpt(action)).with("why", why)
            }
            Self::Begin(error) => error.words(),
            Self::Terms(words) => Words::new("live-terms").with_words("why", words.clone()),
            Self::OtherTerms => Words::new("live-other-terms"),
            Self::Name => Words::new("live-name").with("most", SeatInfo::LONGEST_NAME),
            Self::Full => Words::new("live-log-full"),
            Self::Over => Words::new("live-over"),
            Self::Paused => Words::new("live-paused"),
            Self::TimeLeft(player) => Words::new("live-time-left").with("player", *player),
            Self::OnItsWay => Words::new("live-on-its-way"),
        }
    }

    /// What is said to the peer that sent it.
    pub(super) const fn reason(&self) -> LiveReason {
        match self {
            Self::Number(_) | Self::Turn(_) | Self::Full | Self::Over | Self::Paused | Self::OnItsWay => {
                LiveReason::Order
            }
            Self::Instead(_) => LiveReason::Instead,
            Self::Signature(_) => LiveReason::Signature,
            Self::Dice(_) => LiveReason::Opening,
            Self::Illegal { .. } => LiveReason::Illegal,
            Self::Begin(_) | Self::Terms(_) | Self::OtherTerms => LiveReason::Terms,
            Self::Name => LiveReason::Name,
            Self::TimeLeft(_) => LiveReason::Clock,
        }
    }
}

/// Why a peer is sent away, as it is said to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LiveReason {
    /// It speaks another version of the protocol.
    Version,
    /// It does not know the token of the table.
    Token,
    /// Another match is played here.
    Match,
    /// No seat is free.
    Full,
    /// The players allow no watchers, or there are enough.
    Watchers,
    /// Too many others are at the door.
    Busy,
    /// It did not say in time who it is.
    Late,
    /// Nothing was heard of it for too long.
    Silent,
    /// It sends too much.
    Flood,
    /// A message is too long, or none.
    Garbled,
    /// A message that is not its own to send.
    Order,
    /// An entry with a known number says something else.
    Instead,
    /// A signature is wrong.
    Signature,
    /// An action is not legal.
    Illegal,
    /// A value is not the one that was committed to.
    Opening,
    /// The match cannot begin like this.
    Terms,
    /// A name may look like another one, or is too long.
    Name,
    /// It claims that the time of a player is up whose time is not.
    Clock,
    /// The same player has come by another connection.
    Replaced,
    /// The player has left.
    Left,
    /// The table is closed.
    Closed,
    /// A reason that this program does not know.
    #[serde(other)]
    Other,
}

impl LiveReason {
    /// Every reason.
    pub const ALL: [Self; 22] = [
        Self::Version,
        Self::Token,
        Self::Match,
        Self::Full,
        Self::Watchers,
        Self::Busy,
        Self::Late,
        Self::Silent,
        Self::Flood,
        Self::Garbled,
        Self::Order,
        Self::Instead,
        Self::Signature,
        Self::Illegal,
        Self::Opening,
        Self::Terms,
        Self::Name,
        Self::Clock,
        Self::Replaced,
        Self::Left,
        Self::Closed,
        Self::Other,
    ];

    /// The word by which it stands in messages and language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Version => "version",
            Self::Token => "token",
            Self::Match => "match",
            Self::Full => "full",
            Self::Watchers => "watchers",
            Self::Busy => "busy",
            Self::Late => "late",
            Self::Silent => "silent",
            Self::Flood => "flood",
            Self::Garbled => "garbled",
            Self::Order => "order",
            Self::Instead => "instead",
            Self::Signature => "signature",
            Self::Illegal => "illegal",
            Self::Opening => "opening",
            Self::Terms => "terms",
            Self::Name => "name",
            Self::Clock => "clock",
            Self::Replaced => "replaced",
            Self::Left => "left",
            Self::Closed => "closed",
            Self::Other => "other",
        }
    }

    /// The reason in words.
    pub fn words(self) -> Words {
        Words::new("live-reason").with("reason", self.word())
    }

    /// Whether dialling again is of use.
    pub const fn is_passing(self) -> bool {
        matches!(self, Self::Busy | Self::Late | Self::Silent | Self::Replaced | Self::Flood | Self::Left | Self::Clock)
    }
}
