//! What a link to a game leads to. A link is a stranger's word: what it carries is checked before it is believed, and shown as
//! text, never as markup.

use crate::house::use_house;
use crate::parts::button::{Button, Tone};
use crate::parts::page::Page;
use crate::route::Link;
use kit::CodeReader;
use leptos::prelude::*;

/// The page that a link opens.
#[component]
pub fn Linked(link: Link, close: impl Fn() + Copy + Send + 'static) -> impl IntoView {
    let house = use_house();
    let readable = CodeReader::open(link.code()).is_ok();
    let line = move || {
        let words = house.words();
        match &link {
            _ if !readable => words.link_unknown,
            Link::Chalice(_) => words.link_chalice,
            Link::Haven(_) => words.link_haven,
        }
    };
    let leave = move || {
        // The address without its query, so that a reload does not come back here.
        let location = window().location();
        let address = location.pathname().unwrap_or_default() + &location.hash().unwrap_or_default();
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
        close();
    };
    view! {
        <Page title=Signal::derive(move || house.words().link_title)>
            <p class="lead">{line}</p>
            {readable.then(|| view! { <p>{move || house.words().link_keep}</p> })}
            <p><Button tone=Tone::Brass on_press=leave>{move || house.words().to_the_shelf}</Button></p>
        </Page>
    }
}
