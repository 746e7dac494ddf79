//! What a link to a game leads to. A link is a stranger's word: what it carries is checked before it is believed, and shown as
//! text, never as markup.

use crate::chalice::setup::SetupPage;
use crate::house::use_house;
use crate::pages::Lost;
use crate::route::Link;
use ::chalice::share::read_dungeon;
use kit::CodeReader;
use leptos::prelude::*;

/// The page that a link opens: the dungeon it carries, or why it carries none.
#[component]
pub fn Linked(link: Link) -> impl IntoView {
    let house = use_house();
    match link {
        Link::Chalice(code) => match read_dungeon(&code) {
            Ok(setup) => view! { <SetupPage linked=setup/> }.into_any(),
            Err(_) => view! { <Lost title=|words| words.link_title line=|words| words.link_unknown/> }.into_any(),
        },
        // A code that nobody can have made is not worth keeping.
        Link::Haven(code) if CodeReader::open(&code).is_err() => {
            view! { <Lost title=|words| words.link_title line=|words| words.link_unknown/> }.into_any()
        }
        Link::Haven(_) => view! {
            <Lost title=|words| words.link_title line=|words| words.link_haven>
                <p>{move || house.words().link_keep}</p>
            </Lost>
        }
        .into_any(),
    }
}
