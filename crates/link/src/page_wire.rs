//! The wire of a page: a program in a worker carries the frames, by the relay of the page's own server. The page's policy allows no
//! other address.

use std::{collections::VecDeque, sync::Arc, time::Duration};

use holochess_platform::wire::{WireEvent, WireFailure, WireProgram, page_origin};
use holochess_record::live::{LiveIdentity, LiveInput, LiveKey, LiveLine, PeerId};

use super::{
    Link, NetworkError, NetworkIdentity, PartyError, PartyFile, Table,
    page_relay::{relay_to_join, relay_to_open, without_token},
};

/// A wire that is being opened. Whether it is there shows in a later frame.
pub struct PendingWire {
    link: PageLink,
    relay: String,
    is_ready: bool,
}

/// The session keeps it where systems on any thread may look.
const _: fn() = || {
    const fn is_send<T: Send>() {}
    is_send::<PendingWire>();
};

/// The end of a wire in a page.
struct PageLink {
    program: WireProgram,
    /// What has come besides whether the wire is there.
    early: VecDeque<LiveInput>,
}

impl PendingWire {
    /// Begins to open the table of a file, or to get ready to dial its host.
    pub fn begin(file: &PartyFile) -> Result<Self, PartyError> {
        let origin = page_origin().ok_or(PartyError::NoNetwork)?;
        let (relay, line) = match &file.table {
            Table::Host(_) => (relay_to_open(&origin, file.reach.relay.as_deref()), None),
            Table::Guest(_) => {
                let line = file.line.as_deref().ok_or(PartyError::NoTable)?;
                (relay_to_join(&origin, &LiveLine::read(line)?)?, Some(line))
            }
        };
        let program = WireProgram::start(&file.secret(), &relay, line).ok_or(NetworkError::Program)?;
        Ok(Self { link: PageLink { program, early: VecDeque::new() }, relay, is_ready: false })
    }

    /// Whether the wire is there.
    ///
    /// # Errors
    /// If there will be none.
    pub fn is_ready(&mut self) -> Result<bool, PartyError> {
        while !self.is_ready {
            match self.link.program.next_event() {
                None => return Ok(false),
                Some(WireEvent::Ready) => self.is_ready = true,
                Some(WireEvent::Failed(why)) => return Err(failure(why, &self.relay).into()),
                Some(event) => self.link.early.extend(input_of(event)),
            }
        }
        Ok(true)
    }

    /// The wire, and the key pair that it speaks with. A host has a line then.
    pub fn finish(self, file: &mut PartyFile) -> (Box<dyn Link>, Arc<dyn LiveIdentity>) {
        let identity = NetworkIdentity::from_secret(&file.secret());
        if let Table::Host(host) = &file.table {
            let line =
                LiveLine { key: identity.key(), token: host.token, addresses: Vec::new(), relay: Some(self.relay) };
            file.line = Some(line.text());
            // A page announces nothing.
            file.reach.nearby = false;
        }
        (Box::new(self.link), Arc::new(identity))
    }
}

impl Link for PageLink {
    fn next(&mut self, _: Duration) -> Option<LiveInput> {
        loop {
            if let Some(input) = self.early.pop_front() {
                return Some(input);
            }
            self.early.extend(input_of(self.program.next_event()?));
        }
    }

    fn send(&mut self, peer: PeerId, frame: Vec<u8>) {
        self.program.send(peer.0, &frame);
    }

    fn close(&mut self, peer: PeerId) {
        self.program.close(peer.0);
    }

    fn dial(&mut self) {
        self.program.dial();
    }
}

fn input_of(event: WireEvent) -> Option<LiveInput> {
    match event {
        WireEvent::Connected(peer, key) => Some(LiveInput::Connected(PeerId(peer), LiveKey(key))),
        WireEvent::Frame(peer, frame) => Some(LiveInput::Frame(PeerId(peer), frame)),
        WireEvent::Garbled(peer) => Some(LiveInput::Garbled(PeerId(peer))),
        WireEvent::Lost(peer) => Some(LiveInput::Lost(PeerId(peer))),
        WireEvent::Ready | WireEvent::Failed(_) => None,
    }
}

fn failure(why: WireFailure, relay: &str) -> NetworkError {
    match why {
        WireFailure::Program => NetworkError::Program,
        WireFailure::Key => NetworkError::Key,
        WireFailure::Relay => NetworkError::PageRelay(without_token(relay).to_owned()),
    }
}
