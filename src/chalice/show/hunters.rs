//! The hunters: the others along the far edge, what everyone has played, and the person at the near edge.

use super::{Act, Scene, Sheet, big_card, dial, icon, mini, purse, tracks};
use crate::chalice::board::{Deed, Step};
use crate::ui::icon::Icon;
use ::bots::chalice::Word;
use ::chalice::words::Term;
use ::chalice::{Card, Life};
use drawing::{Drawing, Tag, button, tag};
use kit::Seat;

/// One of the others.
pub(super) fn other(scene: &Scene<'_>, seat: Seat) -> Tag {
    let words = scene.words;
    let person = scene.board.hunter(seat);
    button("seat", scene.does(Act::Open(Sheet::Hunter(seat))))
        .key(seat.index())
        .write("data-seat", seat.index().to_string())
        .when(person.life != Life::Living, "out")
        .when(dreams(scene, seat), "asleep")
        .with(portrait(scene, seat))
        .with(tag("span", "who").with(tag("strong", "").with(scene.name(seat))).with(first_player(scene, seat)))
        .with(purse(person.collected, person.banked, words))
        .with(tracks(person.tracks, scene.lang))
        .with(used(tag("span", "pile"), scene, seat, words.used))
        .with(bubble(scene, seat))
        .with(state(scene, seat))
        .with(door(scene, seat))
}

fn portrait(scene: &Scene<'_>, seat: Seat) -> Tag {
    let health = scene.board.hunter(seat).health;
    dial(health, scene.board.table.max_health(), scene.company.face(seat), Term::Health.word(scene.lang))
}

/// A hunter's numbers, for a closer look.
pub(super) fn numbers(scene: &Scene<'_>, seat: Seat) -> Tag {
    let person = scene.board.hunter(seat);
    tag("div", "numbers")
        .with(portrait(scene, seat))
        .with(purse(person.collected, person.banked, scene.words))
        .with(tracks(person.tracks, scene.lang))
}

/// A used pile: how many, and which.
fn used(pile: Tag, scene: &Scene<'_>, seat: Seat, word: &'static str) -> Tag {
    let used = scene.board.hunter(seat).used;
    let count = tag("b", "").with(used.len());
    let cards = used.iter().map(|card| mini(card, scene.lang)).collect::<Drawing>();
    pile.with(tag("span", "label").with(word).with(" ").with(count)).with(tag("span", "minis").with(cards))
}

fn dreams(scene: &Scene<'_>, seat: Seat) -> bool {
    scene.board.laid[seat].played == Some(Card::HuntersDream)
}

fn first_player(scene: &Scene<'_>, seat: Seat) -> Option<Tag> {
    let word = || tag("span", "").with(scene.words.first);
    (scene.board.table.first_player() == seat)
        .then(|| tag("span", "first").with(icon(Icon("candle-light"))).with(word()))
}

/// What a hunter says before the cards are picked; struck out once it has proved a lie.
pub(super) fn bubble(scene: &Scene<'_>, seat: Seat) -> Option<Tag> {
    let (said, kept) = scene.said(seat)?;
    let mark = kept.map(|kept| if kept { scene.words.kept_word } else { scene.words.broke_word });
    let bubble = tag("span", "bubble").when(kept == Some(true), "kept").when(kept == Some(false), "broken");
    let bubble = bubble.with(tag("q", "").with(said)).with(in_short(scene, seat));
    Some(match mark {
        Some(mark) => bubble.with(" ").with(tag("b", "").with(mark)),
        None => bubble,
    })
}

/// The same as small as a stamp, for where there is no room for a sentence: the card, and who is asked for it.
fn in_short(scene: &Scene<'_>, seat: Seat) -> Option<Tag> {
    let (asked, card) = match scene.talk.word(scene.board.table.round(), seat)? {
        Word::Silence => return None,
        Word::Announce(card) => (None, card),
        Word::Ask(other, card) => (Some(other), card),
    };
    let whom = asked.map(|other| tag("span", "").with(scene.name(other)));
    let sign = icon(if asked.is_some() { Icon("conversation") } else { Icon("chalice/chat-bubble") });
    Some(tag("span", "short").set("aria-hidden", "true").with(sign).with(mini(card, scene.lang)).with(whom))
}

/// What stands out about a hunter now: dead or dreaming.
fn state(scene: &Scene<'_>, seat: Seat) -> Option<Tag> {
    let words = scene.words;
    let (sign, word) = match scene.board.hunter(seat).life {
        Life::Dead => (Icon("death-skull"), words.dead),
        Life::Eliminated => (Icon("death-skull"), words.eliminated),
        Life::Living if dreams(scene, seat) => (Icon("chalice/moon"), words.dreaming),
        Life::Living => return None,
    };
    Some(tag("span", "tag").with(icon(sign)).with(word))
}

/// The Dream opens like a door to whoever sleeps.
fn door(scene: &Scene<'_>, seat: Seat) -> Option<Tag> {
    let opens = scene.board.step == Step::Dream && dreams(scene, seat);
    opens.then(|| tag("span", "door").set("aria-hidden", "true").with(tag("i", "")).with(tag("i", "")))
}

/// What everyone has played, in seat order: it tells the round like a sentence.
pub(super) fn clash(scene: &Scene<'_>) -> Tag {
    let board = scene.board;
    let seats = board.table.first_player().around(board.table.hunters().len());
    let played = seats.filter_map(|seat| {
        let laid = board.laid[seat];
        let card = laid.transformed.or(laid.played)?;
        let result = tag("span", "result")
            .with(tag("strong", "").with(scene.name(seat)))
            .with(tag("span", "what").with(card.name(scene.lang)))
            .with(tag("span", "deed").with(deed(scene, seat)));
        Some(
            tag("li", "")
                .key(seat.index() + 1)
                .when(seat == scene.you, "yours")
                .when(dreams(scene, seat), "rest")
                .with(big_card(card, 1, scene.lang))
                .with(result),
        )
    });
    tag("ol", "clash").each(played)
}

fn deed(scene: &Scene<'_>, seat: Seat) -> String {
    let words = scene.words;
    match scene.board.deeds[seat] {
        Deed::None if dreams(scene, seat) => words.at_round_end.to_owned(),
        Deed::None => String::new(),
        Deed::Took(echoes) => (words.took)(echoes),
        Deed::Banked(echoes) => (words.banks)(echoes),
        Deed::Died => words.died.to_owned(),
    }
}

/// The person's own numbers and used pile.
pub fn yourself(scene: &Scene<'_>) -> Drawing {
    let (words, you) = (scene.words, scene.you);
    let person = scene.board.hunter(you);
    let mine = tag("div", "mine")
        .with(tag("p", "who").with(tag("strong", "").with(scene.name(you))).with(first_player(scene, you)))
        .with(purse(person.collected, person.banked, words))
        .with(tracks(person.tracks, scene.lang));
    let pile = button("pile", scene.does(Act::Open(Sheet::Hunter(you)))).set("title", words.your_used);
    tag("section", "me own")
        .when(person.life != Life::Living, "out")
        .with(portrait(scene, you))
        .with(mine)
        .with(bubble(scene, you))
        .with(state(scene, you))
        .with(door(scene, you))
        .with(used(pile, scene, you, words.used))
        .drawn()
}
