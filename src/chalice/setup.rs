//! Setting a hunt up: how many, against whom, in which dungeon.

use crate::chalice::emblem;
use crate::chalice::game::{Game, Level, Rival};
use crate::chalice::table::{keep, kept_game};
use crate::chalice::ways::Ways;
use crate::chalice::words::{Words, words};
use crate::house::{House, use_house};
use crate::parts::button::{Button, Tone};
use crate::parts::choice::Choice;
use crate::parts::icon::Emblem;
use crate::parts::page::Page;
use crate::parts::seed::{SeedField, fresh_seed};
use crate::rooms;
use crate::route::{Chalice, Route};
use ::bots::CAST;
use ::chalice::{FinalBoss, Setup};
use kit::{Lang, Seed};
use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

/// Begins a hunt and goes to its table.
pub fn begin(house: House, setup: Setup, rivals: Vec<Rival>, talks: bool) {
    match Game::new(setup, rivals, talks) {
        Ok(game) => sit_down(house, &game),
        Err(_) => house.say(words(house.lang()).set_up),
    }
}

/// Lays a hunt on the table and goes there.
fn sit_down(house: House, game: &Game) {
    keep(house, game);
    let _ = window().location().set_hash(Route::Chalice(Chalice::Table).href());
}

/// The address of this page with a code in it.
#[must_use]
pub fn address(letter: &str, code: &str) -> String {
    let location = window().location();
    let page = location.origin().unwrap_or_default() + &location.pathname().unwrap_or_default();
    format!("{page}?{letter}={code}")
}

/// Copies a text and says so.
pub fn copy(house: House, text: String, done: &'static str) {
    let clipboard = window().navigator().clipboard();
    spawn_local(async move {
        // There is none where the page is not served securely; then, or where copying is not allowed, the text is the message.
        let copied = !clipboard.is_undefined() && JsFuture::from(clipboard.write_text(&text)).await.is_ok();
        house.say(if copied { done.to_owned() } else { text });
    });
}

/// The most that can sit against the person.
const MOST_RIVALS: u8 = 4;

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
    let rivals = RwSignal::new(Rival::all(MOST_RIVALS + 1, Level::default()));
    let level = Signal::derive(move || shared_level(&rivals.get()[..usize::from(hunters.get()) - 1]));
    let talks = RwSignal::new(true);
    let boss = RwSignal::new(linked.and_then(|setup| setup.final_boss));
    let seed = RwSignal::new(linked.map_or_else(fresh_seed, |setup| setup.seed).to_string());
    let under_way = kept_game(house).is_some_and(|game| game.result().is_none());

    let counts = vec![(3, Signal::stored("3")), (4, Signal::stored("4")), (5, Signal::stored("5"))];
    let levels =
        Level::ALL.map(|level| (Some(level), Signal::derive(move || words(house.lang()).level(level)))).to_vec();
    let all_play = move |level: Option<Level>| {
        let level = level.unwrap_or_default();
        rivals.update(|rivals| rivals.iter_mut().for_each(|rival| rival.level = level));
    };
    let talking = vec![(true, word(|words| words.talk_on)), (false, word(|words| words.talk_off))];
    let bosses = std::iter::once((None, word(|words| words.by_chance)))
        .chain(
            FinalBoss::ALL.into_iter().map(|boss| (Some(boss), Signal::derive(move || short_name(boss, house.lang())))),
        )
        .collect();
    let start = move || {
        let seed = Seed::from_text(&seed.get_untracked()).unwrap_or_else(fresh_seed);
        let first_player = linked.and_then(|setup| setup.first_player);
        let setup = Setup { hunters: hunters.get_untracked(), final_boss: boss.get_untracked(), first_player, seed };
        let mut rivals = rivals.get_untracked();
        rivals.truncate(usize::from(setup.hunters) - 1);
        begin(house, setup, rivals, talks.get_untracked());
    };
    let keeping = RwSignal::new(false);
    view! {
        <Page title=word(|words| words.set_up)>
            <Ways here=Chalice::Setup/>
            {linked.map(|setup| view! { <p class="lead">{move || (words(house.lang()).link_line)(&setup.seed.to_string())}</p> })}
            <p><a class="quietly" href=Route::Chalice(Chalice::Lesson).href()>{move || words(house.lang()).to_lesson}</a></p>
            <section class="panel settings">
                <Choice
                    name="hunters" label=word(|words| words.hunters) options=counts chosen=hunters
                    on_choose=move |count| hunters.set(count)
                />
                <Choice
                    name="level" label=word(|words| words.opponents) hint=word(|words| words.level_hint) options=levels
                    chosen=level on_choose=all_play
                />
                <Chairs hunters=hunters rivals=rivals/>
                <Choice
                    name="talk" label=word(|words| words.talk) hint=word(|words| words.talk_hint) options=talking
                    chosen=talks on_choose=move |picked| talks.set(picked)
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
                <Button on_press=move || keeping.set(true)>{move || words(house.lang()).kept_hunts}</Button>
            </div>
        </Page>
        {rooms::slots(keeping, move || kept_game(house), move |game| sit_down(house, &game))}
    }
}

