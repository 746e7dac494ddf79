//! The way to today's game: one step from the shelf to the table. A game that is under way is asked about first.

use crate::shell::context::{Shell, use_shell};
use crate::shell::pages::lost;
use crate::shell::route::Route;
use crate::table::daily::{Daily, Day};
use crate::table::keeping::{keep_instead, kept_game};
use crate::table::replace::{is_under_way, replace_dialog};
use crate::ui::dialog::is_question;
use leptos::prelude::*;

/// Lays the game of a day on the table, in the place of this page: whoever goes back comes to the shelf.
fn sit_down<P: Daily>(shell: Shell, day: Day) {
    if let Some(game) = P::of_day(day) {
        keep_instead(shell, &game);
        to_the_table::<P>();
    }
}

fn to_the_table<P: Daily>() {
    let _ = window().location().replace(P::TABLE);
}

/// Today's game goes on where it was, or begins.
pub fn today_page<P: Daily>() -> AnyView {
    let shell = use_shell();
    let (asking, keeping) = (RwSignal::new(false), RwSignal::new(false));
    let Some(day) = Day::today() else {
        return (move || lost(shell.words(), shell.words().lost_title, None, None)).into_any();
    };
    let kept = kept_game::<P>(shell);
    if kept.as_ref().and_then(P::day) == Some(day) {
        to_the_table::<P>();
    } else if kept.is_some_and(|game| is_under_way(&game)) {
        is_question();
        asking.set(true);
    } else {
        sit_down::<P>(shell, day);
    }
    // Whoever closes the question goes back to the shelf; whoever has put the game by is asked again.
    Effect::new(move |before: Option<(bool, bool)>| {
        let now = (asking.get(), keeping.get());
        match (before, now) {
            (Some((_, true)), (_, false)) => asking.set(true),
            (Some((true, _)), (false, false)) => {
                let _ = window().location().replace(Route::Shelf.href());
            }
            _ => {}
        }
        now
    });
    view! {
        <main id="content" tabindex="-1"></main>
        {replace_dialog::<P>(shell, P::TABLE, asking, keeping, move || sit_down::<P>(shell, day))}
    }
    .into_any()
}
