//! Tables nearby: a table that is open is announced to the programs on the same network, by multicast DNS, while a seat is free. What
//! is announced is the invitation itself, with the game and the name of the host: who is on the network may come as if the
//! invitation had been sent there. Nothing is announced or looked for before [`Announcement::start`] or [`NearbySearch::start`].

use holochess_locale::{Locale, is_name, tidy_name};
use holochess_record::{
    SeatInfo, Who,
    live::{LIVE_MARK, LiveHost, LiveKey, LiveLine},
};
use holochess_rules::{GameId, Seat};

#[cfg(not(target_arch = "wasm32"))]
mod multicast;
#[cfg(target_arch = "wasm32")]
#[path = "nearby/nowhere.rs"]
mod multicast;
#[cfg(test)]
mod tests;

pub use multicast::{Announcement, NearbySearch};

/// The most tables that a search shows.
pub const MOST_NEARBY: usize = 8;

/// The longest value that is announced, in bytes: with its key it fits into a string of DNS.
const LONGEST_VALUE: usize = 240;

/// The keys of what is announced.
const LINE: &str = "line";
const GAME: &str = "game";
const NAME: &str = "name";
const FREE: &str = "free";

/// An open table on the same network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NearbyTable {
    /// The line that leads to it, without a relay.
    pub line: LiveLine,
    /// Its game.
    pub game: GameId,
    /// The name of the first person at the host's program, perhaps none.
    pub name: String,
    /// How many seats are free.
    pub free: u8,
}

/// Whether an open table is shown to the programs on the same network, while a seat is free.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nearby {
    /// It is not, because its host does not want it.
    Hidden,
    /// It is.
    Shown,
    /// It should be, but this machine has no network that carries it.
    Failed,
}

impl NearbyTable {
    /// The table of a host whose match has not begun, to be announced; `None` where no seat is free, or it has no address.
    pub fn of_host(host: &LiveHost, line: &LiveLine) -> Option<Self> {
        if host.log().is_some() {
            return None;
        }
        let seats = &host.file().seats;
        let free = seats.iter().filter(|seat| seat.who.is_none()).count();
        let own = host.own_seats();
        let is_own = |index: usize| own.contains(&Seat::new(index));
        let mut people = seats.iter().enumerate().filter(|(index, seat)| {
            is_own(*index) && seat.who.as_deref() == Some(Who::HUMAN) && seat.name.len() <= LONGEST_VALUE
        });
        let name = people.next().map(|(_, seat)| seat.name.clone()).unwrap_or_default();
        let line = announced_line(line)?;
        Some(Self { line, game: GameId::from_id(&host.file().game)?, name, free: u8::try_from(free).ok()? })
            .filter(|table| table.free > 0)
    }

    /// The name of the table on its network: the beginning of its host's key.
    pub fn mark(&self) -> String {
        mark(&self.line.key)
    }

    /// The table in one line of words.
    pub fn words(&self, locale: &Locale) -> String {
        let arguments = [
            ("game", locale.text(&format!("game-{}", self.game.id())).into()),
            ("named", if self.name.is_empty() { "no" } else { "yes" }.into()),
            ("name", self.name.as_str().into()),
            ("free", self.free.into()),
        ];
        locale.format("live-nearby-table", &arguments)
    }

    /// What is announced: keys and values.
    fn attributes(&self) -> [(&'static str, String); 4] {
        let line = self.line.text();
        [
            (LINE, line.strip_prefix(LIVE_MARK).unwrap_or_default().to_owned()),
            (GAME, self.game.id().to_owned()),
            (NAME, self.name.clone()),
            (FREE, self.free.to_string()),
        ]
    }

    /// Reads what another program announces. All of it is a stranger's: what is not exactly as [`NearbyTable::attributes`] writes it
    /// is no table.
    fn read<'a>(value: impl Fn(&str) -> Option<&'a str>) -> Option<Self> {
        let text = value(LINE).filter(|text| text.len() <= LONGEST_VALUE)?;
        let line = LiveLine::read(&format!("{LIVE_MARK}{text}")).ok()?;
        // A relay is for those who were told of it.
        if line.relay.is_some() || line.addresses.is_empty() {
            return None;
        }
        let name = value(NAME).unwrap_or_default();
        let is_fit = name.is_empty() || (!SeatInfo::is_too_long(name) && is_name(name) && tidy_name(name) == name);
        let free = value(FREE)?.parse().ok().filter(|free| (1..=Seat::MOST as u8).contains(free))?;
        is_fit.then_some(Self { line, game: GameId::from_id(value(GAME)?)?, name: name.to_owned(), free })
    }
}

/// A line as it is announced: without its relay, and with as many of its addresses as there is room for, those of this machine alone
/// last.
fn announced_line(line: &LiveLine) -> Option<LiveLine> {
    let mut addresses = line.addresses.clone();
    addresses.sort_by_key(|address| (address.ip().is_loopback(), address.is_ipv6()));
    let mut line = LiveLine { addresses, relay: None, ..line.clone() };
    while line.text().len() - LIVE_MARK.len() > LONGEST_VALUE {
        line.addresses.pop()?;
    }
    (!line.addresses.is_empty()).then_some(line)
}

/// The name of a table on its network.
fn mark(key: &LiveKey) -> String {
    format!("{:016x}", key.0.first_chunk().map_or(0, |first| u64::from_be_bytes(*first)))
}