/// The level that all of them have, if it is one.
fn shared_level(rivals: &[Rival]) -> Option<Level> {
    let first = rivals.first()?.level;
    rivals.iter().all(|rival| rival.level == first).then_some(first)
}

/// Who sits in each chair, and how well they play.
#[component]
fn Chairs(hunters: RwSignal<u8>, rivals: RwSignal<Vec<Rival>>) -> impl IntoView {
    let house = use_house();
    let words = move || words(house.lang());
    let chair = move |place: usize| {
        let rival = move || rivals.with(|rivals| rivals[place]);
        let hunters = (0..CAST.len() as u8).map(move |who| {
            let name = move || {
                let persona = Rival { who, level: Level::default() }.persona();
                format!("{}, {}", persona.name, words().tempers[persona.temper as usize])
            };
            view! { <option value=who.to_string() prop:selected=move || rival().who == who>{name}</option> }
        });
        let levels = Level::ALL.map(|level| {
            let number = level as usize;
            view! {
                <option value=number.to_string() prop:selected=move || rival().level == level>{move || words().level(level)}</option>
            }
        });
        let sit = move |who: usize| rivals.update(|rivals| seat_hunter(rivals, place, who as u8));
        let play =
            move |level: usize| rivals.update(|rivals| rivals[place].level = Level::ALL[level % Level::ALL.len()]);
        view! {
            <li>
                {move || view! { <Emblem icon=emblem::FACES[usize::from(rival().who)]/> }}
                <select aria-label=move || words().who on:change=move |event| picked(&event).into_iter().for_each(sit)>
                    {hunters.collect_view()}
                </select>
                <select aria-label=move || words().opponents on:change=move |event| picked(&event).into_iter().for_each(play)>
                    {levels.into_iter().collect_view()}
                </select>
            </li>
        }
    };
    view! {
        <details class="chairs">
            <summary>{move || words().chairs}</summary>
            <ul>{move || (0..usize::from(hunters.get()) - 1).map(chair).collect_view()}</ul>
        </details>
    }
}

fn picked(event: &leptos::ev::Event) -> Option<usize> {
    event_target_value(event).parse().ok()
}

/// Seats a hunter; if they sat elsewhere, the two change places.
fn seat_hunter(rivals: &mut [Rival], place: usize, who: u8) {
    let before = rivals[place].who;
    if let Some(other) = rivals.iter_mut().find(|rival| rival.who == who) {
        other.who = before;
    }
    rivals[place].who = who;
}

/// A Final Boss without the title behind the comma.
fn short_name(boss: FinalBoss, lang: Lang) -> &'static str {
    let name = boss.enemy().name(lang);
    name.split(',').next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_sits_in_two_chairs() {
        let mut rivals = Rival::all(5, Level::Hunter);
        seat_hunter(&mut rivals, 0, 2);
        assert_eq!(rivals.iter().map(|rival| rival.who).collect::<Vec<_>>(), [2, 1, 0, 3]);
        seat_hunter(&mut rivals, 3, 7);
        assert_eq!(rivals.iter().map(|rival| rival.who).collect::<Vec<_>>(), [2, 1, 0, 7]);
    }

    #[test]
    fn a_level_is_shared_only_if_all_have_it() {
        let mut rivals = Rival::all(3, Level::Veteran);
        assert_eq!(shared_level(&rivals), Some(Level::Veteran));
        rivals[1].level = Level::Novice;
        assert_eq!(shared_level(&rivals), None);
    }
}
