//! One of a few: a group of radio buttons that looks like a row of tabs.

use drawing::{Tag, tag};
use leptos::prelude::*;

/// A group of which one is chosen. No other group on the page has its name; an empty hint is none.
pub fn choice<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    label: &'static str,
    hint: &'static str,
    options: impl IntoIterator<Item = (T, &'static str)>,
    chosen: T,
    choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> Tag {
    let option = |(value, word): (T, &'static str)| {
        let field = tag("input", "")
            .set("type", "radio")
            .set("name", name)
            .is(".checked", value == chosen)
            .on("change", move |_| choose(value));
        tag("label", "option").with(field).with(tag("span", "").with(word))
    };
    tag("fieldset", "choice")
        .with(tag("legend", "").with(label))
        .with(tag("div", "options").each(options.into_iter().map(option)))
        .with((!hint.is_empty()).then(|| tag("p", "hint").with(hint)))
}

/// The same among Leptos' views.
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
    on_choose: impl Fn(T) + Copy + Send + Sync + 'static,
) -> impl IntoView
where
    T: Copy + PartialEq + Send + Sync + 'static,
{
    move || {
        let options = options.iter().map(|&(value, word)| (value, word.get()));
        choice(name, label.get(), hint.get(), options, chosen.get(), on_choose).drawn()
    }
}
