//! The ways between the rooms of Chalice, in one quiet line.

use crate::chalice::words::words;
use crate::shell::context::use_shell;
use crate::shell::route::{Chalice, Route};
use crate::table::{self, table_words};
use crate::ui::icon::Icon;
use drawing::Tag;
use kit::Lang;
use leptos::prelude::*;

const ROOMS: [(Chalice, Icon); 5] = [
    (Chalice::Setup, Icon("pouring-chalice")),
    (Chalice::Lesson, Icon("candle-light")),
    (Chalice::Codex, Icon("card-pick")),
    (Chalice::Records, Icon("trophy-cup")),
    (Chalice::Rules, Icon("scroll-quill")),
];

/// Setting up, the first hunt, the codex and the rules; where one stands is marked.
#[must_use]
pub fn ways(here: Chalice, lang: Lang) -> Tag {
    let words = words(lang);
    let way = |(room, icon): (Chalice, Icon)| {
        let word = match room {
            Chalice::Codex => words.codex.codex,
            Chalice::Rules => table_words(lang).rules,
            Chalice::Records => table_words(lang).records,
            Chalice::Lesson => words.lesson_title,
            Chalice::Setup | Chalice::Table | Chalice::Today => words.set_up,
        };
        (Route::Chalice(room).href(), icon, word)
    };
    table::ways("Chalice", Route::Chalice(here).href(), ROOMS.map(way))
}

/// The same among Leptos' views.
#[component]
pub fn Ways(here: Chalice) -> impl IntoView {
    let shell = use_shell();
    move || ways(here, shell.lang()).drawn()
}
