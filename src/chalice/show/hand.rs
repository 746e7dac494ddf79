//! The rail of steps, and the person's hand with what is asked of it.

use super::{Act, Hint, Scene, Sheet, big_card, icon};
use crate::chalice::board::Step;
use crate::chalice::emblem;
use crate::chalice::game::Company;
use crate::chalice::words::Words;
use crate::parts::button::{Tone, tool};
use crate::parts::drawing::{Drawing, Tag, button, tag};
use crate::parts::icon::Icon;
use crate::route::{Chalice, Route};
use ::bots::{Estimate, Word};
use ::chalice::words::trophy_name;
use ::chalice::{Card, Cards, Choice, Life, Pair, Pile, Question};
use kit::Lang;

/// The round and its eight steps, the present one lit.
pub fn rail(scene: &Scene<'_>) -> Drawing {
    let (words, now) = (scene.words, scene.board.step);
    let step = |step: Step| {
        tag("li", "")
            .when(step < now, "done")
            .when(step == now, "now")
            .set_if(step == now, "aria-current", "step")
            .with(tag("span", "pip").with(icon(emblem::step(step))))
            .with(tag("span", "step").with(words.step(step)))
    };
    let number = tag("b", "").with(u32::from(scene.board.round));
    let round = tag("p", "round").with(words.round).with(" ").with(number);
    let steps = Step::ALL.into_iter().map(step).collect::<Drawing>();
    [round, tag("ol", "rail").set("aria-label", words.rail).with(steps)].into_iter().collect()
}

/// What the lesson says, and the way out of it once it is over.
pub(super) fn coach(scene: &Scene<'_>) -> Option<Tag> {
    let text = scene.coach?;
    let words = scene.words;
    let over = text + 1 == words.lesson.len();
    let way_out = || tag("a", "button quiet").set("href", Route::Chalice(Chalice::Setup).href()).with(words.set_up);
    let place = format!("{} {}/{}", words.lesson_title, text + 1, words.lesson.len());
    Some(
        tag("div", "coach")
            .set("role", "status")
            .with(tag("p", "kicker").with(place))
            .with(tag("p", "").with(words.lesson[text]))
            .with(over.then(way_out)),
    )
}

/// The hand, what is asked, and the one button that answers it.
pub fn decision(scene: &Scene<'_>) -> Drawing {
    tag("section", "decision").with(fan(scene)).with(answer(scene)).drawn()
}

/// The cards to choose from, or the hand as it lies.
fn fan(scene: &Scene<'_>) -> Tag {
    let lang = scene.lang;
    let person = &scene.board.people[scene.you];
    let question = scene.asked.map(|(question, _)| question);
    let cards = match question {
        Some(Question::Hinder | Question::Pay | Question::Trophy) => return chips(scene),
        Some(Question::Upgrade) => scene.board.available,
        Some(Question::Recall) => person.used,
        _ => person.hand,
    };
    let shown: Vec<(Option<Pile>, Card)> = match scene.asked {
        Some((Question::Remove, legal)) => legal.iter().filter_map(removable).collect(),
        _ => cards.iter_kinds().map(|card| (None, card)).collect(),
    };
    let count = shown.len();
    let card = |(place, &(pile, card)): (usize, &(Option<Pile>, Card))| {
        let copies = match pile {
            None | Some(Pile::Hand) => cards.count(card),
            Some(Pile::Used) => person.used.count(card),
            Some(Pile::InPlay) => 1,
        };
        let option = question.map(|question| match pile {
            Some(pile) => Choice::Remove(pile, card),
            None => choice_of(question, scene.chosen, card, cards),
        });
        let legal =
            option.is_some_and(|option| scene.asked.is_some_and(|(_, legal)| playable(question, &legal, option, card)));
        let lifted = scene
            .chosen
            .is_some_and(|chosen| if pile.is_some() { Some(chosen) == option } else { holds(chosen, card) });
        let taught = scene.only.is_none() || scene.only == option;
        let why = match question {
            Some(Question::Card) if card == Card::Transform && !legal => Some(scene.words.needs_weapon),
            Some(_) if !taught => Some(scene.words.lesson_only),
            _ => None,
        };
        let legal = legal && taught && !scene.answered;
        let held = match option.filter(|_| legal) {
            Some(option) => button("held", scene.does(Act::Choose(option))),
            None => button("held", || ()),
        };
        held.key(card as usize + 1 + Card::COUNT * pile.map_or(0, |pile| pile as usize))
            .when(lifted, "lift")
            .pressed(lifted)
            .set_if(!legal, "aria-disabled", "true")
            .set_if(why.is_some(), "title", why.unwrap_or_default())
            // In halves: the middle of an even hand lies between two cards.
            .write("--k", (2 * place as i32 + 1 - count as i32).to_string())
            .with(big_card(card, copies, lang))
            .with(
                pile.filter(|&pile| pile != Pile::Hand)
                    .map(|pile| tag("span", "pile").with(scene.words.piles[pile as usize])),
            )
    };
    tag("div", "fan")
        .when(question.is_some() && !scene.answered, "asked")
        .when(scene.answered, "answered")
        .write("--n", count.to_string())
        .each(shown.iter().enumerate().map(card))
}

