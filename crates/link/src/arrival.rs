//! How a program comes to a table: it opens one, comes back to one, or joins one.

use std::{
    fmt,
    path::{Path, PathBuf},
};

use serde::{Deserialize, Serialize};

#[cfg(all(feature = "network", not(target_arch = "wasm32")))]
use super::desk_wire::PendingWire;
#[cfg(any(target_arch = "wasm32", not(feature = "network")))]
use super::page_wire::PendingWire;
use super::{KeptParty, Party, PartyError, PartyFile, Table};
use holochess_record::{
    MailId, MailSecret, Shelf,
    live::{LiveGuestFile, LiveHostFile, LiveLine},
};

/// How a program comes to a table.
#[derive(Clone, Debug)]
pub enum Arrival {
    /// It opens a table, which is reached so.
    Open(Box<LiveHostFile>, Reach),
    /// It opens the table again at which this match was begun.
    OpenAgain(MailId),
    /// It comes back to the table at which this match is played, as its host or as a guest.
    Return(MailId),
    /// It joins the table of this line, or joins it again.
    Join {
        /// The line that the host has sent.
        line: Box<LiveLine>,
        /// Whether it comes to watch.
        watch: bool,
        /// Whether the own address is hidden, where the table has a relay.
        relay_only: bool,
    },
}

/// How a program is reached, beside the direct way.
#[derive(Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// The relay: its address, with its token after a `#`, or [`Reach::PUBLIC`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub relay: Option<String>,
    /// Whether there is no direct way: others do not see the own address then.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub relay_only: bool,
    /// Whether the table is announced to the programs on the same network while a seat is free.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub nearby: bool,
}

impl Reach {
    /// The word for the relays that the makers of the network library offer to all.
    pub const PUBLIC: &str = "public";
}

impl fmt::Debug for Reach {
    /// Shows no token of a relay.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let relay = self.relay.as_deref().and_then(|relay| relay.split(['#', '?']).next());
        f.debug_struct("Reach")
            .field("relay", &relay)
            .field("relay_only", &self.relay_only)
            .field("nearby", &self.nearby)
            .finish()
    }
}

/// A program on its way to a table: in a page its wire is fetched, and may not be waited for.
pub struct Arriving {
    found: TableFile,
    folder: PathBuf,
    shelf: Shelf,
    wire: PendingWire,
}

impl Party {
    /// Comes to a table over the network. What the table has to keep is in this folder, the record of its match on this
    /// shelf. A host has a line for the others then ([`Party::line`]).
    ///
    /// # Errors
    /// If there is no such table, the game cannot be played so, a file cannot be read or written, or the network cannot be
    /// used.
    pub fn arrive(arrival: Arrival, folder: &Path, shelf: Shelf) -> Result<Self, PartyError> {
        Arriving::begin(arrival, folder, shelf)?.finish()
    }
}

impl Arriving {
    /// Finds the table, and begins to open it or to get ready to dial its host.
    ///
    /// # Errors
    /// If there is no such table, a file cannot be read, or the network cannot be used.
    pub fn begin(arrival: Arrival, folder: &Path, shelf: Shelf) -> Result<Self, PartyError> {
        let mut found = match arrival {
            Arrival::Open(host, reach) => {
                let mut file = PartyFile::new(Table::Host(*host))?;
                file.reach = reach;
                TableFile::New(file)
            }
            Arrival::OpenAgain(id) => {
                TableFile::Kept(KeptParty::of_match(folder, id, |table| matches!(table, Table::Host(_)))?)
            }
            Arrival::Return(id) => TableFile::Kept(KeptParty::of_match(folder, id, |_| true)?),
            Arrival::Join { line, watch, relay_only } => {
                let mut found = if let Some(kept) = KeptParty::of_line(folder, &line, watch)? {
                    TableFile::Kept(kept)
                } else {
                    let guest = LiveGuestFile::new(line.key, line.token, MailSecret::fresh()?, watch);
                    TableFile::New(PartyFile::new(Table::Guest(guest))?)
                };
                let file = found.file();
                // The host may have other addresses since.
                file.line = Some(line.text());
                file.reach.relay_only = relay_only;
                found
            }
        };
        let wire = PendingWire::begin(found.file())?;
        Ok(Self { found, folder: folder.to_owned(), shelf, wire })
    }

    /// Whether the wire is there. At a desk it is from the beginning.
    ///
    /// # Errors
    /// If there will be none.
    pub fn is_ready(&mut self) -> Result<bool, PartyError> {
        self.wire.is_ready()
    }

    /// Sits down at the table, once the wire is there.
    ///
    /// # Errors
    /// If the game cannot be played so, or a file cannot be written.
    pub fn finish(self) -> Result<Party, PartyError> {
        let Self { mut found, folder, shelf, wire } = self;
        let (link, identity) = wire.finish(found.file());
        // A table that could not be opened has left no file.
        let kept = match found {
            TableFile::New(file) => KeptParty::create(&folder, file)?,
            TableFile::Kept(kept) => kept,
        };
        Party::start(kept, shelf, link, identity)
    }
}

/// What a table has to keep: of one that is new, not written yet.
#[allow(clippy::large_enum_variant)]
enum TableFile {
    New(PartyFile),
    Kept(KeptParty),
}

impl TableFile {
    const fn file(&mut self) -> &mut PartyFile {
        match self {
            Self::New(file) => file,
            Self::Kept(kept) => kept.file_mut(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_to_a_table_shows_no_token_when_it_is_printed() {
        let relay = Some("https://relay.example.org#secret".to_owned());
        let reach = Reach { relay, relay_only: true, nearby: false };
        let text = format!("{reach:?}");
        assert!(text.contains("relay.example.org") && !text.contains("secret"), "{text}");
    }
}
