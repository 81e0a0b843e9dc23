//! The seats of a match with players elsewhere, as data.

use std::time::Duration;

use holochess_platform::clock::Instant;
use holochess_record::{MailId, RecordedMatch, live::LiveDue};
use holochess_rules::Seat;

use crate::LiveState;

/// The seats of a match with players elsewhere: which are of players here, and who of them is to decide now.
#[derive(Debug)]
pub struct LiveSeats {
    id: Option<MailId>,
    own: Vec<Seat>,
    /// None while a decision is on its way, or a player is away.
    chooser: Option<Seat>,
    since: Instant,
}

impl LiveSeats {
    /// The seats of a match that has come to the table.
    pub(crate) fn new(recorded: &RecordedMatch, state: &LiveState) -> Self {
        let mut seats = Self { id: recorded.live_id(), own: state.own.clone(), chooser: None, since: Instant::now() };
        seats.follow(state);
        seats
    }

    /// Whether this is the same match.
    pub(crate) fn is_of(&self, recorded: &RecordedMatch) -> bool {
        self.id == recorded.live_id()
    }

    /// Takes over what the table says.
    pub(crate) fn follow(&mut self, state: &LiveState) {
        let chooser = match state.due {
            Some((seat, LiveDue::Decision)) if !state.is_paused => Some(seat),
            _ => None,
        };
        if chooser != self.chooser {
            (self.chooser, self.since) = (chooser, Instant::now());
        }
    }

    /// A player here has decided; nothing more is asked until the table says so. Returns how long it was thought about.
    pub(crate) fn decided(&mut self) -> Duration {
        self.chooser = None;
        self.since.elapsed()
    }

    /// The table has come to an end: no decision can be taken any more.
    pub(crate) fn close(&mut self) {
        self.chooser = None;
    }

    /// Whether a player of this program has this seat.
    pub fn is_own(&self, seat: Seat) -> bool {
        self.own.contains(&seat)
    }

    /// The player here who is to decide now.
    pub const fn chooser(&self) -> Option<Seat> {
        self.chooser
    }
}
