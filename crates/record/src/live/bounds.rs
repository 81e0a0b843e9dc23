//! How much is taken from others, and how long is waited for them. All of it is looked at before anything is read.

use std::time::Duration;

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// The longest message, in bytes.
pub const LONGEST_FRAME: usize = 64 << 10;

/// The most bytes of entries in one message of a replay, one entry more or less.
pub(super) const REPLAYED_AT_ONCE: usize = 32 << 10;

/// The time in which a peer has to say who it is.
pub const HANDSHAKE: Duration = Duration::from_secs(5);

/// The time that a peer may look at the table before it takes a seat.
pub(super) const VISIT: Duration = Duration::from_mins(5);

/// After so much silence a peer is away.
pub const SILENCE: Duration = Duration::from_secs(12);

/// After so long a break the players are asked whether they wait.
pub const LONG_BREAK: Duration = Duration::from_mins(1);

/// Who has sent nothing for so long says that it is there.
pub(super) const PING: Duration = Duration::from_secs(4);

/// How many connections may be without a seat: those that have not said who they are, and those that look at the table.
pub const MOST_VISITORS: usize = 8;

/// How many watch.
pub const MOST_WATCHERS: usize = 8;

/// Messages that a peer may send at once.
pub(super) const BURST: u32 = 80;

/// Messages a second that a peer may send for long. What goes into the log does not count, since the rules bound it.
pub(super) const MESSAGES_A_SECOND: u32 = 20;

/// The time between two signs of one player.
pub const EMOTE_PAUSE: Duration = Duration::from_secs(3);

/// By how much a player's program may say less than was measured for a decision, and by how much a claim may be early.
pub(super) const CLOCK_TOLERANCE: Duration = Duration::from_secs(1);

/// The most time that is charged between two looks at the clock: time in which the machine slept is charged to no player.
pub(super) const LONGEST_LOOK: Duration = Duration::from_secs(5);

/// The first pause before dialling again, and the longest one.
pub(super) const REDIAL: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(30)];

/// The longest log, in entries: every line of the longest record with a question and its answers before it.
pub(super) const MOST_ENTRIES: usize = 400_000;
