//! The hero that the person decides for: health, experience, what lies in which pile.

use super::hold::read_at_a_touch;
use crate::haven::emblem;
use crate::haven::presented::Sheet;
use crate::haven::show::Scene;
use crate::haven::show::card::portrait;
use crate::haven::words::near::words;
use crate::ui::icon::emblem;
use ::haven::event::Deck;
use ::haven::hero::Pile;
use ::haven::question::Question;
use drawing::{Tag, tag};
use leptos::prelude::WithUntracked;

/// The hero at the near edge.
#[must_use]
pub fn own(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let seat = scene.view.seat();
    let place = tag("section", "own");
    let Some(hero) = scene.view.hero(seat) else { return place };
    let place = read_at_a_touch(scene, place, Sheet::Hero(seat));
    let figure = scene.view.figure(hero.figure);
    let count = |pile: Pile| scene.view.cards(seat, pile).len() as u32;
    let active = count(Pile::Active { lost: false }) + count(Pile::Active { lost: true });
    let hand = hero.hand as u32;
    let numbers = [hand, count(Pile::Discard), count(Pile::Lost), active];
    let piles = numbers.into_iter().zip(words.piles);
    let pile = |(number, word): (u32, &'static str)| tag("li", "").with(tag("b", "").with(number)).with(" ").with(word);
    let head = tag("div", "hero-name")
        .with(tag("b", "").with(hero.class.name().get(scene.lang)))
        .with(tag("small", "").with((words.level)(hero.level)));
    let wealth = tag("p", "wealth")
        .with(tag("span", "").with(emblem(emblem::EXPERIENCE)).with((words.experience)(hero.experience)))
        .with(tag("span", "").with(emblem(emblem::LOOT)).with((words.coins)(hero.coins)));
    // The two to choose from stand on the table themselves.
    let goal = match scene.view.battle_goals()[..] {
        [goal] if !is_watched(scene) => Some(
            tag("span", "")
                .write("title", scene.words.battle_goal(goal).to_owned())
                .with(tag("b", "").with(goal.name().get(scene.lang)))
                .with(" ")
                .with(scene.words.battle_goal(goal)),
        ),
        _ => None,
    };
    let deck = scene.view.modifiers(Deck::Hero(seat)).map(|deck| tag("span", "").with((words.deck)(deck.left.len())));
    place
        .with(portrait(hero.class))
        .with(head)
        .with(health(figure.health, figure.most_health, (words.health)(figure.health, figure.most_health)))
        .with(wealth)
        .with(tag("ul", "piles").each(piles.map(pile)))
        .with(tag("p", "aims").with(goal).with(deck))
}

/// Whether others at this screen watch what is decided: in a turn they do, before the cards are turned they look away.
fn is_watched(scene: &Scene<'_>) -> bool {
    let alone = matches!(scene.asked, Some(Question::Goal | Question::Equip | Question::Hand | Question::Cards));
    !alone && scene.table.game.with_untracked(|game| game.has_secrets())
}

/// Hit points as a row of segments with the number behind it.
pub(crate) fn health(left: i16, most: i16, says: String) -> Tag {
    let segment = |at: i16| tag("i", "").when(at < left, "full");
    tag("p", "health")
        .set("role", "img")
        .write("aria-label", says)
        .with(tag("span", "segments").each((0..most.max(0)).map(segment)))
        .with(tag("b", "").with(left.max(0).to_string()))
        .with(tag("small", "").with(format!("/{most}")))
}
