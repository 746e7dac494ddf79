//! Looking at a game as it was: one event after the other, forwards and back.

use crate::table::controller::{Controller, Mode};
use crate::table::presented::Presented;
use crate::ui::button::{Tone, tool};
use crate::ui::icon::{Icon, emblem};
use drawing::{Drawing, button, tag};
use leptos::prelude::*;
use play::Pace;
use std::time::Duration;

/// What happened here, what would have been better where that is known, what else of that moment the game shows, the way to
/// the other moments, and the way back.
pub fn lookback<P: Presented>(table: Controller<P>, better: Option<String>, then: Drawing) -> Drawing {
    let (words, lang) = (table.words(), table.shell.lang());
    table.game.with(|game| {
        let events = game.events();
        let last = events.len();
        let at = table.viewing.get().unwrap_or(last);
        let told = at.checked_sub(1).and_then(|place| game.lines(place..at, lang).pop());
        let told = told.unwrap_or_else(|| words.at_start.to_owned());
        let better = better.map(|better| tag("span", "better").with(better));
        let slider = tag("input", "")
            .set("type", "range")
            .set("min", "0")
            .write("max", last.to_string())
            .set("aria-label", table.game_words().look_through)
            .write(".value", at.to_string())
            .on("pointerdown", move |_| table.playing.set(false))
            .on_value("input", move |place| {
                table.playing.set(false);
                place.parse().into_iter().for_each(|place| table.look_at(place));
            });
        let (shell_words, pace) = (table.shell.words(), table.playing_pace.get());
        let pace = button("step pace", move || table.playing_pace.set(faster(pace)))
            .set("title", shell_words.motion)
            .with(tag("span", "hidden").with(shell_words.motion).with(": "))
            .with(shell_words.pace(pace));
        let step = |icon: Icon, word: &'static str, to: usize| {
            button("step", move || table.look_at(to)).set("aria-label", word).set("title", word).with(emblem(icon))
        };
        let rounds: Vec<usize> = starts(events.iter().map(|&event| P::begins_round(event))).collect();
        let playing = table.playing.get();
        let (icon, word) = match playing {
            true => (Icon("pause-button"), words.pause),
            false => (Icon("play-button"), words.play),
        };
        let play = button("step", move || play(table, !playing)).set("aria-label", word).set("title", word);
        let steps = tag("div", "steps")
            .with(step(Icon("fast-backward-button"), words.round_before, round_before(&rounds, at)))
            .with(step(Icon("previous-button"), words.earlier, at.saturating_sub(1)))
            .with(play.with(emblem(icon)))
            .with(step(Icon("next-button"), words.later, at + 1))
            .with(step(Icon("fast-forward-button"), words.round_after, round_after(&rounds, at).unwrap_or(last)));
        let own = table.mode != Mode::Replay;
        let to_now = own.then(|| tool(Tone::Brass, move || table.viewing.set(None)).with(words.to_now));
        let resume = move || table.go_back_to(at);
        let resume =
            (own && game.last_decision_before(at).is_some()).then(|| tool(Tone::Quiet, resume).with(words.from_here));
        let to_end =
            game.is_over().then(|| tool(Tone::Quiet, move || table.see_end()).with(table.game_words().see_end));
        tag("section", "lookback")
            .set("aria-label", table.game_words().look_through)
            .with(tag("p", "told").set("role", "status").with(told).with(better))
            .with(then)
            .with(tag("div", "through").with(slider).with(pace))
            .with(steps)
            .with(tag("div", "row").with(to_now).with(resume).with(to_end))
            .drawn()
    })
}

/// A replay that is opened goes on by itself, unless nothing shall move.
pub fn play_replay<P: Presented>(table: Controller<P>) {
    if table.mode == Mode::Replay && untrack(|| table.shell.pace()) != Pace::Off {
        play(table, true);
    }
}

/// The next faster pace, and after the fastest the slowest.
fn faster(pace: Pace) -> Pace {
    let moving = Pace::ALL.into_iter().filter(|&pace| pace != Pace::Off);
    moving.clone().skip_while(|&slower| slower != pace).nth(1).or_else(|| moving.clone().next()).unwrap_or(pace)
}

/// Lets what is looked back at go on by itself, or stop.
fn play<P: Presented>(table: Controller<P>, on: bool) {
    table.playing.set(on);
    if on {
        let ended = table.game.with_untracked(|game| table.viewing.get_untracked() == Some(game.events().len()));
        if ended {
            table.look_at(0);
        }
        go_on(table);
    }
}

/// Goes on to the next event after as long as this one is looked at, wherever somebody has gone meanwhile.
fn go_on<P: Presented>(table: Controller<P>) {
    let Some(at) = table.viewing.get_untracked() else { return table.playing.set(false) };
    let pause = table.game.with_untracked(|game| (at < game.events().len()).then(|| game.pause(at.saturating_sub(1))));
    let Some(pause) = pause else { return table.playing.set(false) };
    let pace = table.playing_pace.get_untracked();
    let act = move || {
        if table.playing.try_get_untracked() == Some(true) {
            if table.viewing.get_untracked() == Some(at) {
                table.look_at(at + 1);
            }
            go_on(table);
        }
    };
    set_timeout(act, Duration::from_millis(pace.stretch(pause).max(SHORTEST).into()));
}

/// Even what takes no time is seen, in milliseconds.
const SHORTEST: u32 = 60;

/// After how many events each round has begun.
fn starts(begins: impl Iterator<Item = bool>) -> impl Iterator<Item = usize> {
    (1..).zip(begins).filter(|&(_, begins)| begins).map(|(told, _)| told)
}

/// Where the round before this place begins.
fn round_before(rounds: &[usize], at: usize) -> usize {
    rounds.iter().copied().take_while(|&told| told < at).last().unwrap_or(0)
}

/// Where the round after this place begins.
fn round_after(rounds: &[usize], at: usize) -> Option<usize> {
    rounds.iter().copied().find(|&told| told > at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pace_that_moves_has_its_turn() {
        let turns = std::iter::successors(Some(Pace::Slow), |&pace| Some(faster(pace)));
        assert!(turns.take(5).eq([Pace::Slow, Pace::Steady, Pace::Quick, Pace::Swift, Pace::Slow]));
    }

    #[test]
    fn rounds_are_found_on_both_sides() {
        let rounds: Vec<usize> = starts([true, false, true, false, true].into_iter()).collect();
        assert_eq!(round_after(&rounds, 2), Some(3));
        assert_eq!(round_before(&rounds, 3), 1);
        assert_eq!(round_before(&rounds, 1), 0);
        assert_eq!(round_after(&rounds, 5), None);
    }
}
