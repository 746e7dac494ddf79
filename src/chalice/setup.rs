//! Setting a hunt up: how many, against whom, in which dungeon.

use crate::chalice::game::{Game, Level};
use crate::chalice::records;
use crate::chalice::slots::Slots;
use crate::chalice::table::{keep, kept_game};
use crate::chalice::words::{Words, words};
use crate::house::{House, use_house};
use crate::parts::button::{Button, Tone};
use crate::parts::choice::Choice;
use crate::parts::page::Page;
use crate::parts::seed::{SeedField, fresh_seed};
use crate::route::{Chalice, Route};
use ::chalice::{FinalBoss, Setup};
use kit::{Lang, Seed};
use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Begins a hunt and goes to its table.
pub fn begin(house: House, setup: Setup, level: Level) {
    match Game::new(setup, level) {
        Ok(game) => sit_down(house, &game),
        Err(_) => house.say(words(house.lang()).set_up),
    }
}

/// Lays a hunt on the table and goes there.
fn sit_down(house: House, game: &Game) {
    keep(house, game);
    let _ = window().location().set_hash(Route::Chalice(Chalice::Table).href());
}

/// Copies the link to a dungeon.
pub fn copy_link(house: House, code: &str) {
    let location = window().location();
    let address = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default() + "?c=" + code;
    let clipboard = window().navigator().clipboard();
    spawn_local(async move {
        // There is none where the page is not served securely; then, or where copying is not allowed, the link is the message.
        let copied = !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(&address)).await.is_ok();
        house.say(if copied { words(house.lang()).shared.to_owned() } else { address });
    });
}

/// The set-up page.
#[component]
pub fn SetupPage(
    /// The dungeon of a link, if one led here.
    #[prop(optional)]
    linked: Option<Setup>,
) -> impl IntoView {
    let house = use_house();
    let word = move |pick: fn(&Words) -> &'static str| Signal::derive(move || pick(words(house.lang())));
    let hunters = RwSignal::new(linked.map_or(4, |setup| setup.hunters));
    let level = RwSignal::new(Level::default());
    let boss = RwSignal::new(linked.and_then(|setup| setup.final_boss));
    let seed = RwSignal::new(linked.map_or_else(fresh_seed, |setup| setup.seed).to_string());
    let under_way = kept_game(house).is_some_and(|game| game.result().is_none());

    let counts = vec![(3, Signal::stored("3")), (4, Signal::stored("4")), (5, Signal::stored("5"))];
    let levels = Level::ALL.map(|level| (level, Signal::derive(move || words(house.lang()).level(level)))).to_vec();
    let bosses = std::iter::once((None, word(|words| words.by_chance)))
        .chain(
            FinalBoss::ALL.into_iter().map(|boss| (Some(boss), Signal::derive(move || short_name(boss, house.lang())))),
        )
        .collect();
    let start = move || {
        let seed = Seed::from_text(&seed.get_untracked()).unwrap_or_else(fresh_seed);
        let first_player = linked.and_then(|setup| setup.first_player);
        let setup = Setup { hunters: hunters.get_untracked(), final_boss: boss.get_untracked(), first_player, seed };
        begin(house, setup, level.get_untracked());
    };
    let keeping = RwSignal::new(false);
    let kept_words = move || records::words::words(house.lang());
    view! {
        <Page title=word(|words| words.set_up)>
            {linked.map(|setup| view! { <p class="lead">{move || (words(house.lang()).link_line)(&setup.seed.to_string())}</p> })}
            <section class="panel settings">
                <Choice
                    name="hunters" label=word(|words| words.hunters) options=counts chosen=hunters
                    on_choose=move |count| hunters.set(count)
                />
                <Choice
                    name="level" label=word(|words| words.opponents) hint=word(|words| words.level_hint) options=levels
                    chosen=level on_choose=move |picked| level.set(picked)
                />
                <Choice
                    name="boss" label=word(|words| words.final_boss) options=bosses chosen=boss
                    on_choose=move |picked| boss.set(picked)
                />
                <SeedField seed=seed/>
            </section>
            {under_way.then(|| view! { <p class="warning">{move || words(house.lang()).replaces}</p> })}
            <div class="row">
                <Button tone=Tone::Brass on_press=start>{move || words(house.lang()).begin}</Button>
                {under_way.then(|| view! {
                    <a class="button quiet" href=Route::Chalice(Chalice::Table).href()>{move || house.words().resume}</a>
                })}
            </div>
            <div class="row besides">
                <Button on_press=move || keeping.set(true)>{move || kept_words().slots_title}</Button>
                <a class="button quiet" href=Route::Chalice(Chalice::Records).href()>{move || kept_words().title}</a>
            </div>
        </Page>
        <Slots
            open=keeping now=Callback::new(move |()| kept_game(house))
            take=Callback::new(move |game| sit_down(house, &game))
        />
    }
}

/// A Final Boss without the title behind the comma.
fn short_name(boss: FinalBoss, lang: Lang) -> &'static str {
    let name = boss.enemy().name(lang);
    name.split(',').next().unwrap_or(name)
}
