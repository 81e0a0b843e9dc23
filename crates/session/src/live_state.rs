//! A table with players elsewhere as it stands, as data.

use std::fmt;

use holochess_link::{Nearby, Party};
use holochess_record::{
    Who,
    live::{LiveCard, LiveDue, LiveGuest, LiveHost, LiveMatch, LiveQuestion},
};
use holochess_rules::Seat;

/// A table as it stands.
#[derive(Clone, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct LiveState {
    /// The line by which others come to it.
    pub line: Option<String>,
    /// Whether this program has opened it.
    pub is_host: bool,
    /// Whether its host shows it to the network; `None` where that is no question.
    pub nearby: Option<Nearby>,
    /// The game, and who sits where; `None` until the host is reached.
    pub card: Option<LiveCard>,
    /// Whether the player here is asked to sit down.
    pub asks_to_sit: bool,
    /// Whether the table waits for a player who is away.
    pub is_paused: bool,
    /// Whether it has waited so for a minute.
    pub has_waited_long: bool,
    /// Whether the host has sent this program away for good.
    pub is_ended: bool,
    /// The seats of the players here, once the match has begun.
    pub own: Vec<Seat>,
    /// How many decisions stand.
    pub decisions: usize,
    /// The player here who is to decide something, and what.
    pub due: Option<(Seat, LiveDue)>,
    /// Who asks the others for something.
    pub asker: Option<Seat>,
    /// The player here who may ask to take the last decision back.
    pub may_undo: Option<Seat>,
    /// The player here who may claim that the time of the one who has to decide is up.
    pub may_claim: Option<Seat>,
}

impl LiveState {
    /// The table of a program.
    pub(super) fn of(party: &Party) -> Self {
        let own = party.own_seats();
        let log = party.log();
        // The person here who has decided last.
        let decided = log.and_then(|log| {
            let is_person = |seat: &Seat| {
                own.contains(seat) && log.setup().seats.get(seat.index()).is_some_and(|info| info.who == Who::Human)
            };
            log.recorded()?.decisions().iter().rev().filter_map(|entry| entry.seat).find(is_person)
        });
        let may_undo = |seat: &Seat| log.is_some_and(|log| log.may_ask(*seat, LiveQuestion::Undo));
        Self {
            line: party.line().map(str::to_owned),
            is_host: party.host().is_some(),
            nearby: party.nearby(),
            card: party.host().map(LiveHost::card).or_else(|| party.guest()?.card().cloned()),
            asks_to_sit: party.guest().is_some_and(LiveGuest::asks_to_sit),
            is_paused: party.is_paused(),
            has_waited_long: party.has_waited_long(),
            decisions: log.and_then(LiveMatch::recorded).map_or(0, |recorded| recorded.decisions().len()),
            due: party.due(),
            asker: log.and_then(LiveMatch::question).map(|(seat, _)| seat),
            may_undo: decided.filter(may_undo),
            may_claim: log.and_then(|log| own.iter().copied().find(|seat| log.may_claim(*seat).is_some())),
            is_ended: party.guest().is_some_and(LiveGuest::is_ended),
            own,
        }
    }
}

impl fmt::Debug for LiveState {
    /// Shows no line: an invitation must not stand in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LiveState")
            .field("is_host", &self.is_host)
            .field("card", &self.card)
            .field("asks_to_sit", &self.asks_to_sit)
            .field("is_paused", &self.is_paused)
            .field("is_ended", &self.is_ended)
            .field("own", &self.own)
            .field("decisions", &self.decisions)
            .field("due", &self.due)
            .field("asker", &self.asker)
            .finish_non_exhaustive()
    }
}