/// The card that a choice removes, and where it lies.
fn removable(choice: Choice) -> Option<(Option<Pile>, Card)> {
    if let Choice::Remove(pile, card) = choice { Some((Some(pile), card)) } else { None }
}

/// What touching a card means: the choice of it, or one card more or less of a pair.
fn choice_of(question: Question, chosen: Option<Choice>, card: Card, pile: Cards) -> Choice {
    let toggled = || match chosen {
        Some(Choice::Recall(pair) | Choice::Disarm(pair)) => toggle(pair, card, pile),
        _ => Pair::one(card),
    };
    match question {
        Question::Transform => Choice::Transform(card),
        Question::Recall => Choice::Recall(toggled()),
        Question::Disarm => Choice::Disarm(toggled()),
        Question::Upgrade => Choice::Upgrade(card),
        _ => Choice::Play(card),
    }
}

/// One more copy of a card if there is one, else none of it; a third card pushes the first out.
fn toggle(pair: Pair, card: Card, pile: Cards) -> Pair {
    let held = pair.iter().filter(|&other| other == card).count() as u32;
    let others: Vec<Card> = pair.iter().filter(|&other| other != card).collect();
    let wanted = if held < pile.count(card).min(2) { held + 1 } else { 0 };
    match (wanted, others.last()) {
        (2.., _) => Pair::two(card, card),
        (1, Some(&other)) => Pair::two(other, card),
        (1, None) => Pair::one(card),
        (0, Some(&other)) => Pair::one(other),
        (0, None) => Pair::NONE,
    }
}

/// Whether touching this card leads anywhere. Half a pair is no answer yet, but the way to one.
fn playable(question: Option<Question>, legal: &::chalice::Legal, option: Choice, card: Card) -> bool {
    match question {
        Some(Question::Disarm) => card.is_weapon(),
        _ => legal.contains(option),
    }
}

fn holds(choice: Choice, card: Card) -> bool {
    match choice {
        Choice::Play(other) | Choice::Transform(other) | Choice::Upgrade(other) => other == card,
        Choice::Recall(pair) | Choice::Disarm(pair) => pair.iter().any(|other| other == card),
        _ => false,
    }
}

/// Choices that are no cards.
fn chips(scene: &Scene<'_>) -> Tag {
    let options: Vec<Choice> = scene.asked.map_or_else(Vec::new, |(_, legal)| legal.iter().collect());
    let chip = |option: Choice| {
        let lifted = scene.chosen == Some(option);
        button("chip", scene.does(Act::Choose(option))).when(lifted, "lift").pressed(lifted).with(label(scene, option))
    };
    tag("div", "chips").when(!scene.answered, "asked").each(options.into_iter().map(chip))
}

