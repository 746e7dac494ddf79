//! The way to today's dungeon: one step from the shelf to the table. A hunt that is under way is asked about first.

use crate::chalice::daily;
use crate::chalice::hunt::HuntAtTable;
use crate::shell::context::{Shell, use_shell};
use crate::shell::pages::lost;
use crate::shell::route::{Chalice, Route};
use crate::table::{Day, is_under_way, keep_instead, kept_game, replace_dialog};
use crate::ui::dialog::is_question;
use leptos::prelude::*;

/// Lays the hunt of a day on the table, in the place of this page: whoever goes back comes to the shelf.
fn sit_down(shell: Shell, day: Day) {
    if let Some(game) = daily::hunt_of(day) {
        keep_instead(shell, &game);
        to_the_table();
    }
}

fn to_the_table() {
    let _ = window().location().replace(Route::Chalice(Chalice::Table).href());
}

/// Today's dungeon: its hunt goes on where it was, or begins.
#[component]
pub fn TodayPage() -> impl IntoView {
    let shell = use_shell();
    let (asking, keeping) = (RwSignal::new(false), RwSignal::new(false));
    let Some(day) = Day::today() else {
        return (move || lost(shell.words(), shell.words().lost_title, None, None)).into_any();
    };
    let kept = kept_game::<HuntAtTable>(shell);
    if kept.as_ref().and_then(daily::day_of) == Some(day) {
        to_the_table();
    } else if kept.is_some_and(|game| is_under_way(&game)) {
        is_question();
        asking.set(true);
    } else {
        sit_down(shell, day);
    }
    // Whoever closes the question goes back to the shelf; whoever has put the hunt by is asked again.
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
        {replace_dialog::<HuntAtTable>(shell, Route::Chalice(Chalice::Table).href(), asking, keeping, move || sit_down(shell, day))}
    }
    .into_any()
}
