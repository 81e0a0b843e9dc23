//! The storage that a browser gives a page (`localStorage`): what is written is there when the call returns, and all pages of the
//! game see it at once.

use std::io;

use js_sys::Object;
use wasm_bindgen::JsValue;

use super::{super::kept_files::Store, call, member};

/// Before the names of our entries, so that others on the same host are let be.
const PREFIX: &str = "holochess:";

/// The browser's storage.
pub(super) struct LocalStorage;

/// The object; a browser that keeps nothing for a page refuses it.
fn storage() -> io::Result<JsValue> {
    member(&js_sys::global(), "localStorage").ok_or_else(|| io::ErrorKind::PermissionDenied.into())
}

/// What is thrown when there is no room has this name in every browser but one; nothing else is thrown by writing.
fn refusal(thrown: &JsValue) -> io::Error {
    let name = member(thrown, "name").and_then(|name| name.as_string()).unwrap_or_default();
    match name.as_str() {
        "QuotaExceededError" | "NS_ERROR_DOM_QUOTA_REACHED" => io::ErrorKind::StorageFull.into(),
        _ => io::ErrorKind::PermissionDenied.into(),
    }
}

impl Store for LocalStorage {
    fn get(&self, name: &str) -> io::Result<Option<String>> {
        let found = call(&storage()?, "getItem", &[format!("{PREFIX}{name}").into()]);
        found.map(|text| text.as_string()).map_err(|thrown| refusal(&thrown))
    }

    fn set(&self, name: &str, text: &str) -> io::Result<()> {
        let written = call(&storage()?, "setItem", &[format!("{PREFIX}{name}").into(), text.into()]);
        written.map(|_| ()).map_err(|thrown| refusal(&thrown))
    }

    fn remove(&self, name: &str) -> io::Result<()> {
        let removed = call(&storage()?, "removeItem", &[format!("{PREFIX}{name}").into()]);
        removed.map(|_| ()).map_err(|thrown| refusal(&thrown))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        let names = Object::keys(&storage()?.into());
        Ok(names.iter().filter_map(|name| Some(name.as_string()?.strip_prefix(PREFIX)?.to_owned())).collect())
    }
}
