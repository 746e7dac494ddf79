//! The question before a new game takes the place of one that is under way.

use crate::shell::context::Shell;
use crate::table::keeping::{keep_instead, kept_game};
use crate::table::presented::Presented;
use crate::ui::button::{Tone, tool};
use crate::ui::dialog::Dialog;
use drawing::{link, tag};
use leptos::prelude::*;

/// Whether something would be lost with a game: it is not over, and the person has decided something in it.
#[must_use]
pub fn is_under_way(game: &impl Presented) -> bool {
    !game.is_over() && game.own_decisions() > 0
}

/// Asks whether the game under way is put by, given up, or gone on with; and the places to put it by. `table` is where the game is
/// played.
pub fn replace_dialog<P: Presented>(
    shell: Shell,
    table: &'static str,
    asking: RwSignal<bool>,
    keeping: RwSignal<bool>,
    begin: impl Fn() + Copy + Send + Sync + 'static,
) -> AnyView {
    let buttons = move || {
        let words = P::words(shell.lang());
        let put_by = move || {
            asking.set(false);
            keeping.set(true);
        };
        tag("div", "row")
            .with(tool(Tone::Brass, put_by).with(words.put_by))
            .with(tool(Tone::Blood, begin).with(words.let_go))
            .with(link("button quiet", table).with(shell.words().resume))
            .with(tool(Tone::Quiet, move || asking.set(false)).with(shell.words().cancel))
            .drawn()
    };
    let take = move |game: P| {
        keep_instead(shell, &game);
        let _ = window().location().set_hash(table);
    };
    view! {
        <Dialog open=asking id="replace" title=Signal::derive(move || P::words(shell.lang()).under_way)>
            <p>{move || P::words(shell.lang()).replaces}</p>
            {buttons}
        </Dialog>
        {P::slots(keeping, Callback::new(move |()| kept_game(shell)), Callback::new(take))}
    }
    .into_any()
}
