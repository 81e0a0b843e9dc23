//! How a program comes to a table: it opens one, comes back to one, or joins one.

use std::path::Path;

use super::{KeptParty, Party, PartyError, PartyFile, Table};
use holochess_record::{
    MailId, MailSecret, Shelf,
    live::{LiveGuestFile, LiveHostFile, LiveLine},
};

/// How a program comes to a table.
#[derive(Clone, Debug)]
pub enum Arrival {
    /// It opens a table.
    Open(Box<LiveHostFile>),
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
    },
}

impl Party {
    /// Comes to a table over the network. What the table has to keep is in this folder, the record of its match on this
    /// shelf. A host has a line for the others then ([`Party::line`]).
    ///
    /// # Errors
    /// If there is no such table, the game cannot be played so, a file cannot be read or written, or the network cannot be
    /// used.
    pub fn arrive(arrival: Arrival, folder: &Path, shelf: Shelf) -> Result<Self, PartyError> {
        let kept = match arrival {
            Arrival::Open(host) => KeptParty::create(folder, PartyFile::new(Table::Host(*host))?)?,
            Arrival::OpenAgain(id) => KeptParty::of_match(folder, id, |table| matches!(table, Table::Host(_)))?,
            Arrival::Return(id) => KeptParty::of_match(folder, id, |_| true)?,
            Arrival::Join { line, watch } => match KeptParty::of_line(folder, &line, watch)? {
                Some(mut kept) => {
                    // The host may have other addresses since.
                    kept.file_mut().line = Some(line.text());
                    kept
                }
                None => {
                    let guest = LiveGuestFile::new(line.key, line.token, MailSecret::fresh()?, watch);
                    let mut file = PartyFile::new(Table::Guest(guest))?;
                    file.line = Some(line.text());
                    KeptParty::create(folder, file)?
                }
            },
        };
        Self::connect(kept, shelf)
    }

    /// In a page there is no network.
    #[cfg(target_arch = "wasm32")]
    fn connect(_: KeptParty, _: Shelf) -> Result<Self, PartyError> {
        Err(PartyError::NoNetwork)
    }

    /// Opens the table of a file, or dials its host.
    #[cfg(not(target_arch = "wasm32"))]
    fn connect(mut kept: KeptParty, shelf: Shelf) -> Result<Self, PartyError> {
        use std::{net::SocketAddr, sync::Arc};

        use super::network::{NetworkIdentity, NetworkLink};
        use holochess_record::live::LiveIdentity as _;

        let secret = kept.file().secret();
        let identity = NetworkIdentity::from_secret(&secret);
        let link = match &kept.file().table {
            Table::Host(host) => {
                let link = NetworkLink::open(&secret, kept.file().port)?;
                let addresses = link.addresses().to_vec();
                let port = addresses.first().map(SocketAddr::port);
                let line = LiveLine { key: identity.key(), token: host.token, addresses, relay: None };
                let file = kept.file_mut();
                file.line.get_or_insert_with(|| line.text());
                file.port = port;
                link
            }
            Table::Guest(_) => {
                let line = kept.file().line.as_deref().ok_or(PartyError::NoTable)?;
                NetworkLink::join(&secret, &LiveLine::read(line)?)?
            }
        };
        Self::start(kept, shelf, Box::new(link), Arc::new(identity))
    }
}
