//! The link's program of a page, in a worker of its own: it carries frames to and from other programs by the relay of the page's own
//! server. It is fetched only when it is wanted. On a desk there is none, since a thread does the same.

/// The running program of one table. Dropping it ends its connections, once what was sent has gone.
#[derive(Debug)]
pub struct WireProgram {
    #[cfg(target_arch = "wasm32")]
    number: u32,
}

/// What the program says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WireEvent {
    /// It can be dialled, or dial.
    Ready,
    /// It cannot, for this reason.
    Failed(WireFailure),
    /// A connection has this number, and its other end this key.
    Connected(u64, [u8; 32]),
    /// A whole frame has come over a connection.
    Frame(u64, Vec<u8>),
    /// What came over a connection is no frame.
    Garbled(u64),
    /// A connection has ended.
    Lost(u64),
}

/// Why there is no wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WireFailure {
    /// The program could not be fetched, or does not run here.
    Program,
    /// The page's server has no relay, or it does not answer.
    Relay,
    /// The key of the table is none.
    Key,
}

/// The address of the page's own server, as `http://192.168.1.5:8460`; nothing on a desk.
pub fn page_origin() -> Option<String> {
    #[cfg(target_arch = "wasm32")]
    {
        super::browser::wire::origin()
    }
    #[cfg(not(target_arch = "wasm32"))]
    {
        None
    }
}

impl WireProgram {
    /// Starts the program with the secret bytes of a key pair: to be dialled by this relay, or to dial the host of this line. Whether it
    /// runs shows in what it says; nothing where there is no page.
    pub fn start(secret: &[u8; 32], relay: &str, line: Option<&str>) -> Option<Self> {
        #[cfg(target_arch = "wasm32")]
        {
            super::browser::wire::open(secret, relay, line).map(|number| Self { number })
        }
        #[cfg(not(target_arch = "wasm32"))]
        {
            let _ = (secret, relay, line);
            None
        }
    }

    /// What the program says next, if it has said anything.
    #[cfg_attr(not(target_arch = "wasm32"), allow(clippy::unused_self))]
    pub fn next_event(&self) -> Option<WireEvent> {
        #[cfg(target_arch = "wasm32")]
        {
            super::browser::wire::next_event(self.number)
        }
        #[cfg(not(target_arch = "wasm32"))]
        {
            None
        }
    }

    /// Sends a frame over a connection.
    #[cfg_attr(not(target_arch = "wasm32"), allow(clippy::unused_self))]
    pub fn send(&self, peer: u64, frame: &[u8]) {
        #[cfg(target_arch = "wasm32")]
        super::browser::wire::send(self.number, peer, frame);
        #[cfg(not(target_arch = "wasm32"))]
        let _ = (peer, frame);
    }

    /// Ends a connection, once what was sent has gone.
    #[cfg_attr(not(target_arch = "wasm32"), allow(clippy::unused_self))]
    pub fn close(&self, peer: u64) {
        #[cfg(target_arch = "wasm32")]
        super::browser::wire::order(self.number, "close", peer);
        #[cfg(not(target_arch = "wasm32"))]
        let _ = peer;
    }

    /// Dials the host of the line.
    #[cfg_attr(not(target_arch = "wasm32"), allow(clippy::unused_self))]
    pub fn dial(&self) {
        #[cfg(target_arch = "wasm32")]
        super::browser::wire::order(self.number, "dial", 0);
    }
}

#[cfg(target_arch = "wasm32")]
impl Drop for WireProgram {
    fn drop(&mut self) {
        super::browser::wire::order(self.number, "end", 0);
    }
}
