//! The wire between the programs at one table. [`Link`] is an ordered, reliable stream of frames to each of them: in memory for tests
//! ([`memory`]), and from key to key over the network (`network`). [`Party`] is a program at a table: the state
//! machine of [`holochess_record::live`] with a clock, files and a wire.

mod arrival;
#[cfg(all(test, feature = "network", not(target_arch = "wasm32")))]
mod attack_test;
#[cfg(all(feature = "network", not(target_arch = "wasm32")))]
mod desk_wire;
mod identity;
mod letter;
pub mod memory;
mod nearby;
#[cfg(feature = "network")]
pub mod network;
mod network_error;
#[cfg(all(test, feature = "network", not(target_arch = "wasm32")))]
mod network_test;
#[cfg(any(test, target_arch = "wasm32", not(feature = "network")))]
mod page_relay;
#[cfg(all(feature = "page-server", not(target_arch = "wasm32")))]
pub mod page_server;
#[cfg(all(test, feature = "page-server", not(target_arch = "wasm32")))]
mod page_server_test;
#[cfg(any(target_arch = "wasm32", not(feature = "network")))]
mod page_wire;
mod party;
#[cfg(test)]
mod party_test;

use std::time::Duration;

use holochess_record::live::{LiveInput, PeerId};

pub use arrival::{Arrival, Arriving, Reach};
pub use identity::NetworkIdentity;
pub use nearby::{Announcement, MOST_NEARBY, Nearby, NearbySearch, NearbyTable};
pub use network_error::NetworkError;
pub use party::{KeptParty, Party, PartyError, PartyFile, Table};

/// Whether this program can reach others over a network. In a page only those at the relay of its own server.
pub const HAS_NETWORK: bool = cfg!(any(feature = "network", target_arch = "wasm32"));

/// An ordered, reliable stream of frames to each of several programs, of which every one is known by its key.
pub trait Link: Send {
    /// What comes next: a connection, a frame, or an end. Waits for it at most so long.
    fn next(&mut self, most: Duration) -> Option<LiveInput>;

    /// Sends a frame. What cannot be sent any more is lost, and so is the connection.
    fn send(&mut self, peer: PeerId, frame: Vec<u8>);

    /// Ends a connection, once what was sent has gone.
    fn close(&mut self, peer: PeerId);

    /// Dials the host of the table. Whether it is there shows in what comes next.
    fn dial(&mut self);
}
