//! The messages between the host of a table and the others. Each is a JSON value in a frame of its own.

use std::collections::BTreeMap;

use holochess_locale::{Locale, excerpt};
use serde::{Deserialize, Serialize};

use super::{
    bounds::{LONGEST_FRAME, PROTOCOL},
    entry::LiveEntry,
    fault::LiveReason,
    identity::{LiveCheck, LiveToken},
};
use crate::{TimeControl, Who, mail::rule};

/// A message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LiveMessage {
    /// To the host, first of all: who comes, and how far its log goes.
    Hello(LiveHello),
    /// From the host: the table as it stands.
    Table(LiveCard),
    /// To the host: the peer takes a seat.
    Sit(LiveSit),
    /// Entries that follow each other: new ones, or those that the other lacks.
    Entries(Vec<LiveEntry>),
    /// The log of the sender goes so far; it asks for what follows.
    Have(LivePlace),
    /// A sign of a player, for all.
    Emote(LiveEmoted),
    /// The player wants to play again: the host begins once all do.
    Again(u8),
    /// The sender is still there, with a log that goes so far.
    Ping(LivePlace),
    /// The sender ends the connection, and says why.
    Bye(LiveReason),
}

/// Who comes to a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveHello {
    /// The version of the protocol.
    pub live: u32,
    /// The secret of the table's line.
    pub token: LiveToken,
    /// Whether it comes to watch.
    pub watch: bool,
    /// How far its log goes.
    pub place: LivePlace,
}

/// How far a log goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LivePlace {
    /// Which match at the table, from 1; 0 before any has begun.
    pub round: u32,
    /// How many entries there are.
    pub next: u32,
    /// The hash of the log; noughts where there is none.
    pub check: LiveCheck,
}

/// A table, as it is shown to those who come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveCard {
    /// Grows with every change; an older card says nothing.
    pub revision: u32,
    /// The game, by its id.
    pub game: String,
    /// Its options that are not at their defaults.
    pub options: BTreeMap<String, String>,
    /// How much time people have, if they play for time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// The seats, player 1 first.
    pub seats: Vec<LiveCardSeat>,
    /// Whether others may watch.
    pub watchers: bool,
    /// The seat of the program to which this is sent, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<u8>,
}

impl LiveCard {
    /// A line for each rule that is not as usual; one that says so where there is none.
    pub fn rules_in_words(&self, locale: &Locale) -> Vec<String> {
        let mut rules: Vec<String> = self.options.iter().map(|(key, value)| rule(locale, key, value, false)).collect();
        if rules.is_empty() {
            rules.push(locale.text("mail-asks-usual"));
        }
        rules.extend(self.clock.map(|clock| clock.text(locale)));
        rules
    }

    /// Who sits where, a line for each seat.
    pub fn seats_in_words(&self, locale: &Locale) -> Vec<String> {
        let line = |(number, seat): (usize, &LiveCardSeat)| {
            let who = match seat.who.as_deref() {
                None => "free",
                Some(Who::HUMAN) => "person",
                Some(_) => "level",
            };
            let level = seat.who.as_deref().filter(|_| who == "level").map(|level| format!("level-{level}"));
            let level = level.filter(|id| locale.has(id)).map(|id| locale.text(&id)).unwrap_or_default();
            let arguments = [
                ("number", number.into()),
                ("who", who.into()),
                ("named", if seat.name.is_empty() { "no" } else { "yes" }.into()),
                ("name", excerpt(&seat.name).into()),
                ("level", level.into()),
            ];
            locale.format("live-seat", &arguments)
        };
        (1..).zip(&self.seats).map(line).collect()
    }
}

/// A seat, as it is shown to those who come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveCardSeat {
    /// `human` or a level; absent while the seat is free.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// The name, perhaps none.
    pub name: String,
    /// Whether its program is not connected now.
    pub away: bool,
}

/// A peer takes a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveSit {
    /// `human` or a level.
    pub who: String,
    /// The name, perhaps none.
    pub name: String,
}

/// A sign of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveEmoted {
    /// Whose.
    pub player: u8,
    /// Which.
    pub sign: LiveEmote,
}

/// The signs that players can give each other; each program says them in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LiveEmote {
    /// A greeting.
    Hello,
    /// Thanks.
    Thanks,
    /// Praise for a move.
    Good,
    /// Surprise.
    Wow,
    /// A slip of one's own.
    Oops,
    /// A moment is needed to think.
    Thinking,
    /// Praise for the match.
    Match,
    /// A farewell.
    Farewell,
}

impl LiveEmote {
    /// All of them.
    pub const ALL: [Self; 8] =
        [Self::Hello, Self::Thanks, Self::Good, Self::Wow, Self::Oops, Self::Thinking, Self::Match, Self::Farewell];

    /// The word by which it stands in messages and language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::Thanks => "thanks",
            Self::Good => "good",
            Self::Wow => "wow",
            Self::Oops => "oops",
            Self::Thinking => "thinking",
            Self::Match => "match",
            Self::Farewell => "farewell",
        }
    }
}

impl LivePlace {
    /// Before any match has begun.
    pub(super) const NOWHERE: Self = Self { round: 0, next: 0, check: LiveCheck([0; 32]) };
}

impl LiveMessage {
    /// The message as bytes of one frame.
    pub fn frame(&self) -> Vec<u8> {
        // Plain values are JSON.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Reads the bytes of a frame.
    ///
    /// # Errors
    /// Why the sender is sent away.
    pub fn read(frame: &[u8]) -> Result<Self, LiveReason> {
        if frame.len() > LONGEST_FRAME {
            return Err(LiveReason::Garbled);
        }
        let value: serde_json::Value = serde_json::from_slice(frame).map_err(|_| LiveReason::Garbled)?;
        let version = value.get("hello").and_then(|hello| hello.get("live")).and_then(serde_json::Value::as_u64);
        if version.is_some_and(|version| version != u64::from(PROTOCOL)) {
            return Err(LiveReason::Version);
        }
        serde_json::from_value(value).map_err(|_| LiveReason::Garbled)
    }
}