/// The question and the one brass button.
fn answer(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    let Some((question, legal)) = scene.asked.filter(|_| !scene.answered) else { return waiting(scene) };
    let ready = scene.chosen.filter(|&choice| legal.contains(choice));
    let text = ready.map_or_else(|| words.choose_first.to_owned(), |choice| label(scene, choice));
    let confirm = tool(Tone::Brass, scene.does(Act::Confirm))
        .set_if(ready.is_none(), "aria-disabled", "true")
        .set_if(ready.is_none(), "title", words.choose_first)
        .with(text);
    tag("div", "answer")
        .with(tag("p", "").set("id", "question").with(words.question(question)))
        .with(advice(scene))
        .with(speech(scene))
        .with(confirm)
}

/// The choices that promise most, if the person asked.
fn advice(scene: &Scene<'_>) -> Option<Tag> {
    const MOST: usize = 3;
    let words = scene.words;
    let said = tag("div", "advice").set("role", "status");
    match scene.hint {
        Hint::None => None,
        Hint::Weighing => Some(said.with(words.weighing)),
        Hint::Given(estimates) if estimates.is_empty() => Some(said.with(words.no_hint)),
        Hint::Given(estimates) => {
            let line = |estimate: &Estimate| {
                let worth = (words.worth)(percent(estimate.win), estimate.score.round() as u32);
                let choice = tag("b", "").with(label(scene, estimate.choice));
                tag("li", "").with(choice).with(" ").with(tag("span", "").with(worth))
            };
            Some(said.with(tag("ol", "").each(estimates.iter().take(MOST).map(line))))
        }
    }
}

/// A chance as people say it.
#[must_use]
pub fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

/// What the person may say before the cards are picked: the lifted card, truly or not, or a wish.
fn speech(scene: &Scene<'_>) -> Option<Tag> {
    let words = scene.words;
    let lifted = match scene.chosen {
        Some(Choice::Play(card)) => Some(card),
        _ => None,
    };
    let announce = lifted.map(|card| {
        button("say", scene.does(Act::Say(Word::Announce(card))))
            .with(icon(Icon("talk")))
            .with((words.announce)(card.name(scene.lang)))
    });
    let ask = || button("say", scene.does(Act::Open(Sheet::Ask))).with(icon(Icon("conversation"))).with(words.ask_for);
    scene.may_speak.then(|| tag("div", "speech").with(announce).with(ask()))
}

/// While the telling goes on or the others think there is only the way to skip it; at the end, the reckoning.
fn waiting(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    if scene.board.end.is_some() {
        return tag("div", "answer").with(tool(Tone::Brass, scene.does(Act::Reckon)).with(words.see_end));
    }
    let out = scene.board.people[scene.you].life != Life::Living;
    tag("div", "answer")
        .with(tag("p", "").with(if out { words.dead } else { words.wait }))
        .with(tool(Tone::Quiet, scene.does(Act::Skip)).with(words.skip))
}

/// What a choice does, as the button says it.
fn label(scene: &Scene<'_>, choice: Choice) -> String {
    choice_text(choice, scene.company, scene.lang, scene.words)
}

/// What a choice does, in words.
#[must_use]
pub fn choice_text(choice: Choice, company: Company, lang: Lang, words: &'static Words) -> String {
    match choice {
        Choice::Play(card) => (words.play)(card.name(lang)),
        Choice::Transform(card) => (words.bring)(card.name(lang)),
        Choice::Hinder(seat) => (words.hinder)(company.name(seat, lang)),
        Choice::Recall(pair) => (words.recall)(pair.len()),
        Choice::Pay(pays) => (if pays { words.pay } else { words.keep }).to_owned(),
        Choice::Trophy(trophy) => (words.gain)(trophy_name(trophy, lang)),
        Choice::Disarm(_) => words.disarm.to_owned(),
        Choice::Upgrade(card) => (words.upgrade)(card.name(lang)),
        Choice::Remove(Pile::Hand, card) => (words.remove)(card.name(lang)),
        Choice::Remove(pile, card) => (words.remove_from)(card.name(lang), words.piles[pile as usize]),
    }
}
