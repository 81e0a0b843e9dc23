//! The wire of a program at a desk: it is there at once.

use std::sync::Arc;

use holochess_record::live::{LiveIdentity, LiveLine};

use super::{Link, NetworkIdentity, PartyError, PartyFile, Table, network::NetworkLink};

/// A wire that is open.
pub struct PendingWire(NetworkLink);

impl PendingWire {
    /// Opens the table of a file, or gets ready to dial its host.
    pub fn begin(file: &PartyFile) -> Result<Self, PartyError> {
        let secret = file.secret();
        Ok(Self(match &file.table {
            Table::Host(_) => NetworkLink::open(&secret, file.port, &file.reach)?,
            Table::Guest(_) => {
                let line = file.line.as_deref().ok_or(PartyError::NoTable)?;
                NetworkLink::join(&secret, &LiveLine::read(line)?, file.reach.relay_only)?
            }
        }))
    }

    /// Whether the wire is there.
    #[expect(clippy::unnecessary_wraps, clippy::unused_self, reason = "in a page it may not be there yet, or fail")]
    pub const fn is_ready(&mut self) -> Result<bool, PartyError> {
        Ok(true)
    }

    /// The wire, and the key pair that it speaks with. A host has a line then.
    pub fn finish(self, file: &mut PartyFile) -> (Box<dyn Link>, Arc<dyn LiveIdentity>) {
        let Self(link) = self;
        let identity = NetworkIdentity::from_secret(&file.secret());
        if let Table::Host(host) = &file.table {
            let addresses = link.addresses().to_vec();
            file.port = addresses.first().map(std::net::SocketAddr::port);
            let relay = link.relay().map(str::to_owned);
            file.line = Some(LiveLine { key: identity.key(), token: host.token, addresses, relay }.text());
        }
        (Box::new(link), Arc::new(identity))
    }
}
