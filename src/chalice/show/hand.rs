//! The rail of steps, and the person's hand with what is asked of it.

use super::{Act, Asking, Hint, Scene, Sheet, big_card, day, icon, mini};
use crate::chalice::board::Step;
use crate::chalice::company::Company;
use crate::chalice::emblem;
use crate::chalice::words::Words;
use crate::shell::route::{Chalice, Route};
use crate::table::{coach as coach_of, pulled_out, was_pulled};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::Icon;
use ::bots::chalice::{Why, Word};
use ::chalice::words::{effect_text, trophy_name};
use ::chalice::{Card, Cards, Choice, Life, Pair, Pile, Question};
use drawing::{Drawing, Tag, button, tag};
use kit::Lang;

/// The round and its eight steps, the present one lit; once the game is over only the round.
pub fn rail(scene: &Scene<'_>, under_way: bool) -> Drawing {
    let (words, now) = (scene.words, scene.board.step);
    let step = |step: Step| {
        tag("li", "")
            .when(step < now, "done")
            .when(step == now, "now")
            .set_if(step == now, "aria-current", "step")
            .with(tag("span", "pip").with(icon(emblem::step(step))))
            .with(tag("span", "step").with(words.step(step)))
    };
    let number = tag("b", "").with(u32::from(scene.board.table.round()));
    let round = tag("p", "round").with(words.round).with(" ").with(number);
    let steps = || tag("ol", "rail").set("aria-label", words.rail).each(Step::ALL.into_iter().map(step));
    [round].into_iter().chain(under_way.then(steps)).collect()
}

/// What the lesson says, and the way out of it once it is over.
pub(super) fn coach(scene: &Scene<'_>) -> Option<Tag> {
    let text = scene.coach?;
    let words = scene.words;
    let over = text + 1 == words.lesson.len();
    let way_out = || tag("a", "button brass").set("href", Route::Chalice(Chalice::Setup).href()).with(words.set_up);
    Some(coach_of(words.lesson_title, (text, words.lesson.len()), words.lesson[text]).with(over.then(way_out)))
}

/// The hand, what is asked, and the one button that answers it.
pub fn decision(asking: &Asking<'_>) -> Drawing {
    tag("section", "decision").with(fan(asking)).with(answer(asking)).drawn()
}

/// A card in the fan.
struct Held {
    card: Card,
    copies: u32,
    /// Where it lies, if it is to be removed.
    pile: Option<Pile>,
    /// What touching it means, if it may be touched.
    option: Option<Choice>,
    /// Why it may not, where that is not plain to see.
    why: Option<&'static str>,
}

/// The cards to choose from, or the hand as it lies.
fn held(asking: &Asking<'_>) -> Vec<Held> {
    let hunter = asking.scene.board.hunter(asking.scene.you);
    let cards = match asking.asked.map(|(question, _)| question) {
        Some(Question::Upgrade) => asking.scene.board.table.available(),
        Some(Question::Recall) => hunter.used,
        _ => hunter.hand,
    };
    let shown: Vec<(Option<Pile>, Card)> = match asking.asked {
        Some((Question::Remove, legal)) => legal.iter().filter_map(removable).collect(),
        _ => cards.iter_kinds().map(|card| (None, card)).collect(),
    };
    let of = |(pile, card): (Option<Pile>, Card)| {
        let copies = match pile {
            None | Some(Pile::Hand) => cards.count(card),
            Some(Pile::Used) => hunter.used.count(card),
            Some(Pile::InPlay) => 1,
        };
        let Some((question, legal)) = asking.asked else { return Held { card, copies, pile, option: None, why: None } };
        let option = match pile {
            Some(pile) => Choice::Remove(pile, card),
            None => choice_of(question, asking.chosen, card, cards),
        };
        let playable = playable(question, &legal, option, card);
        let taught = asking.only.is_none_or(|only| only == option);
        let why = match question {
            Question::Card if card == Card::Transform && !playable => Some(asking.scene.words.needs_weapon),
            _ if !taught => Some(asking.scene.words.lesson_only),
            _ => None,
        };
        Held { card, copies, pile, option: (playable && taught && !asking.answered).then_some(option), why }
    };
    shown.into_iter().map(of).collect()
}

/// Whether choices are chips and not cards.
fn has_chips(asking: &Asking<'_>) -> bool {
    matches!(asking.asked, Some((Question::Hinder | Question::Pay | Question::Trophy, _)))
}

/// What can be chosen now, in the order in which it lies there; nothing where a card may not be touched.
#[must_use]
pub fn options(asking: &Asking<'_>) -> Vec<Option<Choice>> {
    match asking.asked {
        Some((_, legal)) if has_chips(asking) => legal.iter().map(Some).collect(),
        _ => held(asking).into_iter().map(|held| held.option).collect(),
    }
}

