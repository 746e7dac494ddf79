//! The rail of steps, and the person's hand with what is asked of it.

use super::{Hint, Scene, Sheet, big_card, icon};
use crate::chalice::board::Step;
use crate::chalice::emblem;
use crate::chalice::game::Company;
use crate::chalice::words::Words;
use crate::parts::button::{Button, Tone};
use crate::parts::icon::Icon;
use crate::route::{Chalice, Route};
use ::bots::Word;
use ::chalice::words::trophy_name;
use ::chalice::{Card, Cards, Choice, Life, Pair, Question};
use kit::Lang;
use leptos::prelude::*;

/// The round's eight steps, the present one lit.
pub fn rail(scene: &Scene<'_>) -> AnyView {
    let (words, now) = (scene.words, scene.board.step);
    let steps = Step::ALL.map(|step| {
        view! {
            <li class:done=step < now class:now=step == now aria-current=(step == now).then_some("step")>
                <span class="pip">{icon(emblem::step(step))}</span>
                <span class="step">{words.step(step)}</span>
            </li>
        }
    });
    view! { <ol class="rail" aria-label=words.rail>{steps.into_iter().collect_view()}</ol> }.into_any()
}

/// What the lesson says, and the way out of it once it is over.
pub fn coach(scene: &Scene<'_>) -> AnyView {
    let Some(text) = scene.coach else { return ().into_any() };
    let words = scene.words;
    let over = text + 1 == words.lesson.len();
    view! {
        <div class="coach" role="status">
            <p class="kicker">{words.lesson_title}" "{text + 1}"/"{words.lesson.len()}</p>
            <p>{words.lesson[text]}</p>
            {over.then(|| view! { <a class="button quiet" href=Route::Chalice(Chalice::Setup).href()>{words.set_up}</a> })}
        </div>
    }
    .into_any()
}

/// What the hand and its question show.
pub fn decision_key(scene: &Scene<'_>) -> impl PartialEq + Send + Sync + use<> {
    let (board, person) = (scene.board, &scene.board.people[scene.you]);
    let piles = (person.hand, person.used, person.played, person.transformed, board.available);
    let asked = (scene.asked, scene.chosen, scene.only, scene.may_speak, scene.hint.clone());
    (piles, asked, person.life, board.end)
}

/// The hand, what is asked, and the one button that answers it.
pub fn decision(scene: &Scene<'_>) -> AnyView {
    view! {
        <section class="decision">
            {fan(scene)}
            {answer(scene)}
        </section>
    }
    .into_any()
}

/// The cards to choose from, or the hand as it lies.
fn fan(scene: &Scene<'_>) -> AnyView {
    let (lang, choose) = (scene.lang, scene.on.choose);
    let person = &scene.board.people[scene.you];
    let question = scene.asked.map(|(question, _)| question);
    let cards = match question {
        Some(Question::Hinder | Question::Pay | Question::Trophy) => return chips(scene),
        Some(Question::Upgrade) => scene.board.available,
        Some(Question::Recall) => person.used,
        Some(Question::Remove) => {
            let mut owned = person.hand;
            owned.add_all(person.used);
            person
                .played
                .into_iter()
                .chain(person.transformed)
                .filter(|&card| card != Card::HuntersDream)
                .for_each(|card| owned.add(card));
            owned.without(Card::HuntersDream)
        }
        _ => person.hand,
    };
    let count = cards.kinds();
    let card = |(place, card): (usize, Card)| {
        let option = question.map(|question| choice_of(question, scene.chosen, card, cards));
        let legal =
            option.is_some_and(|option| scene.asked.is_some_and(|(_, legal)| playable(question, &legal, option, card)));
        let lifted = scene.chosen.is_some_and(|chosen| holds(chosen, card));
        let taught = scene.only.is_none() || scene.only == option;
        let why = match question {
            Some(Question::Card) if card == Card::Transform && !legal => Some(scene.words.needs_weapon),
            Some(_) if !taught => Some(scene.words.lesson_only),
            _ => None,
        };
        let legal = legal && taught;
        view! {
            <button
                type="button" class="held" class:lift=lifted
                aria-pressed=if lifted { "true" } else { "false" }
                aria-disabled=(!legal).then_some("true") title=why
                style=("--k", format!("{:.1}", place as f32 - (count as f32 - 1.0) / 2.0))
                on:click=move |_| if let Some(option) = option.filter(|_| legal) { choose.run(option) }
            >
                {big_card(card, cards.count(card), lang)}
            </button>
        }
    };
    view! {
        <div class="fan" class:asked=question.is_some() style=("--n", count.to_string())>
            {cards.iter_kinds().enumerate().map(card).collect_view()}
        </div>
    }
    .into_any()
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
        Question::Remove => Choice::Remove(card),
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
        Choice::Play(other) | Choice::Transform(other) | Choice::Upgrade(other) | Choice::Remove(other) => {
            other == card
        }
        Choice::Recall(pair) | Choice::Disarm(pair) => pair.iter().any(|other| other == card),
        _ => false,
    }
}

