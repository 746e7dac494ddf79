//! What every set-up page does besides its form: a game that is under way is gone on with, or asked about before another takes its
//! place; and what was put by can be laid on the table again.

use crate::shell::context::{Shell, use_shell};
use crate::table::keeping::{keep_instead, kept_game};
use crate::table::presented::Presented;
use crate::table::replace::{is_under_way, replace_dialog};
use crate::ui::button::{Tone, tool};
use drawing::{Tag, link};
use leptos::prelude::*;

/// A set-up page. `table` is where the game is played.
#[derive(Clone, Copy)]
pub struct SettingOut {
    shell: Shell,
    table: &'static str,
    /// Whether there is a game to go on with.
    under_way: bool,
    asking: RwSignal<bool>,
    keeping: RwSignal<bool>,
}

impl SettingOut {
    /// The page of a game, as it is kept now.
    #[must_use]
    pub fn new<P: Presented>(table: &'static str) -> Self {
        let shell = use_shell();
        let under_way = kept_game::<P>(shell).is_some_and(|game| !game.is_over());
        Self { shell, table, under_way, asking: RwSignal::new(false), keeping: RwSignal::new(false) }
    }

    /// Lays a game on the table and goes there.
    pub fn lay(self, game: &impl Presented) {
        keep_instead(self.shell, game);
        let _ = window().location().set_hash(self.table);
    }

    /// Begins, unless something would be lost by it: then it is asked.
    pub fn start<P: Presented>(self, begin: impl Fn()) {
        let unfinished = kept_game::<P>(self.shell).is_some_and(|game| is_under_way(&game));
        if unfinished { self.asking.set(true) } else { begin() }
    }

    /// The way back to the game that is under way.
    #[must_use]
    pub fn resume(self) -> Option<Tag> {
        self.under_way.then(|| link("button quiet", self.table).with(self.shell.words().resume))
    }

    /// Opens what was put by.
    #[must_use]
    pub fn kept_games<P: Presented>(self) -> Tag {
        tool(Tone::Quiet, move || self.keeping.set(true)).with(P::words(self.shell.lang()).kept_games)
    }

    /// What may be asked, and the places to put a game by.
    pub fn dialogs<P: Presented>(self, begin: impl Fn() + Copy + Send + Sync + 'static) -> AnyView {
        replace_dialog::<P>(self.shell, self.table, self.asking, self.keeping, begin)
    }
}
