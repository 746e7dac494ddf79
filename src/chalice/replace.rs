//! The question before a new hunt takes the place of one that is under way.

use crate::chalice::hunt::HuntAtTable;
use crate::chalice::words::words;
use crate::shell::context::Shell;
use crate::shell::parts;
use crate::shell::route::{Chalice, Route};
use crate::table::{Playable, keep_instead, kept_game};
use crate::ui::button::{Tone, tool};
use crate::ui::dialog::Dialog;
use drawing::{link, tag};
use leptos::prelude::*;

/// Whether something would be lost with a hunt: it is not over, and the person has decided something in it.
#[must_use]
pub fn is_under_way(game: &HuntAtTable) -> bool {
    !game.is_over() && game.own_decisions() > 0
}

/// Asks whether the hunt under way is put by, given up, or gone on with; and the places to put it by.
pub fn replace_dialog(
    shell: Shell,
    asking: RwSignal<bool>,
    keeping: RwSignal<bool>,
    begin: impl Fn() + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let buttons = move || {
        let words = words(shell.lang());
        let put_by = move || {
            asking.set(false);
            keeping.set(true);
        };
        tag("div", "row")
            .with(tool(Tone::Brass, put_by).with(words.put_by))
            .with(tool(Tone::Blood, begin).with(words.let_go))
            .with(link("button quiet", Route::Chalice(Chalice::Table).href()).with(shell.words().resume))
            .with(tool(Tone::Quiet, move || asking.set(false)).with(shell.words().cancel))
            .drawn()
    };
    let take = move |game: HuntAtTable| {
        keep_instead(shell, &game);
        let _ = window().location().set_hash(Route::Chalice(Chalice::Table).href());
    };
    view! {
        <Dialog open=asking id="replace" title=Signal::derive(move || words(shell.lang()).under_way)>
            <p>{move || words(shell.lang()).replaces}</p>
            {buttons}
        </Dialog>
        {parts::slots(keeping, Callback::new(move |()| kept_game(shell)), Callback::new(take))}
    }
}
