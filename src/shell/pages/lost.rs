//! No such page, or one that could not be shown.

use crate::shell::route::Route;
use crate::shell::words::Words;
use crate::ui::page::page;
use drawing::{Drawing, Tag, link, tag};

/// A link that leads nowhere: it says why, if that is known, and leads back, or elsewhere besides.
#[must_use]
pub fn dead_link(words: &'static Words, why: Option<&'static str>, more: Option<Tag>) -> Drawing {
    lost(words, words.link_title, Some(why.unwrap_or(words.link_unknown)), more)
}

/// Says what is the matter and leads back, or elsewhere besides.
#[must_use]
pub fn lost(words: &'static Words, title: &'static str, line: Option<&'static str>, more: Option<Tag>) -> Drawing {
    let back = link("button brass", Route::Shelf.href()).with(words.to_the_shelf);
    let line = line.map(|line| tag("p", "lead").with(line));
    page(words, title, line.into_iter().chain(more).chain([tag("p", "").with(back)]).collect())
}
