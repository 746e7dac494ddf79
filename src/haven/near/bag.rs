//! What is decided before the first round, in the book's order: the battle goal, what is worn, the hand (H4.03).

use super::answers;
use super::card;
use super::hold::held_known;
use crate::haven::codex::Known;
use crate::haven::show::hand::{hand_size, quickest_first};
use crate::haven::show::item::item_tile;
use crate::haven::show::{Scene, Touch};
use crate::haven::words::fill;
use crate::ui::button::{Tone, tool};
use ::bots::haven::policy;
use ::haven::Choice;
use ::haven::card::CardId;
use ::haven::goal::BattleGoal;
use ::haven::hero::Pile;
use ::haven::item::Item;
use ::haven::question::Question;
use drawing::{Tag, button, tag};
use kit::Sort;
use leptos::prelude::*;

/// The two battle goals that were dealt.
#[must_use]
pub fn goals(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    let one = |(at, goal): (usize, BattleGoal)| {
        let choice = Choice::Goal(at as u8);
        let chosen = scene.pointed == Some(choice);
        button("goal-card", scene.touch(Touch::Pick(choice)))
            .key(at)
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(tag("b", "").with(goal.name().get(words.lang)))
            .with(tag("span", "").with(words.battle_goal(goal)))
            .with(tag("em", "").with("✓ ").with(fill(words.goal.checks, &[&goal.checks()])))
    };
    tag("section", "hand bagging")
        .with(tag("p", "hint").with(words.setup.goal_hint))
        .with(tag("div", "goals").each(scene.view.battle_goals().into_iter().enumerate().map(one)))
}

/// The items that can be worn, all of which go along unless the person takes one out again.
#[must_use]
pub fn items(scene: &Scene<'_>) -> Tag {
    let (words, table) = (scene.words, scene.table);
    let packed: Vec<Item> = scene.plan.iter().chain(&scene.pointed).filter_map(item_of).collect();
    let mut all: Vec<Item> = packed.iter().copied().chain(scene.legal.iter().filter_map(item_of)).collect();
    all.arrange_by_key(|&item| item as usize);
    all.dedup();
    let one = |&item: &Item| {
        let chosen = packed.contains(&item);
        let others = packed.iter().copied().filter(|&other| other != item);
        let then: Vec<Choice> = others.chain((!chosen).then_some(item)).map(Choice::Item).collect();
        let turn = move || {
            // Nothing at all is an answer, too.
            let (last, before) = then.split_last().map_or((Choice::Skip, &[][..]), |(&last, before)| (last, before));
            table.game.update(|game| game.plan_instead(before.to_vec()));
            table.chosen.set(Some(last));
        };
        held_known(scene, button("pack", turn), Known::Item(item))
            .key(item as usize + 1)
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(item_tile(words, item))
    };
    tag("section", "hand bagging").with(tag("div", "packs").each(all.iter().map(one)))
}

/// The item that a choice takes along.
const fn item_of(choice: &Choice) -> Option<Item> {
    match *choice {
        Choice::Item(item) => Some(item),
        _ => None,
    }
}

/// The pool: what goes along, and what stays at home.
#[must_use]
pub fn pool(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    let table = scene.table;
    let Some(hero) = scene.view.hero(scene.view.seat()) else { return answers::all(scene) };
    let home: Vec<CardId> = scene.plan.iter().chain(&scene.pointed).filter_map(left_at_home).collect();
    let mut cards = card::pile(scene, Pile::Hand);
    cards.extend(scene.plan.iter().filter_map(left_at_home));
    let cards = quickest_first(hero.class, cards);
    let size = hand_size(cards.len());
    let one = |&id: &CardId| {
        if !home.contains(&id) {
            return card::to_choose(scene, id, size, "", None, scene.touch(Touch::Pick(Choice::Card(id))));
        }
        // What was laid aside comes back at a touch.
        let rest: Vec<Choice> = scene.plan.iter().copied().filter(|choice| *choice != Choice::Card(id)).collect();
        let back = move || {
            let rest = rest.clone();
            if table.game.with_untracked(|game| game.plan() != rest) {
                table.game.update(|game| game.plan_instead(rest));
            }
            table.chosen.set(None);
        };
        card::to_choose(scene, id, size, "home", Some(words.setup.stays_home.to_owned()), back)
    };
    tag("section", "hand choosing bagging").with(card::in_two_rows(cards.iter().map(one).collect()))
}

/// The card that a choice leaves at home.
const fn left_at_home(choice: &Choice) -> Option<CardId> {
    match *choice {
        Choice::Card(card) => Some(card),
        _ => None,
    }
}

/// How many cards go along as it stands, or how many are too many.
pub(super) fn how_many(scene: &Scene<'_>) -> Option<String> {
    let hero = scene.view.hero(scene.view.seat())?;
    let pointed = usize::from(scene.pointed.as_ref().and_then(left_at_home).is_some());
    let going = card::pile(scene, Pile::Hand).len() - pointed;
    let words = &scene.words.setup;
    Some(match going.saturating_sub(hero.class.hand_size()) {
        0 => fill(words.hand_count, &[&going, &hero.class.hand_size()]),
        left => fill(words.too_many, &[&left]),
    })
}

/// Fills the hand as a hero who is not asked would.
pub(super) fn suggest(scene: &Scene<'_>) -> Tag {
    let (table, seat) = (scene.table, scene.view.seat());
    let suggest = move || {
        let Some(mut all) = table.game.with_untracked(|game| suggestion(&game.view(seat))) else { return };
        let last = all.pop();
        table.game.update(|game| game.plan_instead(all));
        table.chosen.set(last);
    };
    tool(Tone::Quiet, suggest).when(true, "suggest").with(scene.words.setup.suggest)
}

/// Which cards a hero who is not asked leaves at home.
fn suggestion(view: &::haven::View<'_>) -> Option<Vec<Choice>> {
    let mut all = Vec::new();
    loop {
        let trial = view.trial(&all).ok()?;
        if trial.view().question() != Some(Question::Hand) {
            return Some(all);
        }
        all.push(policy::choose(&trial.view())?);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::haven::class::Class;
    use ::haven::{Game, Setup};
    use kit::Seed;

    #[test]
    fn h2_05_a_suggested_hand_is_as_large_as_it_may_be() {
        for class in Class::ALL {
            let other = if class == Class::Brute { Class::Tinkerer } else { Class::Brute };
            let setup = Setup::scenario(1, &[class, other], Seed::from_number(4));
            let mut game = Game::begin(&setup, &mut ()).expect("a game");
            while let Some(seat) = game.next_to_decide() {
                let view = game.view(seat);
                if view.question() == Some(Question::Hand) {
                    break;
                }
                let choice = game.legal(seat)[0];
                game.choose(seat, choice, &mut ()).expect("it was listed");
            }
            let seat = game.next_to_decide().expect("somebody takes a hand");
            let all = suggestion(&game.view(seat)).expect("a hand");
            for choice in all {
                game.choose(seat, choice, &mut ()).expect("it was suggested");
            }
            assert_eq!(game.view(seat).cards(seat, Pile::Hand).len(), class.hand_size(), "{class:?}");
        }
    }
}
