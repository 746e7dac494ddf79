//! Looking at a hunt as it was: one event after the other, forwards and back.

use crate::chalice::controller::{Controller, Mode};
use crate::ui::button::{Tone, tool};
use crate::ui::icon::{Icon, emblem};
use ::chalice::Event;
use ::chalice::words::line_to;
use drawing::{Drawing, button, tag};
use leptos::prelude::*;

/// The line that is told here, the way to the others, and the way back.
pub(crate) fn lookback(seated: Controller) -> Drawing {
    let (words, lang) = (seated.words(), seated.shell.lang());
    seated.game.with_value(|game| {
        let events = game.events();
        let last = seated.progress.get().events;
        let at = seated.viewing.get().unwrap_or(last);
        let name = |seat| game.company().name(seat, lang).to_owned();
        let told = at.checked_sub(1).and_then(|place| events.get(place).copied());
        let told = told.map_or_else(|| words.at_start.to_owned(), |event| line_to(game.you(), event, lang, &name));
        let slider = tag("input", "")
            .set("type", "range")
            .set("min", "0")
            .write("max", last.to_string())
            .set("aria-label", words.look_through)
            .write(".value", at.to_string())
            .on_value("input", move |place| place.parse().into_iter().for_each(|place| seated.look_at(place)));
        let step = |icon: Icon, word: &'static str, to: usize| {
            button("step", move || seated.look_at(to)).set("aria-label", word).set("title", word).with(emblem(icon))
        };
        let steps = tag("div", "steps")
            .with(step(Icon("fast-backward-button"), words.round_before, round_from(events, at, false)))
            .with(step(Icon("previous-button"), words.earlier, at.saturating_sub(1)))
            .with(step(Icon("next-button"), words.later, at + 1))
            .with(step(Icon("fast-forward-button"), words.round_after, round_from(events, at, true)));
        let own = seated.mode != Mode::Replay;
        let to_now = own.then(|| tool(Tone::Brass, move || seated.viewing.set(None)).with(words.to_now));
        let resume = move || seated.go_back_to(at);
        let resume =
            (own && game.last_decision_before(at).is_some()).then(|| tool(Tone::Quiet, resume).with(words.from_here));
        let over = game.outcome().is_some();
        let to_end = over.then(|| tool(Tone::Quiet, move || seated.reckoning.set(true)).with(words.see_end));
        tag("section", "lookback")
            .set("aria-label", words.look_through)
            .with(tag("p", "told").set("role", "status").with(told))
            .with(slider)
            .with(steps)
            .with(tag("div", "row").with(to_now).with(resume).with(to_end))
            .drawn()
    })
}

/// Where the round before or after this place begins.
fn round_from(events: &[Event], at: usize, forward: bool) -> usize {
    let mut begins = (1..).zip(events).filter(|(_, event)| matches!(event, Event::Round { .. })).map(|(told, _)| told);
    if forward {
        begins.find(|&told| told > at).unwrap_or(events.len())
    } else {
        begins.take_while(|&told| told < at).last().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_found_on_both_sides() {
        let round = |round| Event::Round { round };
        let events = [round(1), Event::Called, round(2), Event::Called, round(3)];
        assert_eq!(round_from(&events, 2, true), 3);
        assert_eq!(round_from(&events, 3, false), 1);
        assert_eq!(round_from(&events, 1, false), 0);
        assert_eq!(round_from(&events, 5, true), 5);
    }
}
