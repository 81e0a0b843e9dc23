//! A wire in memory, between programs of one process: for tests.

use std::{
    collections::BTreeMap,
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    time::Duration,
};

use holochess_record::live::{LiveInput, LiveKey, PeerId};

use super::Link;

/// The host's end of all wires to its table, and what hands out the others' ends.
pub struct MemoryTable {
    exchange: Arc<Mutex<Exchange>>,
    key: LiveKey,
}

#[derive(Default)]
struct Exchange {
    next: u64,
    host: Option<Sender<LiveInput>>,
    guests: BTreeMap<PeerId, Sender<LiveInput>>,
}

/// One end of wires in memory.
pub struct MemoryLink {
    exchange: Arc<Mutex<Exchange>>,
    inputs: Receiver<LiveInput>,
    /// The own key and the host's, of a guest; nothing for the host.
    guest: Option<(LiveKey, LiveKey, Sender<LiveInput>)>,
}

impl MemoryTable {
    /// The place of a table whose host has this key.
    pub fn new(key: LiveKey) -> Self {
        Self { exchange: Arc::default(), key }
    }

    /// The host's end. A second one takes the place of the first.
    pub fn host(&self) -> MemoryLink {
        let (sender, inputs) = channel();
        lock(&self.exchange).host = Some(sender);
        MemoryLink { exchange: Arc::clone(&self.exchange), inputs, guest: None }
    }

    /// The end of a guest with this key.
    pub fn guest(&self, key: LiveKey) -> MemoryLink {
        let (sender, inputs) = channel();
        MemoryLink { exchange: Arc::clone(&self.exchange), inputs, guest: Some((key, self.key, sender)) }
    }
}

fn lock(exchange: &Mutex<Exchange>) -> std::sync::MutexGuard<'_, Exchange> {
    exchange.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Link for MemoryLink {
    fn next(&mut self, most: Duration) -> Option<LiveInput> {
        self.inputs.recv_timeout(most).ok()
    }

    fn send(&mut self, peer: PeerId, frame: Vec<u8>) {
        let exchange = lock(&self.exchange);
        let other = if self.guest.is_some() { exchange.host.as_ref() } else { exchange.guests.get(&peer) };
        // An end that is gone hears nothing more.
        let _ = other.map(|other| other.send(LiveInput::Frame(peer, frame)));
    }

    fn close(&mut self, peer: PeerId) {
        let mut exchange = lock(&self.exchange);
        let guest = exchange.guests.remove(&peer);
        let other = if self.guest.is_some() { exchange.host.clone() } else { guest };
        let _ = other.map(|other| other.send(LiveInput::Lost(peer)));
    }

    fn dial(&mut self) {
        let Some((own, host_key, sender)) = &self.guest else { return };
        let mut exchange = lock(&self.exchange);
        let Some(host) = exchange.host.clone() else { return };
        exchange.next += 1;
        let peer = PeerId(exchange.next);
        if host.send(LiveInput::Connected(peer, *own)).is_ok() {
            exchange.guests.insert(peer, sender.clone());
            let _ = sender.send(LiveInput::Connected(peer, *host_key));
        }
    }
}
