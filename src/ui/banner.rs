//! Lines across the top that stay until their reason is gone: storage in trouble, another window writing, a new version.

use crate::browser::offline;
use crate::shell::context::use_shell;
use crate::shell::words::Words;
use crate::ui::button::{Tone, tool};
use drawing::{Tag, tag};
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
    let shell = use_shell();
    move || {
        let words = shell.words();
        let other_window = (!shell.may_write.get()).then(|| {
            let take = tool(Tone::Quiet, move || shell.take_lock()).with(words.write_here);
            banner(words.storage_other_window, take)
        });
        let trouble = shell.trouble.get().filter(|trouble| *trouble != StorageError::OtherWindow).map(|trouble| {
            let export = tool(Tone::Quiet, move || crate::shell::pages::export(shell)).with(words.export);
            banner(trouble_line(words, &trouble), export)
        });
        // Not at a table: nobody is asked to leave in the middle of a game.
        let offer = shell.update_ready.get().then(|| {
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
