//! A hero beside the table: every card in the pile it lies in, the items, and what is left of the modifier deck. Only what the person
//! before the screen may see of it.

use crate::haven::codex::deck_of;
use crate::haven::presented::drawn;
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::Scene;
use crate::haven::show::card::{mini_card, portrait};
use crate::haven::show::hand::quickest_first;
use crate::haven::show::item::carried_tile;
use crate::haven::show::track::states;
use crate::haven::words::near;
use crate::table::Controller;
use ::haven::event::Deck;
use ::haven::hero::Pile;
use drawing::{Tag, tag};
use kit::Seat;
use leptos::prelude::*;

/// All that lies before a hero, as it changes.
#[must_use]
pub fn sheet(table: Controller<ScenarioAtTable>, seat: Seat) -> AnyView {
    (move || drawn(table, |scene| hero(scene, seat).map(Tag::drawn))).into_any()
}

fn hero(scene: &Scene<'_>, seat: Seat) -> Option<Tag> {
    let view = &scene.view;
    let hero = view.hero(seat)?;
    let figure = view.figure(hero.figure);
    let words = near::words(scene.lang);
    let names = words.piles.into_iter().zip([Pile::Hand, Pile::Discard, Pile::Lost]);
    let active = [Pile::Active { lost: false }, Pile::Active { lost: true }];
    let piles = names.map(|(name, pile)| (name, view.cards(seat, pile)));
    let piles = piles.chain([(words.piles[3], active.map(|pile| view.cards(seat, pile)).concat())]);
    let pile = |(at, (name, cards)): (usize, (&'static str, Vec<_>))| {
        let count = cards.len() as u32;
        let cards = quickest_first(hero.class, cards);
        let all = cards.into_iter().map(|card| tag("li", "").with(mini_card(scene.words, hero.class, card)));
        // Others' hands are secret (H6.02): how many they are is not.
        let count = if at == 0 { hero.hand as u32 } else { count };
        tag("section", "pile-of")
            .key(at + 1)
            .with(tag("h4", "").with(name).with(" ").with(tag("small", "").with(count)))
            .with(tag("ul", "").each(all))
    };
    let health = (words.health)(figure.health.max(0), figure.most_health);
    let left = view.modifiers(Deck::Hero(seat)).map(|deck| {
        tag("section", "deck-left")
            .with(tag("h4", "").with((words.deck)(deck.left.len())))
            .with(deck_of(scene.words, &deck.left))
    });
    let items = (!hero.items.is_empty()).then(|| {
        let tiles = hero.items.iter().map(|item| carried_tile(scene.words, item));
        tag("section", "").with(tag("h4", "").with(scene.words.setup.items)).with(tag("div", "carried").each(tiles))
    });
    let head = tag("div", "hero-head")
        .with(portrait(hero.class))
        .with(tag("p", "").with((words.level)(hero.level)).with(" · ").with(health))
        .with(states(scene, figure.ailments.all(), view.shield(hero.figure), view.retaliation(hero.figure)));
    Some(tag("div", "hero-sheet").with(head).each(piles.enumerate().map(pile)).with(items).with(left))
}
