//! Short messages at the lower edge. They are read out, and go by themselves.

use crate::house::use_house;
use leptos::prelude::*;
use std::time::Duration;

const SHOWN: Duration = Duration::from_secs(7);

/// The place where messages appear.
#[component]
pub fn Toasts() -> impl IntoView {
    let house = use_house();
    let toast = house.toast;
    let visible = RwSignal::new(false);
    Effect::new(move |_| {
        let Some(shown) = toast.get() else { return };
        visible.set(true);
        let hide = move || {
            if toast.get_untracked().is_some_and(|now| now.number == shown.number) {
                visible.set(false);
            }
        };
        set_timeout(hide, SHOWN);
    });
    view! {
        <div class="toasts" role="status" aria-live="polite">
            {move || visible.get().then(|| toast.get()).flatten().map(|toast| view! {
                <div class="toast">
                    <p>{toast.text}</p>
                    <button type="button" class="close" aria-label=house.words().close on:click=move |_| visible.set(false)>
                        "×"
                    </button>
                </div>
            })}
        </div>
    }
}
