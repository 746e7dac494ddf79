//! What is said before the cards are turned: when somebody means to act and what for, in the vague words that are allowed (H6.02).
//! The bots say it themselves, and hear what the person says.

use super::ruler::is_on_board;
use crate::haven::presented::Sheet;
use crate::haven::show::{Scene, Touch};
use crate::haven::words::Words;
use crate::table::Act;
use ::bots::haven::{Band, Said, Word};
use ::haven::Choice;
use ::haven::question::Question;
use drawing::{Drawing, Tag, button, tag};
use kit::Seat;
use leptos::prelude::WithUntracked;

/// What a seat has said, while two cards are chosen.
#[must_use]
pub fn said(scene: &Scene<'_>, seat: Seat) -> Option<Said> {
    let asks = scene.asked == Some(Question::Cards);
    let said = scene.talk.iter().copied().find(|said| said.seat == seat)?;
    (asks && said != Said::silence(seat)).then_some(said)
}

/// Whether the person may say something now, and somebody hears it.
#[must_use]
pub fn may_speak(scene: &Scene<'_>) -> bool {
    scene.asked == Some(Question::Cards) && scene.table.game.with_untracked(|game| game.has_company())
}

/// The words in a bubble of paper. Whoever touches it answers.
#[must_use]
pub fn bubble(scene: &Scene<'_>, said: Said) -> Tag {
    let [when, what] = in_words(scene.words, said);
    let words = tag("q", "").with(when.map(|when| tag("b", "").with(when))).with(what.map(|what| format!(" {what}")));
    opens(scene, "said").set("title", scene.words.ask.you_say).with(words)
}

/// When and what for, as far as it was said.
fn in_words(words: &Words, said: Said) -> [Option<String>; 2] {
    [said.band.map(|band| words.band(band).to_owned()), said.word.map(|word| words.word(word))]
}

/// A button that opens all that can be said.
fn opens(scene: &Scene<'_>, class: &'static str) -> Tag {
    let table = scene.table;
    button(class, move || table.act(Act::Open(Sheet::Say))).set("aria-haspopup", "dialog")
}

/// What is said most, beside the own name: where there is room for it.
#[must_use]
pub fn briefly(scene: &Scene<'_>) -> Option<Tag> {
    may_speak(scene).then(|| {
        let words = &scene.words.ask;
        let now = now(scene);
        tag("div", "say")
            .set("role", "group")
            .set("aria-label", words.you_say)
            .with(tag("p", "").set("aria-hidden", "true").with(words.you_say))
            .each(Band::ALL.map(|band| when(scene, now, band)))
            .each([Word::HealMe, Word::Wait].map(|word| what(scene, now, word)))
            .with(opens(scene, "chip more").set("aria-label", words.say_more).set("title", words.say_more).with("…"))
    })
}

/// Everything that can be said, and what the others have said.
#[must_use]
pub fn sheet(scene: &Scene<'_>) -> Drawing {
    let (words, now) = (&scene.words.ask, now(scene));
    let group = |name: &'static str| tag("div", "say").set("role", "group").set("aria-label", name);
    let other = |seat: Seat| {
        let said = said(scene, seat).filter(|_| seat != scene.view.seat())?;
        let line = in_words(scene.words, said).into_iter().flatten().collect::<Vec<_>>().join(" ");
        Some(tag("p", "").key(seat.index()).with(tag("b", "").with(scene.cast().hero(seat))).with(format!(": {line}")))
    };
    let others: Vec<Tag> = (0..4).map(Seat).filter_map(other).collect();
    let head = |name: &'static str| tag("h3", "").with(name);
    let heard = (!others.is_empty()).then(|| tag("div", "heard").with(head(words.others_say)).each(others));
    let bands = group(words.say_when).each(Band::ALL.map(|band| when(scene, now, band)));
    let deeds = group(words.say_what).each(open_to(scene).into_iter().map(|word| what(scene, now, word)));
    let all = [heard, Some(head(words.say_when).key(1)), Some(bands), Some(head(words.say_what).key(2)), Some(deeds)];
    all.into_iter().flatten().collect()
}

/// What the person has said.
fn now(scene: &Scene<'_>) -> Said {
    let seat = scene.view.seat();
    scene.talk.iter().copied().find(|said| said.seat == seat).unwrap_or(Said::silence(seat))
}

/// Says when; what has been said is taken back.
fn when(scene: &Scene<'_>, now: Said, band: Band) -> Tag {
    let said = now.band == Some(band);
    let then = Said { band: Some(band).filter(|_| !said), ..now };
    chip(scene, band as usize, said, then, scene.words.band(band).trim_end_matches('.').to_owned())
}

/// Says what for, likewise.
fn what(scene: &Scene<'_>, now: Said, word: Word) -> Tag {
    let said = now.word == Some(word);
    let then = Said { word: Some(word).filter(|_| !said), ..now };
    let place = match word {
        Word::Fight(kind) => 100 + kind as usize,
        Word::Call(element) => 50 + element as usize,
        _ => 10 + WORDS.iter().position(|one| *one == word).unwrap_or_default(),
    };
    chip(scene, place, said, then, scene.words.word(word).trim_end_matches('.').to_owned())
}

fn chip(scene: &Scene<'_>, place: usize, said: bool, then: Said, text: String) -> Tag {
    button("chip", scene.touch(Touch::Say(then))).key(place).when(said, "chosen").pressed(said).with(text)
}

/// What can be said at any time.
const WORDS: [Word; 8] =
    [Word::HealMe, Word::Wait, Word::OpenDoor, Word::Heal, Word::Loot, Word::Run, Word::Hold, Word::Rest];

/// What it makes sense to say now: of those on the board, of doors that are closed, of a rest that can be had.
fn open_to(scene: &Scene<'_>) -> Vec<Word> {
    let view = &scene.view;
    let door = view.doors().any(|door| !door.open);
    let rest = scene.legal.contains(&Choice::LongRest);
    let makes_sense = |word: &Word| match word {
        Word::OpenDoor => door,
        Word::Rest => rest,
        _ => true,
    };
    let fights = view.breeds().map(|breed| breed.kind).filter(|&kind| is_on_board(scene, kind)).map(Word::Fight);
    fights.chain(WORDS.into_iter().filter(makes_sense)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::haven::words::words;
    use ::haven::class::Class;
    use ::haven::element::Element;
    use ::haven::monster::MonsterKind;
    use kit::Lang;

    /// A word is one of a few, whoever says it: none of them can name a card or a number.
    #[test]
    fn h6_02_nobody_names_a_card_or_a_number() {
        let deeds = WORDS.into_iter().chain(MonsterKind::ALL.map(Word::Fight)).chain(Element::ALL.map(Word::Call));
        for lang in Lang::ALL {
            let words = words(lang);
            let all =
                deeds.clone().map(|word| words.word(word)).chain(Band::ALL.map(|band| words.band(band).to_owned()));
            for says in all {
                let names = Class::ALL.into_iter().flat_map(|class| class.cards()).map(|card| card.name.get(lang));
                assert_eq!(names.filter(|name| says.contains(name)).collect::<Vec<_>>(), [""; 0], "{says}");
                assert!(!says.contains(|letter: char| letter.is_ascii_digit()) && !says.contains('{'), "{says}");
            }
        }
    }
}
