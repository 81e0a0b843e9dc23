//! The other end of a wire: how much it may send, and since when nothing was heard of it.

use std::time::Duration;

use super::{
    bounds::{BURST, EMOTE_PAUSE, HANDSHAKE, LONGEST_FRAME, MESSAGES_A_SECOND, PING, REPLAYED_AT_ONCE, SILENCE, VISIT},
    entry::LiveEntry,
    identity::LiveKey,
};
use holochess_rules::Seat;

/// A connection, by the number that the link gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PeerId(pub u64);

/// What the other end is at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Standing {
    /// It has not said who it is.
    Stranger,
    /// It may come, and looks at the table.
    Visitor,
    /// It plays here.
    Player(Seat),
    /// It watches.
    Watcher,
}

/// A connection.
#[derive(Debug)]
pub(super) struct Peer {
    pub key: LiveKey,
    pub standing: Standing,
    since: Duration,
    pub heard: Duration,
    pub sent: Duration,
    /// The number of the next entry that it is sent.
    pub next: u32,
    /// When its log was last asked for, or sent again.
    pub replayed: Option<Duration>,
    allowance: Allowance,
    emoted: Option<Duration>,
}

/// What is over for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Overdue {
    /// It did not say in time who it is, or did not sit down.
    Late,
    /// Nothing was heard of it for too long.
    Silent,
}

impl Peer {
    pub(super) fn new(key: LiveKey, standing: Standing, now: Duration) -> Self {
        Self {
            key,
            standing,
            since: now,
            heard: now,
            sent: now,
            next: 0,
            replayed: None,
            allowance: Allowance { left: BURST * 1000, since: now },
            emoted: None,
        }
    }

    /// Whether it has no seat and does not watch.
    pub(super) const fn is_at_the_door(&self) -> bool {
        matches!(self.standing, Standing::Stranger | Standing::Visitor)
    }

    /// Whether it gets the log.
    pub(super) const fn follows(&self) -> bool {
        matches!(self.standing, Standing::Player(_) | Standing::Watcher)
    }

    /// Something was heard. Whether it may be read.
    pub(super) fn hear(&mut self, now: Duration) -> bool {
        self.heard = now;
        self.allowance.take(now)
    }

    /// What was heard went into the log, which the rules bound.
    pub(super) fn refund(&mut self) {
        self.allowance.left = (self.allowance.left + 1000).min(BURST * 1000);
    }

    /// What is over by now.
    pub(super) fn overdue(&self, now: Duration) -> Option<Overdue> {
        let waited = now.saturating_sub(self.since);
        match self.standing {
            Standing::Stranger if waited >= HANDSHAKE => Some(Overdue::Late),
            Standing::Visitor if waited >= VISIT => Some(Overdue::Late),
            _ if now.saturating_sub(self.heard) >= SILENCE => Some(Overdue::Silent),
            _ => None,
        }
    }

    /// Whether it has to hear that this end is still there.
    pub(super) fn wants_ping(&self, now: Duration) -> bool {
        self.standing != Standing::Stranger && now.saturating_sub(self.sent) >= PING
    }

    /// Whether the log may be asked for or sent again: once a second.
    pub(super) fn may_replay(&mut self, now: Duration) -> bool {
        let may = self.replayed.is_none_or(|last| now.saturating_sub(last) >= Duration::from_secs(1));
        if may {
            self.replayed = Some(now);
        }
        may
    }

    /// Whether a sign of it is passed on.
    pub(super) fn may_emote(&mut self, now: Duration) -> bool {
        may_emote(&mut self.emoted, now)
    }
}

/// Whether a player may give a sign now: one in three seconds.
pub(super) fn may_emote(last: &mut Option<Duration>, now: Duration) -> bool {
    let may = last.is_none_or(|last| now.saturating_sub(last) >= EMOTE_PAUSE);
    if may {
        *last = Some(now);
    }
    may
}

/// How many messages may still come.
#[derive(Debug)]
struct Allowance {
    /// In thousandths of a message.
    left: u32,
    since: Duration,
}

impl Allowance {
    fn take(&mut self, now: Duration) -> bool {
        let earned = now.saturating_sub(self.since).as_millis().min(u128::from(BURST) * 1000) as u32;
        self.left = (self.left + earned * MESSAGES_A_SECOND).min(BURST * 1000);
        self.since = now;
        match self.left.checked_sub(1000) {
            Some(left) => {
                self.left = left;
                true
            }
            None => false,
        }
    }
}

/// Entries in as many groups as messages are needed for them.
pub(super) fn in_messages(entries: &[LiveEntry]) -> Vec<Vec<LiveEntry>> {
    let mut groups: Vec<Vec<LiveEntry>> = Vec::new();
    let mut room = 0;
    for entry in entries {
        let length = serde_json::to_string(entry).map_or(LONGEST_FRAME, |text| text.len());
        if room < length || groups.is_empty() {
            groups.push(Vec::new());
            room = REPLAYED_AT_ONCE;
        }
        room = room.saturating_sub(length);
        if let Some(group) = groups.last_mut() {
            group.push(entry.clone());
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flood_is_stopped_and_a_steady_talker_is_not() {
        let mut peer = Peer::new(LiveKey([0; 32]), Standing::Visitor, Duration::ZERO);
        let heard = (0..200).filter(|_| peer.hear(Duration::ZERO)).count();
        assert_eq!(heard, BURST as usize);
        let mut peer = Peer::new(LiveKey([0; 32]), Standing::Visitor, Duration::ZERO);
        let step = 1000 / u64::from(MESSAGES_A_SECOND);
        assert!((0..2000).all(|number| peer.hear(Duration::from_millis(number * step))));
    }

    #[test]
    fn what_goes_into_the_log_is_free() {
        let mut peer = Peer::new(LiveKey([0; 32]), Standing::Visitor, Duration::ZERO);
        for _ in 0..500 {
            assert!(peer.hear(Duration::ZERO));
            peer.refund();
        }
    }
}
