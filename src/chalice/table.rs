//! The page of a table: what lies on it, and the sheets above it. What happens there is the controller's business.

use crate::chalice::hunt::HuntAtTable;
use crate::chalice::presented::{asking, drawn};
use crate::chalice::words::words;
use crate::chalice::{show, telling};
use crate::shell::context::use_shell;
use crate::shell::parts;
use crate::shell::route::{Chalice, Route};
use crate::table::{
    Act, Controller, Mode, Presented, Reviewing, better_then, board, bring_into_view, frame, hand_over, kept_table,
    laid_in_turn, listen_to_keys, lookback, play_replay, reviewing, sheet_dialog, tools,
};
use crate::ui::page::home;
use ::bots::chalice::Analysis;
use ::chalice::{IDLE_LIMIT, IDLE_WARNING};
use drawing::{Drawing, tag};
use leptos::prelude::*;

/// The page of the hunt in progress.
#[component]
pub fn TablePage() -> impl IntoView {
    kept_table(Route::Chalice(Chalice::Setup).href(), |game| view! { <Table game=game/> }.into_any())
}

#[component]
pub fn Table(game: HuntAtTable, #[prop(optional)] mode: Mode) -> impl IntoView {
    let shell = use_shell();
    telling::SEEN.recall();
    let table = Controller::new(shell, game, mode);
    listen_to_keys(table);
    play_replay(table);
    let reviewing = reviewing(table);
    // Whoever goes to another state of the game stays at the same table.
    let ended = Memo::new(move |_| table.ended.get());
    let handed = Memo::new(move |_| table.handed_to());
    let now = Callback::new(move |()| Some(table.game.get_untracked()));
    // A game that is over is in no step.
    let rail = move || drawn(table, |scene| show::rail(scene, !ended.get()));
    let top = view! {
        {move || home(shell.words()).drawn()}
        {rail}
        {move || handed.get().is_none().then(|| tools(table))}
        {HuntAtTable::slots(table.slots_open, now, Callback::new(move |game| table.lay(game)))}
    };
    let body = move || match ended.get() {
        _ if handed.get().is_some() => (move || handed.get().map(|seat| hand_over(table, seat))).into_any(),
        true => parts::reckoning(table, reviewing),
        false => view! { <Places table=table reviewing=reviewing/> }.into_any(),
    };
    view! {
        {frame(top, view! { <Warning table=table/> }, body)}
        <p class="hidden" role="log" aria-live="polite">{move || table.spoken.get()}</p>
        {sheet_dialog(table)}
    }
}

/// The table's two sides, laid one after the other and seen together.
#[component]
fn Places(table: Controller<HuntAtTable>, reviewing: RwSignal<Reviewing<Analysis>>) -> impl IntoView {
    let [far_laid, near_laid] = laid_in_turn();
    let far = move || match far_laid.get() {
        true => drawn(table, show::far_side),
        false => Drawing::default(),
    };
    let yourself = move || match near_laid.get() {
        true => drawn(table, show::yourself),
        false => Drawing::default(),
    };
    let near = move || match table.viewing.with(Option::is_some) {
        _ if !near_laid.get() => Drawing::default(),
        true => lookback(table, better_then(table, reviewing), drawn(table, show::hand_then)),
        false => asking(table, show::decision),
    };
    // On a small screen the stage scrolls to what is told, and back to the enemy and the lesson's words for the next question.
    Effect::new(move |_| {
        let places: &[&str] = if table.is_asked() { &[".others", ".coach"] } else { &[".clash"] };
        table.shown.track();
        request_animation_frame(move || places.iter().for_each(|place| bring_into_view(place)));
    });
    // Whoever taps beside everything has seen enough of the telling.
    let aside = move || {
        if table.can_skip() {
            table.act(Act::Skip);
        }
    };
    board(move || !near_laid.get(), aside, far, view! { {yourself} {near} })
}

/// A hunt in which nobody draws blood ends by itself (C18.77).
#[component]
fn Warning(table: Controller<HuntAtTable>) -> impl IntoView {
    move || {
        let (idle, over) = table.board.with(|board| (board.table.idle_rounds(), board.table.end().is_some()));
        let warned = idle >= IDLE_WARNING && !over;
        let line = warned.then(|| (words(table.shell.lang()).idle)(IDLE_LIMIT - idle));
        line.map(|line| tag("p", "banner").set("role", "status").with(line)).into_iter().collect::<Drawing>()
    }
}
