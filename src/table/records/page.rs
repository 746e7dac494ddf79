//! The page of the records.

use super::history::{Feat, Records, Tally};
use super::words::{GameRecordWords, record_words};
use super::{Recorded, RecordsOf, kept, plots};
use crate::browser::time::date;
use crate::shell::context::{VAULT, use_shell};
use crate::table::share::replay_address;
use crate::table::words::Counted;
use crate::table::words::table_words;
use crate::ui::banner::trouble_line;
use crate::ui::button::{Button, Tone};
use crate::ui::dialog::Dialog;
use crate::ui::icon::{Icon, emblem};
use crate::ui::page::Page;
use kit::Lang;
use leptos::prelude::*;

/// So many games are shown at a time.
const AT_ONCE: usize = 20;

/// What a game's records show.
pub struct Contents {
    /// The figures that one looks for first, with their names.
    pub figures: Vec<(u32, Counted)>,
    /// Plots of what was counted.
    pub plots: AnyView,
    /// The finished games, the newest last.
    pub past: Vec<Past>,
}

/// A finished game in the list.
pub struct Past {
    /// Whether the person won.
    pub won: bool,
    /// Against whom or where, as a picture.
    pub icon: Icon,
    /// How it ended.
    pub result: String,
    /// The person's points.
    pub score: String,
    /// Against whom or where.
    pub whom: &'static str,
    /// What it was dealt from.
    pub seed: String,
    /// How large it was.
    pub size: String,
    /// That it was close, if it was.
    pub close: Option<String>,
    /// When it ended.
    pub when: u64,
    /// Letter and code of the link that shows the whole game.
    pub replay: (&'static str, String),
}

/// The page of a game's records, under the ways to its other pages.
pub fn records_page<P: Recorded>(ways: AnyView) -> AnyView {
    let shell = use_shell();
    let records = RwSignal::new(kept::<P>(shell));
    let (shown, asking) = (RwSignal::new(AT_ONCE), RwSignal::new(false));
    let erase = move || {
        asking.set(false);
        let erased = records.get_untracked().erased();
        // The copies before it go too: what is erased is gone.
        let (name, kind) = P::RECORDS;
        match VAULT.forget(name).and_then(|()| VAULT.keep(name, &kind, &erased)) {
            Ok(()) => {
                records.set(erased);
                shell.say(record_words(shell.lang()).erase_done);
            }
            Err(why) => shell.say(trouble_line(shell.words(), &why)),
        }
    };
    let body = move || {
        let (lang, words) = (shell.lang(), P::record_words(shell.lang()));
        records.with(|records| {
            if records.is_empty() {
                return empty(words, P::SET_UP, P::set_up_word(lang));
            }
            let all = super::Sums::all(&records.totals);
            let feats = achievements::<P>(records, lang);
            filled(P::contents(records, lang), all, feats, words, lang, shown, asking)
        })
    };
    let said = Signal::derive(move || P::record_words(shell.lang()));
    frame(Signal::derive(move || table_words(shell.lang()).records), ways, said, body, asking, erase)
}

fn frame(
    title: Signal<&'static str>,
    ways: AnyView,
    said: Signal<&'static GameRecordWords>,
    body: impl Fn() -> AnyView + Send + 'static,
    asking: RwSignal<bool>,
    erase: impl Fn() + Send + 'static,
) -> AnyView {
    let shell = use_shell();
    view! {
        <Page title=title>
            {ways}
            <div class="records">
                <p class="lead">{move || said.get().lead}</p>
                {body}
            </div>
        </Page>
        <Dialog open=asking id="erase-records" title=Signal::derive(move || record_words(shell.lang()).erase_title)>
            <p>{move || said.get().erase_warning}</p>
            <div class="row">
                <Button tone=Tone::Blood on_press=erase>{move || record_words(shell.lang()).erase_confirm}</Button>
                <Button on_press=move || asking.set(false)>{move || shell.words().cancel}</Button>
            </div>
        </Dialog>
    }
    .into_any()
}

fn filled(
    contents: Contents,
    all: Tally,
    achievements: AnyView,
    game: &'static GameRecordWords,
    lang: Lang,
    shown: RwSignal<usize>,
    asking: RwSignal<bool>,
) -> AnyView {
    let words = record_words(lang);
    let Contents { figures, plots, past: games } = contents;
    let left = games.len().saturating_sub(shown.get());
    view! {
        {sums(figures, all, game)}
        {plots::hatching()}
        <section class="plots">{plots}</section>
        {achievements}
        <section class="past">
            <h2>{game.list}</h2>
            <p class="hint">{words.list_hint}</p>
            <ol>{games.into_iter().rev().take(shown.get()).map(|game| past(game, lang)).collect_view()}</ol>
            {more(left, shown, lang)}
        </section>
        <div class="row">
            <Button tone=Tone::Blood on_press=move || asking.set(true)>{words.erase}</Button>
        </div>
    }
    .into_any()
}

/// Nothing to show yet, and the way to something.
fn empty(words: &'static GameRecordWords, set_up: &'static str, set_up_word: &'static str) -> AnyView {
    view! {
        <section class="blank panel">
            <span class="sign" aria-hidden="true">{emblem(Icon("candle-light"))}</span>
            <h2>{words.empty_title}</h2>
            <p>{words.empty}</p>
            <a class="button brass" href=set_up>{set_up_word}</a>
        </section>
    }
    .into_any()
}

/// The figures that one looks for first.
fn sums(figures: Vec<(u32, Counted)>, all: Tally, words: &'static GameRecordWords) -> AnyView {
    let figure = |(value, [one, several]): (u32, Counted)| {
        view! { <div><dd>{value}</dd><dt>{if value == 1 { one } else { several }}</dt></div> }
    };
    view! {
        <section class="sums panel">
            {plots::ring(all, words)}
            <dl>{figures.into_iter().map(figure).collect_view()}</dl>
        </section>
    }
    .into_any()
}

fn achievements<P: Recorded>(records: &RecordsOf<P>, lang: Lang) -> AnyView {
    let words = record_words(lang);
    let Records { earned, .. } = records;
    let feat = |&feat: &P::Feat| {
        let earned = earned.iter().find(|earned| earned.feat == feat);
        let named = feat.named(lang);
        let when = match earned {
            Some(earned) => format!("{} · {}", date(earned.when, lang, false), earned.seed),
            None => words.not_yet.to_owned(),
        };
        view! {
            <li class:earned=earned.is_some()>
                <span class="medal" aria-hidden="true">{emblem(feat.icon())}</span>
                <strong>{named.name}</strong>
                <span class="line">{named.line}</span>
                <span class="when">{when}</span>
            </li>
        }
    };
    let count = P::Feat::ALL.iter().filter(|feat| earned.iter().any(|earned| earned.feat == **feat)).count();
    view! {
        <section class="feats">
            <h2>{words.feats_title}" "<small>{(words.feats_count)(count, P::Feat::ALL.len())}</small></h2>
            <ul>{P::Feat::ALL.iter().map(feat).collect_view()}</ul>
        </section>
    }
    .into_any()
}

/// One finished game.
fn past(game: Past, lang: Lang) -> AnyView {
    let words = record_words(lang);
    view! {
        <li class:winner=game.won>
            <span class="arch" aria-hidden="true">{emblem(game.icon)}</span>
            <strong class="result">{game.result}</strong>
            <span class="score">{game.score}</span>
            <span class="whom">{game.whom}</span>
            <span class="dungeon-seed">{game.seed.clone()}</span>
            <span class="size">{game.size}{game.close.map(|close| view! { <em class="close">{close}</em> })}</span>
            <span class="day">{date(game.when, lang, false)}</span>
            <a href=replay_address(game.replay.0, &game.replay.1) aria-label=(words.replay_of)(&game.seed)>{words.replay}</a>
        </li>
    }
    .into_any()
}

fn more(left: usize, shown: RwSignal<usize>, lang: Lang) -> Option<AnyView> {
    let next = left.min(AT_ONCE);
    let press = move || shown.update(|shown| *shown += AT_ONCE);
    (left > 0).then(|| view! { <Button on_press=press>{(record_words(lang).more)(next)}</Button> }.into_any())
}
