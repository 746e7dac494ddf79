//! What a game that has just ended has brought: its achievements, and the one that is next.

use super::history::{Feat, Steps};
use super::words::{Named, record_words};
use super::{Recorded, finished, kept};
use crate::shell::context::Shell;
use crate::ui::icon::{Icon, emblem};
use drawing::{Tag, tag};
use kit::Lang;

/// What a game has brought, in words. It is made where the records are and drawn at the table, which does without their part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gained {
    /// What achievements are called.
    title: &'static str,
    /// Those that this game has earned.
    earned: Vec<Medal>,
    /// What the next goal is called, the goal, and how far it is where that takes several games.
    next: Option<(&'static str, Medal, Option<String>)>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Medal {
    icon: Icon,
    named: Named,
}

/// Takes a finished game into the records, if that is not done yet, and says what it has brought.
pub fn gained_with<P: Recorded>(shell: Shell, game: &P, lang: Lang) -> Option<Gained> {
    finished(shell, game);
    let fingerprint = game.fingerprint()?;
    let (records, words) = (kept::<P>(shell), record_words(lang));
    let medal = |feat: P::Feat| Medal { icon: feat.icon(), named: feat.named(lang) };
    let next = records.next_goal(P::steps).map(|(feat, Steps { done, of })| {
        let far = (of > 1).then(|| (words.won_of)(done, of));
        (words.next_goal, medal(feat), far)
    });
    let earned = records.earned_with(fingerprint).map(medal).collect();
    Some(Gained { title: words.feats_title, earned, next })
}

/// The achievements one after the other, once `before` others had their turn, and the next goal last.
pub fn gained(gained: &Gained, before: usize) -> Option<Tag> {
    let Gained { title, earned, next } = gained;
    let turn = |place: usize| (before + place).to_string();
    let medal = |medal: &Medal, place: usize, kicker: Option<&'static str>, far: Option<String>| {
        tag("li", "")
            .write("--turn", turn(place))
            .when(kicker.is_none(), "earned")
            .with(tag("span", "medal").set("aria-hidden", "true").with(emblem(medal.icon)))
            .with(kicker.map(|kicker| tag("span", "kicker").with(kicker)))
            .with(tag("strong", "").with(medal.named.name))
            .with(tag("span", "line").with(medal.named.line))
            .with(far.map(|far| tag("b", "far").with(far)))
    };
    let won = earned.iter().enumerate().map(|(place, feat)| medal(feat, place, None, None));
    let goal = next.iter().map(|(kicker, feat, far)| medal(feat, earned.len(), Some(kicker), far.clone()));
    let medals: Vec<Tag> = won.chain(goal).collect();
    (!medals.is_empty())
        .then(|| tag("section", "gained").with(tag("h2", "").with(*title)).with(tag("ul", "").each(medals)))
}
