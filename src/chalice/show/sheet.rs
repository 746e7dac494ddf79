//! A closer look: a card, an enemy, a hunter, or the rules. Everything that lies on the table can be opened.

use super::hunters::{bubble, numbers};
use super::{Act, Scene, ability_line, big_card, die, mini, types};
use crate::chalice::board::Step;
use crate::chalice::company::Company;
use crate::chalice::words::Words;
use crate::table::table_words;
use ::bots::chalice::{Talk, Word};
use ::chalice::words::{die_name, rank_name, sources_text};
use ::chalice::{Card, Cards, Enemy, Event, Life};
use drawing::{Drawing, Tag, button, tag};
use kit::{Lang, Seat};

/// What is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A card.
    Card(Card),
    /// An enemy.
    Enemy(Enemy),
    /// A hunter's cards.
    Hunter(Seat),
    /// The upgrades on offer.
    Upgrades,
    /// Asking another for a card.
    Ask,
    /// The rules, open at a step.
    Rules(Step),
}

/// What the sheet is called.
#[must_use]
pub fn sheet_title(sheet: Sheet, company: Company, lang: Lang, words: &'static Words) -> &'static str {
    match sheet {
        Sheet::Card(card) => card.name(lang),
        Sheet::Enemy(enemy) => enemy.name(lang),
        Sheet::Hunter(seat) => company.name(seat, lang),
        Sheet::Upgrades => words.upgrades,
        Sheet::Ask => words.ask_for,
        Sheet::Rules(_) => table_words(lang).rules,
    }
}

/// What stands on it. The rules stand on their own.
pub fn sheet_body(sheet: Sheet, scene: &Scene<'_>, events: &[Event]) -> Drawing {
    let (board, lang, words) = (scene.board, scene.lang, scene.words);
    match sheet {
        Sheet::Card(card) => {
            let sources = sources_text(&card.facts(), lang);
            [tag("div", "look").with(big_card(card, 1, lang)), tag("p", "hint").with(sources)].into_iter().collect()
        }
        Sheet::Enemy(enemy) => enemy_sheet(enemy, lang, words),
        Sheet::Hunter(seat) => {
            let person = board.hunter(seat);
            let (kept, broken) = words_kept(scene.talk, events, seat);
            let kept = (kept + broken > 0).then(|| tag("p", "hint").with((words.words_kept)(kept, kept + broken)));
            let pile = |title: &'static str, cards| [tag("h3", "").with(title), row(cards, lang, words)];
            let piles = [pile(words.used, person.used), pile(words.in_hand, person.hand)];
            let said = bubble(scene, seat).map(|said| [said, tag("p", "hint").with(words.talk_hint)]);
            let talk = said.into_iter().flatten().chain(kept);
            [numbers(scene, seat)].into_iter().chain(talk).chain(piles.into_iter().flatten()).collect()
        }
        Sheet::Upgrades => row(board.table.available(), lang, words).drawn(),
        Sheet::Ask => ask(scene),
        Sheet::Rules(_) => Drawing::default(),
    }
}

/// How many announcements of a hunter came true, and how many did not.
fn words_kept(talk: &Talk, events: &[Event], seat: Seat) -> (usize, usize) {
    let mut round = 0;
    let (mut kept, mut broken) = (0, 0);
    for &event in events {
        match event {
            Event::Round { round: now } => round = now,
            Event::Played { seat: other, card } if other == seat => match talk.word(round, seat) {
                Some(Word::Announce(announced)) if announced == card => kept += 1,
                // A weapon that is announced may be brought in with Transform.
                Some(Word::Announce(_)) if card == Card::Transform => {}
                Some(Word::Announce(_)) => broken += 1,
                _ => {}
            },
            Event::Transformed { seat: other, card } if other == seat => match talk.word(round, seat) {
                Some(Word::Announce(announced)) if announced == card => kept += 1,
                Some(Word::Announce(announced)) if announced != Card::Transform => broken += 1,
                _ => {}
            },
            _ => {}
        }
    }
    (kept, broken)
}

/// Everyone who may be asked, with the cards they can still play.
fn ask(scene: &Scene<'_>) -> Drawing {
    let lang = scene.lang;
    let seats = scene.you.around(scene.board.table.hunters().len()).skip(1);
    let living = seats.filter(|&seat| scene.board.hunter(seat).life == Life::Living);
    let hunters = living.flat_map(|seat| {
        let wish = |card: Card| {
            let name = tag("span", "").set("aria-hidden", "true").with(card.name(lang));
            let wish = button("wish", scene.does(Act::Own(Word::Ask(seat, card)))).with(mini(card, lang)).with(name);
            tag("li", "").with(wish)
        };
        let wishes = scene.board.hunter(seat).hand.iter_kinds().map(wish).collect::<Drawing>();
        [tag("h3", "").with(scene.name(seat)), tag("ul", "wishes").with(wishes)]
    });
    [tag("p", "hint").with(scene.words.ask_hint)].into_iter().chain(hunters).collect()
}

fn row(cards: Cards, lang: Lang, words: &'static Words) -> Tag {
    if cards.is_empty() {
        return tag("p", "hint").with(words.nothing);
    }
    let cards = cards.iter_kinds().map(|card| tag("li", "").with(big_card(card, cards.count(card), lang)));
    tag("ul", "row cards").each(cards)
}

fn enemy_sheet(enemy: Enemy, lang: Lang, words: &'static Words) -> Drawing {
    let data = enemy.data();
    let faces = data.die.faces().iter().map(|face| die(data.die, face.to_string(), lang));
    let printed = enemy.printed_name(lang).map(|name| tag("p", "hint").with((words.printed_name)(name)));
    let lines = [
        tag("p", "kicker").with(rank_name(data.rank, lang)).drawn(),
        printed.into_iter().collect(),
        types(enemy, lang),
        tag("p", "").with(ability_line(enemy, lang, words)).drawn(),
        tag("p", "faces").each(faces).drawn(),
        tag("p", "hint").with(sources_text(&enemy.facts(), lang)).drawn(),
        tag("p", "hint")
            .with(format!(
                "{} ({}): {}",
                words.sorts[5],
                die_name(data.die, lang),
                sources_text(&data.die.facts(), lang)
            ))
            .drawn(),
    ];
    lines.into_iter().collect()
}
