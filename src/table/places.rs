//! The frame of a table at every size: a top line, a stage that scrolls by itself, and the near side, which stays in view with the
//! hand, the person's own numbers and the one button. `style/frame.css` lays them out for a phone upright, for a phone across or a
//! small tablet, and for a large screen.

use crate::table::frame::on_control;
use leptos::{ev, prelude::*};

/// A table with its top line; below it either the board or what comes after the game.
pub fn frame(top: impl IntoView, notice: impl IntoView, body: impl IntoView) -> impl IntoView {
    view! {
        <div class="frame">
            <header class="top bar">{top}</header>
            {notice}
            {body}
        </div>
    }
}

/// The board: what lies on the stage, and the near side. A tap where nothing is to be pressed calls `aside`.
pub fn board(
    laying: impl Fn() -> bool + Send + 'static,
    aside: impl Fn() + 'static,
    stage: impl IntoView,
    near: impl IntoView,
) -> impl IntoView {
    let tapped = move |click: ev::MouseEvent| {
        if !on_control(&click) {
            aside();
        }
    };
    view! {
        <main id="content" class="board" class:laying=laying tabindex="-1" on:click=tapped>
            <div class="stage"><div class="spread">{stage}</div></div>
            <div class="near">{near}</div>
        </main>
    }
}

/// Scrolls the stage no further than it must for something on it to be seen.
pub fn bring_into_view(selector: &str) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let (Some(stage), Some(element)) = (find(".stage"), find(selector)) else { return };
    let (window, area) = (stage.get_bounding_client_rect(), element.get_bounding_client_rect());
    let hidden = if area.top() < window.top() { area.top() - window.top() } else { area.bottom() - window.bottom() };
    if area.top() < window.top() || hidden > 0.0 {
        stage.set_scroll_top(stage.scroll_top() + hidden as i32);
    }
}
