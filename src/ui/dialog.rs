//! A question that must be answered before anything else. The browser's own dialog keeps focus inside and closes on Escape. Back
//! closes it too: it stands on an entry of the history that has the address of the page beneath.

use leptos::{ev, html, prelude::*};
use std::cell::Cell;
use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

/// What the entries say that dialogs stand on.
const COVERED: &str = "dialog";
/// What an entry says whose page is nothing but a question.
const QUESTION: &str = "question";

thread_local! {
    /// Whether the present entry is one that dialogs stand on.
    static COVERED_NOW: Cell<bool> = const { Cell::new(false) };
}

/// A dialog that stands open while `open` is true.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    #[prop(into)] title: Signal<&'static str>,
    /// Names the title for screen readers; no other element of the page has it.
    id: &'static str,
    children: Children,
) -> impl IntoView {
    let dialog: NodeRef<html::Dialog> = NodeRef::new();
    Effect::new(move |_| {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => {
                let _ = dialog.show_modal();
                cover();
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // The event comes a moment after the closing: by then a quick hand may have opened the dialog again.
    let closed = move |_: ev::Event| open.set(dialog.get_untracked().is_some_and(|dialog| dialog.open()));
    // What lies around the dialog belongs to it too: a tap there closes it, as Escape does.
    let tapped = move |click: ev::MouseEvent| {
        let Some(dialog) = dialog.get_untracked() else { return };
        let on_dialog = click.target().is_some_and(|target| target == *dialog.as_ref());
        let area = dialog.get_bounding_client_rect();
        let (x, y) = (f64::from(click.client_x()), f64::from(click.client_y()));
        let inside = (area.left()..=area.right()).contains(&x) && (area.top()..=area.bottom()).contains(&y);
        // Enter on a control clicks without a place.
        if on_dialog && !inside && click.detail() > 0 {
            dialog.close();
        }
    };
    view! {
        <dialog class="dialog" node_ref=dialog aria-labelledby=id on:close=closed on:click=tapped>
            <h2 id=id>{move || title.get()}</h2>
            {children()}
        </dialog>
    }
}

/// Gives a dialog its entry. One does for all that are opened on a page.
fn cover() {
    if let Ok(history) = window().history()
        && history.state().is_ok_and(|state| state.is_null())
    {
        let _ = history.push_state(&COVERED.into(), "");
        COVERED_NOW.set(true);
    }
}

/// The page itself is the question that is about to be asked: Back leaves both.
pub fn is_question() {
    if let Ok(history) = window().history() {
        let _ = history.replace_state(&QUESTION.into(), "");
    }
}

/// Another entry of the history is the present one, perhaps of the same page. Whoever goes back from that of a dialog closes the
/// dialog; if it was closed otherwise, they mean the page before.
pub fn follow_history(same_page: bool) {
    let state = window().history().and_then(|history| history.state());
    let covered = state.is_ok_and(|state| state == COVERED);
    if !COVERED_NOW.replace(covered) || covered || !same_page {
        return;
    }
    match document().query_selector("dialog[open]").ok().flatten() {
        Some(dialog) => dialog.unchecked_into::<HtmlDialogElement>().close(),
        None => drop(window().history().map(|history| history.back())),
    }
}