fn fan(asking: &Asking<'_>) -> Tag {
    if has_chips(asking) {
        return chips(asking);
    }
    let cards = held(asking);
    let count = cards.len();
    let card = |(place, held): (usize, Held)| {
        let Held { card, copies, pile, option, why } = held;
        let lifted = asking.chosen.is_some_and(|chosen| match pile {
            Some(pile) => chosen == Choice::Remove(pile, card),
            None => holds(chosen, card),
        });
        let touched = match (option, why) {
            (Some(option), _) => touchable(asking, option),
            (None, Some(why)) => button("held", asking.scene.does(Act::Explain(why))),
            (None, None) => button("held", || ()),
        };
        let elsewhere = pile.filter(|&pile| pile != Pile::Hand);
        touched
            .key(card as usize + 1 + Card::COUNT * pile.map_or(0, |pile| pile as usize))
            .when(lifted, "lift")
            .when(option.is_some_and(|option| advised(asking) == Some(option)), "advised")
            .pressed(lifted)
            .set_if(option.is_none(), "aria-disabled", "true")
            .set_if(why.is_some(), "title", why.unwrap_or_default())
            // In halves: the middle of an even hand lies between two cards.
            .write("--k", (2 * place as i32 + 1 - count as i32).to_string())
            .with(big_card(card, copies, asking.scene.lang))
            .with(elsewhere.map(|pile| tag("span", "pile").with(asking.scene.words.piles[pile as usize])))
    };
    tag("div", "fan hand")
        .when(asking.asked.is_some() && !asking.answered, "asked")
        .when(asking.answered, "answered")
        .write("--n", count.to_string())
        .each(cards.into_iter().enumerate().map(card))
}

