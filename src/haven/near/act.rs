//! The own turn: two cards with their halves as buttons, what may be added, and answers that are neither hex nor half.

use super::answers;
use super::hold::{held_card, held_known};
use super::{card, hint};
use crate::haven::codex::Known;
use crate::haven::emblem;
use crate::haven::show::card::{Size, ability_card_with};
use crate::haven::show::{Scene, Touch};
use crate::haven::words::near::{NearWords, words};
use crate::ui::icon::emblem;
use ::haven::card::{CardId, Side};
use ::haven::hero::{Pile, Plan};
use ::haven::{Choice, Event};
use drawing::{Tag, button, tag};
use kit::Seat;

/// What was done or is planned in this turn, in order.
struct Played {
    card: CardId,
    side: Side,
    basic: bool,
    done: bool,
}

fn played(scene: &Scene<'_>, seat: Seat) -> Vec<Played> {
    let of = |event: &Event, done: bool| match *event {
        Event::Action(who, card, side, basic) if who == seat => Some(Played { card, side, basic, done }),
        _ => None,
    };
    let under_way = scene.view.action().filter(|_| scene.plan.is_empty());
    let done = scene.recent.iter().filter_map(|event| of(event, true));
    let planned = scene.planned.iter().filter_map(|event| of(event, false));
    let mut all: Vec<Played> = done.chain(planned).collect();
    // What is being performed is not done yet.
    if let (Some((_, card, side, basic)), Some(last)) = (under_way, all.last_mut())
        && (last.card, last.side, last.basic) == (card, side, basic)
    {
        last.done = false;
    }
    all
}

/// The cards of the turn, and what can be added or answered beside them.
#[must_use]
pub fn cards(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let seat = scene.view.seat();
    // Beside an attack that is aimed, or a turn that is told, there is less room.
    let aimed = scene.pointed.or(scene.plan.last().copied());
    let aimed = matches!(aimed, Some(Choice::Target(_) | Choice::Area(..)));
    let place = tag("section", "hand acting").when(aimed || scene.asked.is_none(), "low");
    let Some(Plan::Cards { lead, other }) = scene.view.plan(seat) else {
        return place.with(beside(scene, words));
    };
    let all = played(scene, seat);
    let both = [lead, other].map(|id| turn_card(scene, words, &all, id));
    place.with(tag("div", "cards two").each(both)).with(beside(scene, words))
}

fn turn_card(scene: &Scene<'_>, words: &'static NearWords, all: &[Played], id: CardId) -> Tag {
    let Some(class) = card::class_of(scene) else { return tag("div", "") };
    let of_card = all.iter().find(|one| one.card == id);
    let half = |side: Side, printed: Tag| {
        let choice = Choice::Act { card: id, side, basic: false };
        let place = all.iter().position(|one| one.card == id && one.side == side && !one.basic);
        let mine = of_card.is_some_and(|one| one.side == side && !one.basic);
        let done = mine && of_card.is_some_and(|one| one.done);
        // The other half of a card that is played, and the same half of the other card, are out of reach.
        let gone = of_card.is_some() && !mine || all.iter().any(|one| one.card != id && one.side == side && one.done);
        button("play-half", scene.touch(Touch::Pick(choice)))
            .key(side as usize + 1)
            .when(mine && !done, "chosen")
            .when(done, "done")
            .when(gone, "gone")
            .when(hint::names(scene, choice), "hinted")
            .pressed(mine)
            .set_if(gone || scene.asked.is_none(), "aria-disabled", "true")
            .with(tag("span", "hidden").with(format!("{}: {}", card::name_of(scene, id), words.halves[side as usize])))
            .with(printed)
            .with(place.filter(|_| !done).map(|place| tag("span", "turn-place").with(place as u32 + 1)))
            .with(done.then(|| tag("span", "stamp").with(words.done)))
    };
    let basic = |side: Side| {
        let choice = Choice::Act { card: id, side, basic: true };
        let mine = all.iter().any(|one| one.card == id && one.side == side && one.basic);
        let can = scene.legal.contains(&choice) || mine;
        let icon = if side == Side::Top { emblem::ATTACK } else { emblem::MOVE };
        button("basic", scene.touch(Touch::Pick(choice)))
            .key(side as usize + 5)
            .when(mine, "chosen")
            .when(hint::names(scene, choice), "hinted")
            .pressed(mine)
            .set_if(!can, "aria-disabled", "true")
            .with(emblem(icon))
            .with(words.or_basic[side as usize])
    };
    let chosen = of_card.filter(|one| !one.done && !one.basic).map(|one| one.side);
    tag("div", "turn-card")
        .key(usize::from(id.0) + 1)
        .when(chosen == Some(Side::Top), "of-top")
        .when(chosen == Some(Side::Bottom), "of-bottom")
        .with(basic(Side::Top))
        .with(held_card(scene, ability_card_with(scene.words, class, id, Size::Act, half), id))
        .with(basic(Side::Bottom))
}

