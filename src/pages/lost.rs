//! No such page, or one that could not be shown.

use crate::house::use_house;
use crate::parts::page::Page;
use crate::route::Route;
use crate::words::Words;
use leptos::prelude::*;

/// Says what is the matter and leads back.
#[component]
pub fn Lost(
    title: fn(&Words) -> &'static str,
    #[prop(optional)] line: Option<fn(&Words) -> &'static str>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let house = use_house();
    view! {
        <Page title=Signal::derive(move || title(house.words()))>
            {line.map(|line| view! { <p class="lead">{move || line(house.words())}</p> })}
            {children.map(|children| children())}
            <p><a class="button brass" href=Route::Shelf.href()>{move || house.words().to_the_shelf}</a></p>
        </Page>
    }
}