/// A card that may be touched: the first touch lifts it, another plays it, and so does pulling it up and out.
fn touchable(asking: &Asking<'_>, option: Choice) -> Tag {
    let act = if asking.chosen == Some(option) { Act::Confirm } else { Act::Choose(option) };
    let touch = asking.scene.does(act);
    let touch = move || {
        if !was_pulled() {
            touch();
        }
    };
    pulled_out(button("held", touch), asking.scene.does(Act::Play(option)))
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
fn playable(question: Question, legal: &::chalice::Legal, option: Choice, card: Card) -> bool {
    match question {
        Question::Disarm => card.is_weapon(),
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
fn chips(asking: &Asking<'_>) -> Tag {
    let options: Vec<Choice> = asking.asked.map_or_else(Vec::new, |(_, legal)| legal.iter().collect());
    let chip = |option: Choice| {
        let lifted = asking.chosen == Some(option);
        button("chip", asking.scene.does(Act::Choose(option)))
            .when(lifted, "lift")
            .when(advised(asking) == Some(option), "advised")
            .pressed(lifted)
            .with(label(asking, option))
    };
    tag("div", "chips hand").when(!asking.answered, "asked").each(options.into_iter().map(chip))
}

/// The question and the one brass button.
fn answer(asking: &Asking<'_>) -> Tag {
    let words = asking.scene.words;
    let Some((question, legal)) = asking.asked.filter(|_| !asking.answered) else { return waiting(asking) };
    let ready = asking.chosen.filter(|&choice| legal.contains(choice));
    let text = ready.map_or_else(|| words.choose_first.to_owned(), |choice| label(asking, choice));
    let confirm = tool(Tone::Brass, asking.scene.does(Act::Confirm))
        .set_if(ready.is_none(), "aria-disabled", "true")
        .set_if(ready.is_none(), "title", words.choose_first)
        .with(text);
    tag("div", "answer")
        .with(lines(None).with(question_line(asking, question, ready)))
        .with(tag("div", "acts").with(speech(asking)).with(confirm))
}

/// The rule of the card that a choice is about, if it is about one that has a rule.
fn rule_of(choice: Choice, lang: Lang) -> Option<String> {
    let card = match choice {
        Choice::Play(card) | Choice::Transform(card) | Choice::Upgrade(card) | Choice::Remove(_, card) => card,
        _ => return None,
    };
    Some(effect_text(card.data().effect, lang)).filter(|rule| !rule.is_empty())
}

/// The person's own hand at the moment that is looked back at.
pub fn hand_then(scene: &Scene<'_>) -> Drawing {
    let hand = scene.board.hunter(scene.you).hand;
    let cards = hand
        .iter_kinds()
        .map(|card| tag("li", "").with(mini(card, scene.lang)).with(tag("span", "").with(card.name(scene.lang))));
    tag("ul", "hand-then").set("aria-label", scene.words.in_hand).each(cards).drawn()
}

/// The choice that a hint names.
fn advised(asking: &Asking<'_>) -> Option<Choice> {
    if let Hint::Given(Some(why)) = asking.hint { Some(why.best.choice) } else { None }
}

/// What is asked, the rule of the lifted card, what is advised, or why a card cannot be played: one takes the other's place, so that nothing moves under the
/// finger.
fn question_line(asking: &Asking<'_>, question: Question, ready: Option<Choice>) -> Tag {
    let words = asking.scene.words;
    let line = tag("p", "").set("id", "question").set("role", "status");
    if let Some(why) = asking.why_not {
        return line.when(true, "advice").with(why);
    }
    match asking.hint {
        Hint::None => match ready.and_then(|choice| rule_of(choice, asking.scene.lang)) {
            Some(rule) => line.with(rule),
            None => line.with(day(&asking.scene)).with(words.question(question)),
        },
        Hint::Weighing => line.when(true, "advice").with(asking.scene.table.words().weighing),
        Hint::Given(None) => line.when(true, "advice").with(asking.scene.table.words().no_hint),
        Hint::Given(Some(why)) => {
            let choice = tag("b", "").with(label(asking, why.best.choice));
            line.when(true, "advice").with(choice).with(tag("span", "why").with(format!(": {}.", reasons(why, words))))
        }
    }
}

/// What speaks for a choice, in one line.
fn reasons(why: &Why, words: &'static Words) -> String {
    let risk = why.risk.map(|risk| match risk.dies < risk.unguarded {
        true => (words.guarded)(risk.dies, risk.unguarded),
        false => (words.risks)(risk.dies, risk.echoes),
    });
    let gain = (words.gains)(why.gain);
    let win = (words.to_win)(percent(why.best.win));
    // Where nothing can be said of the choice itself, it is measured by the others.
    let next = why.next.filter(|_| gain.is_none()).map(|next| (words.next_best)(percent(next.win)));
    [gain, risk, Some(win), next].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// A chance as people say it.
#[must_use]
pub fn percent(chance: f32) -> u32 {
    (chance * 100.0).round() as u32
}

/// What the person may say before the cards are picked: the lifted card, truly or not, or a wish.
fn speech(asking: &Asking<'_>) -> Option<Tag> {
    let words = asking.scene.words;
    let lifted = match asking.chosen {
        Some(Choice::Play(card)) => Some(card),
        _ => None,
    };
    let announce = lifted.map(|card| {
        button("say", asking.scene.does(Act::Own(Word::Announce(card))))
            .with(icon(Icon("chalice/chat-bubble")))
            .with(tag("span", "stamp").set("aria-hidden", "true").with(mini(card, asking.scene.lang)))
            .with(tag("span", "word").with((words.announce)(card.name(asking.scene.lang))))
    });
    let ask = || {
        button("say", asking.scene.does(Act::Open(Sheet::Ask)))
            .with(icon(Icon("conversation")))
            .with(tag("span", "word").with(words.ask_for))
    };
    asking.may_speak.then(|| tag("div", "speech").with(announce).with(ask()))
}

/// While the telling goes on or the others think there is only the way to skip it; at the end, the reckoning.
fn waiting(asking: &Asking<'_>) -> Tag {
    let words = asking.scene.words;
    if asking.scene.board.table.end().is_some() {
        let reckon = tool(Tone::Brass, asking.scene.does(Act::SeeEnd)).with(words.game.see_end);
        return tag("div", "answer").with(lines(told(asking))).with(tag("div", "acts").with(reckon));
    }
    let out = asking.scene.board.hunter(asking.scene.you).life != Life::Living;
    let line = match (out, asking.telling || asking.answered) {
        (true, _) => Some(words.dead.to_owned()),
        (false, true) => told(asking),
        (false, false) => Some(words.wait.to_owned()),
    };
    let skip = tool(Tone::Quiet, asking.scene.does(Act::Skip)).with(words.skip);
    tag("div", "answer").with(lines(line)).with(tag("div", "acts").with(skip))
}

/// What has just happened, in words; while an answer is still in sight, the step.
fn told(asking: &Asking<'_>) -> Option<String> {
    let step = || asking.scene.words.step(asking.scene.board.step).to_owned();
    if asking.answered { Some(step()) } else { asking.told.clone() }
}

/// The lines above the button. Whatever stands there, the button does not move.
fn lines(line: Option<String>) -> Tag {
    tag("div", "lines").with(line.map(|line| tag("p", "").with(line)))
}

/// What a choice does, as the button says it.
fn label(asking: &Asking<'_>, choice: Choice) -> String {
    choice_text(choice, asking.scene.company, asking.scene.lang, asking.scene.words)
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
