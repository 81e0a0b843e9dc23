//! The entries of the log that a match over a wire is: what each says, and the hash by which each follows from all before it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::identity::{LiveCheck, LiveKey, LiveSignature};
use crate::{MailId, MailValue, TimeControl};
use holochess_rules::Seat;

/// What the hash of the first entry begins with.
const MATCH: &[u8] = b"holochess live 1 match\n";
/// What the hash of an entry begins with.
const CHECK: &[u8] = b"holochess live 1 check\n";

/// An entry of a log. Its player signs the check that the log has with it, so that it stands in this one place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveEntry {
    /// Its place in the log, from 0.
    pub number: u32,
    /// The player who writes it.
    pub player: u8,
    /// What it says.
    pub body: LiveBody,
    /// The player's signature.
    pub signature: LiveSignature,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LiveBody {
    /// The host begins a match.
    Begin(LiveTerms),
    /// The player's commitment, value 0.
    Commit(MailValue),
    /// The player's next value: for the deal, or for the dice of another player.
    Show(MailValue),
    /// A decision.
    Act(LiveAct),
    /// The player asks the others for something.
    Ask(LiveQuestion),
    /// The player says yes or no to what was asked.
    Answer(bool),
    /// The player claims that the time of this one, who has to decide, is up.
    Claim(u8),
}

/// What is played, and by whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveTerms {
    /// The game, by its id.
    pub game: String,
    /// Its options that are not at their defaults.
    pub options: BTreeMap<String, String>,
    /// The players, player 1 first.
    pub seats: Vec<LiveSeat>,
    /// How much time people have, if they play for time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<TimeControl>,
    /// Which match at this table, from 1.
    pub round: u32,
    /// What makes the id of this match one of its own.
    pub nonce: MailId,
}

/// A player of a match over a wire.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveSeat {
    /// `human`, or a level.
    pub who: String,
    /// The name, perhaps none.
    pub name: String,
    /// The key of the program in which this player plays.
    pub key: LiveKey,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LiveAct {
    /// In the rulebook's notation.
    pub action: String,
    /// Where it needs dice: the player's value for them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<MailValue>,
    /// For how long the player says that it has thought, in milliseconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thought: Option<u32>,
}

/// What a player may ask the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LiveQuestion {
    /// To take back the own last decision, and everything since.
    Undo,
}

impl LiveEntry {
    /// The seat of its player, if there is one of this number.
    pub(super) fn seat(&self) -> Option<Seat> {
        let index = usize::from(self.player).checked_sub(1)?;
        (index < Seat::MOST).then(|| Seat::new(index))
    }

    /// The check of the log with this entry behind the one with that check.
    pub(super) fn check_after(&self, id: MailId, before: Option<LiveCheck>) -> LiveCheck {
        // Plain values are JSON.
        let body = serde_json::to_string(&self.body).unwrap_or_default();
        let hash = Sha256::new()
            .chain_update(CHECK)
            .chain_update(id.bytes())
            .chain_update(before.map_or([0; 32], |before| before.0))
            .chain_update(u64::from(self.number).to_be_bytes())
            .chain_update([self.player])
            .chain_update(body);
        LiveCheck(hash.finalize().into())
    }
}

impl LiveTerms {
    /// The id of the match: the first half of the hash of all of this, the keys of the players included.
    pub fn id(&self) -> MailId {
        let json = serde_json::to_string(self).unwrap_or_default();
        let digest = Sha256::new().chain_update(MATCH).chain_update(json).finalize();
        MailId::of_bytes(digest[..16].try_into().unwrap_or_default())
    }
}
