//! A page: what it is asked for goes through the standard objects of browsers and through `holochess`, an object that the page's own
//! script has made before this program runs.

pub(super) mod files;
mod store;
pub(super) mod wire;

use std::{ffi::OsString, sync::LazyLock};

use js_sys::{Array, Function, Reflect, Uint8Array};
use wasm_bindgen::{JsCast as _, JsValue, closure::Closure};

/// A member of an object; nothing where there is none, or where asking for it is refused.
fn member(object: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(object, &name.into()).ok().filter(|found| !found.is_undefined() && !found.is_null())
}

/// Calls a method of an object.
///
/// # Errors
/// What it throws; nothing in particular where there is no such method.
fn call(object: &JsValue, name: &str, arguments: &[JsValue]) -> Result<JsValue, JsValue> {
    let method: Function = Reflect::get(object, &name.into())?.dyn_into()?;
    Reflect::apply(&method, object, &arguments.iter().collect::<Array>())
}

/// Calls a method of the page's script. Without the script, as in a worker, nothing happens.
pub(super) fn ask_page(name: &str, arguments: &[JsValue]) -> Option<JsValue> {
    call(&member(&js_sys::global(), "holochess")?, name, arguments).ok()
}

pub(super) fn arguments() -> Vec<OsString> {
    // The page has looked at them: they are words that open the window at some place, and nothing else.
    let words = ask_page("arguments", &[]).map(|found| Array::from(&found)).unwrap_or_default();
    let words = words.iter().filter_map(|word| word.as_string()).map(OsString::from);
    std::iter::once(OsString::from("holochess")).chain(words).collect()
}

pub(super) fn languages() -> Vec<String> {
    let navigator = member(&js_sys::global(), "navigator");
    let languages = navigator.and_then(|navigator| member(&navigator, "languages"));
    languages.map(|found| Array::from(&found)).unwrap_or_default().iter().filter_map(|code| code.as_string()).collect()
}

/// Drawn once.
pub(super) fn page_number() -> u32 {
    static NUMBER: LazyLock<u32> = LazyLock::new(|| (js_sys::Math::random() * f64::from(u32::MAX)) as u32);
    *NUMBER
}

pub(super) fn last_words(text: &str) {
    ask_page("stopped", &[text.into()]);
}

/// Hands a file to the person.
///
/// # Errors
/// [`std::io::ErrorKind::Unsupported`] where there is no page to do it.
fn download(name: &str, bytes: &[u8]) -> std::io::Result<()> {
    let name = name.rsplit('/').next().unwrap_or(name);
    ask_page("download", &[name.into(), Uint8Array::from(bytes).into()])
        .map(|_| ())
        .ok_or_else(|| std::io::ErrorKind::Unsupported.into())
}

/// Gives the worker's script what answers questions.
pub(super) fn serve(answer: fn(&str) -> String) -> bool {
    let answer = Closure::<dyn Fn(String) -> String>::new(move |question: String| answer(&question));
    // It answers as long as the worker lives.
    ask_page("serve", &[answer.into_js_value()]).is_some()
}

/// A file that the script has fetched before it was needed.
pub(super) fn fetched(name: &str) -> Option<Vec<u8>> {
    let bytes: Uint8Array = ask_page("fetched", &[name.into()])?.dyn_into().ok()?;
    Some(bytes.to_vec())
}
