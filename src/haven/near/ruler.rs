//! The ruler of initiatives: when would I act? A mark for each card that is still in a monster's deck; turned cards are open, so
//! this is public.

use super::card;
use super::talk::said;
use crate::haven::emblem;
use crate::haven::show::card::{hue, portrait};
use crate::haven::show::{Scene, Touch};
use crate::haven::words::near::words;
use crate::ui::icon::emblem;
use ::haven::Choice;
use ::haven::figure::{Figure, Kind};
use ::haven::monster::MonsterKind;
use ::haven::question::Question;
use ::haven::view::BreedView;
use drawing::{Tag, button, tag};
use kit::Seat;

/// Whether any of a type of monster is there.
pub(super) fn is_on_board(scene: &Scene<'_>, kind: MonsterKind) -> bool {
    let is_one =
        |figure: &Figure| matches!(figure.kind, Kind::Monster { kind: one, .. } if figure.alive && one == kind);
    scene.view.figures().any(|(_, figure)| is_one(figure))
}

/// When the others mean to act, as bands: what they say stands beside them.
fn others(scene: &Scene<'_>) -> Vec<Tag> {
    let row = |seat: Seat| {
        let band = said(scene, seat).filter(|_| seat != scene.view.seat())?.band?;
        let class = scene.view.hero(seat)?.class;
        let (first, last) = band.span();
        let bar = tag("i", "band").write("--at", first.to_string()).write("--to", last.to_string());
        let says = bar.with(scene.words.band(band).trim_end_matches('.'));
        let marks = tag("span", "marks").with(says);
        Some(tag("li", "band-of").key(class as usize + 100).when(true, hue(class)).with(portrait(class)).with(marks))
    };
    (0..4).map(Seat).filter_map(row).collect()
}

/// A number below the ruler.
fn tick(initiative: u32) -> Tag {
    tag("span", "").key(initiative as usize).write("--at", initiative.to_string()).with(initiative)
}

/// The ruler, while two cards are chosen.
#[must_use]
pub fn ruler(scene: &Scene<'_>) -> Option<Tag> {
    (scene.asked == Some(Question::Cards)).then(|| drawn(scene))
}

fn drawn(scene: &Scene<'_>) -> Tag {
    let words = words(scene.lang);
    let (lead, second) = match scene.pointed {
        Some(Choice::Play(lead, other)) => (Some(lead), Some(other).filter(|&other| other != lead)),
        _ => (None, None),
    };
    let at = match scene.pointed {
        Some(Choice::LongRest) => Some(99),
        _ => lead.map(|card| card::initiative(scene, card)),
    };
    let head = lead.map(|lead| {
        let with = second.map(|second| tag("p", "").with((words.with)(card::name_of(scene, second))));
        let swap = second.map(|second| {
            let instead = (words.lead_instead)(card::initiative(scene, second));
            button("swap", scene.touch(Touch::Swap)).with(instead)
        });
        let class = card::class_of(scene).map_or("", hue);
        tag("div", "leads")
            .when(true, class)
            .with(tag("b", "initiative").with(u32::from(card::initiative(scene, lead))))
            .with(
                tag("div", "")
                    .with(tag("h2", "").with((words.leads)(card::name_of(scene, lead))))
                    .with(with)
                    .with(swap),
            )
    });
    let on_board = |breed: &BreedView<'_>| is_on_board(scene, breed.kind);
    let row = |breed: BreedView<'_>| {
        let deck = breed.kind.sheet().deck;
        let marks = breed.left.iter().map(|&card| deck[usize::from(card)].initiative);
        let before = at.map(|at| marks.clone().filter(|&mark| mark < at).count());
        let mark = |initiative: u8| {
            tag("i", "").when(at.is_some_and(|at| initiative < at), "full").write("--at", initiative.to_string())
        };
        let says = before.map(|before| (words.of)(before, breed.left.len()));
        tag("li", "")
            .key(breed.kind as usize + 1)
            .with(emblem(emblem::monster(breed.kind)))
            .with(tag("span", "marks").set("aria-hidden", "true").each(marks.map(mark)))
            .with(tag("b", "").with(says))
    };
    let line = at.map(|at| tag("span", "now").write("--at", at.to_string()).with((words.you_at)(at)));
    let second = second.map(|second| card::initiative(scene, second));
    // Too near to the first it would lie under it; the line below is there all the same.
    let other = second.filter(|&second| at.is_some_and(|at| at.abs_diff(second) > 15));
    let other = other.map(|second| tag("span", "then").write("--at", second.to_string()).with(u32::from(second)));
    let upright = |key: usize, class, at: Option<u8>| {
        at.map(|at| tag("li", class).key(key).set("aria-hidden", "true").write("--at", at.to_string()))
    };
    // With large text it is scrolled, by keys, too.
    tag("section", "panel ruler")
        .set("tabindex", "0")
        .when(head.is_none(), "empty")
        .with(tag("p", "kicker").with(words.two_cards))
        .with(head)
        .with(tag("p", "scale").with(line).with(other).with(tag("small", "").with(words.before_you)))
        .with(
            tag("ul", "")
                .with(at.map(|_| tag("li", "whom").key(200).with(words.before_you).with(":")))
                .each(upright(201, "upright", at))
                .each(upright(202, "upright second", second))
                .each(scene.view.breeds().filter(on_board).map(row))
                .each(others(scene)),
        )
        .with(tag("p", "ticks").set("aria-hidden", "true").each([1, 33, 66, 99].map(tick)))
        .with(tag("p", "hint").with(words.each_mark))
}