/// Choices that are no cards.
fn chips(scene: &Scene<'_>) -> AnyView {
    let choose = scene.on.choose;
    let Some((_, legal)) = scene.asked else { return ().into_any() };
    let options: Vec<Choice> = legal.iter().collect();
    let chip = |option: Choice| {
        let lifted = scene.chosen == Some(option);
        view! {
            <button
                type="button" class="chip" class:lift=lifted aria-pressed=if lifted { "true" } else { "false" }
                on:click=move |_| choose.run(option)
            >
                {label(scene, option)}
            </button>
        }
    };
    view! { <div class="chips">{options.into_iter().map(chip).collect_view()}</div> }.into_any()
}

/// The question and the one brass button.
fn answer(scene: &Scene<'_>) -> AnyView {
    let (words, on) = (scene.words, scene.on);
    let Some((question, legal)) = scene.asked else { return waiting(scene) };
    let ready = scene.chosen.filter(|&choice| legal.contains(choice));
    let why = ready.is_none().then(|| words.choose_first.to_owned());
    let text = ready.map_or_else(|| words.choose_first.to_owned(), |choice| label(scene, choice));
    view! {
        <div class="answer">
            <p id="question">{words.question(question)}</p>
            {advice(scene)}
            {speech(scene)}
            <Button tone=Tone::Brass unavailable=Signal::stored(why) on_press=move || on.confirm.run(())>{text}</Button>
        </div>
    }
    .into_any()
}

/// The choices that promise most, if the person asked.
fn advice(scene: &Scene<'_>) -> AnyView {
    const MOST: usize = 3;
    let words = scene.words;
    match scene.hint {
        Hint::None => ().into_any(),
        Hint::Weighing => view! { <p class="advice" role="status">{words.weighing}</p> }.into_any(),
        Hint::Given(estimates) if estimates.is_empty() => {
            view! { <p class="advice" role="status">{words.no_hint}</p> }.into_any()
        }
        Hint::Given(estimates) => {
            let lines = estimates.iter().take(MOST).map(|estimate| {
                let worth = (words.worth)(percent(estimate.win), estimate.score.round() as u32);
                view! { <li><b>{label(scene, estimate.choice)}</b>" "<span>{worth}</span></li> }
            });
            view! { <div class="advice" role="status"><ol>{lines.collect_view()}</ol></div> }.into_any()
        }
    }
}

/// A chance as people say it.
#[must_use]
pub fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

/// What the person may say before the cards are picked: the lifted card, truly or not, or a wish.
fn speech(scene: &Scene<'_>) -> AnyView {
    if !scene.may_speak {
        return ().into_any();
    }
    let (words, say, open) = (scene.words, scene.on.say, scene.on.open);
    let lifted = match scene.chosen {
        Some(Choice::Play(card)) => Some(card),
        _ => None,
    };
    let announce = lifted.map(|card| {
        view! {
            <button type="button" class="say" on:click=move |_| say.run(Word::Announce(card))>
                {icon(Icon("talk"))}{(words.announce)(card.name(scene.lang))}
            </button>
        }
    });
    view! {
        <div class="speech">
            {announce}
            <button type="button" class="say" on:click=move |_| open.run(Sheet::Ask)>{icon(Icon("conversation"))}{words.ask_for}</button>
        </div>
    }
    .into_any()
}

/// While the telling goes on or the others think there is only the way to skip it; at the end, the reckoning.
fn waiting(scene: &Scene<'_>) -> AnyView {
    let (words, on) = (scene.words, scene.on);
    if scene.board.end.is_some() {
        return view! {
            <div class="answer"><Button tone=Tone::Brass on_press=move || on.reckon.run(())>{words.see_end}</Button></div>
        }
        .into_any();
    }
    let out = scene.board.people[scene.you].life != Life::Living;
    view! {
        <div class="answer">
            <p>{if out { words.dead } else { words.wait }}</p>
            <Button on_press=move || on.skip.run(())>{words.skip}</Button>
        </div>
    }
    .into_any()
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
        Choice::Remove(card) => (words.remove)(card.name(lang)),
    }
}
