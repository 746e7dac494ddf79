//! Short messages at the lower edge. They are read out, and go by themselves. They lie on top of whatever is open, dialogs too.

use crate::shell::context::use_shell;
use drawing::{button, tag};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

const SHOWN: Duration = Duration::from_secs(7);

/// The place where messages appear.
#[component]
pub fn Toasts() -> impl IntoView {
    let shell = use_shell();
    let toast = shell.toast;
    let visible = RwSignal::new(false);
    Effect::new(move |_| {
        let Some(shown) = toast.get() else { return };
        visible.set(true);
        raise();
        let hide = move || {
            if toast.get_untracked().is_some_and(|now| now.number == shown.number) {
                visible.set(false);
            }
        };
        set_timeout(hide, SHOWN);
    });
    let shown = move |text: String| {
        let close = button("close", move || visible.set(false)).set("aria-label", shell.words().close).with("×");
        tag("div", "toast").with(tag("p", "").with(text)).with(close)
    };
    move || {
        let toast = toast.get().filter(|_| visible.get());
        let place = tag("div", "toasts").set("role", "status").set("aria-live", "polite").set("popover", "manual");
        place.with(toast.map(|toast| shown(toast.text))).drawn()
    }
}

/// Lays the place of messages over every dialog that is open: what was opened last lies on top. A browser that cannot do so shows
/// them beneath.
fn raise() {
    if let Ok(Some(place)) = document().query_selector(".toasts") {
        let place: HtmlElement = place.unchecked_into();
        let _ = place.hide_popover();
        let _ = place.show_popover();
    }
}
