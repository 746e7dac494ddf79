//! A seed in words: thrown anew, or written by a person.

use crate::house::use_house;
use crate::parts::icon::{Emblem, Icon};
use kit::Seed;
use leptos::prelude::*;

/// A seed that nobody has seen.
#[must_use]
pub fn fresh_seed() -> Seed {
    // Without entropy every fresh dungeon is the same one: still a game.
    Seed::fresh(getrandom::u64().unwrap_or_default())
}

/// The field in which a seed is written, with a die that throws a new one.
#[component]
pub fn SeedField(seed: RwSignal<String>) -> impl IntoView {
    let house = use_house();
    view! {
        <div class="seed">
            <label for="seed" class="kicker"><Emblem icon=Icon("rolling-dices")/>{move || house.words().from_seed}</label>
            <div class="field">
                <input
                    id="seed" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="60"
                    prop:value=move || seed.get() on:input=move |event| seed.set(event_target_value(&event))
                />
                <button
                    type="button" aria-label=move || house.words().new_seed
                    on:click=move |_| seed.set(fresh_seed().to_string())
                >
                    <Emblem icon=Icon("perspective-dice-six-faces-random")/>
                </button>
            </div>
            <p class="hint">{move || house.words().seed_hint}</p>
        </div>
    }
}
