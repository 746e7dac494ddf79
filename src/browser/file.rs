//! Files that leave the page and files that come in.

use js_sys::Array;
use leptos::prelude::{document, set_timeout, window};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

const FETCHED: Duration = Duration::from_secs(60);

/// Hands a text to the person as a file.
pub fn download(name: &str, text: &str) -> Result<(), JsValue> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/json");
    let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &kind)?;
    let url = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&url);
    anchor.set_download(name);
    anchor.click();
    // Some browsers fetch the file only after the click has been dealt with.
    set_timeout(move || drop(Url::revoke_object_url(&url)), FETCHED);
    Ok(())
}

/// Why a chosen file has no text for us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is larger than anything we write, and was not even read: it might not fit into the memory.
    TooLong,
    /// The browser could not read it.
    Unread,
}

/// The text of the file that was chosen in a field, if one was; the field is emptied, so that the same file can be chosen
/// again.
pub async fn chosen(field: &HtmlInputElement, most_bytes: usize) -> Option<Result<String, FileError>> {
    let file = field.files()?.get(0)?;
    if file.size() > most_bytes as f64 {
        field.set_value("");
        return Some(Err(FileError::TooLong));
    }
    let text = JsFuture::from(file.text()).await;
    field.set_value("");
    Some(text.ok().and_then(|text| text.as_string()).ok_or(FileError::Unread))
}

/// The languages that the browser asks for, the favourite first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Whether the system says yes to a media query.
pub fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|answer| answer.matches())
}

/// Calls back whenever the system's answer to a media query changes, as long as the page is open.
pub fn watch(query: &str, changed: impl Fn() + 'static) {
    if let Ok(Some(answer)) = window().match_media(query) {
        let changed = Closure::<dyn Fn()>::new(changed);
        let _ = answer.add_event_listener_with_callback("change", changed.as_ref().unchecked_ref());
        changed.forget();
        // A list that nobody holds may be cleared away with its listeners.
        std::mem::forget(answer);
    }
}
