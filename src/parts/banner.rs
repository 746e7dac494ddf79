//! Lines across the top that stay until their reason is gone: storage in trouble, another window writing, a new version.

use crate::browser::offline;
use crate::house::use_house;
use crate::parts::button::Button;
use crate::words::Words;
use kit::vault::StorageError;
use leptos::prelude::*;

/// What is wrong with the storage, in words.
#[must_use]
pub const fn trouble_line(words: &Words, trouble: &StorageError) -> &'static str {
    match trouble {
        StorageError::Forbidden => words.storage_forbidden,
        StorageError::Full => words.storage_full,
        StorageError::OtherWindow => words.storage_other_window,
        StorageError::Unfaithful => words.storage_unfaithful,
    }
}

/// Whatever must be known on every page at the moment.
#[component]
pub fn Banners() -> impl IntoView {
    let house = use_house();
    let other_window = move || !house.holds_pen.get();
    let trouble = move || house.trouble.get().filter(|trouble| *trouble != StorageError::OtherWindow);
    view! {
        <div class="banners" role="status">
            {move || other_window().then(|| view! {
                <Banner line=move || house.words().storage_other_window>
                    <Button on_press=move || house.take_pen()>{move || house.words().take_the_pen}</Button>
                </Banner>
            })}
            {move || trouble().map(|trouble| view! {
                <Banner line=move || trouble_line(house.words(), &trouble)>
                    <Button on_press=move || crate::pages::export(house)>{move || house.words().export}</Button>
                </Banner>
            })}
            // Not at a table: nobody is asked to leave in the middle of a game.
            {move || house.update_ready.get().then(|| view! {
                <div class="offer">
                    <Banner line=move || house.words().update_ready>
                        <Button on_press=offline::apply>{move || house.words().update_apply}</Button>
                    </Banner>
                </div>
            })}
        </div>
    }
}

/// One line with something to do about it.
#[component]
pub fn Banner(line: impl Fn() -> &'static str + Send + 'static, children: Children) -> impl IntoView {
    view! {
        <div class="banner">
            <p>{line}</p>
            {children()}
        </div>
    }
}
