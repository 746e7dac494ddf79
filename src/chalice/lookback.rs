//! Looking at a hunt as it was: one event after the other, forwards and back.

use crate::chalice::game::Game;
use crate::chalice::table::{Seated, Sort};
use crate::chalice::words::Words;
use crate::parts::button::{Button, Tone};
use crate::parts::icon::{Emblem, Icon};
use ::chalice::Event;
use ::chalice::words::line_to;
use leptos::prelude::*;

/// The line that is told here, the way to the others, and the way back.
#[component]
pub(crate) fn Lookback(seated: Seated) -> impl IntoView {
    let words = move || seated.words();
    let last = move || {
        seated.board.track();
        seated.game.with_value(|game| game.events().len())
    };
    let at = move || seated.viewing.get().unwrap_or_else(last);
    let told = move || {
        seated.game.with_value(|game| {
            let event = at().checked_sub(1).and_then(|place| game.events().get(place).copied());
            let name = |seat| game.company().name(seat, seated.house.lang()).to_owned();
            event.map_or_else(
                || words().at_start.to_owned(),
                |event| line_to(game.you(), event, seated.house.lang(), &name),
            )
        })
    };
    let step = move |icon: Icon, word: fn(&Words) -> &'static str, to: Box<dyn Fn() -> usize>| {
        view! {
            <button type="button" class="step" aria-label=move || word(words()) title=move || word(words()) on:click=move |_| seated.look_at(to())>
                <Emblem icon=icon/>
            </button>
        }
    };
    let round = move |forward: bool| seated.game.with_value(|game| round_from(game.events(), at(), forward));
    let over = seated.game.with_value(|game| game.result().is_some());
    let resume = move || seated.jump(seated.game.with_value(|game| game.undone_to(at())));
    let can_resume =
        move || seated.sort != Sort::Replay && seated.game.with_value(|game| game.decided_before(at()) > 0);
    view! {
        <section class="lookback" aria-label=move || words().look_through>
            <p class="told" role="status">{told}</p>
            <input
                type="range" min="0" max=last aria-label=move || words().look_through prop:value=at
                on:input=move |event| if let Ok(place) = event_target_value(&event).parse() { seated.look_at(place) }
            />
            <div class="steps">
                {step(Icon("fast-backward-button"), |words| words.round_before, Box::new(move || round(false)))}
                {step(Icon("previous-button"), |words| words.earlier, Box::new(move || at().saturating_sub(1)))}
                {step(Icon("next-button"), |words| words.later, Box::new(move || at() + 1))}
                {step(Icon("fast-forward-button"), |words| words.round_after, Box::new(move || round(true)))}
            </div>
            <div class="row">
                {(seated.sort != Sort::Replay).then(|| view! {
                    <Button tone=Tone::Brass on_press=move || seated.viewing.set(None)>{move || words().to_now}</Button>
                })}
                {move || can_resume().then(|| view! { <Button on_press=resume>{move || words().from_here}</Button> })}
                {over.then(|| view! {
                    <Button on_press=move || seated.reckoning.set(true)>{move || words().see_end}</Button>
                })}
            </div>
        </section>
    }
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

impl Game {
    /// How many of the person's decisions were made before so many events had happened.
    pub(crate) fn decided_before(&self, told: usize) -> usize {
        let you = self.you();
        self.told_before_choices().iter().filter(|&&(seat, before)| seat == you && before < told).count()
    }

    /// The hunt before the person's last decision at this point of the tale; all that was decided since can be redone.
    #[must_use]
    pub fn undone_to(&self, told: usize) -> Option<Self> {
        let keep = self.decided_before(told).checked_sub(1)?;
        let mut game = self.undone()?;
        while game.own_decisions() > keep {
            game = game.undone()?;
        }
        Some(game)
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
