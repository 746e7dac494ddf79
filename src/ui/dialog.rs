//! A question that must be answered before anything else. The browser's own dialog keeps focus inside and closes on Escape.

use leptos::{ev, html, prelude::*};

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
