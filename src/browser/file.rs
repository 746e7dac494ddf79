//! Files that leave the page and files that come in.

use js_sys::Array;
use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, HtmlInputElement, Url};

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
    Url::revoke_object_url(&url)
}

/// The text of the file that was chosen in a field, if one was; the field is emptied, so that the same file can be chosen
/// again.
pub async fn chosen(field: &HtmlInputElement) -> Option<Result<String, JsValue>> {
    let file = field.files()?.get(0)?;
    let text = JsFuture::from(file.text()).await;
    field.set_value("");
    Some(text.and_then(|text| text.as_string().ok_or(JsValue::UNDEFINED)))
}

/// The languages that the browser asks for, the favourite first.
pub fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|tag| tag.as_string()).collect()
}

/// Whether the system says yes to a media query.
pub fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|answer| answer.matches())
}
