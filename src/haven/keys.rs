//! What keys mean at this table besides what they mean at every one.

use crate::haven::near::talk;
use crate::haven::plan;
use crate::haven::presented::{Sheet, drawn};
use crate::haven::scenario::ScenarioAtTable;
use crate::haven::show::Touch;
use crate::haven::show::hand::quickest_first;
use crate::table::{Act, Controller};
use ::haven::card::Side;
use ::haven::hero::{Pile, Plan};
use ::haven::question::Question;
use ::haven::{Choice, View};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// What a key asks for, with what is planned and pointed at; nothing if it is not this game's. The view is that of the game as it
/// would be by the plan.
#[must_use]
pub fn touch(view: &View<'_>, plan: &[Choice], pointed: Option<Choice>, key: &str) -> Option<Touch> {
    let question = view.question()?;
    let legal = view.legal();
    let number = key.parse::<usize>().ok().map(|number| if number == 0 { 9 } else { number - 1 });
    let next = |kind: fn(&Choice) -> bool| {
        let all: Vec<Choice> = legal.iter().copied().filter(kind).collect();
        let at = all.iter().position(|&choice| Some(choice) == pointed).map_or(0, |at| at + 1);
        all.get(at).or(all.first()).map(|&choice| Touch::Pick(choice))
    };
    match (key, number) {
        ("Enter", _) => Some(Touch::Commit),
        ("Escape", _) => Some(Touch::LetGo),
        ("s" | "S", _) if matches!(pointed, Some(Choice::Play(..))) => Some(Touch::Swap),
        ("n" | "N", _) => legal.contains(&Choice::LongRest).then_some(Touch::Pick(Choice::LongRest)),
        ("b" | "B", _) => legal.contains(&Choice::ShortRest).then_some(Touch::Pick(Choice::ShortRest)),
        ("x" | "X", _) => instead(question, &legal, plan, pointed),
        ("t" | "T", _) => next(|choice| matches!(choice, Choice::Target(_))),
        ("o" | "O", _) => turned(&legal, pointed),
        ("e" | "E", _) => next(|choice| matches!(choice, Choice::Consume(_))),
        ("i" | "I", _) => next(|choice| matches!(choice, Choice::Use(_))),
        (_, Some(at)) => numbered(view, question, &legal, plan, pointed, at),
        _ => None,
    }
}

/// What the button beside the brass one does: only what is planned, or nothing more of this turn, walk or
/// offer.
fn instead(question: Question, legal: &[Choice], plan: &[Choice], pointed: Option<Choice>) -> Option<Touch> {
    if pointed.is_some() && plan::can_stop(plan, Some(question), legal) {
        return Some(Touch::OnlyPlan);
    }
    let ends = [Choice::EndTurn, Choice::Stop, Choice::Skip];
    ends.into_iter().find(|choice| legal.contains(choice)).map(Touch::Pick)
}

/// The area that is pointed at, turned to its next side on the same hex; or the first one.
fn turned(legal: &[Choice], pointed: Option<Choice>) -> Option<Touch> {
    let areas: Vec<Choice> = legal.iter().copied().filter(|choice| matches!(choice, Choice::Area(..))).collect();
    let anchor = |choice: &Choice| match choice {
        Choice::Area(_, anchor) => Some(*anchor),
        _ => None,
    };
    let here = pointed.as_ref().and_then(anchor);
    let same: Vec<Choice> = areas.iter().copied().filter(|choice| here.is_none() || anchor(choice) == here).collect();
    let at = same.iter().position(|&choice| Some(choice) == pointed).map_or(0, |at| at + 1);
    same.get(at).or(areas.first()).map(|&choice| Touch::Pick(choice))
}

fn numbered(
    view: &View<'_>,
    question: Question,
    legal: &[Choice],
    plan: &[Choice],
    pointed: Option<Choice>,
    at: usize,
) -> Option<Touch> {
    let seat = view.seat();
    let class = view.hero(seat)?.class;
    let in_hand = || view.cards(seat, Pile::Hand);
    match (question, view.plan(seat)) {
        (Question::Cards, _) => quickest_first(class, in_hand()).get(at).map(|&card| Touch::Card(card)),
        // Those that stay at home keep their places among the others.
        (Question::Hand, _) => {
            let home =
                plan.iter().filter_map(|choice| if let Choice::Card(card) = choice { Some(*card) } else { None });
            let all = quickest_first(class, in_hand().into_iter().chain(home).collect());
            all.get(at).map(|&card| Choice::Card(card)).filter(|choice| legal.contains(choice)).map(Touch::Pick)
        }
        (Question::Harm { .. }, _) => {
            let kind: fn(&Choice) -> bool = match at {
                0 => |choice| *choice == Choice::Suffer,
                1 => |choice| matches!(choice, Choice::LoseFromHand(_)),
                _ => |choice| matches!(choice, Choice::LoseDiscards(..)),
            };
            let all: Vec<Choice> = legal.iter().copied().filter(kind).collect();
            let next = all.iter().position(|&choice| Some(choice) == pointed).map_or(0, |at| at + 1);
            all.get(next).or(all.first()).map(|&choice| Touch::Pick(choice))
        }
        (Question::Turn | Question::Move { .. }, Some(Plan::Cards { lead, other })) => {
            let (place, basic) = if at < 4 { (at, false) } else { (at - 4, true) };
            let card = if place / 2 % 2 == 0 { lead } else { other };
            let side = if place % 2 == 0 { Side::Top } else { Side::Bottom };
            (at < 8).then_some(Touch::Pick(Choice::Act { card, side, basic }))
        }
        _ => legal.get(at).map(|&choice| Touch::Pick(choice)),
    }
}

/// Does what a key means. Says whether it meant something here.
pub fn obey(table: Controller<ScenarioAtTable>, key: &str, on_control: bool) -> bool {
    if let "w" | "W" = key {
        return read_why();
    }
    let Some(seat) = table.asked().filter(|_| !on_control || key != "Enter") else { return false };
    if let "y" | "Y" = key
        && untrack(|| drawn(table, talk::may_speak))
    {
        table.act(Act::Open(Sheet::Say));
        return true;
    }
    let pointed = table.chosen.get_untracked();
    let meant = table.game.with_untracked(|game| {
        let view = game.view(seat);
        let trial = view.trial(game.plan()).ok()?;
        touch(&trial.view(), game.plan(), pointed, key)
    });
    meant.map(|touch| table.act(Act::Own(touch))).is_some()
}

/// Leads whoever reads by keys to why it happens: the reasons of a monster's turn, or what an attack will do.
fn read_why() -> bool {
    let found = document().query_selector(".side > [tabindex]").ok().flatten();
    let reasons = found.and_then(|element| element.dyn_into::<HtmlElement>().ok());
    reasons.is_some_and(|reasons| reasons.focus().is_ok())
}
