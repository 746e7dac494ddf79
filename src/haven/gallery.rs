//! Every card, item and modifier card of Haven, for those who build. Only in development builds.

use crate::haven::map::LargestBoard;
use crate::haven::show::card::{Size, ability_card, line_card, mini_card};
use crate::haven::show::item::{carried_tile, item_tile};
use crate::haven::show::modifier::{modifier_back, modifier_card};
use crate::haven::words::words;
use crate::shell::context::use_shell;
use crate::ui::page::page;
use ::haven::card::CardId;
use ::haven::class::Class;
use ::haven::item::{Carried, Item};
use ::haven::modifier::Modifier;
use drawing::{Tag, tag};
use leptos::prelude::*;

/// The gallery. Its headings are for builders and stay English.
#[must_use]
pub fn gallery() -> AnyView {
    let shell = use_shell();
    let cards = move || {
        let words = words(shell.lang());
        let cards = |class: Class| (0..class.cards().len() as u8).map(CardId);
        let of_class = |class: Class| {
            let faces = cards(class).map(|card| ability_card(words, class, card, Size::Full));
            section(class.name().get(shell.lang())).with(tag("div", "row").each(faces))
        };
        let sizes = [Size::Full, Size::Act, Size::Hand, Size::Slim, Size::Short];
        let in_sizes = sizes.map(|size| ability_card(words, Class::Brute, CardId(10), size));
        let strips = cards(Class::Brute).take(4).map(|card| mini_card(words, Class::Brute, card));
        let lines = cards(Class::Spellweaver).take(4).map(|card| line_card(words, Class::Spellweaver, card));
        let used = Item::ALL.map(|item| {
            let mut carried = Carried::new(item);
            carried.wear_out();
            carried_tile(words, &carried)
        });
        let mut modifiers: Vec<Modifier> = vec![Modifier::NULL, Modifier::DOUBLE, Modifier::CURSE, Modifier::BLESS];
        modifiers.extend((-2..=4).map(Modifier::plus));
        let perks = Class::ALL.into_iter().flat_map(|class| class.perks().iter().flat_map(|perk| perk.add));
        modifiers.extend(perks.map(|(_, card)| *card));
        modifiers.sort_unstable();
        modifiers.dedup();
        let mut parts = vec![
            section("Sizes").with(tag("div", "row").each(in_sizes).each(strips).each(lines)),
            section("Modifier cards").with(
                tag("div", "row")
                    .each(modifiers.into_iter().map(|card| modifier_card(words, card)))
                    .with(modifier_back()),
            ),
            section("Items")
                .with(tag("div", "item-grid").each(Item::ALL.map(|item| item_tile(words, item))).each(used)),
        ];
        parts.extend(Class::ALL.map(of_class));
        page(shell.words(), "Gallery", parts.into_iter().collect())
    };
    view! { <LargestBoard/> {cards} }.into_any()
}

fn section(title: &'static str) -> Tag {
    tag("section", "card-gallery").with(tag("h2", "").with(title))
}
