//! What is decided before the first round, in the book's order: the battle goal, what is worn, the hand (H4.03).

use super::answers;
use super::card;
use crate::haven::show::item::item_tile;
use crate::haven::show::{Scene, Touch};
use crate::haven::words::fill;
use crate::ui::button::{Tone, tool};
use ::bots::haven::policy;
use ::haven::Choice;
use ::haven::card::CardId;
use ::haven::goal::BattleGoal;
use ::haven::hero::Pile;
use ::haven::question::Question;
use drawing::{Tag, button, tag};
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

/// The items that can still be worn.
#[must_use]
pub fn items(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    let one = |&choice: &Choice| {
        let Choice::Item(item) = choice else { return None };
        let chosen = scene.pointed == Some(choice);
        let tile = button("pack", scene.touch(Touch::Pick(choice))).key(item as usize + 1).when(chosen, "chosen");
        Some(tile.pressed(chosen).with(item_tile(words, item)))
    };
    let done = scene.legal.contains(&Choice::Skip).then(|| {
        let chosen = scene.pointed == Some(Choice::Skip);
        button("chip", scene.touch(Touch::Pick(Choice::Skip)))
            .when(chosen, "chosen")
            .pressed(chosen)
            .with(crate::haven::words::choice(Choice::Skip, scene))
    });
    tag("section", "hand bagging")
        .with(tag("div", "packs").each(scene.legal.iter().filter_map(one)))
        .with(tag("div", "chips").with(done))
}

/// The pool: what goes along, what stays at home, and a hand that is suggested.
#[must_use]
pub fn pool(scene: &Scene<'_>) -> Tag {
    let words = scene.words;
    let table = scene.table;
    let Some(hero) = scene.view.hero(scene.view.seat()) else { return answers::all(scene) };
    let last = match scene.pointed {
        Some(Choice::Card(card)) => Some(card),
        _ => None,
    };
    let planned: Vec<CardId> = scene
        .plan
        .iter()
        .filter_map(|choice| if let Choice::Card(card) = choice { Some(*card) } else { None })
        .collect();
    let stays = |card: &CardId| planned.contains(card) || last == Some(*card);
    let mut cards = card::pile(scene, Pile::Hand);
    cards.extend(planned.iter().copied());
    let cards = crate::haven::show::hand::quickest_first(hero.class, cards);
    let going = cards.iter().filter(|card| !stays(card)).count();
    let size = crate::haven::show::hand::hand_size(cards.len());
    let one = |&id: &CardId| {
        if !stays(&id) {
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
    let left = going.saturating_sub(hero.class.hand_size());
    let says = match left {
        0 => fill(words.setup.hand_count, &[&going, &hero.class.hand_size()]),
        left => fill(words.setup.too_many, &[&left]),
    };
    let seat = scene.view.seat();
    let suggest = move || {
        let Some(mut all) = table.game.with_untracked(|game| suggestion(&game.view(seat))) else { return };
        let last = all.pop();
        table.game.update(|game| game.plan_instead(all));
        table.chosen.set(last);
    };
    let head = tag("div", "pool-head")
        .with(tag("p", "").set("role", "status").with(tag("b", "").with(words.setup.hand)).with(" ").with(says))
        .with(tool(Tone::Quiet, suggest).when(true, "small").with(words.setup.suggest));
    tag("section", "hand choosing bagging").with(head).with(tag("div", "cards many").each(cards.iter().map(one)))
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
