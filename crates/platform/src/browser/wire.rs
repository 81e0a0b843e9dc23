//! The link's program, as the page's script speaks with it (web/page/link.js).

use js_sys::{Array, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue};

use super::{ask_page, member};
use crate::wire::{WireEvent, WireFailure};

pub fn origin() -> Option<String> {
    let location = member(&js_sys::global(), "location")?;
    member(&location, "origin")?.as_string()
}

pub fn open(secret: &[u8; 32], relay: &str, line: Option<&str>) -> Option<u32> {
    let secret = Uint8Array::from(&secret[..]);
    let line = line.map_or(JsValue::NULL, JsValue::from);
    ask_page("openLink", &[secret.into(), relay.into(), line])?.as_f64().map(|number| number as u32)
}

/// The script says `[kind, peer, what]`.
pub fn next_event(number: u32) -> Option<WireEvent> {
    let event: Array = ask_page("nextFromLink", &[number.into()])?.dyn_into().ok()?;
    let kind = event.get(0).as_string()?;
    let peer = event.get(1).as_f64().unwrap_or_default() as u64;
    let bytes = || event.get(2).dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec()).unwrap_or_default();
    Some(match &*kind {
        "ready" => WireEvent::Ready,
        "connected" => WireEvent::Connected(peer, bytes().try_into().ok()?),
        "frame" => WireEvent::Frame(peer, bytes()),
        "garbled" => WireEvent::Garbled(peer),
        "lost" => WireEvent::Lost(peer),
        _ => WireEvent::Failed(match event.get(2).as_string().as_deref() {
            Some("relay") => WireFailure::Relay,
            Some("key") => WireFailure::Key,
            _ => WireFailure::Program,
        }),
    })
}

pub fn send(number: u32, peer: u64, frame: &[u8]) {
    ask_page("toLink", &[number.into(), "send".into(), (peer as f64).into(), Uint8Array::from(frame).into()]);
}

pub fn order(number: u32, what: &str, peer: u64) {
    ask_page("toLink", &[number.into(), what.into(), (peer as f64).into()]);
}
