//! The ways between the rooms of Chalice, in one quiet line.

use crate::chalice::words::words;
use crate::house::use_house;
use crate::parts::icon::{Emblem, Icon};
use crate::route::{Chalice, Route};
use leptos::prelude::*;

/// Setting up, the first hunt, the codex and the rules; where one stands is marked.
#[component]
pub fn Ways(here: Chalice) -> impl IntoView {
    let house = use_house();
    let way = move |(room, icon): (Chalice, Icon)| {
        let word = move || match room {
            Chalice::Codex => words(house.lang()).codex,
            Chalice::Rules => words(house.lang()).rules,
            Chalice::Records => words(house.lang()).records,
            Chalice::Lesson => words(house.lang()).lesson_title,
            Chalice::Setup | Chalice::Table => words(house.lang()).set_up,
        };
        view! {
            <li><a href=Route::Chalice(room).href() aria-current=(room == here).then_some("page")><Emblem icon=icon/>{word}</a></li>
        }
    };
    let rooms = [
        (Chalice::Setup, Icon("pouring-chalice")),
        (Chalice::Lesson, Icon("candle-light")),
        (Chalice::Codex, Icon("card-pick")),
        (Chalice::Records, Icon("trophy-cup")),
        (Chalice::Rules, Icon("scroll-quill")),
    ];
    view! { <nav class="ways" aria-label="Chalice"><ul>{rooms.map(way).into_iter().collect_view()}</ul></nav> }
}
