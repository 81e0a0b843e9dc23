//! The wire of a page. `web/page/link-worker.js` runs it in a worker, opens it for a table or joins one, hands it the page's orders, and
//! passes on what it reports: a kind, the number of a connection, and what goes with it.
#![cfg(target_arch = "wasm32")]

use std::{
    cell::RefCell,
    collections::{HashMap, VecDeque},
    rc::Rc,
};

use holochess_link::{
    NetworkError,
    network::{FrameRoom, WorkerArrivals, WorkerWire},
};
use holochess_record::live::{LiveInput, LiveLine, PeerId};
use js_sys::{Function, Uint8Array};
use wasm_bindgen::{JsValue, prelude::wasm_bindgen};

/// The frames of each connection that the page has not read yet.
type Unread = Rc<RefCell<HashMap<PeerId, VecDeque<FrameRoom>>>>;

/// The wires of the page's program at one table.
#[wasm_bindgen]
pub struct Wire {
    wire: WorkerWire,
    unread: Unread,
}

/// Opens a table at a relay, or gets ready to dial the host of a line. Throws `relay`, `key` or `program`.
///
/// # Errors
/// If the relay is not reached, or the secret or the line is none.
#[wasm_bindgen]
pub async fn open(secret: Vec<u8>, relay: String, line: Option<String>, report: Function) -> Result<Wire, JsValue> {
    let secret: [u8; 32] = secret.try_into().map_err(|_| JsValue::from("key"))?;
    let opened = match line {
        None => WorkerWire::open(&secret, &relay).await,
        Some(line) => {
            let mut line = LiveLine::read(&line).map_err(|_| JsValue::from("key"))?;
            line.relay = Some(relay);
            WorkerWire::join(&secret, &line).await
        }
    };
    let (wire, arrivals) = opened.map_err(|why| match why {
        NetworkError::Relay(_) => JsValue::from("relay"),
        NetworkError::Key => JsValue::from("key"),
        _ => JsValue::from("program"),
    })?;
    let unread = Unread::default();
    wasm_bindgen_futures::spawn_local(pass_on(arrivals, Rc::clone(&unread), report));
    Ok(Wire { wire, unread })
}

#[wasm_bindgen]
impl Wire {
    /// Sends a frame.
    pub fn send(&self, peer: f64, frame: Vec<u8>) {
        self.wire.send(PeerId(peer as u64), frame);
    }

    /// Ends a connection, once what was sent has gone.
    pub fn close(&self, peer: f64) {
        self.wire.close(PeerId(peer as u64));
    }

    /// Dials the host of the line.
    pub fn dial(&self) {
        self.wire.dial();
    }

    /// The page has read a frame of this connection, so that another one may come.
    pub fn read(&self, peer: f64) {
        if let Some(rooms) = self.unread.borrow_mut().get_mut(&PeerId(peer as u64)) {
            rooms.pop_front();
        }
    }

    /// Ends all connections, once what was sent has gone. `ended` is reported then.
    pub fn end(&self) {
        self.wire.end();
    }
}

/// Reports what comes until all connections have ended.
async fn pass_on(mut arrivals: WorkerArrivals, unread: Unread, report: Function) {
    let say = |kind: &str, peer: PeerId, what: JsValue| {
        // A page that is gone hears nothing more.
        let _ = report.call3(&JsValue::NULL, &kind.into(), &(peer.0 as f64).into(), &what);
    };
    while let Some((input, room)) = arrivals.next().await {
        match input {
            LiveInput::Connected(peer, key) => say("connected", peer, Uint8Array::from(&key.0[..]).into()),
            LiveInput::Frame(peer, frame) => {
                unread.borrow_mut().entry(peer).or_default().push_back(room);
                say("frame", peer, Uint8Array::from(&frame[..]).into());
            }
            LiveInput::Garbled(peer) => say("garbled", peer, JsValue::UNDEFINED),
            LiveInput::Lost(peer) => {
                unread.borrow_mut().remove(&peer);
                say("lost", peer, JsValue::UNDEFINED);
            }
            // All others come from the player.
            _ => {}
        }
    }
    say("ended", PeerId(0), JsValue::UNDEFINED);
}
