//! What a link to a game leads to. A link is a stranger's word: what it carries is checked before it is believed, and shown as
//! text, never as markup.

use crate::house::use_house;
use crate::parts::page::Page;
use crate::route::{Link, Route};
use kit::CodeReader;
use leptos::prelude::*;

/// The page that a link opens.
#[component]
pub fn Linked(link: Link) -> impl IntoView {
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
    view! {
        <Page title=Signal::derive(move || house.words().link_title)>
            <p class="lead">{line}</p>
            {readable.then(|| view! { <p>{move || house.words().link_keep}</p> })}
            <p><a class="button brass" href=Route::Shelf.href()>{move || house.words().to_the_shelf}</a></p>
        </Page>
    }
}
