//! One of a few: a group of radio buttons that looks like a row of tabs.

use leptos::prelude::*;

/// A group of which one is chosen.
#[component]
pub fn Choice<T>(
    /// What is chosen here.
    #[prop(into)]
    label: Signal<&'static str>,
    /// A line that explains it.
    #[prop(optional, into)]
    hint: Signal<&'static str>,
    /// A name that no other group on the page has.
    name: &'static str,
    options: Vec<(T, Signal<&'static str>)>,
    #[prop(into)] chosen: Signal<T>,
    on_choose: impl Fn(T) + Copy + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    let option = move |(value, word): (T, Signal<&'static str>)| {
        view! {
            <label class="option">
                <input
                    type="radio"
                    name=name
                    prop:checked=move || chosen.get() == value
                    on:change=move |_| on_choose(value)
                />
                <span>{move || word.get()}</span>
            </label>
        }
    };
    view! {
        <fieldset class="choice">
            <legend>{move || label.get()}</legend>
            <div class="options">{options.into_iter().map(option).collect_view()}</div>
            {move || (!hint.get().is_empty()).then(|| view! { <p class="hint">{hint.get()}</p> })}
        </fieldset>
    }
}
