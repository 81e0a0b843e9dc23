//! The wires of a page, in its worker: by a relay, since a page has no sockets.

use iroh::{EndpointAddr, SecretKey};
use tokio::sync::{OwnedSemaphorePermit, mpsc};

use super::{ArrivedInput, NetworkError, Order, Place, bind, host_of, relays, serve};
use holochess_record::live::{LiveInput, LiveLine, PeerId};

/// The wires of a page, in its worker. Nothing there may wait: what comes is handed on by [`WorkerArrivals`].
pub struct WorkerWire {
    orders: mpsc::UnboundedSender<Order>,
    relay: Option<String>,
}

/// What comes over the wires of a page, one after the other.
pub struct WorkerArrivals(mpsc::UnboundedReceiver<ArrivedInput>);

/// The room that a frame takes up until the page has read it.
pub struct FrameRoom(#[expect(dead_code, reason = "dropping it makes room")] Option<OwnedSemaphorePermit>);

impl WorkerWire {
    /// Opens a table at a relay.
    ///
    /// # Errors
    /// If the relay is not reached.
    pub async fn open(secret: &[u8; 32], relay: &str) -> Result<(Self, WorkerArrivals), NetworkError> {
        let relay = Some((relays(relay)?, Some(relay.to_owned())));
        Self::start(secret, Place { listens: true, relay }, None).await
    }

    /// Gets ready to dial the host of a table by its relay.
    ///
    /// # Errors
    /// If the key or the relay in the line is none.
    pub async fn join(secret: &[u8; 32], line: &LiveLine) -> Result<(Self, WorkerArrivals), NetworkError> {
        let (host, relay) = host_of(line)?;
        Self::start(secret, Place { listens: false, relay }, Some(host)).await
    }

    async fn start(
        secret: &[u8; 32],
        place: Place,
        host: Option<EndpointAddr>,
    ) -> Result<(Self, WorkerArrivals), NetworkError> {
        let (endpoint, _, relay) = bind(SecretKey::from_bytes(secret), place).await?;
        let (arrived, arrivals) = mpsc::unbounded_channel();
        let (orders, ordered) = mpsc::unbounded_channel();
        n0_future::task::spawn(serve(endpoint, host, arrived, ordered));
        Ok((Self { orders, relay }, WorkerArrivals(arrivals)))
    }

    /// The relay at which the table can be dialled, as a line names it.
    pub fn relay(&self) -> Option<&str> {
        self.relay.as_deref()
    }

    /// Sends a frame.
    pub fn send(&self, peer: PeerId, frame: Vec<u8>) {
        let _ = self.orders.send(Order::Send(peer, frame));
    }

    /// Ends a connection, once what was sent has gone.
    pub fn close(&self, peer: PeerId) {
        let _ = self.orders.send(Order::Close(peer));
    }

    /// Dials the host of the table.
    pub fn dial(&self) {
        let _ = self.orders.send(Order::Dial);
    }

    /// Ends all connections, once what was sent has gone.
    pub fn end(&self) {
        let _ = self.orders.send(Order::End);
    }
}

impl WorkerArrivals {
    /// What comes next, with the room that it takes up; nothing once all connections have ended.
    pub async fn next(&mut self) -> Option<(LiveInput, FrameRoom)> {
        self.0.recv().await.map(|(input, room)| (input, FrameRoom(room)))
    }
}
