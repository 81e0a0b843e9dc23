//! A match over a wire: a table that one program opens and others join (docs/reference/protocols.md).
//!
//! A match is a log of signed entries. The host of the table puts them in order; every program checks all of them, so the host cannot
//! cheat. Nothing here has a clock, a file or a wire: [`LiveHost`] and [`LiveGuest`] take what has come ([`LiveInput`]) and the time, and
//! say what is to be done ([`LiveOutput`]), writing before sending.

mod bounds;
mod clock;
mod entry;
mod fault;
mod guest;
mod host;
mod identity;
mod letter;
mod line;
mod log;
mod message;
mod news;
mod peer;

use std::time::Duration;

pub use bounds::{
    EMOTE_PAUSE, HANDSHAKE, LONG_BREAK, LONGEST_FRAME, MOST_VISITORS, MOST_WATCHERS, PROTOCOL as LIVE_PROTOCOL, SILENCE,
};
pub use clock::{LiveClock, LiveDifference};
pub use entry::{LiveAct, LiveBody, LiveEntry, LiveQuestion, LiveSeat, LiveTerms};
pub use fault::{LiveError, LiveReason};
pub use guest::{LiveAgreed, LiveGuest, LiveGuestFile};
pub use host::{LiveHost, LiveHostFile, LiveHostSeat};
pub use identity::{LiveCheck, LiveIdentity, LiveKey, LiveSignature, LiveToken};
pub use letter::{LiveLetter, LiveLetterError, MARK as LETTER_MARK};
pub use line::{LiveLine, LiveLineError, MARK as LIVE_MARK};
pub use log::{LiveDue, LiveMatch, LiveStep};
pub use message::{LiveCard, LiveCardSeat, LiveEmote, LiveEmoted, LiveHello, LiveMessage, LivePlace, LiveSit};
pub use news::LiveAudience;
pub use peer::PeerId;

use holochess_rules::Seat;

/// What has come to a program at a table.
#[derive(Clone, Debug)]
pub enum LiveInput {
    /// A connection stands. The link has proved that the other end owns this key.
    Connected(PeerId, LiveKey),
    /// A whole frame.
    Frame(PeerId, Vec<u8>),
    /// A frame that is longer than any, or has ended in its middle.
    Garbled(PeerId),
    /// The connection has ended.
    Lost(PeerId),
    /// Some time has passed. Wanted once a second at least.
    Tick,
    /// The machine was asleep: what it was connected to has gone on without it.
    Woken,
    /// To a guest: the player says yes to the table, under this name.
    Sit(LiveSit),
    /// A player here decides so, after so many milliseconds.
    Decide(Seat, String, Option<u32>),
    /// A player here asks the others for something.
    Ask(Seat, LiveQuestion),
    /// A player here says yes or no to what was asked.
    Answer(Seat, bool),
    /// A player here claims that the time of the one who has to decide is up.
    Claim(Seat),
    /// A player here gives a sign.
    Emote(Seat, LiveEmote),
    /// A player here wants to play again.
    Again(Seat),
    /// The program leaves.
    Leave,
}

/// What is to be done, in this order.
#[derive(Debug)]
pub enum LiveOutput {
    /// Write what the table has to keep, before anything that follows is done.
    Write,
    /// Send a message.
    Send(PeerId, LiveMessage),
    /// End a connection, once what was sent has gone.
    Close(PeerId),
    /// To a guest: dial the host.
    Dial,
    /// Tell the players.
    Tell(LiveNews),
}

/// What the players are told.
#[derive(Debug)]
pub enum LiveNews {
    /// The table has changed: who sits there, or who is away.
    Table,
    /// The match has gone on.
    Step(LiveStep),
    /// Another match begins at the table.
    Begun,
    /// A player gives a sign.
    Emoted(Seat, LiveEmote),
    /// A player wants to play again.
    Again(Seat),
    /// The player who has to decide has no time left.
    FlagFell(Seat),
    /// A player's program has said less time than was measured here.
    TimeDiffers(LiveDifference),
    /// To a guest: what the player decided last is not possible any more, since another player was first.
    Overtaken,
    /// A player's program is not connected any more; the table waits.
    Away(Seat),
    /// A player's program is there again.
    Back(Seat),
    /// The table has waited for a minute: one can wait on, or leave and go on another day.
    LongBreak,
    /// A peer was sent away, or has gone.
    Gone(Option<Seat>, LiveReason),
    /// To a guest: the host is not connected any more.
    HostAway,
    /// To a guest: the host is there.
    HostBack,
    /// To a guest: the host has sent it away, and dialling again is of no use.
    Ended(LiveReason),
    /// To a guest: what the host has sent cannot be, and the match ends here.
    Broken(LiveError),
}

/// Puts the outputs of one input together: what is written comes first.
#[derive(Debug, Default)]
struct Outputs {
    writes: bool,
    outputs: Vec<LiveOutput>,
}

impl Outputs {
    /// Something has to be written before all this.
    const fn write(&mut self) {
        self.writes = true;
    }

    fn tell(&mut self, news: LiveNews) {
        self.outputs.push(LiveOutput::Tell(news));
    }

    fn push(&mut self, output: LiveOutput) {
        self.outputs.push(output);
    }

    fn take(&mut self) -> Vec<LiveOutput> {
        let mut outputs = std::mem::take(&mut self.outputs);
        if std::mem::take(&mut self.writes) {
            outputs.insert(0, LiveOutput::Write);
        }
        outputs
    }
}

/// How long a match has waited for those who are away, to be told once in each break.
#[derive(Debug, Default)]
struct Break {
    since: Option<Duration>,
    is_told: bool,
}

impl Break {
    /// Whether it has been a long one from now on.
    fn is_newly_long(&mut self, waits: bool, now: Duration) -> bool {
        if !waits {
            *self = Self::default();
            return false;
        }
        let since = *self.since.get_or_insert(now);
        now.saturating_sub(since) >= bounds::LONG_BREAK && !std::mem::replace(&mut self.is_told, true)
    }

    /// Whether it is a long one.
    const fn is_long(&self) -> bool {
        self.is_told
    }
}

/// How long is waited before the next attempt after one with this pause.
fn next_pause(pause: Duration) -> Duration {
    (pause * 2).clamp(bounds::REDIAL[0], bounds::REDIAL[1])
}

#[cfg(test)]
mod breaks_test;
#[cfg(test)]
mod clock_test;
#[cfg(test)]
mod hostile_test;
#[cfg(test)]
mod schedules_test;
#[cfg(test)]
mod waiting_test;
#[cfg(test)]
mod world_test;