/// Items and elements that can be used now, with what they change, and answers that are neither hex nor half.
fn beside(scene: &Scene<'_>, words: &'static NearWords) -> Tag {
    let items: Vec<Choice> =
        scene.legal.iter().copied().filter(|choice| matches!(choice, Choice::Use(_) | Choice::Omit(_))).collect();
    let changes = scene.pointed.map(|pointed| scene.view.changes(pointed)).unwrap_or_default();
    let aimed = scene.pointed.map(|pointed| scene.view.preview(pointed)).unwrap_or_default();
    let now = aimed.first().map(|preview| preview.kills.percent());
    let item = |choice: &Choice| {
        let change = changes.iter().find(|change| change.with == *choice);
        // What would not change the chance says nothing of it.
        let kills = change.and_then(|change| change.previews.first()).map(|preview| preview.kills.percent());
        let kills = kills.filter(|_| kills != now);
        let chosen = scene.pointed == Some(*choice);
        let add = button("add", scene.touch(Touch::Pick(*choice))).when(chosen, "chosen").pressed(chosen);
        let (add, sign) = match *choice {
            Choice::Use(item) => (held_known(scene, add, Known::Item(item)), Some(emblem::item(item))),
            Choice::Omit(one) => (held_known(scene, add, Known::Condition(one)), Some(emblem::condition(one))),
            _ => (add, None),
        };
        add.with(sign.map(|sign| tag("span", "sign").with(emblem(sign))))
            .with(tag("b", "").with(crate::haven::words::choice(*choice, scene)))
            .with(kills.map(|percent| tag("small", "").with((words.to_kill)(percent))))
    };
    let active = card::pile(scene, Pile::Active { lost: false });
    let adds = (!items.is_empty())
        .then(|| tag("div", "adds").with(tag("h3", "").with(words.add)).each(items.iter().map(item)));
    tag("div", "beside")
        .when(!active.is_empty(), "active")
        .with(adds)
        .with(answers::chips(scene))
        .with(is_half_over(scene).then(|| ends(scene)))
}

/// Whether one half is used up, and the turn may be ended before the other one is. In a lesson there is one way.
fn is_half_over(scene: &Scene<'_>) -> bool {
    let seat = scene.view.seat();
    let is_own = |event: &Event| matches!(event, Event::Action(who, ..) if *who == seat);
    let may_end = scene.taught.is_none() && scene.pointed.is_none() && scene.legal.contains(&Choice::EndTurn);
    may_end && scene.recent.iter().any(is_own)
}

/// Ends the turn, where there is no room for it beside the button and it would be looked for.
fn ends(scene: &Scene<'_>) -> Tag {
    let end = Choice::EndTurn;
    button("chip narrow", scene.touch(Touch::Pick(end))).with(crate::haven::words::choice(end, scene))
}
