//! Lines across the top that stay until their reason is gone: storage in trouble, another window writing, a new version.

use crate::browser::offline;
use crate::house::use_house;
use crate::parts::button::{Tone, tool};
use crate::parts::drawing::{Tag, tag};
use crate::words::Words;
use kit::vault::StorageError;
use leptos::prelude::*;

/// What is wrong with the storage, in words.
#[must_use]
pub const fn trouble_line(words: &Words, trouble: &StorageError) -> &'static str {
    match trouble {
        StorageError::Forbidden => words.storage_forbidden,
        StorageError::Full => words.storage_full,
        StorageError::OtherWindow => words.storage_other_window,
        StorageError::Unfaithful => words.storage_unfaithful,
    }
}

/// Whatever must be known on every page at the moment.
#[component]
pub fn Banners() -> impl IntoView {
    let house = use_house();
    move || {
        let words = house.words();
        let other_window = (!house.holds_pen.get()).then(|| {
            let take = tool(Tone::Quiet, move || house.take_pen()).with(words.take_the_pen);
            banner(words.storage_other_window, take)
        });
        let trouble = house.trouble.get().filter(|trouble| *trouble != StorageError::OtherWindow).map(|trouble| {
            let export = tool(Tone::Quiet, move || crate::pages::export(house)).with(words.export);
            banner(trouble_line(words, &trouble), export)
        });
        // Not at a table: nobody is asked to leave in the middle of a game.
        let offer = house.update_ready.get().then(|| {
            let apply = tool(Tone::Quiet, offline::apply).with(words.update_apply);
            tag("div", "offer").with(banner(words.update_ready, apply))
        });
        tag("div", "banners").set("role", "status").with(other_window).with(trouble).with(offer).drawn()
    }
}

/// One line with something to do about it.
#[must_use]
pub fn banner(line: &'static str, what_to_do: Tag) -> Tag {
    tag("div", "banner").with(tag("p", "").with(line)).with(what_to_do)
}
